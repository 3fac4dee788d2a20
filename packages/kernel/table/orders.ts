import type { Game } from '../run/game.ts';
import { watching } from '../run/log.ts';
import { choose, decidingSeat, optionsOf } from '../run/loop.ts';
import { pauseGroup } from '../run/triggers.ts';
import { cloneState } from '../state/clone.ts';
import { keyFromSeed } from '../state/random.ts';
import { OP_GROUP, SET_OPTIONS, SETS_FIXED, type State } from '../state/records.ts';
import type { Seat } from '../types.ts';
import { type Move, notesOf } from './decision.ts';
import { knowledgeOf, learned, noteShown, type Shown } from './knowledge.ts';
import { viewOf } from './view.ts';
import { dealAnew } from './worlds.ts';

/**
 * Does the order of waiting effects matter? Both orders of two of them are carried out on copies, through every choice
 * inside, with chance held fixed for each effect, and what the asked seat would see is compared. The copies are worlds
 * that this seat cannot tell from the real one, dealt anew from what it sees: so being asked or not tells it nothing.
 */

/** Worlds looked at, waiting effects compared at most, and choices followed: beyond that the seat is asked. */
const WORLDS = 2;
const MOST_WAITING = 6;
const MOST_OPTIONS = 10;
const MOST_STEPS = 120;
/** Chance of one effect lies so far from that of the next. */
const FAR = 1 << 16;

type Trigger = readonly number[];

/** What became of one order: by the choices made in each of the two effects, what the seat sees in the end. */
interface Course {
  readonly ends: Map<string, string>;
  /** Which of the two ask somebody, which bring something to light. */
  readonly asks: boolean[];
  readonly shows: boolean[];
  steps: number;
}

class TooMany extends Error {}

const sameTrigger = (a: Trigger, b: Trigger): boolean => a.length === b.length && a.every((n, i) => n === b[i]);

/** What a seat sees, with cards by their looks and not by handles: those depend on who was met first. */
export function looksOf(g: Game, s: State, seat: Seat): string {
  const { cards, decision: _, step: __, waiting: ___, ...rest } = viewOf(g, s, seat);
  const looks = new Map(cards.map((card) => [card.handle, `${card.key}@${card.zone}`]));
  const lying = cards.map(({ handle: _handle, index: _index, host, ...card }) =>
    JSON.stringify([card, looks.get(host) ?? '']),
  );
  const mods = s.mods.map(({ at: _at, ...mod }) => JSON.stringify(mod));
  return JSON.stringify([rest, lying.sort(), mods.sort(), s.used.length, s.links.length]);
}

class Comparison {
  constructor(
    private readonly g: Game,
    private readonly seat: Seat,
    /** Place of the group in the stack. */
    private readonly at: number,
    private readonly pair: readonly [Trigger, Trigger],
    private readonly draws: number,
  ) {}

  course(world: State, first: 0 | 1): Course {
    const course: Course = { ends: new Map(), asks: [false, false], shows: [false, false], steps: 0 };
    this.begin(cloneState(world), [first, 1 - first], ['', ''], course);
    return course;
  }

  /** Sets the next of the two going, or notes the end when both are done. */
  private begin(s: State, order: readonly number[], paths: readonly string[], course: Course): void {
    const [which, ...rest] = order;
    const top = s.frames[this.at];
    const found =
      which === undefined || s.over >= 0
        ? undefined
        : top.sets[SET_OPTIONS].find((value) => sameTrigger(top.sets[value], this.pair[which]));
    if (found === undefined) {
      course.ends.set(paths.join('|'), looksOf(this.g, s, this.seat));
      return;
    }
    s.draws = this.draws + FAR * (1 + which);
    this.step(s, found, which, rest, paths, course);
  }

