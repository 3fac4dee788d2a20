import type { Test, Val } from '../../run/game.ts';
import { returnList, takeList } from '../../run/scratch.ts';
import { isYours } from '../../run/yours.ts';
import { type Card, type Frame, idOf, live, refOf, type State } from '../../state/records.ts';
import { NONE, type Seat, type ZoneId } from '../../types.ts';
import type { CardQuery, CardRoot, PlaceFilter, Query } from '../nodes.ts';
import type { Context } from './context.ts';
import {
  compileCond,
  compileFilters,
  compileList,
  compileNum,
  compilePlaceFilters,
  compileRef,
  compileSpot,
  compileWho,
} from './parts.ts';
import { yes } from './steps.ts';
import type { CardTest } from './tests.ts';

/** Queries: what can be chosen, counted or gone through. Each becomes a function that pushes values. */

const NOTHING: readonly number[] = [];

export type Lister = (s: State, f: Frame, out: number[]) => void;

export function compileQuery(c: Context, node: Query): Lister {
  switch (node.k) {
    case 'cards':
      return compileCards(c, node);
    case 'places':
      return compilePlaces(c, node);
    case 'seats':
      return compileSeats(c, node);
    case 'words': {
      const words = c.g.def.texts[`words.${node.of}`];
      if (words === undefined) return c.fail(`unknown word list "${node.of}"`);
      const n = words.en.split(',').length;
      return (_, __, out) => {
        for (let i = 0; i < n; i++) out.push(i);
      };
    }
    case 'values':
      return compileList(c, node.of);
    case 'best':
      return compileBest(c, node);
  }
}

function zoneStart(c: Context, name: string): number {
  const start = c.g.zoneStart.get(name);
  return start === undefined ? c.fail(`unknown zone "${name}"`) : start;
}

function pushZone(s: State, zone: ZoneId, f: Frame, test: CardTest, out: number[]): void {
  if (zone < 0) return;
  const cards = s.zones[zone];
  for (let i = 0; i < cards.length; i++) {
    const card = s.cards[cards[i]];
    if (test(s, f, card)) out.push(refOf(card));
  }
}

/** Nobody has no zones: where an opponent has left the game, nothing lies there. */
function zoneVal(c: Context, name: string, of: Val): Val {
  const start = zoneStart(c, name);
  if (c.g.zones[start].decl.per !== 'seat') return () => start;
  return (s, f) => {
    const seat = of(s, f);
    return seat < 0 ? NONE : start + seat;
  };
}

function compileCards(c: Context, node: CardQuery): Lister {
  const root = node.from;
  const test = compileFilters(c, node.where);
  switch (root.k) {
    case 'board':
      return (s, f, out) => {
        const { field } = s;
        for (let i = 0; i < field.length; i++) {
          const card = s.cards[field[i]];
          if (test(s, f, card)) out.push(refOf(card));
        }
      };
    case 'zone': {
      const zone = zoneVal(c, root.zone, compileWho(c, root.of));
      return (s, f, out) => pushZone(s, zone(s, f), f, test, out);
    }
    case 'zones': {
      const start = zoneStart(c, root.zone);
      return (s, f, out) => {
        for (let seat = 0; seat < s.seats.length; seat++) pushZone(s, start + seat, f, test, out);
      };
    }
    case 'set': {
      const at = c.boundSet(root.v);
      return (s, f, out) => {
        for (const ref of f.sets[at]) {
          const card = live(s, ref);
          if (card !== null && test(s, f, card)) out.push(ref);
        }
      };
    }
    case 'attached': {
      const to = compileRef(c, root.to);
      return (s, f, out) => {
        const host = to(s, f);
        for (const card of s.cards) if (card.host === host && host >= 0 && test(s, f, card)) out.push(refOf(card));
      };
    }
    case 'one': {
      const one = compileRef(c, root.ref);
      return (s, f, out) => {
        const card = live(s, one(s, f));
        if (card !== null && test(s, f, card)) out.push(refOf(card));
      };
    }
    case 'top': {
      const zone = zoneVal(c, root.zone, compileWho(c, root.of));
      const n = compileNum(c, root.n);
      return (s, f, out) => {
        const at = zone(s, f);
        const cards = at < 0 ? NOTHING : s.zones[at];
        const from = Math.max(0, cards.length - n(s, f));
        for (let i = cards.length - 1; i >= from; i--) {
          if (test(s, f, s.cards[cards[i]])) out.push(refOf(s.cards[cards[i]]));
        }
      };
    }
    case 'calc': {
      const list = compileList(c, root);
      if (node.where.length === 0) return list;
      return (s, f, out) => {
        const all = takeList();
        list(s, f, all);
        for (let i = 0; i < all.length; i++) if (test(s, f, s.cards[idOf(all[i])])) out.push(all[i]);
        returnList();
      };
    }
  }
}

