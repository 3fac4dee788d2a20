import { playGame } from '@bojiste/ai';
import { digest, type Game, resetScratch, type SetupInput, type State, type Tracer } from '@bojiste/kernel';
import { loadGame } from '../games.ts';
import { makePlan, type PlanWords, setupOf } from '../setups.ts';
import { readBot } from '../words.ts';
import { type Checker, makeCheckers } from './checks.ts';

/** A stretch of the games of one run. What comes out depends on the numbers of the games, not on who plays them. */

export interface SimJob extends PlanWords {
  readonly game: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly checks: readonly string[];
  /** Views and saved states are compared after every so many decisions, other ones in every game. */
  readonly every: number;
  readonly cap: number;
  /** Numbers of the games: from, and up to but without. */
  readonly from: number;
  readonly to: number;
}

export interface Failure {
  readonly check: string;
  readonly number: number;
  readonly seed: string;
  /** Accepted moves before it. */
  readonly step: number;
  readonly message: string;
}

export interface GameResult {
  readonly decisions: number;
  readonly options: number;
  readonly outcome: number;
  readonly winners: number;
  readonly hash: number;
  readonly failure: Failure | null;
}

const BROKEN = { decisions: 0, options: 0, outcome: -1, winners: 0, hash: 0 };

export async function simulate(job: SimJob, done: (games: number) => void = () => {}): Promise<GameResult[]> {
  const g = await loadGame(job.game);
  const plan = makePlan(g, job);
  const results: GameResult[] = [];
  for (let number = job.from; number < job.to; number++) {
    results.push(playOne(g, setupOf(plan, job.seed, number), number, job));
    done(results.length);
  }
  return results;
}

function playOne(g: Game, setup: SetupInput, number: number, job: SimJob): GameResult {
  const checkers = makeCheckers(g, setup, job.checks);
  let step = 0;
  let running = 'play';
  const each = (act: (checker: Checker) => void) => {
    for (const checker of checkers) {
      running = checker.name;
      act(checker);
    }
    running = 'play';
  };
  const watch = (s: State) => {
    step = s.step;
    const due = (step + number) % job.every === 0 || s.over >= 0;
    each((checker) => checker.after?.(s, due));
  };
  const traced: Tracer = (s, happened) => each((checker) => checker.hear?.(s, happened));
  try {
    const bots = job.bots.map(readBot);
    const played = playGame(g, setup, bots, setup.seed, {
      cap: job.cap,
      watch,
      chosen: (s, seat, value) => each((checker) => checker.before?.(s, seat, value)),
      ...(checkers.some(({ hear }) => hear !== undefined) && { traced }),
    });
    each((checker) => checker.end?.(played.hash));
    return { ...played, failure: null };
  } catch (error) {
    // An error inside a question leaves lent frames behind, which would spoil the next game.
    resetScratch();
    const message = error instanceof Error ? error.message : String(error);
    return { ...BROKEN, failure: { check: running, number, seed: setup.seed, step, message } };
  }
}

/** Digest of results and final states, in the order of the games. */
export const checksumOf = (results: readonly GameResult[]): string =>
  digest(results.map((r) => `${r.outcome}/${r.winners}/${r.decisions}/${r.hash}`).join(';')).toString(16);
