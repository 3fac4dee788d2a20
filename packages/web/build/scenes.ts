import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * `import scenes from 'virtual:scenes/siegestorm'`: the scenes that test a game's cards, as they are written: a position,
 * moves and what must come of them. The card browser shows them as worked examples.
 */

const PREFIX = 'virtual:scenes/';
const PACKAGES = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

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
  return filesIn(join(PACKAGES, game, 'test', 'scenes')).flatMap((path) => {
    const about = basename(path, '.yaml');
    return readFileSync(path, 'utf8')
      .split(/^---$/m)
      .map((text) => sceneOf(about, text));
  });
}

export function scenes(): Plugin {
  return {
    name: 'scenes',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(scenesOf(id.slice(PREFIX.length + 1)))}` : null,
  };
}
