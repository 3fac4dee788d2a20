import type { Plugin } from 'vite';
// By path, not by name: Node reads this file before anything translates the sources of packages.
import { drawingsOf, gamesWithDrawings } from '../../art/drawings.ts';
import { pathOf } from './icons.ts';
import { loaders } from './loaders.ts';

/** `import icons from 'virtual:art-icons'`: by game, how to load the paths of all drawings that its pictures may need. */

const LIST = 'virtual:art-icons';
const PREFIX = `${LIST}/`;

export function artIcons(): Plugin {
  return {
    name: 'art-icons',
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${LIST}`) return loaders(PREFIX, gamesWithDrawings());
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const names = drawingsOf(id.slice(PREFIX.length + 1));
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, pathOf(name)])))}`;
    },
  };
}
