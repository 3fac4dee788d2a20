import type { Test, Val } from '../../run/game.ts';
import { hasAbility } from '../../run/listen.ts';
import { isConsidered } from '../../run/names.ts';
import { permitted } from '../../run/permissions.ts';
import { scopeNamed } from '../../run/scopes.ts';
import { distanceOf } from '../../run/space.ts';
import { statOf } from '../../run/stats.ts';
import { tagsOf } from '../../run/tags.ts';
import { itemIndex } from '../../run/windows.ts';
import { isYours } from '../../run/yours.ts';
import { type Card, type Frame, ghostOf, known, live, MARK_CANCELLED, refOf, type State } from '../../state/records.ts';
import { NONE, type ZoneId } from '../../types.ts';
import type { Compare, Cond, Filter, PlaceFilter } from '../nodes.ts';
import { compileCondition } from './calcs.ts';
import type { Context } from './context.ts';
import { compileCould } from './could.ts';
import { compileNum, compileRef, compileSpot, compileWho } from './parts.ts';
import { compileQuery, queryHas } from './queries.ts';
import { compileRelation } from './relations.ts';
import { compileArg, counterOf } from './values.ts';

/** Questions: conditions about the state, filters about one card or one place. */

export type CardTest = (s: State, f: Frame, card: Card) => boolean;
export type PlaceTest = (s: State, f: Frame, place: ZoneId) => boolean;

const compares: Readonly<Record<Compare, (a: number, b: number) => boolean>> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
};

export function compileCond(c: Context, node: Cond): Test {
  const { g } = c;
  switch (node.k) {
    case 'compare': {
      return compileCompare(node.op, compileNum(c, node.a), compileNum(c, node.b));
    }
    case 'same': {
      const a = compileArg(c, node.a);
      const b = compileArg(c, node.b);
      return (s, f) => a(s, f) === b(s, f);
    }
    case 'some':
      return compileSome(c, node.of);
    case 'is': {
      const ref = compileRef(c, node.ref);
      const test = compileFilters(c, node.where);
      return (s, f) => {
        const at = ref(s, f);
        const card = live(s, at) ?? known(s, at);
        return card !== null && test(s, f, card);
      };
    }
    case 'not': {
      const inner = compileCond(c, node.c);
      return (s, f) => !inner(s, f);
    }
    case 'all':
    case 'any':
      return compileMany(
        node.k,
        node.cs.map((x) => compileCond(c, x)),
      );
    case 'during': {
      const steps = node.steps.map((step) => c.lookup(g.names.steps, step, 'step'));
      let mask = 0;
      for (const step of steps) mask |= 1 << step;
      return (s) => (mask & (1 << s.phase)) !== 0;
    }
    case 'turnOf': {
      const who = compileWho(c, node.who);
      return (s, f) => s.active === who(s, f);
    }
    case 'could':
      return compileCould(c, node.do);
    case 'may': {
      const rule = c.lookup(g.names.rules, node.act, 'rule');
      const ref = compileRef(c, node.ref);
      const to = node.to === undefined ? () => NONE : compileRef(c, node.to);
      return (s, f) => {
        const card = live(s, ref(s, f));
        return card !== null && permitted(g, s, rule, card, true, live(s, to(s, f)));
      };
    }
    case 'inScope': {
      const scope = c.lookup(g.names.scopes, node.scope, 'scope');
      return (s) => scopeNamed(s, scope) !== 0;
    }
    case 'cancelled':
      return (s) => {
        const at = itemIndex(s, s.frames.length - 1);
        return at >= 0 && (s.frames[at].marks & MARK_CANCELLED) !== 0;
      };
    case 'calc':
      return compileCondition(c, node);
  }
}

/** One function for each comparison, so that nothing is looked up when it is asked. */
function compileCompare(op: Compare, a: Val, b: Val): Test {
  switch (op) {
    case 'eq':
      return (s, f) => a(s, f) === b(s, f);
    case 'ne':
      return (s, f) => a(s, f) !== b(s, f);
    case 'lt':
      return (s, f) => a(s, f) < b(s, f);
    case 'le':
      return (s, f) => a(s, f) <= b(s, f);
    case 'gt':
      return (s, f) => a(s, f) > b(s, f);
    case 'ge':
      return (s, f) => a(s, f) >= b(s, f);
  }
}

function compileMany(kind: 'all' | 'any', parts: readonly Test[]): Test {
  if (kind === 'all') {
    return (s, f) => {
      for (let i = 0; i < parts.length; i++) if (!parts[i](s, f)) return false;
      return true;
    };
  }
  return (s, f) => {
    for (let i = 0; i < parts.length; i++) if (parts[i](s, f)) return true;
    return false;
  };
}

