import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** docs/write-a-game.md shows this game: what it quotes must be there. */

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Blocks of code of the guide that name a file in their first line. */
const guide = readFileSync(join(ROOT, 'docs', 'write-a-game.md'), 'utf8');
const blocks = [...guide.matchAll(/```(?:ts|yaml)\n(?:\/\/|#) (\S+)\n([\s\S]*?)```/g)].map(([, file, code]) => ({
  file,
  code,
}));

test.each(blocks)('docs/write-a-game.md shows what is in $file', ({ file, code }) => {
  const path = file.startsWith('packages/') ? join(ROOT, file) : join(import.meta.dirname, '..', file);
  expect(readFileSync(path, 'utf8')).toContain(code);
});

test('the guide shows code of every part', () => {
  expect(new Set(blocks.map(({ file }) => file)).size).toBeGreaterThanOrEqual(6);
});
