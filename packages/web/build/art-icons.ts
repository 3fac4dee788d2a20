import type { Plugin } from 'vite';
// By path, not by name: Node reads this file before anything translates the sources of packages.
import { drawingsOf } from '../../art/drawings.ts';
import { pathOf } from './icons.ts';

/** `import icons from 'virtual:art-icons/doomtrooper'`: paths of all drawings that pictures of a game may need. */

const PREFIX = 'virtual:art-icons/';

export function artIcons(): Plugin {
  return {
    name: 'art-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const names = drawingsOf(id.slice(PREFIX.length + 1));
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, pathOf(name)])))}`;
    },
  };
}
