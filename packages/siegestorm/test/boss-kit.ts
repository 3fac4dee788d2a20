import { newGame } from '@bojiste/kernel';
import { TALLY } from '../types.ts';
import { game, play, type Table, table } from './kit.ts';

/** Short forms for sieges. */

export const siege = (t: Omit<Table, 'mode'>) => table({ mode: 'siege', ...t });
export const start = (boss: number, difficulty = 0) => {
  const g = game();
  return newGame(g, { seats: 1, mode: 'siege', decks: [g.def.decks[0]], seed: 's', options: { boss, difficulty } });
};
/** The player ends the turn; the boss draws exactly these cards (bottom to top) and plays them. */
export const bossTurn = (hand: readonly string[], t: Omit<Table, 'mode'> = {}) => {
  const s = siege({
    ...t,
    boss: { sheet: `sheet${hand.length}`, ...t.boss, deck: hand },
  });
  s.tally[TALLY.renewal] = 0;
  return play(s, 'done');
};
