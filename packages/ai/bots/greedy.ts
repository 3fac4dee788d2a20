import { chooseToWeigh, cloneState, notesOf, type Seat, type State, type Weights } from '@bojiste/kernel';
import type { Bot, Choice, Situation, Weighed } from '../types.ts';
import { type Look, WON, weigh, worth } from './quiet.ts';
import { Repeats } from './repeats.ts';
import { isNothing, lapsesOf, SLIP, saneKeys } from './sane.ts';
import { Trail } from './trail.ts';
import { turnBot } from './turn.ts';

/**
 * Looks one act ahead: every option is tried in the same sampled worlds, what it still asks is answered as well as the
 * budget allows, and the position at the next quiet point is weighed by the game's own evaluation.
 */

export interface GreedySettings {
  readonly name: string;
  /** Worlds that every option is tried in, if the budget reaches. */
  readonly worlds: number;
  /** Evaluations per decision. Not time: the same seed gives the same game on any machine. */
  readonly budget: number;
  /** Chance of a lapse: any option is taken that is not much worse than the best and no worse than doing nothing. */
  readonly lapse: number;
  /**
   * How much worse than the best a lapse may be: in the choice of an act, and in the answers that the act asks for. Where it
   * asks for own cards on the table there is hardly any.
   */
  readonly slip: number;
  readonly inner: number;
  /** 1: leaves out what only a strong player does for a reason (`rash` of the game), and what goes back to where the turn has been. */
  readonly tame: number;
  /**
   * 1: at a menu, to end is worth nearly the position as it is. What comes due at the end, good or bad, comes after any other
   * act as well, so it is neither a reason to do oneself harm first nor to leave a gain lying.
   */
  readonly calm: number;
  /**
   * Playouts through the next turn where it is asked for own cards on the table; 0 for none. Which of them is needed shows only
   * when the turn goes on: the weakest-looking one may be all that stands between a blow and its aim.
   */
  readonly careful: number;
  readonly weights?: Weights;
}

const STANDARD: GreedySettings = {
  name: 'greedy',
  worlds: 6,
  budget: 400,
  lapse: 0,
  slip: SLIP,
  inner: SLIP,
  tame: 0,
  calm: 0,
  careful: 0,
};
const CAREFUL = { looks: 2, finalists: 4, tries: 4, turns: 2 } as const;
/** Answers followed before the position is weighed as it stands. */
const LONGEST = 120;

export function greedyBot(settings: Partial<GreedySettings> = {}): Bot {
  const full = { ...STANDARD, ...settings };
  const repeats = new Repeats();
  const trail = new Trail();
  const careful = turnBot({ ...CAREFUL, name: full.name, playouts: full.careful });
  const choose = (at: Situation): Choice => {
    if (full.careful > 0 && at.decision.kind !== 'act' && asksForOwn(at, at.worlds.next())) return careful.choose(at);
    const choice = chooseGreedily(at, full, { repeats, trail });
    repeats.note(at, choice.key);
    return choice;
  };
  return { name: full.name, choose };
}

/** What a bot remembers of the turn. */
interface Memory {
  readonly repeats: Repeats;
  readonly trail: Trail;
}

/** Options to be looked at: nothing absurd, nothing done often enough, and for a tame bot no way back. */
function keysToWeigh(at: Situation, world: State, tame: boolean, { repeats, trail }: Memory): string[] {
  const sane = saneKeys(at, world, tame);
  trail.note(at, world);
  const values = tame ? new Map(notesOf(at.g, world, at.seat).map((note) => [note.key, note.value])) : null;
  const goesBack = (key: string): boolean => {
    const value = values?.get(key);
    return value !== undefined && trail.leadsBack(at, world, value);
  };
  const fresh = sane.filter((key) => !repeats.enough(at, key) && !goesBack(key));
  return fresh.length > 0 ? fresh : sane;
}

function chooseGreedily(at: Situation, settings: GreedySettings, memory: Memory): Choice {
  const first = at.worlds.next();
  const keys = keysToWeigh(at, first, settings.tame === 1, memory);
  const within = at.decision.kind !== 'act';
  const look: Look = { g: at.g, seat: at.seat, random: at.random, weights: settings.weights, evaluations: 0, within };
  const rounds = Math.max(1, Math.min(settings.worlds, Math.floor(settings.budget / keys.length)));
  const allowance = Math.max(1, Math.floor(settings.budget / (rounds * keys.length)));
  const calm = settings.calm === 1 && !within;
  const sums = keys.map(() => 0);
  let now = 0;
  const tries = keys.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const world = round === 0 ? first : at.worlds.next();
    if (calm) now += weigh(look, world, at.seat) / rounds;
    const values = new Map(notesOf(at.g, world, at.seat).map((note) => [note.key, note.value]));
    keys.forEach((key, i) => {
      const value = values.get(key);
      if (value === undefined) return;
      sums[i] += tryOption(look, world, at.seat, value, allowance);
      tries[i]++;
    });
  }
  const slip = !within ? settings.slip : asksForOwn(at, first) ? Math.min(settings.inner, OWN) : settings.inner;
  const weighed = keys.map((key, i) => ({
    key,
    value: calmed(tries[i] === 0 ? -WON : sums[i] / tries[i], calm && isNothing(key) ? now - SMALL : undefined),
  }));
  const taken = takable(weighed, { ...settings, slip }, within, at.random.unit() < settings.lapse);
  const key = taken[at.random.int(taken.length)].key;
  return { key, weighed: withTheRest(at, weighed), evaluations: look.evaluations };
}

/** The best ones, or in a lapse all that are near enough. A tame bot does nothing for nothing, where nothing need be done. */
function takable(
  weighed: readonly Weighed[],
  settings: GreedySettings,
  within: boolean,
  lapse: boolean,
): readonly Weighed[] {
  const best = weighed.filter(({ value }) => value >= Math.max(...weighed.map((one) => one.value)));
  const idle = settings.tame === 1 && within ? best.filter(({ key }) => isNothing(key)) : [];
  if (idle.length > 0) return idle;
  return lapse ? lapsesOf(weighed, !within, settings.slip) : best;
}

/** Which of its own cards on the table to give up is no slip, however weak the player. */
const OWN = 0.003;

/** Does the question point at the seat's own cards on the table? */
const asksForOwn = ({ g, seat }: Situation, world: State): boolean =>
  notesOf(g, world, seat).some(({ card }) => {
    const found = world.cards[card];
    return found !== undefined && found.control === seat && g.zones[found.zone].board;
  });

/** So much a small exchange may cost (a card of the hand for what it is paid with). */
const SMALL = 0.006;

/** A won or lost game stays what it is. */
const calmed = (value: number, calm = value): number => (Math.abs(value) >= WON ? value : calm);

/** What was left out before anything was weighed is told as worthless. */
const withTheRest = (at: Situation, weighed: readonly Weighed[]): Weighed[] =>
  at.decision.options.map(({ key }) => weighed.find((one) => one.key === key) ?? { key, value: -WON });

function tryOption(look: Look, world: State, seat: Seat, value: number, allowance: number): number {
  const copy = cloneState(world);
  chooseToWeigh(look.g, copy, seat, value, seat);
  return worth(look, copy, allowance, LONGEST);
}
