import type { Catalogue } from '@bojiste/session/types';
import type { TableInfo } from '@bojiste/session/wire';
import { useState, useSyncExternalStore } from 'react';
import { link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import type { OnlineMatch } from '../../session/online.ts';
import { TableMenu, Tools } from '../../table/common/tools.tsx';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { useSitter } from '../common/seat-name.ts';
import { Chat } from './chat.tsx';
import { GameLimit, SeatClock } from './clock.tsx';
import { Doings } from './doings.tsx';
import { LinkNote } from './link-note.tsx';
import { Offers } from './offers.tsx';

/** Over an online table: who plays, their clocks, what is offered, and everything that is not a move. */
export function OnlineBar({ match, catalogue }: { match: OnlineMatch; catalogue: Catalogue }) {
  const { table, news, refused, chat, declined } = useSyncExternalStore(match.watch, match.snapshot);
  const { language } = useSettings();
  const say = useWords(onlineWords);
  /** Lines of the others that were there when the menu was last open, and how often it was. */
  const [seen, setSeen] = useState(0);
  const [opened, setOpened] = useState(0);
  if (table === null) return null;
  const open = () => {
    setSeen(theirs);
    setOpened(opened + 1);
  };
  const theirs = chat.filter(({ seat }) => seat !== table.me).length;
  return (
    <header className="play-bar online-bar">
      <a className="brand" href={link('lobby')} title={say('back')}>
        Bojiště
      </a>
      <h1>{catalogue.names[language]}</h1>
      <People table={table} match={match} />
      <Tools>
        <TableMenu unread={Math.max(0, theirs - seen)} onOpen={open} shut={table.stage === 'over'}>
          <Doings match={match} table={table} opened={opened} />
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
        <Offers match={match} table={table} declined={declined} />
        {table.goneOn && table.stage === 'live' && <p className="notice">{say('goneOn')}</p>}
        {table.held && <p className="notice bad">{say('held')}</p>}
      </div>
    </header>
  );
}

function People({ table, match }: { table: TableInfo; match: OnlineMatch }) {
  const say = useWords(onlineWords);
  const sitter = useSitter();
  const { clock, series } = table;
  return (
    <ul className="online-people" aria-label={say('seats')}>
      {table.seats.map(({ kind, name, guest, present, rating }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} data-me={seat === table.me}>
          <span className="online-name">{sitter({ kind, name })}</span>
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
      {table.me < 0 && <li className="online-watching">{say('youWatch')}</li>}
    </ul>
  );
}
