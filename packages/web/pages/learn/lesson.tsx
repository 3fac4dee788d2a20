import type { Update } from '@bojiste/session/types';
import { link, useRoute } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { finishLesson } from '../../learn/progress.ts';
import { isGame } from '../../library/games.ts';
import { CoachChoice } from '../../table/common/coach-choice.tsx';
import { learnWords } from '../../texts/learn.ts';
import { useWords } from '../../texts/use.ts';
import { lessonLink, useLessons } from './learn.tsx';
import { LedTable } from './led-table.tsx';

type Coach = NonNullable<Update['coach']>;

/** `#/lesson/<game>/<file>/<part>`: one position of a lesson at the real table. */
export default function Lesson() {
  const { parts } = useRoute();
  const [game = '', file = '', part = '0'] = parts;
  const say = useWords(learnWords);
  const { language } = useSettings();
  const lessons = useLessons(isGame(game) ? game : 'summoner-wars');
  // The home page leads into the first lesson without knowing its name.
  const key = file === 'first' ? (lessons?.[0]?.key ?? '') : `${game}/${file}`;
  const at = lessons?.findIndex((lesson) => lesson.key === key) ?? -1;
  const lesson = lessons?.[at];
  const number = Number(part) || 0;
  const back = { href: link('learn', game), text: say('toLessons') };
  const done = (coach: Coach) => {
    if (coach.state === 'done' && !coach.more) finishLesson(key, 'done');
  };
  if (key === '')
    return (
      <main className="page" aria-busy="true">
        <h1>{say('opening')}</h1>
      </main>
    );
  return (
    <LedTable
      key={`${key}/${number}`}
      game={game}
      led={{ lesson: key, part: number }}
      me={0}
      title={lesson?.name[language] ?? ''}
      back={back}
      onEnd={done}
      end={(coach, again, won) => (
        <LessonEnd
          coach={coach}
          won={won}
          again={again}
          next={lessons?.[at + 1]?.key}
          more={lessonLink(key, number + 1)}
        />
      )}
    />
  );
}

interface EndProps {
  readonly coach: Coach;
  readonly won: boolean;
  readonly next: string | undefined;
  readonly more: string;
  again(): void;
}

function LessonEnd({ coach, won, next, more, again }: EndProps) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  const { parts } = useRoute();
  const [game = ''] = parts;
  const { state, aha, puzzle } = coach;
  if (state === 'failed')
    return (
      <>
        <h2>{say('failed')}</h2>
        <p>{coach.answer?.[language]}</p>
        <button type="button" className="button main" data-again onClick={again}>
          {say('again')}
        </button>
      </>
    );
  return (
    <>
      <h2>{say(!coach.more ? 'lessonDone' : won ? 'partWon' : 'partDone')}</h2>
      {aha !== null && (
        <p className="aha">
          <strong>{say('remember')}:</strong> {aha[language]}
        </p>
      )}
      {!coach.more && next === undefined && (
        <>
          <p>{say('coachAsk')}</p>
          <CoachChoice />
        </>
      )}
      <p className="row">
        {coach.more ? (
          <a className="button main" href={more} data-next>
            {say('nextPart')}
          </a>
        ) : (
          next !== undefined && (
            <a className="button main" href={lessonLink(next)} data-next>
              {say('nextLesson')}
            </a>
          )
        )}
        {!coach.more && puzzle !== null && (
          <a className="button" href={link('puzzle', game, puzzle)}>
            {say('fittingPuzzle')}
          </a>
        )}
        <button type="button" className="button" onClick={again}>
          {say('again')}
        </button>
        <a className="button" href={link('learn', game)}>
          {say('leave')}
        </a>
      </p>
    </>
  );
}
