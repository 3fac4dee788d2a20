import type { Section } from '@bojiste/kernel';

export const setup: Section = {
  code: 'SET',
  title: { cs: 'Příprava hry', en: 'Setup' },
  clauses: [
    {
      id: 'SW-SET-01',
      kind: 'rule',
      title: { cs: 'Rozložení herního plánu', en: 'Board orientation' },
      text: {
        cs: 'Herní plán leží mezi hráči tak, aby k nim směřovaly okraje s místy pro balíčky karet. Zadní řady každého hráče jsou tedy u jeho vlastního okraje.',
        en: "The board lies between the players with the card-pile edges facing them, so each player's back rows are at the own edge.",
      },
      check:
        'Given a new game, when asked for the back row of A and of B, then the answers are opposite edge rows (1 and 8).',
    },
    {
      id: 'SW-SET-02',
      kind: 'rule',
      title: { cs: 'Společný bank', en: 'Common bank' },
      text: {
        cs: 'Žetony zranění a posílení i kostky tvoří společnou zásobu, kterou používají oba hráči.',
        en: 'Injury and boost tokens and the dice are a shared supply both players use.',
      },
      check:
        'Given a new game, when A and B place tokens, then both draw from the same unlimited supply and no per-player stock exists.',
    },
    {
      id: 'SW-SET-03',
      kind: 'rule',
      title: { cs: 'Volba sady karet', en: 'Choice of deck' },
      text: {
        cs: 'Každý hráč si zvolí hotovou sadu karet, nebo si sestaví vlastní.',
        en: 'Each player picks a ready-made deck or builds one.',
      },
      check:
        'Given a player submits a self-built deck passing all SW-DECK clauses, when the game is created, then it is accepted like a ready-made one.',
    },
    {
      id: 'SW-SET-04',
      kind: 'rule',
      title: { cs: 'Rozmístění karet na bojišti', en: 'Starting cards on the battlefield' },
      text: {
        cs: 'Každý hráč umístí na bojiště čtyři karty: svého Vyvolavače, startovní portál a dvě počáteční (základní) jednotky. Pole pro ně ukazuje rub karty daného Vyvolavače.',
        en: "Each player puts four cards on the battlefield: the Summoner, the starting gate (startovní portál) and two starting units (počáteční / základní jednotky), on the spaces shown on the back of that Summoner's card.",
      },
      check:
        "Given a game with Svara's deck, when set up, then that side has exactly 4 objects: Svara, a 10-life Portál, one Mrazoví mágové, one Ledoví golemové, on the layout spaces of Svara.",
    },
    {
      id: 'SW-SET-05',
      kind: 'rule',
      title: { cs: 'Životy startovního portálu', en: 'Starting gate life' },
      text: { cs: 'Startovní portál má 10 životů.', en: 'The starting gate has 10 life.' },
      check: 'Given setup is complete, when the starting gate is read, then life = 10 and injuries = 0.',
    },
    {
      id: 'SW-SET-06',
      kind: 'rule',
      title: { cs: 'Dobírací balíček ze zbylých karet', en: 'Draw deck from the rest' },
      text: {
        cs: 'Všechny zbývající karty se zamíchají a lícem dolů vytvoří dobírací balíček. U sady o 34 kartách jich v něm je 30, než si hráč vezme úvodní karty do ruky.',
        en: 'All remaining cards are shuffled and laid face down as the draw deck; with a 34-card deck this is 30 cards before the opening hand.',
      },
      check:
        'Given a legal 34-card deck, when setup reaches this step, then draw deck size = 30 and contains none of the four placed cards.',
    },
    {
      id: 'SW-SET-07',
      kind: 'rule',
      title: { cs: 'Úvodní karty v ruce', en: 'Opening hand' },
      text: { cs: 'Každý hráč si dobere 5 karet do ruky.', en: 'Each player draws 5 cards.' },
      check: 'Given setup is complete, when counted, then each hand = 5, each draw deck = 25, each discard pile = 0.',
    },
    {
      id: 'SW-SET-08',
      kind: 'rule',
      title: { cs: 'Obyčejné portály začínají v balíčku', en: 'Ordinary gates start in the deck' },
      text: {
        cs: 'Tři portály s 5 životy patří mezi zamíchané karty, při přípravě hry se na bojiště neumisťují.',
        en: 'The three 5-life gates are part of the shuffled cards, not placed at setup.',
      },
      check:
        'Given setup is complete, when gates are counted, then each player has exactly 1 gate card on the battlefield and 3 among hand + draw deck.',
    },
    {
      id: 'SW-SET-09',
      kind: 'rule',
      title: { cs: 'Začínající hráč', en: 'First player' },
      text: {
        cs: 'Na začátku se určí začínající hráč. Způsob nechávají pravidla na hráčích, sama nabízejí jen jeden žertovný.',
        en: 'A first player is determined; the booklet leaves the method free and only suggests a jocular one.',
      },
      check: 'Given a game seed, when the game is created twice, then the same first player is chosen both times.',
    },
    {
      id: 'SW-SET-10',
      kind: 'rule',
      title: { cs: 'Magie začínajícího hráče', en: "First player's magic" },
      text: { cs: 'Začínající hráč má na začátku partie 2 body magie.', en: 'The first player starts with 2 magic.' },
      check: 'Given A is first, when setup ends, then A.magic = 2.',
    },
    {
      id: 'SW-SET-11',
      kind: 'rule',
      title: { cs: 'Magie druhého hráče', en: "Second player's magic" },
      text: { cs: 'Druhý hráč má na začátku partie 3 body magie.', en: 'The other player starts with 3 magic.' },
      check: 'Given A is first, when setup ends, then B.magic = 3.',
    },
    {
      id: 'SW-SET-12',
      kind: 'rule',
      title: { cs: 'Rozmístění není vyvolání', en: 'Setup placement is not summoning' },
      text: {
        cs: 'Počáteční karty se rozmisťují bez placení a nejsou při tom vyvolány ani postaveny. Neuplatní se proto žádná schopnost, která působí při vyvolání nebo při postavení.',
        en: 'Starting cards are placed without paying and without being summoned or built, so no when-summoned or when-built ability acts.',
      },
      check:
        'Given a starting unit with a test ability "when summoned, boost", when setup ends, then it has 0 boosts and no magic was paid.',
    },
  ],
};
