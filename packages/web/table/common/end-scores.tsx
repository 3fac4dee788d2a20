import type { Seat } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Course } from '../../library/types.ts';
import { tableWords } from '../../texts/table.ts';
import { useTurnWords } from '../../texts/turns.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';

/** What the game is counted by, turn by turn: the own line filled, turns that decided marked. */

const WIDTH = 600;
const HEIGHT = 132;
const PAD = 14;
const MOST_TICKS = 10;
const MOST_DOTS = 24;

interface Props {
  readonly course: Course;
  readonly decided: readonly number[];
}

export function EndScores({ course: { scores, score }, decided }: Props) {
  const { me, isYou, tell, catalogue } = useTable();
  const say = useWords(tableWords);
  const turns = useTurnWords(catalogue.game);
  // A line that never left the ground tells nothing.
  if (score === null || scores.length < 2 || scores.flat().every((n) => n === 0)) return null;
  const most = Math.max(1, ...scores.flat());
  const last = scores.length - 1;
  const seats = sure(scores[0]).map((_, seat) => seat as Seat);
  const x = (i: number): number => PAD + (i / last) * (WIDTH - 2 * PAD);
  const y = (n: number): number => HEIGHT - 4 - (n / most) * (HEIGHT - PAD);
  const line = (seat: Seat): string => scores.map((row, i) => `${x(i)},${y(sure(row[seat]))}`).join(' ');
  const every = Math.ceil(scores.length / MOST_TICKS);
  const ticks = scores.map((_, i) => i).filter((i) => i === last || (i % every === 0 && last - i > every / 2));
  const final = seats.map((seat) =>
    isYou(seat) ? say('scoreYou', { n: sure(sure(scores[last])[seat]) }) : sure(scores[last])[seat],
  );
  const own = seats.some(isYou);
  // In a long game only the turns that decided are marked.
  const dots = scores.map((_, i) => i).filter((i) => scores.length <= MOST_DOTS || decided.includes(i));
  return (
    <figure className="end-scores">
      <figcaption>
        <span>{turns('scores', { what: tell(score) })}</span> <b>{final.join(' : ')}</b>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`} role="img" aria-label={turns('scores', { what: tell(score) })}>
        <line x1={PAD} x2={WIDTH - PAD} y1={HEIGHT - 4} y2={HEIGHT - 4} className="end-axis" />
        {own && <polygon points={`${x(0)},${y(0)} ${line(me)} ${x(last)},${y(0)}`} className="end-area" />}
        {seats.map((seat) => (
          <polyline key={seat} points={line(seat)} data-own={isYou(seat)} />
        ))}
        {own &&
          dots.map((i) => (
            <circle
              key={i}
              cx={x(i)}
              cy={y(sure(sure(scores[i])[me]))}
              r={decided.includes(i) ? 7 : 3}
              data-decided={decided.includes(i)}
            />
          ))}
        {ticks.map((i) => (
          <text key={i} x={x(i)} y={HEIGHT + 15}>
            {i}
          </text>
        ))}
      </svg>
    </figure>
  );
}
