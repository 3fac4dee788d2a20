import type { Game, Val } from '../../run/game.ts';
import { returnList, takeList } from '../../run/scratch.ts';
import { distanceOf } from '../../run/space.ts';
import { baseOf, statOf } from '../../run/stats.ts';
import { itemIndex } from '../../run/windows.ts';
import { type Card, F, ghostOf, known, live, SET_ROW, type State } from '../../state/records.ts';
import { NONE, type Ref } from '../../types.ts';
import type { Arg, EventField, MathOp, Num, Place, RefX, Who } from '../nodes.ts';
import type { Context } from './context.ts';
import { compileCalc } from './parts.ts';
import { compileQuery, queryHas } from './queries.ts';

/** Values: each node becomes a function from state and frame to one number. */

export const eventField: Readonly<Record<EventField, number>> = {
  by: F.by,
  amount: F.amount,
  from: F.from,
  to: F.to,
  extra: F.extra,
  subject: F.subject,
  source: F.source,
  cause: F.cause,
};

const math: Readonly<Record<MathOp, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  // Nothing is as often as one likes in anything: a question about such a number would have no last answer.
  divUp: (a, b) => (b === 0 ? 0 : Math.ceil(a / b)),
  divDown: (a, b) => (b === 0 ? 0 : Math.floor(a / b)),
  min: (a, b) => (a < b ? a : b),
  max: (a, b) => (a > b ? a : b),
};

const fromRow =
  (field: number): Val =>
  (_, f) =>
    f.sets[SET_ROW][field] ?? NONE;

const fromVar = (c: Context, name: string): Val => {
  const at = c.bound(name);
  return (_, f) => f.vars[at];
};

export function counterOf(g: Game, s: State, ref: Ref, counter: number): number {
  const card = live(s, ref);
  if (card !== null) return s.counters[card.id * g.def.counters.length + counter];
  return ghostOf(s, ref)?.counters[counter] ?? 0;
}

export function linkOf(s: State, ref: Ref, slot: number): Ref {
  for (let i = 0; i < s.links.length; i += 3) if (s.links[i] === ref && s.links[i + 1] === slot) return s.links[i + 2];
  return NONE;
}

export function compileRef(c: Context, node: RefX): Val {
  switch (node.k) {
    case 'self':
      return (_, f) => f.self;
    case 'it':
      return fromRow(F.subject);
    case 'cause':
      return fromRow(F.source);
    case 'var':
      return fromVar(c, node.v);
    case 'host': {
      const of = compileRef(c, node.of);
      return (s, f) => known(s, of(s, f))?.host ?? NONE;
    }
    case 'link': {
      const slot = typeof node.slot === 'number' ? node.slot : c.lookup(c.g.names.links, node.slot, 'link');
      return (s, f) => linkOf(s, f.self, slot);
    }
    case 'tally': {
      const at = c.lookup(c.g.names.tallies, node.tally, 'tally');
      return (s) => s.tally[at];
    }
    case 'the': {
      const query = compileQuery(c, node.of);
      return (s, f) => {
        const out: number[] = [];
        query(s, f, out);
        return out.length > 0 ? out[0] : NONE;
      };
    }
    case 'calc':
      return compileCalc(c, node);
    case 'item':
      return (s) => {
        const at = itemIndex(s, s.frames.length - 1);
        return at < 0 ? NONE : s.frames[at].self;
      };
  }
}

export function compileWho(c: Context, node: Who): Val {
  switch (node.k) {
    case 'you':
      return (_, f) => f.you;
    case 'foe': {
      const { g } = c;
      if (g.def.foe !== undefined) return (s, f) => g.def.foe?.(g, s, f) ?? NONE;
      return (s, f) => {
        for (let i = 1; i < s.seats.length; i++) {
          const seat = (f.you + i) % s.seats.length;
          if (s.seats[seat].out === 0 && !g.def.allied(s, seat, f.you)) return seat;
        }
        return NONE;
      };
    }
    case 'active':
      return (s) => s.active;
    case 'nobody':
      return () => NONE;
    case 'controller': {
      const of = compileRef(c, node.of);
      return (s, f) => known(s, of(s, f))?.control ?? NONE;
    }
    case 'owner': {
      const of = compileRef(c, node.of);
      return (s, f) => known(s, of(s, f))?.owner ?? NONE;
    }
    case 'var':
      return fromVar(c, node.v);
    case 'event':
      return fromRow(eventField[node.field]);
  }
}

export function compilePlace(c: Context, node: Place): Val {
  switch (node.k) {
    case 'placeOf': {
      const of = compileRef(c, node.of);
      return (s, f) => known(s, of(s, f))?.zone ?? NONE;
    }
    case 'zone': {
      const start = c.g.zoneStart.get(node.zone);
      if (start === undefined) return c.fail(`unknown zone "${node.zone}"`);
      if (c.g.zones[start].decl.per !== 'seat') return () => start;
      const of = compileWho(c, node.of);
      return (s, f) => start + of(s, f);
    }
    case 'event':
      return fromRow(eventField[node.field]);
    case 'var':
      return fromVar(c, node.v);
  }
}

