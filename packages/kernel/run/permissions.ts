import { type Card, type Frame, refOf, type State } from '../state/records.ts';
import { type CompiledChange, type Game, reaches } from './game.ts';
import { abilityOf, cardOf, ensureIndex } from './listen.ts';
import { cardAt } from './lookup.ts';
import { borrow, borrowStanding, giveBack } from './scratch.ts';
import { scopeSpeaks } from './speaking.ts';

/**
 * What is allowed, forbidden and obliged. The rulebook's own answer has rank 0, cards 1, "never" and "always" 2, the
 * few rules that beat cards 3. The highest rank decides; at equal rank a prohibition wins.
 */

export const ALLOW = 0;
export const FORBID = 1;
export const OBLIGE = 2;

type Visit = (change: CompiledChange, f: Frame, source: number) => void;

function eachRule(g: Game, s: State, rule: number, card: Card, visit: Visit): void {
  ensureIndex(g, s);
  const kind = g.listen.rule + rule;
  const listeners = s.listen[kind];
  for (let i = 0; i < listeners.length; i++) {
    const packed = listeners[i];
    const ability = g.abilities[abilityOf(packed)];
    const source = s.cards[cardOf(packed)];
    if (!reaches(ability, source, card) || g.def.sleeps?.(g, s, source)) continue;
    const f = borrowStanding(refOf(source), source.control);
    if (ability.condition === null || ability.condition(s, f)) {
      for (const id of ability.changes) {
        const change = g.changes[id];
        if (change.kind === 'rule' && change.listens === kind) visit(change, f, refOf(source));
      }
    }
    giveBack();
  }
  for (let i = 0; i < s.mods.length; i++) {
    const mod = s.mods[i];
    const change = g.changes[mod.change];
    if (change.kind !== 'rule' || change.listens !== kind) continue;
    if (mod.scope !== 0 && !scopeSpeaks(s, mod.scope)) continue;
    const f = borrow(mod.source, mod.by, mod.vars);
    visit(change, f, mod.source);
    giveBack();
  }
}

function quiet(g: Game, s: State, rule: number): boolean {
  ensureIndex(g, s);
  const kind = g.listen.rule + rule;
  if (s.listen[kind].length > 0) return false;
  for (let i = 0; i < s.mods.length; i++) if (g.changes[s.mods[i].change].listens === kind) return false;
  return true;
}

const touches = (g: Game, change: CompiledChange, s: State, f: Frame, card: Card, target: Card | null): boolean =>
  change.of(s, f, card) &&
  (change.to === null || (target !== null && change.to(s, f, target))) &&
  (g.def.immune === undefined || !g.def.immune(g, s, card, target, f.self));

/** May `card` do this (to `target`)? `byRule` is the rulebook's own answer; what has a rank below `least` is not asked. */
export function permitted(
  g: Game,
  s: State,
  rule: number,
  card: Card,
  byRule: boolean,
  target: Card | null = null,
  least = 0,
): boolean {
  return quiet(g, s, rule) ? byRule : judge(g, s, rule, card, byRule, target, least);
}

/** Apart from the usual case, in which nobody has a say: there nothing is made for asking them. */
function judge(
  g: Game,
  s: State,
  rule: number,
  card: Card,
  byRule: boolean,
  target: Card | null,
  least: number,
): boolean {
  let verdict = byRule;
  let rank = 0;
  eachRule(g, s, rule, card, (change, f) => {
    if (change.mode === OBLIGE || change.rank < least || change.rank < rank || !touches(g, change, s, f, card, target))
      return;
    if (change.rank === rank && change.mode === ALLOW && rank > 0 && !verdict) return;
    rank = change.rank;
    verdict = change.mode === ALLOW;
  });
  return verdict;
}

/** Objects whose effect forbids this, for refusals. */
export function forbidders(g: Game, s: State, rule: number, card: Card, target: Card | null = null): number[] {
  const out: number[] = [];
  eachRule(g, s, rule, card, (change, f, source) => {
    if (change.mode === FORBID && touches(g, change, s, f, card, target)) out.push(source);
  });
  return out;
}

/** Narrows candidate targets (refs) to those an obligation names; an obligation that would leave none is skipped. */
export function obliged(g: Game, s: State, rule: number, card: Card, candidates: number[]): number[] {
  if (quiet(g, s, rule)) return candidates;
  let left = candidates;
  eachRule(g, s, rule, card, (change, f) => {
    if (change.mode !== OBLIGE || change.to === null || !change.of(s, f, card)) return;
    const to = change.to;
    const narrowed = left.filter((ref) => to(s, f, cardAt(s, ref)));
    if (narrowed.length > 0) left = narrowed;
  });
  return left;
}
