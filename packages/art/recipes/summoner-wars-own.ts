import type { Pose } from '../figure/rig.ts';

/** Heads, weapons and beasts of single cards of Summoner Wars. */

/** What a card wants of its own. */
export interface Own {
  readonly head?: string;
  readonly size?: number;
  readonly color?: string;
  readonly eyes?: string;
  readonly weapon?: string;
  readonly pose?: Pose;
  readonly wide?: number;
  readonly orb?: boolean;
  /** A beast instead of a figure; with `rider` somebody sits on it. */
  readonly beast?: string;
  readonly fur?: string;
  readonly rider?: boolean;
  readonly cape?: string;
}

export const OWN: Readonly<Record<string, Own>> = {
  svara: {
    head: 'elf-helmet',
    color: 'e8c46a',
    size: 46,
    eyes: '8fe4ff',
    weapon: 'crystal-wand',
    pose: 'raised',
    cape: '8a2f3c',
    wide: 1.04,
  },
  ollag: { head: 'dwarf-face', weapon: 'warhammer', wide: 1.32, pose: 'planted' },
  jarmund: { head: 'viking-head', size: 50, color: 'd9b08a', weapon: 'battle-axe', pose: 'raised' },
  nadiana: {
    head: 'woman-elf-face',
    size: 44,
    color: 'e6c4a4',
    weapon: 'ice-bolt',
    pose: 'cast',
    orb: true,
    wide: 1,
    cape: '1f4a78',
  },
  'frost-mage': { head: 'wizard-face', pose: 'cast', orb: true },
  'ice-smith': { head: 'dwarf-helmet', weapon: 'thor-hammer', pose: 'raised' },
  'ice-golem': { beast: 'ice-golem', fur: 'c9f0ff' },
  'bear-cavalry': { beast: 'polar-bear', fur: 'f2f4f4', rider: true },
  sneeks: { head: 'goblin-head', weapon: 'bone-knife', pose: 'raised', cape: '3b2a52', wide: 0.9 },
  blarf: { head: 'ogre', size: 48, wide: 1.4, weapon: 'wood-club', pose: 'carried' },
  smeg: { head: 'goblin', weapon: 'stone-axe', pose: 'raised' },
  'the-eater': { beast: 'carnivore-mouth', fur: '9a6a5a' },
  'beast-rider': { beast: 'wolf-head', fur: '8a8068', rider: true },
  'horde-clinger': { beast: 'spider-alt', fur: '9a8f4a' },
  'horde-climber': { weapon: 'war-pick', pose: 'raised' },
  'horde-slinger': { weapon: 'slingshot', pose: 'raised' },
  'queen-maldaria': { head: 'woman-elf-face', size: 46, weapon: 'torch', pose: 'cast', orb: true, cape: 'd9571f' },
  'fire-drake': { beast: 'dragon-head', fur: 'd2602a' },
  'ember-beast': { beast: 'lion', fur: 'd88a3a' },
  fanessa: { head: 'elf-helmet', weapon: 'energy-sword', pose: 'raised' },
  holleas: { head: 'hood', pose: 'cast', orb: true },
  'abua-shi': { head: 'ceremonial-mask', weapon: 'crescent-staff', pose: 'raised', cape: '2f7d63', orb: true },
  lioness: { beast: 'feline', fur: 'd8a860' },
  rhinoceros: { beast: 'rhinoceros-horn', fur: '9a8a78' },
  'makeinda-ru': { head: 'tribal-mask', weapon: 'spear-feather', pose: 'raised' },
  'miti-kyru': { head: 'cleopatra', weapon: 'high-shot', pose: 'raised' },
  'miti-mumway': { head: 'ceremonial-mask', pose: 'cast', orb: true },
  grognack: { head: 'orc-head', weapon: 'battle-axe', pose: 'raised', wide: 1.5, cape: '6a2a22' },
  ragnor: { head: 'horned-helm', weapon: 'thor-hammer', pose: 'planted', wide: 1.45 },
  shonk: { head: 'ogre', weapon: 'spiked-mace', pose: 'raised' },
  targan: { head: 'viking-helmet', weapon: 'war-axe', pose: 'across' },
  'tundra-charger': { beast: 'mammoth', fur: '8a7464' },
  smasher: { weapon: 'spiked-mace', pose: 'carried', wide: 1.5 },
  'frost-shaman': { weapon: 'skull-staff', pose: 'raised', orb: true, head: 'orc-head' },
  'ret-talus': {
    head: 'crowned-skull',
    size: 44,
    weapon: 'skull-staff',
    pose: 'raised',
    eyes: 'd06bff',
    cape: '5a1f3a',
  },
  dragos: { head: 'vampire-dracula', size: 44, color: 'e0d4cc', weapon: 'rune-sword', pose: 'raised', cape: '7a1c24' },
  'elut-bal': { beast: 'minotaur', fur: '7a4a5a' },
  'gul-dass': { head: 'daemon-skull', size: 46, color: 'c8b08a', weapon: 'scythe', pose: 'raised', wide: 1.3 },
  'hellfire-cultist': { head: 'cultist', size: 48, color: '8a2a3a', pose: 'cast', orb: true },
  'undead-archer': { weapon: 'bow-arrow', pose: 'raised', head: 'skull-mask' },
  'undead-carrier': { head: 'mummy-head', weapon: 'spiked-mace' },
  'undead-warrior': { head: 'death-skull', weapon: 'croc-sword', pose: 'raised' },
  'sera-eldwyn': { head: 'nun-face', weapon: 'orb-wand', pose: 'raised', orb: true, cape: '2c5a9a' },
  'coleen-brighton': { head: 'crested-helmet', weapon: 'broadsword', pose: 'raised' },
  'jacob-eldwyn': { head: 'barbute', size: 38, color: 'd8d0b0', weapon: 'two-handed-sword', pose: 'planted' },
  'valna-stoutheart': { head: 'visored-helm', weapon: 'flanged-mace', pose: 'raised' },
  'citadel-knight': { head: 'visored-helm', weapon: 'pointy-sword', pose: 'raised' },
  'citadel-archer': { head: 'closed-barbute', weapon: 'high-shot', pose: 'raised' },
  'citadel-paladin': { head: 'crested-helmet', weapon: 'flanged-mace' },
  'temple-priest': { head: 'monk-face', size: 46, color: 'e0bc98', pose: 'cast', orb: true },
  tacullu: { head: 'iron-mask', weapon: 'lunar-wand', pose: 'raised', orb: true, cape: '3a2a6a' },
  gulldune: { beast: 'overmind', fur: '6ac8c0' },
  gwalark: { head: 'kenku-head', size: 48, color: '8ab8c8', weapon: 'crescent-blade', pose: 'raised' },
  kalal: { head: 'elf-helmet', weapon: 'sai', pose: 'raised' },
  deceiver: { head: 'cowled', weapon: 'sai' },
  'mind-witch': { head: 'woman-elf-face', size: 44, color: 'a8c8d0', pose: 'cast', orb: true },
};
