import { cloneState, type Game, type Seat, type State, sampleWorld } from '@bojiste/kernel';
import type { Random } from './random.ts';
import type { Worlds } from './types.ts';

/**
 * The only place where worlds are made. The host calls it with the state it holds and hands the result over: the bot
 * can ask for worlds but cannot look behind them. `own` are the seats whose lists the others do not know, as bits.
 */
export function worldsOf(g: Game, held: State, seat: Seat, random: Random, own: number): Worlds {
  return { next: () => sampleWorld(g, held, seat, random.key(), own) };
}

/** With all cards open: only what is not yet decided, dice and shuffles to come, differs. For games that are over. */
export function openWorldsOf(held: State, random: Random): Worlds {
  return {
    next: () => {
      const world = cloneState(held);
      world.key = random.key();
      return world;
    },
  };
}
