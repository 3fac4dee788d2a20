import { cloneState, type Game, type Seat, type State } from '@bojiste/kernel';
import { actsOf, carryOut } from '../bots/acts.ts';
import { type PlayoutSettings, playOn } from '../bots/playout.ts';
import { type Look, some, weigh } from '../bots/quiet.ts';
import type { Random } from '../random.ts';
import { worldsOf } from '../worlds.ts';
import { encoderOf, encodeSide } from './encode.ts';

/**
 * What a learned evaluation is trained on. Of one position, some acts are carried out in the same world and played on: after
 * each act and at the end of its turn the position is noted, with its worth by hand and the worth it came to some turns later.
 * Only differences between the positions of one group are learnt, so that luck, lead and decks cancel out.
 */

export interface SiblingSettings {
  /** Acts of a position. */
  readonly acts: number;
  /** Ends of the turn that an act is played on to. */
  readonly ends: number;
  /** Playouts from each of them. */
  readonly answers: number;
  /** Turns after the running one until the worth is taken. */
  readonly turns: number;
  /** How a playout plays. */
  readonly tries: number;
  /** 1: in playouts whoever is not on turn answers by impulse. */
  readonly meek: number;
}

export const SIBLINGS: SiblingSettings = { acts: 8, ends: 3, answers: 5, turns: 2, tries: 5, meek: 0 };

/** After an act, or at the end of the turn. */
const AFTER_ACT = 0;
const TURN_END = 1;

export interface Sample {
  readonly stage: number;
  /** Numbers of the own side and of the other, 0 to 127. */
  readonly numbers: Uint8Array;
  /** Worth by hand here, and what it came to, -1 to 1. */
  readonly value: number;
  readonly label: number;
}

const LONGEST = 60;

const within = (x: number): number => Math.max(-1, Math.min(1, x));

/** The samples of one position, as the seat on turn sees it; none where it has less than two acts. */
export function siblingsOf(
  g: Game,
  held: State,
  seat: Seat,
  random: Random,
  settings: SiblingSettings = SIBLINGS,
): Sample[] {
  const look: Look = { g, seat, random, evaluations: 0 };
  const world = worldsOf(g, held, seat, random, 0).next();
  const acts = actsOf(look, cloneState(world), 4 * settings.acts);
  if (acts.length < 2) return [];
  const playing: PlayoutSettings = { tries: settings.tries, longest: LONGEST, meek: settings.meek };
  const keys = Array.from({ length: settings.ends * settings.answers }, () => random.key());
  return some(acts, Math.min(settings.acts, acts.length), random).flatMap((act) => {
    const s = cloneState(world);
    if (!carryOut(look, s, act) || s.over >= 0) return [];
    return playedOut(look, s, seat, held.turn, keys, settings, playing);
  });
}

function playedOut(
  look: Look,
  after: State,
  seat: Seat,
  turn: number,
  keys: readonly number[][],
  settings: SiblingSettings,
  playing: PlayoutSettings,
): Sample[] {
  const out: Sample[] = [];
  let all = 0;
  for (let i = 0; i < settings.ends; i++) {
    const end = withKey(after, keys[i * settings.answers]);
    playOn(look, end, 1 - (end.turn - turn), playing);
    let sum = 0;
    for (let j = 0; j < settings.answers; j++) {
      const s = withKey(end, keys[i * settings.answers + j]);
      playOn(look, s, 1 + settings.turns - (s.turn - turn), playing);
      sum += within(weigh(look, s, seat));
    }
    all += sum;
    if (end.over < 0) out.push(sampleOf(look, end, seat, TURN_END, sum / settings.answers));
  }
  return [sampleOf(look, after, seat, AFTER_ACT, all / keys.length), ...out];
}

function withKey(s: State, key: readonly number[]): State {
  const copy = cloneState(s);
  copy.key = key.slice();
  return copy;
}

const sampleOf = (look: Look, s: State, seat: Seat, stage: number, label: number): Sample => ({
  stage,
  numbers: numbersOf(look.g, s, seat),
  value: weigh(look, s, seat),
  label,
});

function numbersOf(g: Game, s: State, seat: Seat): Uint8Array {
  const encoder = encoderOf(g);
  if (encoder === null) throw new Error(`${g.def.id} does not say what is read of a position`);
  const { size } = encoder;
  const out = new Int32Array(2 * size);
  encodeSide(encoder, g, s, seat, seat, out, 0);
  encodeSide(encoder, g, s, 1 - seat, seat, out, size);
  return Uint8Array.from(out);
}
