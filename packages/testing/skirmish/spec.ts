import type { Clause, Section } from '@bojiste/kernel';

/** The rules of Skirmish, in Czech and English. */

const rule = (
  id: string,
  title: readonly [string, string],
  text: readonly [string, string],
  check: string,
): Clause => ({
  id: `SK-${id}`,
  kind: 'rule',
  title: { cs: title[0], en: title[1] },
  text: { cs: text[0], en: text[1] },
  check,
});

export const spec: readonly Section[] = [
  {
    code: 'SETUP',
    title: { cs: 'Příprava', en: 'Setup' },
    clauses: [
      rule(
        'SETUP-01',
        ['Bojiště', 'Battlefield'],
        [
          'Bojiště má čtyři sloupce a čtyři řady; domovská řada je ta u hráče.',
          'The battlefield has four columns and four rows; the home row is the one nearest the player.',
        ],
        'sixteen spaces a1 to d4',
      ),
      rule(
        'SETUP-02',
        ['Kapitáni', 'Captains'],
        [
          'Kapitán stojí ve sloupci b své domovské řady, po jednom nováčku má v ostatních sloupcích.',
          'A captain stands in column b of the home row, with a recruit in each other column.',
        ],
        'captains on b1 and b4',
      ),
      rule(
        'SETUP-03',
        ['Ruka', 'Hand'],
        [
          'Každý si dobere čtyři karty; kolik jich chce, zamíchá zpět a dobere tolik nových.',
          'Each draws four cards, shuffles back as many as liked and draws that many anew.',
        ],
        'always four cards in the end',
      ),
      rule(
        'SETUP-04',
        ['Balíček', 'Deck'],
        ['Balíček má 12 karet, nejvýše dvě stejné.', 'A deck has 12 cards, at most two alike.'],
        'deck check names the surplus card',
      ),
    ],
  },
  {
    code: 'TURN',
    title: { cs: 'Tah', en: 'Turn' },
    clauses: [
      rule(
        'TURN-01',
        ['Střídání', 'Alternation'],
        ['Hráči se střídají po tazích.', 'Players take turns alternately.'],
        'after A comes B',
      ),
      rule(
        'TURN-02',
        ['Úsvit', 'Dawn'],
        [
          'Na začátku tahu hráč rozdělí tři zásoby mezi energii (nejvýše 6), karty a náboje pro kapitána.',
          'At the start of a turn the player divides three supplies between energy (at most 6), cards, and charges for the captain.',
        ],
        'energy and hand grow',
      ),
      rule(
        'TURN-03',
        ['Únava', 'Weariness'],
        ['Kdo nemá co dobrat, jeho kapitán utrpí 1 zranění.', 'Who cannot draw has a captain who suffers 1 harm.'],
        'empty deck, captain harmed',
      ),
      rule(
        'TURN-04',
        ['Hlavní část', 'Main part'],
        [
          'V hlavní části hráč hraje karty z ruky a dává rozkazy jednotkám, v libovolném pořadí, dokud neskončí. Jednotka s rozkazem smí pochodovat a potom udeřit.',
          'In the main part the player plays cards from hand and gives orders to units in any order until done. An ordered unit may march and then strike.',
        ],
        'all acts in one menu',
      ),
      rule(
        'TURN-05',
        ['Soumrak', 'Dusk'],
        ['Na konci tahu odhodí karty nad pět.', 'At the end of the turn cards above five are discarded.'],
        'seven in hand, two discarded',
      ),
    ],
  },
  {
    code: 'DEPLOY',
    title: { cs: 'Nasazení', en: 'Deploying' },
    clauses: [
      rule(
        'DEPLOY-01',
        ['Místo', 'Place'],
        [
          'Jednotka vstupuje na prázdné pole domovské řady; v tomto tahu odpočívá, ledaže je za 1 zranění hnána dál.',
          'A unit arrives on an empty space of the home row and rests this turn, unless it is driven on for 1 harm.',
        ],
        'full home row: no deploying',
      ),
      rule(
        'DEPLOY-02',
        ['Cena', 'Cost'],
        ['Cena se platí energií předem.', 'The cost is paid in energy beforehand.'],
        'too little energy: refused',
      ),
    ],
  },
  {
    code: 'MARCH',
    title: { cs: 'Pochod', en: 'Marching' },
    clauses: [
      rule(
        'MARCH-01',
        ['Krok', 'Step'],
        [
          'Pochod je o jedno nebo dvě prázdná pole, krok za krokem.',
          'A march goes one or two empty spaces, step by step.',
        ],
        'only free neighbours',
      ),
      rule(
        'MARCH-02',
        ['Jednou za tah', 'Once a turn'],
        ['Každá jednotka pochoduje jednou za tah.', 'Every unit marches once a turn.'],
        'second march refused',
      ),
    ],
  },
  {
    code: 'FIGHT',
    title: { cs: 'Boj', en: 'Fighting' },
    clauses: [
      rule(
        'FIGHT-01',
        ['Úder', 'Strike'],
        [
          'Jednotka udeří na sousední nepřátelskou jednotku: klidně, odvážně (oba o 1 zranění víc), nebo opatrně (oba o 1 méně).',
          'A unit strikes an adjacent enemy unit: steadily, boldly (both suffer 1 more), or warily (both 1 less).',
        ],
        'only adjacent enemies',
      ),
      rule(
        'FIGHT-02',
        ['Lsti v boji', 'Tricks in a fight'],
        [
          'Před hodem hrají oba střídavě lsti, první útočník, dokud oba nepasují.',
          'Before the roll both play tricks alternately, the striker first, until both pass.',
        ],
        'pass, pass closes; a trick reopens',
      ),
      rule(
        'FIGHT-03',
        ['Hod', 'Roll'],
        ['Útočník hodí kostkou: 1 mine, 6 přidá 1 zranění.', 'The striker rolls a die: a 1 misses, a 6 adds 1 harm.'],
        'scripted die',
      ),
      rule('FIGHT-04', ['Zásahy', 'Hits'], ['Oba zásahy platí současně.', 'Both hits happen at once.'], 'both may die'),
      rule(
        'FIGHT-05',
        ['Jednou za tah', 'Once a turn'],
        ['Každá jednotka udeří jednou za tah.', 'Every unit strikes once a turn.'],
        'second strike refused',
      ),
      rule(
        'FIGHT-06',
        ['Konec boje', 'End of a fight'],
        ['Boj končí, jakmile jeden z bojujících chybí.', 'A fight ends as soon as one fighter is missing.'],
        'bribed target ends the fight',
      ),
    ],
  },
  {
    code: 'TRICK',
    title: { cs: 'Lsti', en: 'Tricks' },
    clauses: [
      rule(
        'TRICK-01',
        ['Zahrání', 'Playing'],
        ['Lest se zaplatí, ukáže a teprve pak platí.', 'A trick is paid, shown and only then works.'],
        'paid even if cancelled',
      ),
      rule(
        'TRICK-02',
        ['Odpověď', 'Reply'],
        ['Soupeř smí na lest jednou odpovědět.', 'The opponent may reply to a trick once.'],
        'parry cancels',
      ),
    ],
  },
  {
    code: 'HARM',
    title: { cs: 'Zranění', en: 'Harm' },
    clauses: [
      rule('HARM-01', ['Zranění', 'Harm'], ['Zranění zůstává na jednotce.', 'Harm stays on the unit.'], 'harm adds up'),
      rule(
        'HARM-02',
        ['Zničení', 'Destruction'],
        ['Kdo má zranění aspoň za svůj život, je zničen.', 'Whoever has harm equal to its life is destroyed.'],
        'two die at once',
      ),
      rule('HARM-03', ['Léčení', 'Healing'], ['Léčení odebírá zranění.', 'Healing removes harm.'], 'never below zero'),
    ],
  },
  {
    code: 'HIDE',
    title: { cs: 'Skryté karty', en: 'Hidden cards' },
    clauses: [
      rule(
        'HIDE-01',
        ['Lícem dolů', 'Face down'],
        [
          'Zvěd a spáč vstupují zdarma lícem dolů a nic neumějí.',
          'Spy and sleeper arrive face down for free and can do nothing.',
        ],
        'opponent sees the back',
      ),
      rule(
        'HIDE-02',
        ['Odkrytí', 'Turning up'],
        [
          'Skrytá karta se odkryje vlastním tahem nebo úderem.',
          'A hidden card is turned up by its owner or by a strike.',
        ],
        'strike reveals',
      ),
      rule(
        'HIDE-03',
        ['Cena odkrytí', 'Price of turning up'],
        [
          'Při odkrytí se platí cena; kdo nemá dost, ztratí veškerou energii a karta je zničena.',
          'Its cost is paid when it is turned up; whoever cannot loses all energy and the card is destroyed.',
        ],
        'revealed and unaffordable',
      ),
    ],
  },
  {
    code: 'CARD',
    title: { cs: 'Karty', en: 'Cards' },
    clauses: [
      rule(
        'CARD-01',
        ['Svolání', 'Rally'],
        ['Kapitán svolává jednou za tah za 1 energii.', 'A captain rallies once a turn for 1 energy.'],
        'second rally refused',
      ),
      rule(
        'CARD-02',
        ['Ústup', 'Retreat'],
        [
          'Kapitán smí jednou z boje ustoupit, než se hodí.',
          'A captain may once retreat from a fight before the roll.',
        ],
        'fight ends without hits',
      ),
    ],
  },
  {
    code: 'END',
    title: { cs: 'Konec hry', en: 'End of the game' },
    clauses: [
      rule(
        'END-01',
        ['Vítězství', 'Victory'],
        ['Kdo přijde o kapitána, prohrál.', 'Whoever loses the captain has lost.'],
        'captain destroyed',
      ),
      rule(
        'END-02',
        ['Remíza', 'Draw'],
        ['Padnou-li oba kapitáni naráz, je to remíza.', 'Both captains lost at once is a draw.'],
        'double kill',
      ),
      rule(
        'END-03',
        ['Limit tahů', 'Turn limit'],
        [
          'Po posledním tahu vyhrává zdravější kapitán, při shodě ten, kdo má na bojišti víc karet; jinak je remíza.',
          'After the last turn the healthier captain wins, or else whoever has more cards on the battlefield; otherwise it is a draw.',
        ],
        'turn 7 never starts',
      ),
    ],
  },
];
