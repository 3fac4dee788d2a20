import { scratch } from '../state/held.ts';
import { type Card, refOf, type State } from '../state/records.ts';
import type { LayerDecl, StatDecl } from '../table/contract.ts';
import { NONE, type Ref } from '../types.ts';
import { type CompiledChange, type Game, reaches } from './game.ts';
import { abilityOf, cardOf, ensureIndex } from './listen.ts';
import { scaled, unscaled } from './scaling.ts';
import { borrow, borrowStanding, giveBack } from './scratch.ts';
import { scopeSpeaks } from './speaking.ts';

/** Values of cards: printed, then changed layer by layer in the order the game declares. */

const layers: number[] = scratch([]);
const amounts: number[] = scratch([]);
const sources: Ref[] = scratch([]);

/** `counts` is false for a change that something keeps from this card: only explanations hear of those. */
function note(change: CompiledChange, n: number, source: Ref, counts: boolean): void {
  layers.push(counts ? change.layer : ~change.layer);
  amounts.push(n);
  sources.push(source);
}

/** Which changes are gathered: those that count, the base layers alone, or also what is kept from the card. */
const COUNTING = 0;
const BASE = 1;
const EXPLAINING = 2;

/** A base never asks for what comes on top of it: such a change may itself be reckoned from a base. */
const isAsked = (g: Game, change: CompiledChange, want: number): boolean =>
  want !== BASE || g.def.layers[change.layer].base === true;

/** An addition that something scales; other kinds of change are never scaled. */
const amountOf = (g: Game, s: State, card: Card, change: CompiledChange, n: number, source: Ref): number =>
  unscaled(g, s) || g.def.layers[change.layer].op !== 'add' ? n : scaled(g, s, card, source, n);

function gatherAbilities(g: Game, s: State, card: Card, stat: number, versus: Ref, want: number): void {
  const kind = g.listen.stat + stat;
  const listeners = s.listen[kind];
  for (let i = 0; i < listeners.length; i++) {
    const packed = listeners[i];
    const ability = g.abilities[abilityOf(packed)];
    const source = s.cards[cardOf(packed)];
    if (!reaches(ability, source, card)) continue;
    const counts = g.def.ignores?.(g, s, card, versus, refOf(source)) !== true;
    if (!counts && want !== EXPLAINING) continue;
    const f = borrowStanding(refOf(source), source.control);
    if (ability.condition === null || ability.condition(s, f)) {
      for (const id of ability.changes) {
        const change = g.changes[id];
        if (change.kind === 'stat' && change.stat === stat && isAsked(g, change, want) && change.of(s, f, card))
          note(change, amountOf(g, s, card, change, change.n(s, f), refOf(source)), refOf(source), counts);
      }
    }
    giveBack();
  }
}

function gatherMods(g: Game, s: State, card: Card, stat: number, versus: Ref, want: number): void {
  for (let i = 0; i < s.mods.length; i++) {
    const mod = s.mods[i];
    const change = g.changes[mod.change];
    if (change.kind !== 'stat' || change.stat !== stat || !isAsked(g, change, want)) continue;
    if (mod.scope !== 0 && !scopeSpeaks(s, mod.scope)) continue;
    const counts = g.def.ignores?.(g, s, card, versus, mod.source) !== true;
    if (!counts && want !== EXPLAINING) continue;
    const f = borrow(mod.source, mod.by, mod.vars);
    if (change.of(s, f, card))
      note(change, amountOf(g, s, card, change, change.n(s, f), mod.source), mod.source, counts);
    giveBack();
  }
}

/** What changes a value, the one list for the value and for its explanation. */
function gather(g: Game, s: State, card: Card, stat: number, versus: Ref, want: number): void {
  ensureIndex(g, s);
  gatherAbilities(g, s, card, stat, versus, want);
  gatherMods(g, s, card, stat, versus, want);
}

function apply(op: LayerDecl['op'], value: number, n: number): number {
  switch (op) {
    case 'set':
      return n;
    case 'add':
      return value + n;
    case 'mul':
      return value * n;
    case 'max':
      return n > value ? n : value;
    case 'min':
      return n < value ? n : value;
  }
}

