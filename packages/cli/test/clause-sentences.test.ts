import type { Section } from '@bojiste/kernel';
import { rulebookOf } from '@bojiste/rulebook';
import { describe, expect, it } from 'vitest';
import { lintClauses } from '../clause-sentences.ts';

/** The book with a text of one clause spoilt by `fault`. */
const planted = (book: readonly Section[], lang: 'cs' | 'en', fault: (text: string) => string): readonly Section[] =>
  book.map((section, i) => ({
    ...section,
    clauses: section.clauses.map((clause, j) =>
      i + j > 0 ? clause : { ...clause, text: { ...clause.text, [lang]: fault(clause.text[lang]) } },
    ),
  }));

describe('sentences of clauses', () => {
  it.each(['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'])(
    '%s: nothing is wrong with the sentences, and a planted fault is found',
    (id) => {
      const book = rulebookOf(id);
      expect(lintClauses(book)).toEqual([]);
      const place = `clauses/${book[0]?.clauses[0]?.id}`;
      const faults = [
        ...lintClauses(planted(book, 'en', (text) => `${text} This is an regular action.`)),
        ...lintClauses(planted(book, 'en', (text) => `${text} One of of them leaves.`)),
        ...lintClauses(planted(book, 'cs', (text) => `${text} Karta se se odhodí.`)),
        ...lintClauses(planted(book, 'cs', (text) => `${text} Konec bez tečky`)),
      ];
      expect(faults.map((fault) => fault.place)).toEqual([place, place, place, place]);
      expect(faults.map(({ message }) => message.slice(0, message.indexOf(' (')))).toEqual([
        'en: a or an',
        'en: a word said twice',
        'cs: a word said twice',
        'cs: no full stop at the end',
      ]);
    },
  );
});
