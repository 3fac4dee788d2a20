import type { Bilingual, OptionDecl } from '@bojiste/kernel';
import { maps } from './maps/index.ts';
import { KNOWN, START_STOCKS } from './types.ts';

/** What a table may agree on: the lobby's choices, and rulings the rulebook would also allow otherwise. */

const both = (cs: string, en: string): Bilingual => ({ cs, en });

const numbers = (
  name: string,
  text: Bilingual,
  clause: string,
  values: readonly number[],
  start: number,
  zero = both('bez omezení', 'no limit'),
): OptionDecl => ({
  name,
  text,
  clause,
  values: values.map((value) => ({
    value,
    name: value === 0 ? 'none' : `${value}`,
    text: value === 0 ? zero : both(`${value}`, `${value}`),
  })),
  start,
});

const ruling = (name: string, clause: string, text: Bilingual, usual: Bilingual, other: Bilingual): OptionDecl => ({
  name,
  clause,
  text,
  values: [
    { value: 0, name: 'usual', text: usual },
    { value: 1, name: 'other', text: other },
  ],
  start: 0,
});

export const options: readonly OptionDecl[] = [
  {
    name: 'map',
    text: both('Mapa', 'Map'),
    clause: 'OW-SET-08',
    values: [
      { value: 0, name: 'usual', text: both('obvyklá pro počet hráčů', 'the usual one for the number of players') },
      ...maps.map((map, i) => ({ value: i + 1, name: map.key, text: map.names })),
    ],
    start: 0,
  },
  numbers('people', both('Množství lidí', 'Number of people'), 'OW-SET-04', [4, 6, 8, 10, 12, 14, 16, 18, 20, 24], 12),
  {
    name: 'startStock',
    text: both('Zásoby na začátku', 'Stock at the start'),
    clause: 'OW-SET-11',
    values: START_STOCKS.map(([crates, oil, siberite], value) => ({
      value,
      name: ['usual', 'rich', 'plenty'][value],
      text: both(
        `${crates} zásilek${oil > 0 ? `, ${oil} ropy, ${siberite} siberitu` : ''}`,
        `${crates} crates${oil > 0 ? `, ${oil} oil, ${siberite} siberite` : ''}`,
      ),
    })),
    start: 0,
  },
  {
    name: 'startTechnologies',
    text: both('Technologie na začátku', 'Technologies at the start'),
    clause: 'OW-SET-04',
    values: [
      { value: KNOWN.none, name: 'none', text: both('žádné', 'none') },
      { value: KNOWN.basic, name: 'basic', text: both('ty, které nenavazují na jiné', 'those that build on no other') },
      { value: KNOWN.all, name: 'all', text: both('všechny z balíčku', 'all of the deck') },
    ],
    start: KNOWN.none,
  },
  numbers('startBuildings', both('Startovní budovy', 'Starting buildings'), 'OW-SET-04', [1, 2, 3, 4, 6, 8], 1),
  numbers(
    'startVehicles',
    both('Startovní vozidla', 'Starting vehicles'),
    'OW-SET-04',
    [0, 1, 2, 4],
    0,
    both('žádná', 'none'),
  ),
  {
    ...ruling(
      'startSectors',
      'OW-RULING-11',
      both('Startovní sektory', 'Start sectors'),
      both('losem', 'drawn by lot'),
      both('hráči vybírají', 'players choose'),
    ),
    start: 1,
  },
  {
    ...ruling(
      'direction',
      'OW-ROUND-04',
      both('Směr hry', 'Direction of play'),
      both('po směru hodinových ručiček', 'clockwise'),
      both('proti směru', 'counter-clockwise'),
    ),
  },
  numbers(
    'roundLimit',
    both('Nejvýše kol každého hráče', 'Rounds of each player at most'),
    'OW-RULING-106',
    [0, 4, 8, 12, 16, 20, 30, 40],
    30,
  ),
  numbers(
    'maxCopies',
    both('Kopií jedné karty v balíčku', 'Copies of a card in a deck'),
    'OW-RULING-08',
    [0, 2, 3, 4, 6],
    0,
  ),
  ruling(
    'refillAll',
    'OW-RULING-18',
    both('Posily', 'Reinforcements'),
    both('jedna za kolo', 'one per round'),
    both('do dohodnutého počtu', 'up to the agreed number'),
  ),
  ruling(
    'storehouseNeedsCard',
    'OW-RULING-24',
    both('Nové skladiště', 'A new storehouse'),
    both('do libovolného sektoru', 'to any sector'),
    both('jen k vlastní kartě', 'only beside an own card'),
  ),
  ruling(
    'warehouseCounts',
    'OW-RULING-25',
    both('Velkosklad jako skladiště', 'A warehouse as storehouse'),
    both('jen podle podtypu', 'by subtype only'),
    both('vždy', 'always'),
  ),
  ruling(
    'scrapUnfinished',
    'OW-RULING-31',
    both('Rozestavěné karty', 'Unfinished cards'),
    both('nelze rozebrat', 'cannot be dismantled'),
    both('lze zahodit bez náhrady', 'can be scrapped without refund'),
  ),
  ruling(
    'recheckConditions',
    'OW-RULING-35',
    both('Podmínky karty', 'Conditions of a card'),
    both('jen při vyložení', 'only when it is played'),
    both('i při každé práci na ní', 'at all work on it too'),
  ),
  ruling(
    'researchInLabSector',
    'OW-RULING-37',
    both('Místo výzkumu', 'Place of research'),
    both('kdekoli', 'anywhere'),
    both('jen v sektoru s laboratoří', 'only in a sector with a laboratory'),
  ),
  ruling(
    'powerOnlyThisRound',
    'OW-RULING-42',
    both('Trvání energie', 'How long power lasts'),
    both('do příštího zotavení vlastníka', "until the owner's next recovery"),
    both('jen toto kolo', 'this round only'),
  ),
  ruling(
    'tiesByTurn',
    'OW-RULING-48',
    both('Shodu začíná', 'Ties start with'),
    both('kdo začal boj', 'whoever started the battle'),
    both('hráč na tahu', 'the player on turn'),
  ),
  ruling(
    'unfinishedFragile',
    'OW-RULING-63',
    both('Rozestavěné karty v boji', 'Unfinished cards in battle'),
    both('vytištěné hodnoty', 'printed values'),
    both('zdraví 1', 'health 1'),
  ),
  ruling(
    'blockIsFree',
    'OW-RULING-64',
    both('Blokování', 'Blocking'),
    both('vyčerpává', 'exhausts'),
    both('nevyčerpává', 'does not exhaust'),
  ),
  ruling(
    'oneWeakening',
    'OW-RULING-69',
    both('Oslabení od více hráčů', 'Weakening by several players'),
    both('každý má svůj podíl', 'each has a share of it'),
    both('celé patří poslednímu útočníkovi', 'all of it belongs to the last attacker'),
  ),
  ruling(
    'crewMustBeReady',
    'OW-RULING-80',
    both('Posádka na začátku boje', 'Crew at the start of battle'),
    both('i vyčerpané postavy', 'exhausted characters too'),
    both('jen připravené', 'ready ones only'),
  ),
  ruling(
    'animalsByStarter',
    'OW-RULING-85',
    both('Zvířata v boji', 'Animals in battle'),
    both('chce-li je kterýkoli účastník', 'if any player in it wants them'),
    both('rozhoduje, kdo boj začal', 'whoever started it decides'),
  ),
];
