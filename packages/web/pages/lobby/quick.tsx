import { sure } from '@bojiste/kernel/state/sure';
import { useState, useSyncExternalStore } from 'react';
import { link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { bookFor } from '../../library/client.ts';
import { GAME_IDS, GAME_NAMES, type GameId } from '../../library/games.ts';
import type { ServerError } from '../../session/online-api.ts';
import { quickSearch } from '../../session/quick-search.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';
import { IssueList } from '../decks/issues.tsx';
import { DeckChoice, deckNamed } from './deck-choice.tsx';

/** The largest difference of ratings; 0 for any. */
const REACHES = [0, 400, 200, 100];

/** Meets whoever wants any of the same games. */
export function Quick() {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const [games, setGames] = useState<readonly GameId[]>(GAME_IDS);
  const [decks, setDecks] = useState<Readonly<Record<string, string>>>({});
  const [reach, setReach] = useState(0);
  const [rated, setRated] = useState(true);
  const [error, setError] = useState<ServerError | null>(null);
  const seconds = useSyncExternalStore(quickSearch.watch, quickSearch.snapshot);
  const searching = seconds >= 0;

  const start = async () => {
    try {
      const tables = await Promise.all(
        games.map(async (game) => ({
          game,
          mode: 'duel',
          deck: deckNamed(await bookFor(game, 'brief'), decks[game] ?? ''),
        })),
      );
      setError(null);
      await quickSearch.start({ tables, rated, reach });
    } catch (failure) {
      setError(failure as ServerError);
    }
  };
  return (
    <section className="panel">
      <h2>{say('quick')}</h2>
      <p>
        {say('quickAbout')} {say('quickClock')}
      </p>
      <fieldset className="quick-games" disabled={searching}>
        <legend className="hidden">{say('quick')}</legend>
        {GAME_IDS.map((game) => (
          <div key={game} className="quick-game">
            <label className="check">
              <input
                type="checkbox"
                checked={games.includes(game)}
                onChange={({ target }) =>
                  setGames(target.checked ? [...games, game] : games.filter((other) => other !== game))
                }
              />
              {sure(GAME_NAMES[game])[language]}
            </label>
            {games.includes(game) && (
              <DeckChoice
                game={game}
                value={decks[game] ?? ''}
                choose={(name) => setDecks({ ...decks, [game]: name })}
              />
            )}
          </div>
        ))}
        <label className="field">
          <span>{say('reach')}</span>
          <select value={reach} onChange={({ target }) => setReach(Number(target.value))}>
            {REACHES.map((n) => (
              <option key={n} value={n}>
                {n === 0 ? say('reachAny') : say('reachUpTo', { n })}
              </option>
            ))}
          </select>
        </label>
        <label className="check">
          <input type="checkbox" checked={rated} onChange={({ target }) => setRated(target.checked)} />
          {say('rated')}
        </label>
      </fieldset>
      {error !== null && (
        <div className="notice bad" role="alert">
          <p>{error.text?.[language] ?? error.message}</p>
          <IssueList game={games[0] ?? sure(GAME_IDS[0])} issues={error.issues ?? []} />
        </div>
      )}
      {searching ? (
        <div className="row" role="status">
          {say('searching', { n: seconds })}
          <button type="button" className="button" onClick={() => quickSearch.stop()}>
            {say('stopSearch')}
          </button>
          <a className="button" href={link('setup', games[0] ?? sure(GAME_IDS[0]))}>
            {say('botMeanwhile')}
          </a>
        </div>
      ) : (
        <button type="button" className="button main" disabled={games.length === 0} onClick={start}>
          {say('quick')}
        </button>
      )}
    </section>
  );
}
