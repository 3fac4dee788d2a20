import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { type Table, useTable } from './context.ts';

/** Players at a table of up to six: each has a letter and a shape, so that nobody is told by colour alone. */

export const LETTERS = 'ABCDEF';

/** Seats in the order of play, beginning with the own one; whoever only watches sits with the first player. */
export function seatsFrom({ view, me }: Pick<Table, 'view' | 'me'>): number[] {
  const first = Math.max(0, me);
  return view.seats.map((_, i) => (first + i) % view.seats.length);
}

export function SeatMark({ seat }: { seat: number }) {
  return (
    <span className="seat-mark" data-seat={seat} aria-hidden="true">
      {LETTERS[seat] ?? '?'}
    </span>
  );
}

/** "Vy", "Soupeř B", "Spoluhráč C". */
export function useSeatName(allied: (seat: number) => boolean): (seat: number) => string {
  const { me, view } = useTable();
  const say = useWords(tableWords);
  return (seat) => {
    if (seat === me) return say('you');
    const who = say(allied(seat) ? 'ally' : 'opponent');
    return view.seats.length > 2 ? `${who} ${LETTERS[seat]}` : who;
  };
}
