import { useUp } from '../../run/atoms.ts';
import { type CompiledAbility, type Game, REACH, type Test } from '../../run/game.ts';
import { ANY_GRANTS } from '../../run/listen.ts';
import { RESETS } from '../../run/usage.ts';
import type { Frame, State } from '../../state/records.ts';
import { NONE } from '../../types.ts';
import type { Ability, Ask, Change, Eff, EventPattern, Price } from '../nodes.ts';
import { compileChange, compilePattern, delayedChange, mentionsTags } from './changes.ts';
import { type Compilers, Context } from './context.ts';
import { compileCould, compileFeasible, onlyChooses } from './could.ts';
import { compileCond, compileEff } from './parts.ts';
import { compilePay, compilePayable, type Slot } from './prices.ts';
import { simple, yes } from './steps.ts';

/** Abilities: what they listen to, when they may be used, and the program they run. */

const free = () => {};

export function compileAbility(g: Game, parts: Compilers, ability: Ability, id: number): CompiledAbility {
  const c = new Context(g, `${g.def.id}/${ability.key}`, parts);
  c.labelled(ability.name ?? null, ability.clauses ?? [], () => {});
  const base: CompiledAbility = {
    id,
    ability,
    listens: [],
    pattern: null,
    prog: NONE,
    body: 0,
    pay: free,
    changes: [],
    condition: null,
    when: null,
    during: ~0,
    feasible: yes,
    payable: yes,
    pays: false,
    groups: groupMask(c, ability),
    tags: ability.tags ?? [],
    tagMask: 0,
    limit: 'limit' in ability && ability.limit !== undefined ? ability.limit.n : 0,
    limitShared: 'limit' in ability && ability.limit?.shared === true,
    limitReset: 'limit' in ability && ability.limit !== undefined ? RESETS[ability.limit.per] : RESETS.turn,
    keepsRow: false,
    shared: ability.kind === 'respond' && ability.shared === true,
    grants: 0,
    readsTags: false,
    reach: REACH.any,
  };
  switch (ability.kind) {
    case 'always':
      return compileAlways(c, ability, base);
    case 'on':
    case 'instead': {
      const pattern = compilePattern(c, ability.event);
      const start = ability.kind === 'on' ? g.listen.after : g.listen.before;
      const price = pricesOf(ability);
      const payable = price.length === 0 ? yes : compilePayable(c, price);
      const program = compileProgram(c, ability, ability.do, base);
      const keepsRow = amends(ability.do);
      return filledIn(base, { pattern, listens: [start + pattern.event], payable, ...program, keepsRow });
    }
    case 'respond':
    case 'act':
    case 'play':
      return compileUse(c, ability, base);
  }
}

/** Made in one place, so that all abilities have one shape and are read without looking up what they are like. */
const filledIn = (base: CompiledAbility, own: Partial<CompiledAbility>): CompiledAbility => ({ ...base, ...own });

function groupMask(c: Context, ability: Ability): number {
  const groups = ability.live ?? (ability.kind === 'play' ? [] : ['board']);
  let mask = 0;
  for (const group of groups) mask |= 1 << c.lookup(c.g.names.groups, group, 'zone group');
  return mask;
}

/** By the selections alone: `only(self)`, or `only(hostOf(self))`, in every change. */
function reachOf(what: readonly Change[]): number {
  const reach = (change: Change): number => {
    const of = 'of' in change ? change.of : change.to;
    if (of.from.k !== 'one') return REACH.any;
    if (of.from.ref.k === 'self') return REACH.self;
    return of.from.ref.k === 'host' && of.from.ref.of.k === 'self' ? REACH.host : REACH.any;
  };
  const first = what.length === 0 ? REACH.any : reach(what[0]);
  return what.every((change) => reach(change) === first) ? first : REACH.any;
}

