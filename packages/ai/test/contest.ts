import type { Game, SetupInput } from '@bojiste/kernel';
import { type Bot, playGame } from '../index.ts';

export const setupOf = (g: Game, seed: string): SetupInput => ({
  seats: 2,
  mode: g.def.modes[0].key,
  decks: [g.def.decks[0], g.def.decks[1 % g.def.decks.length]],
  seed,
});

/** Wins of the first bot in so many pairs of games with seats swapped, and how many games had a winner. */
export function contest(g: Game, first: Bot, second: Bot, pairs: number): { won: number; decided: number } {
  let won = 0;
  let decided = 0;
  for (let i = 0; i < pairs; i++) {
    for (const seat of [0, 1]) {
      const bots = seat === 0 ? [first, second] : [second, first];
      const { winners } = playGame(g, setupOf(g, `contest/${i}`), bots, `contest/${i}`);
      if (winners === 1 || winners === 2) decided++;
      if (winners === 1 << seat) won++;
    }
  }
  return { won, decided };
}
