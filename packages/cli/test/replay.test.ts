import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callJson, callWith, fileOf, pathOf } from './call.ts';

let good: string;
let text: string;

const forever = async function* () {
  for (;;) yield '1';
};

beforeAll(async () => {
  good = pathOf('good.txt');
  await callWith(forever(), 'play', '--game', 'skirmish', '--seed', 'replay', '--bot', 'random', '--record', good);
  text = readFileSync(good, 'utf8');
});

/** The same record with one line changed; `at` counts from 1. */
function changed(name: string, find: RegExp, put: string): { file: string; line: number } {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => find.test(line));
  lines[at] = put;
  return { file: fileOf(name, lines.join('\n')), line: at + 1 };
}

describe('bojiste replay verify', () => {
  it('is good with an honest record', async () => {
    const { code, found } = await callJson('replay', 'verify', good);
    expect(code).toBe(0);
    expect(found).toMatchObject({ file: good, ok: true, game: 'skirmish', sameRules: true });
    expect(found.hashes).toBe(Math.floor(found.moves / 20));
    expect(found.over).toBeGreaterThanOrEqual(0);
  });

  it('names the line of a digest that differs', async () => {
    const { file, line } = changed('digest.txt', /^#2 /, '#2 12345');
    const { code, err } = await call('replay', 'verify', file);
    expect(code).toBe(1);
    expect(err).toContain(`${file}:${line}: `);
    expect(err).toContain('differs');
  });

  it('names the line of a move that is refused', async () => {
    const { file, line } = changed('move.txt', /^[AB]: /, 'A: fly away');
    const { code, found, err } = await callJson('replay', 'verify', file);
    expect(code).toBe(1);
    expect(found).toMatchObject({ ok: false, line });
    expect(err).toContain('"fly away" is refused');
  });

  it.each([
    ['something else', 'hello', 1, 'must begin with'],
    ['a game that is not there', 'bojiste-record 1\ngame chess\nrules 1\nsetup {}\n\n', 2, 'No game "chess"'],
    ['a damaged setup', 'bojiste-record 1\ngame skirmish\nrules 1\nsetup {oops\n\n', 4, 'not readable'],
    [
      'an impossible setup',
      'bojiste-record 1\ngame skirmish\nrules 1\nsetup {"seats":7,"mode":"duel","seed":"1"}\n\n',
      4,
      'players, not 7',
    ],
    ['a line that is no move', 'bojiste-record 1\ngame skirmish\nrules 1\nsetup {}\n\nxyz\n', 6, 'not a move'],
  ])('says what is wrong with %s', async (name, content, line, reason) => {
    const file = fileOf(`${name.replaceAll(' ', '-')}.txt`, content);
    const { code, err } = await call('replay', 'verify', file);
    expect(code).toBe(1);
    expect(err).toContain(`${file}:${line}: `);
    expect(err).toContain(reason);
  });

  it('says when there is no file', async () => {
    const { code, err } = await call('replay', 'verify', 'nowhere.txt');
    expect(code).toBe(1);
    expect(err).toContain('nowhere.txt');
    expect(err).toContain('no such file');
  });
});

describe('bojiste replay show', () => {
  it('tells the game in words', async () => {
    const { code, out } = await call('replay', 'show', good, '--lang', 'en');
    expect(code).toBe(0);
    expect(out).toMatch(/^Turn 1 · Player [12]/m);
    expect(out).toMatch(/^ +\d+\. Player [12] /m);
    expect(out.trim()).toMatch(/won\.$/);
    // No notation, no letters of seats.
    expect(out).not.toMatch(/player [AB]|\[.+\]/);
  });

  it('tells it in Czech, and briefly', async () => {
    const { out } = await call('replay', 'show', good, '--lang', 'cs');
    expect(out).toMatch(/Hráč [12]/);
    const brief = await call('replay', 'show', good, '--lang', 'cs', '--level', 'brief');
    expect(brief.out.length).toBeLessThan(out.length);
    // One line a turn, and one for how it ended.
    const turns = out.match(/^Tah \d+/gm) ?? [];
    const lines = brief.out.trim().split('\n');
    expect(turns.length).toBeGreaterThan(3);
    expect(lines.filter((line) => /^Tah \d+/.test(line))).toHaveLength(turns.length);
    expect(lines.length).toBeLessThanOrEqual(turns.length + 2);
    expect((await call('replay', 'show', good, '--level', 'loud')).code).toBe(2);
  });

  it('stops where it is told', async () => {
    const { found } = await callJson('replay', 'show', good, '--at', '3');
    expect(found.entries).toHaveLength(3);
    expect(found.entries[2]).toMatchObject({ entry: 3 });
  });

  it('exits 2 beyond the end', async () => {
    const { code, err } = await call('replay', 'show', good, '--at', '99999');
    expect(code).toBe(2);
    expect(err).toMatch(/the record has \d+ entries/);
  });
});

describe('bojiste replay branch', () => {
  it('writes a record up to a step, which verifies', async () => {
    const out = pathOf('branch.txt');
    const { code, found } = await callJson('replay', 'branch', good, '--at', '25', '--out', out);
    expect(code).toBe(0);
    expect(found).toMatchObject({ at: 25, entries: 25, out });
    expect(readFileSync(out, 'utf8')).toBe(found.record);
    expect((await call('replay', 'verify', out)).code).toBe(0);
  });

  it('prints the record without --out', async () => {
    const { code, out } = await call('replay', 'branch', good, '--at', '0');
    expect(code).toBe(0);
    expect(out).toMatch(/^bojiste-record 1\n/);
    expect(out).toMatch(/tag branch .* 0$/m);
  });
});

describe('bojiste replay, wrongly called', () => {
  it.each([
    ['nothing', []],
    ['another word', ['play', 'x.txt']],
    ['no file', ['verify']],
    ['two files', ['verify', 'a', 'b']],
    ['a branch without a place', ['branch', 'x.txt']],
    ['a bad place', ['show', 'x.txt', '--at', 'end']],
  ])('exits 2 for %s', async (_, args) => {
    const { code, err } = await call('replay', ...args);
    expect(code).toBe(2);
    expect(err).toContain('Usage: bojiste replay');
  });
});
