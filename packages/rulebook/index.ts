import { join } from 'node:path';
import type { Clause, Section } from '@bojiste/kernel';
import { gameFolder } from './folders.ts';
import { readRulebook } from './read.ts';

/**
 * The rulebooks of the games, read when they are asked for and kept. No game needs them to run: they are for people
 * (rules page, refusals, terminal) and for tests. The page gets them from its build (`packages/web/build/rulebooks.ts`).
 */

const books = new Map<string, readonly Section[]>();

/** The chapters of a game's rulebook in order. */
export function rulebookOf(game: string): readonly Section[] {
  const known = books.get(game) ?? readRulebook(join(gameFolder(game), 'spec'));
  books.set(game, known);
  return known;
}

/** The clauses of a game by id, in the order of the book. */
export const clausesOf = (game: string): ReadonlyMap<string, Clause> =>
  new Map(rulebookOf(game).flatMap(({ clauses }) => clauses.map((clause) => [clause.id, clause])));

export { gameFolder } from './folders.ts';
export { RulebookError } from './parse.ts';
export { readRulebook } from './read.ts';
