import {
  choose,
  cloneState,
  decidingSeat,
  type Game,
  looksOf,
  notesOf,
  type State,
  settledOrder,
} from '@bojiste/kernel';

/** Orders that nobody is asked for cannot matter: played without the comparison, first and last of its group. */

const MOST = 200;

/** Plays the group to its end, this one of its effects as early or as late as possible; null where chance was used. */
function played(g: Game, s: State, key: string, early: boolean): State | null {
  const copy = cloneState(s);
  const at = copy.frames.length - 1;
  const group = copy.frames[at];
  for (let i = 0; i < MOST && copy.over < 0 && copy.frames[at] === group; i++) {
    const seat = decidingSeat(g, copy);
    const notes = notesOf(g, copy, seat);
    const [first] = notes;
    const asked = copy.frames.length - 1 === at;
    const wanted = notes.find((note) => (early ? note.key === key : note.key !== key)) ?? first;
    choose(g, copy, seat, (asked ? wanted : first).value);
  }
  return copy.draws === s.draws ? copy : null;
}

export function orderFindings(g: Game, s: State): string[] {
  if (s.over >= 0) return [];
  const seat = decidingSeat(g, s);
  const move = settledOrder(g, s, seat);
  if (move === null) return [];
  const [early, late] = [played(g, s, move.key, true), played(g, s, move.key, false)];
  if (early === null || late === null || looksOf(g, early, seat) === looksOf(g, late, seat)) return [];
  return [`nobody was asked when "${move.key}" comes, but it matters`];
}
