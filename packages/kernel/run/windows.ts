import { setting } from '../state/held.ts';
import {
  F,
  Frame,
  MARK_ITEM,
  NO_ROW,
  OP_ROWS,
  OP_TABLE,
  OP_WINDOW,
  ROW_LENGTH,
  type Row,
  refOf,
  SET_OPTIONS,
  SET_ROW,
  SET_ROWS,
  SETS_FIXED,
  type Sets,
  type State,
} from '../state/records.ts';
import { NONE, type Seat } from '../types.ts';
import { answeredRow, answerOf, listActivated, listAnswers, mayHide } from './answers.ts';
import type { CompiledWindow, Game } from './game.ts';
import { abilityOf, cardOf } from './listen.ts';
import { pushProgram } from './programs.ts';
import { borrow, giveBack } from './scratch.ts';
import { intend, menu, menusUnread, NO_INTENT, nextStep } from './table.ts';

/**
 * Windows: moments at which seats may answer. The holder plays something or passes; the window asks every seat that
 * could hold an answer, and automatic passes are made outside the rules by the seat's own settings.
 */

const PASS = -1;

/**
 * Where the active seat may go on, its next menu stands among the answers: choosing from it is passing, and is kept
 * secret as its intent until the window closes. Such options are negative, so that they differ from answers.
 */
const asIntent = (act: number): number => (act < 0 ? act : -2 - act);
export const intentOf = (value: number): number => (value === PASS ? PASS : -2 - value);

/** Is the holder of this window choosing from its next menu too? */
export const goingOn = (f: Frame): boolean => f.op === OP_WINDOW && f.vars[MENU] === 1;

/** `vars`: place of the holder in the order, passes in a row, answers given, row answered, packet below, intent, menu. */
const HOLDER = 0;
const PASSES = 1;
const ANSWERED = 2;
const ROW = 3;
const PACKET = 4;
const INTENT = 5;
const MENU = 6;
/** `sets`: the order of seats, and the item the window is about. */
const ORDER = SETS_FIXED;
const ABOUT = SETS_FIXED + 1;
const EMPTY: number[] = [];
/** Orders of seats that the kernel knows; any other is the game's own. */
const ORDERS: readonly string[] = ['fromActive', 'fromYou', 'othersFromYou', 'foes'];

export function pushWindow(g: Game, s: State, f: Frame, index: number): void {
  const { spec } = g.windows[index];
  const top = s.frames.length - 1;
  const packet = spec.about === 'rows' && s.frames[top].op === OP_ROWS ? top : NONE;
  const about = spec.about === 'item' ? itemRow(g, s) : spec.about === 'event' ? f.sets[SET_ROW] : EMPTY;
  openWindow(s, f, index, seatOrder(g, s, f, spec.order), about, packet);
}

function openWindow(s: State, f: Frame, index: number, order: number[], about: number[], packet: number): void {
  const vars = [0, 0, 0, NONE, packet, NO_INTENT, 0];
  const sets = [EMPTY, NO_ROW, EMPTY, order, about] as number[][] as Sets;
  s.frames.push(new Frame(OP_WINDOW, index, 0, f.self, NONE, f.side, f.scope, NONE, 0, vars, sets));
}

