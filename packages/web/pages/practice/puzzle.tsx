import type { Update } from '@bojiste/session/types';
import { useRef } from 'react';
import { link, useRoute } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { dailyIndex, dayOf } from '../../learn/daily.ts';
import { solvePuzzle } from '../../learn/progress.ts';
import type { Courses } from '../../learn/types.ts';
import { isGame } from '../../library/games.ts';
import { learnWords } from '../../texts/learn.ts';
import { useWords } from '../../texts/use.ts';
import { LedTable } from '../learn/led-table.tsx';
import { OwnPuzzle } from './own.tsx';
import { useCourses, usePuzzles } from './use-puzzles.ts';

const asksIn = (courses: Courses | null, name: string, moment: string | undefined): boolean =>
  courses?.puzzles[name]?.moments.some((one) => one === moment) ?? false;

type Coach = NonNullable<Update['coach']>;

/** `#/puzzle/<game>/own/...` is a turning point of an own game, everything else a puzzle by its English name. */
export default function Puzzle() {
  const { parts } = useRoute();
  return parts[1] === 'own' ? <OwnPuzzle /> : <OnePuzzle />;
}

/** `#/puzzle/<game>/<English name>`: one puzzle at the real table; `.../drill/<moment>` goes on with others of that phase. */
function OnePuzzle() {
  const { parts } = useRoute();
  const [game = '', name = '', drill, moment] = parts;
  const say = useWords(learnWords);
  const { language } = useSettings();
  const puzzles = usePuzzles(isGame(game) ? game : 'summoner-wars');
  const puzzle = puzzles?.find((one) => one.name.en === name);
  const courses = useCourses(isGame(game) ? game : 'summoner-wars', drill !== undefined);
  const failed = useRef(0);
  const back = { href: link('practice', game), text: say('practice') };
  if (puzzles === null || puzzle === undefined)
    return (
      <main className="page" aria-busy={puzzles === null}>
        <h1>{say('opening')}</h1>
        <a className="button" href={back.href}>
          {back.text}
        </a>
      </main>
    );
  const ended = ({ state, helped = false }: Coach) => {
    if (state === 'failed') failed.current++;
    if (state !== 'done') return;
    const today = dayOf(Date.now());
    const daily = puzzles[dailyIndex(today, puzzles.length)] === puzzle;
    solvePuzzle(`${game}/${name}`, failed.current === 0 && !helped ? 'alone' : 'helped', daily ? today : null);
  };
  const course = drill === undefined ? puzzles : puzzles.filter((one) => asksIn(courses, one.name.en, moment));
  const following = [...course.slice(course.indexOf(puzzle) + 1), ...course].find((one) => one !== puzzle);
  const more = drill === undefined || moment === undefined ? [] : [drill, moment];
  return (
    <LedTable
      key={name}
      game={game}
      led={{ puzzle: name }}
      me={puzzle.seat}
      title={puzzle.name[language]}
      back={back}
      onEnd={ended}
      end={(coach, again) => (
        <>
          <h2>{say(coach.state === 'done' ? 'solved' : 'failed')}</h2>
          <p data-why>{(coach.aha ?? coach.answer)?.[language]}</p>
          <p className="row">
            {coach.state === 'failed' && (
              <button type="button" className="button main" data-again onClick={again}>
                {say('again')}
              </button>
            )}
            {following !== undefined && (
              <a
                className={coach.state === 'done' ? 'button main' : 'button'}
                href={link('puzzle', game, following.name.en, ...more)}
                data-next
              >
                {say('nextPuzzle')}
              </a>
            )}
            <a className="button" href={back.href}>
              {say('leavePuzzle')}
            </a>
          </p>
        </>
      )}
    />
  );
}
