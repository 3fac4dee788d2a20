import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../hygiene/sources.ts';

/** Tests share a process (vitest.config.ts). What would be felt by those after it belongs into `*.alone.test.ts`. */

const FELT = /\bvi\.(mock|doMock|resetModules)\(|\bprocess\.chdir\(/;
const STUBS = /\bvi\.stub(Global|Env)\(/;
const UNDONE = /\bvi\.unstubAll(Globals|Envs)\b/;

const testFiles = ['packages', 'examples'].flatMap((place) =>
  readdirSync(join(ROOT, place)).flatMap((name) => {
    const folder = join(ROOT, place, name);
    const files = readdirSync(folder, { withFileTypes: true }).some((entry) => entry.name === 'test');
    return files
      ? readdirSync(join(folder, 'test'), { recursive: true, encoding: 'utf8' }).map((file) =>
          join(folder, 'test', file),
        )
      : [];
  }),
);

test('what replaces a module or moves the process runs alone', () => {
  const felt = testFiles.filter((file) => file.endsWith('.test.ts') && FELT.test(readFileSync(file, 'utf8')));
  expect(felt.length).toBeGreaterThan(0);
  expect(felt.filter((file) => !/\.(alone|long)\.test\.ts$/.test(file))).toEqual([]);
});

test('what is put in place of a global is taken back', () => {
  const stubbing = testFiles.filter((file) => file.endsWith('.test.ts') && STUBS.test(readFileSync(file, 'utf8')));
  expect(stubbing.length).toBeGreaterThan(0);
  expect(stubbing.filter((file) => !UNDONE.test(readFileSync(file, 'utf8')))).toEqual([]);
});
