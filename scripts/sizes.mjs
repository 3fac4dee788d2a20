// Every .ts and .tsx file has fewer than 400 lines.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder, root } from './tools.mjs';

const LIMIT = 400;

export function checkSizes() {
  const files = filesUnder(root, (path) => /\.tsx?$/.test(path));
  let tooLong = 0;
  for (const path of files) {
    const lines = readFileSync(path, 'utf8').replace(/\n$/, '').split('\n').length;
    if (lines < LIMIT) continue;
    tooLong += 1;
    console.error(`${relative(root, path)}: ${lines} lines, fewer than ${LIMIT} are allowed`);
  }
  console.log(`${files.length} files, ${tooLong} of ${LIMIT} lines or more`);
  return tooLong === 0 ? 0 : 1;
}
