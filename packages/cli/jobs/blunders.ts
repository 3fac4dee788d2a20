import { type PlayOptions, playGame } from '@bojiste/ai';
import {
  applyMove,
  type Entry,
  type Game,
  type GameRecord,
  newGame,
  newHeader,
  notesOf,
  optionsOf,
  type SetupInput,
  watching,
} from '@bojiste/kernel';
import type { BlunderSheet } from '../blunders/sheet.ts';
import { type Blunder, Watcher } from '../blunders/watch.ts';
import { blundersOf, loadGame } from '../games.ts';
import { makePlan, type PlanWords, setupOf } from '../setups.ts';
import { readBot } from '../words.ts';

/** Games in which plain mistakes are counted. */

export interface BlunderJob extends PlanWords {
  readonly game: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly number: number;
}

export interface BlunderResult {
  readonly number: number;
  readonly seed: string;
  readonly outcome: number;
  readonly record: GameRecord;
  readonly found: readonly Blunder[];
}

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

export async function playForBlunders(job: BlunderJob): Promise<BlunderResult> {
  const g = await loadGame(job.game);
  const sheet = await blundersOf(job.game);
  const setup = setupOf(makePlan(g, job), job.seed, job.number);
  const { moves, chosen } = noting(g);
  const { outcome } = playGame(g, setup, job.bots.map(readBot), setup.seed, { chosen });
  const found = watchMoves(g, sheet, setup, moves);
  const record = { header: newHeader(g, setup, {}), entries: moves };
  return { number: job.number, seed: setup.seed, outcome, record, found };
}
