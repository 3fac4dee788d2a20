import type { Seat } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Numbers } from '@bojiste/session/beats/numbers';
import { useEffect, useState } from 'react';
import { link } from '../../app/router.ts';
import { keepOwn, type OwnGame } from '../../learn/own-games.ts';
import { ask } from '../../library/client.ts';
import type { Course, TurningPoint } from '../../library/types.ts';
import { tableWords } from '../../texts/table.ts';
import { useTurnWords } from '../../texts/turns.ts';
import { useWords } from '../../texts/use.ts';
import { useTable } from './context.ts';
import { EndScores } from './end-scores.tsx';
import { LETTERS } from './players.tsx';
import './end-course.css';

interface Props {
  readonly record: string;
  /** Of the game where its record can be watched here. */
  readonly id?: string;
}

/** The course of a finished game: the score by turns as lines, and where it was decided, once that is worked out. */
export function EndCourse({ record, id }: Props) {
  const { me, catalogue } = useTable();
  const { game } = catalogue;
  const [own, setOwn] = useState<OwnGame | null>(null);
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
      .then((found) => {
        if (!current || found === null) return;
        setPoints(found);
        setOwn(keepOwn(game, me, record, found));
      })
      // The game itself is told; what is drawn from its record is an extra.
      .catch((failure: Error) => current && console.error(failure));
    return () => {
      current = false;
    };
  }, [record, me, game]);
  if (course === null) return null;
  return (
    <>
      <EndScores course={course} decided={points?.map(({ turn }) => turn) ?? []} />
      <InNumbers numbers={course.numbers} />
      {points !== null && points.length > 0 && <Turning points={points} own={own} id={id} />}
    </>
  );
}

interface TurningProps {
  readonly points: readonly TurningPoint[];
  readonly own: OwnGame | null;
  readonly id: string | undefined;
}

/** Moments that decided: each leads into the record. */
function Turning({ points, own, id }: TurningProps) {
  const { tell, catalogue } = useTable();
  const say = useWords(tableWords);
  const turns = useTurnWords(catalogue.game);
  return (
    <section className="end-turning">
      <h3>{say('turning')}</h3>
      <ol>
        {points.map(({ turn, entries, whose, told, played, better, loss }) => {
          const words = (
            <>
              <b>
                {turns('turn', { n: turn })} · {tell(whose)}
              </b>{' '}
              <i>−{loss} %</i>
              <span>{told === null ? say('turningAnswer', { played: tell(played) }) : tell(told)}</span>
              <span>{say('turningBetter', { better: tell(better), loss })}</span>
            </>
          );
          return (
            <li key={entries}>
              {id === undefined ? <div>{words}</div> : <a href={`${link('replays', id)}?at=${entries}`}>{words}</a>}
            </li>
          );
        })}
      </ol>
      {own !== null && (
        <a className="button small" href={link('puzzle', catalogue.game, 'own', own.id, '0')} data-solve-own>
          {say('turningSolve')}
        </a>
      )}
    </section>
  );
}

const COUNTED = ['played', 'hurt', 'lost'] as const;

/** Cards and damage of all sides, the own one first. */
function InNumbers({ numbers }: { numbers: Numbers }) {
  const { isYou, view, tell } = useTable();
  const say = useWords(tableWords);
  const counted = COUNTED.filter((what) => numbers[what].some((n) => n > 0));
  if (counted.length === 0) return null;
  const seats = numbers.played.map((_, seat) => seat as Seat);
  const [first = 0, ...others] = [...seats.filter(isYou), ...seats.filter((seat) => !isYou(seat))];
  const nameOf = (seat: Seat): string => {
    const name = view.seats[seat]?.name;
    if (isYou(seat)) return say('you');
    return name !== undefined
      ? tell(name)
      : seats.length > 2 || !seats.some(isYou)
        ? say('player', { letter: sure(LETTERS[seat]) })
        : say('opponent');
  };
  return (
    <table className="end-numbers">
      <thead>
        <tr>
          <th scope="col">{nameOf(first)}</th>
          <td />
          {others.map((seat) => (
            <th key={seat} scope="col">
              {nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counted.map((what) => (
          <tr key={what}>
            <td data-own={isYou(first)}>{numbers[what][first]}</td>
            <th scope="row">{say(`count.${what}`)}</th>
            {others.map((seat) => (
              <td key={seat}>{numbers[what][seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
