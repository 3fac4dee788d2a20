import type { Section } from '@bojiste/kernel';

export const rulingsCooperative: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: kooperativní režim', en: 'Rulings: cooperative mode' },
  clauses: [
    {
      id: 'SS-RULING-86',
      kind: 'ruling',
      title: { cs: 'Současné tahy hráčů', en: 'Simultaneous play' },
      text: {
        cs: 'Hráči mají jednu společnou fázi. Každý prochází vlastním sledem kroků; pokyny obou se provádějí v pořadí, v jakém přišly, každý jako nedělitelný celek. Fáze končí, až oba ohlásí konec; kdo skončil, už nesmí jednat, leda prostřednictvím efektů spoluhráče.',
        en: "One shared players' phase. Each player runs the own step sequence; commands from both are serialised in arrival order, each command atomic. The phase ends when both have declared end; a player who ended may not act again except by effects of the partner.",
      },
      check: 'Given P1 in step 4 and P2 in step 2, when P2 tries to deploy, then illegal; when P1 does, legal.',
      question: {
        cs: 'Jak se slučuje „oba najednou“ se šesti kroky tahu?',
        en: 'How are "both at once" and the six steps reconciled?',
      },
      reason: {
        cs: 'Libovolné je pořadí mezi hráči, pořadí kroků uvnitř tahu se neruší.',
        en: 'Any order is allowed between players, the order of steps inside a turn is not lifted.',
      },
    },
    {
      id: 'SS-RULING-87',
      kind: 'ruling',
      title: { cs: 'Bojiště v kooperaci', en: 'Boards and boss fields' },
      text: {
        cs: 'Dvě desky, pro každého hráče jedna, každá s frontou bosse. Boss má jednu armádu, jejíž oblast nasazování ho brání proti oběma hráčům. Vůdce přichází na první prázdnou frontu bosse (na desce hráče 1, potom hráče 2), pak ve stejném pořadí do prázdné země nikoho, jinak jej nelze zahrát.',
        en: "Two boards, one per player, each with a boss front. One boss army whose deployment area defends against both. Leader: first empty boss front (P1's board, then P2's), then empty NML in the same order, else unplayable.",
      },
      check: "Given P1's boss front occupied, P2's empty, when a Leader is played, then it is on P2's board.",
      question: {
        cs: 'Kolik je desek bojiště a kam přicházejí vůdci?',
        en: 'How many boards, and where do leaders go?',
      },
      reason: {
        cs: 'Text mluví o bojišti spoluhráče a rozvržení ukazuje jednu armádu bosse.',
        en: "The text speaks of the partner's board; the layout shows one boss army.",
      },
    },
    {
      id: 'SS-RULING-88',
      kind: 'ruling',
      title: { cs: 'Porážka jednoho hráče', en: 'One player out of cards' },
      text: { cs: 'Tým okamžitě prohrává.', en: 'The team loses at once.' },
      check: 'Given P2 cannot draw, then the game ends with the boss winning.',
      question: { cs: 'Hraje druhý hráč dál, když prvnímu dojdou karty?', en: 'Does the other play on?' },
      reason: {
        cs: 'Podmínka prohry z „Obléhání“ není zmírněna a chybí pravidlo o úklidu karet, jaké má „Poslední vyhrává“.',
        en: 'The siege loss condition is not softened and no clean-up rule exists as in last man standing.',
      },
    },
    {
      id: 'SS-RULING-89',
      kind: 'ruling',
      title: { cs: 'Úder bosse na oba hráče', en: 'Strike on both' },
      text: {
        cs: 'Cíl se určuje pro každého hráče zvlášť na jeho desce bojiště a s jeho obráncem; nejprve hráč 1, potom hráč 2 podle pořadí u stolu. Akce nestvůry provádějící úder se vyhodnotí jednou.',
        en: "Target choice is made per player on that player's board with that player's defender; P1 then P2 in seat order; the striker's action resolves once.",
      },
      check: "Given P1's front destroyable and P2's not, when it strikes, then P1 loses the card, P2 takes damage.",
      question: {
        cs: 'Musí být druh cíle u obou stejný, v jakém pořadí přicházejí ztráty a vyhodnocuje se akce jednou, nebo dvakrát?',
        en: 'Same target kind for both, order of losses, action once or twice?',
      },
      reason: {
        cs: 'Úder má plnou sílu proti každému a každý má vlastního obránce.',
        en: 'Full strength against each, own defender each.',
      },
    },
    {
      id: 'SS-RULING-90',
      kind: 'ruling',
      title: { cs: 'Společná rozhodnutí a zrušení', en: 'Joint decisions and cancels' },
      text: {
        cs: 'Jeden hráč navrhne, druhý potvrdí; nedohodnou-li se do vypršení času, rozhodne pořadí u stolu (při shodě volí hráč 1, poškození utrží hráč 1). Na každý příkaz bosse lze odpovědět celkem jedním zrušením od kteréhokoli z hráčů.',
        en: 'One player proposes, the other confirms; without agreement after the timer, seat order decides (P1 for ties, P1 takes damage). Each boss item may be answered by one cancel in total from either player.',
      },
      check: 'Given a boss action, when P1 cancels it, then P2 gets no second window for it.',
      question: {
        cs: 'Kdo řeší shody, volí poškozeného hráče a ruší?',
        en: 'Who breaks ties, chooses the damaged player, and cancels?',
      },
      reason: {
        cs: 'Text říká „hráči se rozhodnou“ a na každý příkaz připadá jedna reakce.',
        en: 'The text says "the players decide", and there is one reaction per item.',
      },
    },
    {
      id: 'SS-RULING-91',
      kind: 'ruling',
      title: { cs: 'Schopnosti spoluhráče', en: "Partner's abilities" },
      text: {
        cs: '„Ty“ je hráč, který platí (táhne, léčí, odhazuje). Každou aktivaci platí jeden hráč, platby se nekombinují. „Tvoje armáda“ při oběti a zálohy znamenají vlastní armádu a zálohy platícího; „spojenec“ zahrnuje obě armády.',
        en: 'The payer is "you" (draws, heals, discards). One payer per activation, no mixing. "Your army" for sacrifice and reserves means the payer\'s own; "ally" covers both armies.',
      },
      check:
        'Given P2 activates P1\'s "pay 1: Heal 1", then P2.heal grows; given P2\'s "Sacrifice 1", when targets are listed, then only P2\'s army.',
      question: {
        cs: 'Kdo je „ty“, když hráč 2 aktivuje nestvůru hráče 1? Může hráč 2 obětovat nestvůry hráče 1 nebo lze platby kombinovat?',
        en: 'If P2 activates P1\'s monster, who is "you"; can P2 sacrifice P1\'s monsters or mix payments?',
      },
      reason: {
        cs: 'Podle textu jsou společní jen spojenci a schopnosti.',
        en: 'Only allies and abilities are shared by the text.',
      },
    },
    {
      id: 'SS-RULING-92',
      kind: 'ruling',
      title: { cs: 'Údery hráčů a informace', en: 'Player strikes, information, extra turn' },
      text: {
        cs: 'Hráč 1 udeří na karty bosse na své vlastní desce bojiště nebo na bosse samotného; sílu útoku snižuje jediný obránce bosse. Ruce jsou spoluhráči odkryté. Tah navíc hráče proběhne před tahem bosse a spoluhráč při něm smí používat jen aktivované schopnosti.',
        en: "P1 strikes boss cards on P1's own board or the boss itself, reduced by the single boss defender. Hands are open to the partner. A player's extra turn runs before the boss's turn, while the partner may only use activated abilities.",
      },
      check: "Given a boss leader on P2's board only, when P1's strike targets are listed, then only the boss.",
      question: {
        cs: 'Na které karty bosse smí hráč 1 udeřit, vidí si spoluhráči do ruky a kdy proběhne tah navíc?',
        en: 'Which boss cards may P1 strike, do partners see hands, when does an extra turn run?',
      },
      reason: {
        cs: 'Každá armáda stojí u jedné desky a domluva u stolu není omezena.',
        en: 'Armies face one board each; talk at the table is not restricted.',
      },
    },
  ],
};
