import {
  addCard,
  type Card,
  type Deck,
  type Eff,
  type Game,
  moveCard,
  refOf,
  rollDie,
  type Seat,
  type SetupInput,
  type State,
  setResource,
  setTally,
  shuffleZone,
} from '@bojiste/kernel';
import {
  $,
  cardsBy,
  cardsIn,
  count,
  each,
  loop,
  lt,
  may,
  mayPick,
  minus,
  noted,
  option as optionOf,
  pick,
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
import { KIND, MAX_SEATS, START_STOCKS, TALLY } from '../types.ts';
import { type Chapter, deed, proc, someCards, somePlaces, someSeats } from './chapter.ts';
import { infoOf } from './info.ts';
import { ids, isAnimal, isKind, mapOf, option, refsOf, seatsFrom, sectorsOf, someIn, startOf } from './lookup.ts';

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

/** OW-SET-08, OW-DECK-14: one map in the middle with its own sector cards (OW-SECT-03), owned by nobody. */
function layMap(g: Game, s: State, seats: number): void {
  const chosen = option(g, s, 'map');
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
function chooseTeams(s: State, input: SetupInput): void {
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const usual = input.mode === 'teams' ? seat % 2 : seat;
    setTally(s, TALLY.teams + seat, seat < input.seats ? (input.teams?.[seat] ?? usual) : -1);
  }
}

export function ground(g: Game, s: State, input: SetupInput): void {
  chooseTeams(s, input);
  layMap(g, s, input.seats);
}

export function setup(g: Game, s: State, input: SetupInput): void {
  ground(g, s, input);
  for (let seat = 0; seat < input.seats; seat++) {
    const deck = input.decks[seat];
    // OW-DECK-01: everybody brings one.
    if (deck === undefined) throw new Error(`original-war: player ${seat + 1} has no deck`);
    layDeck(g, s, seat, deck);
    START_STOCKS[option(g, s, 'startStock')].forEach((amount, kind) => setResource(s, seat, kind, amount));
  }
  setTally(s, TALLY.people, option(g, s, 'people'));
  setTally(s, TALLY.first, rollDie(s, input.seats));
}

const teamNames = (g: Game, s: State, seat: Seat): string[] =>
  s.zones[ids(g).team + seat].map((id) => infoOf(g, s.cards[id]).name);

/** Humans and ape-men of different names (OW-RULING-09). */
function candidates(g: Game, s: State, seat: Seat): Card[] {
  const taken = teamNames(g, s, seat);
  return s.zones[ids(g).muster + seat]
    .map((id) => s.cards[id])
    .filter((card) => isKind(g, card, KIND.character) && !isAnimal(g, card) && !taken.includes(infoOf(g, card).name));
}

/** The first of the deck list, as many as were agreed. */
function usualTeam(g: Game, s: State, seat: Seat): void {
  for (let n = 0; n < s.tally[TALLY.people]; n++) {
    const [card] = candidates(g, s, seat).sort((a, b) => a.id - b.id);
    if (card === undefined) return;
    moveCard(g, s, card, ids(g).team + seat);
  }
}

const inDeck = (g: Game, s: State, seat: Seat): Card[] => s.zones[ids(g).muster + seat].map((id) => s.cards[id]);

/** Further starting buildings by agreement: stand-alone ones without conditions (OW-SET-04). */
const startable = (g: Game, card: Card): boolean => {
  const { technologies, subtypes, on, deposit } = infoOf(g, card);
  return (
    isKind(g, card, KIND.building) && on === null && deposit === null && technologies.length + subtypes.length === 0
  );
};

/** OW-SET-02, OW-SET-03, OW-SET-05, OW-RULING-10: everything chosen is laid open at once, the rest shuffled. */
function deploy(g: Game, s: State): void {
  for (let seat = 0; seat < s.seats.length; seat++) {
    for (const id of s.zones[ids(g).team + seat]) moveCard(g, s, s.cards[id], startOf(s, seat));
  }
}

/** OW-SET-05: what is left forms the two hidden decks. */
function stackDecks(g: Game, s: State): void {
  for (let seat = 0; seat < s.seats.length; seat++) {
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

/** As often as an option says, beyond the first. */
const timesMore = (name: string, body: Eff): Eff => repeat(minus(optionOf(name), 1), body);

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
              else: loop(
                lt(count(cardsIn('team', $('p'))), noted('people')),
                pick('c', cardsBy('candidates', $('p')), put($('c'), zone('team', $('p'))), {
                  by: $('p'),
                  prompt: 'ask.team',
                  else: stop('loop'),
                }),
              ),
            }),
            pick('c', cardsBy('storehousesOf', $('p')), put($('c'), zone('team', $('p'))), {
              by: $('p'),
              prompt: 'ask.storehouse',
            }),
            timesMore(
              'startBuildings',
              pick('c', cardsBy('startable', $('p')), put($('c'), zone('team', $('p'))), {
                by: $('p'),
                prompt: 'ask.startBuilding',
              }),
            ),
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
    startable: someCards(['seat'], (g, s, _, seat, __, ___, out) =>
      refsOf(
        inDeck(g, s, seat).filter((card) => startable(g, card)),
        out,
      ),
    ),
    animalsOf: someCards(['seat'], (g, s, _, seat, __, ___, out) => {
      for (const id of s.zones[ids(g).muster + seat]) if (isAnimal(g, s.cards[id])) out.push(refOf(s.cards[id]));
    }),
    freeStarts: somePlaces([], (g, s, _, __, ___, ____, out) => {
      const open = freeStarts(s);
      if (option(g, s, 'startSectors') === 1) out.push(...open);
      else out.push(open[s.tally[TALLY.first] % open.length]);
    }),
    wilds: somePlaces([], (g, s, _, __, ___, ____, out) => {
      for (let sector = 0; sector < sectorsOf(s); sector++)
        if (!someIn(s, sector, (card) => isKind(g, card, KIND.storehouse))) out.push(sector);
    }),
  },
  verbs: {
    usualTeam: deed(['seat'], ['OW-SET-03'], (g, s, _, seat) => usualTeam(g, s, seat)),
    takeStart: deed(['seat', 'place'], ['OW-SET-09', 'OW-RULING-11'], (_, s, __, seat, sector) =>
      setTally(s, TALLY.starts + seat, sector),
    ),
    deploy: deed([], ['OW-SET-02', 'OW-SET-03'], (g, s) => deploy(g, s)),
    stackDecks: deed([], ['OW-SET-05'], (g, s) => stackDecks(g, s)),
  },
};
