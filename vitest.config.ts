import { defineConfig } from 'vitest/config';
import { rulebooks } from './packages/web/build/rulebooks.ts';

// Files named *.long.test.ts run only with `npm run test:long`; tables are looked at on every screen there too,
// cards in both languages, and dragged with mouse and finger in every game.
const long = process.env.BOJISTE_LONG === '1';
const exclude = ['**/node_modules/**', '**/dist/**'];

const rules = {
  extends: true as const,
  test: {
    name: long ? 'long' : 'rules',
    include: [long ? 'packages/**/test/**/*.long.test.ts' : 'packages/**/test/**/*.test.ts'],
    exclude: [...exclude, ...(long ? [] : ['**/*.long.test.ts'])],
    // A guard against tests that hang, not a measure: a busy machine may take long.
    testTimeout: long ? 30 * 60_000 : 180_000,
  },
};

/** In a real browser, on a page that is built once for all of them. */
const browser = {
  extends: true as const,
  test: {
    name: 'browser',
    include: [long ? 'packages/web/e2e/{screens,faces,drag}.spec.ts' : 'packages/web/e2e/*.spec.ts'],
    exclude,
    globalSetup: ['packages/web/e2e/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A real browser on a busy machine now and then misses a click; what fails twice more is a fault.
    retry: 2,
  },
};

export default defineConfig({
  plugins: [rulebooks()],
  test: {
    passWithNoTests: long,
    pool: 'forks',
    maxWorkers: 2,
    projects: [rules, browser],
  },
});
