import type { Card, Game, Seat, State, ZoneId } from '@bojiste/kernel';
import { sectorDistance } from './maps/index.ts';
import { weakening } from './rules/defence.ts';
import { gathered } from './rules/gathering.ts';
import { knows, meets } from './rules/info.ts';
import {
  allied,
  counterAt,
  crewCount,
  crewNeeded,
  has,
  ids,
  isAnimal,
  isFinished,
  isKind,
  isPowered,
  isReady,
  mapOf,
  option,
  sectorsOf,
  workOn,
  woundsOn,
} from './rules/lookup.ts';
import { depositsOf } from './rules/victory.ts';
import { COUNTER, FLAG, HAND_LIMIT, KIND, MAX_SEATS, MAX_SECTORS, RESOURCE, STAT, TALLY } from './types.ts';
import { type Worth, worthTable } from './worth.ts';

/**
 * An estimate from -1 to 1 of how a player stands, from what everybody sees and the own hand: economy, army, and above
 * all the way to a majority of the deposits.
 */

const WEIGHTS = {
  scale: 45,
  crate: 0.3,
  oil: 0.35,
  siberite: 0.45,
  card: 0.42,
  dig: 0.75,
  deck: 0.04,
  lastCards: 0.25,
  ready: 0.2,
  errand: 0.8,
  claim: 36,
  access: 1.5,
  walk: 3,
  job: 1.2,
  beast: 1.5,
  threat: 0.35,
  approach: 0.22,
  thin: 8,
} as const;
type Weight = keyof typeof WEIGHTS;
type Weighing = Readonly<Record<Weight, number>>;

/** What one pass over the cards in play gathers. */
interface Tally {
  /** Force per seat and sector: of everything, and of what can be sent elsewhere. */
  readonly force: Float64Array;
  readonly army: Float64Array;
  /** What could be destroyed there, per seat and sector. */
  readonly assets: Float64Array;
  readonly people: Float64Array;
  /** Unfinished work, and how far a storehouse there has come. */
  readonly jobs: Float64Array;
  readonly base: Float64Array;
  readonly worth: Float64Array;
  readonly heads: Float64Array;
  readonly labs: Float64Array;
  readonly mines: Float64Array;
  /** Animals in the running battle, by what is left of them: their blows fall on everybody. */
  readonly beasts: Float64Array;
  /** Finished storehouses per seat and sector; working ones and warehouses per seat: what lets somebody build (OW-BUILD-06). */
  readonly depots: Float64Array;
  readonly stores: Float64Array;
  readonly warehouses: Float64Array;
  /** Deposits nobody has taken, by sector. */
  readonly free: Float64Array;
}

const CELLS = MAX_SEATS * MAX_SECTORS;
const tally: Tally = {
  force: new Float64Array(CELLS),
  army: new Float64Array(CELLS),
  assets: new Float64Array(CELLS),
  people: new Float64Array(CELLS),
  jobs: new Float64Array(CELLS),
  base: new Float64Array(CELLS),
  worth: new Float64Array(MAX_SEATS),
  heads: new Float64Array(MAX_SEATS),
  labs: new Float64Array(MAX_SEATS),
  mines: new Float64Array(MAX_SEATS),
  beasts: new Float64Array(1),
  depots: new Float64Array(CELLS),
  stores: new Float64Array(MAX_SEATS),
  warehouses: new Float64Array(MAX_SEATS),
  free: new Float64Array(MAX_SECTORS),
};
const LISTS = [
  tally.force,
  tally.army,
  tally.assets,
  tally.people,
  tally.jobs,
  tally.base,
  tally.worth,
  tally.heads,
  tally.labs,
  tally.mines,
  tally.beasts,
  tally.depots,
  tally.stores,
  tally.warehouses,
];
const cell = (seat: Seat, sector: ZoneId): number => seat * MAX_SECTORS + sector;

/** Designs a seat has in play: a second building of one design opens nothing new. */
const seen: number[] = [];
function repeated(card: Card): boolean {
  const key = card.def * MAX_SEATS + card.control;
  if (seen.includes(key)) return true;
  seen.push(key);
  return false;
}

function stamina(s: State, card: Card, health: number, defence: number): number {
  const left = Math.max(0, health - woundsOn(s, card));
  const weak = weakening(s, card) / Math.max(1, defence);
  return Math.max(0.1, (left - weak * 0.4) / Math.max(1, health));
}

