import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { mutants } from './packages/testing/mutation/code/plugin.ts';
import { rulebooks } from './packages/web/build/rulebooks.ts';

// Files named *.long.test.ts run only with `npm run test:long`; tables are looked at on every screen there too,
// cards in both languages, dragged with mouse and finger, and every game is played online.
const long = process.env.BOJISTE_LONG === '1';
/** The daily round, `npm run test:quick`: rules and scenes, without what plays whole games, draws, or needs a browser. */
const quick = process.env.BOJISTE_QUICK === '1';
const exclude = ['**/node_modules/**', '**/dist/**'];
const LONG = '**/test/**/*.long.test.ts';

const QUICK = [
  'packages/{kernel,rulebook,testing,session,web,doomtrooper,summoner-wars,siegestorm,original-war}/test/**/*.test.ts',
  'examples/*/test/**/*.test.ts',
  'packages/ai/test/sources.test.ts',
  'packages/cli/test/{cards,clauses,main,play}.test.ts',
];
/** Many games, all cards or all sources: too slow for every day. */
const SLOW = [
  '**/test/{contract,hygiene,memory,pack,playthroughs,preview,smoke,undo}.test.ts',
  '**/skirmish/suite.test.ts',
  'packages/web/test/{decks,ground,session,ways}.test.ts',
];

/** In a process of their own: files that put something else in place of a module, and servers, which watch their process. */
const ALONE = ['**/*.alone.test.ts', 'packages/server/test/**/*.test.ts'];
const QUICK_ALONE = ['packages/server/test/{ratings,service,settings}.test.ts'];
const EVERY = quick ? QUICK : ['{packages,examples}/**/test/**/*.test.ts'];

const rules = {
  extends: true as const,
  test: {
    name: long ? 'long' : 'rules',
    include: long ? [LONG] : EVERY,
    exclude: long ? exclude : [...exclude, LONG, ...ALONE, ...(quick ? SLOW : [])],
    // Files run one after another in the same process, so that kernel and games are loaded once and not for every file.
    isolate: long,
    // A guard against tests that hang, not a measure: a busy machine may take long.
    testTimeout: long ? 30 * 60_000 : 180_000,
  },
};

const alone = {
  extends: true as const,
  test: {
    name: 'alone',
    include: quick ? QUICK_ALONE : ALONE,
    setupFiles: ['packages/server/test/chance.ts'],
    exclude: [...exclude, LONG],
    testTimeout: 180_000,
  },
};

/** Specs of which npm test runs a part: those that ask whether this is the long run. */
const E2E = 'packages/web/e2e';
const inPart = (): string[] =>
  readdirSync(join(import.meta.dirname, E2E))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${E2E}/${file}`)
    .filter((path) => readFileSync(join(import.meta.dirname, path), 'utf8').includes('BOJISTE_LONG'));

/** In a real browser, on a page that is built once for all of them. */
const browser = {
  extends: true as const,
  test: {
    name: 'browser',
    include: long ? inPart() : [`${E2E}/*.spec.ts`],
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
  if (quick) return [rules, alone];
  return long ? [rules, browser, mutation] : [rules, alone, browser];
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
