import { useEffect, useState } from 'react';
import { ask } from '../../library/client.ts';
import type { Course, TurningPoint } from '../../library/types.ts';
import { tableWords } from '../../texts/table.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';

/** The course of a finished game: the score by turns as lines, and where it was decided, once that is worked out. */
export function EndCourse({ record }: { record: string }) {
  const { me, tell } = useTable();
  const say = useWords(tableWords);
  const [course, setCourse] = useState<Course | null>(null);
  const [points, setPoints] = useState<readonly TurningPoint[] | null>(null);
  useEffect(() => {
    let current = true;
    ask('replay', record)
      .then(() => ask('course', me))
      .then((found) => {
        if (!current) return null;
        setCourse(found);
        return ask('turning', me);
      })
      .then((found) => current && found !== null && setPoints(found))
      // The game itself is told; what is drawn from its record is an extra.
      .catch((failure: Error) => current && console.error(failure));
    return () => {
      current = false;
    };
  }, [record, me]);
  if (course === null) return null;
  return (
    <>
      <Scores course={course} />
      {points !== null && points.length > 0 && (
        <section className="end-turning">
          <h3>{say('turning')}</h3>
          <ol>
            {points.map(({ turn, entries, played, better, loss }) => (
              <li key={entries}>{say('turningPoint', { turn, played: tell(played), better: tell(better), loss })}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

const WIDTH = 240;
const HEIGHT = 56;

function Scores({ course: { scores, score } }: { course: Course }) {
  const { me, tell } = useTable();
  const say = useWords(tableWords);
  if (score === null || scores.length < 2) return null;
  const most = Math.max(1, ...scores.flat());
  const seats = scores[0].map((_, seat) => seat);
  const at = (seat: number): string =>
    scores.map((row, i) => `${(i / (scores.length - 1)) * WIDTH},${HEIGHT - (row[seat] / most) * HEIGHT}`).join(' ');
  const last = scores[scores.length - 1];
  return (
    <figure className="end-scores">
      <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} role="img" aria-label={say('scores', { what: tell(score) })}>
        {seats.map((seat) => (
          <polyline key={seat} points={at(seat)} data-own={seat === me} />
        ))}
      </svg>
      <figcaption>
        {tell(score)}:{' '}
        {seats.map((seat) => (seat === me ? say('scoreYou', { n: last[seat] }) : last[seat])).join(' : ')}
      </figcaption>
    </figure>
  );
}
