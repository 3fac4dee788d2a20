import type { Plugin } from 'vite';
// By path, not by name: Node reads this file before anything translates the sources of packages.
import { drawingsOf, gamesWithDrawings } from '../../art/drawings.ts';
import { paint, recipeOf } from '../../art/index.ts';
import { HEROES } from '../pages/home/heroes.ts';
import { pathOf } from './icons.ts';
import { loaders } from './loaders.ts';

/** `import icons from 'virtual:art-icons'`: by game, how to load the paths of all drawings that its pictures may need. */

const LIST = 'virtual:art-icons';
const PREFIX = `${LIST}/`;

/** The drawings of the pictures on the first page alone: they are there before anything of a game is loaded. */
const HEROIC = 'heroes';

function heroicDrawings(): string[] {
  const asked = new Set<string>();
  for (const [game, hero] of Object.entries(HEROES)) {
    if (hero === undefined) continue;
    paint(recipeOf(game, hero), 24, 20, (name) => {
      asked.add(name);
      return pathOf(name);
    });
  }
  return [...asked].sort();
}

export function artIcons(): Plugin {
  return {
    name: 'art-icons',
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${LIST}`) return loaders(PREFIX, [...gamesWithDrawings(), HEROIC]);
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const list = id.slice(PREFIX.length + 1);
      const names = list === HEROIC ? heroicDrawings() : drawingsOf(list);
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, pathOf(name)])))}`;
    },
  };
}
