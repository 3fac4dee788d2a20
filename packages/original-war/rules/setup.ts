import {
  addCard,
  amount,
  type Card,
  type Chapter,
  changeResource,
  type Deck,
  type Eff,
  type Game,
  moveCard,
  optionOf,
  proc,
  refOf,
  rollDie,
  ruleVerb,
  type Seat,
  type SetupInput,
  type State,
  setHost,
  setResource,
  setTally,
  shuffleZone,
  someCards,
  somePlaces,
  someSeats,
} from '@bojiste/kernel';
import {
  $,
  calc,
  cardsBy,
  chosen,
  each,
  loop,
  may,
  mayPick,
  minus,
  option,
  pick,
  pickMany,
  place,
  placesBy,
  put,
  repeat,
  seq,
  some,
  stop,
  valuesBy,
  verb,
  zone,
} from '@bojiste/kernel/effects/build/index';
import { maps, usualMap } from '../maps/index.ts';
import { infoOf, knows } from '../reads/info.ts';
import {
  allied,
  ids,
  isAnimal,
  isKind,
  mapOf,
  printedStat,
  refsOf,
  seatsFrom,
  sectorsOf,
  someIn,
  startOf,
} from '../reads/lookup.ts';
import { KIND, KNOWN, MAX_SEATS, RESOURCE, SIDES, START_STOCKS, STAT, TALLY } from '../types.ts';

/** Příprava na hru: three decks, a storehouse, a team, start sectors, ten crates, animals, the first player (OW-SET, OW-RULING-09 to -13). */

/** OW-DECK-03: which of the three decks a card belongs to. */
export function partOf(type: string): 'reinforcements' | 'technologies' | 'deck' | null {
  if (type === 'character') return 'reinforcements';
  if (type === 'technology') return 'technologies';
  return type === 'building' || type === 'vehicle' ? 'deck' : null;
}

function layDeck(g: Game, s: State, seat: Seat, deck: Deck): void {
  for (const [key, n] of Object.entries(deck.cards)) {
    const part = partOf(g.cardDef(key).decl.type);
    if (part === null) throw new Error(`original-war: ${key} cannot be in a deck`);
    for (let i = 0; i < n; i++) addCard(g, s, key, seat, ids(g)[part === 'technologies' ? part : 'muster'] + seat);
  }
}

/** By agreement some technologies are researched before the game begins, as more buildings may stand (OW-SET-04). */
function learn(g: Game, s: State, seat: Seat): void {
  const agreed = optionOf(g, s, 'startTechnologies');
  if (agreed === KNOWN.none) return;
  for (const id of [...s.zones[ids(g).technologies + seat]]) {
    const card = s.cards[id];
    if (agreed === KNOWN.all || infoOf(g, card).technologies.length === 0)
      moveCard(g, s, card, ids(g).researched + seat);
  }
}

/** OW-SET-08, OW-DECK-14: one map in the middle with its own sector cards (OW-SECT-03), owned by nobody. */
function layMap(g: Game, s: State, seats: number): void {
  const chosen = optionOf(g, s, 'map');
  const index = chosen === 0 ? usualMap(seats) : chosen - 1;
  const map = maps[index];
  if (map === undefined || map.starts.length !== seats)
    throw new Error(`original-war: ${map === undefined ? 'no map' : `the map ${map.key}`} for ${seats} players`);
  setTally(s, TALLY.map, index);
  for (const sector of map.sectors) {
    const key = `${map.key}-${sector.no}`;
    if (g.cardDef(key).decl.facts?.map !== map.key) throw new Error(`original-war: ${key} is no sector of ${map.key}`);
    addCard(g, s, key, -1, sector.no - 1);
  }
  addCard(g, s, map.key, -1, ids(g).table);
}

/** OW-RULING-105: by default everybody alone, in the mode of teams every second seat together. */
function chooseTeams(g: Game, s: State, input: SetupInput): void {
  const sides = optionOf(g, s, 'sides');
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const usual = input.mode === 'teams' ? sideOf(sides, seat) : seat;
    setTally(s, TALLY.teams + seat, seat < input.seats ? (input.teams?.[seat] ?? usual) : -1);
  }
}

/** Seats of a side sit apart where that can be. */
const sideOf = (sides: number, seat: Seat): number => {
  if (sides === SIDES.oneAgainstAll) return seat === 0 ? 0 : 1;
  return seat % (sides === SIDES.three ? 3 : 2);
};

/** How many players the largest side has more than the side of this seat. */
export function lacking(s: State, seat: Seat): number {
  const sizes = s.seats.map((_, one) => s.seats.filter((__, other) => allied(s, one, other)).length);
  return Math.max(...sizes) - sizes[seat];
}

/** Most people that a smaller side may be given (OW-RULING-105). */
const UNEVEN_MOST = 16;

/** People this seat starts with by agreement (OW-SET-04): the usual number, and more where its side is smaller. */
export function agreedPeople(g: Game, s: State, seat: Seat): number {
  const more = lacking(s, seat) * optionOf(g, s, 'unevenPeople');
  const agreed = s.tally[TALLY.people];
  return Math.max(agreed, Math.min(UNEVEN_MOST, agreed + more));
}

