import { compileGame, type GameDef, resetScratch } from '@bojiste/kernel';
import type { RuleTest } from '../clauses/rule.ts';
import { rng } from '../drive/random.ts';
import { currentRegistry, ready, withGame } from '../registry.ts';
import { sceneTitle } from '../scene/files.ts';
import type { Scene } from '../scene/read.ts';
import { playScene } from '../scene/run.ts';
import { allMutants, type Mutant, type Room } from './sites.ts';

/**
 * The mutation sample: breaks one rule at a time and counts how many of the broken games a test notices. Scenes are
 * played plainly and in this process, and the first red one ends the trial of a mutant.
 */

/** Card effects are left out unless asked for: they have scenes of their own and would drown the rules. */
export const RULE_ROOMS: readonly Room[] = ['procs', 'acts', 'turns', 'always', 'verbs'];

export interface MutationOptions {
  readonly mutants?: number;
  readonly seed?: number;
  readonly rooms?: readonly Room[];
  readonly scenes: readonly Scene[];
  readonly rules?: readonly RuleTest[];
  readonly progress?: (done: number, killed: number) => void;
}

export interface Trial {
  readonly mutant: string;
  readonly room: Room;
  /** The first test that turned red, null when the mutant survived. */
  readonly killedBy: string | null;
}

export interface MutationReport {
  readonly game: string;
  readonly sites: number;
  readonly tried: number;
  readonly killed: number;
  readonly survivors: readonly string[];
  readonly trials: readonly Trial[];
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = rng(seed);
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

/** Rooms take turns, so that a game with few acts and many procedures still has its acts tried. */
export function sampleMutants(def: GameDef, n: number, seed: number, rooms: readonly Room[]): Mutant[] {
  const byRoom = rooms.map((room) => shuffled(allMutants(def, [room]), seed));
  const out: Mutant[] = [];
  for (let i = 0; byRoom.some((list) => i < list.length); i++) {
    for (const list of byRoom) if (i < list.length) out.push(list[i]);
  }
  return out.slice(0, n * 2);
}

/** A broken game that does not even load is no mutant. */
function loads(def: GameDef): boolean {
  try {
    compileGame(def);
    return true;
  } catch {
    return false;
  }
}

interface Case {
  readonly title: string;
  run(): void | Promise<void>;
}

function casesOf(options: MutationOptions, game: string): Case[] {
  const scenes = options.scenes
    .filter((scene) => scene.game === game)
    .map((scene) => ({ title: sceneTitle(scene), run: () => playScene(currentRegistry(), scene, 'plain') }));
  const rules = (options.rules ?? []).map((rule) => ({ title: `${rule.ids.join(' ')} ${rule.title}`, run: rule.run }));
  return [...scenes, ...rules];
}

async function turnsRed(one: Case): Promise<boolean> {
  try {
    await one.run();
    return false;
  } catch {
    resetScratch();
    return true;
  }
}

export async function mutationSample(def: GameDef, options: MutationOptions): Promise<MutationReport> {
  const { mutants = 100, seed = 1, rooms = RULE_ROOMS, progress } = options;
  const cases = casesOf(options, def.id);
  await requireGreen(def, cases);
  const trials: Trial[] = [];
  let first = cases;
  for (const mutant of sampleMutants(def, mutants, seed, rooms)) {
    if (trials.length === mutants) break;
    const broken = mutant.make();
    if (!loads(broken)) continue;
    const killer = await withGame(broken, () => firstRed(first));
    // What killed one mutant often kills its neighbour: it goes first next time.
    if (killer !== null) first = [killer, ...first.filter((one) => one !== killer)];
    trials.push({ mutant: mutant.name, room: mutant.room, killedBy: killer?.title ?? null });
    progress?.(trials.length, trials.filter((trial) => trial.killedBy !== null).length);
  }
  const survivors = trials.flatMap((trial) => (trial.killedBy === null ? [trial.mutant] : []));
  const sites = allMutants(def, rooms).length;
  return { game: def.id, sites, tried: trials.length, killed: trials.length - survivors.length, survivors, trials };
}

async function firstRed(cases: readonly Case[]): Promise<Case | null> {
  for (const one of cases) if (await turnsRed(one)) return one;
  return null;
}

/** A test that is red on the sound game would count as killing everything. */
async function requireGreen(def: GameDef, cases: readonly Case[]): Promise<void> {
  ready(def);
  const red = await withGame(def, () => firstRed(cases));
  if (red !== null) throw new Error(`${def.id}: "${red.title}" fails without any mutant`);
  if (cases.length === 0) throw new Error(`${def.id}: no scenes or rule tests to run`);
}
