import type { TableInfo } from '@bojiste/session/wire';
import { useState } from 'react';
import { go, link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { bookFor } from '../../library/client.ts';
import { GAME_NAMES, isGame } from '../../library/games.ts';
import type { OnlineMatch } from '../../session/online.ts';
import { call, type ServerError, sitDown } from '../../session/online-api.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { IssueList } from '../decks/issues.tsx';
import { DeckChoice, deckNamed } from '../lobby/deck-choice.tsx';
import { RulesLine } from '../lobby/rules-line.tsx';
import { Chat } from './chat.tsx';
import { LinkNote } from './match.tsx';

/** A table that has not begun: who is there, the link to send, a seat to take. */
export function Invitation({ match, table }: { match: OnlineMatch; table: TableInfo }) {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const { game } = table.rules;
  return (
    <main className={`page world-${game}`}>
      <p>
        <a className="brand" href={link('home')}>
          Bojiště
        </a>
      </p>
      <h1>{say(table.me >= 0 ? 'waiting' : 'invitation')}</h1>
      <p className="lead">{isGame(game) ? GAME_NAMES[game][language] : game}</p>
      <p>
        <RulesLine rules={table.rules} />
      </p>
      <LinkNote match={match} />
      <ul className="plain-list" aria-label={say('seats')}>
        {table.seats.map(({ kind, name, rating }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className="row">
            {kind === 'open' ? say('freeSeat') : kind === 'bot' ? `${say('bot')} ${name}` : name}
            {rating !== null && ` ${rating.value}${rating.provisional ? '?' : ''}`}
          </li>
        ))}
      </ul>
      {table.stage === 'shut' ? (
        <p className="notice">{say('tableShut')}</p>
      ) : table.me >= 0 && table.seats.every(({ kind }) => kind !== 'open') ? (
        <p role="status">{say('owing')}</p>
      ) : table.me >= 0 ? (
        <Seated table={table} />
      ) : (
        <TakeSeat match={match} table={table} />
      )}
      <p>
        <a href={link('lobby')}>{say('back')}</a>
      </p>
      <Chat match={match} />
    </main>
  );
}

function Seated({ table }: { table: TableInfo }) {
  const say = useWords(onlineWords);
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${location.pathname}${link('match', table.id)}`;
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(true));
  const free = table.seats.findIndex(({ kind }) => kind === 'open');
  return (
    <>
      <p>{say('sendLink')}</p>
      <p className="row">
        <input
          className="wide"
          readOnly
          value={address}
          aria-label={say('sendLink')}
          onFocus={(e) => e.target.select()}
        />
        <button type="button" className="button main" onClick={copy}>
          {say(copied ? 'copied' : 'copy')}
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
      <p className="row">
        {!table.rules.rated && (
          <button
            type="button"
            className="button"
            onClick={() => call('POST', `/api/tables/${table.id}/bot`, { seat: free, level: 'easy' })}
          >
            {say('addBot')}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => call('POST', `/api/tables/${table.id}/stand`).then(() => go(link('lobby')))}
        >
          {say('standUp')}
        </button>
      </p>
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
      <p>
        <button type="button" className="button main" onClick={sit}>
          {say('sit')}
        </button>
      </p>
    </>
  );
}
