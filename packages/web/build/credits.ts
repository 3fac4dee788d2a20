import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { allDrawings } from '../../art/drawings.ts';
import { parentOf } from './icons.ts';

/**
 * `import credits from 'virtual:credits'`: authors of the icons that are really used, each with the names of theirs. Who
 * drew which is kept in icon-authors.json: an author's folder of the set, and the icons in it.
 */

const ID = 'virtual:credits';
const HERE = dirname(fileURLToPath(import.meta.url));
const TABLES = join(HERE, '..', 'cards', 'icons');

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/** Icons named in any of the tables or drawn into pictures, without doubles. */
export function usedIcons(): string[] {
  const tables = readdirSync(TABLES).filter((name) => name.endsWith('.json'));
  const signs = tables.flatMap((name) => Object.values(read(join(TABLES, name))));
  return [...new Set([...signs, ...allDrawings()])].sort();
}

/** Icons by author; an icon nobody is named for is a mistake. */
export function creditsOf(icons: readonly string[]): Record<string, string[]> {
  const authors = Object.entries(read(join(HERE, 'icon-authors.json'))).map(
    ([author, names]) => [author, new Set(names.split(' '))] as const,
  );
  const credits: Record<string, string[]> = {};
  for (const icon of icons) {
    const author = authors.find(([, names]) => names.has(parentOf(icon)))?.[0];
    if (author === undefined) throw new Error(`nobody is credited for the icon "${icon}"`);
    credits[author] = [...(credits[author] ?? []), icon];
  }
  return credits;
}

export function credits(): Plugin {
  return {
    name: 'credits',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(creditsOf(usedIcons()))}` : null),
  };
}
