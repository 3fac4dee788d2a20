import type { Update } from '@bojiste/session/types';
import { useRef } from 'react';
import { link, useRoute } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { dailyIndex, dayOf } from '../../learn/daily.ts';
import { solvePuzzle } from '../../learn/progress.ts';
import { isGame } from '../../library/games.ts';
import { learnWords } from '../../texts/learn.ts';
import { useWords } from '../../texts/use.ts';
import { LedTable } from '../learn/led-table.tsx';
import { usePuzzles } from './practice.tsx';

type Coach = NonNullable<Update['coach']>;

/** `#/puzzle/<game>/<English name>`: one puzzle at the real table. */
export default function Puzzle() {
  const { parts } = useRoute();
  const [game = '', name = ''] = parts;
  const say = useWords(learnWords);
  const { language } = useSettings();
  const puzzles = usePuzzles(isGame(game) ? game : 'summoner-wars');
  const at = puzzles?.findIndex((one) => one.name.en === name) ?? -1;
  const puzzle = puzzles?.[at];
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
  const ended = ({ state }: Coach) => {
    if (state === 'failed') failed.current++;
    if (state !== 'done') return;
    const today = dayOf(Date.now());
    const daily = puzzles[dailyIndex(today, puzzles.length)] === puzzle;
    solvePuzzle(`${game}/${name}`, failed.current === 0 ? 'alone' : 'helped', daily ? today : null);
  };
  const next = puzzles[(at + 1) % puzzles.length];
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
          <p>{coach.answer?.[language]}</p>
          <p className="row">
            {coach.state === 'failed' && (
              <button type="button" className="button main" data-again onClick={again}>
                {say('again')}
              </button>
            )}
            <a
              className={coach.state === 'done' ? 'button main' : 'button'}
              href={link('puzzle', game, next.name.en)}
              data-next
            >
              {say('nextPuzzle')}
            </a>
            <a className="button" href={back.href}>
              {say('leavePuzzle')}
            </a>
          </p>
        </>
      )}
    />
  );
}
