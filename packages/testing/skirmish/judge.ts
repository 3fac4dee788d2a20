import {
  type Attempt,
  type Card,
  type Game,
  type Refused,
  refOf,
  type Seat,
  type State,
  statOf,
} from '@bojiste/kernel';
import { type calcs, homeRow } from './board.ts';
import { captainOf } from './events.ts';
import { COLUMNS } from './words.ts';

/** Why something cannot be done, and how a position looks to a seat. */

const HARM = 0;
const LIFE = 1;

const healthOf = (g: Game, s: State, card: Card | null): number =>
  card === null ? 0 : statOf(g, s, card, LIFE) - s.counters[card.id * g.def.counters.length + HARM];

const hasFlag = (g: Game, card: Card, flag: string): boolean =>
  (card.flags & (1 << (g.names.flags.get(flag) as number))) !== 0;

export function whyNot(g: Game, s: State, seat: Seat, attempt: Attempt): Refused {
  const { act, card } = attempt;
  if (s.active !== seat) return { code: 'notYourTurn', clause: 'SK-TURN-01' };
  if (card === null || act === null) return { code: 'unknown', clause: '' };
  const cost = g.defs[card.def].stats[g.names.stats.get('cost') as number];
  const energy = s.seats[seat].resources[0];
  if (act === 'play') return whyNotPlay(g, s, seat, card, cost, energy);
  if (act === 'order') return whyNotOrder(g, seat, card);
  return act === 'rally' ? { code: 'rallied', clause: 'SK-CARD-01' } : { code: 'unknown', clause: '' };
}

function whyNotPlay(g: Game, s: State, seat: Seat, card: Card, cost: number, energy: number): Refused {
  const isUnit = g.defs[card.def].decl.type === 'unit';
  if (cost > energy) {
    return { code: 'tooDear', clause: isUnit ? 'SK-DEPLOY-02' : 'SK-TRICK-01', args: { cost, energy } };
  }
  if (isUnit && homeFull(g, s, seat)) return { code: 'homeFull', clause: 'SK-DEPLOY-01' };
  return { code: 'noTarget', clause: 'SK-TRICK-01' };
}

function whyNotOrder(g: Game, seat: Seat, card: Card): Refused {
  if (card.control !== seat) return { code: 'notYours', clause: 'SK-TURN-04', blockers: [refOf(card)] };
  return hasFlag(g, card, 'struck')
    ? { code: 'struck', clause: 'SK-FIGHT-05' }
    : { code: 'moved', clause: 'SK-MARCH-02' };
}

function homeFull(g: Game, s: State, seat: Seat): boolean {
  const first = g.boardStart + homeRow(seat) * COLUMNS.length;
  return s.zones.slice(first, first + COLUMNS.length).every((zone) => zone.length > 0);
}

const unitsOf = (s: State, seat: Seat): number => s.field.filter((id) => s.cards[id].control === seat).length;

/** Seat with the healthier captain, or else with more on the battlefield; -1 when they are equal. */
export const leader: (typeof calcs)[string] = {
  type: 'number',
  args: [],
  run: (g, s) => {
    const a = healthOf(g, s, captainOf(g, s, 0));
    const b = healthOf(g, s, captainOf(g, s, 1));
    const lead = a - b || unitsOf(s, 0) - unitsOf(s, 1);
    return lead === 0 ? -1 : lead > 0 ? 0 : 1;
  },
  text: { cs: 'hráč se zdravějším kapitánem', en: 'player with the healthier captain' },
};

const strengthOf = (g: Game, s: State, seat: Seat): number => {
  let sum = 3 * healthOf(g, s, captainOf(g, s, seat));
  for (const card of s.cards) {
    if (!g.onBoard[card.zone] || card.control !== seat) continue;
    sum += card.face === 0 ? healthOf(g, s, card) + 2 * g.defs[card.def].stats[2] : 3;
  }
  return sum + s.zones[g.zoneOf('hand', seat)].length;
};

/** From -1 to 1: health of captains, units on the battlefield, cards in hand. */
export function evaluate(g: Game, s: State, seat: Seat): number {
  if (s.over >= 0) return s.winners === 0 ? 0 : (s.winners & (1 << seat)) !== 0 ? 1 : -1;
  const own = strengthOf(g, s, seat);
  const other = strengthOf(g, s, 1 - seat);
  return (own - other) / (own + other + 1);
}
