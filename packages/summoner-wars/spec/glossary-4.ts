import type { Section } from '@bojiste/kernel';

export const glossary4: Section = {
  code: 'TERM',
  title: { cs: 'Rejstřík pojmů, 4. část', en: 'Glossary, part 4' },
  clauses: [
    {
      id: 'SW-TERM-90',
      kind: 'rule',
      title: { cs: 'Karty ve hře', en: 'In play' },
      text: {
        cs: 'Ve hře jsou karty na bojišti a v zóně trvajících událostí. Nejsou to karty v ruce, v dobíracím balíčku ani v odhazovací hromádce.',
        en: 'Cards on the battlefield or in a lasting zone; not hand, draw deck or discard pile.',
      },
      check: 'Given one card in each zone, when inPlay is evaluated, then only battlefield and lasting zone give true.',
    },
    {
      id: 'SW-TERM-91',
      kind: 'rule',
      title: { cs: 'Vlastní karty', en: 'Own' },
      text: {
        cs: 'Vlastní jsou ty jednotky, stavby a události, které hráč ovládá.',
        en: 'Units, structures and events the player controls.',
      },
      check: 'Given A controls a B-owned gate, when A lists own gates, then it is included and A may summon beside it.',
    },
    {
      id: 'SW-TERM-92',
      kind: 'rule',
      title: { cs: 'Volná pole v přímém směru', en: 'Free spaces in a straight direction' },
      text: {
        cs: 'Uvedený počet prázdných polí, která jdou za sebou v jedné řadě nebo v jednom sloupci a na nichž není žádná jednotka ani stavba.',
        en: 'The given number of consecutive empty spaces in one row or column, with no unit or structure on them.',
      },
      check: 'Given a unit on b3 and an object on e3, when free straight spaces to the right are counted, then 2.',
    },
    {
      id: 'SW-TERM-93',
      kind: 'rule',
      title: { cs: 'Vyhledání karty', en: 'Search' },
      text: {
        cs: 'Kdo vyhledává kartu v dobíracím balíčku, musí jej potom zamíchat.',
        en: 'After searching a draw deck for a card, that deck must be shuffled.',
      },
      check:
        'Given a test effect "search your deck", when resolved, then a shuffle event with the game\'s RNG is logged; searching a discard pile logs none.',
    },
    {
      id: 'SW-TERM-94',
      kind: 'rule',
      title: { cs: 'Vyhodnocení efektu', en: 'Resolve' },
      text: {
        cs: 'Vyhodnotit znamená vykonat každý krok, který schopnost, efekt nebo pravidlo uvádí.',
        en: 'Carrying out every step named in the ability, effect or rule.',
      },
      check: 'Given a two-step effect, when resolved, then both steps appear in the log in order.',
    },
    {
      id: 'SW-TERM-95',
      kind: 'rule',
      title: { cs: 'Výměna míst', en: 'Swap places' },
      text: {
        cs: 'Dvě karty na bojišti si vymění pozice. Není to pohyb ani zatlačení.',
        en: 'Two battlefield cards exchange positions; this is neither a move nor a push.',
      },
      check:
        'Given Zákeřnost swaps Plížoun@c2 with Práčata hordy@e5, then positions are exchanged and no after-move or after-push trigger fires.',
    },
    {
      id: 'SW-TERM-96',
      kind: 'rule',
      title: { cs: 'Vyvolání jednotky', en: 'Summon' },
      text: {
        cs: 'Při vyvolání se jednotka po zaplacení nákladů vyloží z ruky na bojiště, běžně ve fázi Vyvolávání a zpravidla vedle vlastního portálu. Vyvolávají se běžné jednotky a hrdinové.',
        en: 'Laying a unit from the hand onto the battlefield, normally in the Summoning phase, paying the cost, usually beside an own gate; applies to commons and heroes.',
      },
      check:
        'Given Nákaza puts a unit from the discard pile onto the battlefield, when summon triggers and costs are checked, then none applies.',
    },
    {
      id: 'SW-TERM-97',
      kind: 'rule',
      title: { cs: 'Vyvolavač a prohra', en: 'Summoner' },
      text: {
        cs: 'Vyvolavač je jednotka a ústřední postava sady; na bojišti stojí od začátku hry. Jeho eliminace znamená prohru.',
        en: 'A unit, the central figure of the deck, on the battlefield from the start; its elimination loses the game.',
      },
      check: 'Given a Summoner, when legal moves and attacks are listed, then it can move and attack like other units.',
    },
    {
      id: 'SW-TERM-98',
      kind: 'rule',
      title: { cs: 'Vzdálenost do X', en: 'Within X' },
      text: {
        cs: 'Nepočítá se diagonálně a nepočítá se výchozí pole. Počítaná pole nemusí být volná, není-li uvedeno jinak.',
        en: 'No diagonals, origin not counted; the counted spaces need not be free unless stated.',
      },
      check:
        'Given objects filling every space between Svara@c2 and A:Portál@c5, when "within 3" is tested, then true.',
    },
    {
      id: 'SW-TERM-99',
      kind: 'rule',
      title: { cs: 'Vzdálenost nezahrnuje samotnou kartu', en: 'Within X excludes the source' },
      text: {
        cs: 'Schopnost s dosahem do X polí nikdy nepůsobí na kartu, která ji má.',
        en: 'Such an ability never affects the card that has it.',
      },
      check:
        'Given Ledoví golemové with a test ability "own structures within 2", when resolved, then it is not included itself.',
    },
    {
      id: 'SW-TERM-100',
      kind: 'rule',
      title: { cs: 'Karta za jinou kartou', en: 'Behind' },
      text: {
        cs: 'Karta je za jinou kartou, leží-li v řadě, která je blíže zadnímu (vlastnímu) okraji bojiště.',
        en: 'A card is behind another if it is in a row closer to the back (own) edge.',
      },
      check: "Given A's card X@c4 and card Y@e2, when A asks whether Y is behind X, then true.",
    },
    {
      id: 'SW-TERM-101',
      kind: 'rule',
      title: { cs: 'Za z pohledu ovládajícího', en: 'Behind is seen by the controller' },
      text: {
        cs: 'Zda karta leží za jinou, se posuzuje z pohledu hráče, který ovládá kartu, o niž jde.',
        en: 'The relation is judged from the view of the controller of the card in question.',
      },
      check: 'Given B\'s card X@c4 and Y@e2, when "behind X" is evaluated, then false; for Y@e6, true.',
    },
    {
      id: 'SW-TERM-102',
      kind: 'rule',
      title: { cs: 'Efekty na začátku', en: 'At the start' },
      text: {
        cs: 'Efekty na začátku fáze předcházejí všemu ostatnímu v této fázi. Efekty na začátku tahu předcházejí fázi Vyvolávání.',
        en: 'Start-of-phase effects precede everything in the phase; start-of-turn effects precede the Summoning phase.',
      },
      check:
        'Given one start-of-turn and one start-of-Summoning stub effect, when the turn begins, then the log shows the first, then the second, then the first command prompt (SW-TURN-04, SW-TURN-06).',
    },
    {
      id: 'SW-TERM-103',
      kind: 'rule',
      title: { cs: 'Zadní řada', en: 'Back row' },
      text: {
        cs: 'Zadní řada je řada nejbližší danému hráči; n zadních řad je n řad, které jsou mu nejblíže.',
        en: 'The row nearest to a player; the n back rows are the n nearest rows.',
      },
      check: "Given n = 2, when A's back rows are listed, then rows 1 and 2; for B, rows 8 and 7.",
    },
    {
      id: 'SW-TERM-104',
      kind: 'rule',
      title: { cs: 'Základní schopnosti', en: 'Base abilities' },
      text: {
        cs: 'Schopnosti vytištěné na vlastní kartě jednotky. Schopnosti získané jinak se do nich nezahrnují. (Heslo je v pravidlech poškozené, jeho smysl je však jasný.)',
        en: "The abilities printed on the unit's own card; abilities gained otherwise are not included. (Entry damaged in the rulebook, meaning clear.)",
      },
      check:
        'Given a unit that gained an ability by an effect, when base abilities are listed, then the gained one is absent.',
    },
    {
      id: 'SW-TERM-105',
      kind: 'rule',
      title: { cs: 'Základní síla', en: 'Base strength' },
      text: {
        cs: 'Síla vytištěná na kartě, před všemi úpravami. (Heslo v pravidlech chybí; význam je převzat z odkazu u hesla „síla“.)',
        en: 'The strength printed on the card, before modifications. (Entry lost; meaning taken from the cross-reference under strength.)',
      },
      check: 'Given Gurr-Das with 3 injuries, when base and current strength are read, then 2 and 5.',
    },
    {
      id: 'SW-TERM-106',
      kind: 'rule',
      title: { cs: 'Ovládání zasunuté karty', en: 'Control of a tucked card' },
      text: {
        cs: 'Karty se zasunují ve stejné orientaci. Objekty na zasunutých kartách ovládá ten, kdo ovládá vrchní kartu.',
        en: 'Cards are tucked in the same orientation; objects on tucked cards are controlled by whoever controls the top card.',
      },
      check:
        "Given A's card tucked under a unit, when B takes control of the unit, then the tucked card's controller = B.",
    },
    {
      id: 'SW-TERM-107',
      kind: 'rule',
      title: { cs: 'Zasunuté karty se přemísťují', en: 'Tucked cards travel' },
      text: {
        cs: 'Pohne-li se vrchní karta nebo je-li zatlačena, přesunou se spolu s ní i zasunuté karty.',
        en: 'When the top card moves or is pushed, the tucked cards go along.',
      },
      check: 'Given a unit with a tucked card on c3, when it moves to c5, then the tucked card is under it on c5.',
    },
    {
      id: 'SW-TERM-108',
      kind: 'rule',
      title: { cs: 'Změna ovládání zasunutých karet', en: 'Control changes pass down' },
      text: {
        cs: 'Kdo ovládne vrchní objekt, ovládne i vše, co je pod ním zasunuto.',
        en: 'Taking control of the top object includes everything tucked under it.',
      },
      check:
        'Given a unit with two tucked cards, when B takes control of it, then both tucked cards are controlled by B and still owned by A.',
    },
    {
      id: 'SW-TERM-109',
      kind: 'rule',
      title: { cs: 'Efekty míjejí zasunuté karty', en: 'Tucked cards are untouchable' },
      text: {
        cs: 'Na objekty na zasunutých kartách nepůsobí žádný efekt, pokud to sám neuvádí.',
        en: 'No effect concerns objects on tucked cards unless it says so.',
      },
      check: 'Given a tucked common, when "all commons" is injured, then only battlefield commons are affected.',
    },
    {
      id: 'SW-TERM-110',
      kind: 'rule',
      title: { cs: 'Odhození zasunutých karet', en: 'When tucked cards are discarded' },
      text: {
        cs: 'Zasunuté karty se odhazují, když je vrchní objekt eliminován, odhozen nebo vzat zpět do ruky.',
        en: 'They are discarded when the top object is eliminated, discarded, or taken back to hand.',
      },
      check: "Given each of the three exits, when it occurs, then the tucked card is in its owner's discard pile.",
    },
    {
      id: 'SW-TERM-111',
      kind: 'rule',
      title: { cs: 'Příprava karty k zasunutí', en: 'Tucking strips the card' },
      text: {
        cs: 'Než se karta zasune, odstraní se z ní žetony a odhodí se karty, které byly zasunuty pod ní.',
        en: 'Before a card is tucked, its tokens are removed and cards under it are discarded.',
      },
      check:
        'Given Ledoví kováři with 2 boosts and 1 injury, when tucked after removing 1 boost, then it carries no tokens.',
    },
    {
      id: 'SW-TERM-112',
      kind: 'rule',
      title: { cs: 'Zatlačení objektu', en: 'Push' },
      text: {
        cs: 'Objekt se v přímém směru posune o tolik volných polí, kolik efekt stanoví. Není to pohyb.',
        en: 'The named number of free spaces in a straight direction; not a move.',
      },
      check:
        'Given "push 1" on a unit at a1 with a2 occupied, when options are listed, then only b1, and its moved flag stays false (SW-PUSH-02, SW-PUSH-04).',
    },
    {
      id: 'SW-TERM-113',
      kind: 'rule',
      title: { cs: 'Životy objektu', en: 'Life' },
      text: {
        cs: 'Hodnota na kartách jednotek a staveb, která se každým utrpěným zraněním sníží o 1. Při 0 nebo méně je objekt eliminován.',
        en: 'A value on units and structures that falls by 1 per injury suffered; at 0 or below the object is eliminated.',
      },
      check:
        'Given a life-3 unit, when it suffers 1, 1 and 1, then current life reads 2, 1 and it is eliminated on the third (SW-DMG-02, SW-DMG-03).',
    },
    {
      id: 'SW-TERM-114',
      kind: 'rule',
      title: { cs: 'Zóna trvajících událostí', en: 'Lasting zone' },
      text: {
        cs: 'Místo vedle herního plánu, kam se lícem vzhůru vykládají trvající události.',
        en: 'The area beside the board for face-up lasting events.',
      },
      check: "Given A's zone, when B's view is read, then the cards and their boosts are visible.",
    },
    {
      id: 'SW-TERM-115',
      kind: 'rule',
      title: { cs: 'Karta zpět do ruky', en: 'Back to hand' },
      text: {
        cs: 'Karta, kterou si hráč bere zpět do ruky, přijde o všechny žetony a karty zasunuté pod ní se odhodí.',
        en: 'A card taken back to the hand loses all tokens and its tucked cards are discarded.',
      },
      check:
        'Given a unit with tokens and a tucked card, when returned, then the hand has the clean card and the pile has the tucked one.',
    },
    {
      id: 'SW-TERM-116',
      kind: 'rule',
      title: { cs: 'Vrácená karta jako nový objekt', en: 'A returned card comes back as new' },
      text: {
        cs: 'Je-li karta vrácená do ruky později znovu zahrána, jde o nový objekt.',
        en: 'If replayed later it is a new object.',
      },
      check: 'Given a returned unit summoned again the same turn, when it moves or attacks, then both are legal.',
    },
    {
      id: 'SW-TERM-117',
      kind: 'rule',
      title: { cs: 'Zranění a poškození', en: 'Injury / damage' },
      text: {
        cs: 'Za každý bod zranění či poškození se položí jeden žeton. Strana žetonu s trojkou platí za tři.',
        en: 'One token per point; the 3-side of a token stands for three.',
      },
      check: 'Given 3 injuries, when 1 is removed, then 2 remain.',
    },
    {
      id: 'SW-TERM-118',
      kind: 'rule',
      title: { cs: 'Zraněný a poškozený objekt', en: 'Injured / damaged' },
      text: {
        cs: 'Zraněný či poškozený je objekt, na jehož kartě je nejméně 1 žeton zranění.',
        en: 'An object with at least 1 injury token.',
      },
      check: 'Given 1 token, then injured = true; after its removal, false.',
    },
  ],
};
