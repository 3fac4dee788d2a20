import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { entryOf } from './games.ts';
import { packagesFolder } from './scenes.ts';

/** Where the files about the texts of a game lie: packages/<game>/texts/. */

export const textPath = (game: string, name: string): string =>
  join(packagesFolder, dirname(entryOf(game).tests), 'texts', name);

/** What such a file says, nothing where there is none. */
export function textFile<T>(game: string, name: string): T | undefined {
  const file = textPath(game, name);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? undefined) as T | undefined) : undefined;
}
