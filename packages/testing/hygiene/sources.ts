import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..', '..');
export const GAME_FOLDERS = ['doomtrooper', 'summoner-wars', 'siegestorm', 'original-war', 'testing/skirmish'];

/** The TypeScript sources of a package, without its tests. */
export function sourcesOf(folder: string, root = ROOT): string[] {
  const dir = join(root, 'packages', folder);
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|\/)(test|node_modules|dist)\//.test(name))
    .sort()
    .map((name) => join(dir, name));
}
