import { LISTED } from '@bojiste/games';
import type { GameManifest } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
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
  useWaking();
  return (
    <main className="page home">
      <h1>{say('title')}</h1>
      <p className="lead">{say('lead')}</p>
      <InProgress />
      <h2 className="hidden">{say('games')}</h2>
      <ul className="games">
        {LISTED.map((game) => (
          <GameCard key={game.id} manifest={game} />
        ))}
      </ul>
    </main>
  );
}

/** What any game needs is fetched as soon as somebody is there to play. */
function useWaking(): void {
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
    const sleep = () => {
      for (const sign of signs) removeEventListener(sign, wake);
    };
    const wake = () => {
      sleep();
      prepareAny();
    };
    for (const sign of signs) addEventListener(sign, wake, { passive: true });
    return sleep;
  }, []);
}

function GameCard({ manifest }: { manifest: GameManifest }) {
  const say = useWords(homeWords);
  const { language } = useSettings();
  const { id, size } = manifest;
  const name = manifest.names[language];
  const hero = HEROES[id];
  return (
    <li className={`game-card world-${id}`}>
      <div className="game-picture" aria-hidden="true">
        <Ground ground={landOf(id)} />
        {hero !== undefined && <CardArt game={id} card={hero} size="large" hero focus="50% 15%" />}
      </div>
      <h3>{name}</h3>
      <p>{manifest.about[language]}</p>
      <p className="game-facts">
        {say('modes')}: {manifest.modes[language]}
        <br />
        {say('counts', { ...size })}
      </p>
      <p className="home-start">
        <Learn game={id} name={name} />
        <PlayNow game={id} name={name} />
        <a className="button" href={link('setup', id)}>
          {say('setUp')}
        </a>
      </p>
      <p className="row home-links">
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

/** Games of this browser that are not over: the last one large, with its world's picture. */
function InProgress() {
  const say = useWords(homeWords);
  const [games, setGames] = useState(() => savedGames().filter(({ over }) => over !== true));
  const drop = (id: string) => {
    dropGame(id);
    setGames(games.filter((game) => game.id !== id));
  };
  const [last, ...others] = games.slice(0, SHOWN);
  if (last === undefined) return null;
  return (
    <section className="in-progress">
      <h2>{say('goOn')}</h2>
      <Resumed saved={last} drop={drop} />
      {others.length > 0 && (
        <ul className="plain-list">
          {others.map((saved) => (
            <li key={saved.id} className={`row world-${saved.game}`}>
              <GameInWords saved={saved} />
              <Resume saved={saved} drop={drop} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Saved = ReturnType<typeof savedGames>[number];

function useSides({ setup, me }: Saved): string {
  const { language } = useSettings();
  const say = useWords(homeWords);
  const names = setup.decks.map((deck) => deck.name[language]);
  const own = names[me] ?? names[0] ?? '';
  const foes = names.filter((_, i) => i !== me).join(', ');
  return foes === '' ? own : say('sides', { own, foes });
}

const nameOfGame = (game: string, language: 'cs' | 'en'): string =>
  isGame(game) ? sure(GAME_NAMES[game])[language] : game;

function Resumed({ saved, drop }: Dropped) {
  const say = useWords(homeWords);
  const { language } = useSettings();
  const sides = useSides(saved);
  const { game, turn } = saved;
  const hero = isGame(game) ? HEROES[game] : undefined;
  return (
    <div className={`game-card resumed world-${game}`}>
      <div className="game-picture" aria-hidden="true">
        {isGame(game) && <Ground ground={landOf(game)} />}
        {hero !== undefined && <CardArt game={game} card={hero} size="large" hero focus="50% 22%" />}
      </div>
      <h3>{sides}</h3>
      <p>
        {nameOfGame(game, language)} · {turn === undefined ? say('notBegun') : say('turn', { n: turn })}
      </p>
      <p className="row">
        <Resume saved={saved} drop={drop} />
      </p>
    </div>
  );
}

function GameInWords({ saved }: { saved: Saved }) {
  const say = useWords(homeWords);
  const { language } = useSettings();
  const sides = useSides(saved);
  const { game, turn } = saved;
  return (
    <>
      <strong>{nameOfGame(game, language)}</strong>
      <span>{sides}</span>
      <span className="quiet turn">{turn === undefined ? say('notBegun') : say('turn', { n: turn })}</span>
    </>
  );
}

interface Dropped {
  readonly saved: Saved;
  readonly drop: (id: string) => void;
}

function Resume({ saved, drop }: Dropped) {
  const say = useWords(homeWords);
  return (
    <>
      <a className="button main" href={link('play', saved.id)}>
        {say('resume')}
      </a>
      <button type="button" className="button" onClick={() => drop(saved.id)}>
        {say('drop')}
      </button>
    </>
  );
}
