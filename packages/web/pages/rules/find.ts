import type { BookClause, Chapter } from '../../library/rulebooks.ts';
import { fold, matcher } from '../common/fold.ts';

/** Number of the chapter an address names: by the id of a clause, or by its place from 1. -1 when there is none. */
export function chapterOf(book: readonly Chapter[], at: string): number {
  if (/^\d+$/.test(at)) return Number(at) >= 1 && Number(at) <= book.length ? Number(at) - 1 : -1;
  return book.findIndex((section) => section.clauses.some(({ id }) => id === at));
}

/** Clauses with all these words in either language or in their id; those with them in the title come first. */
export function findClauses(book: readonly Chapter[], query: string): BookClause[] {
  const matches = matcher(query);
  const folded = fold(query.trim());
  const all = book.flatMap(({ clauses }) => clauses);
  const rank = ({ id, title }: BookClause) =>
    fold(id) === folded ? 0 : matches(`${title.cs} ${title.en}`) ? 1 : fold(id).includes(folded) ? 2 : 3;
  const words = ({ id, title, text, question, reason }: BookClause) =>
    [title, text, question, reason].flatMap((part) => (part === undefined ? [] : [part.cs, part.en])).join(' ') +
    ` ${id}`;
  return all
    .filter((clause) => matches(words(clause)))
    .map((clause) => ({ clause, rank: rank(clause) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ clause }) => clause);
}
