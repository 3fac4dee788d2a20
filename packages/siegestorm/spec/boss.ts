import type { Section } from '@bojiste/kernel';

export const boss: Section = {
  code: 'BOSS',
  title: { cs: 'Karta bosse a jak boss hraje', en: 'Boss card and how the boss plays' },
  clauses: [
    {
      id: 'SS-BOSS-01',
      kind: 'rule',
      title: { cs: 'Přední strana: obtížnost', en: 'Front: difficulty' },
      text: {
        cs: 'Přední strana karty bosse uvádí obtížnost: střední, náročnou, nebo velmi náročnou.',
        en: 'The face shows medium, hard or very hard.',
      },
      check: 'Given a boss definition, when read, then difficulty is one of three values.',
    },
    {
      id: 'SS-BOSS-02',
      kind: 'rule',
      title: { cs: 'Přední strana: podmínky vítězství', en: 'Front: victory conditions' },
      text: {
        cs: 'Přední strana karty bosse říká, co je k porážce bosse potřeba.',
        en: 'The face says what must be done to beat the boss.',
      },
      check:
        'Given a boss definition, when loaded, then it holds a non-empty list of victory conditions evaluated after every state change.',
    },
    {
      id: 'SS-BOSS-03',
      kind: 'rule',
      title: { cs: 'Přední strana: zvyšování hrozby', en: 'Front: raising threat' },
      text: {
        cs: 'Přední strana karty bosse říká, jak a kdy hrozba stoupá.',
        en: 'The face says how and when threat rises.',
      },
      check: 'Given a boss definition with trigger T → +1, when T happens, then threat rises by 1.',
    },
    {
      id: 'SS-BOSS-04',
      kind: 'rule',
      title: { cs: 'Přední strana: počet karet', en: 'Front: hand count' },
      text: {
        cs: 'Přední strana karty bosse říká, kolik karet boss v každém svém tahu táhne.',
        en: 'The face says how many cards the boss draws in each of its turns.',
      },
      check: "Given hand count 4†, when the boss's draw step runs, then 4 cards move from its deck to its hand.",
    },
    {
      id: 'SS-BOSS-05',
      kind: 'rule',
      title: { cs: 'Zadní strana: hodnoty přípravy', en: 'Back: four setup values' },
      text: {
        cs: 'Zadní strana uvádí čtyři hodnoty: počáteční úroveň hrozby, počet základních karet, počet pokročilých karet a počáteční počet životů.',
        en: 'Starting threat, number of basic cards, number of advanced cards, starting lives.',
      },
      check: 'Given a boss definition, when validated, then all four are present and non-negative.',
    },
    {
      id: 'SS-BOSS-06',
      kind: 'rule',
      title: { cs: 'Zadní strana: dva režimy', en: 'Back: two mode variants' },
      text: {
        cs: 'Zadní strana rozlišuje hodnoty pro „Obléhání“ a pro kooperativní režim.',
        en: 'The back distinguishes values for siege and for coop.',
      },
      check:
        'Given the same boss set up for siege and coop, when lives are read, then each mode uses its own value (SS-RULING-04).',
    },
    {
      id: 'SS-BOSS-07',
      kind: 'rule',
      title: { cs: 'Cena nejvýše podle hrozby', en: 'Affordable by threat' },
      text: {
        cs: 'Boss smí z ruky zahrát jen karty, jejichž cena nepřesahuje aktuální úroveň hrozby.',
        en: 'The boss may play only hand cards whose cost is at most the current threat.',
      },
      check: 'Given threat 3 and hand costs {1, 3, 4}, when playable cards are computed, then {1, 3}.',
    },
    {
      id: 'SS-BOSS-08',
      kind: 'rule',
      title: { cs: 'Boss neplatí', en: 'Boss pays nothing' },
      text: {
        cs: 'Boss za karty nic neplatí a jejich hraním úroveň hrozby neklesá.',
        en: 'The boss pays nothing for cards and threat does not drop through playing them.',
      },
      check:
        'Given threat 3, when the boss plays cards of cost 3, 2, 1, then threat is still 3 and nothing was discarded as payment.',
    },
    {
      id: 'SS-BOSS-09',
      kind: 'rule',
      title: { cs: 'Boss nikdy nevynechá', en: 'Never declines' },
      text: {
        cs: 'Boss zahraje každou kartu, kterou mu pravidla zahrát dovolují.',
        en: 'The boss plays every card the rules let it play.',
      },
      check:
        'Given a boss turn end, when the hand is examined, then no card left in it was legally playable at that moment.',
    },
    {
      id: 'SS-BOSS-10',
      kind: 'rule',
      title: { cs: 'Co nejvíce akcí', en: 'As many actions as possible' },
      text: {
        cs: 'Může-li boss zahrát více akcí, zahraje je všechny.',
        en: 'If it can play several actions it plays all of them.',
      },
      check: 'Given three playable Action-order cards, when the turn runs, then all three are played.',
    },
    {
      id: 'SS-BOSS-11',
      kind: 'rule',
      title: { cs: 'Nejvyšší dostupná cena', en: 'Most expensive first' },
      text: {
        cs: 'Z karet, které má v danou chvíli k dispozici, hraje boss vždy tu s nejvyšší cenou.',
        en: 'Among the cards available at the moment it always plays the one with the highest cost.',
      },
      check:
        'Given two Action cards of cost 3 and 1, threat 3, when played, then cost 3 comes first (interaction with order classes: SS-RULING-65).',
    },
  ],
};
