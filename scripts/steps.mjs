// The steps of `npm run check` and `npm test`.
import { existsSync, readFileSync } from 'node:fs';
import { checkIndexed } from './indexed.mjs';
import { checkSizes } from './sizes.mjs';
import { tool } from './tools.mjs';
import { UNFINISHED } from './unfinished.mjs';

/** A process that died said nothing about its tests: where all others passed, its files are asked once more. */
function vitest(env) {
  const code = tool('vitest', ['run'], env);
  if (code === 0 || !existsSync(UNFINISHED)) return code;
  return tool('vitest', ['run', ...JSON.parse(readFileSync(UNFINISHED, 'utf8'))], env);
}

/** What was found last time is kept, so that the next look is quick; only here, since a build must not take files for written. */
const TYPES = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];

export const checks = [
  ['Format and lint (biome)', () => tool('biome', ['ci', '--error-on-warnings'])],
  ['Types (tsc)', () => tool('tsc', TYPES)],
  ['Missing elements (tsc)', checkIndexed],
  [
    'Direction of dependencies (dependency-cruiser)',
    () => tool('depcruise', ['packages', 'examples', '--output-type', 'err-long']),
  ],
  ['Dead code (knip)', () => tool('knip', ['--no-progress', '--no-config-hints'])],
  ['File sizes', checkSizes],
];

/** The daily round: checks that take seconds, then rules and scenes. */
export const quickSteps = [checks[0], checks[1], ['Rules and scenes (vitest)', () => vitest({ BOJISTE_QUICK: '1' })]];

export const tests = [['Tests (vitest)', () => vitest()]];

export const longTests = [['Long tests (vitest)', () => vitest({ BOJISTE_LONG: '1' })]];
