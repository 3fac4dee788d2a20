import type { OptionDecl, ProfileDecl } from '@bojiste/kernel';
import { choiceOption, numberOption } from '@bojiste/kernel/effects/build/index';
import { maps } from './maps/index.ts';
import { START_STOCKS } from './types.ts';

/** What a table may agree on: the lobby's choices, and rulings the rulebook would also allow otherwise. */

type Text = readonly [cs: string, en: string];

/** 0 is the usual way, 1 the other. */
const ruling = (name: string, clause: string, text: Text, usual: Text, other: Text, start = 0): OptionDecl => {
  const values = [['usual', ...usual] as const, ['other', ...other] as const];
  return choiceOption(name, clause, text, values, start);
};

const NO_VEHICLE = ['none', 'žádná', 'none', 0] as const;
const USUAL_PEOPLE = [
  'usual',
  'obvyklé: 12, při pěti a šesti hráčích 10',
  'the usual number: 12, with five and six players 10',
  0,
] as const;
const NO_LIMIT = ['none', 'bez omezení', 'no limit', 0] as const;

const stock = ([crates, oil, siberite]: readonly number[], i: number) =>
  [
    ['usual', 'rich', 'plenty'][i],
    `${crates} zásilek${oil > 0 ? `, ${oil} ropy, ${siberite} siberitu` : ''}`,
    `${crates} crates${oil > 0 ? `, ${oil} oil, ${siberite} siberite` : ''}`,
  ] as const;

