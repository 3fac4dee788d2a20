import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

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

function pathOf(icon: string): string {
  set ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  const found = set.icons[set.aliases?.[icon]?.parent ?? icon];
  if (found === undefined) throw new Error(`there is no icon "${icon}"`);
  return [...found.body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
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
      const paths = Object.entries(table).map(([name, icon]) => [name, pathOf(icon)]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(paths))}`, moduleType: 'js' };
    },
  };
}
