import { defineConfig } from 'vitest/config';
import { mutants } from './packages/testing/mutation/code/plugin.ts';
import { rulebooks } from './packages/web/build/rulebooks.ts';

// Files named *.long.test.ts run only with `npm run test:long`; tables are looked at on every screen there too,
// cards in both languages, dragged with mouse and finger, and every game is played online.
const long = process.env.BOJISTE_LONG === '1';
/** The daily round, `npm run test:quick`: rules and scenes, without what plays whole games, draws, or needs a browser. */
const quick = process.env.BOJISTE_QUICK === '1';
const exclude = ['**/node_modules/**', '**/dist/**'];

const QUICK = [
  'packages/{kernel,rulebook,testing,session,web,doomtrooper,summoner-wars,siegestorm,original-war}/test/**/*.test.ts',
  'examples/*/test/**/*.test.ts',
  'packages/ai/test/sources.test.ts',
  'packages/cli/test/{cards,clauses,main,play}.test.ts',
  'packages/server/test/{ratings,service,settings}.test.ts',
];
/** Many games, all cards or all sources: too slow for every day. */
const SLOW = [
  '**/test/{contract,hygiene,memory,narrow-board,pack,playthroughs,preview,smoke,undo}.test.ts',
  '**/skirmish/suite.test.ts',
  'packages/web/test/{decks,ground,session,ways}.test.ts',
];

const rules = {
  extends: true as const,
  test: {
    name: long ? 'long' : 'rules',
    include: quick ? QUICK : [long ? 'packages/**/test/**/*.long.test.ts' : '{packages,examples}/**/test/**/*.test.ts'],
    exclude: [...exclude, ...(long ? [] : ['**/*.long.test.ts']), ...(quick ? SLOW : [])],
    // A guard against tests that hang, not a measure: a busy machine may take long.
    testTimeout: long ? 30 * 60_000 : 180_000,
  },
};

/** In a real browser, on a page that is built once for all of them. */
const browser = {
  extends: true as const,
  test: {
    name: 'browser',
    include: [
      long ? 'packages/web/e2e/{screens,faces,drag,online,original-war}.spec.ts' : 'packages/web/e2e/*.spec.ts',
    ],
    exclude,
    globalSetup: ['packages/web/e2e/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A real browser on a busy machine now and then misses a click; what fails twice more is a fault.
    retry: 2,
  },
};

/** Sources broken in one place at a time, by `npm run test:long` all of them, by `npm run mutate` those of one package. */
const mutated = process.env.BOJISTE_MUTATE;
const mutation = {
  extends: true as const,
  plugins: [mutants(import.meta.dirname, mutated)],
  test: {
    name: 'mutation',
    include: [`packages/${mutated ?? '*'}/test/*.mutation.ts`],
    exclude,
    env: { BOJISTE_QUICK: '1' },
    testTimeout: 120 * 60_000,
  },
};

const projects = () => {
  if (mutated !== undefined) return [mutation];
  if (quick) return [rules];
  return long ? [rules, browser, mutation] : [rules, browser];
};

export default defineConfig({
  plugins: [rulebooks()],
  test: {
    passWithNoTests: long,
    pool: 'forks',
    maxWorkers: 2,
    // Whoever waits for something waits as long as a busy machine needs.
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', './scripts/unfinished.mjs'],
    projects: projects(),
  },
});
