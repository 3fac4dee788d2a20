import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The peers live in this folder alone: `npm start` and `npm test` never install them. */

export const HERE = dirname(fileURLToPath(import.meta.url));
export const ROOT = join(HERE, '..', '..');

export function installPeers() {
  if (['boardgame.io', 'chessops', 'esbuild', 'immer'].every((name) => existsSync(join(HERE, 'node_modules', name))))
    return;
  process.stderr.write('Installing the peers into bench/peers (first run only) ...\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--workspaces=false'], {
    cwd: HERE,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Bundles a TypeScript file of this folder and gives the module. `as` keeps bundles of several threads apart. */
export async function load(file, as = 'main') {
  const { build } = await import('esbuild');
  mkdirSync(join(HERE, 'dist'), { recursive: true });
  const out = join(HERE, 'dist', `${as}-${file.replace(/\.ts$/, '.mjs')}`);
  await build({
    entryPoints: [join(HERE, file)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: out,
    nodePaths: [join(ROOT, 'node_modules')],
    logLevel: 'error',
  });
  return import(out);
}
