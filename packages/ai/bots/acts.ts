import {
  chooseHearing,
  chooseToWeigh,
  cloneState,
  decidingSeat,
  notesOf,
  openOptions,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { impulse, isQuiet, type Look, mostPromising, worth } from './quiet.ts';
import { isAbsurd } from './sane.ts';

/** Whole acts: an option together with the answers to what it asks, up to the next quiet point. Written as keys. */

export interface Act {
  readonly keys: readonly string[];
}

type Note = ReturnType<typeof notesOf>[number];

/** Questions within one act that are gone through; later ones are left to the playout. */
const DEEPEST = 4;
/** The same for a keen look: an attack is worth what the cards played in its course make of it. */
const KEENEST = 10;
const FORCED = 60;

/** The acts open to the seat in this world, at most about so many, spread evenly over the first options. */
export function actsOf(look: Look, world: State, most: number): Act[] {
  const notes = notesOf(look.g, world, look.seat);
  const share = Math.max(2, Math.floor(most / notes.length));
  return notes.flatMap((note) => begunWith(look, world, note, share));
}

/** The acts that begin with one of the options: where it promises much, more of its ways can be looked at. */
export function actsWith(look: Look, world: State, first: string, most: number): Act[] {
  const note = notesOf(look.g, world, look.seat).find(({ key }) => key === first);
  return note === undefined ? [] : begunWith(look, world, note, most);
}

function begunWith(look: Look, world: State, { key, value }: Note, most: number): Act[] {
  const next = cloneState(world);
  chooseToWeigh(look.g, next, look.seat, value, look.seat);
  return continuations(look, next, [key], most, look.keen === undefined ? DEEPEST : KEENEST);
}

function continuations(look: Look, s: State, keys: readonly string[], most: number, depth: number): Act[] {
  const notes = advance(look, s, chooseToWeigh) && depth > 0 ? saneNotes(look, s) : [];
  if (notes.length === 0) return [{ keys }];
  const tried = notes.length <= most ? notes : most > 1 ? promising(look, s, notes, most) : [only(look, s, notes)];
  const share = Math.floor(most / tried.length);
  return tried.flatMap(({ key, value }) => {
    const next = cloneState(s);
    chooseToWeigh(look.g, next, look.seat, value, look.seat);
    return continuations(look, next, [...keys, key], share, depth - 1);
  });
}

/** The answers to a question of the act that somebody in his right mind gives. */
function saneNotes({ g, seat }: Look, s: State): Note[] {
  const notes = notesOf(g, s, seat);
  const left = notes.filter(({ value }) => !isAbsurd(g, s, seat, value));
  return left.length > 0 ? left : notes;
}

/** Where there is room for one answer: the best-looking, or for a keen look the one that is best where the act ends. */
function only(look: Look, s: State, notes: readonly Note[]): Note {
  const keen = look.keen ?? 1;
  const tried = promising(look, s, notes, Math.min(keen, notes.length));
  if (tried.length === 1) return tried[0];
  const worths = tried.map(({ value }) => {
    const copy = cloneState(s);
    chooseToWeigh(look.g, copy, look.seat, value, look.seat);
    return worth(look, copy, 1, FORCED);
  });
  return tried[worths.indexOf(Math.max(...worths))];
}

function promising(look: Look, s: State, notes: readonly Note[], n: number): Note[] {
  const values = notes.map(({ value }) => value);
  return mostPromising(look, s, values, n).map((value) => notes[values.indexOf(value)]);
}

/** To the seat's next question within the act; false when the act has ended. Changes the state. */
function advance(look: Look, s: State, take: typeof chooseHearing): boolean {
  const { g, seat } = look;
  for (let left = FORCED; left > 0 && s.over < 0 && !isQuiet(look, s); left--) {
    const decider = decidingSeat(g, s);
    const options = openOptions(s);
    if (options.length > 1 && decider === seat) return true;
    take(g, s, decider, options.length === 1 ? options[0] : impulse(look, s, decider, options), seat);
  }
  return false;
}

/** Carries out an act in a world as far as that world knows its keys. False when not even the first is known. */
export const carryOut = (look: Look, s: State, act: Act): boolean => carriedOut(look, s, act, chooseHearing);

/** The same for a world that is weighed where the act ends and not played on. */
export const tryOut = (look: Look, s: State, act: Act): boolean => carriedOut(look, s, act, chooseToWeigh);

function carriedOut(look: Look, s: State, act: Act, take: typeof chooseHearing): boolean {
  const { g, seat } = look;
  for (let i = 0; i < act.keys.length; i++) {
    if (i > 0 && !advance(look, s, take)) return true;
    const note = notesOf(g, s, seat).find(({ key }) => key === act.keys[i]);
    if (note === undefined) return i > 0;
    take(g, s, seat, note.value, seat);
  }
  advance(look, s, take);
  return true;
}

/** The questions of an act after its first key, by which a host's decision is known again. */
export function questionsOf(look: Look, world: State, act: Act, idOf: (s: State, seat: Seat) => number): Plan {
  const { g, seat } = look;
  const s = cloneState(world);
  const plan: { id: number; key: string }[] = [];
  for (let i = 0; i < act.keys.length; i++) {
    if (i > 0 && !advance(look, s, chooseToWeigh)) break;
    const note = notesOf(g, s, seat).find(({ key }) => key === act.keys[i]);
    if (note === undefined) break;
    if (i > 0) plan.push({ id: idOf(s, seat), key: note.key });
    chooseToWeigh(g, s, seat, note.value, seat);
  }
  return plan;
}

export type Plan = readonly { readonly id: number; readonly key: string }[];
