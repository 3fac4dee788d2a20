import { type Bilingual, type Game, recordFromText, type SetupInput } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Lesson } from '@bojiste/learn';
import { LessonGuide, type Puzzle, PuzzleGuide, readLesson, readPuzzles, readSheet, type Sheet } from '@bojiste/learn';
import { courseOf, type Moment } from '@bojiste/learn/puzzles/course';
import { catalogueOf } from '@bojiste/session/catalogue';
import type { Guide } from '@bojiste/session/guide';
import { shelved } from '../library/shelf.ts';
import { stateAt } from '../library/turning.ts';
import { OwnGuide, type OwnPoint } from './own.ts';
import type { Courses, Difficulty, LessonInfo, PuzzleInfo } from './types.ts';

/** Lessons and puzzles of the games, read where the engine runs: in the worker. */

/** What leads the player: a part of a lesson, a puzzle by its English name, or a turning point of an own game. */
export type Led =
  | { readonly lesson: string; readonly part: number }
  | { readonly puzzle: string }
  | { readonly own: OwnPoint & { readonly entries: number }; readonly id: string; readonly record: string };

const LESSONS = import.meta.glob<string>(['../../*/lessons/*.yaml', '../../../examples/*/lessons/*.yaml'], {
  query: '?raw',
  import: 'default',
});
const PUZZLES = import.meta.glob<string>(['../../*/puzzles/*.yaml', '../../../examples/*/puzzles/*.yaml'], {
  query: '?raw',
  import: 'default',
});

const SHEETS = import.meta.glob<string>('../../*/how-to-play/sheet.yaml', { query: '?raw', import: 'default' });

const filesOf = (all: Record<string, () => Promise<string>>, game: string) =>
  Object.entries(all)
    .filter(([path]) => path.split('/').at(-3) === game)
    .sort(([a], [b]) => a.localeCompare(b));

/** `siegestorm/lessons/1-every-card-is-a-life.yaml` */
const nameOf = (path: string): string => path.split('/').slice(-3).join('/');

async function lessonsOf(game: string): Promise<Lesson[]> {
  return Promise.all(filesOf(LESSONS, game).map(async ([path, load]) => readLesson(await load(), nameOf(path))));
}

async function puzzlesOf(game: string): Promise<Puzzle[]> {
  const files = filesOf(PUZZLES, game).map(async ([path, load]) => readPuzzles(await load(), nameOf(path)));
  return (await Promise.all(files)).flat();
}

export async function lessonList(game: string): Promise<LessonInfo[]> {
  const lessons = await lessonsOf(game);
  return lessons.map(({ key, name, minutes, stages }) => ({ key, name, minutes, parts: stages.length }));
}

/** Chances of somebody who answers at random, above which a puzzle is easy, and middling. */
const EASY = 0.08;
const MIDDLING = 0.015;
const difficultyOf = (chance: number): Difficulty => (chance > EASY ? 1 : chance > MIDDLING ? 2 : 3);

/** What a phase or window is called. */
function momentNames(g: Game): Map<Moment, Bilingual> {
  const { phases, windows } = catalogueOf(g, {}, [], () => false);
  return new Map([
    ...phases.map(({ name, text }): [Moment, Bilingual] => [`step/${name}`, text]),
    ...windows.map(({ name, text }): [Moment, Bilingual] => [`window/${name}`, text]),
  ]);
}

export async function puzzleList(game: string): Promise<PuzzleInfo[]> {
  return (await puzzlesOf(game)).map(({ name, theme, seat }) => ({ name, theme, seat }));
}

/** How hard all puzzles are, and the phases and windows that some of them ask in. Takes longer than the list. */
export async function puzzleCourses(game: string): Promise<Courses> {
  const { g } = await shelved(game);
  const courses = (await puzzlesOf(game)).map((puzzle) => [puzzle.name.en, courseOf(g, puzzle)] as const);
  const asked = new Set(courses.flatMap(([, { moments }]) => moments));
  const puzzles = courses.map(([name, { chance, moments }]) => [name, { difficulty: difficultyOf(chance), moments }]);
  return {
    puzzles: Object.fromEntries(puzzles) as Courses['puzzles'],
    drills: [...momentNames(g)].filter(([moment]) => asked.has(moment)).map(([moment, text]) => ({ moment, text })),
  };
}

/** Null for a game that has none. */
export async function sheetOf(game: string): Promise<Sheet | null> {
  const [found] = filesOf(SHEETS, game);
  return found === undefined ? null : readSheet(await found[1](), found[0].slice(6));
}

interface Way {
  readonly guide: Guide;
  readonly setup: SetupInput;
}

const unknown = (what: string): never => {
  throw new Error(`there is no ${what}`);
};

/** A guide with the set-up that its position stands for. */
export async function wayOf(g: Game, led: Led): Promise<Way> {
  const game = g.def.id;
  if ('lesson' in led) {
    const lesson = (await lessonsOf(game)).find(({ key }) => key === led.lesson) ?? unknown(`lesson "${led.lesson}"`);
    const guide = new LessonGuide(g, lesson, led.part);
    return { guide, setup: setupOf(g, guide, sure(lesson.stages[led.part]).scene.parts.get('mode')?.text, led.lesson) };
  }
  if ('own' in led) {
    const record = recordFromText(led.record);
    const { state, own } = stateAt(await shelved(game), record, led.own.entries);
    return { guide: new OwnGuide(g, state, led.own, own), setup: record.header.setup };
  }
  const puzzle =
    (await puzzlesOf(game)).find(({ name }) => name.en === led.puzzle) ?? unknown(`puzzle "${led.puzzle}"`);
  const guide = new PuzzleGuide(g, puzzle);
  return { guide, setup: setupOf(g, guide, puzzle.scene.parts.get('mode')?.text, led.puzzle) };
}

function setupOf(g: Game, guide: Required<Pick<Guide, 'start'>>, named: string | undefined, seed: string): SetupInput {
  const mode = g.def.modes.find(({ key }) => key === named) ?? sure(g.def.modes[0]);
  return { seats: guide.start().seats.length - (mode.ruled ?? 0), mode: mode.key, decks: [], seed };
}
