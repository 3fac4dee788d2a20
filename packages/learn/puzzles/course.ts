import {
  choose,
  cloneState,
  decidingSeats,
  decisionOf,
  type Game,
  notesOf,
  optionsOf,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { windowNow } from '@bojiste/session/stops';
import { startScene } from '@bojiste/testing/scene/position';
import { fail } from '@bojiste/testing/scene/yaml';
import { fits, isSolved, type Ways, waysAfter } from './answers.ts';
import type { Puzzle } from './read.ts';

/** The course of a puzzle along its accepted ways: how often chance alone would find one, and in which moments it asks. */

const PASS = -1;
const FORCED = 200;

/** Goes on to the seat's next question of two answers or more; false when there is none. Others do as little as they may. */
export function toQuestion(g: Game, s: State, seat: Seat): boolean {
  for (let left = FORCED; left > 0 && s.over < 0; left--) {
    const seats = decidingSeats(g, s);
    const decider = seats.includes(seat) ? seat : seats[0];
    if (decider === undefined) return false;
    const options = optionsOf(g, s, decider);
    if (decider === seat && options.length > 1) return true;
    const answer = options.includes(PASS) ? PASS : options[0];
    if (answer === undefined) return false;
    choose(g, s, decider, answer);
  }
  return false;
}

/** An answer to the question number `at` after which the way can be gone to its end: a pattern may fit others as well. */
export function keyAlong(g: Game, s: State, seat: Seat, way: readonly string[], at: number): string | null {
  const pattern = way[at];
  if (pattern === undefined) return null;
  const leads = (value: number): boolean => {
    if (way[at + 1] === undefined) return true;
    const next = cloneState(s);
    choose(g, next, seat, value);
    return toQuestion(g, next, seat) && keyAlong(g, next, seat, way, at + 1) !== null;
  };
  return notesOf(g, s, seat).find(({ key, value }) => fits(pattern, key) && leads(value))?.key ?? null;
}

/** Where in a turn something is asked: a window by its name, any other question by the step it falls into. */
export type Moment = `window/${string}` | `step/${string}`;

export interface Course {
  /** The chance that somebody who answers at random finds an accepted way. */
  readonly chance: number;
  readonly moments: readonly Moment[];
}

/** Complains about answers that are never open. */
export function courseOf(g: Game, puzzle: Puzzle): Course {
  const count: Count = { g, puzzle, ended: new Set(), missed: new Map(), moments: new Set() };
  const chance = chanceFrom(count, startScene(g, puzzle.scene).s, puzzle.accept, 0);
  const idle = puzzle.accept.find((way) => !count.ended.has(way));
  if (idle !== undefined)
    fail(puzzle.scene, count.missed.get(idle) ?? `"${idle.join(', ')}" is longer than another way`);
  return { chance, moments: [...count.moments] };
}

interface Count {
  readonly g: Game;
  readonly puzzle: Puzzle;
  /** Ways that can be gone to their end, and where others broke off. */
  readonly ended: Set<readonly string[]>;
  readonly missed: Map<readonly string[], string>;
  readonly moments: Set<Moment>;
}

function momentOf(g: Game, s: State, seat: Seat): Moment {
  const decision = decisionOf(g, s, seat);
  const window = decision === null ? null : windowNow(g, s, decision);
  if (window !== null) return `window/${window}`;
  const [step = ''] = [...g.names.steps].find(([, id]) => id === s.phase) ?? [];
  return `step/${step}`;
}

function chanceFrom(count: Count, s: State, ways: Ways, at: number): number {
  const { g, puzzle, ended, missed, moments } = count;
  for (const way of ways) if (way.length === at) ended.add(way);
  if (isSolved(ways, at)) return 1;
  const asked = toQuestion(g, s, puzzle.seat);
  const notes = asked ? notesOf(g, s, puzzle.seat) : [];
  if (asked) moments.add(momentOf(g, s, puzzle.seat));
  for (const way of ways) {
    const wanted = way[at];
    if (wanted === undefined || notes.some((note) => fits(wanted, note.key))) continue;
    const open = notes.length === 0 ? 'nothing is asked' : `there is ${notes.map((note) => note.key).join(' | ')}`;
    missed.set(way, `"${wanted}" is not open; ${open}`);
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
