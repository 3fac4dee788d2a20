import { memo, scratch } from '../state/held.ts';
import {
  F,
  Frame,
  filled,
  idOf,
  makeRow,
  OP_ROWS,
  ROW_DROPPED,
  ROW_LENGTH,
  type Row,
  refOf,
  rowIn,
  SET_ROWS,
  SETS_FIXED,
  type Sets,
  type State,
} from '../state/records.ts';
import { NONE, type Ref, type Seat } from '../types.ts';
import { finish } from './atoms.ts';
import type { CompiledAbility, Game } from './game.ts';
import { abilityOf, cardOf, ensureIndex, freezeIndex, listened, matches, thawIndex } from './listen.ts';
import { isTraced, isWatched, logRow, logSight, sighted, sightedAfter, trace } from './log.ts';
import { OUTCOME } from './outcome.ts';
import { noteArrivals } from './relocate.ts';
import { borrow, giveBack } from './scratch.ts';
import { collectTriggers } from './triggers.ts';
import { limitLeft } from './usage.ts';
import { servedBy } from './yours.ts';

/**
 * Events are proposed as rows; replacements may change or drop them; then atoms commit all rows of a packet at once,
 * and whoever listens is noted. If nothing can replace a row, no frame is pushed.
 */

const EMPTY: number[] = [];
/** A packet of more events than this is an effect run wild. */
const PACKET_BUDGET = 2_000 * ROW_LENGTH;

/** Proposes one event on behalf of the running frame. */
export function propose(
  g: Game,
  s: State,
  f: Frame,
  kind: number,
  subject: Ref,
  amount = 0,
  from = NONE,
  to = NONE,
  extra = 0,
  cause = 0,
): void {
  if (f.collect < 0) {
    ensureIndex(g, s);
    // The common case: it joins no packet and nobody can replace it; often nobody even hears of it.
    if (s.listen[g.listen.before + kind].length === 0) {
      if (s.mods.length === 0 && s.listen[g.listen.after + kind].length === 0 && !isWatched())
        commitUnheard(g, s, f, kind, subject, amount, from, to, extra, cause);
      else commitRow(g, s, makeRow(kind, subject, f.self, f.you, amount, from, to, extra, cause));
      return;
    }
  }
  submit(g, s, f.collect, makeRow(kind, subject, f.self, f.you, amount, from, to, extra, cause), f.scope);
}

/** Rows lent to events that nobody hears of: they are written over by the next. */
const unheard: Row[] = memo([]);
const lent = scratch({ rows: 0 });

function commitUnheard(
  g: Game,
  s: State,
  f: Frame,
  kind: number,
  subject: Ref,
  amount: number,
  from: number,
  to: number,
  extra: number,
  cause: number,
): void {
  const event = g.events[kind];
  if (event.commit !== null) {
    if (lent.rows === unheard.length) unheard.push(makeRow(0, 0, 0, 0, 0, 0, 0, 0, 0));
    const row = unheard[lent.rows++];
    row[F.kind] = kind;
    row[F.subject] = subject;
    row[F.source] = f.self;
    row[F.by] = f.you;
    row[F.cause] = cause;
    row[F.amount] = amount;
    row[F.from] = from;
    row[F.to] = to;
    row[F.extra] = extra;
    freezeIndex();
    event.commit(g, s, row);
    thawIndex(g, s);
    lent.rows--;
    noteArrivals(g, s);
    // Who has only just come may wait for its own coming.
    if (!event.leaves && listened(g, s, g.listen.after + kind)) collectTriggers(g, s, row);
  }
}

/** Hands rows to the packet being collected, or sees them through at once. */
export function submit(g: Game, s: State, collect: number, rows: number[], scope = 0): void {
  if (collect >= 0) {
    const frame = s.frames[collect];
    frame.sets[SET_ROWS] = frame.sets[SET_ROWS].concat(rows);
    if (frame.sets[SET_ROWS].length > PACKET_BUDGET) finish(s, OUTCOME.endless, 0);
    return;
  }
  if (needsFrame(g, s, rows)) s.frames.push(rowsFrame(rows, scope));
  else commitRows(g, s, rows);
}