function countPerson(g: Game, s: State, card: Card, w: Worth, share: number): void {
  const at = cell(card.control, card.zone);
  const { stats } = g.defs[card.def];
  const learnt = counterAt(s, card, COUNTER.experience) / Math.max(1, stats[STAT.threshold]);
  tally.worth[card.control] += w.full * (0.5 + 0.5 * share) + Math.min(1, learnt) * 0.4;
  tally.heads[card.control]++;
  tally.assets[at] += w.full * 0.4;
  if (card.host >= 0) return;
  tally.people[at]++;
  tally.force[at] += w.force * share;
  if (isKind(g, card, KIND.soldier)) tally.army[at] += w.force * share;
}

function countBuilt(g: Game, s: State, card: Card, w: Worth, share: number): void {
  const at = cell(card.control, card.zone);
  const mine = isKind(g, card, KIND.siberiteMine);
  const building = isKind(g, card, KIND.building);
  const done = isFinished(card) ? 1 : progress(g, s, card);
  if (mine) {
    tally.mines[card.control] += isFinished(card) ? 1 : 0.1 + 0.7 * done;
    if (isFinished(card)) tally.free[card.zone]--;
  }
  if (isKind(g, card, KIND.laboratory)) tally.labs[card.control]++;
  if (done < 1) {
    tally.jobs[at]++;
    if (isKind(g, card, KIND.storehouse)) tally.base[at] = Math.max(tally.base[at], 0.4 + done * 0.5);
  } else countDepot(g, s, card, at);
  const again = building && !mine && repeated(card) ? (isKind(g, card, KIND.oilWell) ? 0.6 : 0.2) : 1;
  const lit = isPowered(g, card) ? 1 : 0.6;
  const manned = crewNeeded(g, card) === 0 || crewCount(g, s, card) > 0 ? 1 : 0.65;
  tally.worth[card.control] += w.full * again * lit * manned * (0.4 + 0.6 * share) * done;
  tally.assets[at] += (mine ? 9 : w.full) * done;
  if (done < 1 || w.force === 0) return;
  tally.force[at] += w.force * share * manned;
  if (!building) tally.army[at] += w.force * share * manned;
}

/** OW-RULING-25: a table may let a warehouse always count as a storehouse. */
function countDepot(g: Game, s: State, card: Card, at: number): void {
  const warehouse = isKind(g, card, KIND.warehouse);
  const lit = isPowered(g, card) ? 1 : 0;
  if (warehouse) tally.warehouses[card.control] += lit;
  if (!isKind(g, card, KIND.storehouse) && !(warehouse && option(g, s, 'warehouseCounts') === 1)) return;
  tally.depots[at]++;
  tally.stores[card.control] += lit;
}

/** The same as the rule (`mayBuildIn`), from what the survey has counted. */
const canBuildIn = (seat: Seat, sector: ZoneId): boolean =>
  tally.depots[cell(seat, sector)] > 0 || (tally.warehouses[seat] > 0 && tally.stores[seat] > 0);

const BEGUN = 0.35;

/** Begun work counts for a part; what is taken to pieces only for what is left. */
function progress(g: Game, s: State, card: Card): number {
  const time = Math.max(1, g.defs[card.def].stats[STAT.time]);
  const part = Math.max(0, Math.min(1, (time - workOn(s, card)) / time));
  return BEGUN + (0.9 - BEGUN) * part;
}

function survey(g: Game, s: State): void {
  for (const list of LISTS) list.fill(0);
  const { sectors } = mapOf(s);
  for (let sector = 0; sector < sectors.length; sector++) tally.free[sector] = sectors[sector].siberite;
  seen.length = 0;
  const table = worthTable(g);
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    const { stats } = g.defs[card.def];
    const share = stamina(s, card, stats[STAT.health], stats[STAT.defence]);
    if (isAnimal(g, card)) {
      if (has(card, FLAG.inBattle)) tally.beasts[0] += share;
    } else if (card.control < 0) continue;
    else if (isKind(g, card, KIND.character)) countPerson(g, s, card, table[card.def], share);
    else countBuilt(g, s, card, table[card.def], share);
  }
}

/** The first of anything matter most. */
const diminishing = (n: number, first: number, each: number): number =>
  Math.min(n, first) * each + Math.min(Math.max(0, n - first), first) * each * 0.4 + n * 0.02;

