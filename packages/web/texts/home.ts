import type { Words } from './format.ts';

export const homeWords = {
  title: { cs: 'Čtyři válečné karetní hry u jednoho stolu', en: 'Four war card games at one table' },
  lead: {
    cs: 'Stůl hlídá pravidla, vysvětlí každý zákaz a počítač nevidí vaše karty. Bez účtu, bez instalace, i bez sítě.',
    en: 'The table keeps the rules, explains every refusal, and the computer does not see your cards. No account, nothing to install, works offline.',
  },
  games: { cs: 'Hry', en: 'Games' },
  goOn: { cs: 'Rozehrané hry', en: 'Games in progress' },
  sides: { cs: '{own} proti: {foes}', en: '{own} against {foes}' },
  resume: { cs: 'Hrát dál', en: 'Play on' },
  drop: { cs: 'Zahodit', en: 'Discard' },
  turn: { cs: 'tah {n}', en: 'turn {n}' },
  notBegun: { cs: 'ještě nezačala', en: 'not begun' },
  playNow: { cs: 'Hrát hned', en: 'Play now' },
  playNowWith: { cs: 'Hrát hned: {name}', en: 'Play now: {name}' },
  learn: { cs: 'Naučit se (první výhra za minutu)', en: 'Learn (first win in a minute)' },
  learnWith: { cs: 'Naučit se: {name}', en: 'Learn {name}' },
  starting: { cs: 'Rozdává se…', en: 'Dealing…' },
  setUp: { cs: 'Nastavit hru', en: 'Set up a game' },
  cards: { cs: 'Karty', en: 'Cards' },
  rules: { cs: 'Pravidla', en: 'Rules' },
  decks: { cs: 'Balíčky', en: 'Decks' },
  counts: {
    cs: '{clauses} pravidel · {cards} karet · {decks, plural, one {# hotový balíček} few {# hotové balíčky} other {# hotových balíčků}}',
    en: '{clauses} rules · {cards} cards · {decks, plural, one {# ready deck} other {# ready decks}}',
  },
  modes: { cs: 'Způsoby hry', en: 'Modes' },
} as const satisfies Words;
