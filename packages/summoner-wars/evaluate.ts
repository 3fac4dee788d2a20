import { type Card, type Game, type Seat, type State, statOf } from '@bojiste/kernel';
import { distanceOf, SPACES } from './rules/distance.ts';
import { hasKind, ids, summonerOf } from './rules/lookup.ts';
import { COUNTER, KIND, MAGIC, STAT } from './types.ts';

/** A player's estimate of the position: the Summoners first, then armies, gates, magic and cards to come. */

const WEIGHT = {
  summoner: 3,
  unit: 1,
  structure: 0.25,
  magic: 0.35,
  hand: 0.5,
  deck: 0.04,
  boost: 0.15,
  reach: 0.6,
} as const;

function objectWorth(g: Game, s: State, card: Card): number {
  const life = statOf(g, s, card, STAT.life);
  const left = Math.max(0, life - s.counters[card.id * 2 + COUNTER.damage]);
  if (hasKind(g, card, KIND.summoner)) return WEIGHT.summoner * left;
  if (!hasKind(g, card, KIND.unit)) return WEIGHT.structure * left;
  const cost = Math.max(0, g.defs[card.def].stats[STAT.cost]);
  const boosts = s.counters[card.id * 2 + COUNTER.boost];
  return WEIGHT.unit * (0.6 + cost) * (0.4 + (0.6 * left) / Math.max(1, life)) + WEIGHT.boost * boosts;
}

/** Units count for more the nearer they stand to the enemy Summoner, and shooters need not stand so near. */
function reachWorth(g: Game, _s: State, card: Card, goal: Card): number {
  if (!hasKind(g, card, KIND.unit) || hasKind(g, card, KIND.summoner)) return 0;
  const far = Math.max(1, distanceOf(card.zone, goal.zone) - g.defs[card.def].stats[STAT.range] + 1);
  return (WEIGHT.reach * g.defs[card.def].stats[STAT.strength]) / far;
}

/** What everybody may count: objects, magic, sizes of hands and piles. Hidden faces are not looked at. */
function side(g: Game, s: State, seat: Seat): number {
  const { hand, deck } = ids(g);
  let sum = WEIGHT.magic * s.seats[seat].resources[MAGIC];
  sum += WEIGHT.hand * s.zones[hand + seat].length + WEIGHT.deck * s.zones[deck + seat].length;
  const goal = summonerOf(g, s, 1 - seat);
  for (let i = 0; i < s.cards.length; i++) {
    const card = s.cards[i];
    if (card.zone >= SPACES || card.control !== seat) continue;
    sum += objectWorth(g, s, card);
    if (goal !== null) sum += reachWorth(g, s, card, goal);
  }
  return sum;
}

const SCALE = 30;

/** -1 lost, 0 even, 1 won. */
export function evaluate(g: Game, s: State, seat: Seat): number {
  if (s.over >= 0) return s.winners === 0 ? 0 : (s.winners & (1 << seat)) !== 0 ? 1 : -1;
  return Math.tanh((side(g, s, seat) - side(g, s, 1 - seat)) / SCALE);
}