function compileAlways(
  c: Context,
  ability: Extract<Ability, { kind: 'always' }>,
  base: CompiledAbility,
): CompiledAbility {
  const changes = ability.what.map((change) => compileChange(c, change));
  const listens = [...new Set(changes.map((id) => c.g.changes[id].listens))];
  const condition = ability.if === undefined ? null : compileCond(c, ability.if);
  const grants = Math.max(0, ...changes.map((id) => c.g.changes[id].grants));
  const readsTags = mentionsTags(ability.if) || changes.some((id) => c.g.changes[id].readsTags);
  return filledIn(base, {
    changes,
    listens,
    condition,
    readsTags,
    reach: reachOf(ability.what),
    grants: grants > 0 && condition !== null ? ANY_GRANTS : grants,
  });
}

function compileUse(
  c: Context,
  ability: Extract<Ability, { kind: 'respond' | 'act' | 'play' }>,
  base: CompiledAbility,
): CompiledAbility {
  const { g } = c;
  const pattern = ability.kind === 'respond' && ability.event !== undefined ? compilePattern(c, ability.event) : null;
  const when = ability.when === undefined ? null : compileCond(c, ability.when);
  const during = ability.kind === 'respond' ? undefined : ability.during;
  const price = pricesOf(ability);
  const payable = price.length === 0 ? yes : compilePayable(c, price);
  const program = compileProgram(c, ability, ability.do, base);
  const feasible = compilePlayTest(c, ability.do);
  const listens = ability.kind === 'respond' ? [g.listen.respond] : ability.kind === 'act' ? [g.listen.act] : [];
  return filledIn(base, {
    pattern,
    when,
    payable,
    pays: price.length > 0,
    ...program,
    feasible,
    listens,
    during: stepMask(c, during),
  });
}

/** The game's own test of whether something may be played at all. */
export function compilePlayTest(c: Context, node: Eff): Test {
  const feasible = compileFeasible(c, node);
  if (c.g.def.playTest === 'feasible') return feasible;
  const could = compileCould(c, node);
  if (feasible === yes || onlyChooses(c, node)) return could;
  return (s, f) => feasible(s, f) && could(s, f);
}

function stepMask(c: Context, steps: readonly string[] | undefined): number {
  if (steps === undefined) return ~0;
  let mask = 0;
  for (const step of steps) mask |= 1 << c.lookup(c.g.names.steps, step, 'step');
  return mask;
}

/** Price first, then the use is noted, then the effect. Declining an optional effect does not use it up. */
function compileProgram(
  c: Context,
  ability: Ability,
  node: Eff,
  base: CompiledAbility,
): Pick<CompiledAbility, 'prog' | 'body' | 'pay'> {
  const price = pricesOf(ability);
  const payPrice = price.length > 0 ? compilePay(c, price) : free;
  const declined = node.k === 'ask' && declinable(node);
  const noted = base.limit > 0 && !declined;
  const pay = noted
    ? (s: State, f: Frame) => {
        payPrice(s, f);
        useUp(s, f.self, base.id);
      }
    : payPrice;
  if (pay !== free) simple(c, pay);
  const body = c.pc;
  c.labelled(ability.name ?? null, ability.clauses ?? [], () => {
    if (base.limit > 0 && declined) {
      const then: Eff = { k: 'seq', do: [{ k: 'native', name: `.use.${base.id}`, args: [] }, node.then] };
      compileEff(c, { ...node, then });
    } else compileEff(c, node);
  });
  return { prog: c.finish(), body, pay };
}

/** What the use costs; an allowance of the turn is part of it. */
function pricesOf(ability: Ability): readonly (Price | Slot)[] {
  const price = 'price' in ability ? (ability.price ?? []) : [];
  return ability.kind === 'act' && ability.slot !== undefined ? [...price, { k: 'slot', tally: ability.slot }] : price;
}

const declinable = (node: Ask): boolean => node.ask === 'yesno' || typeof node.min !== 'number' || node.min === 0;

function amends(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { k } = node as { k?: string };
  if (k === 'amend' || k === 'drop') return true;
  return Object.values(node).some((child) => (Array.isArray(child) ? child.some(amends) : amends(child)));
}

export function compileDelayed(c: Context, at: EventPattern, body: Eff): number {
  const { g } = c;
  const inner = new Context(g, `${c.place}/later`, c.parts, c);
  compileEff(inner, body);
  const prog = inner.register();
  return delayedChange(inner, compilePattern(inner, at), prog);
}
