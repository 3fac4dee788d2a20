import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Bots see views and sampled worlds only. What they import decides whether that can be otherwise, so it is listed. */

const root = fileURLToPath(new URL('../', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.startsWith('test/') && !file.includes('node_modules'));

interface Import {
  readonly from: string;
  readonly names: readonly string[];
}

/** Names a file takes from each module; types are left out, since they vanish. */
function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const found = [...source.matchAll(/^(?:import|export)\s+(type\s+)?([^;]*?)\s+from\s+'([^']+)'/gms)];
  return found.flatMap(([, type, what, from]) => {
    if (type !== undefined) return [];
    const names = what
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim());
    return [{ from, names: names.filter((name) => name !== '' && !name.startsWith('type ')) }];
  });
}

const taken = (file: string): string[] =>
  importsOf(file).flatMap(({ from, names }) => (from.startsWith('@bojiste/') ? names : []));

/** What makes a state out of something else than a world: only hosts may call these. */
const MAKES_STATES = ['newGame', 'emptyState', 'begin', 'beginAt', 'fromJson', 'Match', 'State', 'dealAnew'];
const HOSTS = ['play.ts'];

describe('sources of the bots', () => {
  it('finds the files', () => {
    expect(files).toContain('bots/greedy.ts');
    expect(files).toContain('worlds.ts');
    expect(taken('worlds.ts')).toContain('sampleWorld');
  });

  it.each(files.filter((file) => file !== 'worlds.ts'))('%s samples no worlds itself', (file) => {
    expect(taken(file)).not.toContain('sampleWorld');
  });

  it.each(files.filter((file) => !HOSTS.includes(file)))('%s makes no states', (file) => {
    expect(taken(file).filter((name) => MAKES_STATES.includes(name))).toEqual([]);
  });

  // A learned evaluation is part of the bot that reads it; what samples are made by is a host.
  const inBots = files.filter((file) => /^(bots|learn)\//.test(file) && file !== 'learn/siblings.ts');
  it.each(inBots)('%s reaches neither host nor worlds', (file) => {
    const own = importsOf(file).flatMap(({ from }) => (from.startsWith('.') ? [from] : []));
    for (const from of own) expect(inBots.concat('random.ts')).toContain(join(dirname(file), from));
    expect(importsOf(file).every(({ from }) => from.startsWith('.') || from === '@bojiste/kernel')).toBe(true);
  });

  it.each(files)('%s imports whole modules nowhere', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/import\s+\*|import\(/);
  });
});
