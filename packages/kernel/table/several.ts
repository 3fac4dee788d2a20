import type { AskInfo, Game, SeveralInfo } from '../run/game.ts';
import { decidingSeat } from '../run/loop.ts';
import { type Frame, idOf, OP_RUN, refOf, SET_OPTIONS, type State } from '../state/records.ts';
import type { Seat } from '../types.ts';
import { compareKeys, noteOption, type OptionNote } from './notation.ts';

/**
 * Picks of several and orders as people answer them: any elements in any order, all at once. A set is written {a+b}, an
 * order or sequence [b+a]. What was marked and taken back on the way there is nobody's business but the session's.
 */

/** What may be in the answer. Interchangeable cards have the same key and stand there as often as there are. */
export interface SeveralNotes {
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  readonly notes: readonly OptionNote[];
  /** Candidates with equal numbers exclude each other: no two of one name, where a card says so. */
  readonly groups: readonly number[];
  /** What was taken so far by somebody who answers element by element. */
  readonly taken: readonly OptionNote[];
}

export type SeveralFault = 'tooFew' | 'tooMany' | 'twice' | 'unknown';
type Found = { readonly values: readonly number[] } | { readonly value: number } | { readonly fault: SeveralFault };

const SET = /^\{(.*)\}$/;
const SEQUENCE = /^\[(.*)\]$/;

/** The elements of a written answer; null for a plain key. */
export function elementsOf(key: string): { readonly keys: readonly string[]; readonly ordered: boolean } | null {
  const set = SET.exec(key);
  const inside = set ?? SEQUENCE.exec(key);
  if (inside === null) return null;
  return { keys: inside[1] === '' ? [] : inside[1].split('+'), ordered: set === null };
}

export const severalKey = (keys: readonly string[], ordered: boolean): string =>
  ordered ? `[${keys.join('+')}]` : `{${keys.slice().sort(compareKeys).join('+')}}`;

/** The one way in which an answer is written down. */
export function canonicalKey(key: string): string {
  const found = elementsOf(key);
  return found === null ? key : severalKey(found.keys, found.ordered);
}

/** Queries leave marks in the variables of a frame: looking at a question must not. */
const lookingAt = (f: Frame): Frame => ({ ...f, vars: f.vars.slice() });

/** Cards a value stands for, where the question is which cards. */
const holdsOf = (g: Game, ask: AskInfo) => (ask.of === 'value' ? g.def.calcs[ask.calc ?? '']?.holds : undefined);

function asking(g: Game, s: State, seat: Seat): { f: Frame; ask: AskInfo } | null {
  const f = s.frames[s.frames.length - 1];
  if (s.over >= 0 || f.op !== OP_RUN || decidingSeat(g, s) !== seat) return null;
  const ask = g.programs[f.prog].asks[f.pc];
  return ask === undefined ? null : { f, ask };
}

function fromInfo(g: Game, s: State, f: Frame, seat: Seat, info: SeveralInfo): SeveralNotes {
  const own = lookingAt(f);
  const note = (value: number) => noteOption(g, s, f, seat, value);
  const all = info.candidates(s, own);
  const names = all.map((value) => (info.distinct ? s.cards[idOf(value)].def : value));
  const groups = names.map((name) => names.indexOf(name));
  const max = Math.min(info.most(s, own), new Set(groups).size);
  return {
    min: Math.min(info.least(s, own), max),
    max,
    ordered: info.ordered,
    notes: all.map(note),
    groups,
    taken: info.taken(f).map(note),
  };
}

/** Each option is a set of cards: all of them that occur are the candidates. */
function fromValues(g: Game, s: State, f: Frame, seat: Seat, sets: readonly (readonly number[])[]): SeveralNotes {
  const ids = [...new Set(sets.flat())];
  const sizes = sets.map((set) => set.length);
  const asCards: AskInfo = { ...(g.programs[f.prog].asks[f.pc] as AskInfo), of: 'card' };
  return {
    min: Math.min(...sizes),
    max: Math.max(...sizes),
    ordered: false,
    notes: ids.map((id) => noteOption(g, s, f, seat, refOf(s.cards[id]), asCards)),
    groups: ids.map((_, i) => i),
    taken: [],
  };
}

/** The question as one about several; null for any other. */
export function severalNotes(g: Game, s: State, seat: Seat): SeveralNotes | null {
  const at = asking(g, s, seat);
  if (at === null) return null;
  const { f, ask } = at;
  if (ask.several !== undefined) return fromInfo(g, s, f, seat, ask.several);
  const holds = holdsOf(g, ask);
  if (holds === undefined) return null;
  return fromValues(
    g,
    s,
    f,
    seat,
    f.sets[SET_OPTIONS].map((value) => holds(g, s, value)),
  );
}

/** The elements that an option stands for, where each option is a whole set; null for any other question or option. */
export function elementsBehind(g: Game, s: State, seat: Seat, key: string): readonly string[] | null {
  const at = asking(g, s, seat);
  const holds = at === null ? undefined : holdsOf(g, at.ask);
  if (at === null || holds === undefined) return null;
  const { f, ask } = at;
  const value = f.sets[SET_OPTIONS].find((one) => noteOption(g, s, f, seat, one).key === key);
  const asCards: AskInfo = { ...ask, of: 'card' };
  return value === undefined
    ? null
    : holds(g, s, value).map((id) => noteOption(g, s, f, seat, refOf(s.cards[id]), asCards).key);
}

/** Places of the candidates behind the keys, of equal ones the first that are left; null when there is none. */
function pickOut(notes: readonly OptionNote[], keys: readonly string[]): readonly number[] | null {
  const out: number[] = [];
  for (const key of keys) {
    const at = notes.findIndex((note, i) => note.key === key && !out.includes(i));
    if (at < 0) return null;
    out.push(at);
  }
  return out;
}

/** What a written answer means to the rules; null when it is not written as one of several. */
export function findSeveral(g: Game, s: State, seat: Seat, key: string): Found | null {
  const written = elementsOf(key);
  if (written === null) return null;
  const asked = severalNotes(g, s, seat);
  if (asked === null || asked.ordered !== written.ordered) return { fault: 'unknown' };
  const { keys } = written;
  const chosen = pickOut(asked.notes, keys);
  if (chosen === null) return { fault: 'unknown' };
  if (keys.length < asked.min) return { fault: 'tooFew' };
  if (keys.length > asked.max) return { fault: 'tooMany' };
  if (new Set(chosen.map((at) => asked.groups[at])).size < keys.length) return { fault: 'twice' };
  const { f, ask } = asking(g, s, seat) as { f: Frame; ask: AskInfo };
  const holds = holdsOf(g, ask);
  if (holds === undefined) return { values: chosen.map((at) => asked.notes[at].value) };
  const wanted = severalKey(keys, false);
  const keyed = new Map(asked.notes.map((note) => [note.card, note.key]));
  const same = (value: number) =>
    severalKey(
      holds(g, s, value).map((id) => keyed.get(id) ?? ''),
      false,
    ) === wanted;
  const value = f.sets[SET_OPTIONS].find(same);
  return value === undefined ? { fault: 'unknown' } : { value };
}
