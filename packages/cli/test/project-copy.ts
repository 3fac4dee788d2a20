import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { rootFolder } from '../scenes.ts';

/** A copy of the project that commands may write into: its own packages, the installed ones of the original. */

const ASIDE = /(^|\/)(node_modules|dist|data|\.git)(\/|$)/;

export interface Copy {
  readonly folder: string;
  /** Runs a program of Node in it; throws with its output unless it ends well. */
  run(program: string, ...args: string[]): string;
  bojiste(...args: string[]): string;
}

function linkAll(from: string, to: string, aside: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (name !== aside) symlinkSync(join(from, name), join(to, name));
}

export function copyOfProject(): Copy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bojiste-copy-')));
  cpSync(rootFolder, folder, { recursive: true, filter: (path) => !ASIDE.test(relative(rootFolder, path)) });
  linkAll(join(rootFolder, 'node_modules'), join(folder, 'node_modules'), '@bojiste');
  mkdirSync(join(folder, 'node_modules', '@bojiste'));
  for (const place of ['packages', 'examples'])
    for (const name of readdirSync(join(folder, place))) {
      symlinkSync(join(folder, place, name), join(folder, 'node_modules', '@bojiste', name));
      const own = join(rootFolder, place, name, 'node_modules');
      if (existsSync(own)) linkAll(own, join(folder, place, name, 'node_modules'), '.cache');
    }
  const run = (program: string, ...args: string[]): string => {
    // What is run there is an ordinary run, also from the long tests.
    const env = { ...process.env, VITEST: undefined, BOJISTE_LONG: undefined, NODE_OPTIONS: '' };
    const done = spawnSync(process.execPath, [join(folder, program), ...args], { cwd: folder, encoding: 'utf8', env });
    if (done.status !== 0)
      throw new Error(`${program} ${args.join(' ')}: ${done.status}\n${done.stdout}${done.stderr}`);
    return done.stdout;
  };
  return { folder, run, bojiste: (...args) => run('packages/cli/bin/bojiste.mjs', ...args) };
}

/** A card of each game to begin from. */
export const LIKE: Readonly<Record<string, string>> = {
  'summoner-wars': 'frost-mage',
  siegestorm: 'axeman',
  doomtrooper: 'dragoon',
  'original-war': 'light-buggy',
  'three-fords': 'archer',
};
