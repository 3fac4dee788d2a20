import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

/**
 * What reads the settings of the build is plain Node, which knows no TypeScript in packages: all that they reach must be
 * imported by path, where it is bundled with them.
 */

const WEB = join(import.meta.dirname, '..');
const IMPORTS = /^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm;

function reached(file: string, seen = new Map<string, readonly string[]>()): Map<string, readonly string[]> {
  if (seen.has(file)) return seen;
  const named = [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, from = '']) => from);
  seen.set(
    file,
    named.filter((from) => from.startsWith('@bojiste/')),
  );
  for (const from of named) if (/^\.{1,2}\/.*\.ts$/.test(from)) reached(join(dirname(file), from), seen);
  return seen;
}

it('is imported by path', () => {
  const files = reached(join(WEB, 'vite.config.ts'));
  expect(files.size).toBeGreaterThan(20);
  const byName = [...files].flatMap(([file, names]) => names.map((name) => `${relative(WEB, file)}: ${name}`));
  expect(byName).toEqual([]);
});
