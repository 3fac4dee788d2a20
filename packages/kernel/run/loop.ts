import { resetScratch } from '../state/held.ts';
import {
  F,
  type Frame,
  MARK_ABILITY,
  MARK_CANCELLED,
  MARK_ENDED,
  MARK_ITEM,
  MARK_USED,
  OP_GROUP,
  OP_ROWS,
  OP_RUN,
  OP_TABLE,
  OP_WINDOW,
  ROW_DROPPED,
  ROW_LENGTH,
  refOf,
  rowIn,
  SET_OPTIONS,
  SET_ROWS,
  SETS_FIXED,
  type State,
} from '../state/records.ts';
import { NONE, type Seat } from '../types.ts';
import { finish } from './atoms.ts';
import type { Game } from './game.ts';
import { abilityOf, cardOf } from './listen.ts';
import { OUTCOME } from './outcome.ts';
import { endProgram, pushProgram } from './programs.ts';
import { commitRows, replacements } from './rows.ts';
import { closeScope, settleScopes } from './scopes.ts';
import { borrow, giveBack } from './scratch.ts';
import { chooseAct, leaveMenusUnread, stepTable } from './table.ts';
import { pushGroup, runTrigger, stepGroup } from './triggers.ts';
import { answerWindow, hearOnly, itemIndex, stepWindow } from './windows.ts';
import { servedBy } from './yours.ts';

/** The loop: settle, run waiting triggers, then one step of the topmost frame, until somebody must decide. */

export const DONE = -1;
const STEP_BUDGET = 20_000;
const DEPTH_BUDGET = 200;
/** A game in which nobody makes an end of it ends here. */
const MOVE_BUDGET = 20_000;

export function run(g: Game, s: State): void {
  try {
    runToDecision(g, s);
  } catch (error) {
    // A mistake in a game must not leave the workshop of the next one in disorder.
    resetScratch();
    throw error;
  }
}

function runToDecision(g: Game, s: State): void {
  for (;;) {
    if (s.over >= 0) return;
    if (++s.spent > STEP_BUDGET || s.frames.length > DEPTH_BUDGET) {
      finish(s, OUTCOME.endless, 0);
      return;
    }
    if (s.unsettled !== 0) {
      s.unsettled = 0;
      if (s.scopes.length > 0) settleScopes(g, s);
      if (g.def.settle(g, s)) continue;
    }
    const f = s.frames[s.frames.length - 1];
    if (s.triggers.length > 0 && mayFlush(g, f)) {
      pushGroup(s);
      continue;
    }
    if ((f.marks !== 0 || f.scope !== 0) && isOver(s, f)) {
      popFrame(s, f);
      continue;
    }
    if (stepFrame(g, s, f)) return;
  }
}

const mayFlush = (g: Game, f: Frame): boolean => (g.def.triggers === 'atOnce' ? f.op !== OP_ROWS : f.op === OP_TABLE);

/** A frame of a scope that ended pops when control returns to it; cards being resolved finish first. */
function isOver(s: State, f: Frame): boolean {
  if ((f.marks & MARK_ENDED) !== 0) return true;
  if ((f.marks & MARK_USED) !== 0 && itemCancelled(s)) return true;
  if (f.scope === 0) return false;
  for (let i = 0; i < s.scopes.length; i += 3) if (s.scopes[i] === f.scope) return false;
  // Whatever a card of the dead scope has begun (a packet, a procedure) is part of resolving that card.
  for (let i = s.frames.length - 1; i >= 0 && s.frames[i].scope === f.scope; i--) {
    if ((s.frames[i].marks & (MARK_ITEM | MARK_ABILITY)) !== 0) return false;
  }
  return true;
}

/** A frame that is cut short takes its scope with it. */
function popFrame(s: State, f: Frame): void {
  s.frames.pop();
  for (let i = 0; i < s.scopes.length; i += 3) {
    if (s.scopes[i] === f.scope && s.scopes[i + 2] === s.frames.length) {
      closeScope(s, f.scope);
      return;
    }
  }
}

function itemCancelled(s: State): boolean {
  const at = itemIndex(s, s.frames.length - 2);
  return at >= 0 && (s.frames[at].marks & MARK_CANCELLED) !== 0;
}

function stepFrame(g: Game, s: State, f: Frame): boolean {
  switch (f.op) {
    case OP_RUN:
      return stepProgram(g, s, f);
    case OP_ROWS:
      return stepRows(g, s, f);
    case OP_GROUP:
      return stepGroup(g, s, f);
    case OP_WINDOW:
      return stepWindow(g, s, f);
    default:
      return stepTable(g, s, f);
  }
}

