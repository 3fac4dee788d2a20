import { readdirSync } from 'node:fs';
import { collectRules, loadScenes, mutationSample, ROOMS, type RuleTest, useGames } from '@bojiste/testing';
import { expect, it } from 'vitest';
import { siegestorm } from '../index.ts';

/** Rules and cards broken one at a time: at least 85 of 100 such games must turn a test red. */

const MUTANTS = 100;
const LEAST = 0.85;

useGames({ siegestorm: () => siegestorm });

/** Files that hold something else than rules. */
const OTHERS = ['contract.test.ts', 'scenes.test.ts'];

async function rules(): Promise<readonly RuleTest[]> {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.test.ts') && !name.endsWith('.long.test.ts') && !OTHERS.includes(name),
  );
  return collectRules(async () => {
    for (const file of files) await import(new URL(file, folder).href);
  });
}

it('the tests notice broken rules', async () => {
  const scenes = loadScenes(new URL('scenes', import.meta.url).pathname);
  const report = await mutationSample(siegestorm, {
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
