import type { Words } from './format.ts';

export const rulesWords = {
  title: { cs: 'Pravidla', en: 'Rules' },
  chapters: { cs: 'Kapitoly', en: 'Chapters' },
  search: { cs: 'Hledat v pravidlech', en: 'Search the rules' },
  searchHint: { cs: 'slovo nebo číslo pravidla', en: 'a word or the number of a rule' },
  found: {
    cs: '{n, plural, one {# pravidlo} few {# pravidla} other {# pravidel}}',
    en: '{n, plural, one {# rule} other {# rules}}',
  },
  more: { cs: 'Zobrazuje se prvních {n}; upřesněte hledání.', en: 'The first {n} are shown; narrow the search.' },
  none: { cs: 'Takové pravidlo tu není.', en: 'There is no such rule.' },
  unknown: { cs: 'Pravidlo {id} tu není.', en: 'There is no rule {id}.' },
  both: { cs: 'Oba jazyky', en: 'Both languages' },
  'kind.rule': { cs: 'pravidlo', en: 'rule' },
  'kind.example': { cs: 'příklad', en: 'example' },
  'kind.ruling': { cs: 'rozhodnutí', en: 'ruling' },
  'kind.card': { cs: 'karta', en: 'card' },
  question: { cs: 'Otázka', en: 'Question' },
  answer: { cs: 'Rozhodnutí', en: 'Ruling' },
  reason: { cs: 'Důvod', en: 'Reason' },
  address: { cs: 'Odkaz na pravidlo {id}', en: 'Link to rule {id}' },
  intro: {
    cs: 'Pravidla jsou převyprávěná vlastními slovy. Kde kniha mlčí, stojí rozhodnutí i s otázkou a důvodem.',
    en: 'The rules are told in our own words. Where the book is silent stands a ruling with its question and reason.',
  },
  opening: { cs: 'Otevírá se…', en: 'Opening…' },
  chapterOf: { cs: 'Kapitola', en: 'Chapter' },
} as const satisfies Words;
