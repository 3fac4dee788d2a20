import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { beginGathering } from './gather.ts';
import type { Planted } from './instrument.ts';
import { mutantSwitch } from './switch.ts';
import { drawOfRun, plantedIn, staleEquivalents, type Target, targetsIn, testsOf } from './target.ts';
import { type Bench, type CodeTrial, type Loaded, type Runnable, Trials } from './trials.ts';

/**
 * Sources of a package broken in one place at a time, as its `test/mutation.yaml` says: so many of the drawn mutants
 * must turn a test red. `npm run mutate -- <package>` runs it alone; `--seed`, `--mutants` and `--only` draw others.
 */

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** Test files loaded anew into one process; each test runs with the games its own file handed in. */
async function loadTests(target: Target): Promise<Loaded> {
  vi.resetModules();
  const gathered = beginGathering();
  const { knownGames, useGames } = await import('../../registry.ts');
  const { resetScratch } = await import('@bojiste/kernel');
  const cases: Runnable[] = [];
  for (const file of testsOf(ROOT, target)) {
    gathered.beginFile(file);
    const before = gathered.cases.length;
    await import(join(ROOT, file));
    const games = knownGames();
    for (const one of gathered.cases.slice(before)) {
      const run = async () => {
        resetScratch();
        useGames(games);
        await one.run();
      };
      cases.push({ title: `${one.file}: ${one.title}`, run });
    }
  }
  return { cases };
}

const shown = ({ planted: { site }, tests }: CodeTrial): string =>
  `${site.file}:${site.line} ${site.key.slice(site.file.length + 1)} (${tests === 0 ? 'no test comes by' : `${tests} tests come by`})`;

/** A line as it happens, where a file is named for it: a run takes minutes. */
function note(text: string): void {
  const file = process.env.MUTATION_LOG;
  if (file !== undefined) appendFileSync(file, `${text}\n`);
}

async function tryAll(target: Target, planted: readonly Planted[], most: number): Promise<CodeTrial[]> {
  const bench: Bench = { mutants: mutantSwitch(), load: () => loadTests(target) };
  const trials = new Trials(bench);
  await trials.begin();
  note(`${target.name}: sound, ${planted.length} places planted`);
  const done: CodeTrial[] = [];
  for (const one of planted) {
    if (done.length === most) break;
    if (trials.isNoSeat(one)) continue;
    const trial = await trials.try(one);
    done.push(trial);
    note(trial.killedBy === null ? `SURVIVED ${shown(trial)}` : `killed ${one.site.key} by ${trial.killedBy}`);
  }
  return done;
}

export function codeMutationTests(name: string): void {
  const target = targetsIn(ROOT).find((one) => one.name === name);
  if (target === undefined) throw new Error(`packages/${name} has no test/mutation.yaml`);
  const draw = drawOfRun();
  test(`${name}: what is marked as equivalent exists`, () => {
    expect(staleEquivalents(ROOT, target)).toEqual([]);
  });
  test(`${name}: the tests notice broken sources`, async () => {
    const done = await tryAll(target, plantedIn(ROOT, name, draw), draw.mutants ?? target.sample);
    const survivors = done.filter((trial) => trial.killedBy === null);
    const killed = done.length - survivors.length;
    console.log(`${name}: ${killed} of ${done.length} mutants noticed (seed ${draw.seed}); survivors:`);
    console.log(survivors.map(shown).join('\n'));
    expect(killed / done.length).toBeGreaterThanOrEqual(target.least);
  });
}
