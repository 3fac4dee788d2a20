import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameFolder, gamesOnDisk } from '@bojiste/rulebook/folders';
import { expect, test } from 'vitest';
import { outOfPlace } from '../hygiene/rooms.ts';

const isExample = (game: string): boolean => gameFolder(game).includes(join('examples', game));

test.each(gamesOnDisk())('%s has the rooms of all games and nothing else', (game) => {
  expect(outOfPlace(game, gameFolder(game), isExample(game))).toEqual([]);
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
