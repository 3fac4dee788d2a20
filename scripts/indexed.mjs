// Elements of lists may be missing: `noUncheckedIndexedAccess` for every source but those that scripts/indexed.json lists,
// file by file or as a whole folder, each under the reason why. The list may only become shorter. Tests are not held to it:
// what is missing fails them anyway.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './tools.mjs';

const LIST = 'scripts/indexed.json';
const fileOf = (line) => line.slice(0, line.indexOf('('));

export function checkIndexed() {
  const listed = Object.values(JSON.parse(readFileSync(join(root, LIST), 'utf8'))).flat();
  const gone = listed.filter((file) => !existsSync(join(root, file)));
  for (const file of gone) console.error(`${LIST}: ${file} is gone, take it off the list`);
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const args = [tsc, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.indexed.json'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  const lines = stdout.split('\n').filter((line) => /^[^ (][^(]*\(\d+,\d+\): error/.test(line));
  const wrong = new Set(lines.map(fileOf));
  if (wrong.size === 0 && status !== 0) {
    console.error(stdout);
    return 1;
  }
  const isListed = (file) => listed.some((entry) => (entry.endsWith('/') ? file.startsWith(entry) : file === entry));
  const found = lines.filter((line) => !isListed(fileOf(line)));
  for (const line of found) console.error(line);
  const mended = listed.filter((entry) => !entry.endsWith('/') && !wrong.has(entry) && !gone.includes(entry));
  if (mended.length > 0) console.log(`${LIST}: nothing is left to say of ${mended.join(', ')}: take it off the list`);
  return found.length + gone.length === 0 ? 0 : 1;
}
