import type { Section } from '@bojiste/kernel';

export const deckBuilding: Section = {
  code: 'DECK',
  title: { cs: 'Herní balíček', en: 'Deck building' },
  clauses: [
    {
      id: 'OW-DECK-01',
      kind: 'rule',
      title: { cs: 'Vlastní balíček', en: 'Own deck' },
      text: { cs: 'Každý hráč hraje s vlastním herním balíčkem.', en: 'Each player brings an own deck.' },
      check: 'Given a lobby where B has no deck, when the game is started, then it is refused.',
    },
    {
      id: 'OW-DECK-02',
      kind: 'rule',
      title: { cs: 'Nejvýše 80 karet', en: 'Size limit' },
      text: {
        cs: 'Herní balíček obsahuje nejvýše 80 karet. Viz OW-RULING-07.',
        en: 'A deck holds at most 80 cards. See OW-RULING-07.',
      },
      check: 'Given 81 cards, when validated, then error deck-size.',
    },
    {
      id: 'OW-DECK-03',
      kind: 'rule',
      title: { cs: 'Tři části balíčku', en: 'Three parts' },
      text: {
        cs: 'Herní balíček má tři části: posily, technologie a konstrukční balíček.',
        en: 'Reinforcement deck, technology deck and construction deck.',
      },
      check: 'Given a deck, when loaded, then each card belongs to exactly one part according to its type.',
    },
    {
      id: 'OW-DECK-04',
      kind: 'rule',
      title: { cs: 'Jedna strana a neutrální karty', en: 'One side plus neutral' },
      text: {
        cs: 'Všechny karty v balíčku patří k jednomu národu, nebo jsou Neutrální.',
        en: 'All cards are of one nation or Neutral.',
      },
      check: 'Given a deck with one Russian and one American card, when validated, then error two-nations.',
    },
    {
      id: 'OW-DECK-05',
      kind: 'rule',
      title: { cs: 'Balíček posil', en: 'Reinforcement deck' },
      text: { cs: 'Balíček posil obsahuje nejvýše 20 postav.', en: 'Up to 20 characters.' },
      check: 'Given 21 characters, when validated, then error; a vehicle in this part is an error as well.',
    },
    {
      id: 'OW-DECK-06',
      kind: 'rule',
      title: { cs: 'Jeden kus od každé verze', en: 'One of each version' },
      text: {
        cs: 'Postava se stejným názvem i podnázvem smí být v balíčku nejvýše jednou; více verzí téhož názvu je dovoleno.',
        en: 'At most one character with the same name and subname, while several versions of a name are allowed.',
      },
      check: 'Given "X, one" twice, then error; given "X, one" and "X, two", then valid.',
    },
    {
      id: 'OW-DECK-07',
      kind: 'rule',
      title: { cs: 'Jeden název ve hře', en: 'One name in play' },
      text: {
        cs: 'I když je v balíčku více verzí, smí být ve hře v jednu chvíli jen jedna karta daného názvu.',
        en: 'Even with several versions in the deck only one card of a name may be in play at a time.',
      },
      check: 'Given "X, one" in play, when "X, two" is turned up as a reinforcement, then it is not put into play.',
    },
    {
      id: 'OW-DECK-08',
      kind: 'rule',
      title: { cs: 'Ostatní unikátní karty', en: 'Other unique cards alike' },
      text: {
        cs: 'Obě předchozí pravidla platí pro každou unikátní kartu. Viz OW-RULING-08.',
        en: 'The two previous rules hold for every unique card. See OW-RULING-08.',
      },
      check: 'Given two copies of a unique vehicle with equal name and subname, when validated, then error.',
    },
    {
      id: 'OW-DECK-09',
      kind: 'rule',
      title: { cs: 'Balíček technologií', en: 'Technology deck' },
      text: {
        cs: 'Balíček technologií obsahuje nejvýše 20 technologií zvoleného národa a Neutrálních technologií v libovolném poměru.',
        en: 'Up to 20 technologies of the chosen nation and Neutral in any mix.',
      },
      check: 'Given 21 technologies, then error; given 20 of which 9 are neutral, then valid.',
    },
    {
      id: 'OW-DECK-10',
      kind: 'rule',
      title: { cs: 'Jedna kopie technologie', en: 'One copy per technology' },
      text: {
        cs: 'Každý název technologie se smí v balíčku vyskytnout jen jednou.',
        en: 'A technology name may occur once.',
      },
      check: 'Given a technology twice, then error.',
    },
    {
      id: 'OW-DECK-11',
      kind: 'rule',
      title: { cs: 'Splnitelné požadavky jsou doporučení', en: 'Meetable conditions are advice' },
      text: {
        cs: 'Hráč by měl vybírat technologie, které potřebuje a jejichž požadavky dokáže splnit; na platnost balíčku to však nemá vliv.',
        en: 'Players should pick technologies they need and can satisfy; it is no legality rule.',
      },
      check:
        'Given a technology whose condition the deck can never meet, when validated, then a warning, not an error.',
    },
    {
      id: 'OW-DECK-12',
      kind: 'rule',
      title: { cs: 'Konstrukční balíček', en: 'Construction deck' },
      text: {
        cs: 'Konstrukční balíček obsahuje nejvýše 40 budov a vozidel v libovolném poměru.',
        en: 'Up to 40 buildings and vehicles in any ratio.',
      },
      check: 'Given 41, then error; given 40 buildings and 0 vehicles, then valid.',
    },
    {
      id: 'OW-DECK-13',
      kind: 'rule',
      title: { cs: 'Alespoň jedno skladiště', en: 'At least one storehouse' },
      text: {
        cs: 'V konstrukčním balíčku musí být budova s podtypem „skladiště“.',
        en: 'The construction deck must contain a building of subtype storehouse.',
      },
      check: 'Given none, then error no-storehouse.',
    },
    {
      id: 'OW-DECK-14',
      kind: 'rule',
      title: { cs: 'Sady sektorů a mapa', en: 'Map material' },
      text: {
        cs: 'Ke hře je potřeba tolik sad sektorů, kolik je hráčů, a nejméně jedna karta mapy.',
        en: 'A game needs as many sector sets as players and at least one map card.',
      },
      check: 'Given 3 players, when the game is created, then 3 player-bound sector views of one map exist.',
    },
  ],
};