  private step(s: State, value: number, which: number, rest: readonly number[], paths: readonly string[], c: Course) {
    if (++c.steps > MOST_STEPS) throw new TooMany();
    const before = knowledgeOf(this.g, s);
    const shown: Shown = new Map();
    watching(
      (entry) => noteShown(shown, entry),
      () => choose(this.g, s, decidingSeat(this.g, s), value),
    );
    if (learned(this.g, before, s, shown) !== 0) c.shows[which] = true;
    this.follow(s, which, rest, paths, c);
  }

  private follow(s: State, which: number, rest: readonly number[], paths: readonly string[], c: Course): void {
    if (s.over >= 0 || s.frames.length - 1 === this.at) {
      this.begin(s, rest, paths, c);
      return;
    }
    const seat = decidingSeat(this.g, s);
    const options = optionsOf(this.g, s, seat);
    if (options.length > MOST_OPTIONS) throw new TooMany();
    if (options.length > 1) c.asks[which] = true;
    const keys = new Map(notesOf(this.g, s, seat).map((note) => [note.value, note.key]));
    for (const value of options) {
      const key = keys.get(value);
      if (key === undefined) continue;
      const longer = paths.map((path, i) => (i === which ? `${path}/${key}` : path));
      this.step(options.length === 1 ? s : cloneState(s), value, which, rest, longer, c);
    }
  }
}

const sameEnds = (a: Course, b: Course): boolean =>
  a.ends.size === b.ends.size && [...a.ends].every(([path, looks]) => b.ends.get(path) === looks);

/** Whoever sees a die or a card first may choose better afterwards. */
const informs = ({ asks, shows }: Course): boolean => (shows[0] && asks[1]) || (shows[1] && asks[0]);

function commute(g: Game, world: State, seat: Seat, at: number, pair: readonly [Trigger, Trigger]): boolean {
  const comparison = new Comparison(g, seat, at, pair, world.draws);
  pauseGroup(at);
  try {
    const one = comparison.course(world, 0);
    const other = comparison.course(world, 1);
    return !informs(one) && !informs(other) && sameEnds(one, other);
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  } finally {
    pauseGroup(-1);
  }
}

/** What was found for a state last: it is asked for more than once while a question stands. */
const found = new WeakMap<State, { readonly step: number; readonly move: Move | null }>();

/** The effect that may come first because its place in the order cannot matter; null where the seat must be asked. */
export function settledOrder(g: Game, s: State, seat: Seat): Move | null {
  if (s.over >= 0 || s.frames[s.frames.length - 1].op !== OP_GROUP || decidingSeat(g, s) !== seat) return null;
  const known = found.get(s);
  if (known !== undefined && known.step === s.step) return known.move;
  const move = compareOrders(g, s, seat);
  found.set(s, { step: s.step, move });
  return move;
}

/** Do orders agree in this very position, whoever may know it? For measuring: whoever is asked must not learn it. */
export const ordersAgree = (g: Game, s: State, seat: Seat): boolean => free(g, s, seat, [cloneState(s)]) !== undefined;

function compareOrders(g: Game, s: State, seat: Seat): Move | null {
  const told = `${s.seats[seat].moves}/${notesOf(g, s, seat)
    .map(({ key }) => key)
    .join()}`;
  const worlds = Array.from({ length: WORLDS }, (_, n) => dealAnew(g, s, seat, keyFromSeed(`orders/${n}/${told}`)));
  const key = free(g, s, seat, worlds);
  return key === undefined ? null : { seat, key };
}

/** The key of an effect whose place among the waiting ones does not matter in any of the worlds. */
function free(g: Game, s: State, seat: Seat, worlds: readonly State[]): string | undefined {
  const at = s.frames.length - 1;
  const top = s.frames[at];
  const options = top.sets[SET_OPTIONS];
  if (options.length < 2 || top.sets.length - SETS_FIXED > MOST_WAITING) return undefined;
  const agrees = (one: number, other: number): boolean =>
    one === other || worlds.every((world) => commute(g, world, seat, at, [top.sets[one], top.sets[other]]));
  return notesOf(g, s, seat).find(({ value }) => options.every((other) => agrees(value, other)))?.key;
}