function compilePlaces(c: Context, node: Extract<Query, { k: 'places' }>): Lister {
  const { g } = c;
  const near = node.from.k === 'board' ? constantNear(c, node) : null;
  const test = compilePlaceFilters(
    c,
    node.where.filter((filter) => filter !== near),
  );
  if (near !== null) {
    const spot = compileSpot(c, near.of);
    const rings = g.within[Math.min(near.max as number, g.within.length - 1)];
    return (s, f, out) => {
      const ring = rings[spot(s, f) - g.boardStart];
      if (ring === undefined) return;
      for (let i = 0; i < ring.length; i++) if (test(s, f, ring[i])) out.push(ring[i]);
    };
  }
  if (node.from.k === 'board') {
    return (s, f, out) => {
      for (let place = g.boardStart; place < g.boardStart + g.boardSize; place++)
        if (test(s, f, place)) out.push(place);
    };
  }
  const list = compileList(c, node.from);
  if (node.where.length === 0) return list;
  return (s, f, out) => {
    const all = takeList();
    list(s, f, all);
    for (let i = 0; i < all.length; i++) if (test(s, f, all[i])) out.push(all[i]);
    returnList();
  };
}

type Near = Extract<PlaceFilter, { k: 'near' }>;

/** "Within n of there", where distances never change: only those spaces need be looked at. */
function constantNear(c: Context, node: Extract<Query, { k: 'places' }>): Near | null {
  if (c.g.within.length === 0) return null;
  const fits = (f: PlaceFilter): f is Near =>
    f.k === 'near' && typeof f.max === 'number' && (f.min === undefined || f.min === 1);
  return node.where.find(fits) ?? null;
}

/** Is there a candidate for which the rest holds? Stops at the first. */
export function compileFind(c: Context, node: Query, at: number, then: Test): Test {
  if (node.k === 'cards' && (node.from.k === 'board' || node.from.k === 'zone')) return findCard(c, node, at, then);
  const list = compileQuery(c, node);
  if (then === yes) {
    return (s, f) => {
      const out = takeList();
      list(s, f, out);
      returnList();
      return out.length > 0;
    };
  }
  return (s, f) => {
    const out = takeList();
    list(s, f, out);
    const held = f.vars[at];
    let found = false;
    for (let i = 0; i < out.length && !found; i++) {
      f.vars[at] = out[i];
      found = then(s, f);
    }
    f.vars[at] = held;
    returnList();
    return found;
  };
}

function findCard(c: Context, node: CardQuery, at: number, then: Test): Test {
  const test = compileFilters(c, node.where);
  const root = node.from;
  const zone = root.k === 'zone' ? zoneVal(c, root.zone, compileWho(c, root.of)) : null;
  return (s, f) => {
    const place = zone === null ? NONE : zone(s, f);
    const ids = zone === null ? s.field : place < 0 ? NOTHING : s.zones[place];
    const held = f.vars[at];
    let found = false;
    for (let i = 0; i < ids.length && !found; i++) {
      const card = s.cards[ids[i]];
      if (!test(s, f, card)) continue;
      f.vars[at] = refOf(card);
      found = then(s, f);
    }
    f.vars[at] = held;
    return found;
  };
}

