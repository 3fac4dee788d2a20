import { sure } from '@bojiste/kernel/state/sure';
import type { TableInfo } from '@bojiste/session/wire';
import { useRef, useState, useSyncExternalStore } from 'react';
import { go, link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { Ground } from '../../ground/ground.tsx';
import { bookFor } from '../../library/client.ts';
import { GAME_NAMES, isGame } from '../../library/games.ts';
import type { OnlineMatch } from '../../session/online.ts';
import { type ServerError, sitDown } from '../../session/online-api.ts';
import { SeatMark } from '../../table/common/players.tsx';
import '../../table/common/stand.css';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { landOf } from '../common/lands.ts';
import { useSitter } from '../common/seat-name.ts';
import { IssueList } from '../decks/issues.tsx';
import { DeckChoice, deckNamed } from '../lobby/deck-choice.tsx';
import { RulesLine } from '../lobby/rules-line.tsx';
import { Chat } from './chat.tsx';
import { LinkNote } from './link-note.tsx';
import { QrCode } from './qr.tsx';

/** A table that has not begun: who is there, the link to send, a seat to take. */
export function Invitation({ match, table }: { match: OnlineMatch; table: TableInfo }) {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const sitter = useSitter();
  const { refused } = useSyncExternalStore(match.watch, match.snapshot);
  const { game } = table.rules;
  return (
    <main className={`page invitation world-${game}`}>
      <p>
        <a className="brand" href={link('home')}>
          Bojiště
        </a>
      </p>
      <section className="panel">
        <header className="invitation-head">
          {isGame(game) && (
            <span className="invitation-land" aria-hidden="true">
              <Ground ground={landOf(game)} />
            </span>
          )}
          <h1>{say(table.me >= 0 ? 'waiting' : 'invitation')}</h1>
          <p className="lead">{isGame(game) ? sure(GAME_NAMES[game])[language] : game}</p>
          <p>
            <RulesLine rules={table.rules} />
          </p>
        </header>
        <LinkNote match={match} />
        {refused !== null && <p className="notice bad">{refused.text[language]}</p>}
        <ol className="invitation-seats" aria-label={say('seats')}>
          {table.seats.map(({ kind, name, rating, guest }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} data-open={kind === 'open'}>
              <SeatMark seat={seat} /> {sitter({ kind, name })}
              {guest && kind === 'person' && <small className="quiet"> {say('guestMark')}</small>}
              {rating !== null && ` ${rating.value}${rating.provisional ? '?' : ''}`}
            </li>
          ))}
        </ol>
        {table.stage === 'shut' ? (
          <p className="notice">{say('tableShut')}</p>
        ) : table.me >= 0 && table.seats.every(({ kind }) => kind !== 'open') ? (
          <p role="status">{say('owing')}</p>
        ) : table.me >= 0 ? (
          <Seated match={match} table={table} />
        ) : (
          <TakeSeat match={match} table={table} />
        )}
      </section>
      <p>
        <a href={link('lobby')}>{say('back')}</a>
      </p>
      <Chat match={match} />
    </main>
  );
}

function Seated({ match, table }: { match: OnlineMatch; table: TableInfo }) {
  const say = useWords(onlineWords);
  const free = table.seats.findIndex(({ kind, name }) => kind === 'open' && name === '');
  const stand = async () => {
    if (await match.request(`/api/tables/${table.id}/stand`)) go(link('lobby'));
  };
  return (
    <>
      {free < 0 ? <p role="status">{say('waitRematch')}</p> : <SendLink id={table.id} />}
      <p className="row">
        {free >= 0 && !table.rules.rated && (
          <button
            type="button"
            className="button"
            onClick={() => match.request(`/api/tables/${table.id}/bot`, { seat: free, level: 'easy' })}
          >
            {say('addBot')}
          </button>
        )}
        <button type="button" className="button" onClick={stand}>
          {say('standUp')}
        </button>
      </p>
    </>
  );
}

/** The address of the table, to copy, to share, to be photographed. */
function SendLink({ id }: { id: string }) {
  const say = useWords(onlineWords);
  const [copied, setCopied] = useState<'copy' | 'copied' | 'copyYourself'>('copy');
  const address = `${location.origin}${location.pathname}${link('match', id)}`;
  const field = useRef<HTMLInputElement>(null);
  const copy = () => {
    // On a page that came over plain http browsers copy nothing for it.
    if (navigator.clipboard === undefined) {
      field.current?.select();
      setCopied('copyYourself');
    } else
      navigator.clipboard.writeText(address).then(
        () => setCopied('copied'),
        () => setCopied('copyYourself'),
      );
  };
  return (
    <>
      <p>{say('sendLink')}</p>
      <p className="row">
        <input
          ref={field}
          className="wide"
          readOnly
          value={address}
          aria-label={say('sendLink')}
          onFocus={(e) => e.target.select()}
        />
        <button type="button" className="button main" onClick={copy}>
          {say(copied)}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => navigator.share({ title: 'Bojiště', url: address }).catch(() => {})}
          >
            {say('share')}
          </button>
        )}
      </p>
      <QrCode address={address} />
    </>
  );
}

function TakeSeat({ match, table }: { match: OnlineMatch; table: TableInfo }) {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const { game } = table.rules;
  const [deck, setDeck] = useState('');
  const [error, setError] = useState<ServerError | null>(null);
  const sit = async () => {
    try {
      await sitDown(table.id, deckNamed(await bookFor(game, 'brief'), deck));
      // The socket must know who we are now.
      match.link.restart();
    } catch (failure) {
      setError(failure as ServerError);
    }
  };
  return (
    <>
      <DeckChoice game={game} value={deck} choose={setDeck} />
      {error !== null && (
        <div className="notice bad" role="alert">
          <p>{error.text?.[language] ?? error.message}</p>
          <IssueList game={game} issues={error.issues ?? []} />
        </div>
      )}
      <p className="invitation-sit">
        <button type="button" className="button main" onClick={sit}>
          {say('sit')}
        </button>
      </p>
    </>
  );
}
