import type { Seat } from '@bojiste/kernel';
import type { Offer, OfferInfo, TableInfo } from '@bojiste/session/wire';
import type { OnlineMatch } from '../../session/online.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { useSitter } from '../common/seat-name.ts';

/** What players ask of each other, what came of it, and what may be claimed against whoever is gone. */

interface Props {
  readonly match: OnlineMatch;
  readonly table: TableInfo;
  readonly declined: Offer | null;
}

export function Offers({ match, table, declined }: Props) {
  const say = useWords(onlineWords);
  const mine = table.seats[table.me];
  if (mine === undefined || mine.out === true) return null;
  return (
    <>
      {declined !== null && (
        <p className="notice" role="status">
          {say(`declined.${declined}`)}
        </p>
      )}
      {table.offers.map((offer) => (
        <OneOffer key={offer.what} match={match} table={table} offer={offer} />
      ))}
      {table.claims.map((seat) => (
        <Claim key={seat} match={match} table={table} seat={seat} />
      ))}
    </>
  );
}

function OneOffer({ match, table, offer }: { match: OnlineMatch; table: TableInfo; offer: OfferInfo }) {
  const say = useWords(onlineWords);
  const sitter = useSitter();
  const { what, by, waiting } = offer;
  const { me, seats } = table;
  const reply = (yes: boolean) => match.command({ t: 'reply', what, yes });
  const named = (seat: Seat): string => {
    const found = seats[seat];
    return found === undefined ? '' : sitter(found);
  };
  const names = waiting.map(named).join(', ');
  const mine = waiting.includes(me);
  return (
    <p className="notice row" role="status">
      {by === me ? say(`asking.${what}`) : say(`asked.${what}`, { name: named(by) })}
      {!mine && ` ${say('askedWaits', { names })}`}
      {mine && (
        <button type="button" className="button small main" onClick={() => reply(true)}>
          {say('agree')}
        </button>
      )}
      <button type="button" className="button small" onClick={() => reply(false)}>
        {say(by === me ? 'withdraw' : 'refuse')}
      </button>
    </p>
  );
}

function Claim({ match, table, seat }: { match: OnlineMatch; table: TableInfo; seat: number }) {
  const say = useWords(onlineWords);
  const { name = '', present } = table.seats[seat] ?? {};
  return (
    <p className="notice row" role="status">
      {say(present === true ? 'claimTime' : 'claimGone', { name })}
      {(['win', 'annul'] as const).map((as) => (
        <button key={as} type="button" className="button small" onClick={() => match.command({ t: 'claim', seat, as })}>
          {say(as === 'win' ? 'claimWin' : 'claimAnnul')}
        </button>
      ))}
      {!table.rules.rated && (
        <button
          type="button"
          className="button small"
          onClick={() => match.request(`/api/tables/${table.id}/bot`, { seat, level: 'normal' })}
        >
          {say('claimBot')}
        </button>
      )}
    </p>
  );
}
