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
    'yrsa-blood',
    { cs: 'Yrsa: krev volá krev', en: 'Yrsa: blood calls blood' },
    {
      axeman: 4,
      'shield-maiden': 4,
      'wolf-tracker': 4,
      'rune-keeper': 4,
      'sled-supplier': 2,
      berserker: 4,
      'shield-wall': 2,
      'raven-scout': 2,
      'blood-skald': 2,
      cleanser: 2,
      seidkona: 1,
      'mammoth-rider': 1,
      'sea-wyrm': 1,
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
      'litter-bearer': 3,
      'harbour-thief': 2,
      'fox-double': 4,
      'armoured-yak': 2,
      assassin: 2,
      'imperial-spearman': 2,
      'mask-maker': 2,
      'veteran-master': 1,
      'court-astrologer': 1,
      'judge-of-the-dead': 1,
      'lady-of-a-thousand-faces': 2,
      'son-of-heaven': 1,
    },
  ),
  custom(
    'seraphia-relics',
    { cs: 'Serafie: relikvie', en: 'Seraphia: the relics' },
    {
      acolyte: 4,
      'dove-keeper': 4,
      'bell-ringer': 3,
      confessor: 4,
      'relic-bearer': 4,
      'sword-sister': 3,
      'wall-of-faith': 2,
      inquisitor: 2,
      oracle: 2,
      saint: 1,
      archon: 1,
      'seraph-guardian': 1,
      throne: 1,
      'high-priestess': 2,
    },
  ),
  custom(
    'styxia-empty-hands',
    { cs: 'Styxie: prázdné ruce', en: 'Styxia: empty hands' },
    {
      imp: 4,
      thrall: 4,
      'grave-robber': 2,
      tormentor: 4,
      ferryman: 4,
      whisperer: 4,
      'plague-bearer': 3,
      'bone-wall': 1,
      'herald-of-ruin': 2,
      reaper: 1,
      'soul-eater': 1,
      'soul-broker': 1,
      'queen-of-styx': 2,
      'lord-of-chains': 1,
    },
  ),
];
