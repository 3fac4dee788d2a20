import type { CompiledChange, Game, Pattern, Val } from '../../run/game.ts';
import { grantsOf } from '../../run/listen.ts';
import { ALLOW, FORBID, OBLIGE } from '../../run/permissions.ts';
import { isYours } from '../../run/yours.ts';
import { F, type Frame, known, SET_ROW, type State } from '../../state/records.ts';
import { NONE, type Seat } from '../../types.ts';
import type { Change, EventPattern, Filter, RefX } from '../nodes.ts';
import type { Context } from './context.ts';
import { compileCond, compileFilters, compileNum, compileRef, compileWho } from './parts.ts';
import { queryHas } from './queries.ts';
import type { CardTest } from './tests.ts';

/** Continuous changes and event patterns: what always-abilities and lasting effects are made of. */

const never: CardTest = () => false;
const zero: Val = () => 0;

const blank: CompiledChange = {
  key: '',
  kind: 'later',
  listens: NONE,
  of: never,
  stat: NONE,
  layer: 0,
  n: zero,
  tag: NONE,
  word: '',
  abilities: [],
  from: () => NONE,
  mode: 0,
  rank: 1,
  to: null,
  pattern: null,
  prog: NONE,
  vars: 0,
  grants: 0,
  readsTags: false,
};

/** A grant to one card found by what cards and links remember changes only when cards or links do. */
function isSteady(node: Extract<Change, { k: 'grant' | 'copy' | 'mute' }>): boolean {
  const of = node.k === 'mute' ? node.of : node.to;
  const bound = (ref: RefX) => ['self', 'var', 'link'].includes(ref.k) || (ref.k === 'host' && ref.of.k === 'self');
  if (of.from.k !== 'one' || !bound(of.from.ref)) return false;
  return of.where.every((f) => f.k === 'kind' || f.k === 'name') && (node.k !== 'copy' || bound(node.from));
}

/**
 * Does this part of the language look at roles? Filters by role are told from changes of roles by their field. Values count
 * too: whether a card adds to one may rest on roles, and a role must not be decided by itself.
 */
export const mentionsTags = (node: unknown): boolean =>
  /"k":"(tag","tag"|stat","(of|stat)"):/.test(JSON.stringify(node ?? null));

const modes = { allow: ALLOW, forbid: FORBID, oblige: OBLIGE } as const;

/** Made in one place, so that all changes have one shape. */
const filledIn = (own: Partial<CompiledChange>): CompiledChange => ({ ...blank, ...own });

export function buildChange(c: Context, node: Change): CompiledChange {
  const { g } = c;
  switch (node.k) {
    case 'stat': {
      const stat = c.lookup(g.names.stats, node.stat, 'stat');
      const layer = c.lookup(g.names.layers, node.layer, 'layer');
      return filledIn({
        kind: 'stat',
        listens: g.listen.stat + stat,
        of: queryHas(c, node.of),
        stat,
        layer,
        n: compileNum(c, node.n),
      });
    }
    case 'tag':
      return filledIn({
        kind: 'tag',
        listens: g.listen.tag,
        of: queryHas(c, node.of),
        readsTags: mentionsTags(node.of),
        tag: c.lookup(g.names.tags, node.tag, 'tag'),
      });
    case 'grant':
      return filledIn({
        kind: 'grant',
        listens: g.listen.grant,
        of: queryHas(c, node.to),
        abilities: node.abilities.map((key) => c.lookup(g.names.abilities, key, 'ability')),
      });
    case 'copy':
      return filledIn({
        kind: 'copy',
        listens: g.listen.grant,
        of: queryHas(c, node.to),
        from: compileRef(c, node.from),
      });
    case 'mute':
      return filledIn({ kind: 'mute', listens: g.listen.mute, of: queryHas(c, node.of) });
    case 'name':
      return filledIn({ kind: 'name', listens: g.listen.name, of: queryHas(c, node.of), word: node.word });
    case 'scale':
      return filledIn({
        kind: 'scale',
        listens: g.listen.scale,
        of: queryHas(c, node.of),
        to: queryHas(c, node.to),
        mode: node.take === 'both' ? 0 : node.take === 'positive' ? 1 : -1,
        n: compileNum(c, node.n),
      });
    case 'rule': {
      const rule = c.lookup(g.names.rules, node.act, 'rule');
      return filledIn({
        kind: 'rule',
        listens: g.listen.rule + rule,
        of: queryHas(c, node.of),
        mode: modes[node.mode],
        rank: node.rank,
        to: node.to === undefined ? null : compileFilters(c, node.to),
      });
    }
  }
}

/** Changes of one place are numbered there. */
const numbers = new WeakMap<Game, Map<string, number>>();

function keep(c: Context, change: CompiledChange): number {
  const places = numbers.get(c.g) ?? new Map<string, number>();
  numbers.set(c.g, places);
  const n = (places.get(c.place) ?? 0) + 1;
  places.set(c.place, n);
  c.g.changes.push({ ...change, key: `${c.place}#${n}` });
  return c.g.changes.length - 1;
}

export function compileChange(c: Context, node: Change): number {
  const change = buildChange(c, node);
  const steady = (node.k === 'grant' || node.k === 'copy' || node.k === 'mute') && isSteady(node);
  return keep(c, { ...change, grants: grantsOf(change, steady) });
}

export function delayedChange(c: Context, pattern: Pattern, prog: number): number {
  return keep(c, filledIn({ kind: 'later', listens: NONE, pattern, prog }));
}

function roleTest(
  c: Context,
  filters: readonly Filter[] | undefined,
  field: number,
): ((s: State, f: Frame) => boolean) | null {
  if (filters === undefined) return null;
  const test = compileFilters(c, filters);
  return (s, f) => {
    const card = known(s, f.sets[SET_ROW][field]);
    return card !== null && test(s, f, card);
  };
}

/** Who does it; "an opponent" is any of them, not only the nearest. */
function compileBy(c: Context, node: EventPattern): ((s: State, f: Frame, seat: Seat) => boolean) | null {
  if (node.by === undefined) return null;
  const { g } = c;
  if (node.by.k === 'foe') return (s, f, seat) => seat >= 0 && seat !== f.you && !g.def.allied(s, seat, f.you);
  if (node.by.k === 'you') return (s, f, seat) => isYours(g, s, f, seat);
  const who = compileWho(c, node.by);
  return (s, f, seat) => seat === who(s, f);
}

const isYourFilter = (filter: Filter): boolean => filter.k === 'by' && filter.who.k === 'you';

function servesOf(node: EventPattern): Pattern['serves'] {
  if (node.by?.k === 'you') return 'doer';
  return node.subject?.some(isYourFilter) ? 'subject' : 'controller';
}

export function compilePattern(c: Context, node: EventPattern): Pattern {
  const event = c.lookup(c.g.names.events, node.on, 'event');
  const subject = roleTest(c, node.subject, F.subject);
  const source = roleTest(c, node.source, F.source);
  const by = compileBy(c, node);
  const cond = node.if === undefined ? null : compileCond(c, node.if);
  return {
    event,
    serves: servesOf(node),
    test: (s, f) =>
      f.sets[SET_ROW][F.kind] === event &&
      (by === null || by(s, f, f.sets[SET_ROW][F.by])) &&
      (subject === null || subject(s, f)) &&
      (source === null || source(s, f)) &&
      (cond === null || cond(s, f)),
  };
}
