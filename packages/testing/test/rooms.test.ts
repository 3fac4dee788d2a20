import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameFolder, gamesOnDisk } from '@bojiste/rulebook/folders';
import { expect, test } from 'vitest';
import { chapterNames, noChapters } from '../hygiene/chapters.ts';
import { outOfPlace } from '../hygiene/rooms.ts';

const isExample = (game: string): boolean => gameFolder(game).includes(join('examples', game));

test.each(gamesOnDisk())('%s has the rooms of all games and nothing else', (game) => {
  expect(outOfPlace(game, gameFolder(game), isExample(game))).toEqual([]);
});

test.each(gamesOnDisk().filter((game) => !isExample(game)))(
  'rules of %s: a file per chapter of the rulebook and nothing else',
  (game) => {
    expect(noChapters(gameFolder(game))).toEqual([]);
  },
);

test('a file of rules that is no chapter, or not the one it is named after, is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chapters-'));
  mkdirSync(join(folder, 'spec'));
  mkdirSync(join(folder, 'rules'));
  const chapter = (name: string, code: string, kind: string): void =>
    writeFileSync(
      join(folder, 'spec', `${name}.yaml`),
      `code: ${code}\nclauses:\n  - id: X-${code}-01\n    kind: ${kind}\n`,
    );
  chapter('fight-start', 'FIGHT', 'rule');
  chapter('fight-end', 'FIGHT', 'rule');
  chapter('moves', 'MOVE', 'rule');
  chapter('rulings', 'RULING', 'ruling');
  writeFileSync(join(folder, 'spec/book.yaml'), 'chapters:\n  - fight-start\n  - fight-end\n  - moves\n  - rulings\n');
  expect([...chapterNames(join(folder, 'spec')).keys()]).toEqual(['fight-start', 'fight-end', 'moves', 'fight']);
  for (const name of ['fight-end', 'fight']) writeFileSync(join(folder, 'rules', `${name}.ts`), '/** X-FIGHT-01 */');
  expect(noChapters(folder)).toEqual([]);
  for (const name of ['moves', 'lookup', 'rulings'])
    writeFileSync(join(folder, 'rules', `${name}.ts`), '/** X-FIGHT-01 */');
  expect(noChapters(folder).sort()).toEqual([
    'rules/lookup.ts is no chapter of the rulebook',
    'rules/moves.ts cites no clause of its chapter (MOVE)',
    'rules/rulings.ts is no chapter of the rulebook',
  ]);
});

/** The folders of a game with empty files. */
function copyOf(game: string): string {
  const from = gameFolder(game);
  const to = mkdtempSync(join(tmpdir(), 'rooms-'));
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isFile()) writeFileSync(join(to, entry.name), '');
    else mkdirSync(join(to, entry.name));
    if (!entry.isDirectory()) continue;
    for (const inner of readdirSync(join(from, entry.name), { withFileTypes: true }))
      if (inner.isFile()) writeFileSync(join(to, entry.name, inner.name), '');
  }
  return to;
}

test('what lies loose, is missing or is in a wrong room is found', () => {
  const folder = copyOf('siegestorm');
  expect(outOfPlace('siegestorm', folder, false)).toEqual([]);
  for (const stray of ['evaluate.ts', 'notes.txt', 'rules/why-not.ts', 'rules/deck.ts', 'verbs/hints.ts'])
    writeFileSync(join(folder, stray), '');
  mkdirSync(join(folder, 'maps'));
  rmSync(join(folder, 'ai/weights.ts'));
  rmSync(join(folder, 'refusals'), { recursive: true });
  expect(outOfPlace('siegestorm', folder, false).sort()).toEqual([
    'ai/weights.ts is missing',
    'evaluate.ts has no place in the root of a game',
    'maps has no place in the root of a game',
    'notes.txt has no place in the root of a game',
    'refusals is missing',
    'refusals/why-not.ts is missing',
    'rules/deck.ts belongs into another room',
    'rules/why-not.ts belongs into another room',
    'verbs/hints.ts belongs into another room',
  ]);
});

test('a small game may have a file for a room', () => {
  const folder = copyOf('three-fords');
  expect(outOfPlace('three-fords', folder, true)).toEqual([]);
  expect(outOfPlace('three-fords', folder, false)).toContain('rules is missing');
  writeFileSync(join(folder, 'helpers.ts'), '');
  expect(outOfPlace('three-fords', folder, true)).toEqual(['helpers.ts has no place in the root of a game']);
});
