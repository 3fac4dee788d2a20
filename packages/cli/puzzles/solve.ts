import { askBot, type Bot, Random } from '@bojiste/ai';
import {
  choose,
  cloneState,
  decidingSeats,
  type Game,
  notesOf,
  optionsOf,
  type Seat,
  type State,
} from '@bojiste/kernel';
import type { Puzzle } from '@bojiste/learn';
import { fits, isSolved, type Ways, waysAfter } from '@bojiste/learn/puzzles/answers';
import { startScene } from '@bojiste/testing/scene/position';
import { fail } from '@bojiste/testing/scene/yaml';

/** Puzzles put to a bot, and how often chance alone would solve them. */

const PASS = -1;
const FORCED = 200;

/** Goes on to the seat's next question of two answers or more; false when there is none. Others do as little as they may. */
function toQuestion(g: Game, s: State, seat: Seat): boolean {
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

/** The chance that somebody who answers at random finds an accepted way. Complains about answers that are never open. */
export function chanceOf(g: Game, puzzle: Puzzle): number {
  const count: Count = { g, puzzle, ended: new Set(), missed: new Map() };
  const chance = chanceFrom(count, startScene(g, puzzle.scene).s, puzzle.accept, 0);
  const idle = puzzle.accept.find((way) => !count.ended.has(way));
  if (idle !== undefined)
    fail(puzzle.scene, count.missed.get(idle) ?? `"${idle.join(', ')}" is longer than another way`);
  return chance;
}

interface Count {
  readonly g: Game;
  readonly puzzle: Puzzle;
  /** Ways that can be gone to their end, and where others broke off. */
  readonly ended: Set<readonly string[]>;
  readonly missed: Map<readonly string[], string>;
}

function chanceFrom(count: Count, s: State, ways: Ways, at: number): number {
  const { g, puzzle, ended, missed } = count;
  for (const way of ways) if (way.length === at) ended.add(way);
  if (isSolved(ways, at)) return 1;
  const notes = toQuestion(g, s, puzzle.seat) ? notesOf(g, s, puzzle.seat) : [];
  for (const way of ways) {
    if (notes.some((note) => fits(way[at], note.key))) continue;
    const open = notes.length === 0 ? 'nothing is asked' : `there is ${notes.map((note) => note.key).join(' | ')}`;
    missed.set(way, `"${way[at]}" is not open; ${open}`);
  }
  let sum = 0;
  for (const { key, value } of notes) {
    const left = waysAfter(ways, at, key);
    if (left.length === 0) continue;
    const next = cloneState(s);
    choose(g, next, puzzle.seat, value);
    sum += chanceFrom(count, next, left, at + 1);
  }
  return notes.length === 0 ? 0 : sum / notes.length;
}
