import type { RatingChange, TableInfo } from '@bojiste/session/wire';
import { useEffect, useState } from 'react';
import { link } from '../../app/router.ts';
import { call } from '../../session/online-api.ts';
import { peopleWords } from '../../texts/people.ts';
import { useWords } from '../../texts/use.ts';

/** The server rates a moment after the end. */
const TRIES = 5;
const WAIT_MS = 800;

/** What a rated game did to the ratings of those who played it. */
export function RatingChanges({ table }: { table: TableInfo }) {
  const say = useWords(peopleWords);
  const [changes, setChanges] = useState<readonly RatingChange[]>([]);
  const { id, rules, seats } = table;
  useEffect(() => {
    if (!rules.rated) return;
    let timer = 0;
    const look = (left: number) => {
      const again = () => {
        timer = window.setTimeout(() => look(left - 1), WAIT_MS);
      };
      call<RatingChange[]>('GET', `/api/tables/${id}/ratings`).then(
        (found) => (found.length > 0 || left === 0 ? setChanges(found) : again()),
        () => left > 0 && again(),
      );
    };
    look(TRIES);
    return () => clearTimeout(timer);
  }, [id, rules.rated]);
  if (changes.length === 0) return null;
  return (
    <ul className="rating-changes" aria-label={say('ratings')}>
      {changes.map(({ user, before, after, provisional }) => (
        <li key={user}>
          <a href={link('profile', user)}>
            {say('change', {
              name: seats.find((seat) => seat.user === user)?.name ?? '–',
              before,
              after,
              by: `${after >= before ? '+' : '−'}${Math.abs(after - before)}`,
            })}
          </a>
          {provisional && <small className="quiet"> {say('provisional')}</small>}
        </li>
      ))}
    </ul>
  );
}
