import {
  CARD_LIMIT,
  F,
  Frame,
  MARK_ITEM,
  OP_WINDOW,
  ROW_LENGTH,
  refOf,
  SET_OPTIONS,
  SETS_FIXED,
  type State,
} from '../state/records.ts';
import { NONE, type Seat } from '../types.ts';
import type { Game } from './game.ts';
import { abilityOf, cardOf, ensureIndex } from './listen.ts';
import { pushProgram } from './programs.ts';
import { matches } from './rows.ts';
import { usable } from './table.ts';

/**
 * Windows: moments at which seats may answer. The holder plays something or passes; the window always asks, and
 * automatic passes are made outside the rules by the seat's own settings. `vars`: place of the holder in the order,
 * passes in a row, answers given; `sets[3]` is the order of seats, `sets[4]` the item or row the window is about.
 */

const PASS = -1;
const HOLDER = 0;
const PASSES = 1;
const ANSWERED = 2;
const ORDER = SETS_FIXED;
const ABOUT = SETS_FIXED + 1;
const EMPTY: number[] = [];

export function pushWindow(g: Game, s: State, f: Frame, index: number): void {
  const spec = g.windows[index].spec;
  const sets: number[][] = new Array(SETS_FIXED + 2).fill(EMPTY);
  sets[ORDER] = seatOrder(g, s, f, spec.order);
  if (spec.about === 'item') sets[ABOUT] = itemRow(g, s);
  s.frames.push(new Frame(OP_WINDOW, index, 0, f.self, NONE, f.side, f.scope, NONE, 0, [0, 0, 0], sets));
}

function seatOrder(g: Game, s: State, f: Frame, order: string): Seat[] {
  const start = order === 'fromActive' ? s.active : f.you;
  const seats: Seat[] = [];
  for (let i = 0; i < s.seats.length; i++) {
    const seat = (start + i) % s.seats.length;
    if (s.seats[seat].out !== 0) continue;
    if (order === 'othersFromYou' && seat === f.you) continue;
    if (order === 'foes' && g.def.allied(s, seat, f.you)) continue;
    seats.push(seat);
  }
  return seats;
}

/** The item under a window, written as an `announced` event so that answers can look at it. */
function itemRow(g: Game, s: State): number[] {
  const at = itemIndex(s, s.frames.length - 1);
  if (at < 0) return EMPTY;
  const item = s.frames[at];
  const row: number[] = new Array(ROW_LENGTH).fill(NONE);
  row[F.kind] = g.names.events.get('announced') ?? NONE;
  row[F.subject] = item.self;
  row[F.source] = item.self;
  row[F.by] = item.you;
  row[F.extra] = at;
  row[F.flags] = 0;
  return row;
}

/** Index of the innermost item at or below a place of the stack, -1 for none. */
export function itemIndex(s: State, from: number): number {
  for (let i = from; i >= 0; i--) if ((s.frames[i].marks & MARK_ITEM) !== 0) return i;
  return NONE;
}

export function stepWindow(g: Game, s: State, f: Frame): boolean {
  const spec = g.windows[f.prog].spec;
  const order = f.sets[ORDER];
  const closed =
    order.length === 0 ||
    (spec.close === 'onceEach'
      ? f.vars[HOLDER] >= order.length || f.vars[ANSWERED] > 0
      : f.vars[PASSES] >= order.length);
  if (closed) {
    s.frames.pop();
    return false;
  }
  f.you = order[f.vars[HOLDER] % order.length];
  f.sets[SET_OPTIONS] = answers(g, s, f, f.you);
  return true;
}

function answers(g: Game, s: State, f: Frame, seat: Seat): number[] {
  ensureIndex(g, s);
  const spec = g.windows[f.prog].spec;
  const out: number[] = [];
  const kind = g.listen.respond;
  for (let i = s.listenStart[kind]; i < s.listenStart[kind + 1]; i++) {
    const packed = s.listeners[i];
    const card = s.cards[cardOf(packed)];
    const ability = g.abilities[abilityOf(packed)];
    if (card.control !== seat || !ability.tags.includes(spec.allow)) continue;
    if (
      ability.pattern !== null &&
      (f.sets[ABOUT].length === 0 || !matches(s, ability, refOf(card), seat, f.sets[ABOUT]))
    )
      continue;
    if (sameCardListed(g, s, out, packed)) continue;
    if (usable(g, s, seat, ability.id, refOf(card))) out.push(packed);
  }
  out.push(PASS);
  return out;
}

function sameCardListed(g: Game, s: State, out: readonly number[], packed: number): boolean {
  const card = s.cards[cardOf(packed)];
  if (!g.zones[card.zone].decl.alike) return false;
  return out.some(
    (other) =>
      abilityOf(other) === abilityOf(packed) &&
      s.cards[cardOf(other)].def === card.def &&
      s.cards[cardOf(other)].zone === card.zone,
  );
}

export function answerWindow(g: Game, s: State, f: Frame, value: number): void {
  const order = f.sets[ORDER];
  f.sets[SET_OPTIONS] = EMPTY;
  if (value === PASS) {
    f.vars[PASSES]++;
    f.vars[HOLDER]++;
    return;
  }
  f.vars[PASSES] = 0;
  f.vars[ANSWERED]++;
  f.vars[HOLDER] =
    (f.vars[HOLDER] + 1) % (g.windows[f.prog].spec.close === 'onceEach' ? order.length + 1 : order.length);
  const card = s.cards[value % CARD_LIMIT];
  const ability = g.abilities[abilityOf(value)];
  const via = g.windows[f.prog].via;
  if (via === NONE) {
    pushProgram(g, s, ability.prog, refOf(card), f.you, f.sets[ABOUT], MARK_ITEM);
    return;
  }
  const frame = pushProgram(g, s, via, refOf(card), f.you, f.sets[ABOUT], 0);
  frame.vars[0] = refOf(card);
  frame.vars[1] = ability.id;
}
