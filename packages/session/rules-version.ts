import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
// By path, not by name: the build of the page reads this file before anything translates the sources of packages.
import { memo } from '../kernel/state/held.ts';
import { gameFolder, gamesOnDisk, ROOT } from '../rulebook/folders.ts';

/**
 * The version of a game's rules: a number made of all sources that decide how it is played, of the kernel and of the
 * game: cards and procedures, and also verbs, query functions, events and settling, which no declaration shows. Hosts
 * that run from the sources work it out themselves; the page gets it when it is built. It stands in the header of every
 * record, and a game that goes on after a release notes the new one.
 */

const PACKAGES = join(ROOT, 'packages');
/** What nobody plays by, beside the manifest: tests, clauses in words, puzzles, what bots go by, and decks (a
 * record carries its own). */
const ASIDE = /(^|\/)(test|spec|puzzles|decks|ai|print|lint|node_modules|dist)\//;

/** Ids of all games that have a version. */
export const VERSIONED: readonly string[] = [...gamesOnDisk(), 'skirmish'];

const sourcesIn = (folder: string): string[] => {
  const from = relative(PACKAGES, folder).split(sep).join('/');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${from}/${name.split(sep).join('/')}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('/manifest.ts') && !ASIDE.test(name.slice(from.length)));
};

/** Files whose text makes the version of a game. */
export const sourcesOf = (game: string): string[] =>
  [...sourcesIn(join(PACKAGES, 'kernel')), ...sourcesIn(gameFolder(game))].sort();

/** 52 bits, so that it is a whole number everywhere. */
const HEX_DIGITS = 13;

export function versionOf(files: readonly (readonly [name: string, text: string])[]): number {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\n${text.replaceAll('\r\n', '\n')}\0`);
  return Number.parseInt(hash.digest('hex').slice(0, HEX_DIGITS), 16);
}

const found = memo(new Map<string, number>());

export function rulesVersion(game: string): number {
  const known = found.get(game);
  if (known !== undefined) return known;
  const files = sourcesOf(game).map((name) => [name, readFileSync(join(PACKAGES, name), 'utf8')] as const);
  const version = versionOf(files);
  found.set(game, version);
  return version;
}

/** For the build of the page. */
export const rulesVersions = (): Record<string, number> =>
  Object.fromEntries(VERSIONED.map((game) => [game, rulesVersion(game)]));
