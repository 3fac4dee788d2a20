import type { Section } from '@bojiste/kernel';

export const deckBuilding: Section = {
  code: 'DECK',
  title: { cs: 'Stavba sady karet', en: 'Deck building' },
  clauses: [
    {
      id: 'SW-DECK-01',
      kind: 'rule',
      title: { cs: 'Jeden Vyvolavač', en: 'One Summoner' },
      text: { cs: 'Sada obsahuje právě 1 Vyvolavače.', en: 'A deck holds exactly 1 Summoner.' },
      check: 'Given a deck with 0 or 2 Summoners, when validated, then it is rejected.',
    },
    {
      id: 'SW-DECK-02',
      kind: 'rule',
      title: { cs: 'Jeden startovní portál', en: 'One starting gate' },
      text: { cs: 'Sada obsahuje právě 1 portál s 10 životy.', en: 'Exactly 1 gate with 10 life.' },
      check: 'Given a deck with two 10-life gates, when validated, then it is rejected.',
    },
    {
      id: 'SW-DECK-03',
      kind: 'rule',
      title: { cs: 'Tři obyčejné portály', en: 'Three ordinary gates' },
      text: { cs: 'Sada obsahuje právě 3 portály s 5 životy.', en: 'Exactly 3 gates with 5 life.' },
      check: 'Given 2 or 4 ordinary gates, when validated, then it is rejected.',
    },
    {
      id: 'SW-DECK-04',
      kind: 'rule',
      title: { cs: 'Dvě počáteční jednotky', en: 'Two starting units' },
      text: {
        cs: 'Sada obsahuje přesně ty 2 počáteční jednotky, které uvádí rub karty Vyvolavače.',
        en: 'Exactly the 2 units printed on the back of the Summoner.',
      },
      check:
        'Given Svara with starting units other than Mrazoví mágové + Ledoví golemové, when validated, then it is rejected.',
    },
    {
      id: 'SW-DECK-05',
      kind: 'rule',
      title: { cs: 'Dvě epické události', en: 'Two epic events' },
      text: {
        cs: 'Sada obsahuje přesně ty 2 epické události, které uvádí rub karty Vyvolavače. Může jít o dva výtisky téže karty.',
        en: 'Exactly the 2 epic events printed on the back of the Summoner; they may be two copies of one card.',
      },
      check: 'Given Svara with 2× Ledové beranidlo, then accepted; with Obětní oheň instead, then rejected.',
    },
    {
      id: 'SW-DECK-06',
      kind: 'rule',
      title: { cs: 'Šest standardních událostí', en: 'Six standard events' },
      text: { cs: 'Sada obsahuje právě 6 standardních událostí.', en: 'Exactly 6.' },
      check: 'Given 5 or 7, when validated, then it is rejected.',
    },
    {
      id: 'SW-DECK-07',
      kind: 'rule',
      title: { cs: 'Tři hrdinové', en: 'Three heroes' },
      text: { cs: 'Sada obsahuje právě 3 hrdiny.', en: 'Exactly 3.' },
      check: 'Given 2 or 4, when validated, then it is rejected.',
    },
    {
      id: 'SW-DECK-08',
      kind: 'rule',
      title: { cs: 'Šestnáct běžných jednotek', en: 'Sixteen commons' },
      text: {
        cs: 'Sada obsahuje kromě počátečních jednotek právě 16 běžných jednotek.',
        en: 'Exactly 16 besides the starting units.',
      },
      check: 'Given 15 or 17, when validated, then it is rejected.',
    },
    {
      id: 'SW-DECK-09',
      kind: 'rule',
      title: { cs: 'Celkový počet karet', en: 'Total number of cards' },
      text: {
        cs: 'Sada sestavená podle pravidel má 1 + 1 + 3 + 2 + 2 + 6 + 3 + 16 = 34 karet.',
        en: 'A legal deck has 1+1+3+2+2+6+3+16 = 34 cards.',
      },
      check: 'Given any legal deck, when counted, then it is 34.',
    },
    {
      id: 'SW-DECK-10',
      kind: 'rule',
      title: { cs: 'Symboly příslušnosti', en: 'Affiliation symbols' },
      text: {
        cs: 'Každá karta sady musí nést alespoň jeden symbol, který je i na kartě zvoleného Vyvolavače.',
        en: "Each card must bear at least one symbol that is on the chosen Summoner's card.",
      },
      check:
        'Given a Summoner with {x, y, z} and a card with {w}, when validated, then rejected; with {y, w} accepted.',
    },
    {
      id: 'SW-DECK-11',
      kind: 'rule',
      title: { cs: 'Hrdinové se neopakují', en: 'Heroes are singular' },
      text: { cs: 'Žádný hrdina nesmí být v sadě víckrát než jednou.', en: 'No two copies of the same hero.' },
      check: 'Given 2× Ollag, when validated, then it is rejected.',
    },
    {
      id: 'SW-DECK-12',
      kind: 'rule',
      title: { cs: 'Nejvýše dvě stejné standardní události', en: 'At most two equal standard events' },
      text: {
        cs: 'Od každé standardní události smějí být v sadě nejvýše 2 stejné karty.',
        en: 'No more than 2 copies of one standard event.',
      },
      check: 'Given 3× Oprava ledem, when validated, then it is rejected.',
    },
    {
      id: 'SW-DECK-13',
      kind: 'rule',
      title: { cs: 'Nejvýše čtyři stejné běžné jednotky', en: 'At most four equal commons' },
      text: {
        cs: 'Od každé běžné jednotky smějí být v sadě nejvýše 4 stejné karty.',
        en: 'No more than 4 copies of one common unit.',
      },
      check: 'Given 5× Medvědí kavalerie among the 16, when validated, then it is rejected.',
    },
    {
      id: 'SW-DECK-14',
      kind: 'rule',
      title: { cs: 'Počáteční jednotky mimo limit', en: 'Starting units are outside that limit' },
      text: {
        cs: 'Počáteční jednotka se do limitu 4 stejných karet nepočítá, v celé sadě tedy může být táž jednotka pětkrát.',
        en: 'A starting unit does not count toward the 4 copies, so 5 copies of it can be in the whole deck.',
      },
      check: 'Given starting Mrazoví mágové plus 4 more, when validated, then it is accepted.',
    },
    {
      id: 'SW-DECK-15',
      kind: 'rule',
      title: { cs: 'Smíchání národů', en: 'Mixing nations' },
      text: {
        cs: 'Hráč může ve vlastní sadě smíchat karty různých národů, pokud dodrží pravidlo o symbolech příslušnosti.',
        en: 'A self-built deck may mix cards of different nations within the symbol rule.',
      },
      check: 'Given a Svara deck with a non-Polar card sharing a symbol, when validated, then it is accepted.',
    },
    {
      id: 'SW-DECK-16',
      kind: 'rule',
      title: { cs: 'Hotové sady dodržují limity', en: 'Ready-made decks obey the same limits' },
      text: {
        cs: 'Všechny vydané sady národů odpovídají těmto počtům a omezením.',
        en: 'Every published nation deck fits these counts and limits.',
      },
      check: 'Given each preset deck, when validated, then it passes.',
    },
    {
      id: 'SW-DECK-17',
      kind: 'rule',
      title: { cs: 'Událost druhu stavba v sadě', en: 'Structure events count as standard events' },
      text: {
        cs: 'V ukázkové sadě zabírá karta Ledová hradba dvě ze šesti míst pro standardní události, přestože je zároveň stavbou.',
        en: 'In the sample deck Ledová hradba fills two of the six standard-event places although it is also a structure.',
      },
      check:
        'Given the sample deck, when standard events are counted, then 6 including 2× Ledová hradba, and gates are counted separately as 4.',
    },
    {
      id: 'SW-DECK-18',
      kind: 'rule',
      title: { cs: 'Sady z rozšíření', en: 'Expansion decks' },
      text: {
        cs: 'Sady dalších národů jsou připraveny k okamžité hře a jejich karty lze se stejnými omezeními zařadit i do sad sestavených hráči.',
        en: 'Further nation decks are ready to play and their cards may also be used in self-built decks under the same limits.',
      },
      check:
        'Given a new nation added to the card data only, when a deck with its cards is validated, then no code change is needed.',
    },
  ],
};
