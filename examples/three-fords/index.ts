import { defineGame } from '@bojiste/kernel';
import { evaluate } from './ai/evaluate.ts';
import { cards } from './cards.ts';
import { checkDeck, decks } from './decks/index.ts';
import { counters, flags, kinds, resources, stats, tallies, zones } from './names.ts';
import { acts, calcs, events, settle, texts, turn, verbs, whyNot } from './rules.ts';

/** Three Fords: an example of a whole game, see docs/write-a-game.md. */
export const threeFords = defineGame({
  id: 'three-fords',
  names: { cs: 'Tři brody', en: 'Three Fords' },
  words: { zones, counters, resources, flags, kinds, stats, tallies },
  texts,
  rules: { hand: 4, turn, acts, events, verbs, calcs, settle },
  cards: { cards },
  decks: { decks, checkDeck },
  refusals: { whyNot },
  ai: { evaluate },
});