function compileSome(c: Context, of: import('../nodes.ts').Query): Test {
  if (of.k === 'cards' && of.from.k === 'board') {
    const has = queryHas(c, of);
    return (s, f) => {
      for (let i = 0; i < s.field.length; i++) if (has(s, f, s.cards[s.field[i]])) return true;
      return false;
    };
  }
  const query = compileQuery(c, of);
  return (s, f) => {
    const out: number[] = [];
    query(s, f, out);
    return out.length > 0;
  };
}

/** What can be read off the card itself is asked first: everything else costs more. */
export function compileFilters(c: Context, filters: readonly Filter[]): CardTest {
  const plain = filters.filter((filter) => isPlain(c, filter));
  const rest = filters.filter((filter) => !isPlain(c, filter)).map((filter) => compileFilter(c, filter));
  if (plain.length < 2) return allTests([...plain.map((filter) => compileFilter(c, filter)), ...rest]);
  return allTests([compilePlain(c, plain), ...rest]);
}

const kindNumber = (c: Context, name: string): number => c.lookup(c.g.names.kinds, name, 'kind');

/** Its kind (one of the first 32), its name, its marks, whether it is yours. */
function isPlain(c: Context, filter: Filter): boolean {
  if (filter.k === 'by') return filter.who.k === 'you';
  if (filter.k === 'kind') return kindNumber(c, filter.kind) < 32;
  return filter.k === 'name' || filter.k === 'flag' || (filter.k === 'not' && filter.f.k === 'flag');
}

/** Several such questions in one test. */
function compilePlain(c: Context, filters: readonly Filter[]): CardTest {
  const { g } = c;
  let kinds = 0;
  let marks = 0;
  let marked = 0;
  let yours = false;
  const words: string[] = [];
  for (const filter of filters) {
    if (filter.k === 'kind') kinds |= 1 << kindNumber(c, filter.kind);
    else if (filter.k === 'name') words.push(filter.word);
    else if (filter.k === 'by') yours = true;
    else {
      const flag = filter.k === 'not' ? filter.f : filter;
      const bit = flag.k === 'flag' ? 1 << c.lookup(g.names.flags, flag.flag, 'flag') : 0;
      marks |= bit;
      if (filter.k === 'flag') marked |= bit;
    }
  }
  const test: CardTest = (s, f, card) =>
    (!yours || isYours(g, s, f, card.control)) &&
    (card.flags & marks) === marked &&
    (g.defs[card.def].kinds & kinds) === kinds;
  return words.length === 0 ? test : allTests([test, ...words.map((word) => compileName(c, word))]);
}

/** Who answers to a name is worked out once for all definitions. */
function compileName(c: Context, word: string): CardTest {
  const { g } = c;
  let named: Uint8Array | null = null;
  return (s, _, card) => {
    named ??= Uint8Array.from(g.defs, ({ words }) => (words.includes(word) ? 1 : 0));
    return named[card.def] === 1 || isConsidered(g, s, card, word);
  };
}

function allTests(tests: readonly CardTest[]): CardTest {
  if (tests.length === 0) return () => true;
  if (tests.length === 1) return tests[0];
  if (tests.length === 2) {
    const [a, b] = tests;
    return (s, f, card) => a(s, f, card) && b(s, f, card);
  }
  return (s, f, card) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i](s, f, card)) return false;
    return true;
  };
}

function compileFilter(c: Context, node: Filter): CardTest {
  const { g } = c;
  switch (node.k) {
    case 'kind': {
      const at = kindNumber(c, node.kind);
      const bit = 1 << at;
      const word = (at >>> 5) - 1;
      if (word >= 0) return (_, __, card) => (g.defs[card.def].moreKinds[word] & bit) !== 0;
      return (_, __, card) => (g.defs[card.def].kinds & bit) !== 0;
    }
    case 'tag': {
      const at = tagNumber(c, node.tag);
      const bit = 1 << at;
      if (at >= 32) return (s, _, card) => (moreTags(c, s, card, at >>> 5) & bit) !== 0;
      return (s, _, card) => (currentTags(c, s, card) & bit) !== 0;
    }
    case 'name':
      return compileName(c, node.word);
    case 'has': {
      const key = node.ability;
      return (s, _, card) => {
        const id = g.names.abilities.get(key);
        return id !== undefined && hasAbility(g, s, card, id);
      };
    }
    case 'flag': {
      const bit = 1 << c.lookup(g.names.flags, node.flag, 'flag');
      return (_, __, card) => (card.flags & bit) !== 0;
    }
    case 'by':
    case 'ownedBy':
      return compileSide(c, node);
    case 'ref': {
      const ref = compileRef(c, node.ref);
      return (s, f, card) => refOf(card) === ref(s, f);
    }
    case 'near':
      return compileNear(c, node);
    case 'stat': {
      const stat = c.lookup(g.names.stats, node.stat, 'stat');
      const op = compares[node.op];
      const n = compileNum(c, node.n);
      return (s, f, card) => op(statOf(g, s, card, stat), n(s, f));
    }
    case 'counter': {
      const counter = c.lookup(g.names.counters, node.counter, 'counter');
      const op = compares[node.op];
      const n = compileNum(c, node.n);
      return (s, f, card) => op(counterOf(g, s, refOf(card), counter), n(s, f));
    }
    case 'upon':
    case 'bears':
    case 'in':
    case 'with':
    case 'alike':
    case 'bound':
      return compileRelation(c, node);
    case 'test': {
      const at = c.slot(node.v);
      const test = compileCond(c, node.if);
      return (s, f, card) => {
        const held = f.vars[at];
        f.vars[at] = refOf(card);
        const yes = test(s, f);
        f.vars[at] = held;
        return yes;
      };
    }
    case 'not': {
      const inner = compileFilter(c, node.f);
      return (s, f, card) => !inner(s, f, card);
    }
    case 'all':
      return compileFilters(c, node.fs);
    case 'any': {
      if (node.fs.every((filter) => filter.k === 'tag' && tagNumber(c, filter.tag) < 32))
        return compileAnyTag(c, node.fs);
      const tests = node.fs.map((x) => compileFilter(c, x));
      return (s, f, card) => {
        for (let i = 0; i < tests.length; i++) if (tests[i](s, f, card)) return true;
        return false;
      };
    }
  }
}

