import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** No Docker engine runs here; what can be read can be checked. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (name: string) =>
  readFileSync(join(root, name), 'utf8')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const dockerfile = read('Dockerfile');
const words = (instruction: string) =>
  dockerfile.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.split(/\s+/).slice(1));

describe('Dockerfile', () => {
  it('copies what there is, and nothing that is ignored', () => {
    const ignored = read('.dockerignore');
    const sources = words('COPY')
      .filter((copy) => !copy.some((word) => word.startsWith('--from')))
      .flatMap((copy) => copy.filter((word) => !word.startsWith('--')).slice(0, -1));
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(existsSync(join(root, source)), source).toBe(true);
      expect(ignored).not.toContain(source);
    }
  });

  it('has two stages, ends as an ordinary user, and starts a file that is there', () => {
    expect(words('FROM')).toHaveLength(2);
    expect(words('USER')).toEqual([['node']]);
    const [start] = dockerfile.filter((line) => line.startsWith('CMD '));
    const [program, young, file, command] = JSON.parse(start.slice(4)) as string[];
    expect([program, command]).toEqual(['node', 'serve']);
    expect(read('package.json').find((line) => line.startsWith('"start"'))).toContain(`node ${young} `);
    expect(existsSync(join(root, file))).toBe(true);
  });
});
