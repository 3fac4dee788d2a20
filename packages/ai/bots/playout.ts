import {
  chooseHearing,
  chooseToWeigh,
  cloneState,
  decidingSeat,
  NONE,
  openOptions,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { byHint, impulse, isQuiet, type Look, PASS, some, weigh } from './quiet.ts';

/**
 * Playing on quickly but not stupidly: whoever is to act tries a few whole acts drawn at random, and takes the one
 * after which its own evaluation is best. Dice are rolled anew for the act that is taken, so that nobody picks an act
 * because its dice are known to fall well.
 */

export interface PlayoutSettings {
  /** Whole acts tried at every menu. */
  readonly tries: number;
  /** Acts after which a playout ends wherever it is. */
  readonly longest: number;
  /**
   * 1: whoever is not on turn answers by impulse. Else an act that gives others a chance to answer looks worse than one
   * that gives none, as if they could not do the same a little later.
   */
  readonly meek: number;
}

/** Answers followed within one act. */
const ANSWERS = 60;
const FORCED = 200;
/** Steps of the random stream by which a tried act is moved away from the one that is carried out. */
const ELSEWHERE = 256;

/** Plays on until so many more turns have begun. */
export function playOn(look: Look, s: State, turns: number, settings: PlayoutSettings): void {
  const last = s.turn + turns;
  const meek = settings.meek === 1;
  for (let left = settings.longest; left > 0; left--) {
    forced(look, s, last, meek);
    if (s.over >= 0 || s.turn >= last) return;
    act(look, s, settings.tries, meek);
  }
}

/** What leaves no choice, or is left to impulse, does not count. */
function forced(look: Look, s: State, last: number, meek: boolean): void {
  for (let left = FORCED; left > 0 && s.over < 0 && s.turn < last; left--) {
    const options = openOptions(s);
    const decider = decidingSeat(look.g, s);
    const only = options.length === 1;
    if (!only && (!meek || decider === s.active || isQuiet(look, s))) return;
    const value = only ? options[0] : impulse(look, s, decider, options);
    chooseHearing(look.g, s, decider, value, meek ? s.active : NONE);
  }
}

function act(look: Look, s: State, tries: number, meek: boolean): void {
  const seat = decidingSeat(look.g, s);
  const options = openOptions(s);
  const firsts = firstsOf(look, s, seat, options);
  let best: readonly number[] = [];
  let most = -Infinity;
  const lengths: number[] = [];
  const n = Math.min(tries, 2 * options.length);
  for (let i = 0; i < n; i++) {
    // What asked nothing the first time would be the same again.
    if (lengths[i - firsts.length] === 1) continue;
    const copy = cloneState(s);
    copy.draws += ELSEWHERE;
    const path = wander(look, copy, seat, firsts[i % firsts.length]);
    lengths.push(path.length);
    const worth = weigh(look, copy, seat);
    if (worth > most) {
      most = worth;
      best = path;
    }
  }
  follow(look, s, seat, best, meek);
}

/** In which order options are tried: by the game's hints, or at random after doing nothing. */
function firstsOf(look: Look, s: State, seat: Seat, options: readonly number[]): readonly number[] {
  if (look.g.def.hint !== undefined) return byHint(look, s, seat, options);
  const mixed = some(options, options.length, look.random);
  return options.includes(PASS) ? [PASS, ...mixed.filter((value) => value !== PASS)] : mixed;
}

/** Takes an option and goes to the next quiet point to weigh it; answers of the acting seat are drawn at random and returned. */
function wander(look: Look, s: State, seat: Seat, first: number): number[] {
  const { g, random } = look;
  const path = [first];
  chooseToWeigh(g, s, seat, first, seat);
  for (let left = ANSWERS; left > 0 && s.over < 0 && !isQuiet(look, s); left--) {
    const decider = decidingSeat(g, s);
    const options = openOptions(s);
    const free = decider === seat && random.int(2) === 0;
    const value = free ? options[random.int(options.length)] : impulse(look, s, decider, options, seat);
    if (decider === seat) path.push(value);
    chooseToWeigh(g, s, decider, value, seat);
  }
  return path;
}

/** Carries out what was found, as far as the dice let it happen as it was tried. Others pass until it is done, the meek after it too. */
function follow(look: Look, s: State, seat: Seat, path: readonly number[], meek: boolean): void {
  const { g } = look;
  for (let at = 0, left = ANSWERS; left > 0 && at < path.length && s.over < 0; left--) {
    if (at > 0 && isQuiet(look, s)) return;
    const decider = decidingSeat(g, s);
    const options = openOptions(s);
    const own = decider === seat;
    if (own && !options.includes(path[at])) return;
    const value = own ? path[at++] : impulse(look, s, decider, options, seat);
    chooseHearing(g, s, decider, value, meek || at < path.length ? seat : NONE);
  }
}
