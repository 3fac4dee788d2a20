import { describe, expect, it } from 'vitest';
import type { Table } from '../table/common/context.ts';
import { type Front, frontsOf, largeOf } from '../table/siegestorm/places.ts';

/** Which boards of a ring of players are drawn large. */

/** The mode in the game's tally. */
const LAST = 3;

const ring = (out: readonly boolean[], me: number) =>
  ({ me, view: { tally: { mode: LAST }, seats: out.map((one) => ({ out: one })) } }) as unknown as Table;
const pairs = (fronts: readonly Front[]) => fronts.map(({ near, far }) => `${near.seat}${far.seat}`);

describe('boards of a ring', () => {
  it('a player has the own two large, whoever else plays', () => {
    expect(pairs(largeOf(frontsOf(ring([false, false, false, false], 1))))).toEqual(['10', '12']);
  });

  it('who is out sees the others large too, and never an empty field with all boards small', () => {
    const fronts = frontsOf(ring([true, false, false, false], 0));
    expect(fronts).toHaveLength(3);
    expect(pairs(largeOf(fronts))).toEqual(['12', '23']);
    expect(largeOf(frontsOf(ring([true, false, true, true], 0)))).toHaveLength(1);
  });
});
