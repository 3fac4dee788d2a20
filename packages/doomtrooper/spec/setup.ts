import type { Section } from '@bojiste/kernel';

export const setup: Section = {
  code: 'SET',
  title: { cs: 'Zahájení hry', en: 'Setup' },
  clauses: [
    {
      id: 'DT-SET-01',
      kind: 'rule',
      title: { cs: 'Zamíchání knihovny', en: 'Library shuffled by its owner' },
      text: {
        cs: 'Před začátkem hry si každý hráč náhodně zamíchá svůj herní balíček, kterému se od této chvíle říká knihovna.',
        en: 'Before play every player randomises his own play deck, from then on called the library.',
      },
      check:
        'Given a deck list in a fixed order, when setup ends with RNG seed s, then the library order is a permutation of the list decided only by the seeded RNG.',
    },
    {
      id: 'DT-SET-02',
      kind: 'rule',
      title: { cs: 'Sejmutí protivníkem', en: 'Opponent may cut or shuffle' },
      text: {
        cs: 'Každý hráč má právo sejmout nebo zamíchat protivníkovu knihovnu, a to libovolným způsobem, který karty nepoškodí.',
        en: "Each player has the right to cut or shuffle an opponent's library in any way that does not harm the cards.",
      },
      check:
        "Given setup, when P2 sends CUT or SHUFFLE for P1's library before opening hands are drawn, then it is accepted, and P1 cannot veto it.",
    },
    {
      id: 'DT-SET-03',
      kind: 'rule',
      title: { cs: 'Pět bodů osudu', en: 'Starting destiny points' },
      text: {
        cs: 'Každý hráč začíná hru přesně s 5 body osudu ve svém Osudovém banku.',
        en: 'Every player begins with exactly 5 destiny points in his destiny bank.',
      },
      check: 'Given a new game, when setup completes, then every player has D = 5.',
    },
    {
      id: 'DT-SET-04',
      kind: 'rule',
      title: { cs: 'Úvodní list', en: 'Opening hand' },
      text: {
        cs: 'Poté, co si hráči uloží do banku počáteční body osudu, vezme si každý sedm vrchních karet své knihovny jako úvodní list.',
        en: 'After banking the starting points each player takes the top seven cards of his library as the opening hand.',
      },
      check: 'Given a 60-card library, when opening hands are dealt, then hand = 7 and library = 53 for each player.',
    },
    {
      id: 'DT-SET-05',
      kind: 'rule',
      title: { cs: 'Úvodní list jako krok dobírání', en: "Starting player's opening draw is his first draw step" },
      text: {
        cs: 'Začínajícímu hráči se vzetí úvodního listu počítá jako krok dobírání karet v jeho prvním kole; podruhé už si v něm nedobírá.',
        en: 'For the player who begins, taking the opening hand counts as the draw step of his first turn; there is no second draw.',
      },
      check:
        'Given P1 starts and played one ANYTIME card in the window after his start of turn (hand = 6), when his first turn reaches the action step, then hand = 6, library = deck size − 7 and the log holds only the opening draw for P1.',
    },
    {
      id: 'DT-SET-06',
      kind: 'rule',
      title: { cs: 'Určení začínajícího hráče', en: 'Random choice of who begins' },
      text: {
        cs: 'Kdo začne, určí hod kostkou nebo jiný náhodný způsob.',
        en: 'The starting player is picked by die or another random method.',
      },
      check:
        'Given two players and no override, when setup runs with 1000 different seeds, then each player starts in roughly half of them.',
    },
    {
      id: 'DT-SET-07',
      kind: 'rule',
      title: { cs: 'Kardinálské privilegium', en: "Cardinal's privilege without a warrior" },
      text: {
        cs: 'Není-li v úvodním listu žádná karta bojovníka, smí jej hráč ukázat protivníkovi nebo rozhodčímu a vzít si nový list o sedmi kartách.',
        en: 'If the opening hand contains no warrior card, the player may show it to the opponent or referee and take a new hand of seven.',
      },
      check:
        'Given an opening hand with 0 warriors, when the player claims the privilege, then the old hand is logged as revealed to opponents and he holds 7 new cards.',
    },
    {
      id: 'DT-SET-08',
      kind: 'rule',
      title: { cs: 'Pořadí výměny listu', en: 'Old hand returns only after the new hand is drawn' },
      text: {
        cs: 'Nejdříve se lízne sedm náhradních karet a teprve potom se sedm původních zamíchá zpět do knihovny. Protivník ji pak může znovu sejmout nebo zamíchat.',
        en: 'The replacement seven are drawn first; only then are the original seven shuffled into the library, which the opponent may cut or shuffle again.',
      },
      check:
        'Given card instances a1..a7 in the old hand, when the privilege is used, then none of a1..a7 is in the new hand, the library again holds all seven of them, and a new CUT/SHUFFLE option was offered to the opponent.',
    },
    {
      id: 'DT-SET-09',
      kind: 'rule',
      title: { cs: 'Privilegium s bojovníkem v ruce', en: 'Privilege with a warrior in hand costs the hand' },
      text: {
        cs: 'List smí vyměnit i hráč, který v něm bojovníka má, jeho prvních sedm karet však putuje do hrobu, nikoli zpět do knihovny.',
        en: 'A player whose opening hand does contain a warrior may still swap it, but then the first seven cards go to his discard pile instead of back into the library.',
      },
      check:
        'Given an opening hand with 1 warrior, when the player claims the privilege, then discard pile = 7, hand = 7, library = deck size − 14.',
    },
    {
      id: 'DT-SET-10',
      kind: 'rule',
      title: { cs: 'Dobrovolnost privilegia', en: 'Privilege is optional' },
      text: {
        cs: 'K výměně listu není nikdo nucen, ať v něm bojovníka má, nebo ne.',
        en: 'Nobody is forced to change his hand, with or without a warrior in it.',
      },
      check: 'Given a hand with 0 warriors, when the player answers KEEP, then hand and library are unchanged.',
    },
    {
      id: 'DT-SET-11',
      kind: 'rule',
      title: { cs: 'Dobírání ostatních hráčů', en: 'Later players keep a normal first draw step' },
      text: {
        cs: 'Úvodní list nahrazuje krok dobírání karet pouze začínajícímu hráči; všichni ostatní ve svém prvním kole krok dobírání normálně provedou.',
        en: "Only the starting player's opening draw replaces a draw step; every other player performs his own draw step in his first turn.",
      },
      check:
        "Given P2 played one ANYTIME card during P1's first turn and holds 6 cards, when P2's first draw step runs, then he draws 1.",
    },
  ],
};
