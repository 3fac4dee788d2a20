import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { wholeNumbers } from './path.ts';

/**
 * `import icons from './signs.json?icons'`: a table "name to icon" becomes "name to path of the drawing", so that only
 * the icons that are used are bundled.
 */

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const require = createRequire(import.meta.url);
const SUFFIX = '.json?icons';
let set: IconSet | null = null;

function iconSet(): IconSet {
  set ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  return set;
}

/** Some icons have second names. */
export const parentOf = (icon: string): string => iconSet().aliases?.[icon]?.parent ?? icon;

export function pathOf(icon: string): string {
  const found = iconSet().icons[parentOf(icon)];
  if (found === undefined) throw new Error(`there is no icon "${icon}"`);
  return [...found.body.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => wholeNumbers(path)).join('');
}

export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -'?icons'.length);
      this.addWatchFile(file);
      const table = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      // Many cards may share a drawing: it is bundled once.
      const drawings = [...new Set(Object.values(table))];
      const used = Object.entries(table).map(([name, icon]) => [name, drawings.indexOf(icon)]);
      const code = [
        `const paths = ${JSON.stringify(drawings.map(pathOf))};`,
        `const used = ${JSON.stringify(Object.fromEntries(used))};`,
        'export default Object.fromEntries(Object.entries(used).map(([name, at]) => [name, paths[at]]));',
      ].join('\n');
      return { code, moduleType: 'js' };
    },
  };
}