/** The order of the values of `startTechnologies` is that of `KNOWN` in types.ts. */
export const options: readonly OptionDecl[] = [
  choiceOption(
    'map',
    'OW-SET-08',
    ['Mapa', 'Map'],
    [
      ['usual', 'obvyklá pro počet hráčů', 'the usual one for the number of players'],
      ...maps.map(({ key, names }) => [key, names.cs, names.en] as const),
    ],
  ),
  numberOption(
    'people',
    'OW-SET-04',
    ['Množství lidí', 'Number of people'],
    [0, 6, 8, 10, 12, 14, 16, 18, 20],
    0,
    USUAL_PEOPLE,
  ),
  choiceOption(
    'sides',
    'OW-RULING-105',
    ['Strany ve hře týmů', 'Sides in the game of teams'],
    [
      ['two', 'dvě', 'two'],
      ['three', 'tři', 'three'],
      ['oneAgainstAll', 'jeden proti všem', 'one against all'],
    ],
  ),
  numberOption(
    'unevenPeople',
    'OW-RULING-105',
    [
      'Lidí navíc menší straně za každého chybějícího hráče',
      'More people for a smaller side, for each player it lacks',
    ],
    [0, 1, 2, 3],
    2,
  ),
  numberOption(
    'unevenCrates',
    'OW-RULING-105',
    [
      'Zásilek navíc menší straně za každého chybějícího hráče',
      'More crates for a smaller side, for each player it lacks',
    ],
    [0, 5, 10],
    5,
  ),
  choiceOption('startStock', 'OW-SET-11', ['Zásoby na začátku', 'Stock at the start'], START_STOCKS.map(stock)),
  choiceOption(
    'startTechnologies',
    'OW-SET-04',
    ['Technologie na začátku', 'Technologies at the start'],
    [
      ['none', 'žádné', 'none'],
      ['basic', 'ty, které nenavazují na jiné', 'those that build on no other'],
      ['all', 'všechny z balíčku', 'all of the deck'],
    ],
  ),
  numberOption('startBuildings', 'OW-SET-04', ['Startovní budovy', 'Starting buildings'], [1, 2, 3, 4, 6, 8], 1),
  numberOption('startVehicles', 'OW-SET-04', ['Startovní vozidla', 'Starting vehicles'], [0, 1, 2, 4], 0, NO_VEHICLE),
  ruling(
    'startSectors',
    'OW-RULING-11',
    ['Startovní sektory', 'Start sectors'],
    ['losem', 'drawn by lot'],
    ['hráči vybírají', 'players choose'],
    1,
  ),
  ruling(
    'direction',
    'OW-ROUND-04',
    ['Směr hry', 'Direction of play'],
    ['po směru hodinových ručiček', 'clockwise'],
    ['proti směru', 'counter-clockwise'],
  ),
  numberOption(
    'roundLimit',
    'OW-RULING-106',
    ['Nejvýše kol každého hráče', 'Rounds of each player at most'],
    [0, 4, 8, 12, 16, 20, 30, 40],
    30,
    NO_LIMIT,
  ),
  numberOption(
    'maxCopies',
    'OW-RULING-08',
    ['Kopií jedné karty v balíčku', 'Copies of a card in a deck'],
    [0, 5, 6, 8],
    0,
    NO_LIMIT,
  ),
  ruling(
    'refillAll',
    'OW-RULING-18',
    ['Posily', 'Reinforcements'],
    ['jedna za kolo', 'one per round'],
    ['do dohodnutého počtu', 'up to the agreed number'],
  ),
  ruling(
    'storehouseNeedsCard',
    'OW-RULING-24',
    ['Nové skladiště', 'A new storehouse'],
    ['do libovolného sektoru', 'to any sector'],
    ['jen k vlastní kartě', 'only beside an own card'],
  ),
  ruling(
    'warehouseCounts',
    'OW-RULING-25',
    ['Velkosklad jako skladiště', 'A warehouse as storehouse'],
    ['jen podle podtypu', 'by subtype only'],
    ['vždy', 'always'],
  ),
  ruling(
    'scrapUnfinished',
    'OW-RULING-31',
    ['Rozestavěné karty', 'Unfinished cards'],
    ['nelze rozebrat', 'cannot be dismantled'],
    ['lze zahodit bez náhrady', 'can be scrapped without refund'],
  ),
  ruling(
    'recheckConditions',
    'OW-RULING-35',
    ['Podmínky karty', 'Conditions of a card'],
    ['jen při vyložení', 'only when it is played'],
    ['i při každé práci na ní', 'at all work on it too'],
  ),
  ruling(
    'researchInLabSector',
    'OW-RULING-37',
    ['Místo výzkumu', 'Place of research'],
    ['kdekoli', 'anywhere'],
    ['jen v sektoru s laboratoří', 'only in a sector with a laboratory'],
  ),
  ruling(
    'powerOnlyThisRound',
    'OW-RULING-42',
    ['Trvání energie', 'How long power lasts'],
    ['do příštího zotavení vlastníka', "until the owner's next recovery"],
    ['jen toto kolo', 'this round only'],
  ),
  ruling(
    'tiesByTurn',
    'OW-RULING-48',
    ['Shodu začíná', 'Ties start with'],
    ['kdo začal boj', 'whoever started the battle'],
    ['hráč na tahu', 'the player on turn'],
  ),
  ruling(
    'unfinishedFragile',
    'OW-RULING-63',
    ['Rozestavěné karty v boji', 'Unfinished cards in battle'],
    ['vytištěné hodnoty', 'printed values'],
    ['zdraví 1', 'health 1'],
  ),
  ruling(
    'blockIsFree',
    'OW-RULING-64',
    ['Blokování', 'Blocking'],
    ['vyčerpává', 'exhausts'],
    ['nevyčerpává', 'does not exhaust'],
  ),
  ruling(
    'oneWeakening',
    'OW-RULING-69',
    ['Oslabení od více hráčů', 'Weakening by several players'],
    ['každý má svůj podíl', 'each has a share of it'],
    ['celé patří poslednímu útočníkovi', 'all of it belongs to the last attacker'],
  ),
  ruling(
    'crewMustBeReady',
    'OW-RULING-80',
    ['Posádka na začátku boje', 'Crew at the start of battle'],
    ['i vyčerpané postavy', 'exhausted characters too'],
    ['jen připravené', 'ready ones only'],
  ),
  ruling(
    'animalsByStarter',
    'OW-RULING-85',
    ['Zvířata v boji', 'Animals in battle'],
    ['chce-li je kterýkoli účastník', 'if any player in it wants them'],
    ['rozhoduje, kdo boj začal', 'whoever started it decides'],
  ),
];

/**
 * How often a seat is asked (příkazová řádka in other players' turns). The standard one asks where an answer plausibly
 * matters; what that is, the session says. Calm: only reactions to what somebody does to one or plays.
 */
const REACTIONS = {
  'reaction-others': 'useful',
  'reaction-victim': 'useful',
  'reaction-foesOfSubject': 'useful',
  'reaction-foesOfStarter': 'useful',
} as const;

export const profiles: readonly ProfileDecl[] = [
  { key: 'calm', text: { cs: 'Klid', en: 'Calm' }, otherwise: 'never', stops: REACTIONS },
  { key: 'standard', text: { cs: 'Standard', en: 'Standard' }, otherwise: 'apt', stops: {} },
  { key: 'answers', text: { cs: 'Každá odpověď', en: 'Every answer' }, otherwise: 'useful', stops: {} },
  { key: 'full', text: { cs: 'Plná kontrola', en: 'Full control' }, otherwise: 'always', stops: {} },
];
