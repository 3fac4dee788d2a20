import type { Section } from '@bojiste/kernel';

export const setup: Section = {
  code: 'SET',
  title: { cs: 'Příprava na hru', en: 'Set-up' },
  clauses: [
    {
      id: 'OW-SET-01',
      kind: 'rule',
      title: { cs: 'Rozdělení balíčku', en: 'Deck split' },
      text: {
        cs: 'Každý hráč nejprve rozdělí svůj herní balíček na tři části.',
        en: 'Each player divides the deck into the three parts first.',
      },
      check: 'Given a valid deck, when set-up starts, then three zones exist with 20/20/40 or fewer cards.',
    },
    {
      id: 'OW-SET-02',
      kind: 'rule',
      title: { cs: 'Startovní skladiště', en: 'Starting storehouse' },
      text: {
        cs: 'Každý hráč vezme z konstrukčního balíčku skladiště, dá je do hry a zbytek balíčku zamíchá. Viz OW-RULING-10.',
        en: 'Each player takes a storehouse from the construction deck, puts it in play and shuffles the rest. See OW-RULING-10.',
      },
      check:
        'Given a 40-card construction deck, when set up, then 39 cards remain in random order and one storehouse is in play.',
    },
    {
      id: 'OW-SET-03',
      kind: 'rule',
      title: { cs: 'Dvanáct postav', en: 'Twelve people' },
      text: {
        cs: 'Z balíčku posil dá každý hráč do hry 12 postav. Viz OW-RULING-09.',
        en: 'Each player puts 12 characters from the reinforcement deck into play. See OW-RULING-09.',
      },
      check: 'Given 20 characters, when set up, then 12 are in play and 8 remain.',
    },
    {
      id: 'OW-SET-04',
      kind: 'rule',
      title: { cs: 'Dohodnuté odchylky', en: 'Agreed variants' },
      text: {
        cs: 'Hráči se mohou dohodnout na jiném počtu startovních postav nebo na větším počtu startovních budov.',
        en: 'Players may agree on another number of starting characters or on more starting buildings.',
      },
      check:
        'Given options {startCharacters: 8, startBuildings: 2}, when set up, then 8 characters and 2 buildings per player are in play and 8 is stored as the agreed number.',
    },
    {
      id: 'OW-SET-05',
      kind: 'rule',
      title: { cs: 'Zamíchání posil', en: 'Reinforcement deck' },
      text: {
        cs: 'Zbylé postavy se zamíchají a tvoří balíček posil.',
        en: 'The remaining characters are shuffled and form the reinforcement deck.',
      },
      check: 'Given a seed, when set up twice, then the order is equal; with another seed it differs.',
    },
    {
      id: 'OW-SET-06',
      kind: 'rule',
      title: { cs: 'Technologický balíček', en: 'Technology deck is not shuffled away' },
      text: {
        cs: 'Karty technologií tvoří balíček, z něhož si jeho majitel může vybrat kteroukoli kartu; na pořadí karet proto nezáleží.',
        en: 'Technology cards form a deck from which the owner may pick any card.',
      },
      check:
        "Given A's turn, when A lists researchable cards, then all technologies of the deck meeting their conditions are offered.",
    },
    {
      id: 'OW-SET-07',
      kind: 'rule',
      title: { cs: 'Hrací plocha', en: 'Player areas' },
      text: {
        cs: 'Na hrací ploše má hráč odkládací balíček neboli „šrot“, konstrukční balíček, technologický balíček, balíček posil, sklad se skladištěm a svůj tým postav.',
        en: 'Discard pile (odkládací balíček, "šrot"), construction deck, technology deck, reinforcement deck, stock with storehouse (sklad) and the team of characters.',
      },
      check: 'Given a new game, when the state is read, then these six areas exist per player.',
    },
    {
      id: 'OW-SET-08',
      kind: 'rule',
      title: { cs: 'Mapa uprostřed stolu', en: 'Map in the middle' },
      text: {
        cs: 'Uprostřed stolu leží jedna karta mapy společná všem hráčům.',
        en: 'One map card lies in the middle for all players.',
      },
      check: 'Given a game, when created, then exactly one map is active.',
    },
    {
      id: 'OW-SET-09',
      kind: 'rule',
      title: { cs: 'Startovní sektor', en: 'Start sector' },
      text: {
        cs: 'Každý hráč si startovní sektor zvolí, nebo vylosuje. Viz OW-RULING-11.',
        en: 'Each player chooses or draws a start sector. See OW-RULING-11.',
      },
      check:
        'Given mode random, when set up, then each player has a start sector and the storehouse and characters stand in it.',
    },
    {
      id: 'OW-SET-10',
      kind: 'rule',
      title: { cs: 'Barva a žeton', en: 'Colour and token' },
      text: {
        cs: 'Každý hráč si zvolí barvu a umístí žeton této barvy na svůj startovní sektor.',
        en: 'Each player picks a colour and puts a token of it on the start sector.',
      },
      check: 'Given two players choosing one colour, then the second choice is illegal.',
    },
    {
      id: 'OW-SET-11',
      kind: 'rule',
      title: { cs: 'Deset zásilek', en: 'Ten crates' },
      text: {
        cs: 'Každý hráč začíná s 10 zásilkami ve skladu a s ničím jiným.',
        en: 'Each player begins with 10 crates in stock, nothing else.',
      },
      check: 'Given a new game, then every stock is 10/0/0.',
    },
    {
      id: 'OW-SET-12',
      kind: 'rule',
      title: { cs: 'Zvířata na začátku hry', en: 'Animals at the start' },
      text: {
        cs: 'Postavy „zvíře“ smí jejich hráč umístit do kterýchkoli sektorů, v nichž není skladiště. Viz OW-RULING-12.',
        en: 'Each player may put own animals into any sectors that hold no storehouse. See OW-RULING-12.',
      },
      check: 'Given storehouses in S1 and S4, when A places Tiger in S2, then legal; in S4, then illegal.',
    },
    {
      id: 'OW-SET-13',
      kind: 'rule',
      title: { cs: 'První hráč', en: 'First player' },
      text: {
        cs: 'Posledním krokem přípravy je určení prvního hráče libovolným náhodným způsobem.',
        en: 'The last set-up step determines the first player by any random method.',
      },
      check: 'Given the seeded RNG, when 10 000 games of two players are created, then each starts 48–52 % of them.',
    },
  ],
};
