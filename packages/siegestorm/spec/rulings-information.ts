import type { Section } from '@bojiste/kernel';

export const rulingsInformation: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: vlastnictví a informace', en: 'Rulings: ownership and information' },
  clauses: [
    {
      id: 'SS-RULING-62',
      kind: 'ruling',
      title: { cs: 'Ukradené a oživené karty', en: 'Stolen and resurrected cards' },
      text: {
        cs: 'Majitel se mění na celý zbytek hry: každý balíček, zálohy, balíček léčení i návrat do ruky se řídí novým majitelem. Pravidla tvorby balíčku se znovu neověřují. Je-li karta ukradena zpět, majitel se opět změní.',
        en: 'Ownership changes for the rest of the game: every pile, reserve, healing deck and return to hand is that of the new owner. Deck-building rules are not re-checked. If stolen back, ownership changes again.',
      },
      check: "Given B's card stolen by A, played, destroyed, then healed by A, then it is in A.heal.",
      question: { cs: 'Kam tyto karty přicházejí, když opustí hru?', en: 'Where do they go when they leave play?' },
      reason: {
        cs: 'Karty jsou „považovány za vaše až do konce hry“.',
        en: 'Such cards are "considered yours until the end of the game".',
      },
    },
    {
      id: 'SS-RULING-63',
      kind: 'ruling',
      title: { cs: 'Veřejné a skryté informace', en: 'Open and hidden information' },
      text: {
        cs: 'Veřejné jsou velikosti všech balíčků, oba balíčky ztrát v plném rozsahu, bojiště, armády, žetony a stav použito/připraveno. Zálohy leží lícem dolů, předtím však byly veřejné, takže je vidí oba hráči; kartu, která do záloh přišla ze skryté oblasti, zná jen její majitel. Skryté jsou ruce, pořadí karet v balíčcích a obsah balíčku léčení. Odhozením se karta odhalí.',
        en: 'Public: all pile sizes, both loss piles in full, board, armies, tokens, used/ready state. Reserves are face down but were public before, so their identity is shown to both; a card put there from a hidden zone is known to its owner only. Hidden: hands, deck order, healing deck contents. Revealed on discard.',
      },
      check: "Given X supported from the army, when B's view is read, then X's identity is present.",
      question: { cs: 'Co smějí hráči vidět?', en: 'What may players see?' },
      reason: {
        cs: 'Balíčky ztrát leží lícem nahoru a nemá smysl skrývat, co oba viděli.',
        en: 'Loss piles are face up; nothing is gained by hiding what both saw.',
      },
    },
    {
      id: 'SS-RULING-64',
      kind: 'ruling',
      title: { cs: 'Kdo vybírá, prázdné zdroje', en: 'Who chooses; empty sources' },
      text: {
        cs: 'Vybírá odhazující hráč, není-li uvedeno „náhodně“; krádež je náhodná vždy. Je-li karet méně než X, vezmou se všechny; není-li žádná, efekt nic neudělá a zahrání je přesto přípustné. Obecně lze akci ohlásit i bez účinku; výjimkou jsou čistě nasazovací efekty (SS-RULING-45 a SS-RULING-46), zrušení (SS-RULING-59) a proměna (SS-RULING-48).',
        en: 'The discarding player chooses unless "random"; stealing is always random; with fewer cards than X take all; an empty source makes the effect do nothing and is no illegal play. In general an action may be announced without effect; the exceptions are pure deploy effects (SS-RULING-45 and SS-RULING-46), Cancel (SS-RULING-59) and Metamorphosis (SS-RULING-48).',
      },
      check:
        'Given B.hand empty, when "Steal 1" resolves, then nothing; given "opponent discards 1" and B.hand of 3, then B is asked.',
      question: {
        cs: 'Kdo vybírá odhazované karty a co když není co vzít?',
        en: 'Who picks discards, and what if there is nothing to take?',
      },
      reason: { cs: 'Náhodu zmiňuje jen krádež.', en: 'Only Steal mentions randomness.' },
    },
  ],
};
