import { defineConfig } from 'vitest/config';

// Files named *.long.test.ts run only with `npm run test:long`.
const long = process.env.BOJISTE_LONG === '1';

export default defineConfig({
  test: {
    include: [long ? 'packages/**/test/**/*.long.test.ts' : 'packages/**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(long ? [] : ['**/*.long.test.ts'])],
    passWithNoTests: long,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: long ? 30 * 60_000 : 30_000,
  },
});
