import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
// By path, not by name: Node reads this file before anything translates the sources of packages.
import { gameFolder, gamesOnDisk } from '../../rulebook/folders.ts';
import { loaders } from './loaders.ts';

/**
 * `import scenes from 'virtual:scenes'`: by game, how to load the scenes that test its cards, as they are written: a
 * position, moves and what must come of them. The card browser shows them as worked examples.
 */

const LIST = 'virtual:scenes';
const PREFIX = `${LIST}/`;

interface Scene {
  readonly title: string;
  readonly clauses: readonly string[];
  /** Name of the file: often the card it is about. */
  readonly about: string;
  readonly text: string;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesIn(path) : name.endsWith('.yaml') ? [path] : [];
    });
}

const unquoted = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/, '$2');

function sceneOf(about: string, text: string): Scene {
  const title = unquoted(/^scene: *(.*)$/m.exec(text)?.[1] ?? about);
  const clauses = (/^clauses: *\[(.*)\]$/m.exec(text)?.[1] ?? '').split(',').map((id) => id.trim());
  const rest = text.replace(/^(scene|clauses|game): *.*\n/gm, '').trim();
  return { title, clauses: clauses.filter((id) => id !== ''), about, text: rest };
}

export function scenesOf(game: string): Scene[] {
  return filesIn(join(gameFolder(game), 'test', 'scenes')).flatMap((path) => {
    const about = basename(path, '.yaml');
    return readFileSync(path, 'utf8')
      .split(/^---$/m)
      .map((text) => sceneOf(about, text));
  });
}

export function scenes(): Plugin {
  return {
    name: 'scenes',
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${LIST}`) return loaders(PREFIX, gamesOnDisk());
      return id.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(scenesOf(id.slice(PREFIX.length + 1)))}`
        : null;
    },
  };
}
