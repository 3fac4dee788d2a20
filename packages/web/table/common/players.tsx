import type { Seat } from '@bojiste/kernel';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { type Table, useTable } from './context.ts';
import { useNames } from './names.ts';

/** Players at a table of up to six: each has a letter and a shape, so that nobody is told by colour alone. */

export const LETTERS = 'ABCDEF';

/** Seats in the order of play, beginning with the own one; whoever only watches sits with the first player. */
export function seatsFrom({ view, me }: Pick<Table, 'view' | 'me'>): readonly [Seat, ...Seat[]] {
  const first = Math.max(0, me);
  return [first, ...view.seats.slice(1).map((_, i) => (first + 1 + i) % view.seats.length)];
}

export function SeatMark({ seat }: { seat: Seat }) {
  return (
    <span className="seat-mark" data-seat={seat} aria-hidden="true">
      {LETTERS[seat] ?? '?'}
    </span>
  );
}

/** "Vy", the name of whoever is there, or what a player calls them; to whoever watches nobody is an opponent. */
export function useCalled(): (seat: Seat, otherwise: string) => string {
  const { isYou, session } = useTable();
  const say = useWords(tableWords);
  const named = useNames();
  return (seat, otherwise) => {
    if (isYou(seat)) return say('you');
    return named(seat, session.watching === true ? say('player', { letter: LETTERS[seat] ?? '?' }) : otherwise);
  };
}

/** "Vy", the name of whoever is there, "Soupeř B", "Spoluhráč C". */
export function useSeatName(allied: (seat: Seat) => boolean): (seat: Seat) => string {
  const { view } = useTable();
  const say = useWords(tableWords);
  const called = useCalled();
  return (seat) => {
    const who = say(allied(seat) ? 'ally' : 'opponent');
    return called(seat, view.seats.length > 2 ? `${who} ${LETTERS[seat]}` : who);
  };
}
