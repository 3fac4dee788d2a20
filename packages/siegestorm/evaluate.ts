import type { Game, Seat, State } from '@bojiste/kernel';
import { statOf } from '@bojiste/kernel';
import { cardAt, defenderOf } from './rules/lookup.ts';
import { armySides, bossOf, facing, frontSides, isBoss, landOf, mates, modeOf, spaceOf } from './rules/places.ts';
import { LIMIT, MODE, POS, RES, STAT, TALLY } from './types.ts';

/** Estimate of a position from one seat's side, -1 to 1, from public facts and the own hand. */

const WORTH = { resource: 1, heal: 0.9, hand: 0.55, reserve: 1.1, front: 0.9, march: [0.35, 0.5, 0.7, 0.9] } as const;

/** Cards between a player and defeat, with what stands on the table for that player. */
function strengthOfSeat(g: Game, s: State, seat: Seat): number {
  const size = (zone: string): number => s.zones[g.zoneOf(zone, seat)].length;
  let worth =
    WORTH.resource * size('deck') +
    WORTH.heal * size('heal') +
    WORTH.hand * Math.min(size('hand'), LIMIT.hand - 2) +
    WORTH.reserve * Math.min(size('reserves'), 5);
  for (const side of armySides(s)) worth += armyWorth(g, s, seat, side);
  for (const side of frontSides(s, seat)) worth += boardWorth(g, s, seat, side);
  return worth;
}

const MARCH = [POS.deploy, POS.middle, POS.foremost, POS.strike];

/** A monster is worth the strike it is marching to, and a defender what it stops. */
function armyWorth(g: Game, s: State, seat: Seat, side: number): number {
  let worth = 0;
  MARCH.forEach((pos, i) => {
    const card = cardAt(s, spaceOf(g, seat, side, pos));
    if (card !== null) worth += WORTH.march[i] * (0.8 * statOf(g, s, card, STAT.an) + 0.6);
  });
  const defender = defenderOf(g, s, seat, side);
  if (defender !== null) worth += 0.5 * statOf(g, s, defender, STAT.dn);
  return worth;
}

function boardWorth(g: Game, s: State, seat: Seat, side: number): number {
  let worth = 0;
  const front = cardAt(s, spaceOf(g, seat, side, POS.front));
  if (front !== null) worth += WORTH.front + 0.2 * statOf(g, s, front, STAT.dn);
  const land = cardAt(s, landOf(g, s, seat, side));
  if (land !== null && land.control === seat) worth += WORTH.front + 0.2 * statOf(g, s, land, STAT.dn);
  return worth;
}

const squash = (x: number): number => Math.tanh(x);

/** Against a boss: its lives and cards on one side, the weakest player on the other. */
function againstBoss(g: Game, s: State, seat: Seat): number {
  const boss = bossOf(s);
  const start = Math.max(1, s.tally[TALLY.startLives]);
  const lives = s.seats[boss].resources[RES.lives] / start;
  const cards =
    s.zones[g.zoneOf('deck', boss)].length +
    (s.tally[TALLY.renewal] === 1 ? s.zones[g.zoneOf('reinforcements', boss)].length : 0);
  let mine = Number.POSITIVE_INFINITY;
  for (let other = 0; other < s.seats.length; other++) {
    if (!isBoss(s, other)) mine = Math.min(mine, strengthOfSeat(g, s, other) / (LIMIT.deck + 4));
  }
  const threat = armyWorth(g, s, boss, 0) / 10 + s.seats[boss].resources[RES.threat] / 20;
  const value = squash(1.4 * (mine - 0.9 * Math.min(lives, cards / 16) - 0.4 * threat) + 0.2);
  return seat === boss ? -value : value;
}

export function evaluate(g: Game, s: State, seat: Seat): number {
  if (s.over >= 0) {
    if (s.winners === 0) return 0;
    return (s.winners & (1 << seat)) !== 0 ? 1 : -1;
  }
  if (s.seats[seat].out !== 0) return -1;
  if (bossOf(s) >= 0) return againstBoss(g, s, seat);
  const mine = strengthOfSeat(g, s, seat);
  if (modeOf(s) !== MODE.last) return squash((mine - strengthOfSeat(g, s, facing(s, seat, 0).seat)) / 14);
  let best = 0;
  let n = 0;
  for (let other = 0; other < s.seats.length; other++) {
    if (mates(s, other, seat) || s.seats[other].out !== 0) continue;
    best += strengthOfSeat(g, s, other);
    n++;
  }
  return n === 0 ? 1 : squash((mine - best / n) / 16);
}