/** Runs a program until it waits, ends, starts something above itself or changes what must be settled first. */
function stepProgram(g: Game, s: State, f: Frame): boolean {
  const { steps } = g.programs[f.prog];
  const depth = s.frames.length;
  for (;;) {
    const { pc } = f;
    if (pc >= steps.length) {
      endProgram(g, s, f);
      return false;
    }
    f.pc = pc + 1;
    if (steps[pc](s, f)) {
      f.pc = pc;
      return true;
    }
    if (s.unsettled !== 0 || s.frames.length !== depth || s.triggers.length > 0 || s.over >= 0) return false;
    if ((f.marks & (MARK_ENDED | MARK_USED)) !== 0) return false;
    if (++s.spent > STEP_BUDGET) return false;
  }
}

// ---- replacement of proposed rows ------------------------------------------------------------------------------------

const DONE_SET = SETS_FIXED;

function stepRows(g: Game, s: State, f: Frame): boolean {
  const rows = f.sets[SET_ROWS];
  const at = f.vars[0] * ROW_LENGTH;
  if (at >= rows.length) {
    s.frames.pop();
    commitRows(g, s, rows);
    return false;
  }
  const row = rowIn(rows, at);
  const found = (row[F.flags] & ROW_DROPPED) !== 0 ? [] : replacements(g, s, row, f.sets[DONE_SET]);
  if (found.length === 0) {
    f.vars[0]++;
    f.sets[DONE_SET] = [];
    return false;
  }
  const optional = found.every((packed) => isOptional(g, packed));
  if (!optional && found.every((packed) => abilityOf(packed) === abilityOf(found[0]))) {
    // Copies of one compulsory replacement: their order cannot matter.
    replaceRow(g, s, f, found[0]);
    return false;
  }
  const chooser = g.def.chooser(g, s, row);
  f.you = optional ? firstToAnswer(s, found, chooser) : chooser;
  f.sets[SET_OPTIONS] = optional ? [...found.filter((packed) => controlOf(s, packed) === f.you), DONE] : found;
  return true;
}

const controlOf = (s: State, packed: number): Seat => s.cards[cardOf(packed)].control;

/** What may be declined is offered to whom it belongs, the chooser first. */
const firstToAnswer = (s: State, found: readonly number[], chooser: Seat): Seat =>
  found.some((packed) => controlOf(s, packed) === chooser) ? chooser : controlOf(s, found[0]);

function isOptional(g: Game, packed: number): boolean {
  const { ability } = g.abilities[abilityOf(packed)];
  return ability.kind === 'instead' && ability.optional === true;
}

function replaceRow(g: Game, s: State, f: Frame, packed: number): void {
  const at = f.vars[0] * ROW_LENGTH;
  const rows = f.sets[SET_ROWS].slice();
  const row = rowIn(rows, at);
  const ability = g.abilities[abilityOf(packed)];
  if (!ability.keepsRow) rows[at + F.flags] |= ROW_DROPPED;
  f.sets[SET_ROWS] = rows;
  f.sets[DONE_SET] = [...f.sets[DONE_SET], packed];
  f.sets[SET_OPTIONS] = [];
  const card = s.cards[cardOf(packed)];
  const below = s.frames.length - 1;
  const you = servedBy(g, s, ability.pattern, card.control, row);
  const frame = pushProgram(g, s, ability.prog, refOf(card), you, row, MARK_ABILITY);
  // What a replacement does joins the packet, so that one packet stays one moment; its price is paid at once.
  frame.collect = below;
  frame.pc = ability.body;
  const payer = borrow(refOf(card), you, NOTHING, row);
  payer.collect = NONE;
  ability.pay(s, payer);
  giveBack();
}

function answerRows(g: Game, s: State, f: Frame, value: number): void {
  if (value !== DONE) {
    replaceRow(g, s, f, value);
    return;
  }
  f.sets[DONE_SET] = [...f.sets[DONE_SET], ...f.sets[SET_OPTIONS].filter((packed) => packed !== DONE)];
  f.sets[SET_OPTIONS] = [];
}

// ---- decisions -------------------------------------------------------------------------------------------------------

