import { Random } from '@bojiste/ai';
import { actsOf, carryOut } from '@bojiste/ai/bots/acts';
import { type Look, WON, weigh, worth } from '@bojiste/ai/bots/quiet';
import {
  choose,
  cloneState,
  type Game,
  type OptionNote,
  type Seat,
  type State,
  sampleWorld,
  sure,
} from '@bojiste/kernel';
import type { BlunderSheet } from './sheet.ts';

/** What a detector tries out: it plays a little further from the position of a record. */

const FALLS = 3;
const ALLOWANCE = 8;
const PLIES = 40;

const lookOf = (g: Game, seat: Seat, seed: string): Look => ({ g, seat, random: new Random(seed), evaluations: 0 });

/** The same position with other dice to come. */
function fallsOf(s: State, look: Look): State[] {
  return Array.from({ length: FALLS }, () => {
    const copy = cloneState(s);
    copy.key = look.random.key();
    return copy;
  });
}

/** A turn or phase ends: was there an act that costs nothing else and makes the position look better? */
export function missesFree(
  g: Game,
  sheet: BlunderSheet,
  s: State,
  seat: Seat,
  notes: readonly OptionNote[],
  seed: string,
): boolean {
  const open = notes.filter(({ key }) => sheet.free.includes(sure(key.split(' ')[0])));
  if (open.length === 0) return false;
  const look = lookOf(g, seat, seed);
  const now = weigh(look, s, seat);
  return open.some(({ value }) => {
    let sum = 0;
    for (const fall of fallsOf(s, look)) {
      choose(g, fall, seat, value);
      sum += worth(look, fall, ALLOWANCE, PLIES);
    }
    return sum / FALLS - now > sheet.gain;
  });
}

const WORLDS = 4;
const ACTS = 32;

/** Is there an act that wins at once in all worlds that look like this one to the seat? */
export function winsAtOnce(g: Game, s: State, seat: Seat, seed: string, own: number): boolean {
  const look = lookOf(g, seat, seed);
  const tried = Array.from({ length: WORLDS }, () => sampleWorld(g, s, seat, look.random.key(), own));
  return actsOf(look, cloneState(sure(tried[0])), ACTS).some((act) =>
    tried.every((world) => {
      const copy = cloneState(world);
      return carryOut(look, copy, act) && weigh(look, copy, seat) >= WON;
    }),
  );
}