export function rowsFrame(rows: number[], scope: number): Frame {
  const sets = filled(SETS_FIXED + 1, EMPTY) as Sets;
  const frame = new Frame(OP_ROWS, NONE, 0, NONE, NONE, 0, scope, NONE, 0, [0, NONE], sets);
  frame.sets[SET_ROWS] = rows;
  return frame;
}

function needsFrame(g: Game, s: State, rows: number[]): boolean {
  for (let at = 0; at < rows.length; at += ROW_LENGTH) {
    if (!listened(g, s, g.listen.before + rows[at])) continue;
    if (replacements(g, s, rowIn(rows, at), EMPTY).length > 0) return true;
  }
  return false;
}

/** Abilities that would replace this row, except those that already did. */
export function replacements(g: Game, s: State, row: Row, done: readonly number[]): number[] {
  ensureIndex(g, s);
  const kind = g.listen.before + row[F.kind];
  const out: number[] = [];
  const listeners = s.listen[kind];
  for (let i = 0; i < listeners.length; i++) {
    const packed = listeners[i];
    if (done.includes(packed)) continue;
    const ability = g.abilities[abilityOf(packed)];
    const card = s.cards[cardOf(packed)];
    if (!matches(s, ability, refOf(card), card.control, row) || !limitLeft(s, refOf(card), ability)) continue;
    if (card.control >= 0 && s.seats[card.control].out !== 0) continue;
    const you = servedBy(g, s, ability.pattern, card.control, row);
    if (isPayable(s, ability, refOf(card), you, row) && !g.def.sleeps?.(g, s, card)) out.push(packed);
  }
  return out;
}

function isPayable(s: State, ability: CompiledAbility, self: Ref, you: Seat, row: Row): boolean {
  const f = borrow(self, you, EMPTY, row);
  const yes = ability.payable(s, f);
  giveBack();
  return yes;
}

/** All rows of a packet at once. Who listens to a leaving is read before anything leaves. */
export function commitRows(g: Game, s: State, rows: number[]): void {
  if (rows.length === ROW_LENGTH) {
    if ((rows[F.flags] & ROW_DROPPED) === 0) commitRow(g, s, rows as Row);
    return;
  }
  ensureIndex(g, s);
  const live: Row[] = [];
  for (let at = 0; at < rows.length; at += ROW_LENGTH) {
    const row = rowIn(rows, at);
    if ((row[F.flags] & ROW_DROPPED) === 0) live.push(row);
  }
  for (const row of live) if (g.events[row[F.kind]].leaves) collectTriggers(g, s, row);
  freezeIndex();
  for (const row of live) carryOut(g, s, row);
  thawIndex(g, s);
  s.unsettled = 1;
  noteArrivals(g, s);
  for (const row of live) if (!g.events[row[F.kind]].leaves) collectTriggers(g, s, row);
}

/** A packet of one. */
function commitRow(g: Game, s: State, row: Row): void {
  ensureIndex(g, s);
  const { leaves } = g.events[row[F.kind]];
  if (leaves) collectTriggers(g, s, row);
  freezeIndex();
  carryOut(g, s, row);
  thawIndex(g, s);
  noteArrivals(g, s);
  if (!leaves) collectTriggers(g, s, row);
}

function carryOut(g: Game, s: State, row: Row): void {
  const event = g.events[row[F.kind]];
  const sight = logSight(g, s, row);
  const traced = isTraced();
  const [subject, source] = [row[F.subject], row[F.source]];
  const was = traced && subject >= 0 ? sighted(g, s, idOf(subject)) : null;
  const from = traced && source >= 0 ? sighted(g, s, idOf(source)) : null;
  if (event.commit !== null) event.commit(g, s, row);
  logRow(g, s, row, sight);
  if (traced) trace(s, { k: 'row', row: row.slice(), subject: was && sightedAfter(g, s, was), source: from });
}
