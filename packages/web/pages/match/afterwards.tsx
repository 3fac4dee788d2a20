import type { Deck } from '@bojiste/kernel';
import type { Seated, TableInfo } from '@bojiste/session/wire';
import { useState } from 'react';
import { go, link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import type { OnlineMatch } from '../../session/online.ts';
import { call, keepSeat, type ServerError } from '../../session/online-api.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { Chance } from './chance.tsx';
import { OnlineCourse } from './course.tsx';
import { Exchange, useBetween } from './exchange.tsx';
import { RatingChanges } from './rating-changes.tsx';

/** After the end: rematch or the next game of a series, for players; the way to it, for whoever watched. */
export function NextGame({ table }: { table: TableInfo }) {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const between = useBetween(table);
  const [error, setError] = useState<ServerError | null>(null);
  if (table.me < 0)
    return table.next === '' ? null : (
      <a className="button main" href={link('match', table.next)}>
        {say('watchNext')}
      </a>
    );
  const again = async (deck: Deck | null) => {
    try {
      const seated = await call<Seated>('POST', `/api/tables/${table.id}/again`, { deck, nonce: '' });
      keepSeat(seated);
      go(link('match', seated.match));
    } catch (failure) {
      setError(failure as ServerError);
    }
  };
  const going = table.rules.bestOf > 1 && table.series?.decided !== true;
  return (
    <>
      <button type="button" className="button main" onClick={() => again(null)}>
        {say(table.next !== '' ? 'goNext' : going ? 'nextGame' : 'again')}
      </button>
      {between !== null && <Exchange table={table} between={between} play={again} />}
      {error !== null && (
        <p className="notice bad" role="alert">
          {error.text?.[language] ?? error.message}
        </p>
      )}
    </>
  );
}

/** What the end of an online game has to tell and to keep: ratings, its course, the chance verified, the record. */
export function Findings({ match, table }: { match: OnlineMatch; table: TableInfo }) {
  const say = useWords(onlineWords);
  return (
    <div className="afterwards">
      <RatingChanges table={table} />
      <OnlineCourse table={table} />
      <div className="row">
        <Chance match={match} table={table} revealed={table.rules.bestOf === 1} />
        <a href={`/api/tables/${table.id}/record`} download={`bojiste-${table.id}.txt`}>
          {say('record')}
        </a>
      </div>
    </div>
  );
}