/** Twelve, at a large table ten. */
const usualPeople = (seats: number): number => (seats > 4 ? 10 : 12);

export function ground(g: Game, s: State, input: SetupInput): void {
  chooseTeams(g, s, input);
  layMap(g, s, input.seats);
}

export function setup(g: Game, s: State, input: SetupInput): void {
  ground(g, s, input);
  setTally(s, TALLY.people, optionOf(g, s, 'people') || usualPeople(input.seats));
  for (let seat = 0; seat < input.seats; seat++) {
    const deck = input.decks[seat];
    // OW-DECK-01: everybody brings one.
    if (deck === undefined) throw new Error(`original-war: player ${seat + 1} has no deck`);
    layDeck(g, s, seat, deck);
    learn(g, s, seat);
    for (const [kind, amount] of START_STOCKS[optionOf(g, s, 'startStock')].entries())
      setResource(s, seat, kind, amount);
    changeResource(s, seat, RESOURCE.crates, lacking(s, seat) * optionOf(g, s, 'unevenCrates'));
  }
  setTally(s, TALLY.first, rollDie(s, input.seats));
}

/** All that is chosen to begin with: people, buildings and vehicles. */
const teamOf = (g: Game, s: State, seat: Seat): Card[] => s.zones[ids(g).team + seat].map((id) => s.cards[id]);

const teamNames = (g: Game, s: State, seat: Seat): string[] => teamOf(g, s, seat).map((card) => infoOf(g, card).name);

/** Humans and ape-men of different names (OW-RULING-09). */
function candidates(g: Game, s: State, seat: Seat): Card[] {
  const taken = teamNames(g, s, seat);
  return s.zones[ids(g).muster + seat]
    .map((id) => s.cards[id])
    .filter((card) => isKind(g, card, KIND.character) && !isAnimal(g, card) && !taken.includes(infoOf(g, card).name));
}

/** As many people as were agreed, or as there are names in the deck. */
function teamSize(g: Game, s: State, seat: Seat): number {
  const names = new Set(candidates(g, s, seat).map((card) => infoOf(g, card).name));
  return Math.min(agreedPeople(g, s, seat), names.size);
}

/** The first of the deck list, as many as were agreed. */
function usualTeam(g: Game, s: State, seat: Seat): void {
  for (let n = 0; n < agreedPeople(g, s, seat); n++) {
    const [card] = candidates(g, s, seat).sort((a, b) => a.id - b.id);
    if (card === undefined) return;
    moveCard(g, s, card, ids(g).team + seat);
  }
}

const inDeck = (g: Game, s: State, seat: Seat): Card[] => s.zones[ids(g).muster + seat].map((id) => s.cards[id]);

/** The building among these that an upgrade can be put on, beside those it has already (OW-UPGR-01 to -04). */
function baseAmong(g: Game, cards: readonly Card[], upgrade: Card): Card | undefined {
  const { on, name } = infoOf(g, upgrade);
  const beside = cards.filter((card) => card !== upgrade && infoOf(g, card).on === on);
  if (beside.some((card) => infoOf(g, card).name === name)) return undefined;
  return cards.find(
    (card) => g.defs[card.def].words.includes(`sub:${on}`) && beside.length < printedStat(g, card, STAT.health),
  );
}

/** Further starting cards by agreement: those whose conditions hold with what stands and is known (OW-SET-04). */
function startable(g: Game, s: State, seat: Seat, card: Card): boolean {
  const { technologies, fulfil, on, deposit } = infoOf(g, card);
  if (deposit !== null) return false;
  if (!technologies.every((technology) => knows(g, s, seat, technology))) return false;
  const stands = teamOf(g, s, seat);
  if (!fulfil.every((designs) => stands.some(({ def }) => designs[def] === 1))) return false;
  return on === null || baseAmong(g, stands, card) !== undefined;
}

/** OW-SET-02, OW-SET-03, OW-SET-05, OW-RULING-10: everything chosen is laid open at once, the rest shuffled. */
function deploy(g: Game, s: State): void {
  for (let seat = 0; seat < s.seats.length; seat++) {
    const cards = teamOf(g, s, seat);
    setTally(s, TALLY.started + seat, cards.filter((card) => isKind(g, card, KIND.character)).length);
    for (const card of cards) moveCard(g, s, card, startOf(s, seat));
    for (const card of cards) {
      const base = isKind(g, card, KIND.upgrade) ? baseAmong(g, cards, card) : undefined;
      if (base !== undefined) setHost(s, card, refOf(base));
    }
  }
}

/** OW-SET-05: what is left forms the two hidden decks. */
function stackDecks(g: Game, s: State): void {
  for (const seat of s.seats.keys()) {
    for (const id of s.zones[ids(g).muster + seat]) {
      const part = partOf(g.defs[s.cards[id].def].decl.type) === 'reinforcements' ? 'reinforcements' : 'deck';
      moveCard(g, s, s.cards[id], ids(g)[part] + seat);
    }
    shuffleZone(g, s, ids(g).deck + seat);
    shuffleZone(g, s, ids(g).reinforcements + seat);
  }
}

