import type { Section } from '@bojiste/kernel';

export const setup: Section = {
  code: 'SET',
  title: { cs: 'Příprava duelu a výměna karet', en: 'Setup and mulligan' },
  clauses: [
    {
      id: 'SS-SET-01',
      kind: 'rule',
      title: { cs: 'Deska bojiště', en: 'Board in the middle' },
      text: {
        cs: 'V „Duelu“ se používá jedna deska bojiště, kterákoli ze čtyř.',
        en: 'A duel uses one battlefield board, any of the four.',
      },
      check: 'Given duel setup, when finished, then exactly one board exists.',
    },
    {
      id: 'SS-SET-02',
      kind: 'rule',
      title: { cs: 'Balíček 34 karet', en: 'Deck size' },
      text: {
        cs: 'Každý hráč začíná s balíčkem přesně 34 karet.',
        en: 'Each player starts with a deck of exactly 34 cards.',
      },
      check: 'Given decks of 33, 34 and 35 cards, when validated, then only 34 passes.',
    },
    {
      id: 'SS-SET-03',
      kind: 'rule',
      title: { cs: 'Jedna frakce', en: 'One faction' },
      text: { cs: 'Balíček obsahuje pouze karty jedné frakce.', en: 'The deck contains cards of one faction only.' },
      check:
        'Given 33 Yrsa cards and 1 Čchun-laj card, when validated for Duel, then it is refused naming the odd card.',
    },
    {
      id: 'SS-SET-04',
      kind: 'rule',
      title: { cs: 'Kopie vojáků a veteránů', en: 'Soldier and veteran copies' },
      text: {
        cs: 'V balíčku smějí být nejvýše čtyři stejné karty s hodností voják nebo veterán.',
        en: 'At most four identical cards of rank soldier or veteran.',
      },
      check: 'Given 5 copies of a soldier, when validated, then refused; 4 copies pass.',
    },
    {
      id: 'SS-SET-05',
      kind: 'rule',
      title: { cs: 'Kopie elity a šampionů', en: 'Elite and champion copies' },
      text: {
        cs: 'V balíčku smějí být nejvýše dvě stejné karty s hodností elita nebo šampion.',
        en: 'At most two identical cards of rank elite or champion.',
      },
      check: 'Given 3 copies of an elite card, when validated, then refused; 2 copies pass.',
    },
    {
      id: 'SS-SET-06',
      kind: 'rule',
      title: { cs: 'Nepoužité karty', en: 'Unused cards leave' },
      text: {
        cs: 'Karty, které nejsou v balíčku, se vracejí do krabice a hry se neúčastní.',
        en: 'Cards not in the deck go back to the box and take no part.',
      },
      check:
        'Given a 54-card faction and a 34-card deck, when the game starts, then exactly 34 card instances exist per player.',
    },
    {
      id: 'SS-SET-07',
      kind: 'rule',
      title: { cs: 'Zamíchání', en: 'Shuffle' },
      text: {
        cs: 'Oba balíčky se před tažením počátečních karet zamíchají.',
        en: 'Both decks are shuffled before the opening draw.',
      },
      check:
        'Given two games with different RNG seeds, when decks are compared, then orders differ; with the same seed they are equal.',
    },
    {
      id: 'SS-SET-08',
      kind: 'rule',
      title: { cs: 'Počáteční ruka', en: 'Opening hand of two' },
      text: { cs: 'Každý hráč si táhne dvě karty.', en: 'Each player draws two cards.' },
      check: 'Given setup before mulligan, when read, then hand 2 and deck 32 for both.',
    },
    {
      id: 'SS-SET-09',
      kind: 'rule',
      title: { cs: 'Výměna počátečních karet', en: 'Mulligan choice' },
      text: {
        cs: 'Hráč smí vyměnit žádnou, jednu nebo obě počáteční karty.',
        en: 'A player may exchange none, one or both opening cards.',
      },
      check: 'Given opening hand {p, q}, when the options are listed, then they are {}, {p}, {q}, {p, q}.',
    },
    {
      id: 'SS-SET-10',
      kind: 'rule',
      title: { cs: 'Postup výměny', en: 'Mulligan procedure' },
      text: {
        cs: 'Vyměňované karty se vrátí naspod vlastního balíčku zdrojů a poté se z jeho vrchu táhne stejný počet karet.',
        en: 'Exchanged cards go to the bottom of the own resource deck, then the same number is drawn from the top.',
      },
      check:
        'Given hand {p, q} and deck top r, when A exchanges p, then hand is {q, r}, p is the bottom card and the deck has 32 cards.',
    },
    {
      id: 'SS-SET-11',
      kind: 'rule',
      title: { cs: 'Výměna pouze jednou', en: 'Mulligan only once' },
      text: {
        cs: 'Náhradní karty si hráč musí ponechat, druhá výměna není možná.',
        en: 'Replacement cards must be kept; there is no second exchange.',
      },
      check: 'Given A has exchanged two cards, when A asks for another exchange, then it is illegal.',
    },
    {
      id: 'SS-SET-12',
      kind: 'rule',
      title: { cs: 'Začínající hráč', en: 'Starting player' },
      text: {
        cs: 'Jakmile jsou počáteční ruce hotové, určí se začínající hráč, například mincí nebo kostkou.',
        en: 'After the opening hands are settled, the starting player is determined, for instance by a coin or die.',
      },
      check:
        'Given a fixed RNG seed, when setup ends, then startingPlayer is set once, by the seeded RNG or by an explicit table choice, and turn 1 belongs to that player.',
    },
    {
      id: 'SS-SET-13',
      kind: 'rule',
      title: { cs: 'Karty pro začátečníky', en: 'Beginner composition' },
      text: {
        cs: 'Začátečníkům se doporučují karty se zeleným symbolem; karty s bílým symbolem a z rozšiřujících balíčků slouží k tvorbě vlastních balíčků.',
        en: 'Beginners are advised to use the cards with the green mark; white-mark and expansion cards are for own decks.',
      },
      check: 'Given the beginner deck of a faction, when origins are read, then every card has origin starter.',
    },
    {
      id: 'SS-SET-14',
      kind: 'rule',
      title: { cs: 'Výchozí stav', en: 'State after setup' },
      text: {
        cs: 'Po přípravě má hráč v ruce 2 karty a v balíčku zdrojů 32 karet; ztráty, zálohy, armáda i bojiště jsou prázdné.',
        en: 'Hand 2, resource deck 32, and loss pile, reserves, army and board empty.',
      },
      check: 'Given a finished setup, when read, then these values hold for both players.',
    },
  ],
};
