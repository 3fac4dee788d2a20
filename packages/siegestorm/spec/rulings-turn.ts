import type { Section } from '@bojiste/kernel';

export const rulingsTurn: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: začátek a průběh tahu', en: 'Rulings: start and turn flow' },
  clauses: [
    {
      id: 'SS-RULING-07',
      kind: 'ruling',
      title: { cs: 'Okamžik výměny karet', en: 'Mulligan timing' },
      text: {
        cs: 'Oba se rozhodují současně a tajně, ještě před určením začínajícího hráče. Dvě vrácené karty přijdou naspod balíčku v pořadí, které určí jejich majitel.',
        en: "Both decide simultaneously and secretly before the starting player is determined; two returned cards go to the bottom in the owner's order.",
      },
      check:
        "Given A has confirmed an exchange and B has not, when B's view is read, then A's number of exchanged cards is hidden and startingPlayer is unset.",
      question: {
        cs: 'Vyměňují hráči karty postupně a vědí, kdo začíná?',
        en: 'Do players exchange in order, and do they know who starts?',
      },
      reason: {
        cs: 'Výměna je krok 3, určení začínajícího hráče krok 4.',
        en: 'The exchange is step 3, the start decision step 4.',
      },
    },
    {
      id: 'SS-RULING-08',
      kind: 'ruling',
      title: { cs: 'Co znamená kdykoli', en: 'When is "any time"' },
      text: {
        cs: 'Aktivní hráč smí hrát po přípravě, po tažení karet, po vyhodnocení každé odcházející nestvůry, po celý krok 4 a před koncem tahu. Nikdy ne mezi nedělitelnými částmi kroku a nikdy během vyhodnocování.',
        en: "The active player has priority after preparation, after the draw, after each leaving monster has been resolved, throughout step 4, and before the end. Never between a step's atomic parts and never during resolution.",
      },
      check:
        'Given the exit decision is pending, when A plays an action, then it is illegal; after the decision is carried out it is legal.',
      question: {
        cs: 'Akce lze ve vlastním tahu hrát kdykoli, kroky tahu jsou ale pevné. Kdy přesně to je?',
        en: 'Actions may be played at any time of the own turn, but steps are fixed. When exactly is that?',
      },
      reason: {
        cs: 'Zachovává se „kdykoli“ i jednoznačný průběh kroků.',
        en: 'This keeps both "any time" and a fixed order of steps.',
      },
    },
    {
      id: 'SS-RULING-09',
      kind: 'ruling',
      title: { cs: 'Kratší první tažení', en: 'Scope of the short first draw' },
      text: {
        cs: 'Platí jen pro první krok tažení karet v „Duelu“. V tahu navíc během prvního tahu se táhnou dvě karty, schopnosti přidávající tažení se k jedné kartě přičtou a v „Obléhání“ táhne hráč vždy dvě, protože začíná boss.',
        en: 'It applies to the first draw step of a duel only. An extra turn in turn 1 draws two; extra-draw abilities add to the one; in siege the player always draws two because the boss starts.',
      },
      check:
        "Given an extra turn in turn 1, when its draw step runs, then 2 cards are drawn; given siege, when the player's first draw step runs, then 2.",
      question: {
        cs: 'Platí tažení jedné karty i pro tah navíc v prvním tahu, pro efekty a pro „Obléhání“?',
        en: 'Does the one-card draw apply to an extra turn taken in turn 1, to effects, to siege?',
      },
      reason: {
        cs: 'Text je omezuje na první tah prvního hráče ve hře.',
        en: "The text limits it to the first player's first turn of the game.",
      },
    },
    {
      id: 'SS-RULING-10',
      kind: 'ruling',
      title: { cs: 'Současný postup armády', en: 'Advance is simultaneous' },
      text: {
        cs: 'Všechny pozice se posunou najednou, teprve pak odcházející nestvůra jedná. Vlastní oblast nasazování je proto při jejím úderu prázdná.',
        en: 'All positions shift at once, then the leaving monster acts. The own deployment area is therefore empty during its strike.',
      },
      check:
        'Given A.army = [X, Y, Z] and Z "{act: deploy the top card of your losses}", when Z strikes, then that card is deployed to A.army[1] and the normal deployment this turn is blocked by SS-TURN-13.',
      question: {
        cs: 'Jedná odcházející nestvůra před posunem ostatních, nebo až po něm?',
        en: 'Does the leaving monster act before or after the others have moved?',
      },
      reason: {
        cs: 'Krok nejprve posouvá vše a až poté mluví o nestvůře, která se vysunula.',
        en: 'The step first moves everything, then speaks of the one that moved out.',
      },
    },
    {
      id: 'SS-RULING-11',
      kind: 'ruling',
      title: { cs: 'Mezery a postup navíc', en: 'Gaps and extra advances' },
      text: {
        cs: 'Mezery se nezaplňují; každý postup posune každou nestvůru přesně o jednu pozici, i s mezerami. Při postupu způsobeném efektem se odchod z nejpřednější pozice řeší stejně a hned, jakmile je vyhodnoceno celé probíhající pořadí příkazů.',
        en: 'No closing; each advance shifts every monster exactly one position, gaps included. An advance by effect uses the same exit procedure at once, after the current chain is empty.',
      },
      check:
        'Given A.army = [X, –, Z], when advanced, then [–, X, –] and Z exits; given an action "advance your army", when it resolves with army[3] occupied, then an exit decision follows.',
      question: {
        cs: 'Zaplňují nestvůry mezery? Co když armádu posune efekt?',
        en: 'Do monsters close gaps? What if an effect advances an army?',
      },
      reason: {
        cs: 'Pravidlo posouvá všechny nestvůry o jedno pole; slova „zpravidla jednou za tah“ připouštějí více postupů.',
        en: 'The rule moves all monsters by one field; "usually once per turn" allows more.',
      },
    },
    {
      id: 'SS-RULING-12',
      kind: 'ruling',
      title: { cs: 'Kdy nastává tah navíc', en: 'Extra turn: now or at step 5' },
      text: {
        cs: 'Efekt tah navíc jen zajistí; ten začne v kroku 5 probíhajícího tahu. Jde o výchozí nastavení, hráči si mohou zvolit i druhý výklad.',
        en: 'The effect is remembered; the extra turn starts at step 5 of the current turn. This is the default; the players may choose the other reading.',
      },
      check:
        'Given an extra-turn action played right after the draw, when it resolves, then steps 3 and 4 of the current turn still happen first.',
      question: {
        cs: 'Text říká „okamžitě“, ale tah navíc je uveden jako krok 5. Kdy proběhne?',
        en: 'The text says "immediately" but lists the extra turn as step 5. When is it taken?',
      },
      reason: { cs: 'Přerušení by zanechalo nedokončené kroky.', en: 'Interrupting would leave half-finished steps.' },
    },
    {
      id: 'SS-RULING-13',
      kind: 'ruling',
      title: { cs: 'Řetězení tahů navíc', en: 'Extra turn nesting' },
      text: {
        cs: 'Ne. Po řádném tahu následuje nejvýše jeden tah navíc; efekty tahu navíc vyhodnocené během něj se nepočítají.',
        en: 'No. A regular turn is followed by at most one extra turn; extra-turn effects resolved inside it are ignored.',
      },
      check:
        'Given an extra turn in which another extra-turn effect resolves, when it ends, then the opponent is active.',
      question: { cs: 'Může tah navíc přinést další tah navíc?', en: 'May an extra turn grant another one?' },
      reason: {
        cs: 'Platí „jednou za tah“ a zabrání se nekonečným smyčkám.',
        en: 'The text says "once per turn", and endless loops are avoided.',
      },
    },
    {
      id: 'SS-RULING-14',
      kind: 'ruling',
      title: { cs: 'Tah navíc jako reakce', en: 'Extra turn outside the own turn' },
      text: {
        cs: 'Jako akce při úderu ve vlastním tahu platí. Jako reakce v protivníkově tahu nemá žádný účinek.',
        en: "As a strike's action in the own turn it counts. As a reaction in the opponent's turn it does nothing.",
      },
      check: "Given A reacts in B's turn with an extra-turn action, when B's turn ends, then A takes one normal turn.",
      question: {
        cs: 'Co když se efekt vyhodnotí jako reakce nebo jako akce při úderu?',
        en: "What if the effect is resolved as a reaction, or as a strike's action?",
      },
      reason: { cs: 'Krok 5 existuje jen ve vlastním tahu.', en: 'Step 5 exists only in the own turn.' },
    },
    {
      id: 'SS-RULING-15',
      kind: 'ruling',
      title: { cs: 'Do konce tvého tahu', en: '"Until end of your turn"' },
      text: {
        cs: 'Končí v kroku 6 tahu, v němž vznikl, jde-li o tah hráče, který jej použil (tah navíc je nový tah). Byl-li použit v protivníkově tahu, trvá do konce tohoto probíhajícího tahu.',
        en: "It ends at step 6 of the turn in which it was created, if that is the user's turn (an extra turn is a new turn). Used in the opponent's turn it lasts until the end of that current turn.",
      },
      check:
        "Given protection created in A's turn n, when A's extra turn n+ starts, then it is gone; given created in B's turn, when B's turn ends, then it is gone.",
      question: {
        cs: 'Kdy takový efekt končí při tahu navíc, nebo je-li použit v protivníkově tahu?',
        en: "When does it end with extra turns, or if used in the opponent's turn?",
      },
      reason: {
        cs: 'Ve vlastním tahu platí doslovné čtení; jinak by reakce chránila po celý další tah.',
        en: 'Literal reading in the own turn; otherwise a reaction would protect through a whole further turn.',
      },
    },
    {
      id: 'SS-RULING-16',
      kind: 'ruling',
      title: { cs: 'Limity v tahu navíc', en: 'Allowances per turn' },
      text: {
        cs: 'Ano: obnovuje se možnost nasazení i zálohy (v kroku příprava). Neobnovuje se jen možnost tahu navíc.',
        en: 'Yes: deployment allowance and reserves (by preparation) are renewed. Only the extra-turn allowance is not.',
      },
      check:
        'Given A deployed in the regular turn, when the extra turn reaches step 4 with an empty area, then deployment is legal.',
      question: {
        cs: 'Obnovují se v tahu navíc limity platné pro jeden tah?',
        en: 'Do per-turn limits reset in an extra turn?',
      },
      reason: { cs: 'Všechny kroky se provádějí znovu.', en: 'All steps are done again.' },
    },
  ],
};
