import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Lesson, readLesson } from '@bojiste/learn';
import { sceneFiles } from '@bojiste/testing/scene/files';
import { packagesFolder } from './scenes.ts';

/** All lessons of a game in their order; a file that cannot be read is an error that names its line. */
export function loadLessons(game: string): Lesson[] {
  const folder = join(packagesFolder, game, 'lessons');
  if (!existsSync(folder)) return [];
  return sceneFiles(folder).map((file) => readLesson(readFileSync(file, 'utf8'), relative(packagesFolder, file)));
}