/** With what is on its way: ending a round must not look worse because the next one brings somebody something. */
function stock(g: Game, s: State, seat: Seat, w: Weighing): number {
  const { resources } = s.seats[seat];
  const crates = resources[RESOURCE.crates] + gathered(g, s, seat);
  return (
    diminishing(crates, 4, w.crate) +
    diminishing(crates, 10, w.crate) +
    diminishing(resources[RESOURCE.oil], 4, w.oil) +
    diminishing(resources[RESOURCE.siberite], 3, w.siberite) +
    Math.min(3, resources[RESOURCE.energy]) * 0.1
  );
}

function learning(g: Game, s: State, seat: Seat): number {
  const table = worthTable(g);
  let sum = 0;
  for (const id of s.zones[ids(g).researched + seat]) sum += table[s.cards[id].def].full;
  for (const id of s.zones[ids(g).research + seat]) {
    const card = s.cards[id];
    const time = Math.max(1, g.defs[card.def].stats[STAT.time]);
    sum += table[card.def].full * (0.04 + (0.86 * (time - workOn(s, card))) / time);
  }
  return sum;
}

/** Nearing the end of a deck, which starves (OW-WIN-04). */
const LAST = 14;

/** The own hand by what can come of it, with what an empty place may still bring; of others only the number is known. */
function hand(g: Game, s: State, seat: Seat, own: boolean, w: Weighing): number {
  const cards = s.zones[ids(g).hand + seat];
  const left = s.zones[ids(g).deck + seat].length;
  const drawn = Math.min(left, Math.max(0, HAND_LIMIT - cards.length));
  const fresh = own && lacksKey(g, s, seat, cards) ? w.dig : w.card;
  let sum = drawn * fresh + left * w.deck + Math.min(left, LAST) * w.lastCards;
  if (!own) return sum + cards.length * w.card;
  const table = worthTable(g);
  for (let i = 0; i < cards.length; i++) {
    const card = s.cards[cards[i]];
    const worth = table[card.def].hand;
    if (isKind(g, card, KIND.siberiteMine)) sum += worth * (meets(g, s, seat, card) ? 1 : 0.6);
    else sum += worth * (meets(g, s, seat, card) ? 1 : 0.45) * (repeatedInHand(s, cards, i) ? 0.5 : 1);
  }
  return sum;
}

/** Without a laboratory, a place to build beside a deposit and a mine there is no way on: better to look for what is missing. */
function lacksKey(g: Game, s: State, seat: Seat, cards: readonly number[]): boolean {
  if (tally.labs[seat] === 0 && !holds(g, s, cards, KIND.laboratory)) return true;
  if (holds(g, s, cards, KIND.warehouse) || holds(g, s, cards, KIND.storehouse))
    return !holds(g, s, cards, KIND.siberiteMine);
  for (let sector = 0; sector < sectorsOf(s); sector++)
    if (tally.free[sector] > 0 && (tally.base[cell(seat, sector)] > 0 || canBuildIn(seat, sector)))
      return !holds(g, s, cards, KIND.siberiteMine);
  return true;
}

function holds(g: Game, s: State, cards: readonly number[], kind: number): boolean {
  for (let i = 0; i < cards.length; i++) if (isKind(g, s.cards[cards[i]], kind)) return true;
  return false;
}

function repeatedInHand(s: State, cards: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i++) if (s.cards[cards[i]].def === s.cards[cards[at]].def) return true;
  return false;
}

/** A majority nearly reached weighs more than any army. */
function claim(s: State, seat: Seat, w: Weighing): number {
  const need = Math.floor(depositsOf(s) / 2) + 1;
  let mines = 0;
  for (let other = 0; other < s.seats.length; other++) if (allied(s, other, seat)) mines += tally.mines[other];
  return w.claim * Math.min(1, mines / need) ** 1.2;
}

/** Deposits within reach: somewhere to build, people beside it (OW-BUILD-06); and people where there is work to do. */
function prospects(g: Game, s: State, seat: Seat, w: Weighing): number {
  const detected = knows(g, s, seat, 'siberite-detection');
  let sum = 0;
  for (let sector = 0; sector < sectorsOf(s); sector++) {
    const jobs = tally.jobs[cell(seat, sector)];
    if (jobs > 0) sum -= w.job * Math.min(3, jobs) * (1 - nearness(s, seat, sector));
    if (tally.free[sector] <= 0) continue;
    const open = canBuildIn(seat, sector) ? 1 : tally.base[cell(seat, sector)];
    sum += w.access * open;
    if (detected) sum += w.walk * (0.4 + 0.6 * open) * nearness(s, seat, sector);
  }
  return sum;
}

