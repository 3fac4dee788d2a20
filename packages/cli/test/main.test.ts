import { describe, expect, it } from 'vitest';
import { progress } from '../words.ts';
import { call } from './call.ts';

describe('bojiste', () => {
  it('lists its commands with --help', async () => {
    const { code, out, err } = await call('--help');
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: bojiste/);
    for (const name of ['serve', 'play', 'sim', 'clauses', 'cards', 'exhaust', 'bench', 'scene', 'replay', 'deck'])
      expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(err).toBe('');
  });

  it('without a command shows the usage and exits 2', async () => {
    const { code, out, err } = await call();
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch('Usage: bojiste');
  });

  it.each(['conquer', 'toString', '--nonsense'])('refuses the unknown command %s', async (name) => {
    const { code, err } = await call(name);
    expect(code).toBe(2);
    expect(err).toMatch(`Unknown command: ${name}\n\nUsage: bojiste`);
  });

  it('shows the usage of one command', async () => {
    const { code, out } = await call('serve', '--help');
    expect(code).toBe(0);
    expect(out).toMatch('--port N');
  });

  it.each([
    ['a bad port', ['--port', 'eighty'], 'Not a port: eighty'],
    ['a data folder that cannot be', ['--data', '/dev/null/data'], '--data /dev/null/data'],
    ['a port out of range', ['--port', '65536'], 'Not a port: 65536'],
    ['an unknown option', ['--prot', '1'], '--prot'],
    ['a stray word', ['now'], 'now'],
  ])('exits 2 for %s', async (_, args, message) => {
    const { code, err } = await call('serve', ...args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err).toMatch('Usage: bojiste serve');
  });
});

describe('progress', () => {
  it('says how far the work is and how long the rest takes, the more seldom the longer it lasts', () => {
    const said: string[] = [];
    let now = 0;
    const output = { out: () => {}, err: (line: string) => said.push(line) };
    const tell = progress(output, 'games', 1000, () => now);
    for (let done = 1; done <= 1000; done++) {
      now += 500;
      tell(done);
    }
    expect(said[0]).toBe('games: 2 of 1000, about 8 min left');
    expect(said.at(-1)).toMatch(/^games: \d+ of 1000, about \d+ s left$/);
    expect(said.length).toBeGreaterThan(15);
    expect(said.length).toBeLessThan(60);
  });

  it('counts from what an earlier run had done', () => {
    const said: string[] = [];
    let now = 0;
    const tell = progress({ out: () => {}, err: (line) => said.push(line) }, 'games', 100, () => now);
    tell(90);
    now = 10_000;
    tell(95);
    expect(said).toEqual(['games: 95 of 100, about 10 s left']);
  });
});
