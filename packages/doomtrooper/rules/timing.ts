import {
  type Card,
  cardAt,
  choicesOf,
  F,
  type Frame,
  type Game,
  idOf,
  perGame,
  refOf,
  type Seat,
  type State,
  setFace,
  setResource,
  submit,
} from '@bojiste/kernel';
import {
  AREA,
  areaOf,
  aroundTable,
  combatNow,
  hasRole,
  hostOf,
  ids,
  inCombat,
  isKind,
  mayPlayer,
  numberOf,
  onStation,
  rolesOf,
  sabotageNow,
  tally,
  value,
} from '../reads/lookup.ts';
import { ANY_NUMBER, KIND, RES, ROLE, STAT, TALLY } from '../types.ts';
import { dueToLeave, mayBeDiscarded } from '../verbs/harm.ts';
import { strikesFirst } from './first-attack.ts';
import { suspended } from './immunity.ts';
import { checkVictory, lastStandSaved } from './victory.ts';
import { openStation } from './warriors.ts';

/** Etiketa a časování (DT-TIME, DT-TURN-08 to 12, DT-ANY-07): what follows at once from a change, in which order, and who is asked first. */

/** Deaths and orphans first, then beasts off the Station, then victory. */
export function settle(g: Game, s: State): boolean {
  const z = ids(g);
  const rows = dueToLeave(g, s);
  if (rows.length === 0) lookAfter(g, s, rows);
  if (rows.length > 0) {
    submit(g, s, -1, rows);
    return true;
  }
  if (tally(s, TALLY.stationOpen) === 0) {
    for (let seat = 0; seat < s.seats.length; seat++)
      for (const id of s.zones[z.station + seat]) openStation(g, s, s.cards[id]);
  }
  for (let seat = 0; seat < s.seats.length; seat++) emptyPurse(g, s, seat);
  lastStandSaved(g, s);
  checkVictory(g, s);
  return false;
}

/** Nobody is kept from having a handful; who has more than he may loses what is beyond it. */
const HANDFUL = 10;
function emptyPurse(g: Game, s: State, seat: Seat): void {
  const has = s.seats[seat].resources[RES.destiny];
  if (has <= HANDFUL) return;
  const most = numberOf(g, s, seat, STAT.purse);
  if (most < ANY_NUMBER && has > most) setResource(s, seat, RES.destiny, most);
}

const leaving = (g: Game, card: Card): number[] => {
  const row = new Array(10).fill(-1);
  row[0] = ids(g).event('discarded');
  row[1] = refOf(card);
  row[4] = 0;
  row[5] = 0;
  row[6] = card.zone;
  row[8] = 0;
  row[9] = 0;
  return row;
};

/** What the table must look after, by definition: the unique, beasts, warriors considered beasts, what wears a bearer down. */
const WATCHED = { unique: 1, beast: 2, asBeast: 4, vehicle: 8, wanes: 16 } as const;
const watched = perGame((g) =>
  Uint8Array.from(g.defs, ({ kinds, decl }) => {
    const unique = (kinds & (KIND.personality | KIND.relic)) === 0 ? 0 : WATCHED.unique;
    const beast = (kinds & KIND.beast) === 0 ? 0 : WATCHED.beast;
    const vehicle = (kinds & KIND.vehicle) === 0 ? 0 : WATCHED.vehicle;
    const wanes = decl.facts?.wanes === true ? WATCHED.wanes : 0;
    const asBeast = decl.abilities.some(({ key }) => key === 'as-beast') ? WATCHED.asBeast : 0;
    return unique | beast | vehicle | wanes | asBeast;
  }),
);

/** Beasts off the Station, older copies; and who may no longer use his vehicle gets out of it (DT-VEH-10). */
function lookAfter(g: Game, s: State, rows: number[]): void {
  const marks = watched(g);
  const { attached, station } = ids(g);
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    const mark = marks[card.def];
    if (mark === 0) continue;
    if ((mark & WATCHED.unique) !== 0) olderCopies(g, s, card, i, rows);
    // DT-BEAST-07, 11, DT-RULING-60.
    if ((mark & WATCHED.beast) !== 0 && isStray(g, s, card)) rows.push(...leaving(g, card));
    if ((mark & WATCHED.asBeast) !== 0 && card.zone < station) rows.push(...leaving(g, card));
    if ((mark & WATCHED.wanes) !== 0) wornOut(g, s, card, rows);
    if ((mark & WATCHED.vehicle) !== 0 && card.zone === attached && card.face === 0) getOut(g, s, card);
  }
}

function isStray(g: Game, s: State, beast: Card): boolean {
  const host = hostOf(s, beast);
  return host !== null && !onStation(g, host);
}

