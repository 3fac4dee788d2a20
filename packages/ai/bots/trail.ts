import { chooseToWeigh, cloneState, type Game, type Seat, type State } from '@bojiste/kernel';
import type { Situation } from '../types.ts';

/** What stands where, and what the seat has. */
interface Position {
  readonly cards: string;
  readonly means: readonly number[];
}

/** Positions at the menus of the running turn: an act that leads back to an earlier one, and brings nothing, was for nothing. */
export class Trail {
  private turn = -1;
  private seat: Seat = -1;
  /** In the order in which they were met; the last one is that of the act that is being chosen or carried out. */
  private positions: Position[] = [];

  note({ g, seat, view, decision }: Situation, world: State): void {
    if (view.turn !== this.turn || seat !== this.seat) {
      this.turn = view.turn;
      this.seat = seat;
      this.positions = [];
    }
    if (decision.kind !== 'act') return;
    const position = positionOf(g, world, seat);
    if (this.positions.at(-1)?.cards !== position.cards) this.positions.push(position);
  }

  leadsBack({ g, seat }: Situation, world: State, value: number): boolean {
    const earlier = this.positions.slice(0, -1);
    if (earlier.length === 0) return false;
    const copy = cloneState(world);
    chooseToWeigh(g, copy, seat, value, seat);
    if (copy.over >= 0) return false;
    const { cards, means } = positionOf(g, copy, seat);
    return earlier.some((one) => one.cards === cards && means.every((n, i) => n <= one.means[i]));
  }
}

/** What is open to all and not spent by the mere act: marks of having moved are left out. */
function positionOf(g: Game, s: State, seat: Seat): Position {
  const cards = s.cards.flatMap(({ id, zone, control, host, face }) =>
    g.zones[zone].board || host >= 0 ? `${id},${zone},${control},${host},${face}` : [],
  );
  const sizes = s.zones.map((zone) => zone.length);
  return {
    cards: [s.phase, s.active, cards.join(';'), s.counters.join(), sizes.join()].join('|'),
    means: s.seats[seat].resources,
  };
}
