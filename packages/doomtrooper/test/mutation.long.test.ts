import { readdirSync } from 'node:fs';
import { collectRules, loadScenes, mutationSample, ROOMS, type RuleTest, useGames } from '@bojiste/testing';
import { expect, it } from 'vitest';
import { tested } from './kit.ts';

/**
 * Rules and cards broken one at a time: at least 85 of 100 such games must turn a test red. `MUTANTS=2000` tries all of
 * them, `MUTATION_SEED` takes others.
 */

const MUTANTS = 100;
const LEAST = 0.85;

useGames({ doomtrooper: () => tested });

async function rules(): Promise<readonly RuleTest[]> {
  const folder = new URL('rules/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  return collectRules(async () => {
    for (const file of files) await import(new URL(file, folder).href);
  });
}

it('the tests notice broken rules', async () => {
  const scenes = loadScenes(new URL('scenes', import.meta.url).pathname);
  const report = await mutationSample(tested, {
    scenes,
    rules: await rules(),
    mutants: Number(process.env.MUTANTS ?? MUTANTS),
    seed: Number(process.env.MUTATION_SEED ?? 1),
    rooms: ROOMS,
  });
  console.log(`${report.killed} of ${report.tried} mutants (${report.sites} sites) were noticed; survivors:`);
  console.log(report.survivors.join('\n'));
  expect(report.killed / report.tried).toBeGreaterThanOrEqual(LEAST);
});
