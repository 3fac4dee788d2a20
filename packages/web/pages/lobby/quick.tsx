import { useEffect, useState } from 'react';
import { go, link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { GAME_IDS, GAME_NAMES, type GameId } from '../../library/games.ts';
import { beSomebody, call } from '../../session/online-api.ts';
import { serverLink } from '../../session/online-link.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';

const ASK_MS = 2000;

/** Meets whoever wants any of the same games. */
export function Quick() {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const [games, setGames] = useState<readonly GameId[]>(GAME_IDS);
  const [seconds, setSeconds] = useState(-1);
  const searching = seconds >= 0;

  useEffect(() => {
    if (!searching) return;
    const timer = setInterval(async () => {
      setSeconds((n) => n + ASK_MS / 1000);
      const { match } = await call<{ match: string | null }>('GET', '/api/quick');
      if (match === null) setSeconds(-1);
      else if (match !== '') go(link('match', match));
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [searching]);

  const start = async () => {
    await beSomebody();
    serverLink().restart();
    const tables = games.map((game) => ({ game, mode: 'duel', deck: null }));
    const { match } = await call<{ match: string }>('POST', '/api/quick', { tables, rated: true });
    if (match === '') setSeconds(0);
    else go(link('match', match));
  };
  const stop = () => {
    setSeconds(-1);
    call('DELETE', '/api/quick');
  };
  return (
    <section className="panel">
      <h2>{say('quick')}</h2>
      <p>{say('quickAbout')}</p>
      <div className="fields">
        {GAME_IDS.map((game) => (
          <label key={game} className="check">
            <input
              type="checkbox"
              checked={games.includes(game)}
              disabled={searching}
              onChange={({ target }) =>
                setGames(target.checked ? [...games, game] : games.filter((other) => other !== game))
              }
            />
            {GAME_NAMES[game][language]}
          </label>
        ))}
      </div>
      {searching ? (
        <p className="row" role="status">
          {say('searching', { n: seconds })}
          <button type="button" className="button" onClick={stop}>
            {say('stopSearch')}
          </button>
        </p>
      ) : (
        <button type="button" className="button main" disabled={games.length === 0} onClick={start}>
          {say('quick')}
        </button>
      )}
    </section>
  );
}
