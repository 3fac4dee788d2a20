import {
  choose,
  cloneState,
  decidingSeat,
  type Game,
  live,
  type Move,
  notesOf,
  OP_GROUP,
  pauseGroup,
  type Refusal,
  SET_OPTIONS,
  type State,
} from '@bojiste/kernel';
import type { World } from './cards.ts';
import { ModeError, PlainTable } from './tables.ts';

/**
 * Every two triggers that wait together are resolved in both orders, on copies. Whoever orders them has no veto: the
 * one that comes second must still be waiting when the first is done, unless its card has left, its seat is out of the
 * game, or it may be used but once and was.
 */

type Trigger = readonly number[];

const MOST_PAIRS = 12;
const MOST_ANSWERS = 120;

const sameTrigger = (a: Trigger, b: Trigger): boolean => a.length === b.length && a.every((n, i) => n === b[i]);

export class OrdersTable extends PlainTable {
  constructor(world: World) {
    super(world);
    this.check();
  }

  override play(move: Move): Refusal | null {
    const refusal = super.play(move);
    if (refusal === null) this.check();
    return refusal;
  }

  private check(): void {
    const { g, s } = this.world;
    const lost = lostTriggers(g, s);
    if (lost.length > 0) throw new ModeError(lost.join('; '));
  }
}

/** Triggers that another one, taken first, makes vanish without a reason. */
function lostTriggers(g: Game, s: State): string[] {
  const top = s.frames[s.frames.length - 1];
  if (s.over >= 0 || top === undefined || top.op !== OP_GROUP) return [];
  const options = top.sets[SET_OPTIONS];
  const pairs = options.flatMap((one) => options.flatMap((other) => (one === other ? [] : [[one, other] as const])));
  return pairs.slice(0, MOST_PAIRS).flatMap(([first, second]) =>
    [true, false].flatMap((eager) => {
      const copy = cloneState(s);
      resolve(g, copy, first, eager);
      const trigger = top.sets[second];
      if (copy.over >= 0 || waits(copy, s.frames.length - 1, trigger) || explained(g, copy, trigger)) return [];
      return [`"${nameOf(g, s, second)}" is lost when "${nameOf(g, s, first)}" comes first`];
    }),
  );
}

function nameOf(g: Game, s: State, value: number): string {
  return notesOf(g, s, decidingSeat(g, s)).find((note) => note.value === value)?.key ?? `${value}`;
}

/**
 * Carries one trigger out with all that it asks, up to the next question of its group or of what is below. The group
 * may run what is left by itself where nothing is to be ordered any more: that is no loss, so it is stopped before.
 */
function resolve(g: Game, s: State, value: number, eager: boolean): void {
  const at = s.frames.length - 1;
  pauseGroup(at);
  try {
    choose(g, s, decidingSeat(g, s), value);
    for (let i = 0; i < MOST_ANSWERS && s.over < 0 && s.frames.length - 1 > at; i++) {
      const seat = decidingSeat(g, s);
      const notes = notesOf(g, s, seat);
      choose(g, s, seat, (eager ? notes[0] : notes[notes.length - 1]).value);
    }
  } finally {
    pauseGroup(-1);
  }
}

const waits = (s: State, at: number, trigger: Trigger): boolean =>
  s.frames[at]?.op === OP_GROUP && s.frames[at].sets.some((one) => sameTrigger(one, trigger));

/** Reasons for which a trigger may fall away that was due. */
function explained(g: Game, s: State, [id, owner, you]: Trigger): boolean {
  if (live(s, owner) === null || (you >= 0 && s.seats[you].out !== 0)) return true;
  const ability = id < 0 ? undefined : g.abilities[id].ability;
  return ability?.kind === 'on' && ability.limit !== undefined;
}
