import { useUp } from '../../run/atoms.ts';
import { trace } from '../../run/log.ts';
import { pushProgram } from '../../run/programs.ts';
import { closeScope, scopeNamed } from '../../run/scopes.ts';
import { borrow, giveBack } from '../../run/scratch.ts';
import { pushTable } from '../../run/table.ts';
import { pushGroup } from '../../run/triggers.ts';
import { answeredPacket, pushWindow } from '../../run/windows.ts';
import {
  F,
  type Frame,
  idOf,
  MARK_ABILITY,
  MARK_CANCELLED,
  MARK_ITEM,
  MARK_USED,
  NO_ROW,
  OP_ROWS,
  ROW_DROPPED,
  ROW_LENGTH,
  type Row,
  SET_ROW,
  SET_ROWS,
  type State,
} from '../../state/records.ts';
import { NONE, type Ref } from '../../types.ts';
import type { Eff } from '../nodes.ts';
import { compileAsk, compileModes } from './asks.ts';
import type { Context } from './context.ts';
import { compileEach, compileIf, compileLoop, compileRepeat, compileStop } from './flow.ts';
import { compileNum, compileRef } from './parts.ts';
import { compilePay } from './prices.ts';
import { compileCall, compileLasts, compileLater, compileScope, compileTogether, internWindow } from './procedures.ts';
import { compileQuery } from './queries.ts';
import { simple } from './steps.ts';
import { compileArg, compileArgs, eventField } from './values.ts';

/** Effects: trees are flattened into steps with jumps. A step sets the next `pc` itself. */

const EMPTY: number[] = [];

export function compileEff(c: Context, node: Eff): void {
  c.nested(() => compileNode(c, node));
}

function compileNode(c: Context, node: Eff): void {
  const { g } = c;
  switch (node.k) {
    case 'nothing':
      return;
    case 'seq':
      for (const part of node.do) compileEff(c, part);
      return;
    case 'step':
      c.labelled(node.label, node.clauses, () => compileEff(c, node.do));
      return;
    case 'if':
      compileIf(c, node);
      return;
    case 'let': {
      const value = compileArg(c, node.be);
      const at = c.slot(node.v);
      if (isPlaceValue(node.be)) c.placeVars.add(node.v);
      simple(c, (s, f) => {
        f.vars[at] = value(s, f);
      });
      return;
    }
    case 'collect': {
      const query = compileQuery(c, node.of);
      const at = c.setSlot(node.v);
      simple(c, (s, f) => {
        const out: number[] = [];
        query(s, f, out);
        f.sets[at] = out;
      });
      return;
    }
    case 'each':
      compileEach(c, node);
      return;
    case 'repeat':
      compileRepeat(c, node);
      return;
    case 'loop':
      compileLoop(c, node);
      return;
    case 'stop':
      compileStop(c, node.out);
      return;
    case 'ask':
      compileAsk(c, node, compileEff);
      return;
    case 'modes':
      compileModes(c, node, compileEff);
      return;
    case 'together':
      compileTogether(c, node);
      return;
    case 'scope':
      compileScope(c, node);
      return;
    case 'end': {
      const name = c.lookup(g.names.scopes, node.scope, 'scope');
      simple(c, (s) => closeScope(s, scopeNamed(s, name)));
      return;
    }
    case 'call':
      compileCall(c, node);
      return;
    case 'window': {
      const index = internWindow(c, node.w);
      simple(c, (s, f) => pushWindow(g, s, f, index));
      return;
    }
    case 'item': {
      const card = compileRef(c, node.card);
      simple(c, (s, f) => {
        f.self = card(s, f);
        f.marks = (f.marks | MARK_ITEM) & ~MARK_CANCELLED;
      });
      compileEff(c, node.do);
      simple(c, (_, f) => {
        f.marks &= ~(MARK_ITEM | MARK_CANCELLED);
      });
      return;
    }
    case 'announce':
    case 'use':
      compileUse(c, node);
      return;
    case 'cancel':
      simple(c, (s, f) => {
        const item = s.frames[f.sets[SET_ROW][F.extra] ?? NONE];
        if (item === undefined || (item.marks & MARK_CANCELLED) !== 0) return;
        item.marks |= MARK_CANCELLED;
        trace(s, { k: 'cancelled', card: item.self < 0 ? NONE : idOf(item.self) });
      });
      return;
    case 'flush':
      simple(c, (s) => {
        if (s.triggers.length > 0) pushGroup(s);
      });
      return;
    case 'lasts':
      compileLasts(c, node);
      return;
    case 'later':
      compileLater(c, node);
      return;
    case 'pay':
      simple(c, compilePay(c, node.price));
      return;
    case 'amend': {
      const field = eventField[node.field];
      const n = compileNum(c, node.n);
      simple(c, (s, f) => amendRow(s, f, field, n(s, f)));
      return;
    }
    case 'drop':
      simple(c, (s, f) => {
        const row = f.sets[SET_ROW];
        amendRow(s, f, F.flags, ROW_DROPPED);
        if (row.length > 0)
          trace(s, {
            k: 'averted',
            kind: row[F.kind],
            card: row[F.subject] < 0 ? NONE : idOf(row[F.subject]),
            by: f.you,
          });
      });
      return;
    case 'verb':
      compileVerb(c, node);
      return;
    case 'native': {
      if (node.name.startsWith('.use.')) {
        const id = Number(node.name.slice(5));
        simple(c, (s, f) => useUp(s, f.self, id));
        return;
      }
      const native = g.def.natives[node.name];
      if (native === undefined) c.fail(`unknown native "${node.name}"`);
      const [a, b, d] = compileArgs(c, node.args, native.args.length, `"${node.name}"`);
      simple(c, (s, f) => native.run(g, s, f, a(s, f), b(s, f), d(s, f)));
      return;
    }
    case 'playCard': {
      const card = compileRef(c, node.card);
      simple(c, (s, f) => {
        const ref = card(s, f);
        const play = g.playOf(s, ref);
        if (play !== NONE) pushProgram(g, s, g.abilities[play].prog, ref, f.you, NO_ROW, MARK_ABILITY);
      });
      return;
    }
    case 'turn': {
      const table = c.lookup(g.turnNames, node.table, 'turn table');
      const seats = compileQuery(c, node.seats);
      c.program.turns.push({ pc: c.pc, table });
      simple(c, (s, f) => {
        const out: number[] = [];
        seats(s, f, out);
        pushTable(s, table, out, f.scope);
      });
      return;
    }
  }
}