/** Whose V has been worn down to nothing by such a card is discarded, however it came to that. */
function wornOut(g: Game, s: State, card: Card, rows: number[]): void {
  const host = hostOf(s, card);
  if (host !== null && mayBeDiscarded(g, s, host) && value(g, s, host, STAT.value) <= 0) rows.push(...leaving(g, host));
}

function getOut(g: Game, s: State, vehicle: Card): void {
  if (suspended(g, s, vehicle, (host) => rolesOf(g, s, host))) setFace(g, s, vehicle, true);
}

/** A unique card that comes back while a newer copy is in play is discarded (DT-TARGET-05, DT-RULING-102). */
function olderCopies(g: Game, s: State, card: Card, at: number, rows: number[]): void {
  for (let j = 0; j < at; j++) {
    const other = s.cards[s.field[j]];
    if (other.def === card.def && counts(g, s, card) && counts(g, s, other))
      rows.push(...leaving(g, older(card, other)));
  }
}

/** A personality in an area, a relic on somebody in play. */
function counts(g: Game, s: State, card: Card): boolean {
  const there = isKind(g, card, KIND.personality) ? areaOf(g, card) >= AREA.squad : card.zone === ids(g).attached;
  return there && !hasRole(g, s, hostOf(s, card) ?? card, ROLE.outOfPlay);
}

/** The one that was laid down earlier: it has been an object for fewer changes of the game since then. */
const older = (a: Card, b: Card): Card => (a.born <= b.born ? a : b);

/** DT-TURN-08 to 12, DT-RULING-11: what touches everybody, opponents from the nearest, team mates, the active player. */
export function ladder(g: Game, s: State, controller: Seat, tags: readonly string[]): { rung: number; chooser: Seat } {
  if (tags.includes('global')) return { rung: 0, chooser: s.active };
  const n = s.seats.length;
  const distance = aroundTable(s, s.active).indexOf(controller);
  if (distance === 0) return { rung: 2 * n, chooser: controller };
  const mate = g.def.allied(s, controller, s.active);
  return { rung: distance + (mate ? n : 0), chooser: controller };
}

/** Those named, then everybody else from the active player on. */
function firstOnes(s: State, first: readonly Seat[]): Seat[] {
  const out: Seat[] = [];
  for (const seat of first) if (seat >= 0 && !out.includes(seat)) out.push(seat);
  for (const seat of aroundTable(s, s.active)) if (s.seats[seat].out === 0 && !out.includes(seat)) out.push(seat);
  return out;
}

/** Who may not take a hand in the combat is asked nothing in it. */
const involved = (g: Game, s: State, seats: readonly Seat[]): readonly Seat[] =>
  inCombat(g, s) ? seats.filter((seat) => mayPlayer(g, s, 'meddle', seat)) : seats;

/** DT-ANY-07, 08, DT-RULING-10 in combat; DT-TIME-12 for reactions; DT-RULING-114 for Sabotage. */
export const windowOrder = (g: Game, s: State, f: Frame, order: string): readonly Seat[] =>
  involved(g, s, orderOf(g, s, f, order));

function orderOf(g: Game, s: State, f: Frame, order: string): readonly Seat[] {
  if (order === 'combat') {
    const a = cardAt(s, Math.max(0, combatNow.get(g, s, 'attacker')));
    const d = cardAt(s, Math.max(0, combatNow.get(g, s, 'defender')));
    const named = combatNow.get(g, s, 'defender') >= 0;
    const pair = [combatNow.get(g, s, 'player'), combatNow.get(g, s, 'foe')];
    return firstOnes(s, named && strikesFirst(g, s, a, d) < 0 ? pair.reverse() : pair);
  }
  if (order === 'active') return firstOnes(s, []);
  if (order === 'sabotaged') return firstOnes(s, [sabotageNow.get(g, s, 'victim')]);
  return firstOnes(s, affected(g, s, f));
}

/** Place of the row that a frame answers. */
const ROW = 1;

/**
 * Whom a card or ability is aimed at: the players chosen for it and those whose cards were, and whoever
 * played the card that it answers. Its own player is meant only if nobody else is.
 */
function affected(g: Game, s: State, f: Frame): readonly Seat[] {
  const seats: Seat[] = [];
  for (const { ask, value } of choicesOf(g, f)) {
    if (ask.of === 'seat') seats.push(value);
    else if (ask.of === 'card') seats.push(s.cards[idOf(value)].control);
  }
  const answered = f.sets[ROW];
  if (answered[F.kind] === ids(g).event('announced')) seats.push(answered[F.by]);
  const others = seats.filter((seat) => seat !== f.you);
  return others.length > 0 ? others : seats;
}
