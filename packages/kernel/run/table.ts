import { scratch, setting } from '../state/held.ts';
import {
  CARD_LIMIT,
  Frame,
  filled,
  live,
  NO_ROW,
  OP_TABLE,
  type Row,
  refOf,
  SETS_FIXED,
  type Sets,
  type State,
} from '../state/records.ts';
import { NONE, type Ref, type Seat } from '../types.ts';
import { endMods, resetFor, setPhase } from './atoms.ts';
import type { CompiledStep, Game } from './game.ts';
import { abilityOf, cardOf, ensureIndex, listened } from './listen.ts';
import { pushProgram } from './programs.ts';
import { propose } from './rows.ts';
import { borrow, giveBack } from './scratch.ts';
import { limitLeft, UNTIL } from './usage.ts';
import { mayUse } from './yours.ts';

/**
 * Turn tables: the steps of a turn, walked by one seat or by several at once. `vars` holds the number of seats and
 * for each its seat, the step it is in and the stage of that step; `sets` holds each seat's menu.
 */

const BEGIN = 0;
const ENTER = 1;
const MENU = 2;
const END = 3;
const LEAVE = 4;
const NEXT = 5;
const FINISHED = 6;

const DONE = -1;
/** After the seats' places: what the seat chose while a window was still open. */
export const NO_INTENT = -2;
const EMPTY: number[] = [];

export function pushTable(s: State, table: number, seats: readonly Seat[], scope: number): void {
  const vars = [seats.length];
  const sets = filled(SETS_FIXED + seats.length, EMPTY) as Sets;
  for (const seat of seats) vars.push(seat, 0, BEGIN);
  vars.push(NO_INTENT);
  s.frames.push(new Frame(OP_TABLE, table, 0, NONE, seats[0] ?? NONE, 0, scope, NONE, 0, vars, sets));
}

/** Puts every seat of the topmost table at the menu or at the beginning of a step. */
export function skipTo(s: State, step: number, enter: boolean): void {
  const f = s.frames[s.frames.length - 1];
  for (let i = 0; i < f.vars[0]; i++) {
    f.vars[2 + i * 3] = step;
    f.vars[3 + i * 3] = enter ? BEGIN : MENU;
  }
}

const menus = setting({ unread: false });

/** While a state is only weighed where it comes to a menu, what the menu would hold is not worked out. */
export function leaveMenusUnread(on: boolean): void {
  menus.unread = on;
}

export const menusUnread = (): boolean => menus.unread;

/** Advances every seat to its next menu. True: at least one seat has a menu and none has anything else to do. */
export function stepTable(g: Game, s: State, f: Frame): boolean {
  const steps = g.turns[f.prog];
  const depth = s.frames.length;
  let waiting = false;
  for (let i = 0; i < f.vars[0]; i++) {
    const at = 1 + i * 3;
    if (f.vars[at + 2] === FINISHED) continue;
    while (f.vars[at + 2] !== MENU || !hasMenu(g, s, f.vars[at], steps[f.vars[at + 1]])) {
      advance(g, s, f, at, steps);
      // Whatever that began, or what must be settled first, comes before the next stage.
      if (s.frames.length !== depth || s.unsettled !== 0 || s.triggers.length > 0) return false;
      if (f.vars[at + 2] === FINISHED) break;
    }
    if (f.vars[at + 2] === FINISHED) continue;
    waiting = true;
  }
  if (!waiting) {
    s.frames.pop();
    return false;
  }
  if (s.ghosts.length > 0) s.ghosts = [];
  if (takeIntent(g, s, f, steps)) return false;
  if (menus.unread) return true;
  for (let i = 0; i < f.vars[0]; i++) {
    const at = 1 + i * 3;
    f.sets[SETS_FIXED + i] = f.vars[at + 2] === MENU ? menu(g, s, f.vars[at], steps[f.vars[at + 1]]) : EMPTY;
  }
  return true;
}

/** What was chosen during the window that has just closed, if it can still be done. */
function takeIntent(g: Game, s: State, f: Frame, steps: readonly CompiledStep[]): boolean {
  const at = 1 + f.vars[0] * 3;
  const intent = f.vars[at];
  if (intent === NO_INTENT) return false;
  f.vars[at] = NO_INTENT;
  if (!isListed(g, s, f.vars[1], steps[f.vars[2]], intent)) return false;
  takeAct(g, s, f, 1, intent);
  return true;
}

/** Would the menu hold this? */
function isListed(g: Game, s: State, seat: Seat, step: CompiledStep, value: number): boolean {
  if (value === DONE) return true;
  const out: number[] = [];
  const index = abilityOf(value);
  if (index >= g.acts.length) listAbilities(g, s, seat, step, out);
  else if (step.acts.includes(index)) listAct(g, s, seat, index, out);
  return out.includes(value);
}

/** Keeps what the active seat chose in a window until the topmost table comes to its menu. */
export function intend(s: State, intent: number): void {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const f = s.frames[i];
    if (f.op !== OP_TABLE) continue;
    f.vars[1 + f.vars[0] * 3] = intent;
    return;
  }
}

/** The step of the topmost table, if its one seat comes to its menu next; else null. */
export function nextStep(g: Game, s: State, seat: Seat): CompiledStep | null {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const f = s.frames[i];
    if (f.op !== OP_TABLE) continue;
    const step = g.turns[f.prog][f.vars[2]];
    const comes = f.vars[0] === 1 && f.vars[1] === seat && f.vars[3] === MENU && step.step.menu !== false;
    return comes ? step : null;
  }
  return null;
}

