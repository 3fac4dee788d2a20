import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clause, Section } from '@bojiste/kernel';
import { readRulebook } from './read.ts';

/**
 * The rulebooks of the games, read when they are asked for and kept. No game needs them to run: they are for people
 * (rules page, refusals, terminal) and for tests. The page gets them from its build (`packages/web/build/rulebooks.ts`).
 */

const PACKAGES = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Skirmish, the kernel's own game, lives with the test tools. */
const FOLDERS: Readonly<Record<string, string>> = { skirmish: join('testing', 'skirmish') };

const books = new Map<string, readonly Section[]>();

/** The chapters of a game's rulebook in order. */
export function rulebookOf(game: string): readonly Section[] {
  const known = books.get(game) ?? readRulebook(join(PACKAGES, FOLDERS[game] ?? game, 'spec'));
  books.set(game, known);
  return known;
}

/** The clauses of a game by id, in the order of the book. */
export const clausesOf = (game: string): ReadonlyMap<string, Clause> =>
  new Map(rulebookOf(game).flatMap(({ clauses }) => clauses.map((clause) => [clause.id, clause])));

export { RulebookError } from './parse.ts';
export { readRulebook } from './read.ts';
