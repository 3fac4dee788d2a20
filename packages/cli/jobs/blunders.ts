import { playGame } from '@bojiste/ai';
import { type GameRecord, newHeader } from '@bojiste/kernel';
import { noting, watchMoves } from '../blunders/moves.ts';
import type { Blunder } from '../blunders/watch.ts';
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