function hasMenu(g: Game, s: State, seat: Seat, step: CompiledStep): boolean {
  return step.step.menu === 'ifAny' ? menu(g, s, seat, step).length > 1 : step.step.menu;
}

function advance(g: Game, s: State, f: Frame, at: number, steps: readonly CompiledStep[]): void {
  const seat = f.vars[at];
  const step = steps[f.vars[at + 1]];
  const stage = f.vars[at + 2];
  f.vars[at + 2] = stage + 1;
  switch (stage) {
    case BEGIN:
      setPhase(s, step.id);
      resetFor(g, s, 'step');
      announce(g, s, g.stepBegins, seat, step.id);
      break;
    case ENTER:
      if (step.enter !== NONE) pushProgram(g, s, step.enter, NONE, seat, NO_ROW, 0, f);
      break;
    case END:
      announce(g, s, g.stepEnds, seat, step.id);
      break;
    case LEAVE:
      if (step.leave !== NONE) pushProgram(g, s, step.leave, NONE, seat, NO_ROW, 0, f);
      break;
    case NEXT:
      endMods(s, (mod) => mod.until === UNTIL.step);
      f.vars[at + 1]++;
      f.vars[at + 2] = f.vars[at + 1] < steps.length ? BEGIN : FINISHED;
      break;
  }
}

const unheard = (g: Game, s: State, kind: number): boolean =>
  g.events[kind].decl.log === undefined &&
  !listened(g, s, g.listen.after + kind) &&
  !listened(g, s, g.listen.before + kind);

/** Tells listeners that a step begins or ends, if the game knows such an event. */
function announce(g: Game, s: State, kind: number, seat: Seat, step: number): void {
  if (kind === NONE || (s.mods.length === 0 && unheard(g, s, kind))) return;
  const f = borrow(NONE, seat);
  f.collect = NONE;
  propose(g, s, f, kind, NONE, step);
  giveBack();
}

/** Everything a seat may do in this step, and "done". */
export function menu(g: Game, s: State, seat: Seat, step: CompiledStep): number[] {
  const out: number[] = [];
  for (let i = 0; i < step.acts.length; i++) listAct(g, s, seat, step.acts[i], out);
  listAbilities(g, s, seat, step, out);
  out.push(DONE);
  return out;
}

const found: Ref[] = scratch([]);

function listAct(g: Game, s: State, seat: Seat, index: number, out: number[]): void {
  const act = g.acts[index];
  const f = borrow(NONE, seat);
  const from = found.length;
  act.each(s, f, found);
  const to = found.length;
  for (let i = from; i < to; i++) {
    f.self = found[i];
    if (alreadyListed(g, s, from, i)) continue;
    if ((act.when === null || act.when(s, f)) && act.feasible(s, f))
      out.push(index * CARD_LIMIT + (f.self & (CARD_LIMIT - 1)));
  }
  while (found.length > from) found.pop();
  giveBack();
}

/** Of interchangeable cards only the first is offered. */
function alreadyListed(g: Game, s: State, from: number, at: number): boolean {
  const card = s.cards[found[at] & (CARD_LIMIT - 1)];
  if (!g.zones[card.zone].decl.alike) return false;
  for (let i = from; i < at; i++) {
    const other = s.cards[found[i] & (CARD_LIMIT - 1)];
    if (other.def === card.def && other.zone === card.zone) return true;
  }
  return false;
}

function listAbilities(g: Game, s: State, seat: Seat, step: CompiledStep, out: number[]): void {
  ensureIndex(g, s);
  const kind = g.listen.act;
  const listeners = s.listen[kind];
  for (let i = 0; i < listeners.length; i++) {
    const packed = listeners[i];
    const card = s.cards[cardOf(packed)];
    if (!mayUse(g, s, seat, card.control)) continue;
    const ability = g.abilities[abilityOf(packed)];
    if ((ability.during & (1 << step.id)) === 0) continue;
    if (usable(g, s, seat, abilityOf(packed), refOf(card))) out.push(g.acts.length * CARD_LIMIT + packed);
  }
}

/** May the seat use this ability of this object now? Limits, conditions, price and choices are all tested. */
export function usable(g: Game, s: State, seat: Seat, id: number, ref: Ref, row: Row = NO_ROW): boolean {
  const ability = g.abilities[id];
  if (!limitLeft(s, ref, ability) || g.def.sleeps?.(g, s, s.cards[ref & (CARD_LIMIT - 1)])) return false;
  const f = borrow(ref, seat, EMPTY, row);
  const yes = (ability.when === null || ability.when(s, f)) && ability.payable(s, f) && ability.feasible(s, f);
  giveBack();
  return yes;
}

export function chooseAct(g: Game, s: State, f: Frame, seat: Seat, value: number): void {
  for (let i = 0; i < f.vars[0]; i++) {
    const at = 1 + i * 3;
    if (g.def.decider(g, s, f.vars[at]) !== seat || f.vars[at + 2] !== MENU) continue;
    for (let j = 0; j < f.vars[0]; j++) f.sets[SETS_FIXED + j] = EMPTY;
    takeAct(g, s, f, at, value);
    return;
  }
}

function takeAct(g: Game, s: State, f: Frame, at: number, value: number): void {
  if (value === DONE) f.vars[at + 2] = END;
  else startAct(g, s, f, f.vars[at], value);
}

function startAct(g: Game, s: State, f: Frame, seat: Seat, value: number): void {
  const index = abilityOf(value);
  const ref = refOf(s.cards[cardOf(value)]);
  const prog = index < g.acts.length ? g.acts[index].prog : g.abilities[index - g.acts.length].prog;
  pushProgram(g, s, prog, live(s, ref) === null ? NONE : ref, seat, NO_ROW, 0, f);
}
