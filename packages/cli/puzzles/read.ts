import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Puzzle, readPuzzles } from '@bojiste/learn';
import { sceneFiles } from '@bojiste/testing/scene/files';
import { packagesFolder } from '../scenes.ts';

export const puzzleFolder = (game: string): string => join(packagesFolder, game, 'puzzles');

/** All puzzles of a game; a file that cannot be read is an error that names its line. */
export function loadPuzzles(game: string): Puzzle[] {
  const folder = puzzleFolder(game);
  if (!existsSync(folder)) return [];
  return sceneFiles(folder).flatMap((file) => readPuzzles(readFileSync(file, 'utf8'), relative(packagesFolder, file)));
}
