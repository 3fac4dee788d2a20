import { useEffect, useState } from 'react';
import { link, useRoute } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { dailyIndex, dayOf, streakOf } from '../../learn/daily.ts';
import { useProgress } from '../../learn/progress.ts';
import type { PuzzleInfo } from '../../learn/types.ts';
import { ask } from '../../library/client.ts';
import { GAME_NAMES, type GameId, isGame } from '../../library/games.ts';
import { learnWords } from '../../texts/learn.ts';
import { useWords } from '../../texts/use.ts';
import { GameTabs } from '../common/game-tabs.tsx';
import '../common/common.css';
import '../learn/learn.css';

/** Null while the list comes. */
export function usePuzzles(game: string): readonly PuzzleInfo[] | null {
  const [puzzles, setPuzzles] = useState<readonly PuzzleInfo[] | null>(null);
  useEffect(() => {
    let current = true;
    setPuzzles(null);
    ask('puzzles', game).then((found) => current && setPuzzles(found));
    return () => {
      current = false;
    };
  }, [game]);
  return puzzles;
}

/** `#/practice/<game>`: the puzzle of the day and all others by theme. */
export default function Practice() {
  const { parts } = useRoute();
  const game: GameId = isGame(parts[0]) ? parts[0] : 'summoner-wars';
  const say = useWords(learnWords);
  const { language } = useSettings();
  const puzzles = usePuzzles(game);
  const { puzzles: solved } = useProgress();
  const n = puzzles?.filter(({ name }) => solved[`${game}/${name.en}`] !== undefined).length ?? 0;
  return (
    <main className={`page world-${game}`} aria-busy={puzzles === null}>
      <h1>
        {say('practice')}: {GAME_NAMES[game][language]}
      </h1>
      <GameTabs page="practice" game={game} />
      <p className="lead">{say('practiceLead')}</p>
      {puzzles !== null && puzzles.length > 0 && (
        <>
          <Daily game={game} puzzles={puzzles} />
          <p className="quiet">{say('solvedOf', { n, all: puzzles.length })}</p>
          <ul className="puzzles">
            {puzzles.map((puzzle) => (
              <Row key={puzzle.name.en} game={game} puzzle={puzzle} />
            ))}
          </ul>
        </>
      )}
    </main>
  );
}

function Daily({ game, puzzles }: { game: GameId; puzzles: readonly PuzzleInfo[] }) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  const { puzzles: solved, days } = useProgress();
  const today = dayOf(Date.now());
  const puzzle = puzzles[dailyIndex(today, puzzles.length)];
  const done = days.includes(today) && solved[`${game}/${puzzle.name.en}`] !== undefined;
  const streak = streakOf(days, today);
  return (
    <section className="daily">
      <h2>
        {say('daily')}: {puzzle.name[language]}
      </h2>
      <p>
        {say(`theme.${puzzle.theme}`)}
        {streak > 0 && ` · ${say('streak', { n: streak })}`}
      </p>
      {done && <p>{say('dailyDone')}</p>}
      <a className="button main" href={link('puzzle', game, puzzle.name.en)} data-daily>
        {say(done ? 'again' : 'solve')}
      </a>
    </section>
  );
}

function Row({ game, puzzle }: { game: GameId; puzzle: PuzzleInfo }) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  const how = useProgress().puzzles[`${game}/${puzzle.name.en}`];
  const begin = say(how === undefined ? 'solve' : 'again');
  return (
    <li className="row">
      <strong className="name">{puzzle.name[language]}</strong>
      <span className="quiet">{say(`theme.${puzzle.theme}`)}</span>
      {how !== undefined && <span className="quiet">{say(how === 'alone' ? 'solvedAlone' : 'solvedHelped')}</span>}
      <a
        className="button small"
        href={link('puzzle', game, puzzle.name.en)}
        aria-label={`${begin}: ${puzzle.name[language]}`}
      >
        {begin}
      </a>
    </li>
  );
}
