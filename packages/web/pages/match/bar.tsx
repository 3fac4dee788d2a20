import type { Catalogue } from '@bojiste/session/types';
import type { Offer, TableInfo } from '@bojiste/session/wire';
import { useState, useSyncExternalStore } from 'react';
import { link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import type { OnlineMatch } from '../../session/online.ts';
import { call } from '../../session/online-api.ts';
import { TableMenu, Tools } from '../../table/common/tools.tsx';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { canAskToNotify } from './alert.ts';
import { Chat } from './chat.tsx';
import { GameLimit, SeatClock } from './clock.tsx';
import { LinkNote } from './match.tsx';
import { Wrong } from './wrong.tsx';

/** Over an online table: who plays, their clocks, what is offered, and everything that is not a move. */
export function OnlineBar({ match, catalogue }: { match: OnlineMatch; catalogue: Catalogue }) {
  const { table, news, refused, chat } = useSyncExternalStore(match.watch, match.snapshot);
  const { language } = useSettings();
  const say = useWords(onlineWords);
  /** Lines of the others that were there when the menu was last open. */
  const [seen, setSeen] = useState(0);
  if (table === null) return null;
  const theirs = chat.filter(({ seat }) => seat !== table.me).length;
  return (
    <header className="play-bar online-bar">
      <a className="brand" href={link('lobby')} title={say('back')}>
        Bojiště
      </a>
      <h1>{catalogue.names[language]}</h1>
      <People table={table} match={match} />
      <Tools>
        <TableMenu unread={Math.max(0, theirs - seen)} onOpen={() => setSeen(theirs)}>
          <li>
            <Doings match={match} table={table} />
          </li>
          <li>
            <Chat match={match} />
          </li>
          <li>
            <a className="button" href={link('lobby')}>
              {say('back')}
            </a>
          </li>
        </TableMenu>
      </Tools>
      <div className="online-notes" aria-live="polite">
        <LinkNote match={match} />
        {news > 0 && <p className="notice">{say('news', { n: news })}</p>}
        {refused !== null && <p className="notice bad">{refused.text[language]}</p>}
        <Offers match={match} table={table} />
        {table.goneOn && table.stage === 'live' && <p className="notice">{say('goneOn')}</p>}
        {table.held && <p className="notice bad">{say('held')}</p>}
      </div>
    </header>
  );
}

function People({ table, match }: { table: TableInfo; match: OnlineMatch }) {
  const say = useWords(onlineWords);
  const { clock, series } = table;
  return (
    <ul className="online-people" aria-label={say('seats')}>
      {table.seats.map(({ kind, name, guest, present, rating }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} data-me={seat === table.me}>
          {kind === 'bot' ? `${say('bot')} ${name}` : name}
          {guest && kind === 'person' && <small className="quiet"> {say('guestMark')}</small>}
          {rating !== null && ` ${rating.value}${rating.provisional ? '?' : ''}`}
          {!present && table.stage === 'live' && <em> ({say('away')})</em>}{' '}
          {clock !== null && <SeatClock clock={clock} seat={seat} present={present} ahead={match.link.ahead} />}
        </li>
      ))}
      {clock !== null && clock.left >= 0 && (
        <li>
          <GameLimit clock={clock} ahead={match.link.ahead} /> {say('limitLeft')}
        </li>
      )}
      {clock?.paused === true && <li>{say('paused')}</li>}
      {series !== null && <li>{say('series', { n: series.bestOf, wins: series.wins.join(' : ') })}</li>}
      {table.watchers > 0 && <li>{say('watchers', { n: table.watchers })}</li>}
      {table.me < 0 && <li>{say('youWatch')}</li>}
    </ul>
  );
}

const OFFERS: readonly Offer[] = ['undo', 'draw', 'pause', 'hands'];

function Doings({ match, table }: { match: OnlineMatch; table: TableInfo }) {
  const say = useWords(onlineWords);
  const [sure, setSure] = useState(false);
  const live = table.stage === 'live';
  if (table.me < 0)
    return (
      <p className="row">
        {table.hands &&
          table.seats.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <button key={seat} type="button" className="button small" onClick={() => match.lookOver(seat)}>
              {say('shoulder')}: {name}
            </button>
          ))}
      </p>
    );
  const offers = OFFERS.map((what) => (what === 'pause' && table.clock?.paused === true ? 'resume' : what)).filter(
    (what) => (what !== 'pause' && what !== 'resume') || table.rules.clock.kind === 'live',
  );
  return (
    <div className="row">
      {live &&
        offers.map((what) => (
          <button
            key={what}
            type="button"
            className="button"
            onClick={() => match.command(what === 'undo' ? { t: 'undo' } : { t: 'offer', what })}
          >
            {say(`offer.${what}`)}
          </button>
        ))}
      {live && (
        <button
          type="button"
          className="button danger"
          onClick={() => (sure ? match.command({ t: 'resign' }) : setSure(true))}
        >
          {say(sure ? 'resignSure' : 'resign')}
        </button>
      )}
      {live && !table.rules.rated && <StandIn table={table} />}
      {live && <Notify />}
      <Wrong match={match} live={live} />
    </div>
  );
}

function Offers({ match, table }: { match: OnlineMatch; table: TableInfo }) {
  const say = useWords(onlineWords);
  const { me } = table;
  if (me < 0) return null;
  return (
    <>
      {table.offers.map(({ what, by, waiting }) => (
        <p key={what} className="notice row" role="status">
          {say(`asked.${what}`, { name: table.seats[by]?.name ?? '' })}
          {waiting.includes(me) && (
            <button
              type="button"
              className="button small main"
              onClick={() => match.command({ t: 'reply', what, yes: true })}
            >
              {say('agree')}
            </button>
          )}
          <button
            type="button"
            className="button small"
            onClick={() => match.command({ t: 'reply', what, yes: false })}
          >
            {say(by === me ? 'withdraw' : 'refuse')}
          </button>
        </p>
      ))}
      {table.claims.map((seat) => (
        <p key={seat} className="notice row" role="status">
          {say(table.seats[seat]?.present ? 'claimTime' : 'claimGone', { name: table.seats[seat]?.name ?? '' })}
          {(['win', 'annul'] as const).map((as) => (
            <button
              key={as}
              type="button"
              className="button small"
              onClick={() => match.command({ t: 'claim', seat, as })}
            >
              {say(as === 'win' ? 'claimWin' : 'claimAnnul')}
            </button>
          ))}
          {!table.rules.rated && (
            <button
              type="button"
              className="button small"
              onClick={() => call('POST', `/api/tables/${table.id}/bot`, { seat, level: 'normal' })}
            >
              {say('claimBot')}
            </button>
          )}
        </p>
      ))}
    </>
  );
}

/** A bot plays on for this player until they come back. */
function StandIn({ table }: { table: TableInfo }) {
  const say = useWords(onlineWords);
  const stands = table.seats[table.me]?.kind === 'bot';
  const ask = () =>
    stands
      ? call('POST', `/api/tables/${table.id}/back`)
      : call('POST', `/api/tables/${table.id}/bot`, { seat: table.me, level: 'normal' });
  return (
    <button type="button" className="button" onClick={ask}>
      {say(stands ? 'takeBack' : 'standIn')}
    </button>
  );
}

/** The browser asks whether the system may tell; once answered there is nothing to ask. */
function Notify() {
  const say = useWords(onlineWords);
  const [asks, setAsks] = useState(canAskToNotify);
  if (!asks) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => Notification.requestPermission().then(() => setAsks(false))}
    >
      {say('notify')}
    </button>
  );
}
