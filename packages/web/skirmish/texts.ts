import type { Lang } from '@bojiste/kernel';

const cs = {
  about: 'Stůl pro čtyři válečné karetní hry, který hlídá pravidla.',
  games: 'Hry',
  clauses: (n: number) => `${n} pravidel sepsáno`,
  rulesStand: 'pravidla i karty stojí',
  play: 'Hrát proti počítači',
  rulesComing: 'pravidla a karty se připravují',
  skirmish: 'Šarvátka',
  skirmishAbout: 'Malá hra, na které se zkouší jádro. Dva kapitáni, dvanáct polí; kdo přijde o kapitána, prohrál.',
  playSkirmish: 'Hrát Šarvátku proti počítači',
  home: 'Zpět na přehled',
  language: 'Jazyk',
  newGame: 'Nová hra',
  undo: 'Vzít zpět',
  you: 'Hrajete za hráče A, počítač za hráče B.',
  position: 'Na stole',
  log: 'Co se stalo',
  nothingYet: 'Zatím nic.',
  thinking: 'Počítač přemýšlí…',
  over: 'Konec hry',
  why: 'Proč?',
  keys: 'Klávesy 1 až 9 vybírají možnost, U bere zpět.',
  broken: 'Hra se zastavila kvůli chybě',
  notice: 'Neoficiální fanouškovský projekt bez vazby na vydavatele her. Názvy patří jejich vlastníkům.',
};

export type Texts = typeof cs;

const en: Texts = {
  about: 'A table for four war card games that enforces the rules.',
  games: 'Games',
  clauses: (n) => `${n} rules written down`,
  rulesStand: 'rules and cards stand',
  play: 'Play against the computer',
  rulesComing: 'rules and cards in preparation',
  skirmish: 'Skirmish',
  skirmishAbout:
    'The small game that the kernel is tried on. Two captains, twelve spaces; whoever loses the captain loses.',
  playSkirmish: 'Play Skirmish against the computer',
  home: 'Back to the games',
  language: 'Language',
  newGame: 'New game',
  undo: 'Take back',
  you: 'You are player A, the computer is player B.',
  position: 'On the table',
  log: 'What happened',
  nothingYet: 'Nothing yet.',
  thinking: 'The computer is thinking…',
  over: 'Game over',
  why: 'Why?',
  keys: 'Keys 1 to 9 choose an option, U takes back.',
  broken: 'The game stopped because of an error',
  notice: 'An unofficial fan project, not affiliated with the publishers. The names belong to their owners.',
};

export const texts: Readonly<Record<Lang, Texts>> = { cs, en };