const freeStarts = (s: State): number[] => {
  const taken = s.seats.map((_, seat) => startOf(s, seat));
  return mapOf(s)
    .starts.map((no) => no - 1)
    .filter((sector) => !taken.includes(sector));
};

/** A further card to begin with, of those that can. */
const startWith = (calc: string, prompt: string): Eff =>
  pick('c', cardsBy(calc, $('p')), put($('c'), zone('team', $('p'))), { by: $('p'), prompt });

const startables = (kind: number) =>
  someCards(['seat'], (g, s, _, seat, __, ___, out) =>
    refsOf(
      inDeck(g, s, seat).filter((card) => isKind(g, card, kind) && startable(g, s, seat, card)),
      out,
    ),
  );

export const settingUp: Chapter = {
  procs: [
    proc(
      'prepare',
      [],
      ['OW-SET-01', 'OW-SET-09'],
      seq(
        each(
          'p',
          valuesBy('everybody'),
          seq(
            may(verb('usualTeam', $('p')), {
              by: $('p'),
              prompt: 'ask.usualTeam',
              else: pickMany(
                'team',
                cardsBy('candidates', $('p')),
                calc('teamSize', $('p')),
                calc('teamSize', $('p')),
                each('c', chosen('team'), put($('c'), zone('team', $('p')))),
                { by: $('p'), prompt: 'ask.team', distinct: 'name', sequence: true },
              ),
            }),
            startWith('storehousesOf', 'ask.storehouse'),
            // The storehouse is the first building.
            repeat(minus(option('startBuildings'), 1), startWith('startableBuildings', 'ask.startBuilding')),
            repeat(option('startVehicles'), startWith('startableVehicles', 'ask.startVehicle')),
          ),
        ),
        each(
          'p',
          valuesBy('drawOrder'),
          place('z', placesBy('freeStarts'), verb('takeStart', $('p'), $('z')), { by: $('p'), prompt: 'ask.start' }),
        ),
        verb('deploy'),
        each(
          'p',
          valuesBy('fromFirst'),
          loop(
            some(cardsBy('animalsOf', $('p'))),
            mayPick(
              'c',
              cardsBy('animalsOf', $('p')),
              place('z', placesBy('wilds'), put($('c'), $('z')), { by: $('p'), prompt: 'ask.sector' }),
              {
                by: $('p'),
                prompt: 'ask.animal',
                else: stop('loop'),
              },
            ),
          ),
        ),
        verb('stackDecks'),
      ),
    ),
  ],
  calcs: {
    teamSize: amount(['seat'], (g, s, _, seat) => teamSize(g, s, seat)),
    everybody: someSeats([], (_, s, __, ___, ____, _____, out) => out.push(...s.seats.keys())),
    fromFirst: someSeats([], (g, s, _, __, ___, ____, out) => out.push(...seatsFrom(g, s, s.tally[TALLY.first]))),
    drawOrder: someSeats([], (g, s, _, __, ___, ____, out) => out.push(...seatsFrom(g, s, s.tally[TALLY.first]))),
    candidates: someCards(['seat'], (g, s, _, seat, __, ___, out) => refsOf(candidates(g, s, seat), out)),
    storehousesOf: someCards(['seat'], (g, s, _, seat, __, ___, out) =>
      refsOf(
        inDeck(g, s, seat).filter((card) => isKind(g, card, KIND.storehouse) && infoOf(g, card).on === null),
        out,
      ),
    ),
    startableBuildings: startables(KIND.building),
    startableVehicles: startables(KIND.vehicle),
    animalsOf: someCards(['seat'], (g, s, _, seat, __, ___, out) => {
      for (const id of s.zones[ids(g).muster + seat]) if (isAnimal(g, s.cards[id])) out.push(refOf(s.cards[id]));
    }),
    freeStarts: somePlaces([], (g, s, _, __, ___, ____, out) => {
      const open = freeStarts(s);
      if (optionOf(g, s, 'startSectors') === 1) out.push(...open);
      else out.push(open[s.tally[TALLY.first] % open.length]);
    }),
    wilds: somePlaces([], (g, s, _, __, ___, ____, out) => {
      for (let sector = 0; sector < sectorsOf(s); sector++)
        if (!someIn(s, sector, (card) => isKind(g, card, KIND.storehouse))) out.push(sector);
    }),
  },
  verbs: {
    usualTeam: ruleVerb(['seat'], ['OW-SET-03'], (g, s, _, seat) => usualTeam(g, s, seat)),
    takeStart: ruleVerb(['seat', 'place'], ['OW-SET-09', 'OW-RULING-11'], (_, s, __, seat, sector) =>
      setTally(s, TALLY.starts + seat, sector),
    ),
    deploy: ruleVerb([], ['OW-SET-02', 'OW-SET-03'], (g, s) => deploy(g, s)),
    stackDecks: ruleVerb([], ['OW-SET-05'], (g, s) => stackDecks(g, s)),
  },
};
