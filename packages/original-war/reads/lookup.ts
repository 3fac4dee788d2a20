import {
  type Card,
  type Game,
  has,
  optionOf,
  perGame,
  refOf,
  type Seat,
  type State,
  standingOn,
  statOf,
  tagsOf,
  type ZoneId,
} from '@bojiste/kernel';
import { maps, pathsFrom } from '../maps/index.ts';
import { bit, COUNTER, COUNTERS, FLAG, KIND, MAX_SECTORS, NOT_READY, STAT, TALLY, TOWER } from '../types.ts';

/** Numbers of events, rules, zones and options, looked up once; and the small questions all chapters ask. */

export interface Ids {
  event(name: string): number;
  rule(name: string): number;
  option(name: string): number;
  readonly hand: ZoneId;
  readonly deck: ZoneId;
  readonly reinforcements: ZoneId;
  readonly technologies: ZoneId;
  readonly muster: ZoneId;
  readonly team: ZoneId;
  readonly research: ZoneId;
  readonly researched: ZoneId;
  readonly discard: ZoneId;
  readonly played: ZoneId;
  readonly out: ZoneId;
  readonly table: ZoneId;
  readonly scopes: { readonly battle: number; readonly attack: number };
}

const finder =
  (map: ReadonlyMap<string, number>) =>
  (name: string): number => {
    const at = map.get(name);
    if (at === undefined) throw new Error(`original-war: nothing is called "${name}"`);
    return at;
  };

export const ids = perGame((g): Ids => {
  const zone = (name: string): ZoneId => g.zoneStart.get(name) as ZoneId;
  return {
    event: finder(g.names.events),
    rule: finder(g.names.rules),
    option: finder(g.names.options),
    hand: zone('hand'),
    deck: zone('deck'),
    reinforcements: zone('reinforcements'),
    technologies: zone('technologies'),
    muster: zone('muster'),
    team: zone('team'),
    research: zone('research'),
    researched: zone('researched'),
    discard: zone('discard'),
    played: zone('played'),
    out: zone('out'),
    table: zone('table'),
    scopes: { battle: finder(g.names.scopes)('battle'), attack: finder(g.names.scopes)('attack') },
  };
});

// ---- one card ------------------------------------------------------------------------------------------------------

export const isKind = (g: Game, card: Card, kind: number): boolean => (g.defs[card.def].kinds & (1 << kind)) !== 0;
export const inPlay = (card: Card): boolean => card.zone < MAX_SECTORS;
export const isReady = (card: Card): boolean => (card.flags & NOT_READY) === 0;
export const isFinished = (card: Card): boolean => !has(card, FLAG.unfinished);
export const printedStat = (g: Game, card: Card, stat: number): number => g.defs[card.def].stats[stat];
export const counterAt = (s: State, card: Card, counter: number): number => s.counters[card.id * COUNTERS + counter];
export const woundsOn = (s: State, card: Card): number => counterAt(s, card, COUNTER.wounds);
export const workOn = (s: State, card: Card): number => counterAt(s, card, COUNTER.work);
export const hasTag = (g: Game, s: State, card: Card, tag: number): boolean => (tagsOf(g, s, card) & (1 << tag)) !== 0;

/** The object itself while it stands in a sector. */
export const standing = standingOn(MAX_SECTORS);

/** OW-ENERGY-01, OW-RULING-43. */
export const isPowered = (g: Game, card: Card): boolean =>
  printedStat(g, card, STAT.energy) === 0 || has(card, FLAG.powered);

export const isAssigned = (g: Game, card: Card): boolean => card.host >= 0 && isKind(g, card, KIND.character);

/** OW-KEY-04, OW-RULING-107: a manual vehicle needs a driver in any case. */
export function crewNeeded(g: Game, card: Card): number {
  const printed = printedStat(g, card, STAT.crewMin);
  return printed === 0 && isKind(g, card, KIND.manual) ? 1 : printed;
}

export const crewRoom = (g: Game, card: Card): number => {
  const most = Math.max(printedStat(g, card, STAT.crewMax), crewNeeded(g, card));
  // A tower needs somebody assigned even if no crew is printed (OW-RULING-107).
  return printedStat(g, card, STAT.weapon) === TOWER ? Math.max(1, most) : most;
};

export function attachedTo(s: State, host: Card, test: (card: Card) => boolean): Card[] {
  const ref = refOf(host);
  const out: Card[] = [];
  for (const id of s.zones[host.zone]) {
    const card = s.cards[id];
    if (card.host === ref && test(card)) out.push(card);
  }
  return out;
}

export const crewOf = (g: Game, s: State, host: Card): Card[] =>
  attachedTo(s, host, (card) => isKind(g, card, KIND.character));
export const upgradesOn = (g: Game, s: State, host: Card): Card[] =>
  attachedTo(s, host, (card) => isKind(g, card, KIND.upgrade));

