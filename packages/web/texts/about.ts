import type { Words } from './format.ts';

export const aboutWords = {
  title: { cs: 'O projektu', en: 'About' },
  what: {
    cs: 'Bojiště je stůl pro čtyři válečné karetní hry, který sám hlídá pravidla. Kdo chce, hraje hned proti počítači; kdo chce vědět proč, dostane u každého zákazu i pravidlo, ze kterého plyne.',
    en: 'Bojiště is a table for four war card games that keeps the rules itself. You can play the computer at once, and every refusal names the rule it follows from.',
  },
  noticeTitle: { cs: 'Neoficiální fanouškovský projekt', en: 'An unofficial fan project' },
  notice: {
    cs: 'Projekt nemá žádnou vazbu na autory ani vydavatele her Doomtrooper, Summoner Wars (Války Vyvolavačů), Siegestorm a Original War TCG a není jimi schválen ani podporován. Názvy a ochranné známky patří jejich vlastníkům. Nejsou tu žádné skeny, loga ani obrázky z karet; texty karet i pravidel jsou psané vlastními slovy. Komu projekt zasahuje do práv, ať se ozve správci: sporný obsah zmizí.',
    en: 'The project is not affiliated with, endorsed or supported by the authors or publishers of Doomtrooper, Summoner Wars, Siegestorm and Original War TCG. Names and trademarks belong to their owners. There are no scans, logos or card pictures here; card texts and rules are told in our own words. If it touches your rights, write to whoever runs this site: the content in question will be removed.',
  },
  privacyTitle: { cs: 'Soukromí', en: 'Privacy' },
  privacy: {
    cs: 'Hry, balíčky a nastavení zůstávají v tomto prohlížeči; jen kdo má účet, má balíčky i na serveru. Stránka nic neměří a nic nenačítá odjinud.',
    en: 'Games, decks and settings stay in this browser; only decks of accounts are kept on the server, too. The page measures nothing and loads nothing from elsewhere.',
  },
  licenceTitle: { cs: 'Licence', en: 'Licences' },
  code: { cs: 'Program: licence MIT.', en: 'Program: MIT licence.' },
  fonts: {
    cs: 'Písma jsou části Source Sans 3, Alegreya a Oswald: SIL Open Font License 1.1.',
    en: 'The fonts are parts of Source Sans 3, Alegreya and Oswald: SIL Open Font License 1.1.',
  },
  react: { cs: 'Knihovna React: licence MIT.', en: 'React library: MIT licence.' },
  iconsTitle: { cs: 'Obrázky', en: 'Icons' },
  icons: {
    cs: 'Ikony jsou z game-icons.net, licence CC BY 3.0; jsou přebarvené, zaokrouhlené na celé body a na obrázcích karet spojené s vlastní kresbou, nasvícené a stínované. Každá ikona je uvedena u svého autora:',
    en: 'The icons come from game-icons.net, licence CC BY 3.0; they are recoloured, rounded to whole points and, in the pictures of cards, combined with our own drawing, lit and shaded. Every icon is listed with its author:',
  },
  by: { cs: 'Ikony: {author}', en: 'Icons made by {author}' },
  iconCount: {
    cs: '{n, plural, one {# obrázek} few {# obrázky} other {# obrázků}}',
    en: '{n, plural, one {# icon} other {# icons}}',
  },
  computer: {
    cs: 'Počítačový soupeř rozhoduje jen z toho, co by na jeho místě viděl člověk.',
    en: 'The computer opponent decides only from what a person in its place would see.',
  },
} as const satisfies Words;
