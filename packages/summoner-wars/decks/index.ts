import type { Bilingual, Deck } from '@bojiste/kernel';

/** The ready decks: 34 cards each with the Summoner (SW-DECK-16). */

interface Lists {
  readonly start: readonly [string, string];
  readonly epic: string;
  readonly events: readonly [string, string, string];
  readonly champions: readonly [string, string, string];
  readonly commons: readonly [string, string, string, string];
}

function ready(key: string, name: Bilingual, leader: string, lists: Lists): Deck {
  const cards: Record<string, number> = { 'starting-gate': 1, gate: 3, [lists.epic]: 2 };
  for (const event of lists.events) cards[event] = 2;
  for (const champion of lists.champions) cards[champion] = 1;
  for (const common of lists.commons) cards[common] = lists.start.includes(common) ? 5 : 4;
  return { key, name, leader, cards };
}

export const fallenKingdom = ready('fallen-kingdom', { cs: 'Padlé království', en: 'Fallen Kingdom' }, 'ret-talus', {
  start: ['undead-archer', 'undead-carrier'],
  epic: 'sacrificial-pyre',
  events: ['hellforged-weapon', 'purge', 'blood-summon'],
  champions: ['gul-dass', 'dragos', 'elut-bal'],
  commons: ['hellfire-cultist', 'undead-warrior', 'undead-carrier', 'undead-archer'],
});

export const polarDwarves = ready('polar-dwarves', { cs: 'Polární trpaslíci', en: 'Polar Dwarves' }, 'svara', {
  start: ['frost-mage', 'ice-golem'],
  epic: 'ice-ram',
  events: ['parapet', 'ice-repair', 'glacial-shift'],
  champions: ['nadiana', 'ollag', 'jarmund'],
  commons: ['frost-mage', 'ice-golem', 'bear-cavalry', 'ice-smith'],
});

export const caveGoblins = ready('cave-goblins', { cs: 'Jeskynní goblini', en: 'Cave Goblins' }, 'sneeks', {
  start: ['horde-slinger', 'beast-rider'],
  epic: 'enrage-the-horde',
  events: ['sneak', 'unrelenting', 'pile-on'],
  champions: ['blarf', 'smeg', 'the-eater'],
  commons: ['horde-climber', 'beast-rider', 'horde-slinger', 'horde-clinger'],
});

export const savannaElves = ready('savanna-elves', { cs: 'Savanští elfové', en: 'Savanna Elves' }, 'abua-shi', {
  start: ['border-archer', 'lioness'],
  epic: 'chant-of-power',
  events: ['chant-of-entangling', 'chant-of-growth', 'chant-of-weaving'],
  champions: ['makeinda-ru', 'miti-kyru', 'miti-mumway'],
  commons: ['border-archer', 'lioness', 'rhinoceros', 'spirit-mage'],
});

export const vanguards = ready('vanguards', { cs: 'Předvoj', en: 'Vanguards' }, 'sera-eldwyn', {
  start: ['citadel-knight', 'temple-priest'],
  epic: 'holy-judgment',
  events: ['guarding-spirits', 'mass-heal', 'renewed-hope'],
  champions: ['valna-stoutheart', 'jacob-eldwyn', 'coleen-brighton'],
  commons: ['citadel-archer', 'citadel-knight', 'citadel-paladin', 'temple-priest'],
});

export const breakers = ready('breakers', { cs: 'Lamači', en: 'Breakers' }, 'tacullu', {
  start: ['mind-witch', 'deceiver'],
  epic: 'mind-control',
  events: ['perplexing-tempest', 'blast', 'hypnotic-call'],
  champions: ['gulldune', 'gwalark', 'kalal'],
  commons: ['deceiver', 'mind-witch', 'wind-archer', 'wind-mage'],
});

export const phoenixElves = ready('phoenix-elves', { cs: 'Fénixí elfové', en: 'Phoenix Elves' }, 'queen-maldaria', {
  start: ['royal-guardian', 'ember-archer'],
  epic: 'spirit-of-the-phoenix',
  events: ['blinding-flare', 'burn', 'divine-retribution'],
  champions: ['fanessa', 'fire-drake', 'holleas'],
  commons: ['ember-archer', 'ember-beast', 'ember-mage', 'royal-guardian'],
});

export const tundraOrcs = ready('tundra-orcs', { cs: 'Tundroví orkové', en: 'Tundra Orcs' }, 'grognack', {
  start: ['frost-shaman', 'tundra-fighter'],
  epic: 'for-glory',
  events: ['brutal-force', 'freeze', 'primal-fury'],
  champions: ['ragnor', 'shonk', 'targan'],
  commons: ['frost-shaman', 'smasher', 'tundra-charger', 'tundra-fighter'],
});

export const decks: readonly Deck[] = [
  fallenKingdom,
  caveGoblins,
  polarDwarves,
  savannaElves,
  vanguards,
  breakers,
  phoenixElves,
  tundraOrcs,
];
