import { LISTED } from '@bojiste/games';
import type { GameManifest } from '@bojiste/kernel';
import { useEffect, useState } from 'react';
import { go, link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { CardArt } from '../../art/card-art.tsx';
import { Ground } from '../../ground/ground.tsx';
import { knows, useProgress } from '../../learn/progress.ts';
import { GAME_NAMES, type GameId, isGame } from '../../library/games.ts';
import { dropGame, savedGames } from '../../session/saved.ts';
import { homeWords } from '../../texts/home.ts';
import { useWords } from '../../texts/use.ts';
import { landOf } from '../common/lands.ts';
import { prepare, prepareAny } from '../common/prepare.ts';
import { HEROES } from './heroes.ts';
import { firstGame } from './starters.ts';
import '../common/common.css';
import './home.css';

export default function Home() {
  const say = useWords(homeWords);
  useEffect(prepareAny, []);
  const awake = useAwake();
  return (
    <main className="page home">
      <h1>{say('title')}</h1>
      <p className="lead">{say('lead')}</p>
      <InProgress />
      <h2 className="hidden">{say('games')}</h2>
      <ul className="games">
        {LISTED.map((game) => (
          <GameCard key={game.id} manifest={game} awake={awake} />
        ))}
      </ul>
    </main>
  );
}

/** Portraits are drawn from much data: they come when somebody is there to look at them. */
function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    const wake = () => setAwake(true);
    const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
    for (const sign of signs) addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, wake);
    };
  }, []);
  return awake;
}

function GameCard({ manifest, awake }: { manifest: GameManifest; awake: boolean }) {
  const say = useWords(homeWords);
  const { language } = useSettings();
  const { id, size } = manifest;
  const name = manifest.names[language];
  const hero = HEROES[id];
  return (
    <li className={`game-card world-${id}`}>
      <div className="game-picture" aria-hidden="true">
        <Ground ground={landOf(id)} />
        {awake && hero !== undefined && <CardArt game={id} card={hero} size="large" focus="50% 15%" />}
      </div>
      <h3>{name}</h3>
      <p>{manifest.about[language]}</p>
      <p className="game-facts">
        {say('modes')}: {manifest.modes[language]}
        <br />
        {say('counts', { ...size })}
      </p>
      <p className="row home-start">
        <Learn game={id} name={name} />
        <PlayNow game={id} name={name} />
      </p>
      <p className="row">
        <a className="button" href={link('setup', id)}>
          {say('setUp')}
        </a>
        {(['cards', 'decks', 'rules'] as const).map((page) => (
          <a key={page} href={link(page, id)} aria-label={`${say(page)}: ${name}`}>
            {say(page)}
          </a>
        ))}
      </p>
    </li>
  );
}

/** Until somebody has begun a game's lessons or ticked one off, learning it is the first thing the tile offers. */
function Learn({ game, name }: { game: GameId; name: string }) {
  const say = useWords(homeWords);
  const known = knows(useProgress(), game);
  return (
    <a
      className={known ? 'button' : 'button main learn-now'}
      href={known ? link('learn', game) : link('lesson', game, 'first')}
      data-learn={game}
      aria-label={say('learnWith', { name })}
      onPointerDown={() => prepare(game)}
    >
      {say('learn')}
    </a>
  );
}

/** Gold is the one thing to press: the first lesson, and once it is known, a game. */
function PlayNow({ game, name }: { game: GameId; name: string }) {
  const say = useWords(homeWords);
  const known = knows(useProgress(), game);
  const [busy, setBusy] = useState(false);
  const play = () => {
    setBusy(true);
    prepare(game);
    firstGame(game).then((id) => go(link('play', id)));
  };
  return (
    <button
      type="button"
      className={known ? 'button main play-now' : 'button play-now'}
      disabled={busy}
      data-play={game}
      aria-label={say('playNowWith', { name })}
      onPointerDown={() => prepare(game)}
      onClick={play}
    >
      {say(busy ? 'starting' : 'playNow')}
    </button>
  );
}

const SHOWN = 4;

/** Games of this browser that are not over. */
function InProgress() {
  const say = useWords(homeWords);
  const { language } = useSettings();
  const [games, setGames] = useState(() => savedGames().filter(({ over }) => over !== true));
  if (games.length === 0) return null;
  const drop = (id: string) => {
    dropGame(id);
    setGames(games.filter((game) => game.id !== id));
  };
  return (
    <section className="in-progress">
      <h2>{say('goOn')}</h2>
      <ul className="plain-list">
        {games.slice(0, SHOWN).map(({ id, game, setup, me, turn }) => (
          <li key={id} className={`row world-${game}`}>
            <strong>{isGame(game) ? GAME_NAMES[game][language] : game}</strong>
            <span>
              {setup.decks.map((deck, i) => (i === me ? `» ${deck.name[language]}` : deck.name[language])).join(' – ')}
            </span>
            <span className="quiet turn">{turn === undefined ? say('notBegun') : say('turn', { n: turn })}</span>
            <a className="button main" href={link('play', id)}>
              {say('resume')}
            </a>
            <button type="button" className="button" onClick={() => drop(id)}>
              {say('drop')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
