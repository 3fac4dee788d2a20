import { sure } from '@bojiste/kernel/state/sure';
import type { Seated } from '@bojiste/session/wire';
import { useState } from 'react';
import { go, link } from '../../app/router.ts';
import { useCardLanguage, useSettings } from '../../app/settings.ts';
import { bookFor, useBook } from '../../library/client.ts';
import { GAME_IDS, GAME_NAMES, type GameId } from '../../library/games.ts';
import { beSomebody, call, keepSeat, type ServerError } from '../../session/online-api.ts';
import { serverLink } from '../../session/online-link.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { IssueList } from '../decks/issues.tsx';
import { DeckChoice, deckNamed } from './deck-choice.tsx';
import { More } from './more.tsx';
import { CLOCK_NAMES, type ClockName, rulesOf, START, type Wanted } from './rules.ts';

/** The form for a new table. */
export function MakeTable() {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const lang = useCardLanguage();
  const [game, setGame] = useState<GameId>(sure(GAME_IDS[0]));
  const [mode, setMode] = useState('');
  const [deck, setDeck] = useState('');
  const [wanted, setWanted] = useState<Wanted>(START);
  const [error, setError] = useState<ServerError | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Wanted>) => setWanted({ ...wanted, ...part });
  const book = useBook(game, 'brief');
  const modes = (book?.modes ?? []).flatMap((one) =>
    one.seats.map((seats) => ({ ...one, seats, name: `${one.key}/${seats}` })),
  );
  const chosen = modes.find(({ name }) => name === mode) ?? modes[0];

  const create = async () => {
    // The modes of a game are known once its book is here.
    if (chosen === undefined) return;
    setBusy(true);
    setError(null);
    try {
      await beSomebody();
      const made = await call<Seated>('POST', '/api/tables', {
        rules: rulesOf({ game, mode: chosen.key, seats: chosen.seats, ...wanted }),
        deck: deckNamed(await bookFor(game, 'brief'), deck),
        bots: {},
        nonce: '',
      });
      keepSeat(made);
      serverLink().restart();
      go(link('match', made.match));
    } catch (failure) {
      setError(failure as ServerError);
    }
    setBusy(false);
  };

  return (
    <form
      className="panel lobby-make"
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <h2>{say('make')}</h2>
      <div className="fields">
        <label className="field">
          <span>{say('game')}</span>
          <select
            value={game}
            onChange={(event) => {
              setGame(event.target.value as GameId);
              setMode('');
              setDeck('');
              change({ options: {} });
            }}
          >
            {GAME_IDS.map((id) => (
              <option key={id} value={id}>
                {sure(GAME_NAMES[id])[language]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say('mode')}</span>
          <select value={chosen?.name ?? ''} onChange={(event) => setMode(event.target.value)}>
            {modes.length === 0 && <option value="">…</option>}
            {modes.map(({ name, text, seats }) => (
              <option key={name} value={name}>
                {text[lang]} ({seats})
              </option>
            ))}
          </select>
        </label>
        <DeckChoice game={game} value={deck} choose={setDeck} />
        <Agreed wanted={wanted} change={change} />
      </div>
      {book !== null && chosen !== undefined && (
        <More book={book} mode={chosen.key} seats={chosen.seats} wanted={wanted} change={change} />
      )}
      {error !== null && (
        <div className="notice bad" role="alert">
          <p>{error.text?.[language] ?? error.message}</p>
          <IssueList game={game} issues={error.issues ?? []} />
        </div>
      )}
      <button type="submit" className="button main" disabled={busy || chosen === undefined}>
        {say('create')}
      </button>
    </form>
  );
}

/** What most tables agree on: time, who may come, how many games, whether it counts. */
function Agreed({ wanted, change }: { wanted: Wanted; change(part: Partial<Wanted>): void }) {
  const say = useWords(onlineWords);
  const { clock, listed, rated, bestOf } = wanted;
  return (
    <>
      <label className="field">
        <span>{say('clock')}</span>
        <select value={clock} onChange={(event) => change({ clock: event.target.value as ClockName })}>
          {CLOCK_NAMES.map((name) => (
            <option key={name} value={name}>
              {say(`clock.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="small-print">
        {say(`clockAbout.${clock}`)} {clock !== 'none' && say(rated ? 'flag.lose' : 'flag.claim')}
      </p>
      <label className="field">
        <span>{say('who')}</span>
        <select
          value={listed ? 'all' : 'friend'}
          onChange={(event) => change({ listed: event.target.value === 'all' })}
        >
          <option value="friend">{say('who.friend')}</option>
          <option value="all">{say('who.all')}</option>
        </select>
      </label>
      <label className="field">
        <span>{say('bestOf')}</span>
        <select value={bestOf} onChange={(event) => change({ bestOf: Number(event.target.value) })}>
          {[1, 3, 5].map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <label className="check">
        <input type="checkbox" checked={rated} onChange={(event) => change({ rated: event.target.checked })} />
        {say('rated')}
      </label>
    </>
  );
}
