// No .ts or .tsx file is longer than 400 lines.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder, root } from './tools.mjs';

const LIMIT = 400;

export function checkSizes() {
  const files = filesUnder(root, (path) => /\.tsx?$/.test(path));
  let tooLong = 0;
  for (const path of files) {
    const lines = readFileSync(path, 'utf8').replace(/\n$/, '').split('\n').length;
    if (lines <= LIMIT) continue;
    tooLong += 1;
    console.error(`${relative(root, path)}: ${lines} lines, at most ${LIMIT} are allowed`);
  }
  console.log(`${files.length} files, ${tooLong} over ${LIMIT} lines`);
  return tooLong === 0 ? 0 : 1;
}
