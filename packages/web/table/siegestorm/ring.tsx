import type { Seat } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { siegestormWords } from '../../texts/siegestorm.ts';
import { useWords } from '../../texts/use.ts';
import { sizeOf, useTable } from '../common/context.ts';
import { LETTERS } from '../common/players.tsx';
import { useWho } from './names.ts';

/** Who sits beside whom when the last one standing wins: a ring with the decks that are left. */
export function Ring() {
  const table = useTable();
  const ss = useWords(siegestormWords);
  const who = useWho();
  const { view, me } = table;
  const n = view.seats.length;
  // The player sits at the bottom, the next one to the right.
  const at = (seat: Seat) => {
    const angle = Math.PI / 2 - ((seat - me) * 2 * Math.PI) / n;
    return { x: 60 + 42 * Math.cos(angle), y: 50 + 36 * Math.sin(angle) };
  };
  const living = view.seats.flatMap((seat, i) => (seat.out ? [] : i));
  const words = view.seats.map((seat, i) => `${who(i)}: ${seat.out ? ss('out') : sizeOf(table, 'deck', i)}`);
  return (
    <svg className="ss-ring" viewBox="0 0 120 100" role="img" aria-label={`${ss('ring')}: ${words.join(', ')}`}>
      {living.map((seat, i) => {
        const a = at(seat);
        const b = at(sure(living[(i + 1) % living.length]));
        return <line key={seat} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
      })}
      {view.seats.map((seat, i) => {
        const { x, y } = at(i);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <g key={i} data-out={seat.out} data-active={view.active === i}>
            <circle cx={x} cy={y} r="13" />
            <text x={x} y={y - 1}>
              {LETTERS[i]}
            </text>
            <text x={x} y={y + 9} className="ss-ring-n">
              {seat.out ? '×' : sizeOf(table, 'deck', i)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
