// The steps of `npm run check` and `npm test`.
import { checkSizes } from './sizes.mjs';
import { tool } from './tools.mjs';

export const checks = [
  ['Format and lint (biome)', () => tool('biome', ['ci', '--error-on-warnings'])],
  ['Types (tsc)', () => tool('tsc', ['--noEmit'])],
  [
    'Direction of dependencies (dependency-cruiser)',
    () => tool('depcruise', ['packages', 'examples', '--output-type', 'err-long']),
  ],
  ['Dead code (knip)', () => tool('knip', ['--no-progress', '--no-config-hints'])],
  ['File sizes', checkSizes],
];

/** The daily round: checks that take seconds, then rules and scenes. */
export const quickSteps = [
  checks[0],
  checks[1],
  ['Rules and scenes (vitest)', () => tool('vitest', ['run'], { BOJISTE_QUICK: '1' })],
];

export const tests = [['Tests (vitest)', () => tool('vitest', ['run'])]];

export const longTests = [['Long tests (vitest)', () => tool('vitest', ['run'], { BOJISTE_LONG: '1' })]];
