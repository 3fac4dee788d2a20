import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gameFolder, gamesOnDisk } from '@bojiste/rulebook/folders';

export const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Folders of the games, from packages/. */
export const GAME_FOLDERS = [...gamesOnDisk(), 'skirmish'].map((game) =>
  relative(join(ROOT, 'packages'), gameFolder(game)),
);

/** The TypeScript sources of a package, without its tests. */
export function sourcesOf(folder: string, root = ROOT): string[] {
  const dir = join(root, 'packages', folder);
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|\/)(test|node_modules|dist)\//.test(name))
    .sort()
    .map((name) => join(dir, name));
}
