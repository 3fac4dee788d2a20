import {
  choose,
  cloneState,
  decidingSeats,
  digest,
  type Game,
  keyFromSeed,
  notesOf,
  optionsOf,
  type Seat,
  type State,
  sure,
} from '@bojiste/kernel';
import type { Puzzle } from '@bojiste/learn';
import { isSolved, type Ways, waysAfter } from '@bojiste/learn/puzzles/answers';
import type { World } from '@bojiste/testing/scene/cards';
import { checkFacts } from '@bojiste/testing/scene/facts';
import { startScene } from '@bojiste/testing/scene/position';
import { SceneError } from '@bojiste/testing/scene/yaml';

/**
 * Proof of a puzzle: all ways of playing to its end are gone through, with the dice falling in several ways. The goal must
 * be reached more often behind every accepted way than behind any other. Others play against it: what one of their answers
 * avoids is not reached. Where there are too many ways, the puzzle is left unproven.
 */

export type Verdict = 'proven' | 'wrong' | 'open';

export interface Proof {
  readonly verdict: Verdict;
  /** Other ways that reach the goal as often as an accepted one. */
  readonly rivals: readonly string[];
}

const FALLS = 8;
/** Positions looked at in one fall. */
const MOST_STATES = 20_000;

class TooMany extends Error {}

interface Search {
  readonly g: Game;
  readonly puzzle: Puzzle;
  readonly labels: World['labels'];
  readonly last: number;
  /** What is known of positions already gone through: by another order of moves one comes to the same. */
  readonly known: Map<number, boolean>;
  /** Positions on the way to the one that is looked at, by their depth, and the least deep that the way came back to. */
  readonly path: Map<number, number>;
  back: number;
  states: number;
  /** Did chance have a say on any way? */
  chance: boolean;
}

interface Choice {
  readonly seat: Seat;
  readonly options: readonly number[];
}

/** The next choice of somebody with two options or more; null at the end. Forced choices are made on the way. */
function nextChoice({ g, puzzle, last }: Search, s: State): Choice | null {
  while (s.over < 0 && s.turn < last) {
    const seats = decidingSeats(g, s);
    const seat = seats.includes(puzzle.seat) ? puzzle.seat : sure(seats[0]);
    const options = optionsOf(g, s, seat);
    if (options.length > 1) return { seat, options };
    choose(g, s, seat, sure(options[0]));
  }
  return null;
}

function reached({ g, puzzle, labels }: Search, s: State): boolean {
  return puzzle.goals.some((goal) => {
    try {
      checkFacts({ g, s, labels }, goal);
      return true;
    } catch (error) {
      if (error instanceof SceneError) return false;
      throw error;
    }
  });
}

/** What matters for playing on: how one came here does not. */
const positionOf = (s: State): number =>
  digest(
    JSON.stringify({
      ...s,
      seats: s.seats.map((seat) => ({ ...seat, moves: 0 })),
      step: 0,
      tick: 0,
      stale: 0,
      serial: 0,
      spent: 0,
      handles: 0,
      nextHandle: 0,
      listen: 0,
      grants: 0,
    }),
  );

/** Can the solver reach the goal from here, whatever others answer, with the dice as they fall in this state? */
function reachable(search: Search, s: State): boolean {
  const { draws } = s;
  const choice = nextChoice(search, s);
  if (s.draws !== draws) search.chance = true;
  if (choice === null) return reached(search, s);
  const position = positionOf(s);
  const known = search.known.get(position);
  if (known !== undefined) return known;
  const before = search.path.get(position);
  if (before !== undefined) {
    search.back = Math.min(search.back, before);
    return false;
  }
  if (++search.states > MOST_STATES) throw new TooMany();
  return goneThrough(search, s, choice, position);
}

/** Going in a circle leads nowhere; what was found out only because of one is not remembered, since elsewhere it may differ. */
function goneThrough(search: Search, s: State, choice: Choice, position: number): boolean {
  const outer = search.back;
  const depth = search.path.size;
  search.path.set(position, depth);
  search.back = depth;
  const after = (value: number): boolean => {
    const next = cloneState(s);
    choose(search.g, next, choice.seat, value);
    if (next.draws !== s.draws) search.chance = true;
    return reachable(search, next);
  };
  const found = choice.seat === search.puzzle.seat ? choice.options.some(after) : choice.options.every(after);
  search.path.delete(position);
  if (found || search.back >= depth) search.known.set(position, found);
  search.back = found ? outer : Math.min(outer, search.back);
  return found;
}

interface Falls {
  accepted: Map<string, number>;
  others: Map<string, number>;
}

/** In how many falls of the dice the goal is reached behind each way as long as the accepted ones. */
function countFalls(g: Game, puzzle: Puzzle): Falls {
  const falls: Falls = { accepted: new Map(), others: new Map() };
  for (let fall = 0, chance = true; fall < FALLS && chance; fall++) {
    const { s, labels } = startScene(g, puzzle.scene);
    s.key = keyFromSeed(`fall ${fall}`);
    const search: Search = {
      g,
      puzzle,
      labels,
      last: s.turn + puzzle.turns,
      known: new Map(),
      path: new Map(),
      back: Number.POSITIVE_INFINITY,
      states: 0,
      chance: false,
    };
    const met = new Map<string, { accepted: boolean; good: boolean }>();
    eachWay(search, s, puzzle.accept, [], (way, accepted, end) => {
      const key = way.join(' / ');
      met.set(key, { accepted, good: met.get(key)?.good !== false && reachable(search, end) });
    });
    for (const [key, { accepted, good }] of met) {
      const counts = accepted ? falls.accepted : falls.others;
      counts.set(key, (counts.get(key) ?? 0) + (good ? 1 : 0));
    }
    chance = search.chance;
  }
  return falls;
}

/** Every way of answering until it is an accepted one or has left all of them; others may answer between as they like. */
function eachWay(
  search: Search,
  s: State,
  ways: Ways,
  answers: readonly string[],
  found: (answers: readonly string[], accepted: boolean, s: State) => void,
): void {
  const { g, puzzle } = search;
  const solved = isSolved(ways, answers.length);
  const { draws } = s;
  const choice = solved || ways.length === 0 ? null : nextChoice(search, s);
  if (s.draws !== draws) search.chance = true;
  if (choice === null) {
    found(answers, solved, s);
    return;
  }
  const own = choice.seat === puzzle.seat;
  for (const { key, value } of notesOf(g, s, choice.seat)) {
    const next = cloneState(s);
    choose(g, next, choice.seat, value);
    if (next.draws !== s.draws) search.chance = true;
    if (own) eachWay(search, next, waysAfter(ways, answers.length, key), [...answers, key], found);
    else eachWay(search, next, ways, answers, found);
  }
}

export function prove(g: Game, puzzle: Puzzle): Proof {
  if (puzzle.goals.length === 0) return { verdict: 'open', rivals: [] };
  try {
    const { accepted, others } = countFalls(g, puzzle);
    const least = Math.min(...accepted.values());
    const rivals = [...others].filter(([, found]) => found > 0 && found >= least).map(([way]) => way);
    return { verdict: accepted.size > 0 && least > 0 && rivals.length === 0 ? 'proven' : 'wrong', rivals };
  } catch (error) {
    if (error instanceof TooMany) return { verdict: 'open', rivals: [] };
    throw error;
  }
}
