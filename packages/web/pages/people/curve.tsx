import { sure } from '@bojiste/kernel/state/sure';
import { peopleWords } from '../../texts/people.ts';
import { useWords } from '../../texts/use.ts';

const WIDE = 160;
const HIGH = 40;

/** How a rating went, as a line; nothing where there is no line to draw. */
export function Curve({ values }: { values: readonly number[] }) {
  const say = useWords(peopleWords);
  if (values.length < 2) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, i) => {
    const x = (i / (values.length - 1)) * (WIDE - 4) + 2;
    const y = HIGH - 2 - ((value - least) / Math.max(1, most - least)) * (HIGH - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const label = say('curve', { from: sure(values[0]), to: sure(values[values.length - 1]) });
  return (
    <svg className="people-curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      <polyline points={points.join(' ')} />
    </svg>
  );
}
