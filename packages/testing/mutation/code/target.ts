import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Planted } from './instrument.ts';
import { type CodeSite, codeSites, type Outside } from './sites.ts';

/**
 * What of a package is mutated, and by which tests: `packages/<name>/test/mutation.yaml`. Which places are drawn follows
 * from the seed and their names alone, so a change elsewhere draws nothing anew.
 */

export interface Target {
  readonly name: string;
  /** Files or folders from the root of the project: what is changed, and the tests that are to notice. */
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  readonly without: readonly string[];
  readonly outside: Outside;
  /** How many mutants are tried, and which part of them must be noticed. */
  readonly sample: number;
  readonly least: number;
  /** Mutants that change nothing anybody could see, by name, each with the reason. */
  readonly equivalent: Readonly<Record<string, string>>;
}

const NONE = { without: [], outside: {}, equivalent: {} };

/** All targets, in the order of their packages. */
export function targetsIn(root: string): Target[] {
  return readdirSync(join(root, 'packages'))
    .sort()
    .flatMap((name) => {
      const file = join(root, 'packages', name, 'test', 'mutation.yaml');
      return existsSync(file) ? [{ name, ...NONE, ...parse(readFileSync(file, 'utf8')) } as Target] : [];
    });
}

function filesBelow(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

const among = (root: string, paths: readonly string[], without: readonly string[]): string[] =>
  paths.flatMap((path) => filesBelow(root, path)).filter((file) => !without.some((part) => file.includes(part)));

export const sourcesOf = (root: string, target: Target): string[] =>
  among(root, target.sources, target.without).filter((file) => file.endsWith('.ts'));

/** Scenes come first: they hand in the game itself, the other tests one with test cards, and the last one counts. */
export function testsOf(root: string, target: Target): string[] {
  const files = among(root, target.tests, target.without).filter(
    (file) => file.endsWith('.test.ts') && !file.endsWith('.long.test.ts'),
  );
  const isScenes = (file: string): boolean => file.endsWith('/scenes.test.ts');
  return [...files.filter(isScenes), ...files.filter((file) => !isScenes(file))];
}

export const sitesOf = (root: string, target: Target): CodeSite[] =>
  sourcesOf(root, target).flatMap((file) => codeSites(file, readFileSync(join(root, file), 'utf8'), target.outside));

const lot = (seed: number, key: string): string => createHash('sha256').update(`${seed} ${key}`).digest('hex');

/** All places of a target in the order in which the seed draws them, without those marked as equivalent. */
export function drawn(root: string, target: Target, seed: number): CodeSite[] {
  const sites = sitesOf(root, target).filter((site) => target.equivalent[site.key] === undefined);
  const lots = new Map(sites.map((site) => [site, lot(seed, site.key)]));
  return sites.sort((a, b) => ((lots.get(a) as string) < (lots.get(b) as string) ? -1 : 1));
}

/** Names marked as equivalent that name nothing any more. */
export function staleEquivalents(root: string, target: Target): string[] {
  const keys = new Set(sitesOf(root, target).map((site) => site.key));
  return Object.keys(target.equivalent).filter((key) => !keys.has(key));
}

/** Seat places that hold no seat are passed over, so some more are planted than are tried. */
const SPARE = 1.5;
const IDS_OF_TARGET = 10_000;

export interface Draw {
  readonly seed: number;
  /** Another number of mutants than the target's own. */
  readonly mutants?: number;
  /** Only places whose name contains this. */
  readonly only?: string;
}

/** What is drawn for this run, the same in the process that changes sources and in those that run tests. */
export function drawOfRun(env: NodeJS.ProcessEnv = process.env): Draw {
  return {
    seed: Number(env.MUTATION_SEED ?? 1),
    ...(env.MUTANTS !== undefined && { mutants: Number(env.MUTANTS) }),
    ...(env.MUTATION_ONLY !== undefined && { only: env.MUTATION_ONLY }),
  };
}

export function plantedIn(root: string, name: string, draw: Draw): Planted[] {
  const targets = targetsIn(root);
  const at = targets.findIndex((target) => target.name === name);
  if (at < 0) throw new Error(`packages/${name} has no test/mutation.yaml`);
  const { only } = draw;
  const sites = drawn(root, targets[at], draw.seed).filter((site) => only === undefined || site.key.includes(only));
  const most = Math.ceil((draw.mutants ?? targets[at].sample) * SPARE);
  return sites.slice(0, most).map((site, i) => ({ id: at * IDS_OF_TARGET + i, site }));
}