/** Options open to a seat now; empty when it has nothing to decide. */
export function optionsOf(g: Game, s: State, seat: Seat): readonly number[] {
  if (s.over >= 0) return NOTHING;
  const f = s.frames[s.frames.length - 1];
  if (f.op !== OP_TABLE) return decidingSeat(g, s) === seat ? f.sets[SET_OPTIONS] : NOTHING;
  for (let i = 0; i < f.vars[0]; i++) {
    const menu = f.sets[SETS_FIXED + i];
    if (menu.length > 0 && g.def.decider(g, s, f.vars[1 + i * 3]) === seat) return menu;
  }
  return NOTHING;
}

const NOTHING: readonly number[] = [];

/**
 * Options of the seat that must decide now (`decidingSeat`), without asking again who that is: for search.
 * @public
 */
export function openOptions(s: State): readonly number[] {
  if (s.over >= 0) return NOTHING;
  const f = s.frames[s.frames.length - 1];
  if (f.op !== OP_TABLE) return f.sets[SET_OPTIONS];
  for (let i = 0; i < f.vars[0]; i++) if (f.sets[SETS_FIXED + i].length > 0) return f.sets[SETS_FIXED + i];
  return NOTHING;
}

/** The seat that must decide now; where several may act at once, the first of them. */
export function decidingSeat(g: Game, s: State): Seat {
  if (s.over >= 0) return NONE;
  const f = s.frames[s.frames.length - 1];
  let seat = f.you;
  if (f.op === OP_RUN) seat = g.programs[f.prog].asks[f.pc]?.by(s, f) ?? f.you;
  else if (f.op === OP_TABLE) {
    for (let i = 0; i < f.vars[0]; i++) {
      if (f.sets[SETS_FIXED + i].length > 0) {
        seat = f.vars[1 + i * 3];
        break;
      }
    }
  }
  return g.def.decider(g, s, seat);
}

/** All seats that may decide now. */
export function decidingSeats(g: Game, s: State): Seat[] {
  if (s.over >= 0) return [];
  const f = s.frames[s.frames.length - 1];
  if (f.op !== OP_TABLE) return [decidingSeat(g, s)];
  const seats: Seat[] = [];
  for (let i = 0; i < f.vars[0]; i++) {
    if (f.sets[SETS_FIXED + i].length > 0) seats.push(g.def.decider(g, s, f.vars[1 + i * 3]));
  }
  return seats;
}

/** Takes a seat's option (it must be one of `optionsOf`) and runs to the next decision. */
export function choose(g: Game, s: State, seat: Seat, value: number): void {
  const f = s.frames[s.frames.length - 1];
  switch (f.op) {
    case OP_RUN:
      g.programs[f.prog].asks[f.pc]?.answer(s, f, value);
      break;
    case OP_ROWS:
      answerRows(g, s, f, value);
      break;
    case OP_GROUP:
      runTrigger(g, s, f, value);
      break;
    case OP_WINDOW:
      answerWindow(g, s, f, value);
      break;
    default:
      chooseAct(g, s, f, seat, value);
  }
  goOn(g, s, seat);
}

/** Answers a pick of several, or an order, whole: one decision, whatever was taken of it before. */
export function chooseSeveral(g: Game, s: State, seat: Seat, values: readonly number[]): void {
  const f = s.frames[s.frames.length - 1];
  g.programs[f.prog].asks[f.pc]?.several?.answer(s, f, values);
  goOn(g, s, seat);
}

/** A decision was made: runs to the next one. */
function goOn(g: Game, s: State, seat: Seat): void {
  s.seats[seat].moves++;
  s.step++;
  s.spent = 0;
  if (s.step > MOVE_BUDGET) finish(s, OUTCOME.endless, 0);
  run(g, s);
}

/**
 * The same for a search that only weighs where it comes to a menu of acts: the menu stays empty, so such a state cannot
 * be played on. Anywhere else it can. Where `heard` is given, only this seat is asked in windows, and the others pass.
 * @public
 */
export function chooseToWeigh(g: Game, s: State, seat: Seat, value: number, heard: Seat = NONE): void {
  leaveMenusUnread(true);
  try {
    chooseHearing(g, s, seat, value, heard);
  } finally {
    leaveMenusUnread(false);
  }
}

/**
 * The same for a search that plays on: only this seat is asked in windows, and the others pass.
 * @public
 */
export function chooseHearing(g: Game, s: State, seat: Seat, value: number, heard: Seat): void {
  hearOnly(heard);
  try {
    choose(g, s, seat, value);
  } finally {
    hearOnly(NONE);
  }
}
