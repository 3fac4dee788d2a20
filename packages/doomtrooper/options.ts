import type { FormatDecl, OptionDecl, ProfileDecl } from '@bojiste/kernel';
import { choiceOption, numberOption, yesNoOption } from '@bojiste/kernel/effects/build/index';

/** What a table may agree on: rulings a referee may decide otherwise, formats, and how often a seat is asked. */

export const options: readonly OptionDecl[] = [
  numberOption(
    'target',
    'DT-WIN-02',
    ['Počet vítězných bodů k vítězství', 'Victory points to win'],
    [20, 25, 30, 40, 50],
    40,
  ),
  numberOption(
    'rounds',
    'DT-WIN-03',
    ['Časový limit v kolech (0 bez limitu)', 'Time limit in rounds (0 for none)'],
    [0, 1, 2, 5, 10, 15, 20, 30, 40],
    30,
  ),
  numberOption('minDeck', 'DT-DECK-08', ['Nejmenší balíček', 'Smallest deck'], [40, 45, 50, 60], 60),
  numberOption('copies', 'DT-DECK-02', ['Nejvíce kopií jedné karty', 'Most copies of a card'], [3, 4, 5], 4),
  numberOption(
    'sideboard',
    'DT-DECK-03',
    ['Velikost sideboardu (0 bez něj)', 'Size of the sideboard (0 for none)'],
    [0, 20, 25],
    25,
  ),
  numberOption('startVP', 'DT-RULING-01', ['Počáteční vítězné body', 'Victory points at the start'], [0, 5, 10], 0),
  yesNoOption('mulliganReveal', 'DT-RULING-04', [
    'Ukazuje se i list s bojovníkem',
    'A hand with a warrior is shown too',
  ]),
  yesNoOption('loneHidden', 'DT-RULING-30', ['Jediný bojovník smí být v úkrytu', 'The only warrior may be hidden']),
  yesNoOption('cut', 'DT-SET-02', [
    'Protivník smí sejmout nebo zamíchat knihovnu',
    'An opponent may cut or shuffle the library',
  ]),
  yesNoOption('takeBack', 'DT-TIME-14', ['Tahy lze brát zpět', 'Moves may be taken back'], 1),
  choiceOption(
    'mulliganLimit',
    'DT-RULING-02',
    ['Kardinálské privilegium', "Cardinal's privilege"],
    [
      ['once', 'jednou za hru', 'once a game', 1],
      ['twice', 'nejvýše dvakrát', 'twice at most', 2],
    ],
  ),
  choiceOption(
    'firstTurnAttack',
    'DT-RULING-05',
    ['Útočit se smí', 'Attacks are allowed'],
    [
      ['own', 'po vlastním prvním kole', "after one's own first turn"],
      ['round', 'až po prvním kole všech', "after everybody's first turn"],
    ],
  ),
  yesNoOption(
    'lastStandHidden',
    'DT-RULING-20',
    ['Skrytý bojovník ruší odpočet posledních kol', 'A hidden warrior ends the countdown of last turns'],
    1,
  ),
  choiceOption(
    'extraTurnsWin',
    'DT-RULING-25',
    ['Po vypršení času vyhrává dosažení hranice', 'After time is up, reaching the target wins'],
    [
      ['end', 'až na konci dohrávky', 'only when the last turns are over'],
      ['once', 'ihned', 'at once'],
    ],
    1,
  ),
  choiceOption(
    'oneDebtor',
    'DT-RULING-26',
    ['Jediný dlužník po vypršení času', 'A single debtor when time is up'],
    [
      ['cannotWin', 'nemůže vyhrát', 'cannot win'],
      ['repays', 'splatí dluh a počítá se mu zbytek', 'repays and counts the rest'],
    ],
  ),
  choiceOption(
    'uncoveredCount',
    'DT-RULING-29',
    ['Za neukrytého se počítá', 'As the uncovered one counts'],
    [
      ['any', 'každý bojovník ve hře', 'every warrior in play'],
      ['capable', 'jen bojeschopný bojovník', 'only one able to fight'],
    ],
  ),
  yesNoOption(
    'coverTransfer',
    'DT-RULING-37',
    ['Ukrytý bojovník se smí transferovat', 'A covered warrior may transfer'],
    1,
  ),
  yesNoOption(
    'hiddenTargeting',
    'DT-RULING-40',
    ['Účinek na „bojovníka“ smí mířit na skrytého', 'An effect on "a warrior" may aim at a hidden one'],
    1,
  ),
  choiceOption(
    'stationLeave',
    'DT-RULING-51',
    ['Poslední vlastní bojovník smí opustit Stanici', "One's last warrior may leave the Station"],
    [
      ['alone', 'jen když je prázdná', 'only if nobody else is there'],
      ['always', 'vždy', 'always'],
    ],
  ),
  yesNoOption(
    'transferAttack',
    'DT-RULING-53',
    ['Po transferu smí bojovník v témže kole útočit', 'A warrior may attack in the turn it transferred'],
    1,
  ),
  choiceOption(
    'lossMoment',
    'DT-RULING-69',
    ['Nevyužitelné běžné akce propadají', 'Regular actions of no use are lost'],
    [
      ['next', 'před další akcí', 'before the next action'],
      ['once', 'hned po souboji', 'right after the combat'],
    ],
  ),
  yesNoOption(
    'blessedAfterAttack',
    'DT-RULING-70',
    ['Bohem požehnaný po vlastním útoku', "Inspired after one's own attack"],
    1,
  ),
  yesNoOption(
    'windowAfter6',
    'DT-RULING-77',
    ['KDYKOLI mezi vyhodnocením a změnou stavu', 'ANYTIME between evaluation and change of state'],
    1,
  ),
  choiceOption(
    'coveredSaboteur',
    'DT-RULING-95',
    ['Sabotovat smí', 'A Sabotage may be carried out by'],
    [
      ['able', 'jen ten, kdo by teď mohl útočit', 'only one who could attack now'],
      ['any', 'i ukrytý bojovník', 'a covered warrior too'],
    ],
    1,
  ),
  choiceOption(
    'lastTarget',
    'DT-RULING-103',
    ['„Až jako poslední“ znamená', '"Only as the last one" means'],
    [
      ['attackable', 'poslední, na koho útočník může', 'the last one the attacker could reach'],
      ['any', 'poslední bojovník hráče vůbec', 'the last warrior of that player at all'],
    ],
  ),
  yesNoOption('teams', 'DT-RULING-16', ['Hra dvou dvojic', 'Two teams of two']),
];

