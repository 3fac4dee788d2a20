import type { Game } from '../run/game.ts';
import type { Deck, SetupInput } from './agreed.ts';

/**
 * Who knows which list. A ready-made deck is announced by its name, so everybody may know what is in it. A list of
 * somebody's own is known to its owner alone; the others guess from the ready-made decks that are most like what they saw.
 */

type Draw = (n: number) => number;

/** Seats that play a list of their own, as bits. */
export function ownLists(g: Game, { decks }: SetupInput): number {
  let own = 0;
  decks.forEach((deck, seat) => {
    if (!g.def.decks.some((ready) => ready.key === deck.key && sameList(ready, deck))) own |= 1 << seat;
  });
  return own;
}

const sameList = (a: Deck, b: Deck): boolean =>
  a.leader === b.leader && sameCounts(a.cards, b.cards) && sameCounts(a.sideboard ?? {}, b.sideboard ?? {});

function sameCounts(a: Deck['cards'], b: Deck['cards']): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => (a[key] ?? 0) === (b[key] ?? 0));
}

/** Faces for the hidden cards of a list that is not known: so many of every pool, with those that were seen pinned. */
export function guessFaces(g: Game, seen: readonly number[], sizes: readonly number[], draw: Draw): number[][] {
  const lists = g.def.decks.map((deck) => facesOf(g, deck));
  const list = mostAlike(lists, seen, draw);
  const rest = without(list, seen);
  return sizes.map((size, pool) => {
    const inPool = (def: number): boolean => (g.def.pool?.(g, def) ?? 0) === pool;
    const faces = drawSome(rest.filter(inPool), size, draw);
    // The list may be longer than any ready-made one: then it is taken to have more of the same.
    const more = [list, lists.flat()].map((from) => from.filter(inPool)).find((from) => from.length > 0) ?? [];
    while (faces.length < size && more.length > 0) faces.push(...drawSome(more, size - faces.length, draw));
    return faces;
  });
}

function facesOf(g: Game, { cards, sideboard }: Deck): number[] {
  const counts = [...Object.entries(cards), ...Object.entries(sideboard ?? {})];
  return counts.flatMap(([key, n]) => Array<number>(n).fill(g.cardDef(key).index));
}

/** One of the lists that have most of what was seen. */
function mostAlike(lists: readonly number[][], seen: readonly number[], draw: Draw): readonly number[] {
  const unlike = lists.map((list) => without(seen, list).length);
  const least = Math.min(...unlike);
  const alike = lists.filter((_, i) => unlike[i] === least);
  return alike[draw(alike.length)] ?? [];
}

/** A list without these cards, each as often as it is named. */
function without(list: readonly number[], taken: readonly number[]): number[] {
  const left = new Map<number, number>();
  for (const def of taken) left.set(def, (left.get(def) ?? 0) + 1);
  return list.filter((def) => {
    const n = left.get(def) ?? 0;
    left.set(def, n - 1);
    return n <= 0;
  });
}

function drawSome(from: readonly number[], size: number, draw: Draw): number[] {
  const faces = from.slice();
  const drawn: number[] = [];
  while (drawn.length < size && faces.length > 0) {
    const at = draw(faces.length);
    drawn.push(faces[at]);
    faces[at] = faces[faces.length - 1];
    faces.pop();
  }
  return drawn;
}
