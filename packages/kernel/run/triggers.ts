import { setting } from '../state/held.ts';
import {
  F,
  Frame,
  filled,
  ghostOf,
  live,
  MARK_ABILITY,
  OP_GROUP,
  type Row,
  refOf,
  SET_OPTIONS,
  SETS_FIXED,
  type Sets,
  type State,
} from '../state/records.ts';
import { NONE, type Ref, type Seat } from '../types.ts';
import { endMods } from './atoms.ts';
import type { Game } from './game.ts';
import { abilityOf, cardOf, ensureIndex, matches } from './listen.ts';
import { pushProgram } from './programs.ts';
import { borrow, giveBack } from './scratch.ts';
import { limitLeft } from './usage.ts';
import { servedBy } from './yours.ts';

/**
 * Triggers: noted when an event is committed, resolved as a group after the state is settled. Whether an event sets an
 * ability off (who, where, how far, how much) is read once, when it happens: whoever orders the group has no veto. What
 * is looked at again when its turn comes is only whether it can still be carried out.
 */

const EMPTY: number[] = [];
const HEAD = 3;

/** A waiting trigger: ability (or ~mod serial), owner, the seat it serves, then the row. */
export function collectTriggers(g: Game, s: State, row: Row): void {
  ensureIndex(g, s);
  const kind = g.listen.after + row[F.kind];
  const listeners = s.listen[kind];
  for (let i = 0; i < listeners.length; i++) {
    const packed = listeners[i];
    const ability = g.abilities[abilityOf(packed)];
    const card = s.cards[cardOf(packed)];
    if (!matches(s, ability, refOf(card), card.control, row) || !limitLeft(s, refOf(card), ability)) continue;
    if (g.def.sleeps?.(g, s, card)) continue;
    const you = servedBy(g, s, ability.pattern, card.control, row);
    s.triggers.push([ability.id, refOf(card), you, ...row]);
  }
  if (s.mods.length > 0) collectDelayed(g, s, row);
}

function collectDelayed(g: Game, s: State, row: Row): void {
  for (const mod of s.mods) {
    const change = g.changes[mod.change];
    if (change.kind !== 'later' || change.pattern === null || change.pattern.event !== row[F.kind]) continue;
    const f = borrow(mod.source, mod.by, mod.vars, row);
    const yes = change.pattern.test(s, f);
    giveBack();
    if (yes) s.triggers.push([~mod.at, mod.source, mod.by, ...row]);
  }
}

/** Turns the waiting triggers into a group on the stack. */
export function pushGroup(s: State): void {
  const sets = filled(SETS_FIXED, EMPTY) as Sets;
  for (const trigger of s.triggers) sets.push(trigger);
  s.triggers = [];
  s.frames.push(new Frame(OP_GROUP, NONE, 0, NONE, NONE, 0, 0, NONE, 0, [NONE], sets));
}

const rowOf = (trigger: readonly number[]): Row => trigger.slice(HEAD) as Row;

function stillDue(g: Game, s: State, trigger: readonly number[]): boolean {
  const [id, owner, you] = trigger;
  // Whoever is out of the game has nothing due any more.
  if (you >= 0 && s.seats[you].out !== 0) return false;
  if (id < 0) return s.mods.some((mod) => mod.at === ~id);
  if (!limitLeft(s, owner, g.abilities[id])) return false;
  if (live(s, owner) !== null) return true;
  // An ability of an object that is gone works only right after its own leaving (the rulebooks' "immediately after").
  const { leaves } = g.events[trigger[HEAD + F.kind]];
  return leaves && trigger[HEAD + F.subject] === owner && ghostOf(s, owner) !== null;
}

/** Place in the stack of the group whose orders are being compared, -1 for none. */
const paused = setting({ at: NONE });

/** While orders are compared on copies, this group waits before each of its triggers and after the last. */
export function pauseGroup(at: number): void {
  paused.at = at;
}