/** Formáty (DT-DECK, DT-WIN-02, 03): what tournaments agree on, as values of options. */
export const formats: readonly FormatDecl[] = [
  {
    key: 'law-book',
    text: { cs: 'Kniha zákona', en: 'Book of Law' },
    options: { target: 40, minDeck: 60, copies: 4, sideboard: 25, cut: 1, takeBack: 0 },
    bestOf: [1, 3, 5],
    swap: 'DT-DECK-05',
  },
  {
    key: 'international',
    text: { cs: 'mezinárodní', en: 'international' },
    options: { target: 40, minDeck: 60, copies: 5, sideboard: 25, takeBack: 0 },
    bestOf: [1, 3],
    swap: 'DT-DECK-05',
  },
  {
    key: 'free',
    text: { cs: 'volná hra', en: 'free play' },
    options: { target: 25, minDeck: 40, copies: 5, sideboard: 0 },
    bestOf: [1, 3, 5],
  },
];

/**
 * How often a seat is asked (okna, která se dají snést): standing stops by window, private settings of the seat. Going on
 * is passing in every profile; only the full one asks with nothing in hand (DT-ANY-03 to 05). The standard one asks where an
 * answer plausibly matters; what that is, the session says.
 */

/** What touches one's own cards: a card played, a warrior dying, points, Sabotage, the own fight. */
const TOUCHES = {
  react: 'useful',
  saves: 'useful',
  points: 'useful',
  sabotage: 'useful',
  modifiers: 'useful',
} as const;

export const profiles: readonly ProfileDecl[] = [
  { key: 'calm', text: { cs: 'Klid', en: 'Calm' }, otherwise: 'never', stops: TOUCHES },
  { key: 'standard', text: { cs: 'Standard', en: 'Standard' }, otherwise: 'apt', stops: {} },
  { key: 'answers', text: { cs: 'Každá odpověď', en: 'Every answer' }, otherwise: 'useful', stops: {} },
  { key: 'full', text: { cs: 'Plná kontrola', en: 'Full control' }, otherwise: 'always', stops: {} },
];
