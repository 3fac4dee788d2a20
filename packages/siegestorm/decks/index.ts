import type { Bilingual, Deck } from '@bojiste/kernel';
import { cards } from '../cards/index.ts';
import type { PlayerFaction } from '../types.ts';

/** Začátečnické balíčky: one fixed list of 34 cards for each faction (SS-COMP-10). */

const starter = (faction: PlayerFaction, name: Bilingual): Deck => ({
  key: faction,
  name,
  cards: Object.fromEntries(
    cards
      .filter((card) => card.facts?.faction === faction && Number(card.facts.starter) > 0)
      .map((card) => [card.key, Number(card.facts?.starter)]),
  ),
});

/** Decks of our own with the cards that are not for beginners, so that these too can be met in thirty seconds. */
const custom = (key: string, name: Bilingual, list: Readonly<Record<string, number>>): Deck => ({
  key,
  name,
  cards: list,
});

export const decks: readonly Deck[] = [
  starter('yrsa', { cs: 'Yrsa', en: 'Yrsa' }),
  starter('khung-lai', { cs: 'Čchun-laj', en: 'Khung-lai' }),
  starter('seraphia', { cs: 'Serafie', en: 'Seraphia' }),
  starter('styxia', { cs: 'Styxie', en: 'Styxia' }),
  custom(
    'yrsa-barrows',
    { cs: 'Yrsa: mohyly', en: 'Yrsa: the barrows' },
    {
      'shield-maiden': 4,
      axeman: 4,
      'wolf-tracker': 4,
      'rune-keeper': 4,
      'barrow-warden': 4,
      'raven-scout': 3,
      'shield-wall': 2,
      seidkona: 2,
      'frost-giant': 2,
      'mammoth-rider': 1,
      norn: 2,
      'gatherer-of-the-fallen': 1,
      'war-queen': 1,
    },
  ),
  custom(
    'khung-lai-masks',
    { cs: 'Čchun-laj: masky', en: 'Khung-lai: the masks' },
    {
      'rice-militia': 4,
      'fist-student': 4,
      lamplighter: 3,
      'harbour-thief': 4,
      'fox-double': 4,
      'armoured-yak': 3,
      assassin: 3,
      cleanser: 2,
      'judge-of-the-dead': 2,
      'court-astrologer': 1,
      'son-of-heaven': 2,
      'lady-of-a-thousand-faces': 1,
      'ancient-dragon': 1,
    },
  ),
  custom(
    'seraphia-relics',
    { cs: 'Serafie: relikvie', en: 'Seraphia: the relics' },
    {
      acolyte: 4,
      'bell-ringer': 4,
      'pilgrim-guard': 4,
      confessor: 4,
      'relic-bearer': 4,
      'sword-sister': 3,
      inquisitor: 2,
      oracle: 2,
      exorcist: 2,
      archon: 1,
      throne: 2,
      archangel: 1,
      'high-priestess': 1,
    },
  ),
  custom(
    'styxia-chains',
    { cs: 'Styxie: řetězy', en: 'Styxia: the chains' },
    {
      imp: 4,
      thrall: 4,
      tormentor: 4,
      'grave-robber': 4,
      'plague-bearer': 4,
      'pit-fiend': 3,
      whisperer: 2,
      'herald-of-ruin': 2,
      'soul-eater': 2,
      reaper: 1,
      'lord-of-chains': 2,
      'queen-of-styx': 1,
      necromancer: 1,
    },
  ),
];
