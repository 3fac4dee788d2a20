import {
  applyMove,
  choose,
  cloneState,
  type Decision,
  decidingSeat,
  decidingSeats,
  decisionOf,
  digestState,
  type Game,
  hashState,
  notesOf,
  type Seat,
  type State,
  severalKey,
} from '@bojiste/kernel';
import { type Rng, rng } from '../drive/random.ts';

/** Picks of several are sets: whatever order the elements are told in, the same comes of it. */

type Several = NonNullable<Decision['several']>;

/** A random answer that keeps the bounds, as places of its elements. */
function randomAnswer({ min, max, groups }: Several, random: Rng): number[] {
  const size = min + random.below(max - min + 1);
  const left = groups.map((_, i) => i);
  const out: number[] = [];
  while (out.length < size && left.length > 0) {
    const [at] = left.splice(random.below(left.length), 1);
    if (!out.some((other) => groups[other] === groups[at])) out.push(at);
  }
  return out;
}

function shuffled<T>(list: readonly T[], random: Rng): T[] {
  const left = list.slice();
  return list.map(() => left.splice(random.below(left.length), 1)[0]);
}

/** What a position is like but for the number of decisions that led to it. */
function restOf(g: Game, s: State, like: State): number {
  s.step = like.step;
  s.seats.forEach((seat, i) => {
    seat.moves = like.seats[i].moves;
  });
  return digestState(g, s);
}

/** Keys as the first cards they can mean lie among the candidates. */
function inPlace(keys: readonly string[], options: Several['options']): string[] {
  const wanted = keys.slice();
  return options.flatMap(({ key }) => (wanted.includes(key) ? wanted.splice(wanted.indexOf(key), 1) : []));
}

/** The same element by element, as whoever searches goes: the wanted ones as they come among all, then the end. */
function oneByOne(g: Game, s: State, seat: Seat, keys: readonly string[], { ordered, options }: Several): State | null {
  const copy = cloneState(s);
  const left = ordered ? keys.slice() : inPlace(keys, options);
  const frame = copy.frames[copy.frames.length - 1];
  const { pc } = frame;
  for (let i = 0; i <= keys.length && copy.over < 0; i++) {
    const open = copy.frames[copy.frames.length - 1] === frame && frame.pc === pc && decidingSeat(g, copy) === seat;
    if (!open) break;
    const notes = notesOf(g, copy, seat);
    // What must be taken anyway is taken without asking.
    while (left.length > 0 && !notes.some(({ key }) => key === left[0])) left.shift();
    const wanted = left.shift();
    const next = notes.find(({ key }) => key === (wanted ?? 'done'));
    if (next === undefined) return null;
    choose(g, copy, seat, next.value);
    if (wanted === undefined) break;
  }
  return copy;
}

/** Bounds are kept: one too many, one too few, and one that is not offered are refused. */
function boundFindings(g: Game, s: State, seat: Seat, { min, max, ordered, options }: Several): string[] {
  const keys = options.map(({ key }) => key);
  const wrong: [string, string[]][] = [['what is not offered', ['no such thing']]];
  if (min > 0) wrong.push(['too few', keys.slice(0, min - 1)]);
  if (max < keys.length) wrong.push(['too many', keys.slice(0, max + 1)]);
  return wrong.flatMap(([what, list]) =>
    applyMove(g, cloneState(s), { seat, key: severalKey(list, ordered) }) === null ? [`${what} was accepted`] : [],
  );
}

/** Questions met: how many, of them with an answer of at least two elements. */
export interface SeveralCount {
  asked: number;
  told: number;
}

export function severalFindings(g: Game, s: State, seed: number, count?: SeveralCount): string[] {
  return decidingSeats(g, s).flatMap((seat) => {
    const several = decisionOf(g, s, seat)?.several ?? null;
    if (several === null) return [];
    const before = hashState(s);
    const random = rng(seed * 97 + s.step);
    const { options, ordered, taken } = several;
    const keys = randomAnswer(several, random).map((at) => options[at].key);
    if (count !== undefined) {
      count.asked++;
      if (keys.length > 1) count.told++;
    }
    const [one, other] = [cloneState(s), cloneState(s)];
    const told = severalKey(keys, ordered);
    const again = ordered ? told : `{${shuffled(keys, random).join('+')}}`;
    const refused = applyMove(g, one, { seat, key: told }) ?? applyMove(g, other, { seat, key: again });
    if (refused !== null) return [`"${told}" is refused: ${refused.code}`];
    const out = boundFindings(g, s, seat, several);
    if (hashState(one) !== hashState(other)) out.push(`"${told}" and "${again}" differ`);
    // Who has begun element by element cannot come back that way to what lies before.
    const slow = taken.length === 0 && decisionOf(g, s, seat)?.many ? oneByOne(g, s, seat, keys, several) : other;
    if (slow === null || restOf(g, slow, one) !== digestState(g, one)) out.push(`"${told}" differs one by one`);
    if (hashState(s) !== before) out.push('looking at the question changed the state');
    return out;
  });
}
