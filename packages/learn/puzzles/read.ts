import type { Bilingual, Seat } from '@bojiste/kernel';
import { SEAT_LETTERS } from '@bojiste/kernel';
import { readScenes, type Scene } from '@bojiste/testing/scene/read';
import { asList, asNumber, asTexts, eachPart, fail, type Item } from '@bojiste/testing/scene/yaml';
import { readBilingual } from '../lessons/read.ts';
import type { Ways } from './answers.ts';

/**
 * Puzzles: positions with a question and the answers that are accepted. They stand in packages/<game>/puzzles, written
 * like scenes, with one part more:
 *
 *   puzzle:
 *     name: { cs: Poslední rána, en: The last blow }
 *     why: { cs: ..., en: ... }       # a sentence or two for whoever has solved it: why this works and what is near does not
 *     theme: kill                     # kill, trap, save, deny, tempo
 *     accept: [[attack c4, c5]]       # answers to the questions in their order; each list is one accepted way; ... is any text
 *     goal: { winner: A }             # what an accepted way reaches and no other does, in the words of a scene; or a list
 *                                     # of such, of which one is enough
 *     turns: 1                        # until when: the end of the running turn unless more is said
 */

export interface Puzzle {
  readonly scene: Scene;
  readonly name: Bilingual;
  /** Told when it is solved; null in a puzzle that only a test plays. */
  readonly why: Bilingual | null;
  readonly theme: Theme;
  readonly seat: Seat;
  readonly accept: Ways;
  /** One of these must hold in the end; none where nothing can be proven. */
  readonly goals: readonly Item[];
  readonly turns: number;
}

const THEMES = ['kill', 'trap', 'save', 'deny', 'tempo'] as const;
export type Theme = (typeof THEMES)[number];

/** All puzzles of a file. */
export const readPuzzles = (text: string, file: string): Puzzle[] => readScenes(text, file).map(readPuzzle);

export function readPuzzle(scene: Scene): Puzzle {
  const item = scene.parts.get('puzzle');
  if (item === undefined) fail(scene, 'the scene holds no puzzle (puzzle: ...)');
  let name: Bilingual = { cs: '', en: '' };
  let why: Bilingual | null = null;
  let theme: Theme | undefined;
  let accept: string[][] = [];
  let goals: readonly Item[] = [];
  let turns = 1;
  eachPart(item, 'a puzzle', {
    name: (part) => {
      name = readBilingual(part, 'a name');
    },
    why: (part) => {
      why = readBilingual(part, 'an explanation');
    },
    theme: (part) => {
      theme = THEMES.find((one) => one === part.text);
      if (theme === undefined) fail(part, `a theme is one of ${THEMES.join(', ')}`);
    },
    accept: (part) => {
      accept = asList(part).map((way) => asTexts(way, 'an answer'));
    },
    goal: (part) => {
      goals = part.kind === 'list' ? asList(part) : [part];
    },
    turns: (part) => {
      turns = asNumber(part, 'turns');
    },
  });
  if (name.cs === '') fail(item, 'the puzzle has no name');
  if (theme === undefined) fail(item, 'the puzzle has no theme');
  if (accept.length === 0 || accept.some((way) => way.length === 0)) fail(item, 'the puzzle accepts no answer');
  return { scene, name, why, theme, seat: seatOf(scene), accept, goals, turns };
}

/** Puzzles are solved by whoever is on turn. */
function seatOf(scene: Scene): Seat {
  const active = scene.parts.get('active');
  const seat = active === undefined ? 0 : SEAT_LETTERS.indexOf(active.text);
  if (seat < 0) fail(active ?? scene, 'no such seat');
  return seat;
}
