import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The version of a game's rules: a number made of all sources that decide how it is played, of the kernel and of the
 * game: cards and procedures, and also verbs, query functions, events and settling, which no declaration shows. Hosts
 * that run from the sources work it out themselves; the page gets it when it is built. It stands in the header of every
 * record, and a game that goes on after a release notes the new one.
 */

const PACKAGES = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Skirmish, the kernel's own game, lives with the test tools. */
const ROOMS: Readonly<Record<string, string>> = { skirmish: join('testing', 'skirmish') };
/** What nobody plays by: tests, clauses in words, puzzles, and decks (a record carries its own). */
const ASIDE = /(^|\/)(test|spec|puzzles|decks|print|lint|node_modules|dist)\//;

export const VERSIONED = ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper', 'skirmish'] as const;

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`.split(sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !ASIDE.test(name.slice(folder.length)));

/** Files whose text makes the version of a game. */
export function sourcesOf(game: string): string[] {
  const own = (ROOMS[game] ?? game).split(sep).join('/');
  return [...sourcesIn('kernel'), ...sourcesIn(own)].sort();
}

/** 52 bits, so that it is a whole number everywhere. */
const HEX_DIGITS = 13;

export function versionOf(files: readonly (readonly [name: string, text: string])[]): number {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\n${text.replaceAll('\r\n', '\n')}\0`);
  return Number.parseInt(hash.digest('hex').slice(0, HEX_DIGITS), 16);
}

const found = new Map<string, number>();

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
