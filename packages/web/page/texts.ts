export type Language = 'cs' | 'en';

export const games: { id: string; name: Record<Language, string> }[] = [
  { id: 'doomtrooper', name: { cs: 'Doomtrooper', en: 'Doomtrooper' } },
  { id: 'summoner-wars', name: { cs: 'Války Vyvolavačů', en: 'Summoner Wars' } },
  { id: 'siegestorm', name: { cs: 'Siegestorm', en: 'Siegestorm' } },
  { id: 'original-war', name: { cs: 'Original War TCG', en: 'Original War TCG' } },
];

export const texts = {
  cs: {
    about: 'Stůl pro čtyři válečné karetní hry, který hlídá pravidla.',
    games: 'Hry',
    inPreparation: 'připravuje se',
    notice: 'Neoficiální fanouškovský projekt bez vazby na vydavatele her. Názvy patří jejich vlastníkům.',
  },
  en: {
    about: 'A table for four war card games that enforces the rules.',
    games: 'Games',
    inPreparation: 'in preparation',
    notice: 'An unofficial fan project, not affiliated with the publishers. The names belong to their owners.',
  },
} satisfies Record<Language, Record<string, string>>;
