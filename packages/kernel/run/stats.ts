import { type Card, refOf, type State } from '../state/records.ts';
import { NONE, type Ref } from '../types.ts';
import { type CompiledChange, type Game, reaches } from './game.ts';
import { abilityOf, cardOf, ensureIndex } from './listen.ts';
import { borrow, borrowStanding, giveBack } from './scratch.ts';

/** Values of cards: printed, then changed layer by layer in the order the game declares. */

const layers: number[] = [];
const amounts: number[] = [];

/** Is this scope the innermost living one of its name? Changes of outer ones sleep meanwhile (a fight within a fight). */
export function scopeSpeaks(s: State, serial: number): boolean {
  let name = -1;
  let last = 0;
  for (let i = 0; i < s.scopes.length; i += 3) if (s.scopes[i] === serial) name = s.scopes[i + 1];
  for (let i = 0; i < s.scopes.length; i += 3) if (s.scopes[i + 1] === name) last = s.scopes[i];
  return last === serial;
}

function note(change: CompiledChange, n: number): void {
  layers.push(change.layer);
  amounts.push(n);
}

function gatherAbilities(g: Game, s: State, card: Card, stat: number, versus: Ref): void {
  const kind = g.listen.stat + stat;
  const listeners = s.listen[kind];
  for (let i = 0; i < listeners.length; i++) {
    const packed = listeners[i];
    const ability = g.abilities[abilityOf(packed)];
    const source = s.cards[cardOf(packed)];
    if (!reaches(ability, source, card) || g.def.ignores?.(g, s, card, versus, refOf(source))) continue;
    const f = borrowStanding(refOf(source), source.control);
    if (ability.condition === null || ability.condition(s, f)) {
      for (const id of ability.changes) {
        const change = g.changes[id];
        if (change.kind === 'stat' && change.stat === stat && change.of(s, f, card)) note(change, change.n(s, f));
      }
    }
    giveBack();
  }
}

function gatherMods(g: Game, s: State, card: Card, stat: number, versus: Ref): void {
  for (let i = 0; i < s.mods.length; i++) {
    const mod = s.mods[i];
    const change = g.changes[mod.change];
    if (change.kind !== 'stat' || change.stat !== stat) continue;
    if (mod.scope !== 0 && !scopeSpeaks(s, mod.scope)) continue;
    if (g.def.ignores?.(g, s, card, versus, mod.source)) continue;
    const f = borrow(mod.source, mod.by, mod.vars);
    if (change.of(s, f, card)) note(change, change.n(s, f));
    giveBack();
  }
}

function applyLayers(g: Game, base: number, from: number): number {
  let value = base;
  const declared = g.def.layers;
  for (let layer = 0; layer < declared.length; layer++) {
    for (let i = from; i < layers.length; i++) {
      if (layers[i] !== layer) continue;
      const n = amounts[i];
      switch (declared[layer].op) {
        case 'set':
          value = n;
          break;
        case 'add':
          value += n;
          break;
        case 'mul':
          value *= n;
          break;
        case 'max':
          if (n > value) value = n;
          break;
        case 'min':
          if (n < value) value = n;
          break;
      }
    }
  }
  return value;
}

/** The value of a card now; `versus` an opponent where the game knows values that depend on one. */
export function statOf(g: Game, s: State, card: Card, stat: number, versus: Ref = NONE): number {
  const base = g.defs[card.def].stats[stat];
  ensureIndex(g, s);
  const kind = g.listen.stat + stat;
  if (s.mods.length === 0 && s.listen[kind].length === 0) return base;
  // Values may be asked while a value is computed, so each call works above the notes of its caller.
  const from = layers.length;
  gatherAbilities(g, s, card, stat, versus);
  gatherMods(g, s, card, stat, versus);
  if (layers.length === from) return base;
  const exact = applyLayers(g, base, from);
  while (layers.length > from) {
    layers.pop();
    amounts.pop();
  }
  const decl = g.def.stats[stat];
  let value = decl.round === 'up' ? Math.ceil(exact) : Math.floor(exact);
  if (decl.min !== undefined && value < decl.min) value = decl.min;
  if (decl.max !== undefined && value > decl.max) value = decl.max;
  return value;
}

/** Where each part of a value comes from, for the card inspector. */
export function explainStat(g: Game, s: State, card: Card, stat: number): { source: Ref; layer: string; n: number }[] {
  ensureIndex(g, s);
  const out: { source: Ref; layer: string; n: number }[] = [];
  const kind = g.listen.stat + stat;
  for (const packed of s.listen[kind]) {
    const from = layers.length;
    const source = s.cards[cardOf(packed)];
    const f = borrowStanding(refOf(source), source.control);
    const ability = g.abilities[abilityOf(packed)];
    if (ability.condition === null || ability.condition(s, f)) {
      for (const id of ability.changes) {
        const change = g.changes[id];
        if (change.kind !== 'stat' || change.stat !== stat || !change.of(s, f, card)) continue;
        out.push({ source: refOf(source), layer: g.def.layers[change.layer].name, n: change.n(s, f) });
      }
    }
    giveBack();
    layers.length = from;
  }
  for (const mod of s.mods) {
    const change = g.changes[mod.change];
    if (change.kind !== 'stat' || change.stat !== stat) continue;
    const f = borrow(mod.source, mod.by, mod.vars);
    if (change.of(s, f, card)) {
      out.push({ source: mod.source, layer: g.def.layers[change.layer].name, n: change.n(s, f) });
    }
    giveBack();
  }
  return out;
}
