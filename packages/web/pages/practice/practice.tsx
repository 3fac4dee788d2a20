import { sure } from '@bojiste/kernel/state/sure';
import type { Theme } from '@bojiste/learn';
import { useState } from 'react';
import { link, useRoute } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { dailyIndex, dayOf, streakOf } from '../../learn/daily.ts';
import { useProgress } from '../../learn/progress.ts';
import type { Courses, Difficulty, PuzzleInfo } from '../../learn/types.ts';
import { GAME_NAMES, type GameId, isGame } from '../../library/games.ts';
import { learnWords } from '../../texts/learn.ts';
import { useWords } from '../../texts/use.ts';
import { GameTabs } from '../common/game-tabs.tsx';
import { OwnList } from './own.tsx';
import { useCourses, usePuzzles } from './use-puzzles.ts';
import '../common/common.css';
import '../learn/learn.css';

/** `#/practice/<game>`: the puzzle of the day, drills, turning points of own games, and all puzzles by theme. */
export default function Practice() {
  const { parts } = useRoute();
  const game: GameId = isGame(parts[0]) ? parts[0] : 'summoner-wars';
  const say = useWords(learnWords);
  const { language } = useSettings();
  const puzzles = usePuzzles(game);
  const courses = useCourses(game);
  return (
    <main className={`page world-${game}`} aria-busy={puzzles === null}>
      <h1>
        {say('practice')}: {sure(GAME_NAMES[game])[language]}
      </h1>
      <GameTabs page="practice" game={game} />
      <p className="lead">{say('practiceLead')}</p>
      {puzzles !== null && puzzles.length > 0 && (
        <>
          <Daily game={game} puzzles={puzzles} />
          {courses !== null && <Drills game={game} puzzles={puzzles} courses={courses} />}
          <OwnList game={game} />
          <All key={game} game={game} puzzles={puzzles} courses={courses} />
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
  const puzzle = sure(puzzles[dailyIndex(today, puzzles.length)]);
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

interface ListProps {
  readonly game: GameId;
  readonly puzzles: readonly PuzzleInfo[];
  readonly courses: Courses;
}

/** One button for each phase and window: leads to the first of its puzzles that is not solved yet. */
function Drills({ game, puzzles, courses }: ListProps) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  const { puzzles: solved } = useProgress();
  return (
    <section className="drills">
      <h2>{say('drills')}</h2>
      <p className="quiet">{say('drillsLead')}</p>
      <p className="row">
        {courses.drills.map(({ moment, text }) => {
          const fitting = puzzles.filter(({ name }) => courses.puzzles[name.en]?.moments.includes(moment));
          const next = fitting.find(({ name }) => solved[`${game}/${name.en}`] === undefined) ?? sure(fitting[0]);
          return (
            <a
              key={moment}
              className="button"
              href={link('puzzle', game, next.name.en, 'drill', moment)}
              data-drill={moment}
            >
              {say('drill', { name: capital(text[language]), n: fitting.length })}
            </a>
          );
        })}
      </p>
    </section>
  );
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const THEMES: readonly Theme[] = ['kill', 'trap', 'save', 'deny', 'tempo'];
const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3];

/** All puzzles, easy ones first as soon as that is known, by theme and difficulty. */
function All({ game, puzzles, courses }: Omit<ListProps, 'courses'> & { readonly courses: Courses | null }) {
  const say = useWords(learnWords);
  const { puzzles: solved } = useProgress();
  const [theme, setTheme] = useState<Theme | null>(null);
  const [difficulty, setDifficulty] = useState<Difficulty | null>(null);
  const hardness = ({ name }: PuzzleInfo): number => courses?.puzzles[name.en]?.difficulty ?? 0;
  const shown = puzzles
    .filter((one) => (theme === null || one.theme === theme) && (difficulty === null || hardness(one) === difficulty))
    .sort((a, b) => hardness(a) - hardness(b));
  const n = puzzles.filter(({ name }) => solved[`${game}/${name.en}`] !== undefined).length;
  const themes = THEMES.filter((one) => puzzles.some((puzzle) => puzzle.theme === one));
  return (
    <section>
      <h2>{say('solvedOf', { n, all: puzzles.length })}</h2>
      <Filter<Theme> label={say('themeFilter')} values={themes} chosen={theme} choose={setTheme} name="theme" />
      {courses !== null && (
        <Filter<Difficulty>
          label={say('difficultyFilter')}
          values={DIFFICULTIES}
          chosen={difficulty}
          choose={setDifficulty}
          name="difficulty"
        />
      )}
      {shown.length === 0 && <p className="quiet">{say('noneFits')}</p>}
      <ul className="puzzles" data-puzzles>
        {shown.map((puzzle) => (
          <Row key={puzzle.name.en} game={game} puzzle={puzzle} difficulty={hardness(puzzle) as Difficulty | 0} />
        ))}
      </ul>
    </section>
  );
}

interface FilterProps<T> {
  readonly label: string;
  readonly name: 'theme' | 'difficulty';
  readonly values: readonly T[];
  readonly chosen: T | null;
  choose(value: T | null): void;
}

function Filter<T extends Theme | Difficulty>({ label, name, values, chosen, choose }: FilterProps<T>) {
  const say = useWords(learnWords);
  const word = (value: T): string => say(`${name}.${value}` as keyof typeof learnWords);
  return (
    <fieldset className="filter row">
      <legend>{label}</legend>
      {[null, ...values].map((value) => (
        <button
          key={String(value)}
          type="button"
          className="button small"
          aria-pressed={chosen === value}
          data-filter={value ?? 'all'}
          onClick={() => choose(value)}
        >
          {value === null ? say('all') : word(value)}
        </button>
      ))}
    </fieldset>
  );
}

function Row({ game, puzzle, difficulty }: { game: GameId; puzzle: PuzzleInfo; difficulty: Difficulty | 0 }) {
  const say = useWords(learnWords);
  const { language } = useSettings();
  const how = useProgress().puzzles[`${game}/${puzzle.name.en}`];
  const begin = say(how === undefined ? 'solve' : 'again');
  return (
    <li className="row">
      <strong className="name">{puzzle.name[language]}</strong>
      <span className="quiet">
        {say(`theme.${puzzle.theme}`)}
        {difficulty > 0 && ` · ${say(`difficulty.${difficulty}` as 'difficulty.1')}`}
      </span>
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
