import type { Section } from '@bojiste/kernel';

export const glossary3: Section = {
  code: 'TERM',
  title: { cs: 'Rejstřík pojmů, 3. část', en: 'Glossary, part 3' },
  clauses: [
    {
      id: 'SW-TERM-60',
      kind: 'rule',
      title: { cs: 'Pořadí více efektů po', en: 'Several afters' },
      text: {
        cs: 'Má-li po témže ději nastat několik efektů, jejich pořadí určí aktivní hráč.',
        en: 'If several effects are due after the same event, the active player orders them.',
      },
      check: "Given Svara's move with two after-move effects, when it ends, then A is asked for the order.",
    },
    {
      id: 'SW-TERM-61',
      kind: 'rule',
      title: { cs: 'Efekt po pohybu', en: 'After a move' },
      text: {
        cs: 'Nastává ve chvíli, kdy jednotka dokončila celý pohyb, tedy prošla všechna pole, která pro ni hráč v dané aktivaci zamýšlel.',
        en: 'Due once the unit has finished its whole move over all the spaces its player intended in that activation.',
      },
      check:
        'Given a 2-space move, when only the first step is done, then the trigger has not fired; after the second it fires once.',
    },
    {
      id: 'SW-TERM-62',
      kind: 'rule',
      title: { cs: 'Efekt po útoku', en: 'After an attack' },
      text: {
        cs: 'Nastává ve chvíli, kdy proběhly všechny kroky útoku včetně uštědření zranění a případné eliminace.',
        en: 'Due once all attack steps are done, including injuries and a possible elimination.',
      },
      check:
        "Given Jarmund's attack eliminates an enemy unit, when Rozběh is offered, then the unit is already gone and the magic already gained.",
    },
    {
      id: 'SW-TERM-63',
      kind: 'rule',
      title: { cs: 'Pohyb o pole', en: 'Move' },
      text: {
        cs: 'Při pohybu o 1 pole se jednotka posune na volné sousedící pole. Při pohybu o více polí se tento krok opakuje.',
        en: 'Moving one space means shifting a unit to a free adjacent space; several spaces repeat this.',
      },
      check: 'Given a 2-space order, when the path is validated, then each step is checked separately.',
    },
    {
      id: 'SW-TERM-64',
      kind: 'rule',
      title: { cs: 'Pohyb o nula polí', en: 'No zero move' },
      text: {
        cs: 'Jednotka se nemůže pohnout o 0 polí, smí však svůj pohyb skončit na poli, z něhož vyšla.',
        en: 'A unit cannot move 0 spaces, but may end on its starting space.',
      },
      check: 'Given an order with an empty path, then illegal; with path c3→c4→c3, then legal.',
    },
    {
      id: 'SW-TERM-65',
      kind: 'rule',
      title: { cs: 'Portál je stavba', en: 'Gate' },
      text: { cs: 'Portály jsou stavby.', en: 'Gates are structures.' },
      check: 'Given Oprava ledem, when resolved, then own gates are healed as well.',
    },
    {
      id: 'SW-TERM-66',
      kind: 'rule',
      title: { cs: 'Portály v sadě', en: 'Gates per deck' },
      text: {
        cs: 'Ke každé sadě patří jeden startovní portál s 10 životy, který je od začátku na bojišti, a tři obyčejné portály s 5 životy, které jsou v dobíracím balíčku.',
        en: 'One 10-life starting gate, on the battlefield from the start, and three 5-life gates in the draw deck.',
      },
      check:
        "Given setup is complete, when a player's gate cards are listed by zone, then one of life 10 on the battlefield and three of life 5 in deck or hand (SW-SET-05, SW-SET-08).",
    },
    {
      id: 'SW-TERM-67',
      kind: 'rule',
      title: { cs: 'Místo vyvolání u portálu', en: 'Summoning place' },
      text: {
        cs: 'Nové jednotky přicházejí na pole sousedící s vlastním portálem. Není-li žádné takové pole volné, vyvolávat zpravidla nelze.',
        en: 'New units appear adjacent to an own gate; without such a free space summoning is normally impossible.',
      },
      check:
        "Given A's only gate on a1 with a2 and b1 occupied, when summons are listed, then none; after a2 is vacated, only a2 (SW-SUM-05, SW-SUM-08).",
    },
    {
      id: 'SW-TERM-68',
      kind: 'rule',
      title: { cs: 'Žeton posílení', en: 'Boost' },
      text: {
        cs: 'Rejstřík opakuje pravidla o posílení (SW-BOOST) a doplňuje, že žeton má i stranu s trojkou.',
        en: 'The glossary repeats the rules on boosts (SW-BOOST) and adds the 3-side of the token.',
      },
      check:
        'Given a unit with 2 boosts, when boosted twice and then 3 are spent, then 1 remains (SW-BOOST-02, SW-BOOST-04).',
    },
    {
      id: 'SW-TERM-69',
      kind: 'rule',
      title: { cs: 'Posílený objekt', en: 'Boosted' },
      text: {
        cs: 'Posílený je objekt, na jehož kartě je nejméně 1 žeton posílení.',
        en: 'An object with at least 1 boost token.',
      },
      check: 'Given 1 boost, then boosted = true; given 0, then false.',
    },
    {
      id: 'SW-TERM-70',
      kind: 'rule',
      title: { cs: 'Různé karty', en: 'Different' },
      text: {
        cs: 'Dvě karty jsou různé, pokud se liší jejich názvy. Ve skupině různých karet se žádný název neopakuje.',
        en: 'Two cards are different if their names differ; a set of different cards has no repeated name.',
      },
      check: 'Given starting Portál (10) and ordinary Portál (5), when compared, then they are not different.',
    },
    {
      id: 'SW-TERM-71',
      kind: 'rule',
      title: { cs: 'Karty v ruce', en: 'Hand' },
      text: {
        cs: 'Ruku tvoří karty, které hráč drží. Jejich počet nemá horní mez; ve fázi Dobrání karet se ruka doplňuje na 5 karet.',
        en: 'Cards held by a player; the number is not limited, the draw phase refills to 5.',
      },
      check:
        "Given A holds 7 cards at the draw phase, when it ends, then still 7; B's view of A's hand shows only the number 7.",
    },
    {
      id: 'SW-TERM-72',
      kind: 'rule',
      title: { cs: 'Sada karet', en: 'Deck' },
      text: {
        cs: 'Sada je úplný soubor karet jednoho hráče připravený k partii, obvykle z karet jednoho národa.',
        en: 'The complete card set of one player prepared for a game, usually one nation.',
      },
      check:
        "Given a game, when all zones of a player are summed, then the total equals 34 at any time (counting tucked cards and cards under the other's control by owner).",
    },
    {
      id: 'SW-TERM-73',
      kind: 'rule',
      title: { cs: 'Síla jednotky', en: 'Strength' },
      text: {
        cs: 'Síla je počet kostek, jimiž se hází při útoku jednotky. Základní hodnota je vytištěna na kartě a lze ji upravovat.',
        en: "The number of dice for the unit's attack; the base value is printed and can be modified.",
      },
      check: 'Given Mrazoví mágové (base 1) beside two own structures, when strength is read, then 3.',
    },
    {
      id: 'SW-TERM-74',
      kind: 'rule',
      title: { cs: 'Působení skrz pole', en: 'Through' },
      text: {
        cs: 'Působí-li efekt skrz obsazená pole, zachází se s nimi, jako by byla volná.',
        en: 'Where an effect acts through occupied spaces, treat those spaces as free.',
      },
      check: 'Given Podusání and a common on c4, when Medvědí kavalerie moves c3→c4→c5, then legal if c5 is free.',
    },
    {
      id: 'SW-TERM-75',
      kind: 'rule',
      title: { cs: 'Pohyb nekončí na obsazeném poli', en: 'Never end on an occupied space' },
      text: {
        cs: 'Právo pohybovat se skrz obsazená pole nikdy neznamená, že na takovém poli lze pohyb skončit.',
        en: 'Moving through never allows ending there.',
      },
      check: 'Given a common on c5 and c4 free, when Medvědí kavalerie is ordered c3→c4→c5, then illegal.',
    },
    {
      id: 'SW-TERM-76',
      kind: 'rule',
      title: { cs: 'Meze působení skrz', en: 'Only the named kinds, and never for melee' },
      text: {
        cs: 'Oprávnění se vztahuje jen na to, co výslovně jmenuje. Jednotky útočící na blízko nikdy nemohou skrz nic útočit, protože dosáhnou jen na sousedící pole.',
        en: 'Permission covers only what it names; melee units can never attack through anything because they reach only adjacent spaces.',
      },
      check: "Given Ledová hradba of A on c4 and an enemy on c5, when A's melee unit on c3 targets c5, then illegal.",
    },
    {
      id: 'SW-TERM-77',
      kind: 'rule',
      title: { cs: 'Schopnost jednotky', en: 'Ability' },
      text: {
        cs: 'Schopnost je pojmenovaný efekt vytištěný na kartě jednotky.',
        en: 'A named effect printed on a unit card.',
      },
      check: 'Given the database, when abilities are read, then each has a name.',
    },
    {
      id: 'SW-TERM-78',
      kind: 'rule',
      title: { cs: 'Kdy schopnosti působí', en: 'When abilities work' },
      text: {
        cs: 'Schopnost jednotky působí jen tehdy, když je jednotka na bojišti, když byla právě vyvolána (nebo postavena, je-li zároveň stavbou), anebo bezprostředně po své eliminaci.',
        en: "A unit's ability works only while the unit is on the battlefield, when it has just been summoned (or built, if it is also a structure), or immediately after its elimination.",
      },
      check: "Given a unit in hand, discard pile or tucked, when its ability's condition occurs, then nothing happens.",
    },
    {
      id: 'SW-TERM-79',
      kind: 'rule',
      title: { cs: 'Jiný příchod a odchod jednotky', en: 'Other comings and goings are silent' },
      text: {
        cs: 'Dostane-li se jednotka do hry či z ní jinak, její schopnosti vázané na takový příchod nebo odchod se neuplatní.',
        en: 'When a unit enters or leaves play in another way, such an entering or leaving ability does not act.',
      },
      check: 'Given a test unit "when summoned, boost", when it is placed by Probuďte mrtvé!, then it gets no boost.',
    },
    {
      id: 'SW-TERM-80',
      kind: 'rule',
      title: { cs: 'Schopnost uvnitř jiného efektu', en: 'Not inside another effect' },
      text: {
        cs: 'Není-li uvedeno jinak, schopnost nelze aktivovat, dokud se vyhodnocuje jiný efekt.',
        en: 'Unless stated otherwise an ability cannot be activated while another effect is being resolved.',
      },
      check: 'Given an attack in progress, when A activates Zákeřnost, then illegal; between attacks, legal.',
    },
    {
      id: 'SW-TERM-81',
      kind: 'rule',
      title: { cs: 'Stejná schopnost se nekumuluje', en: 'No stacking of the same ability' },
      text: {
        cs: 'Získá-li jednotka schopnost, kterou už má, nic se nemění.',
        en: 'Gaining an ability a unit already has changes nothing.',
      },
      check:
        'Given two Mrazoví mágové linked by Chorál propletení beside one own structure, when strength is read, then each has 2, not 3.',
    },
    {
      id: 'SW-TERM-82',
      kind: 'rule',
      title: { cs: 'Sousedící pole a karty', en: 'Adjacent, not to itself' },
      text: {
        cs: 'Sousedit znamená dotýkat se stranou. Karta ani pole nikdy nesousedí samy se sebou.',
        en: 'Side contact only; a card or space is never adjacent to itself.',
      },
      check: 'Given adjacency(c3, c3), then false.',
    },
    {
      id: 'SW-TERM-83',
      kind: 'rule',
      title: { cs: 'Standardní událost', en: 'Standard event' },
      text: {
        cs: 'Jeden z druhů událostí. V sadě je 6 standardních událostí, nejvýše po dvou stejných.',
        en: 'An event kind; 6 per deck, at most two equal.',
      },
      check: 'Given 3 pairs of standard events, then valid; given 4 + 2, then invalid (SW-DECK-06, SW-DECK-12).',
    },
    {
      id: 'SW-TERM-84',
      kind: 'rule',
      title: { cs: 'Stavba na bojišti', en: 'Structure' },
      text: {
        cs: 'Stavby se vykládají na bojiště ve fázi Budování. Obvykle se nemohou pohybovat ani útočit. Nejčastějšími stavbami jsou portály.',
        en: 'Laid on the battlefield in the Building phase; usually can neither move nor attack; gates are the most common ones.',
      },
      check: 'Given A:Portál, when legal moves and attacks are listed, then it appears in neither.',
    },
    {
      id: 'SW-TERM-85',
      kind: 'rule',
      title: { cs: 'Strany bojiště', en: 'Side' },
      text: {
        cs: 'Bojiště má dvě poloviny: 4 zadní řady z pohledu hráče jsou jeho vlastní strana, 4 přední řady jsou strana soupeřova. Bojiště má tedy 8 řad.',
        en: "The battlefield splits into two halves: a player's back 4 rows are the own side, the front 4 rows the opponent's side; hence 8 rows.",
      },
      check: "Given c4 and c5, when side is asked for A, then own and opponent's respectively.",
    },
    {
      id: 'SW-TERM-86',
      kind: 'rule',
      title: { cs: 'Tah hráče', en: 'Turn' },
      text: {
        cs: 'Tah tvoří šest fází v pevném pořadí a k nim efekty na začátku a na konci tahu.',
        en: 'Six phases in strict order plus the effects at its start and end.',
      },
      check:
        'Given a full turn log, when windows are listed, then: start, SUM, MOVE, BUILD, ATT, MAG, DRAW, end (SW-TURN-02, SW-TURN-09).',
    },
    {
      id: 'SW-TERM-87',
      kind: 'rule',
      title: { cs: 'Trvající událost', en: 'Lasting event' },
      text: {
        cs: 'Efekt trvá, dokud karta leží v zóně trvajících událostí. Odhazuje se na začátku příštího tahu svého majitele.',
        en: "The effect lasts while the card lies in the lasting zone; discarded at the start of the owner's next turn.",
      },
      check:
        "Given a lasting event played in A's turn 3, when B's turn 3 ends, then it is still in the zone; when A's turn 4 reaches Summoning, then it is in the pile (SW-LAST-03, SW-LAST-04).",
    },
    {
      id: 'SW-TERM-88',
      kind: 'rule',
      title: { cs: 'Událost a schopnosti', en: 'Event' },
      text: {
        cs: 'Rejstřík přidává k výčtu situací, při nichž nelze zahrát událost, také vyhodnocování schopností.',
        en: 'The glossary adds abilities to the list of things during which no event may be played.',
      },
      check: 'Given A is resolving Sekera mrazu, when A plays an event, then illegal.',
    },
    {
      id: 'SW-TERM-89',
      kind: 'rule',
      title: { cs: 'Útok jednotky', en: 'Attack' },
      text: {
        cs: 'Útok znamená zvolit cíl, hodit kostkami a případně uštědřit zranění. Zranění způsobená jinak útokem nejsou.',
        en: 'Choosing a target, rolling and possibly dealing injuries; injuries dealt otherwise are not an attack.',
      },
      check:
        'Given Podusání injures an enemy in the Movement phase, when after-attack triggers and attack counters are read, then none fired and the counter is 0 (SW-DMG-12).',
    },
  ],
};
