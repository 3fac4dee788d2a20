import { describe, expect, it } from 'vitest';
import { loadGame } from '../games.ts';
import { call, callJson, fileOf } from './call.ts';

const deckText = async (): Promise<string> => {
  const { def } = await loadGame('skirmish');
  const cards = Object.entries(def.decks[0].cards).map(([key, n]) => `  ${key}: ${n}`);
  return ['game: skirmish', 'name: mine', 'cards:', ...cards, ''].join('\n');
};

describe('bojiste deck check', () => {
  it('finds a ready-made deck legal', async () => {
    const file = fileOf('legal.yaml', await deckText());
    const { code, found } = await callJson('deck', 'check', file);
    expect(found.issues).toEqual([]);
    expect(found).toMatchObject({ file, game: 'skirmish', ok: true });
    expect(code).toBe(0);
  });

  it('reads JSON as well', async () => {
    const { def } = await loadGame('skirmish');
    const file = fileOf('legal.json', JSON.stringify({ game: 'skirmish', name: 'mine', cards: def.decks[0].cards }));
    expect((await call('deck', 'check', file)).code).toBe(0);
  });

  it('gives every reason with its clause and what mends it', async () => {
    const { def } = await loadGame('skirmish');
    const [key] = Object.keys(def.decks[0].cards);
    const file = fileOf('many.yaml', `game: skirmish\nname: many\ncards:\n  ${key}: 99\n`);
    const { code, found } = await callJson('deck', 'check', file);
    expect(code).toBe(1);
    expect(found.issues.length).toBeGreaterThan(0);
    for (const issue of found.issues) expect(issue).toMatchObject({ clause: expect.stringMatching(/^SK-/) });
    const { out } = await call('deck', 'check', file, '--lang', 'en');
    expect(out).toContain('(SK-');
  });

  it('names the line of an unknown card and the nearest known one', async () => {
    const { def } = await loadGame('skirmish');
    const [key] = Object.keys(def.decks[0].cards);
    const file = fileOf('unknown.yaml', `game: skirmish\nname: x\ncards:\n  ${key}: 1\n  ${key}x: 1\n`);
    const { code, out } = await call('deck', 'check', file, '--lang', 'en');
    expect(code).toBe(1);
    expect(out).toContain(`${file}:5: There is no card "${key}x". The nearest is "${key}".`);
  });

  it.each([
    ['broken YAML', 'cards: [', 1],
    ['a part nobody knows', 'game: skirmish\ncolour: red\n', 2],
    ['a count that is no number', 'game: skirmish\ncards:\n  scout: two\n', 3],
    ['no cards', 'game: skirmish\nname: none\n', 1],
  ])('names the line of %s', async (name, text, line) => {
    const file = fileOf(`${name.replaceAll(' ', '-')}.yaml`, text);
    const { code, err } = await call('deck', 'check', file);
    expect(code).toBe(1);
    expect(err).toContain(`${file}:${line}: `);
  });

  it.each([
    ['no word', []],
    ['another word', ['mend', 'x']],
    ['no file', ['check']],
  ])('exits 2 for %s', async (_, args) => {
    expect((await call('deck', ...args)).code).toBe(2);
  });

  it('exits 2 when no game is named', async () => {
    const file = fileOf('nameless.yaml', 'cards:\n  a: 1\n');
    const { code, err } = await call('deck', 'check', file);
    expect(code).toBe(2);
    expect(err).toContain('--game is missing');
  });
});

describe('bojiste deck read', () => {
  it('reads a plain list, and names the lines that are open', async () => {
    const file = fileOf('list.txt', '3x HUSSARS\nGolden Lion x2\n1 Citadel of\n1 Billy\n');
    const { code, out, err } = await call('deck', 'read', file, '--game', 'doomtrooper', '--lang', 'en');
    expect(code).toBe(1);
    expect(out).toContain('  hussar: 3\n  golden-lion: 2');
    expect(err).toContain('Citadel Of Algeroth');
    expect(err).toContain('"1 Billy": This card is not in the game yet.');
  });

  it('gives a deck file that can be checked', async () => {
    const list = fileOf('list.txt', '3 Hussar\n2 Dragoon\n');
    const { code, out } = await call('deck', 'read', list, '--game', 'doomtrooper');
    expect(code).toBe(0);
    const { found } = await callJson('deck', 'check', fileOf('read.yaml', out));
    expect(found).toMatchObject({ game: 'doomtrooper', cards: 5 });
  });
});
