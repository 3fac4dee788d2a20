import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameDef } from '@bojiste/kernel';
import { collectRules, type RuleTest } from '../clauses/rule.ts';
import { useGames } from '../registry.ts';
import { requireRunner } from '../runner.ts';
import { loadScenes } from '../scene/files.ts';
import { mutationSample } from './sample.ts';
import { ROOMS } from './sites.ts';

/**
 * Rules and cards of a game broken one at a time: at least 85 of 100 such games must turn a test red. `MUTANTS=2000`
 * tries all of them, `MUTATION_SEED` takes others.
 */

const MUTANTS = 100;
const LEAST = 0.85;

export interface MutationSuite {
  /** Folders of the scenes and of the files with rule tests. */
  readonly scenes: URL;
  readonly rules: URL;
  /** Files in the latter that hold something else. */
  readonly except?: readonly string[];
}

async function rulesIn({ rules, except = [] }: MutationSuite): Promise<readonly RuleTest[]> {
  const files = readdirSync(rules).filter(
    (name) => name.endsWith('.test.ts') && !name.endsWith('.long.test.ts') && !except.includes(name),
  );
  return collectRules(async () => {
    for (const file of files) await import(new URL(file, rules).href);
  });
}

export function mutationTests(def: GameDef, suite: MutationSuite): void {
  const { test, expect } = requireRunner('mutationTests');
  useGames({ [def.id]: () => def });
  test('the tests notice broken rules', async () => {
    const report = await mutationSample(def, {
      scenes: loadScenes(fileURLToPath(suite.scenes)),
      rules: await rulesIn(suite),
      mutants: Number(process.env.MUTANTS ?? MUTANTS),
      seed: Number(process.env.MUTATION_SEED ?? 1),
      rooms: ROOMS,
    });
    console.log(`${report.killed} of ${report.tried} mutants (${report.sites} sites) were noticed; survivors:`);
    console.log(report.survivors.join('\n'));
    expect(report.killed / report.tried).toBeGreaterThanOrEqual(LEAST);
  });
}
