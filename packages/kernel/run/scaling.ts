import { scratch } from '../state/held.ts';
import { type Card, type Frame, idOf, refOf, type State } from '../state/records.ts';
import type { Ref } from '../types.ts';
import type { CompiledChange, Game } from './game.ts';
import { abilityOf, cardOf, ensureIndex } from './listen.ts';
import { borrow, borrowStanding, giveBack } from './scratch.ts';
import { scopeSpeaks } from './speaking.ts';

/** How many times what a card adds to a value counts: doubled, left out, turned round. Several factors multiply. */

/** While factors are asked for, whatever is asked on the way is reckoned without them. */
const asking = scratch({ factors: 0 });

/** Does anything scale contributions now? */
export function unscaled(g: Game, s: State): boolean {
  ensureIndex(g, s);
  const kind = g.listen.scale;
  if (asking.factors > 0) return true;
  if (s.listen[kind].length > 0) return false;
  for (let i = 0; i < s.mods.length; i++) if (g.changes[s.mods[i].change].listens === kind) return false;
  return true;
}

type Visit = (change: CompiledChange, f: Frame) => void;

function eachFactor(g: Game, s: State, visit: Visit): void {
  for (const packed of s.listen[g.listen.scale]) {
    const ability = g.abilities[abilityOf(packed)];
    const source = s.cards[cardOf(packed)];
    if (g.def.sleeps?.(g, s, source)) continue;
    const f = borrowStanding(refOf(source), source.control);
    if (ability.condition === null || ability.condition(s, f))
      for (const id of ability.changes) if (g.changes[id].kind === 'scale') visit(g.changes[id], f);
    giveBack();
  }
  for (const mod of s.mods) {
    const change = g.changes[mod.change];
    if (change.kind !== 'scale' || (mod.scope !== 0 && !scopeSpeaks(s, mod.scope))) continue;
    const f = borrow(mod.source, mod.by, mod.vars);
    visit(change, f);
    giveBack();
  }
}

/** What `n`, added to a value of `card` by `source`, comes to. */
export function scaled(g: Game, s: State, card: Card, source: Ref, n: number): number {
  let sum = n;
  asking.factors++;
  try {
    eachFactor(g, s, (change, f) => {
      if (change.mode !== 0 && Math.sign(n) !== change.mode) return;
      if (change.of(s, f, s.cards[idOf(source)]) && change.to?.(s, f, card) === true) sum *= change.n(s, f);
    });
  } finally {
    asking.factors--;
  }
  return sum;
}
