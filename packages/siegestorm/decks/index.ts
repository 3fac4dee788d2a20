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

export const decks: readonly Deck[] = [
  starter('yrsa', { cs: 'Yrsa', en: 'Yrsa' }),
  starter('khung-lai', { cs: 'Čchun-laj', en: 'Khung-lai' }),
  starter('seraphia', { cs: 'Serafie', en: 'Seraphia' }),
  starter('styxia', { cs: 'Styxie', en: 'Styxia' }),
];
