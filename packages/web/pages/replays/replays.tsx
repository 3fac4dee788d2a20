import { sure } from '@bojiste/kernel/state/sure';
import { useState } from 'react';
import { go, link, useRoute } from '../../app/router.ts';
import { useCardLanguage, useSettings } from '../../app/settings.ts';
import { GAME_NAMES, isGame } from '../../library/games.ts';
import { dropGame, type SavedGame, savedGame, savedGames } from '../../session/saved.ts';
import { replaysWords } from '../../texts/replays.ts';
import { useTurnWords } from '../../texts/turns.ts';
import { useWords } from '../../texts/use.ts';
import { download } from '../common/files.ts';
import { Open } from './open.tsx';
import { Watch } from './watch.tsx';
import '../common/common.css';
import './replays.css';

/** `#/replays` lists the games of this browser, `#/replays/<id>` plays one again. */
export default function Replays() {
  const { parts } = useRoute();
  const say = useWords(replaysWords);
  const id = parts[0];
  if (id === undefined) return <List />;
  const game = savedGame(id);
  if (game?.record !== undefined) return <Watch key={id} game={game} record={game.record} />;
  return (
    <main className="page">
      <h1>{say('noRecord')}</h1>
      <a href={link('replays')}>{say('list')}</a>
    </main>
  );
}

function List() {
  const say = useWords(replaysWords);
  const [games, setGames] = useState(savedGames);
  const recorded = games.filter(({ record }) => record !== undefined);
  const over = recorded.filter((game) => game.over === true);
  const running = recorded.filter((game) => game.over !== true);
  const drop = (id: string) => {
    dropGame(id);
    setGames(savedGames());
  };
  return (
    <main className="page replays">
      <h1>{say('title')}</h1>
      <p className="lead">{say('about')}</p>
      <h2>{say('finished')}</h2>
      {over.length === 0 && <p className="quiet">{say('none')}</p>}
      <Games games={over} drop={drop} />
      {running.length > 0 && <h2>{say('running')}</h2>}
      <Games games={running} drop={drop} />
      <Open opened={(id) => go(link('replays', id))} />
    </main>
  );
}

function Games({ games, drop }: { games: readonly SavedGame[]; drop: (id: string) => void }) {
  return (
    <ul className="plain-list">
      {games.map((game) => (
        <Row key={game.id} game={game} drop={() => drop(game.id)} />
      ))}
    </ul>
  );
}

/** "Lost · " before the decks, where it is known. */
function outcome({ over, won }: SavedGame, say: ReturnType<typeof useWords<typeof replaysWords>>): string {
  if (over !== true || won === undefined) return '';
  return `${say(won === null ? 'drawn' : won ? 'won' : 'lost')} · `;
}

function Row({ game, drop }: { game: SavedGame; drop: () => void }) {
  const say = useWords(replaysWords);
  const turns = useTurnWords(game.game);
  const { language } = useSettings();
  const lang = useCardLanguage();
  const name = isGame(game.game) ? sure(GAME_NAMES[game.game])[language] : game.game;
  const decks = game.setup.decks.map((deck) => deck.name[lang]).join(' – ');
  const when = new Date(game.touched).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const about = `${name}, ${decks}, ${when}`;
  return (
    <li className={`row replay-row world-${game.game}`}>
      <span>
        <strong>{name}</strong> · {outcome(game, say)}
        {decks}
        <br />
        <span className="quiet">
          {when} · {turns('count', { n: game.turn ?? 0 })}
          {game.online === true && ` · ${say('online')}`}
          {game.result !== undefined && ` · ${game.result[lang]}`}
        </span>
      </span>
      {game.over === true ? (
        <a className="button main" href={link('replays', game.id)} aria-label={`${say('watch')}: ${about}`}>
          {say('watch')}
        </a>
      ) : (
        <a className="button main" href={link('play', game.id)} aria-label={`${say('goOn')}: ${about}`}>
          {say('goOn')}
        </a>
      )}
      <button
        type="button"
        className="button"
        aria-label={`${say('save')}: ${about}`}
        onClick={() => download(`${game.game}-${game.id}.txt`, game.record ?? '')}
      >
        {say('save')}
      </button>
      <button type="button" className="button" aria-label={`${say('drop')}: ${about}`} onClick={drop}>
        {say('drop')}
      </button>
    </li>
  );
}
