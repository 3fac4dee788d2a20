// `npm run measure`: prints the weight of the built site, what a first game loads, how long it takes, and how long the
// bots think. Figures only, nothing is asserted.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt, ensureChromium, ensureInstalled, filesUnder, requireNode, root, tool } from './tools.mjs';

requireNode();
ensureInstalled();
ensureBuilt();

const site = join(root, 'packages', 'web', 'dist');
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(8)} kB`;
let total = 0;
console.log('Site, gzip:');
for (const path of filesUnder(site, (path) => /\.(js|css|html)$/.test(path)).sort()) {
  const size = gzipSync(readFileSync(path)).length;
  total += size;
  console.log(`${kilobytes(size)}  ${relative(site, path)}`);
}
console.log(`${kilobytes(total)}  together`);

process.env.CHROMIUM = ensureChromium();
tool('tsx', ['packages/web/e2e/measure.ts']);

/** Some decisions of a game between the two levels, one thread. */
function thinking(game, mode, seats) {
  const cli = join(root, 'packages', 'cli', 'bin', 'bojiste.mjs');
  const table = ['--game', game, '--mode', mode, '--seats', `${seats}`];
  const args = ['arena', ...table, '--bots', 'hard,normal', '--games', '2', '--cap', '160', '--workers', '1'];
  const { stdout } = spawnSync(process.execPath, [cli, ...args, '--json'], { cwd: root, encoding: 'utf8' });
  return JSON.parse(stdout);
}

const TABLES = [
  ['summoner-wars', 'duel', 2],
  ['siegestorm', 'duel', 2],
  ['siegestorm', 'last', 3],
  ['original-war', 'duel', 2],
  ['original-war', 'all', 3],
  ['doomtrooper', 'duel', 2],
  ['doomtrooper', 'free', 3],
];

const ms = (n) => `${n.toFixed(1).padStart(8)} ms`;
console.log('\nThinking per decision, mean and p95:');
for (const [game, mode, seats] of TABLES) {
  const { bots, meanMs, p95Ms } = thinking(game, mode, seats);
  bots.forEach((bot, i) => {
    console.log(`${ms(meanMs[i])} ${ms(p95Ms[i])}  ${game}, ${seats} seats, ${bot}`);
  });
}