const CREW = 4;

/** How near the nearest few people are, 0 to 1. */
function nearness(s: State, seat: Seat, to: ZoneId): number {
  let left = CREW;
  let sum = 0;
  for (let far = 0; far <= 3 && left > 0; far++) {
    for (let sector = 0; sector < sectorsOf(s) && left > 0; sector++) {
      if (sectorDistance(s.tally[TALLY.map], sector, to) !== far) continue;
      const here = Math.min(left, tally.people[cell(seat, sector)]);
      sum += here / (1 + far);
      left -= here;
    }
  }
  return sum / CREW;
}

/** What the seat's armies threaten: enemy assets where they are stronger, at once or a march away. */
function menace(s: State, seat: Seat, w: Weighing): number {
  let sum = 0;
  const n = sectorsOf(s);
  for (let from = 0; from < n; from++) {
    const army = tally.army[cell(seat, from)];
    if (army <= 0) continue;
    let best = 0;
    for (let to = 0; to < n; to++) {
      const far = sectorDistance(s.tally[TALLY.map], from, to);
      const gain = prize(s, seat, to, far === 0 ? tally.force[cell(seat, from)] : army);
      best = Math.max(best, (gain * (far === 0 ? w.threat : w.approach)) / (1 + far));
    }
    sum += best;
  }
  return sum;
}

function prize(s: State, seat: Seat, sector: ZoneId, force: number): number {
  let assets = 0;
  let against = 0;
  for (let other = 0; other < s.seats.length; other++) {
    if (allied(s, other, seat)) continue;
    assets += tally.assets[cell(other, sector)];
    against += tally.force[cell(other, sector)];
  }
  const edge = force / (force + against + 1) - 0.5;
  return edge > 0 ? assets * edge : 0;
}

/** Whoever is ready can still do something, and stand up to an attack; some are wanted where a mine can be dug. */
function leisure(g: Game, s: State, seat: Seat, w: Weighing): number {
  let ready = 0;
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (card.control === seat && isKind(g, card, KIND.human) && isReady(card)) ready++;
  }
  return ready * w.ready + (hasErrand(g, s, seat) ? Math.min(CREW, ready) * w.errand : 0);
}

/** A mine in hand, a free deposit where it may be built, and nobody there. */
function hasErrand(g: Game, s: State, seat: Seat): boolean {
  if (!holds(g, s, s.zones[ids(g).hand + seat], KIND.siberiteMine)) return false;
  if (!knows(g, s, seat, 'siberite-detection')) return false;
  for (let sector = 0; sector < sectorsOf(s); sector++)
    if (tally.free[sector] > 0 && tally.people[cell(seat, sector)] < 2 && canBuildIn(seat, sector)) return true;
  return false;
}

function standing(g: Game, s: State, seat: Seat, own: boolean, w: Weighing): number {
  let sum = tally.worth[seat] + stock(g, s, seat, w) + learning(g, s, seat) + hand(g, s, seat, own, w);
  sum += claim(s, seat, w) + prospects(g, s, seat, w) + menace(s, seat, w);
  if (own) sum += leisure(g, s, seat, w) - tally.beasts[0] * w.beast;
  if (tally.heads[seat] * 2 < s.tally[TALLY.people]) sum -= w.thin;
  return sum;
}

/** What play is weighed with now, and what was set by hand at first: a measure for later ones. */
export const weights = { own: WEIGHTS, first: WEIGHTS } as const;

export function evaluate(g: Game, s: State, seat: Seat, given: Readonly<Record<string, number>> = WEIGHTS): number {
  if (s.over >= 0) return s.winners === 0 ? 0 : (s.winners & (1 << seat)) !== 0 ? 1 : -1;
  const w = given as Weighing;
  survey(g, s);
  const sides: number[] = [];
  let own = 0;
  for (let other = 0; other < s.seats.length; other++) {
    if (s.seats[other].out !== 0) continue;
    const value = standing(g, s, other, other === seat, w);
    if (allied(s, other, seat)) own += value;
    else sides[s.tally[TALLY.teams + other]] = (sides[s.tally[TALLY.teams + other]] ?? 0) + value;
  }
  let best = Number.NEGATIVE_INFINITY;
  for (const value of sides) if (value !== undefined && value > best) best = value;
  return Math.tanh((own - best) / w.scale);
}