const tagNumber = (c: Context, name: string): number => c.lookup(c.g.names.tags, name, 'tag');

/** One of several tags among the first 32: they are looked up once. */
function compileAnyTag(c: Context, filters: readonly Filter[]): CardTest {
  let bits = 0;
  for (const filter of filters) if (filter.k === 'tag') bits |= 1 << tagNumber(c, filter.tag);
  return (s, _, card) => (currentTags(c, s, card) & bits) !== 0;
}

/** Tags now, or those an object had when it left. */
function currentTags(c: Context, s: State, card: Card): number {
  if (s.cards[card.id] === card) return tagsOf(c.g, s, card);
  return ghostOf(s, refOf(card))?.tags ?? 0;
}

/** The same for the tags after the first 32. */
function moreTags(c: Context, s: State, card: Card, word: number): number {
  if (s.cards[card.id] === card) return tagsOf(c.g, s, card, word);
  return ghostOf(s, refOf(card))?.moreTags[word - 1] ?? 0;
}

/** What "yours" covers is said in run/yours; an opponent is anybody of another side. */
function compileSide(c: Context, node: Extract<Filter, { k: 'by' | 'ownedBy' }>): CardTest {
  const owner = node.k === 'ownedBy';
  const { g } = c;
  if (node.who.k === 'you') return (s, f, card) => isYours(g, s, f, owner ? card.owner : card.control);
  if (node.who.k === 'foe') {
    return (s, f, card) => {
      const seat = owner ? card.owner : card.control;
      return seat >= 0 && seat !== f.you && !g.def.allied(s, seat, f.you);
    };
  }
  const who = compileWho(c, node.who);
  return (s, f, card) => (owner ? card.owner : card.control) === who(s, f);
}

function compileNear(c: Context, node: Extract<Filter, { k: 'near' }>): CardTest {
  const { g } = c;
  const spot = compileSpot(c, node.of);
  const max = compileNum(c, node.max);
  const min = node.min === undefined ? 1 : compileNum(c, node.min);
  const least: Val = typeof min === 'number' ? () => min as number : min;
  return (s, f, card) => {
    const from = spot(s, f);
    if (from < 0) return false;
    const distance = distanceOf(g, s, from, card.zone);
    return distance <= max(s, f) && distance >= least(s, f);
  };
}

export function compilePlaceFilters(c: Context, filters: readonly PlaceFilter[]): PlaceTest {
  const tests = filters.map((filter) => compilePlaceFilter(c, filter));
  return (s, f, place) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i](s, f, place)) return false;
    return true;
  };
}

function compilePlaceFilter(c: Context, node: PlaceFilter): PlaceTest {
  const { g } = c;
  switch (node.k) {
    case 'free':
      return (s, _, place) => g.def.free(g, s, place);
    case 'near': {
      const spot = compileSpot(c, node.of);
      const max = compileNum(c, node.max);
      const min = node.min === undefined ? () => 1 : compileNum(c, node.min);
      return (s, f, place) => {
        const from = spot(s, f);
        if (from < 0) return false;
        const distance = distanceOf(g, s, from, place);
        return distance <= max(s, f) && distance >= min(s, f);
      };
    }
    case 'test': {
      const at = c.slot(node.v);
      c.placeVars.add(node.v);
      const test = compileCond(c, node.if);
      return (s, f, place) => {
        const held = f.vars[at];
        f.vars[at] = place;
        const yes = test(s, f);
        f.vars[at] = held;
        return yes;
      };
    }
    case 'not': {
      const inner = compilePlaceFilter(c, node.f);
      return (s, f, place) => !inner(s, f, place);
    }
  }
}
