import type { Clause, Section } from '@bojiste/kernel';

/** Rulebooks, each loaded when somebody reads it. The build makes data of their YAML, see build/rulebooks.ts. */

export type BookClause = Omit<Clause, 'check'>;
export type Chapter = Omit<Section, 'clauses'> & { readonly clauses: readonly BookClause[] };

const BOOKS = import.meta.glob<readonly Chapter[]>('../../*/spec/book.yaml', { import: 'default' });

/** The chapters of a game's rulebook; none for a game without one. */
export const rulebook = async (game: string): Promise<readonly Chapter[]> =>
  (await BOOKS[`../../${game}/spec/book.yaml`]?.()) ?? [];
