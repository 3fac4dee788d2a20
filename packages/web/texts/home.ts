import type { Words } from './format.ts';

export const homeWords = {
  title: { cs: 'Čtyři válečné karetní hry u jednoho stolu', en: 'Four war card games at one table' },
  lead: {
    cs: 'Stůl hlídá pravidla, vysvětlí každý zákaz a počítač nevidí vaše karty. Bez účtu, bez instalace, i bez sítě.',
    en: 'The table keeps the rules, explains every refusal, and the computer does not see your cards. No account, nothing to install, works offline.',
  },
  games: { cs: 'Hry', en: 'Games' },
  goOn: { cs: 'Rozehrané hry', en: 'Games in progress' },
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
  'about.summoner-wars': {
    cs: 'Dva Vyvolavači na mřížce 6 × 8. Vyvolávejte, postupujte, házejte kostkami a zničte soupeřova Vyvolavače.',
    en: 'Two Summoners on a 6 × 8 grid. Summon, advance, roll dice and destroy the opposing Summoner.',
  },
  'about.siegestorm': {
    cs: 'Rychlé řady nestvůr proti sobě, nebo proti bossovi, kterého vede sama hra.',
    en: 'Quick lines of monsters against each other, or against a boss the game itself leads.',
  },
  'about.doomtrooper': {
    cs: 'Oddíly temné budoucnosti: vyzbrojte bojovníky, útočte a sbírejte body vítězství.',
    en: 'Squads of a dark future: arm your warriors, attack and collect victory points.',
  },
  'about.original-war': {
    cs: 'Sektory pravěké Sibiře: lidé, budovy, vozidla a boj o siberit.',
    en: 'Sectors of prehistoric Siberia: people, buildings, vehicles and a fight for siberite.',
  },
  'modes.summoner-wars': { cs: 'duel', en: 'duel' },
  'modes.siegestorm': {
    cs: 'duel, divočina, obléhání, kooperace, poslední vyhrává (3–4)',
    en: 'duel, wilderness, siege, co-op, last one standing (3–4)',
  },
  'modes.doomtrooper': { cs: 'duel, každý sám za sebe (3–4), dvojice', en: 'duel, free for all (3–4), teams of two' },
  'modes.original-war': { cs: 'duel, všichni proti všem (3–6), týmy', en: 'duel, all against all (3–6), teams' },
} as const satisfies Words;
