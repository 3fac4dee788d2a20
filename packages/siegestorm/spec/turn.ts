import type { Section } from '@bojiste/kernel';

export const turn: Section = {
  code: 'TURN',
  title: { cs: 'Rozbor tahu', en: 'Turn steps' },
  clauses: [
    {
      id: 'SS-TURN-01',
      kind: 'rule',
      title: { cs: 'Střídání tahů', en: 'Alternating turns' },
      text: { cs: 'Hráči se v tazích střídají.', en: 'Players alternate turns.' },
      check: "Given A's turn ends without an extra turn, when the next turn starts, then B is active.",
    },
    {
      id: 'SS-TURN-02',
      kind: 'rule',
      title: { cs: 'Kroky tahu', en: 'Fixed step order' },
      text: {
        cs: 'Tah má pevné pořadí kroků: příprava, tažení karet, postup armády, nasazení nestvůry, tah navíc, konec tahu.',
        en: 'Preparation, draw, army advance, deployment, extra turn, end of turn, in this order.',
      },
      check:
        'Given a full turn log, when step-start events are read, then their order is prepare, draw, advance, deploy, extra, end.',
    },
    {
      id: 'SS-TURN-03',
      kind: 'rule',
      title: { cs: 'Příprava', en: 'Preparation' },
      text: {
        cs: 'Všechny použité karty ve vaší oblasti záloh se připraví.',
        en: 'All used cards in your reserve area become ready.',
      },
      check:
        "Given three used reserves of A and two of B, when A's preparation runs, then A has three ready and B still two used.",
    },
    {
      id: 'SS-TURN-04',
      kind: 'rule',
      title: { cs: 'Znovupoužití záloh', en: 'Ready reserves work again' },
      text: {
        cs: 'Od této chvíle lze připravené zálohy opět použít.',
        en: 'From then on the readied reserves can be used again.',
      },
      check: 'Given a reserve used last turn, when A pays with it after preparation, then it is accepted.',
    },
    {
      id: 'SS-TURN-05',
      kind: 'rule',
      title: { cs: 'Tažení karet', en: 'Draw two' },
      text: { cs: 'Táhnete dvě karty ze svého balíčku zdrojů.', en: 'Draw two cards from your resource deck.' },
      check: 'Given A.deck 20, hand 3, when the draw step runs, then deck 18, hand 5.',
    },
    {
      id: 'SS-TURN-06',
      kind: 'rule',
      title: { cs: 'První tah hry', en: 'First turn of the game' },
      text: {
        cs: 'V úplně prvním tahu hry táhne první hráč místo dvou karet jen jednu.',
        en: 'The first player draws one card instead of two in the very first turn.',
      },
      check:
        "Given turn 1, when the draw step runs, then the starting player's hand is 3; in turn 2 the other player's hand is 4.",
    },
    {
      id: 'SS-TURN-07',
      kind: 'rule',
      title: { cs: 'Prohra v kroku tažení', en: 'Cannot draw two' },
      text: {
        cs: 'Hráč, který má v balíčku zdrojů méně karet, než krok tažení vyžaduje, okamžitě prohrává.',
        en: 'A player whose deck holds fewer cards than the draw step needs loses at once.',
      },
      check:
        'Given A.deck of 1 in a normal turn, when the draw step runs, then A loses; with 2 cards A continues with an empty deck.',
    },
    {
      id: 'SS-TURN-08',
      kind: 'rule',
      title: { cs: 'Nejvýše deset karet', en: 'Hand limit ten' },
      text: { cs: 'V ruce nikdy nesmí být více než deset karet.', en: 'A hand never holds more than ten cards.' },
      check: 'Given any reachable state, when hands are counted, then none exceeds 10.',
    },
    {
      id: 'SS-TURN-09',
      kind: 'rule',
      title: { cs: 'Přebytečná tažená karta', en: 'Overflow goes to losses' },
      text: {
        cs: 'Má-li hráč v ruce deset karet, každá další tažená karta se přesouvá rovnou do jeho balíčku ztrát.',
        en: 'With ten cards in hand, each further drawn card moves straight to the loss pile.',
      },
      check: 'Given hand 9 and deck top [.., q, p], when A draws 2, then p is in hand (10) and q is the top of A.loss.',
    },
    {
      id: 'SS-TURN-10',
      kind: 'rule',
      title: { cs: 'Postup armády', en: 'Army advance' },
      text: {
        cs: 'Všechny nestvůry ve vaší armádě se posunou o jednu pozici vpřed.',
        en: 'All monsters of your army move one position forward.',
      },
      check: 'Given A.army = [X, Y, –], when the step runs, then A.army = [–, X, Y].',
    },
    {
      id: 'SS-TURN-11',
      kind: 'rule',
      title: { cs: 'Okamžité rozhodnutí', en: 'Immediate exit decision' },
      text: {
        cs: 'Nestvůra vysunutá z nejpřednější pozice okamžitě udeří, drží pozici, nebo poskytne podporu.',
        en: 'A monster pushed out of the foremost position strikes, holds or supports immediately.',
      },
      check:
        "Given A.army = [–, –, Z], when the step runs, then no other A command is accepted before Z's choice is made and carried out.",
    },
    {
      id: 'SS-TURN-12',
      kind: 'rule',
      title: { cs: 'Nasazení nestvůry', en: 'Deployment is optional' },
      text: {
        cs: 'Je-li vaše oblast nasazování prázdná, smíte do ní zahrát jednu kartu jako nestvůru. Nasazení není povinné.',
        en: 'With an empty deployment area you may play one card as a monster into it.',
      },
      check: 'Given the deploy step with an empty area, when A passes, then the turn goes on and the area stays empty.',
    },
    {
      id: 'SS-TURN-13',
      kind: 'rule',
      title: { cs: 'Obsazená oblast nasazování', en: 'Blocked deployment' },
      text: {
        cs: 'Dokud je oblast nasazování obsazená, nelze nasadit nic dalšího; uvolní ji až pohyb armády.',
        en: 'While the area is occupied nothing more can be deployed until the army moves and frees it.',
      },
      check:
        'Given a monster put into A.army[1] by an effect before the deploy step, when the deploy step starts, then playing a monster is illegal.',
    },
    {
      id: 'SS-TURN-14',
      kind: 'rule',
      title: { cs: 'Nasazení v protivníkově tahu', en: "No deployment in the opponent's turn" },
      text: {
        cs: 'Během protivníkova tahu nestvůry nasazovat nelze.',
        en: "Monsters cannot be deployed during the opponent's turn.",
      },
      check:
        'Given B\'s turn and an A reaction "draw 1, then deploy a card from hand", when it resolves, then A drew 1 and no monster entered A.army (SS-RULING-46).',
    },
    {
      id: 'SS-TURN-15',
      kind: 'rule',
      title: { cs: 'Tah navíc', en: 'Extra turn' },
      text: {
        cs: 'Karta s příslušným efektem vám umožní okamžitě vykonat ještě jeden úplný tah.',
        en: 'A card with the matching effect lets you immediately take one more complete turn.',
      },
      check:
        'Given A resolves "take an extra turn", when A\'s current turn reaches step 5, then A is active again and step 1 starts.',
    },
    {
      id: 'SS-TURN-16',
      kind: 'rule',
      title: { cs: 'Tah navíc jednou za tah', en: 'One extra turn per turn' },
      text: { cs: 'Tah navíc lze využít pouze jednou za tah.', en: 'The extra turn can be used only once per turn.' },
      check:
        'Given A resolves two extra-turn effects in one turn, when the turn ends, then A takes exactly one extra turn (nesting: SS-RULING-13).',
    },
    {
      id: 'SS-TURN-17',
      kind: 'rule',
      title: { cs: 'Všechny kroky znovu', en: 'All steps again' },
      text: {
        cs: 'V tahu navíc se znovu provedou všechny kroky.',
        en: 'In the extra turn all steps are carried out anew.',
      },
      check:
        'Given an extra turn, when it runs, then reserves are readied, two cards are drawn, the army advances and one monster may be deployed.',
    },
    {
      id: 'SS-TURN-18',
      kind: 'rule',
      title: { cs: 'Konec tahu', en: 'End of turn' },
      text: {
        cs: 'Posledním krokem tah končí a aktivním hráčem se stává protivník.',
        en: 'The turn closes with its last step and the opponent becomes active.',
      },
      check: 'Given effects "until end of your turn", when step 6 of that turn is over, then they are gone.',
    },
  ],
};
