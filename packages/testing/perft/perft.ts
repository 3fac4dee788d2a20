import { choose, cloneState, decidingSeats, type Game, notesOf, type Seat, type State } from '@bojiste/kernel';

/**
 * Number of decision sequences up to a depth. A table of five such numbers for a fixed set-up notices nearly every
 * accidental change of a rule. Decisions with one option are made on the way and not counted, here as everywhere.
 */

interface Branch {
  readonly key: string;
  readonly seat: Seat;
  readonly value: number;
}

function branches(g: Game, s: State): Branch[] {
  return decidingSeats(g, s).flatMap((seat) => notesOf(g, s, seat).map(({ key, value }) => ({ seat, value, key })));
}

/** Makes forced decisions until somebody has a choice. */
function toChoice(g: Game, s: State): Branch[] {
  let open = branches(g, s);
  while (open.length === 1) {
    choose(g, s, open[0].seat, open[0].value);
    open = branches(g, s);
  }
  return open;
}

export function perft(g: Game, s: State, depth: number): number {
  if (depth === 0) return 1;
  const here = cloneState(s);
  const open = toChoice(g, here);
  if (open.length === 0) return 1;
  if (depth === 1) return open.length;
  let total = 0;
  for (const { seat, value } of open) {
    const next = cloneState(here);
    choose(g, next, seat, value);
    total += perft(g, next, depth - 1);
  }
  return total;
}

/** Counts for depths 1..n. */
export const perftTable = (g: Game, s: State, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => perft(g, s, i + 1));

/** Counts by first move: to find where two versions of the rules part. */
export function perftDivide(g: Game, s: State, depth: number): Readonly<Record<string, number>> {
  const here = cloneState(s);
  const out: Record<string, number> = {};
  for (const { seat, value, key } of toChoice(g, here)) {
    const next = cloneState(here);
    choose(g, next, seat, value);
    out[`${'ABCDEFGH'[seat]} ${key}`] = perft(g, next, depth - 1);
  }
  return out;
}