function compileSeats(c: Context, node: Extract<Query, { k: 'seats' }>): Lister {
  const { g } = c;
  const at = node.v === undefined ? -1 : c.slot(node.v);
  const test = node.if === undefined ? null : compileCond(c, node.if);
  const fits = (s: State, f: Frame, seat: Seat): boolean => {
    if (s.seats[seat].out !== 0) return false;
    if (node.which === 'others') return seat !== f.you;
    if (node.which === 'foes') return seat !== f.you && !g.def.allied(s, seat, f.you);
    if (node.which === 'mates') return seat !== f.you && g.def.allied(s, seat, f.you);
    return true;
  };
  return (s, f, out) => {
    const start = f.you < 0 ? 0 : f.you;
    for (let i = 0; i < s.seats.length; i++) {
      const seat = (start + i) % s.seats.length;
      if (!fits(s, f, seat)) continue;
      if (test !== null && at >= 0) {
        f.vars[at] = seat;
        if (!test(s, f)) continue;
      }
      out.push(seat);
    }
  };
}

/** All candidates that share the highest keys. */
function compileBest(c: Context, node: Extract<Query, { k: 'best' }>): Lister {
  const query = compileQuery(c, node.of);
  const at = c.slot(node.v);
  if (isPlaces(node.of)) c.placeVars.add(node.v);
  const keys = node.by.map((num) => compileNum(c, num));
  return (s, f, out) => {
    let left: number[] = [];
    query(s, f, left);
    const held = f.vars[at];
    for (const key of keys) {
      let best = Number.NEGATIVE_INFINITY;
      let top: number[] = [];
      for (const value of left) {
        f.vars[at] = value;
        const n = key(s, f);
        if (n > best) {
          best = n;
          top = [];
        }
        if (n === best) top.push(value);
      }
      left = top;
    }
    f.vars[at] = held;
    for (const value of left) out.push(value);
  };
}

export function isPlaces(node: Query): boolean {
  return node.k === 'places' || (node.k === 'best' && isPlaces(node.of));
}

/** Membership of one card in a query: what continuous changes ask. */
export function queryHas(c: Context, node: CardQuery): CardTest {
  const test = compileFilters(c, node.where);
  const root = compileRoot(c, node.from);
  return (s, f, card) => root(s, f, card) && test(s, f, card);
}

function compileRoot(c: Context, root: CardRoot): CardTest {
  const { g } = c;
  switch (root.k) {
    case 'board':
      return (_, __, card) => g.onBoard[card.zone] === 1;
    case 'one': {
      const one = compileRef(c, root.ref);
      return (s, f, card) => refOf(card) === one(s, f);
    }
    case 'zone': {
      const { g } = c;
      if (root.of.k === 'you' && g.zones[zoneStart(c, root.zone)].decl.per === 'seat') {
        const start = zoneStart(c, root.zone);
        return (s, f, card) => {
          const seat = card.zone - start;
          return seat >= 0 && seat < s.seats.length && isYours(g, s, f, seat);
        };
      }
      const zone = zoneVal(c, root.zone, compileWho(c, root.of));
      return (s, f, card) => card.zone === zone(s, f);
    }
    case 'zones': {
      const start = zoneStart(c, root.zone);
      return (s, _, card) => card.zone >= start && card.zone < start + s.seats.length;
    }
    case 'set': {
      const at = c.boundSet(root.v);
      return (_, f, card) => f.sets[at].includes(refOf(card));
    }
    case 'attached': {
      const to = compileRef(c, root.to);
      return (s, f, card) => card.host >= 0 && card.host === to(s, f);
    }
    default: {
      const list = compileCards(c, { k: 'cards', from: root, where: [] });
      return (s: State, f: Frame, card: Card) => {
        const out: number[] = [];
        list(s, f, out);
        return out.includes(refOf(card));
      };
    }
  }
}