/** Layer by layer in the declared order; `told` receives the value after each step. */
function applyLayers(
  g: Game,
  base: number,
  from: number,
  told: ((at: number, value: number) => void) | null,
  baseOnly = false,
): number {
  let value = base;
  const declared = g.def.layers;
  for (let layer = 0; layer < declared.length; layer++) {
    if (baseOnly && declared[layer].base !== true) break;
    for (let i = from; i < layers.length; i++) {
      if (layers[i] !== layer) continue;
      value = apply(declared[layer].op, value, amounts[i]);
      if (told !== null) told(i, value);
    }
  }
  return value;
}

function forget(from: number): void {
  while (layers.length > from) {
    layers.pop();
    amounts.pop();
    sources.pop();
  }
}

/** Whole numbers within what the game allows. */
function bounded(decl: StatDecl, exact: number): number {
  const value = decl.round === 'up' ? Math.ceil(exact) : Math.floor(exact);
  if (decl.min !== undefined && value < decl.min) return decl.min;
  return decl.max !== undefined && value > decl.max ? decl.max : value;
}

/** The value of a card now; `versus` an opponent where the game knows values that depend on one. */
export const statOf = (g: Game, s: State, card: Card, stat: number, versus: Ref = NONE): number =>
  reckon(g, s, card, stat, versus, false);

/** The same after the base layers alone. */
export const baseOf = (g: Game, s: State, card: Card, stat: number): number => reckon(g, s, card, stat, NONE, true);

function reckon(g: Game, s: State, card: Card, stat: number, versus: Ref, baseOnly: boolean): number {
  const base = g.defs[card.def].stats[stat];
  ensureIndex(g, s);
  if (s.mods.length === 0 && s.listen[g.listen.stat + stat].length === 0) return base;
  // Values may be asked while a value is computed, so each call works above the notes of its caller.
  const from = layers.length;
  gather(g, s, card, stat, versus, baseOnly ? BASE : COUNTING);
  if (layers.length === from) return base;
  const exact = applyLayers(g, base, from, null, baseOnly);
  forget(from);
  return bounded(g.def.stats[stat], exact);
}

/** One part of a value. `change` is what it made of the value so far: printed and all changes come to the value. */
export interface StatPart {
  readonly source: Ref;
  /** Name of the layer; '' for what rounding and the bounds of the stat take or add. */
  readonly layer: string;
  readonly n: number;
  readonly change: number;
  readonly counts: boolean;
  /** Why it does not count, where the game says so. */
  readonly clause: string;
}

interface StatSum {
  readonly printed: number;
  readonly value: number;
  /** In the order in which they are applied; those that do not count come last. */
  readonly parts: readonly StatPart[];
}

/** Where a value comes from. */
export function explainStat(g: Game, s: State, card: Card, stat: number, versus: Ref = NONE): StatSum {
  const printed = g.defs[card.def].stats[stat];
  const from = layers.length;
  const parts: StatPart[] = [];
  gather(g, s, card, stat, versus, EXPLAINING);
  const name = (layer: number): string => g.def.layers[layer].name;
  let before = printed;
  const exact = applyLayers(g, printed, from, (at, value) => {
    const change = value - before;
    parts.push({ source: sources[at], layer: name(layers[at]), n: amounts[at], change, counts: true, clause: '' });
    before = value;
  });
  const value = parts.length === 0 ? printed : bounded(g.def.stats[stat], exact);
  if (value !== exact)
    parts.push({ source: NONE, layer: '', n: value - exact, change: value - exact, counts: true, clause: '' });
  for (let i = from; i < layers.length; i++) {
    if (layers[i] >= 0) continue;
    const clause = g.def.ignoredBy?.(g, s, card, versus, sources[i]) ?? '';
    parts.push({ source: sources[i], layer: name(~layers[i]), n: amounts[i], change: 0, counts: false, clause });
  }
  forget(from);
  return { printed, value, parts };
}
