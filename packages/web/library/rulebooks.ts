import type { Clause, Section } from '@bojiste/kernel';

/** Rulebooks, each loaded when somebody reads it. The build makes data of their YAML, see build/rulebooks.ts. */

export type BookClause = Omit<Clause, 'check'>;
export type Chapter = Omit<Section, 'clauses'> & { readonly clauses: readonly BookClause[] };

const BOOKS = import.meta.glob<readonly Chapter[]>(['../../*/spec/book.yaml', '../../../examples/*/spec/book.yaml'], {
  import: 'default',
});
const bookOf = (game: string) =>
  BOOKS[`../../${game}/spec/book.yaml`] ?? BOOKS[`../../../examples/${game}/spec/book.yaml`];

/** The chapters of a game's rulebook; none for a game without one. */
export const rulebook = async (game: string): Promise<readonly Chapter[]> => (await bookOf(game)?.()) ?? [];
