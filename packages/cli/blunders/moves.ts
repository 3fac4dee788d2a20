import type { PlayOptions } from '@bojiste/ai';
import {
  applyMove,
  type Entry,
  type Game,
  newGame,
  notesOf,
  optionsOf,
  type SetupInput,
  watching,
} from '@bojiste/kernel';
import type { BlunderSheet } from './sheet.ts';
import { type Blunder, Watcher } from './watch.ts';

/** The moves of a game between bots, noted while it is played and looked at afterwards. */

type Moves = Extract<Entry, { k: 'move' }>[];

/** Notes the moves of a game as a record would. */
export function noting(g: Game): { moves: Moves; chosen: NonNullable<PlayOptions['chosen']> } {
  const moves: Moves = [];
  return {
    moves,
    chosen: (s, seat, value) => {
      const key = notesOf(g, s, seat).find((note) => note.value === value)?.key ?? '';
      moves.push({ k: 'move', seat, key, auto: optionsOf(g, s, seat).length === 1 });
    },
  };
}

/** Plays the moves of a game again and looks at every one of them. */
export function watchMoves(g: Game, sheet: BlunderSheet, setup: SetupInput, moves: Moves): Blunder[] {
  const watcher = new Watcher(g, sheet, setup, setup.seed);
  const s = newGame(g, setup);
  moves.forEach(({ seat, key, auto }, at) => {
    watcher.before(s, seat, key, at + 1, auto);
    const refusal = watching(
      undefined,
      () => applyMove(g, s, { seat, key }),
      (state, told) => watcher.trace(state, told),
    );
    if (refusal !== null) throw new Error(`move ${at + 1} "${key}" is refused: ${refusal.code}`);
    watcher.after(s);
  });
  return watcher.found;
}
