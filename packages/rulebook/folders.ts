import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where games are on the disk: every folder of `packages/` and `examples/` with a manifest is one, named by its id. */

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const PLACES = [join(ROOT, 'packages'), join(ROOT, 'examples')];
/** Skirmish, the kernel's own game, lives with the test tools. */
const SKIRMISH = join(ROOT, 'packages', 'testing', 'skirmish');

const isGame = (folder: string): boolean => existsSync(join(folder, 'manifest.ts'));

export function gameFolder(game: string): string {
  if (game === 'skirmish') return SKIRMISH;
  const found = PLACES.map((place) => join(place, game)).find(isGame);
  if (found === undefined) throw new Error(`there is no game "${game}": no folder of that name has a manifest.ts`);
  return found;
}

/** Ids of all games that are there, registered or not. */
export const gamesOnDisk = (): string[] =>
  PLACES.filter((place) => existsSync(place)).flatMap((place) =>
    readdirSync(place).filter((name) => isGame(join(place, name))),
  );
