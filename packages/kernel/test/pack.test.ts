import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

/** Kernel and prose as somebody else gets them: packed, installed in an empty folder, used without this repository. */

const ROOT = join(import.meta.dirname, '..', '..', '..');
const EXAMPLE = join(ROOT, 'examples', 'three-fords');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bojiste-pack-')));
const user = join(folder, 'user');

function run(command: string, args: readonly string[], cwd = user): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: exit ${status}\n${stdout}${stderr}`);
  return stdout;
}
const tool = (path: string, ...args: string[]): string =>
  run(process.execPath, [join(ROOT, 'node_modules', path), ...args]);

/** Plays one game by always taking another option, and prints a card. */
const PLAY = `
import { compileGame, decidingSeat, Match, notesOf } from '@bojiste/kernel';
import { count } from '@bojiste/kernel/effects/build';
import { printCard } from '@bojiste/prose';
import { threeFords } from './index.ts';

const g = compileGame(threeFords);
const [a, b] = threeFords.decks;
if (a === undefined || b === undefined || typeof count !== 'function') throw new Error('decks');
const match = Match.create(g, { seats: 2, mode: 'duel', decks: [a, b], seed: 'packed' });
for (let i = 0; match.state.over < 0; i++) {
  const seat = decidingSeat(g, match.state);
  const notes = notesOf(g, match.state, seat);
  const note = notes[(i * 7) % notes.length];
  if (note === undefined) throw new Error('no option');
  const refusal = match.play({ seat, key: note.key });
  if (refusal !== null) throw new Error(refusal.code);
}
const scout = threeFords.cards.find(({ key }) => key === 'scout');
console.log(scout === undefined ? '' : printCard(threeFords, scout, 'en').join(' '));
console.log('over in turn', match.state.turn, match.record.entries.length > 10);
`;

beforeAll(() => {
  const made = join(folder, 'made');
  const tarballs = run(process.execPath, [join(ROOT, 'scripts', 'pack.mjs'), made], ROOT)
    .trim()
    .split('\n');
  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }));
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs]);
  cpSync(EXAMPLE, user, {
    recursive: true,
    filter: (path) => !/node_modules|test|package\.json|spec/.test(path.slice(EXAMPLE.length)),
  });
  writeFileSync(join(user, 'play.ts'), PLAY);
  writeFileSync(
    join(user, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        skipLibCheck: false,
        target: 'ES2022',
        lib: ['ES2022', 'DOM'],
        module: 'NodeNext',
        types: [],
        rewriteRelativeImportExtensions: true,
        outDir: 'out',
        rootDir: '.',
      },
      files: ['play.ts'],
    }),
  );
}, 300_000);

test('strict TypeScript finds nothing, in the packages neither, and plain Node plays the example game', () => {
  expect(tool('typescript/bin/tsc', '-p', '.')).toBe('');
  const out = run(process.execPath, ['--enable-source-maps', 'out/play.js']);
  expect(out).toMatch(/After this unit enters play, draw 1 card\.\nover in turn \d+ true/);
}, 300_000);

test('a bundler makes a page of it', () => {
  writeFileSync(join(user, 'index.html'), '<!doctype html><script type="module" src="/play.ts"></script>');
  tool('vite/bin/vite.js', 'build', '--logLevel', 'error');
  const [script] = readdirSync(join(user, 'dist', 'assets')).filter((name) => name.endsWith('.js'));
  const text = readFileSync(join(user, 'dist', 'assets', script), 'utf8');
  expect(text).toContain('three-fords');
  expect(text).not.toMatch(/from ?["']@bojiste/);
}, 300_000);

test('only what is promised can be imported, and maps lead to packed sources', () => {
  const { exports } = JSON.parse(readFileSync(join(user, 'node_modules/@bojiste/kernel/package.json'), 'utf8'));
  expect(Object.keys(exports).filter((key) => key.includes('*'))).toEqual([]);
  const deep = `import('@bojiste/kernel/run/atoms').then(() => process.exit(1), (e) => console.log(e.code))`;
  expect(run(process.execPath, ['-e', deep])).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  const map = JSON.parse(readFileSync(join(user, 'node_modules/@bojiste/kernel/run/loop.js.map'), 'utf8'));
  const source = join(user, 'node_modules/@bojiste/kernel/run', map.sources[0]);
  expect(readFileSync(source, 'utf8')).toBe(readFileSync(join(ROOT, 'packages/kernel/run/loop.ts'), 'utf8'));
});
