import { type Card, type Game, type Seat, type State, statOf, type Weights } from '@bojiste/kernel';
import { hasKind, ids, summonerOf } from '../reads/lookup.ts';
import { distanceOf, SPACES } from '../rules/distance.ts';
import { COUNTER, KIND, LIMIT, MAGIC, STAT } from '../types.ts';
import { own } from './weights.ts';

/** A player's estimate of the position: the Summoners first, then armies, gates, magic and cards to come. */

type Own = typeof own;

const lifeLeft = (g: Game, s: State, card: Card): number =>
  Math.max(0, statOf(g, s, card, STAT.life) - s.counters[card.id * 2 + COUNTER.damage]);

function objectWorth(g: Game, s: State, card: Card, w: Own): number {
  const left = lifeLeft(g, s, card);
  if (hasKind(g, card, KIND.summoner)) return w.summoner * left;
  if (!hasKind(g, card, KIND.unit)) return w.structure * left;
  const { stats } = g.defs[card.def];
  const whole = left / Math.max(1, statOf(g, s, card, STAT.life));
  const boosts = s.counters[card.id * 2 + COUNTER.boost];
  return w.unit * (w.body + Math.max(0, stats[STAT.cost])) * (w.hurt + (1 - w.hurt) * whole) + w.boost * boosts;
}

/** Steps until a unit can attack the goal: shooters need not stand so near. 1 is already there. */
const wayTo = (g: Game, card: Card, goal: Card): number =>
  Math.max(1, distanceOf(card.zone, goal.zone) - g.defs[card.def].stats[STAT.range] + 1);

/** About two of three dice hit. */
const HIT = 0.65;
const SURE = 1.5;

/** What everybody may count: objects, magic, sizes of hands and piles. Hidden faces are not looked at. */
function side(g: Game, s: State, seat: Seat, w: Own): number {
  const { hand, deck } = ids(g);
  let sum = w.magic * s.seats[seat].resources[MAGIC];
  sum += w.hand * s.zones[hand + seat].length + w.deck * s.zones[deck + seat].length;
  const goal = summonerOf(g, s, 1 - seat);
  // The three strongest that could attack the goal in one turn (SW-ATT-01, SW-MOVE-01).
  let a = 0;
  let b = 0;
  let c = 0;
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (card.zone >= SPACES || card.control !== seat) continue;
    sum += objectWorth(g, s, card, w);
    if (goal === null || !hasKind(g, card, KIND.unit)) continue;
    const strength = Math.max(0, g.defs[card.def].stats[STAT.strength]);
    const way = wayTo(g, card, goal);
    if (!hasKind(g, card, KIND.summoner)) sum += (w.reach * strength) / way;
    if (way > 1 + LIMIT.moveMax) continue;
    if (strength > a) [a, b, c] = [strength, a, b];
    else if (strength > b) [b, c] = [strength, b];
    else if (strength > c) c = strength;
  }
  if (goal === null || a === 0) return sum;
  const part = Math.min(SURE, ((a + b + c) * HIT) / Math.max(1, lifeLeft(g, s, goal)));
  return sum + (s.active === seat ? w.strike : w.stalk) * part * part;
}

/** -1 lost, 0 even, 1 won. */
export function evaluate(g: Game, s: State, seat: Seat, weights: Weights = own): number {
  if (s.over >= 0) return s.winners === 0 ? 0 : (s.winners & (1 << seat)) !== 0 ? 1 : -1;
  const w = weights as Own;
  return Math.tanh((side(g, s, seat, w) - side(g, s, 1 - seat, w)) / w.scale);
}
