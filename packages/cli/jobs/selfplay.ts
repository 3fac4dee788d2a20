import { playGame, Random } from '@bojiste/ai';
import { encoderOf } from '@bojiste/ai/learn/encode';
import { type Sample, SIBLINGS, siblingsOf } from '@bojiste/ai/learn/siblings';
import { decidingSeat, decisionOf, type Game, type State } from '@bojiste/kernel';
import { loadGame } from '../games.ts';
import { makePlan, type PlanWords, setupOf } from '../setups.ts';
import { readBot } from '../words.ts';

/** Games from which an evaluation learns: at some menus, what several acts come to is worked out and noted. */

export interface SelfplayJob extends PlanWords {
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  readonly number: number;
  /** One menu in so many is looked at. */
  readonly every: number;
  /** Turns after the running one until the worth of a position is taken. */
  readonly turns: number;
  readonly meek: number;
}

export interface SelfplayResult {
  readonly number: number;
  readonly groups: number;
  readonly samples: number;
  /** As they lie in the file. */
  readonly bytes: Uint8Array;
}

/** Number of the game, number of the group in it, stage, worth by hand and label as floats, then the numbers. */
const HEAD = 16;

function written(number: number, group: number, sample: Sample): Uint8Array {
  const out = new Uint8Array(HEAD + sample.numbers.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, number, true);
  view.setUint16(4, group, true);
  view.setUint16(6, sample.stage, true);
  view.setFloat32(8, sample.value, true);
  view.setFloat32(12, sample.label, true);
  out.set(sample.numbers, HEAD);
  return out;
}

/** Is this a menu of the seat on turn, with something to choose? */
function isMenu(g: Game, s: State): boolean {
  if (s.over >= 0 || decidingSeat(g, s) !== s.active) return false;
  const decision = decisionOf(g, s, s.active);
  return decision !== null && decision.kind === 'act' && decision.options.length > 1;
}

export async function playForSamples(job: SelfplayJob): Promise<SelfplayResult> {
  const g = await loadGame(job.game);
  const plan = makePlan(g, job);
  const setup = setupOf(plan, job.seed, job.number);
  const random = new Random(`${setup.seed}/siblings`);
  const parts: Uint8Array[] = [];
  let groups = 0;
  const watch = (s: State): void => {
    if (!isMenu(g, s) || random.int(job.every) !== 0) return;
    const found = siblingsOf(g, s, s.active, random, { ...SIBLINGS, turns: job.turns, meek: job.meek });
    if (found.length === 0) return;
    for (const sample of found) parts.push(written(job.number, groups, sample));
    groups++;
  };
  const bots = Array.from({ length: plan.seats }, () => readBot(job.bot));
  playGame(g, setup, bots, setup.seed, { watch });
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { number: job.number, groups, samples: parts.length, bytes };
}

/** What a file of samples begins with, in one line. */
export function headOf(g: Game, job: Omit<SelfplayJob, 'number'>): string {
  const encoder = encoderOf(g);
  if (encoder === null) throw new Error(`${g.def.id} does not say what is read of a position`);
  const { digest, size, names } = encoder;
  return `${JSON.stringify({ ...job, digest, size, head: HEAD, names })}\n`;
}
