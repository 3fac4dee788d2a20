import { sure } from '@bojiste/kernel/state/sure';
import { useEffect, useState } from 'react';
import { link, useRoute } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { finishLesson, type Progress, useProgress } from '../../learn/progress.ts';
import type { LessonInfo } from '../../learn/types.ts';
import { ask } from '../../library/client.ts';
import { GAME_IDS, GAME_NAMES, type GameId, isGame } from '../../library/games.ts';
import { learnWords } from '../../texts/learn.ts';
import { useWords } from '../../texts/use.ts';
import { prepare } from '../common/prepare.ts';
import { HowToPlay } from './how-to-play/how-to-play.tsx';
import '../common/common.css';
import './learn.css';

/** `#/learn` and `#/learn/<game>`: lessons in the order of advice; nothing is locked. */
export default function Learn() {
  const { parts } = useRoute();
  const say = useWords(learnWords);
  const [game, page, part] = parts;
  if (isGame(game)) return page === 'how' ? <HowToPlay game={game} part={part} /> : <OneGame game={game} />;
  return (
    <main className="page learn">
      <h1>{say('title')}</h1>
      <p className="lead">{say('lead')}</p>
      <ul className="lesson-games">
        {GAME_IDS.map((id) => (
          <GameRow key={id} game={id} />
        ))}
      </ul>
    </main>
  );
}

/** Null while the list comes. */
export function useLessons(game: string): readonly LessonInfo[] | null {
  const [lessons, setLessons] = useState<readonly LessonInfo[] | null>(null);
  useEffect(() => {
    let current = true;
    ask('lessons', game).then((found) => current && setLessons(found));
    return () => {
      current = false;
    };
  }, [game]);
  return lessons;
}

const nameOf = (game: GameId, language: 'cs' | 'en'): string => sure(GAME_NAMES[game])[language];
export const lessonLink = (key: string, part = 0): string => link('lesson', ...key.split('/'), String(part));

function GameRow({ game }: { game: GameId }) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  const progress = useProgress();
  const name = nameOf(game, language);
  const done = Object.keys(progress.lessons).filter((key) => key.startsWith(`${game}/`)).length;
  return (
    <li className={`lesson-game world-${game}`}>
      <h2>{name}</h2>
      {done > 0 && <p className="quiet">{say('lessonsDone', { n: done })}</p>}
      <a className="button main" href={link('learn', game)} onPointerDown={() => prepare(game)} data-learn={game}>
        {say('titleOf', { name })}
      </a>
    </li>
  );
}

function OneGame({ game }: { game: GameId }) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  const lessons = useLessons(game);
  const progress = useProgress();
  useEffect(() => prepare(game), [game]);
  const next = lessons?.find(({ key }) => progress.lessons[key] === undefined);
  return (
    <main className={`page learn world-${game}`} aria-busy={lessons === null}>
      <h1>{say('titleOf', { name: nameOf(game, language) })}</h1>
      <p className="lead">{say('lead')}</p>
      <ol className="lessons">
        {lessons?.map((lesson, i) => (
          <Tile key={lesson.key} lesson={lesson} number={i + 1} progress={progress} next={lesson === next} />
        ))}
      </ol>
      <p className="row">
        <a className="button" href={link('learn', game, 'how')}>
          {say('toHow')}
        </a>
        <a className="button" href={link('practice', game)}>
          {say('toPractice')}
        </a>
        <a className="button" href={link('rules', game)}>
          {say('toRules')}
        </a>
      </p>
    </main>
  );
}

interface TileProps {
  readonly lesson: LessonInfo;
  readonly number: number;
  readonly progress: Progress;
  /** The one to go on with. */
  readonly next: boolean;
}

function Tile({ lesson, number, progress, next }: TileProps) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  const { key, name, minutes } = lesson;
  const state = progress.lessons[key];
  const title = name[language];
  const begin = say(state === undefined ? 'start' : 'again');
  return (
    <li className="lesson-tile" data-state={state ?? 'open'}>
      <span className="lesson-number" aria-hidden="true">
        {number}
      </span>
      <h2>{title}</h2>
      <p className="quiet">
        {say('minutes', { n: minutes })}
        {state !== undefined && ` · ${say(state)}`}
      </p>
      <p className="row">
        <a className={next ? 'button main' : 'button'} href={lessonLink(key)} aria-label={`${begin}: ${title}`}>
          {begin}
        </a>
        {state === undefined && (
          <button
            type="button"
            className="button small"
            aria-label={say('knowThisOne', { name: title })}
            onClick={() => finishLesson(key, 'known')}
          >
            {say('knowThis')}
          </button>
        )}
      </p>
    </li>
  );
}
