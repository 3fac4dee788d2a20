import { type Card, idOf, live, type State } from '../state/records.ts';
import type { CardId, Ref, ZoneId } from '../types.ts';
import type { Game } from './game.ts';

/** The small questions that every game asks of a position. */

/** What is worked out once for a compiled game. */
export function perGame<T>(make: (g: Game) => T): (g: Game) => T {
  const known = new WeakMap<Game, { readonly made: T }>();
  let last: Game | null = null;
  let value: { readonly made: T } | null = null;
  return (g) => {
    if (g !== last || value === null) {
      value = known.get(g) ?? { made: make(g) };
      known.set(g, value);
      last = g;
    }
    return value.made;
  };
}

/** The card of an object, wherever it is by now. */
export const cardAt = (s: State, ref: Ref): Card => s.cards[idOf(ref)];

/** The card that something seen in a trace is now. */
export const seenAs = (s: State, { id }: { readonly id: CardId }): Card => s.cards[id];

/** The uppermost card of a place. */
export function cardOn(s: State, place: ZoneId): Card | null {
  const list = s.zones[place];
  return list.length === 0 ? null : s.cards[list[list.length - 1]];
}

/** Is a flag set on it? By number: nothing is asked more often. */
export const has = (card: Card, flag: number): boolean => (card.flags & (1 << flag)) !== 0;

/** The value of an option of the table. */
export function optionOf(g: Game, s: State, name: string): number {
  const at = g.names.options.get(name);
  if (at === undefined) throw new Error(`${g.def.id}: there is no option "${name}"`);
  return s.options[at];
}

/** For a game whose board comes first among the zones: the object itself while it stands on one of so many spaces. */
export const standingOn =
  (spaces: number) =>
  (s: State, ref: Ref): Card | null => {
    const card = live(s, ref);
    return card !== null && card.zone < spaces ? card : null;
  };
