import { F, type Game, live, type Seat, type State } from '@bojiste/kernel';
import { boxOfRef } from '../reads/boxes.ts';
import { dn, strengthAgainst } from '../reads/lookup.ts';
import { SEAT_TARGET, TALLY, USE } from '../types.ts';

/** What is a plain mistake in a record (`npx bojiste blunders`). */

/** Cards that one turn of blows can take from a deck. */
const REACH = 12;

export const blunders = {
  harms: ['destroyed', 'reserveLost', 'liquidated'],
  // Everything here is paid with cards.
  free: [],
  gain: 0,
  passing: { flags: 0, resources: [] },
  /** A strike without an action of its own that neither takes a card nor beats what it is aimed at. */
  empty(g: Game, _: State, s: State, row: readonly number[]): boolean {
    if (g.events[row[F.kind]].decl.name !== 'strikes') return false;
    const striker = live(s, row[F.subject]);
    if (striker === null || boxOfRef(g, s, row[F.subject], USE.action) >= 0) return false;
    if (g.defs[striker.def].abilities.some((id) => g.abilities[id].pattern !== null)) return false;
    const strength = s.tally[TALLY.strength];
    if (row[F.amount] >= SEAT_TARGET) return strength <= 0;
    const target = live(s, row[F.amount]);
    return target !== null && strengthAgainst(g, s, striker, strength) <= dn(g, s, target);
  },
  near: (g: Game, s: State, seat: Seat): boolean =>
    s.seats.some(
      (state, other) =>
        state.out === 0 &&
        other !== seat &&
        !g.def.allied(s, other, seat) &&
        s.zones[g.zoneOf('deck', other)].length <= REACH,
    ),
};
