import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryOf } from './games.ts';

/** Where the project stands. */
export const packagesFolder = fileURLToPath(new URL('../', import.meta.url));
export const rootFolder = fileURLToPath(new URL('../../', import.meta.url));

/** All files under a folder with one of these endings. */
export function filesUnder(folder: string, endings: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path, endings);
      return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : [];
    })
    .sort();
}

/** In how many scene files of the game each card is named. */
export function sceneCounts(game: string, keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const wanted = new Set(keys);
  for (const file of filesUnder(join(packagesFolder, entryOf(game).tests), ['.yaml', '.yml'])) {
    const words = new Set(readFileSync(file, 'utf8').match(/[\p{L}\d][\p{L}\d-]*/gu) ?? []);
    for (const word of words) if (wanted.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
