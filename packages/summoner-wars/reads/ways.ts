import {
  type Card,
  type Game,
  listened,
  live,
  type OptionNote,
  permitted,
  type Seat,
  type State,
  scratch,
  statOf,
} from '@bojiste/kernel';
import {
  adjacent,
  DIRECTIONS,
  directionAt,
  directionTo,
  longer,
  SPACES,
  STEP,
  spaceAfter,
  spaceNames,
  straightRun,
  wayFrom,
  wayLength,
} from '../rules/distance.ts';
import { KIND, STAT } from '../types.ts';
import { hasKind, ids, isFree, objectAt } from './lookup.ts';

/**
 * Long moves, SW-MOVE-03 to -08: there are too many ways to offer each, and most of them come to the same. One shortest
 * way is offered for every different outcome; whoever writes another legal way has written that one.
 */

export const canPass = (g: Game, s: State, mover: Card, at: number): boolean =>
  permitted(g, s, ids(g).rule.through, mover, false, objectAt(s, at));

const seen = scratch(new Set<number>());
const told = scratch(new Set<number>());
const frontier: number[] = scratch([]);
const next: number[] = scratch([]);
const MASK = 256;
const MOST_BITS = 34;

/** The set of commons passed so far, one bit for each in the order they are met. */
function passing(commons: number[], passed: number, at: number): number {
  if (!commons.includes(at)) commons.push(at);
  const bit = 2 ** Math.min(MOST_BITS, commons.indexOf(at));
  return Math.floor(passed / bit) % 2 === 1 ? passed : passed + bit;
}

/** Who would notice that this unit leaves its side: a mask over the first eight such enemies. */
function leaving(watchers: readonly Card[], from: number, to: number): number {
  let mask = 0;
  for (let i = 0; i < watchers.length && i < 8; i++) {
    if (adjacent(watchers[i].zone, from) && !adjacent(watchers[i].zone, to)) mask |= 1 << i;
  }
  return mask;
}

function watchersOf(g: Game, s: State, card: Card): Card[] {
  const kind = g.listen.after + ids(g).event.stepped;
  if (!listened(g, s, kind)) return [];
  const found: Card[] = [];
  for (const packed of s.listen[kind]) {
    const watcher = s.cards[packed % 4096];
    if (watcher.control !== card.control && !found.includes(watcher)) found.push(watcher);
  }
  return found;
}

/** To those who may charge it matters whether they ran straight (SW-RULING-34). */
const RUN = 3;
const runner = (g: Game, s: State, card: Card): boolean => statOf(g, s, card, STAT.chargeMax) > 0;

/** Steps at the end of a way that lead in one direction, up to what matters. */
function lastRun(way: number): number {
  const last = wayLength(way) - 1;
  let run = 1;
  while (run < RUN && run <= last && directionAt(way, last - run) === directionAt(way, last)) run++;
  return run;
}

/** One shortest way for each different outcome: where it ends, whom it left, whom it passed, whether it ran straight. */
export function longWays(g: Game, s: State, card: Card, max: number, out: number[]): void {
  const watchers = watchersOf(g, s, card);
  const runs = runner(g, s, card);
  const commons: number[] = [];
  const start = card.zone;
  seen.clear();
  told.clear();
  frontier.length = 0;
  // Fours: space, way, and the outcome so far: enemies left, commons passed.
  frontier.push(start, wayFrom(start), 0, 0);
  for (let steps = 0; steps < max && frontier.length > 0; steps++) {
    next.length = 0;
    for (let i = 0; i < frontier.length; i += 4) {
      for (let d = 0; d < DIRECTIONS; d++) {
        const to = STEP[frontier[i] * DIRECTIONS + d];
        if (to < 0) continue;
        const free = to === start || isFree(s, to);
        if (!free && (steps + 1 >= max || !canPass(g, s, card, to))) continue;
        const left = frontier[i + 2] | leaving(watchers, frontier[i], to);
        const passed = passes(g, s, to, free) ? passing(commons, frontier[i + 3], to) : frontier[i + 3];
        const way = longer(frontier[i + 1], d);
        const key = to + SPACES * (left + MASK * passed);
        const state = runs ? (key * DIRECTIONS + d) * 4 + lastRun(way) : key;
        if (seen.has(state)) continue;
        seen.add(state);
        next.push(to, way, left, passed);
        if (!free || told.has(runs && straightRun(way) >= RUN ? -key - 1 : key)) continue;
        told.add(runs && straightRun(way) >= RUN ? -key - 1 : key);
        out.push(way);
      }
    }
    frontier.length = 0;
    for (let i = 0; i < next.length; i++) frontier.push(next[i]);
  }
}

const passes = (g: Game, s: State, at: number, free: boolean): boolean =>
  !free && hasKind(g, objectAt(s, at) as Card, KIND.common);

/** The same outcome in words, for a way that somebody wrote. */
function comesTo(g: Game, s: State, card: Card, way: number): string {
  const watchers = watchersOf(g, s, card);
  const passed = new Set<number>();
  let left = 0;
  for (let i = 1; i <= wayLength(way); i++) {
    const at = spaceAfter(way, i);
    left |= leaving(watchers, spaceAfter(way, i - 1), at);
    if (passes(g, s, at, at === card.zone || isFree(s, at))) passed.add(at);
  }
  const ran = runner(g, s, card) && straightRun(way) >= RUN;
  return [spaceAfter(way), left, ran, ...[...passed].sort((a, b) => a - b)].join(' ');
}

/** A way written space by space, if this unit may go it; null otherwise. */
function written(g: Game, s: State, card: Card, key: string): number | null {
  const spaces = key.split('-').map((name) => spaceNames.indexOf(name));
  const last = spaces.length - 1;
  if (spaces[0] !== card.zone || last < 1 || last > statOf(g, s, card, STAT.moveMax)) return null;
  let way = wayFrom(card.zone);
  for (let i = 1; i <= last; i++) {
    if (spaces[i] < 0 || !adjacent(spaces[i - 1], spaces[i])) return null;
    const free = spaces[i] === card.zone || isFree(s, spaces[i]);
    if (!free && (i === last || !canPass(g, s, card, spaces[i]))) return null;
    way = longer(way, directionTo(spaces[i - 1], spaces[i]));
  }
  return way;
}

/** A legal roundabout way is the offered one that comes to the same. */
export function alike(g: Game, s: State, _: Seat, key: string, offered: readonly OptionNote[]): number | null {
  const card = s.frames.length === 0 || !key.includes('-') ? null : live(s, s.frames[s.frames.length - 1].self);
  const way = card === null ? null : written(g, s, card, key);
  if (card === null || way === null) return null;
  const wanted = comesTo(g, s, card, way);
  const same = offered.find(({ value, key: other }) => other.includes('-') && comesTo(g, s, card, value) === wanted);
  return same?.value ?? null;
}
