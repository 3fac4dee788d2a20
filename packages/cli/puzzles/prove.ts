import {
  choose,
  cloneState,
  decidingSeats,
  type Game,
  keyFromSeed,
  notesOf,
  optionsOf,
  type State,
} from '@bojiste/kernel';
import type { World } from '@bojiste/testing/scene/cards';
import { checkFacts } from '@bojiste/testing/scene/facts';
import { startScene } from '@bojiste/testing/scene/position';
import { SceneError } from '@bojiste/testing/scene/yaml';
import type { Puzzle } from './read.ts';

/**
 * Proof of a puzzle: all ways of playing to its end are gone through, with the dice falling in several ways. The goal must
 * be reached more often behind every accepted way than behind any other. Others play against it: what one of their answers
 * avoids is not reached. Where there are too many ways, the puzzle is left unproven.
 */

export type Proof = 'proven' | 'wrong' | 'open';

const FALLS = 8;
const MOST_STATES = 60_000;

class TooMany extends Error {}

interface Search {
  readonly g: Game;
  readonly puzzle: Puzzle;
  readonly labels: World['labels'];
  readonly last: number;
  states: number;
}

/** The next choice of somebody with two options or more; null at the end. Forced choices are made on the way. */
function nextChoice({ g, puzzle, last }: Search, s: State): { seat: number; options: readonly number[] } | null {
  while (s.over < 0 && s.turn < last) {
    const seats = decidingSeats(g, s);
    const seat = seats.includes(puzzle.seat) ? puzzle.seat : seats[0];
    const options = optionsOf(g, s, seat);
    if (options.length > 1) return { seat, options };
    choose(g, s, seat, options[0]);
  }
  return null;
}

function reached({ g, puzzle, labels }: Search, s: State): boolean {
  try {
    checkFacts({ g, s, labels }, puzzle.goal as NonNullable<Puzzle['goal']>);
    return true;
  } catch (error) {
    if (error instanceof SceneError) return false;
    throw error;
  }
}

/** Can the solver reach the goal from here, whatever others answer, with the dice as they fall in this state? */
function reachable(search: Search, s: State): boolean {
  if (++search.states > MOST_STATES) throw new TooMany();
  const choice = nextChoice(search, s);
  if (choice === null) return reached(search, s);
  const after = (value: number): boolean => {
    const next = cloneState(s);
    choose(search.g, next, choice.seat, value);
    return reachable(search, next);
  };
  return choice.seat === search.puzzle.seat ? choice.options.some(after) : choice.options.every(after);
}

/** In how many falls of the dice the goal is reached behind each way as long as the accepted ones. */
function countFalls(g: Game, puzzle: Puzzle): { accepted: number[]; others: number[] } {
  const accepted = puzzle.accept.map(() => 0);
  const others = new Map<string, number>();
  for (let fall = 0; fall < FALLS; fall++) {
    const { s, labels } = startScene(g, puzzle.scene);
    s.key = keyFromSeed(`fall ${fall}`);
    const search: Search = { g, puzzle, labels, last: s.turn + puzzle.turns, states: 0 };
    eachWay(search, s, [], (way, end) => {
      const at = puzzle.accept.findIndex((one) => one.length === way.length && one.every((key, i) => key === way[i]));
      const found = reachable(search, end) ? 1 : 0;
      if (at >= 0) accepted[at] += found;
      else others.set(way.join(' / '), (others.get(way.join(' / ')) ?? 0) + found);
    });
  }
  return { accepted, others: [...others.values()] };
}

/** Every way of answering until it is an accepted one or has left all of them. */
function eachWay(
  search: Search,
  s: State,
  way: readonly string[],
  found: (way: readonly string[], s: State) => void,
): void {
  const { g, puzzle } = search;
  const going = puzzle.accept.some((one) => one.length > way.length && way.every((key, i) => key === one[i]));
  const choice = going ? nextChoice(search, s) : null;
  if (choice === null || choice.seat !== puzzle.seat) {
    found(way, s);
    return;
  }
  for (const { key, value } of notesOf(g, s, puzzle.seat)) {
    const next = cloneState(s);
    choose(g, next, puzzle.seat, value);
    eachWay(search, next, [...way, key], found);
  }
}

export function prove(g: Game, puzzle: Puzzle): Proof {
  if (puzzle.goal === null) return 'open';
  try {
    const { accepted, others } = countFalls(g, puzzle);
    return Math.min(...accepted) > Math.max(0, ...others) ? 'proven' : 'wrong';
  } catch (error) {
    if (error instanceof TooMany) return 'open';
    throw error;
  }
}
