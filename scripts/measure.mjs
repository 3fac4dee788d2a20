// `npm run measure`: prints the weight of the built site. Figures only, nothing is asserted.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt, ensureInstalled, filesUnder, requireNode, root } from './tools.mjs';

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