function seatOrder(g: Game, s: State, f: Frame, order: string): Seat[] {
  if (!ORDERS.includes(order)) return [...(g.def.windowOrder?.(g, s, f, order) ?? [])];
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

/** Is it known to everybody that this seat has nothing to say here? */
function isSilent(s: State, window: CompiledWindow, self: number, seat: Seat): boolean {
  if (window.asks === null) return false;
  const f = borrow(self, seat);
  const silent = !window.asks(s, f);
  giveBack();
  return silent;
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

function isClosed(window: CompiledWindow, f: Frame): boolean {
  const seats = f.sets[ORDER].length;
  if (window.spec.close !== 'onceEach') return f.vars[PASSES] >= seats;
  if (f.vars[HOLDER] >= seats) return true;
  return f.vars[ANSWERED] > 0 && window.spec.defer !== true;
}

export function stepWindow(g: Game, s: State, f: Frame): boolean {
  const window = g.windows[f.prog];
  while (!isClosed(window, f)) {
    if (ask(g, s, f, window)) return true;
    pass(f);
  }
  closeWindow(g, s, f);
  return false;
}

const heard = setting({ seat: NONE as Seat });

/** In a search: only this seat answers in windows, the others are taken to pass. NONE for everybody. */
export function hearOnly(seat: Seat): void {
  heard.seat = seat;
}

/** Lists what the next seat may answer; false when it is known to have nothing to say. */
function ask(g: Game, s: State, f: Frame, window: CompiledWindow): boolean {
  const order = f.sets[ORDER];
  f.you = order[f.vars[HOLDER] % order.length];
  if (s.seats[f.you].out !== 0) return false;
  const next = window.spec.goOn === true && f.you === s.active ? nextStep(g, s, f.you) : null;
  if (next === null && heard.seat !== NONE && g.def.decider(g, s, f.you) !== heard.seat) return false;
  if (isSilent(s, window, f.self, f.you)) return false;
  f.vars[MENU] = next === null ? 0 : 1;
  const options: number[] = [];
  f.sets[SET_OPTIONS] = options;
  // A search that weighs the position here does not look at what the menu would hold.
  if (next !== null && menusUnread()) return true;
  const packet = f.vars[PACKET] === NONE ? null : s.frames[f.vars[PACKET]];
  listAnswers(g, s, f.you, window.allow, f.sets[ABOUT] as Row, packet, options);
  if (window.spec.acts === true) listActivated(g, s, f.you, options);
  if (next !== null) for (const act of menu(g, s, f.you, next)) options.push(asIntent(act));
  else if (options.length === 0 && !mayHide(s, f.you, window.hidden)) return false;
  else options.push(PASS);
  return true;
}

function pass(f: Frame): void {
  f.vars[PASSES]++;
  f.vars[HOLDER]++;
}

function closeWindow(g: Game, s: State, f: Frame): void {
  s.frames.pop();
  if (f.vars[INTENT] !== NO_INTENT) intend(s, f.vars[INTENT]);
  if (g.windows[f.prog].spec.defer === true) askTheRest(g, s);
}

/** Seats that a lower window of the chain has not asked yet are asked before anything of the chain resolves. */
function askTheRest(g: Game, s: State): void {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const lower = s.frames[i];
    if (lower.op !== OP_WINDOW) continue;
    if (g.windows[lower.prog].spec.defer !== true) return;
    const rest = lower.sets[ORDER].slice(lower.vars[HOLDER]);
    if (rest.length === 0) continue;
    lower.vars[HOLDER] += rest.length;
    openWindow(s, lower, lower.prog, rest, lower.sets[ABOUT], lower.vars[PACKET]);
    return;
  }
}

/** Seats (bits) that have chosen what they do next and keep it secret until a window closes. */
export function intending(s: State): number {
  let mask = 0;
  for (const f of s.frames) {
    if (f.op === OP_WINDOW && f.vars[INTENT] !== NO_INTENT) mask |= 1 << s.active;
    if (f.op === OP_TABLE && f.vars[1 + f.vars[0] * 3] !== NO_INTENT) mask |= 1 << f.vars[1];
  }
  return mask;
}

/** Nobody else may learn what a seat means to do: a sampled world asks it again. */
export function forgetIntents(s: State, but: Seat): void {
  for (const f of s.frames) {
    if (f.op === OP_WINDOW && s.active !== but) f.vars[INTENT] = NO_INTENT;
    if (f.op === OP_TABLE && f.vars[1] !== but) f.vars[1 + f.vars[0] * 3] = NO_INTENT;
  }
}

export function answerWindow(g: Game, s: State, f: Frame, value: number): void {
  f.sets[SET_OPTIONS] = EMPTY;
  if (value <= PASS) {
    if (f.vars[MENU] === 1) f.vars[INTENT] = intentOf(value);
    pass(f);
    return;
  }
  const window = g.windows[f.prog];
  const turns = window.spec.close === 'onceEach' ? f.sets[ORDER].length + 1 : f.sets[ORDER].length;
  f.vars[PASSES] = 0;
  f.vars[ANSWERED]++;
  f.vars[INTENT] = NO_INTENT;
  f.vars[HOLDER] = (f.vars[HOLDER] + 1) % turns;
  f.vars[ROW] = f.vars[PACKET] === NONE ? NONE : answeredRow(value);
  const packed = answerOf(value);
  const card = s.cards[cardOf(packed)];
  const ability = g.abilities[abilityOf(packed)];
  const row = rowAnswered(s, f, value) ?? (f.sets[ABOUT] as Row);
  if (window.via === NONE) {
    pushProgram(g, s, ability.prog, refOf(card), f.you, row, MARK_ITEM);
    return;
  }
  const frame = pushProgram(g, s, window.via, refOf(card), f.you, row, 0);
  frame.vars[0] = refOf(card);
  frame.vars[1] = ability.id;
}

/** The proposed event an option of this window answers, null where it is not about proposed events. */
export function rowAnswered(s: State, f: Frame, value: number): Row | null {
  if (f.vars[PACKET] === NONE) return null;
  const at = answeredRow(value) * ROW_LENGTH;
  return s.frames[f.vars[PACKET]].sets[SET_ROWS].slice(at, at + ROW_LENGTH) as Row;
}

/** The proposed rows that the innermost such window is about, and which of them was answered. */
export function answeredPacket(s: State): { packet: Frame; row: number } | null {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const f = s.frames[i];
    if (f.op === OP_WINDOW && f.vars[PACKET] !== NONE) return { packet: s.frames[f.vars[PACKET]], row: f.vars[ROW] };
  }
  return null;
}
