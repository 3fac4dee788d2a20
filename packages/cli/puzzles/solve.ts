import { askBot, type Bot, Random } from '@bojiste/ai';
import { choose, decidingSeats, type Game, notesOf, optionsOf, type Seat, type State } from '@bojiste/kernel';
import { startScene } from '@bojiste/testing/scene/position';
import { fail } from '@bojiste/testing/scene/yaml';
import type { Puzzle } from './read.ts';

/** Puzzles put to a bot, and how often chance alone would solve them. */

const PASS = -1;
const FORCED = 200;

/** Goes on to the seat's next question of two answers or more; false when there is none. Others do as little as they may. */
export function toQuestion(g: Game, s: State, seat: Seat): boolean {
  for (let left = FORCED; left > 0 && s.over < 0; left--) {
    const seats = decidingSeats(g, s);
    const decider = seats.includes(seat) ? seat : seats[0];
    const options = optionsOf(g, s, decider);
    if (decider === seat && options.length > 1) return true;
    choose(g, s, decider, options.includes(PASS) ? PASS : options[0]);
  }
  return false;
}

/** Takes the option with this key; false when it is not open. */
export function take(g: Game, s: State, seat: Seat, key: string): boolean {
  const note = notesOf(g, s, seat).find((one) => one.key === key);
  if (note === undefined) return false;
  choose(g, s, seat, note.value);
  return true;
}

/** Does the bot find an accepted way? */
export function solves(g: Game, puzzle: Puzzle, bot: Bot, seed: string): boolean {
  const { s } = startScene(g, puzzle.scene);
  const random = new Random(seed);
  let ways = puzzle.accept;
  for (let at = 0; ways.every((way) => way.length > at) && toQuestion(g, s, puzzle.seat); at++) {
    const { key } = askBot(g, s, puzzle.seat, bot, random);
    ways = ways.filter((way) => way[at] === key);
    if (ways.length === 0) return false;
    take(g, s, puzzle.seat, key);
  }
  return true;
}

/** The chance that somebody who answers at random finds an accepted way. Complains about answers that are not open. */
export function chanceOf(g: Game, puzzle: Puzzle): number {
  const distinct = puzzle.accept.filter((way) => !puzzle.accept.some((other) => other !== way && begins(way, other)));
  return distinct.reduce((sum, way) => sum + chanceOfWay(g, puzzle, way), 0);
}

const begins = (way: readonly string[], other: readonly string[]): boolean =>
  other.length < way.length && other.every((key, i) => key === way[i]);

function chanceOfWay(g: Game, puzzle: Puzzle, way: readonly string[]): number {
  const { s } = startScene(g, puzzle.scene);
  let chance = 1;
  for (const key of way) {
    if (!toQuestion(g, s, puzzle.seat)) fail(puzzle.scene, `"${key}" is never asked`);
    const keys = notesOf(g, s, puzzle.seat).map((note) => note.key);
    chance /= keys.length;
    if (!take(g, s, puzzle.seat, key)) fail(puzzle.scene, `"${key}" is not open; there is ${keys.join(' | ')}`);
  }
  return chance;
}
