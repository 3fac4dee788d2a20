import type { Deck } from '@bojiste/kernel';
import type { Seated, TableInfo } from '@bojiste/session/wire';
import { go, link } from '../../app/router.ts';
import type { OnlineMatch } from '../../session/online.ts';
import { call, keepSeat } from '../../session/online-api.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { Chance } from './chance.tsx';
import { Exchange, useBetween } from './exchange.tsx';

/** Rematch, next game of a series, record and proof. */
export function Afterwards({ match, table }: { match: OnlineMatch; table: TableInfo }) {
  const say = useWords(onlineWords);
  const between = useBetween(table);
  const again = async (deck: Deck | null) => {
    const seated = await call<Seated>('POST', `/api/tables/${table.id}/again`, { deck, nonce: '' });
    keepSeat(seated);
    go(link('match', seated.match));
  };
  const going = table.rules.bestOf > 1 && table.series?.decided !== true;
  return (
    <div className="row afterwards">
      {table.me >= 0 && (
        <button type="button" className="button small main" onClick={() => again(null)}>
          {say(table.next !== '' ? 'goNext' : going ? 'nextGame' : 'again')}
        </button>
      )}
      {between !== null && <Exchange table={table} between={between} play={again} />}
      {table.me < 0 && table.next !== '' && <a href={link('match', table.next)}>{say('goNext')}</a>}
      <Chance match={match} table={table} revealed={table.rules.bestOf === 1} />
      <a href={`/api/tables/${table.id}/record`} download={`bojiste-${table.id}.txt`}>
        {say('record')}
      </a>
    </div>
  );
}