export function crewCount(g: Game, s: State, host: Card): number {
  const ref = refOf(host);
  let n = 0;
  for (const id of s.zones[host.zone]) if (s.cards[id].host === ref && isKind(g, s.cards[id], KIND.character)) n++;
  return n;
}

/** OW-CREW-01, OW-ENERGY-02, OW-BUILD-17: finished, powered and crewed. */
export function functions(g: Game, s: State, card: Card): boolean {
  if (!isFinished(card) || !isPowered(g, card)) return false;
  const needed = crewNeeded(g, card);
  return needed === 0 || crewCount(g, s, card) >= needed;
}

/** Which abilities of a card sleep now: nothing of an unfinished or dark card works, and what it does by itself needs its crew. */
export function abilityWorks(g: Game, s: State, card: Card, kind: string): boolean {
  // Who gathers can be exhausted for nothing (OW-GATHER-09).
  if (kind === 'act' && has(card, FLAG.gathering)) return false;
  if (!inPlay(card) || (g.defs[card.def].kinds & (bit(KIND.vehicle) | bit(KIND.building))) === 0) return true;
  if (!isFinished(card) || !isPowered(g, card)) return false;
  return kind === 'always' || functions(g, s, card);
}

// ---- sides -----------------------------------------------------------------------------------------------------------

export const teamOf = (s: State, seat: Seat): number => (seat < 0 ? -1 : s.tally[TALLY.teams + seat]);
export const allied = (s: State, a: Seat, b: Seat): boolean =>
  a === b || (a >= 0 && b >= 0 && teamOf(s, a) === teamOf(s, b));
export const isAnimal = (g: Game, card: Card): boolean => isKind(g, card, KIND.animal);

/** OW-RULING-85: animals are one neutral side; everybody else belongs to the team of the controller. */
export const onOneSide = (g: Game, s: State, a: Card, b: Card): boolean => {
  const wildA = isAnimal(g, a);
  if (wildA !== isAnimal(g, b)) return false;
  return wildA || allied(s, a.control, b.control);
};

/** OW-ROUND-04. */
export const seatAfter = (g: Game, s: State, seat: Seat): Seat => {
  const n = s.seats.length;
  const by = optionOf(g, s, 'direction') === 1 ? n - 1 : 1;
  let next = seat;
  do next = (next + by) % n;
  while (s.seats[next].out !== 0 && next !== seat);
  return next;
};

export function seatsFrom(g: Game, s: State, seat: Seat): Seat[] {
  const n = s.seats.length;
  const by = optionOf(g, s, 'direction') === 1 ? n - 1 : 1;
  const out: Seat[] = [];
  for (let i = 0, at = seat; i < n; i++, at = (at + by) % n) if (s.seats[at].out === 0) out.push(at);
  return out;
}

// ---- the map -----------------------------------------------------------------------------------------------------------

export const mapOf = (s: State): (typeof maps)[number] => maps[s.tally[TALLY.map]];
export const sectorsOf = (s: State): number => mapOf(s).sectors.length;
export const neighbours = (s: State, sector: ZoneId): readonly number[] => pathsFrom(s.tally[TALLY.map], sector);

/** The sector card lies in its sector from the beginning, below everything else. */
export const sectorCard = (s: State, sector: ZoneId): Card => s.cards[s.zones[sector][0]];
export const startOf = (s: State, seat: Seat): ZoneId => s.tally[TALLY.starts + seat];

export function someIn(s: State, sector: ZoneId, test: (card: Card) => boolean): boolean {
  for (const id of s.zones[sector]) if (test(s.cards[id])) return true;
  return false;
}

export function someInPlay(s: State, test: (card: Card) => boolean): boolean {
  for (let i = 0; i < s.field.length; i++) if (test(s.cards[s.field[i]])) return true;
  return false;
}

export function filterInPlay(s: State, test: (card: Card) => boolean): Card[] {
  const out: Card[] = [];
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (test(card)) out.push(card);
  }
  return out;
}

/** A finished, powered own building of a subtype (OW-BUILD-17, OW-ENERGY-02). */
export const standsAs = (g: Game, card: Card, seat: Seat, kind: number): boolean =>
  card.control === seat && isKind(g, card, kind) && isFinished(card) && isPowered(g, card);

export const enemyIn = (g: Game, s: State, sector: ZoneId, seat: Seat): boolean =>
  someIn(s, sector, (card) => card.control >= 0 && !isAnimal(g, card) && !allied(s, card.control, seat));

// ---- battle ---------------------------------------------------------------------------------------------------------------

export const current = (g: Game, s: State, card: Card, stat: number): number => statOf(g, s, card, stat);
export const refsOf = (cards: readonly Card[], out: number[]): number => {
  for (const card of cards) out.push(refOf(card));
  return 0;
};

/** Sectors for which an order makes sense: at least two would follow it. */
export const sectorsWith = (s: State, out: number[], count: (sector: ZoneId) => number): void => {
  for (let sector = 0; sector < sectorsOf(s); sector++) if (count(sector) > 1) out.push(refOf(sectorCard(s, sector)));
};
