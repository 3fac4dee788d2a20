import { askBot, type Bot, Random } from '@bojiste/ai';
import { choose, type Game, notesOf, type Seat, type State } from '@bojiste/kernel';
import type { Puzzle } from '@bojiste/learn';
import { isSolved, type Ways, waysAfter } from '@bojiste/learn/puzzles/answers';
import { toQuestion } from '@bojiste/learn/puzzles/course';
import { startScene } from '@bojiste/testing/scene/position';

/** Puzzles put to a bot. */

/** Takes the option with this key; false when it is not open. */
function take(g: Game, s: State, seat: Seat, key: string): boolean {
  const note = notesOf(g, s, seat).find((one) => one.key === key);
  if (note === undefined) return false;
  choose(g, s, seat, note.value);
  return true;
}

/** Does the bot find an accepted way? */
export function solves(g: Game, puzzle: Puzzle, bot: Bot, seed: string): boolean {
  const { s } = startScene(g, puzzle.scene);
  const random = new Random(seed);
  let ways: Ways = puzzle.accept;
  for (let at = 0; !isSolved(ways, at); at++) {
    if (ways.length === 0 || !toQuestion(g, s, puzzle.seat)) return false;
    const { key } = askBot(g, s, puzzle.seat, bot, random);
    ways = waysAfter(ways, at, key);
    take(g, s, puzzle.seat, key);
  }
  return true;
}
