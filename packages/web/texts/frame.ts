import type { Words } from './format.ts';

export const frameWords = {
  home: { cs: 'Hry', en: 'Games' },
  learn: { cs: 'Naučit se', en: 'Learn' },
  practice: { cs: 'Úlohy', en: 'Puzzles' },
  lobby: { cs: 'Online', en: 'Online' },
  account: { cs: 'Účet', en: 'Account' },
  cards: { cs: 'Karty', en: 'Cards' },
  decks: { cs: 'Balíčky', en: 'Decks' },
  rules: { cs: 'Pravidla', en: 'Rules' },
  replays: { cs: 'Záznamy', en: 'Replays' },
  settings: { cs: 'Nastavení', en: 'Settings' },
  about: { cs: 'O projektu', en: 'About' },
  navigation: { cs: 'Hlavní nabídka', en: 'Main menu' },
  language: { cs: 'Jazyk', en: 'Language' },
  theme: { cs: 'Vzhled', en: 'Theme' },
  'theme.auto': { cs: 'Vzhled: podle systému', en: 'Theme: as the system' },
  'theme.dark': { cs: 'Vzhled: tmavý', en: 'Theme: dark' },
  'theme.light': { cs: 'Vzhled: světlý', en: 'Theme: light' },
  skip: { cs: 'Přejít k obsahu', en: 'Skip to content' },
  notice: {
    cs: 'Neoficiální fanouškovský projekt bez vazby na vydavatele her. Názvy patří jejich vlastníkům.',
    en: 'An unofficial fan project, not affiliated with the publishers. The names belong to their owners.',
  },
  loading: { cs: 'Načítá se…', en: 'Loading…' },
  unknownPage: { cs: 'Taková stránka tu není.', en: 'There is no such page.' },
  broken: { cs: 'Tady se něco pokazilo', en: 'Something went wrong here' },
  brokenAdvice: {
    cs: 'Rozehraná hra je uložená. Načtěte stránku znovu; když to nepomůže, vraťte se na přehled her.',
    en: 'Your game is saved. Reload the page; if that does not help, go back to the games.',
  },
  reload: { cs: 'Načíst znovu', en: 'Reload' },
} as const satisfies Words;
