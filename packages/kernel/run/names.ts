import { scratch } from '../state/held.ts';
import { type Card, ghostOf, refOf, type State } from '../state/records.ts';
import { type Game, reaches } from './game.ts';
import { abilityOf, cardOf, ensureIndex } from './listen.ts';
import { borrow, borrowStanding, giveBack } from './scratch.ts';
import { scopeSpeaks } from './speaking.ts';

/** Names that effects give to cards besides those printed on them. */

/** Whoever is asked about while names are decided answers to the printed ones alone. */
const asking = scratch({ names: 0 });

/** Does anything name a card now? */
function silent(g: Game, s: State): boolean {
  ensureIndex(g, s);
  const kind = g.listen.name;
  if (s.listen[kind].length > 0) return false;
  for (let i = 0; i < s.mods.length; i++) if (g.changes[s.mods[i].change].listens === kind) return false;
  return true;
}

function eachName(g: Game, s: State, card: Card, visit: (word: string) => void): void {
  const kind = g.listen.name;
  for (const packed of s.listen[kind]) {
    const ability = g.abilities[abilityOf(packed)];
    const source = s.cards[cardOf(packed)];
    if (!reaches(ability, source, card) || g.def.sleeps?.(g, s, source)) continue;
    const f = borrowStanding(refOf(source), source.control);
    if (ability.condition === null || ability.condition(s, f)) {
      for (const id of ability.changes) {
        const change = g.changes[id];
        if (change.kind === 'name' && change.of(s, f, card)) visit(change.word);
      }
    }
    giveBack();
  }
  for (const mod of s.mods) {
    const change = g.changes[mod.change];
    if (change.kind !== 'name' || (mod.scope !== 0 && !scopeSpeaks(s, mod.scope))) continue;
    const f = borrow(mod.source, mod.by, mod.vars);
    if (change.of(s, f, card)) visit(change.word);
    giveBack();
  }
}

/** The names it has by effects, or had when it left. */
export function namesOf(g: Game, s: State, card: Card): readonly string[] {
  if (s.cards[card.id] !== card) return ghostOf(s, refOf(card))?.names ?? NO_NAMES;
  if (asking.names > 0 || silent(g, s)) return NO_NAMES;
  const out: string[] = [];
  asking.names++;
  try {
    eachName(g, s, card, (word) => out.push(word));
  } finally {
    asking.names--;
  }
  return out;
}

const NO_NAMES: readonly string[] = [];

/** Does it answer to this name by an effect? */
export const isConsidered = (g: Game, s: State, card: Card, word: string): boolean =>
  namesOf(g, s, card).includes(word);

/** Does it answer to this name, printed or given? */
export const isCalled = (g: Game, s: State, card: Card, word: string): boolean =>
  g.defs[card.def].words.includes(word) || isConsidered(g, s, card, word);