/** One step of a group. True: a decision is needed. */
export function stepGroup(g: Game, s: State, f: Frame): boolean {
  const kept = f.sets.slice(0, SETS_FIXED) as Sets;
  for (let i = SETS_FIXED; i < f.sets.length; i++) if (stillDue(g, s, f.sets[i])) kept.push(f.sets[i]);
  f.sets = kept;
  const waits = s.frames.length - 1 === paused.at;
  if (kept.length === SETS_FIXED) {
    if (!waits) s.frames.pop();
    return waits;
  }
  const options = firstRung(g, s, f);
  // What the rules themselves bring about comes in order; nobody is asked.
  if (!waits && (options.length === 1 || f.you < 0)) {
    runTrigger(g, s, f, options[0]);
    return false;
  }
  f.sets[SET_OPTIONS] = options;
  return true;
}

const NO_TAGS: readonly string[] = [];
const tagsOfTrigger = (g: Game, id: number): readonly string[] => (id < 0 ? NO_TAGS : g.abilities[id].tags);

function firstRung(g: Game, s: State, f: Frame): number[] {
  let best = Number.MAX_SAFE_INTEGER;
  let options: number[] = [];
  for (let i = SETS_FIXED; i < f.sets.length; i++) {
    const { rung, chooser } = g.def.ladder(g, s, f.sets[i][2], tagsOfTrigger(g, f.sets[i][0]));
    if (rung > best) continue;
    if (rung < best) options = [];
    best = rung;
    f.you = chooser;
    const again = (other: number) => sameTrigger(f.sets[other], f.sets[i]) || sameDelayed(s, f.sets[other], f.sets[i]);
    if (!options.some(again)) options.push(i);
  }
  return options;
}

/** The same ability of the same object for the same subject: the order cannot matter. */
function sameTrigger(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** One effect that was put off for several objects goes through them in its own order. */
function sameDelayed(s: State, a: readonly number[], b: readonly number[]): boolean {
  if (a[0] >= 0 || b[0] >= 0 || a[1] !== b[1]) return false;
  const change = (id: number) => s.mods.find((mod) => mod.at === ~id)?.change;
  return change(a[0]) === change(b[0]);
}

export function runTrigger(g: Game, s: State, f: Frame, at: number): void {
  const trigger = f.sets[at];
  f.sets = f.sets.filter((_, i) => i !== at) as Sets;
  f.sets[SET_OPTIONS] = EMPTY;
  const [id, owner, you] = trigger;
  const row = rowOf(trigger);
  if (id < 0) runDelayed(g, s, ~id, owner, you, row);
  else if (isItem(g, id)) runAsItem(g, s, id, owner, you, row);
  else pushProgram(g, s, g.abilities[id].prog, owner, you, row, MARK_ABILITY);
}

function isItem(g: Game, id: number): boolean {
  const { ability } = g.abilities[id];
  return ability.kind === 'on' && ability.item === true;
}

/** Through the game's own procedure, so that others can answer it. */
function runAsItem(g: Game, s: State, id: number, owner: Ref, you: Seat, row: Row): void {
  const proc = g.names.procs.get(g.def.itemTriggers ?? '');
  if (proc === undefined)
    throw new Error(`${g.def.id}: "${g.abilities[id].ability.key}" is an item, but itemTriggers names no procedure`);
  const frame = pushProgram(g, s, proc, owner, you, row, 0);
  frame.vars[0] = owner;
  frame.vars[1] = id;
}

function runDelayed(g: Game, s: State, serial: number, owner: Ref, you: Seat, row: Row): void {
  const mod = s.mods.find((m) => m.at === serial);
  if (mod === undefined) return;
  const frame = pushProgram(g, s, g.changes[mod.change].prog, owner, you, row, MARK_ABILITY);
  for (let i = 0; i < mod.vars.length && i < frame.vars.length; i++) frame.vars[i] = mod.vars[i];
  // It waited for the next such event only; whatever else of it is still due goes with it.
  endMods(s, (m) => m === mod);
}