/** An ability given by value: paid for, or run. */
function compileUse(c: Context, node: Extract<Eff, { k: 'use' | 'announce' }>): void {
  const { g } = c;
  const card = compileRef(c, node.card);
  const given = compileNum(c, node.ability);
  const abilityOf = (s: State, f: Frame, ref: Ref) => {
    const id = given(s, f);
    return id === NONE ? g.playOf(s, ref) : id;
  };
  if (node.k === 'announce') {
    simple(c, (s, f) => {
      const ref = card(s, f);
      const id = abilityOf(s, f, ref);
      if (id === NONE) return;
      const payer = borrow(ref, f.you, EMPTY, f.sets[SET_ROW]);
      payer.collect = NONE;
      g.abilities[id].pay(s, payer);
      giveBack();
    });
    return;
  }
  simple(c, (s, f) => {
    const ref = card(s, f);
    const id = abilityOf(s, f, ref);
    if (id === NONE) return;
    const frame = pushProgram(g, s, g.abilities[id].prog, ref, f.you, f.sets[SET_ROW], MARK_ABILITY | MARK_USED);
    if (node.announced === true) frame.pc = g.abilities[id].body;
  });
}

function isPlaceValue(node: unknown): boolean {
  const k = (node as { k?: string }).k;
  const field = (node as { field?: string }).field;
  return k === 'placeOf' || k === 'zone' || (k === 'event' && (field === 'from' || field === 'to'));
}

/** Writes into the event under replacement or answered in a window: in the packet, and in what this program sees of it. */
function amendRow(s: State, f: Frame, field: number, value: number): void {
  const own = f.sets[SET_ROW].slice() as Row;
  own[field] = value;
  f.sets[SET_ROW] = own;
  const under = s.frames[f.collect];
  const replacing = under !== undefined && under.op === OP_ROWS;
  const answered = replacing ? { packet: under, row: under.vars[0] } : answeredPacket(s);
  if (answered === null) return;
  const { packet, row } = answered;
  const rows = packet.sets[SET_ROWS].slice();
  rows[row * ROW_LENGTH + field] = value;
  packet.sets[SET_ROWS] = rows;
}

function compileVerb(c: Context, node: Extract<Eff, { k: 'verb' }>): void {
  const { g } = c;
  const verb = g.verb(node.verb);
  if (verb === undefined) c.fail(`unknown verb "${node.verb}"`);
  c.inside(verb.within, `"${node.verb}"`);
  const [a, b, d, e] = compileArgs(c, node.args, verb.args.length, `"${node.verb}"`);
  const word = verb.event === undefined ? g.word(c.place, verb.word, node.word) : g.word(c.place, 'event', verb.event);
  if (node.args.length <= 2) simple(c, (s, f) => verb.exec(g, s, f, a(s, f), b(s, f), NONE, NONE, word));
  else simple(c, (s, f) => verb.exec(g, s, f, a(s, f), b(s, f), d(s, f), e(s, f), word));
}
