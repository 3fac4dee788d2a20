import { isYours } from '../../run/yours.ts';
import { idOf, known, live, refOf } from '../../state/records.ts';
import type { ZoneId } from '../../types.ts';
import type { Relation } from '../nodes.ts';
import type { Context } from './context.ts';
import { compileFilters, compileRef, compileWho } from './parts.ts';
import type { CardTest } from './tests.ts';
import { linkOf } from './values.ts';

/** How a card stands to others: what it is attached to or bears, where it lies, what it is bound to. */

export function compileRelation(c: Context, node: Relation): CardTest {
  switch (node.k) {
    case 'upon': {
      const test = compileFilters(c, node.where);
      return (s, f, card) => {
        const host = card.host < 0 ? null : known(s, card.host);
        return host !== null && test(s, f, host);
      };
    }
    case 'bears':
      return compileBears(c, node);
    case 'in':
      return compileIn(c, node);
    case 'with': {
      const ref = compileRef(c, node.ref);
      return (s, f, card) => card.zone === known(s, ref(s, f))?.zone;
    }
    case 'alike': {
      const ref = compileRef(c, node.ref);
      return (s, f, card) => {
        const other = ref(s, f);
        return other >= 0 && s.cards[idOf(other)].def === card.def;
      };
    }
    case 'bound':
      return compileBound(c, node);
  }
}

function compileBears(c: Context, node: Extract<Relation, { k: 'upon' | 'bears' }>): CardTest {
  const test = compileFilters(c, node.where);
  return (s, f, card) => {
    const host = refOf(card);
    for (let i = 0; i < s.cards.length; i++) {
      if (s.cards[i].host === host && test(s, f, s.cards[i])) return true;
    }
    return false;
  };
}

function compileIn(c: Context, node: Extract<Relation, { k: 'in' }>): CardTest {
  const { g } = c;
  const start = g.zoneStart.get(node.zone) ?? c.fail(`unknown zone "${node.zone}"`);
  const count = g.zones[start].decl.per === 'seat' ? g.def.maxSeats : 1;
  if (node.of === undefined || count === 1) return (_, __, card) => card.zone >= start && card.zone < start + count;
  const inside = (zone: ZoneId): boolean => zone >= start && zone < start + count;
  if (node.of.k === 'you') return (s, f, card) => inside(card.zone) && isYours(g, s, f, card.zone - start);
  const of = compileWho(c, node.of);
  return (s, f, card) => card.zone === start + of(s, f);
}

function compileBound(c: Context, node: Extract<Relation, { k: 'bound' }>): CardTest {
  const slot = c.lookup(c.g.names.links, node.link, 'link');
  if (node.to === undefined) return (s, _, card) => live(s, linkOf(s, refOf(card), slot)) !== null;
  const to = compileRef(c, node.to);
  return (s, f, card) => {
    const other = to(s, f);
    return other >= 0 && linkOf(s, refOf(card), slot) === other;
  };
}