/** Where an object stands, or the place itself. */
export function compileSpot(c: Context, node: RefX | Place): Val {
  if (node.k === 'placeOf' || node.k === 'zone' || node.k === 'event') return compilePlace(c, node);
  const ref = compileRef(c, node);
  if (node.k !== 'var') return (s, f) => known(s, ref(s, f))?.zone ?? NONE;
  // A variable may hold an object or a place; the program knows which by how it was bound.
  return c.placeVars.has(node.v) ? ref : (s, f) => known(s, ref(s, f))?.zone ?? NONE;
}

export function compileNum(c: Context, node: Num): Val {
  if (typeof node === 'number') return () => node;
  const { g } = c;
  switch (node.k) {
    case 'var':
      return fromVar(c, node.v);
    case 'stat':
    case 'printed': {
      const of = compileRef(c, node.of);
      const stat = c.lookup(g.names.stats, node.stat, 'stat');
      if (node.k === 'printed' && node.of.k === 'self') return (s, f) => printedOf(g, known(s, f.self), stat);
      if (node.k === 'printed') return (s, f) => printedOf(g, known(s, of(s, f)), stat);
      const versus = node.versus === undefined ? () => NONE : compileRef(c, node.versus);
      return (s, f) => {
        const card = known(s, of(s, f));
        return card === null ? 0 : statOf(g, s, card, stat, versus(s, f));
      };
    }
    case 'base': {
      const of = compileRef(c, node.of);
      const stat = c.lookup(g.names.stats, node.stat, 'stat');
      return (s, f) => {
        const card = known(s, of(s, f));
        return card === null ? 0 : baseOf(g, s, card, stat);
      };
    }
    case 'counter': {
      const of = compileRef(c, node.of);
      const counter = c.lookup(g.names.counters, node.counter, 'counter');
      return (s, f) => counterOf(g, s, of(s, f), counter);
    }
    case 'resource': {
      const of = compileWho(c, node.of);
      const resource = c.lookup(g.names.resources, node.resource, 'resource');
      const { purse } = g.def;
      if (node.for === undefined || purse === undefined) return (s, f) => s.seats[of(s, f)]?.resources[resource] ?? 0;
      const sake = compileRef(c, node.for);
      return (s, f) => purse(g, s, f, sake(s, f), resource, s.seats[of(s, f)]?.resources[resource] ?? 0);
    }
    case 'tally': {
      const at = c.lookup(g.names.tallies, node.tally, 'tally');
      return (s) => s.tally[at];
    }
    case 'event':
      return fromRow(eventField[node.field]);
    case 'count':
      return compileCount(c, node.of);
    case 'sum':
    case 'most':
      return compileSum(c, node);
    case 'distance': {
      const from = compileSpot(c, node.from);
      const to = compileSpot(c, node.to);
      return (s, f) => distanceOf(g, s, from(s, f), to(s, f));
    }
    case 'math': {
      const a = compileNum(c, node.a);
      const b = compileNum(c, node.b);
      const op = math[node.op];
      return (s, f) => op(a(s, f), b(s, f));
    }
    case 'option': {
      const at = c.lookup(g.names.options, node.option, 'option');
      return (s) => s.options[at];
    }
    case 'calc':
      return compileCalc(c, node);
  }
}

const printedOf = (g: Game, card: Card | null, stat: number): number =>
  card === null ? 0 : g.defs[card.def].stats[stat];

function compileCount(c: Context, of: import('../nodes.ts').Query): Val {
  if (of.k === 'cards' && of.from.k === 'board') {
    const has = queryHas(c, of);
    return (s, f) => {
      let n = 0;
      for (let i = 0; i < s.field.length; i++) if (has(s, f, s.cards[s.field[i]])) n++;
      return n;
    };
  }
  const query = compileQuery(c, of);
  return (s, f) => {
    const out: number[] = [];
    query(s, f, out);
    return out.length;
  };
}

function compileSum(c: Context, node: Extract<Num, { k: 'sum' | 'most' }>): Val {
  const query = compileQuery(c, node.of);
  const at = c.slot(node.v);
  const each = compileNum(c, node.each);
  const most = node.k === 'most';
  return (s, f) => {
    const out = takeList();
    query(s, f, out);
    const held = f.vars[at];
    let sum = 0;
    for (let i = 0; i < out.length; i++) {
      f.vars[at] = out[i];
      const n = each(s, f);
      sum = most ? Math.max(sum, n) : sum + n;
    }
    f.vars[at] = held;
    returnList();
    return sum;
  };
}

/** Any argument of a verb or function. Which family a node belongs to follows from its kind. */
export function compileArg(c: Context, node: Arg): Val {
  if (typeof node === 'number') return compileNum(c, node);
  switch (node.k) {
    case 'self':
    case 'it':
    case 'cause':
    case 'host':
    case 'link':
    case 'the':
    case 'item':
      return compileRef(c, node);
    case 'you':
    case 'foe':
    case 'active':
    case 'nobody':
    case 'controller':
    case 'owner':
      return compileWho(c, node);
    case 'placeOf':
    case 'zone':
      return compilePlace(c, node);
    default:
      return compileNum(c, node as Num);
  }
}

const NO_ARGS: Val = () => NONE;

export function compileArgs(c: Context, args: readonly Arg[], expected: number, what: string): [Val, Val, Val, Val] {
  if (args.length !== expected) c.fail(`${what} takes ${expected} arguments, not ${args.length}`);
  const [a = NO_ARGS, b = NO_ARGS, d = NO_ARGS, e = NO_ARGS] = args.map((arg) => compileArg(c, arg));
  return [a, b, d, e];
}
