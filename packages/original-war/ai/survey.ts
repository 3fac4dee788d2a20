import { type Card, type Game, has, optionOf, type Seat, type State, scratch, type ZoneId } from '@bojiste/kernel';
import {
  counterAt,
  crewCount,
  crewNeeded,
  isAnimal,
  isFinished,
  isKind,
  isPowered,
  mapOf,
  workOn,
  woundsOn,
} from '../reads/lookup.ts';
import { weakening } from '../rules/defence.ts';
import { COUNTER, FLAG, KIND, MAX_SEATS, MAX_SECTORS, STAT } from '../types.ts';
import { type Worth, worthTable } from './worth.ts';

/** One pass over the cards in play, for the evaluation: what everybody has where. Kept from call to call, filled anew. */

/** What one pass over the cards in play gathers. */
interface Tally {
  /** Force per seat and sector: of everything, and of what can be sent elsewhere. */
  readonly force: Float64Array;
  readonly army: Float64Array;
  /** What could be brought against a building, per seat and sector. */
  readonly ram: Float64Array;
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
  /** Finished storehouses per seat and sector; working ones (by what is left of them) and warehouses per seat: what lets somebody build (OW-BUILD-06). */
  readonly depots: Float64Array;
  readonly stores: Float64Array;
  readonly warehouses: Float64Array;
  /** Deposits nobody has taken, by sector. */
  readonly free: Float64Array;
}

const CELLS = MAX_SEATS * MAX_SECTORS;
export const tally: Tally = scratch({
  force: new Float64Array(CELLS),
  army: new Float64Array(CELLS),
  ram: new Float64Array(CELLS),
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
});
const LISTS = [
  tally.force,
  tally.army,
  tally.ram,
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
export const cell = (seat: Seat, sector: ZoneId): number => seat * MAX_SECTORS + sector;

/** Designs a seat has in play: a second building of one design opens nothing new. */
const seen: number[] = scratch([]);
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
  tally.ram[at] += Math.max(0, stats[STAT.attackBuildings]);
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
  } else countDepot(g, s, card, at, share);
  const again = building && !mine && repeated(card) ? (isKind(g, card, KIND.oilWell) ? 0.6 : 0.2) : 1;
  const lit = isPowered(g, card) ? 1 : 0.6;
  const manned = crewNeeded(g, card) === 0 || crewCount(g, s, card) > 0 ? 1 : 0.65;
  tally.worth[card.control] += w.full * again * lit * manned * (0.4 + 0.6 * share) * done;
  tally.assets[at] += (mine ? 9 : w.full) * done;
  if (done < 1 || w.force === 0) return;
  tally.force[at] += w.force * share * manned;
  if (building) return;
  tally.army[at] += w.force * share * manned;
  tally.ram[at] += Math.max(0, g.defs[card.def].stats[STAT.attackBuildings]) * manned;
}

/** OW-RULING-25: a table may let a warehouse always count as a storehouse. */
function countDepot(g: Game, s: State, card: Card, at: number, share: number): void {
  const warehouse = isKind(g, card, KIND.warehouse);
  const lit = isPowered(g, card) ? 1 : 0;
  if (warehouse) tally.warehouses[card.control] += lit;
  if (!isKind(g, card, KIND.storehouse) && !(warehouse && optionOf(g, s, 'warehouseCounts') === 1)) return;
  tally.depots[at]++;
  tally.stores[card.control] += lit * share;
}

/** The same as the rule (`mayBuildIn`), from what the survey has counted. */
export const canBuildIn = (seat: Seat, sector: ZoneId): boolean =>
  tally.depots[cell(seat, sector)] > 0 || (tally.warehouses[seat] > 0 && tally.stores[seat] > 0);

const BEGUN = 0.35;

/** Begun work counts for a part; what is taken to pieces only for what is left. */
function progress(g: Game, s: State, card: Card): number {
  const time = Math.max(1, g.defs[card.def].stats[STAT.time]);
  const part = Math.max(0, Math.min(1, (time - workOn(s, card)) / time));
  return BEGUN + (0.9 - BEGUN) * part;
}

export function survey(g: Game, s: State): void {
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
