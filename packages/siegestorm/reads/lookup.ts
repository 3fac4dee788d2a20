import {
  type Card,
  cardOn,
  type Frame,
  type Game,
  live,
  NONE,
  refOf,
  type Seat,
  type State,
  statOf,
} from '@bojiste/kernel';
import { facing, frontSides, inArmy, isBoss, landOf, mates, modeOf, sideAt, spaceOf } from '../rules/battlefield.ts';
import { FLAG, MODE, POS, RES, STAT } from '../types.ts';

/** Questions the rules ask of a position. Nothing here changes anything. */

/** The army and board an effect is bound to: where its source stands, else the board named for it (SS-LMS-05). */
export function sideOf(g: Game, s: State, f: Frame): number {
  if (modeOf(s) !== MODE.last) return 0;
  const card = live(s, f.self);
  return card !== null && g.zones[card.zone].board ? sideAt(g, s, card.zone, card.control) : f.side;
}

/** The opponent of an effect: the seat facing its army, nobody where that seat is defeated (SS-RULING-94, SS-RULING-97). */
export function foeOf(g: Game, s: State, f: Frame): Seat {
  const { seat } = facing(s, f.you, sideOf(g, s, f));
  return isThere(s, seat) ? seat : NONE;
}

const isThere = (s: State, seat: Seat): boolean => seat >= 0 && s.seats[seat].out === 0;

const ARMY = [POS.deploy, POS.middle, POS.foremost, POS.strike];

export function pushArmy(g: Game, s: State, seat: Seat, side: number, out: number[]): void {
  if (!isThere(s, seat)) return;
  for (const pos of ARMY) {
    const list = s.zones[spaceOf(g, seat, side, pos)];
    for (let i = 0; i < list.length; i++) out.push(refOf(s.cards[list[i]]));
  }
}

/** Monsters of your army, in the co-operative mode also your partner's (SS-ALLY-01, SS-COOP-04). */
export function pushAllies(g: Game, s: State, seat: Seat, side: number, out: number[]): void {
  if (modeOf(s) !== MODE.coop) {
    pushArmy(g, s, seat, side, out);
    return;
  }
  for (let other = 0; other < s.seats.length; other++) if (mates(s, seat, other)) pushArmy(g, s, other, 0, out);
}

/** Monsters of the army across the board; the boss of the co-operative mode faces both (SS-ALLY-02). */
export function pushEnemies(g: Game, s: State, seat: Seat, side: number, out: number[]): void {
  if (modeOf(s) === MODE.coop) {
    for (let other = 0; other < s.seats.length; other++) if (!mates(s, seat, other)) pushArmy(g, s, other, 0, out);
    return;
  }
  const other = facing(s, seat, side);
  pushArmy(g, s, other.seat, other.side, out);
}

/** Obránce: the monster in a deployment area (SS-FIELD-06). */
export function defenderOf(g: Game, s: State, seat: Seat, side: number): Card | null {
  if (!isThere(s, seat)) return null;
  return cardOn(s, spaceOf(g, seat, modeOf(s) === MODE.coop ? 0 : side, POS.deploy));
}

/** Is the card a defender now? */
export function isDefender(g: Game, card: Card): boolean {
  return inArmy(g, card.zone) && (card.zone - g.boardStart) % 5 === POS.deploy;
}

/** Cards of one side on its board: its front, and its card in no man's land. */
export function boardCards(g: Game, s: State, seat: Seat, side: number): Card[] {
  const out: Card[] = [];
  if (!isThere(s, seat)) return out;
  const front = cardOn(s, spaceOf(g, seat, side, POS.front));
  if (front !== null) out.push(front);
  const land = cardOn(s, landOf(g, s, seat, side));
  if (land !== null && land.control === seat) out.push(land);
  return out;
}

/** All cards of a seat that are in play: armies, boards and reserves (SS-TERM-09, SS-TERM-50). */
export function pushInPlay(g: Game, s: State, seat: Seat, side: number, out: number[]): void {
  if (!isThere(s, seat)) return;
  pushArmy(g, s, seat, modeOf(s) === MODE.coop ? 0 : side, out);
  const sides = modeOf(s) === MODE.coop ? frontSides(s, seat) : [side];
  for (const one of sides) for (const card of boardCards(g, s, seat, one)) out.push(refOf(card));
  for (const id of s.zones[g.zoneOf('reserves', seat)]) out.push(refOf(s.cards[id]));
}

export const an = (g: Game, s: State, card: Card): number => Math.max(0, statOf(g, s, card, STAT.an));
export const dn = (g: Game, s: State, card: Card): number => Math.max(0, statOf(g, s, card, STAT.dn));
export const costOf = (g: Game, s: State, card: Card): number => Math.max(0, statOf(g, s, card, STAT.cost));

/** Síla útoku: the striker's AN less the DN of the defender across, never below 0 (SS-STRIKE-04, SS-RULING-34). */
export function strengthOf(g: Game, s: State, striker: Card, foe: Seat, foeSide: number): number {
  const defender = defenderOf(g, s, foe, foeSide);
  const pierce = statOf(g, s, striker, STAT.pierce);
  const stopped = defender === null ? 0 : Math.max(0, dn(g, s, defender) - pierce);
  return Math.max(0, an(g, s, striker) - stopped);
}

/** Strength against a monster on the board, where some strikers are stronger. */
export const strengthAgainst = (g: Game, s: State, striker: Card, strength: number): number =>
  Math.max(0, strength + statOf(g, s, striker, STAT.againstMonsters));

/** Zálohy: how many the opponent has; the boss's threat stands for them (SS-SDIFF-03). */
export function reservesOf(g: Game, s: State, seat: Seat): number {
  if (!isThere(s, seat)) return 0;
  return isBoss(s, seat) ? s.seats[seat].resources[RES.threat] : s.zones[g.zoneOf('reserves', seat)].length;
}

export const isReady = (card: Card): boolean => (card.flags & (1 << FLAG.used)) === 0;

export function readyReserves(g: Game, s: State, seat: Seat): number {
  let n = 0;
  for (const id of s.zones[g.zoneOf('reserves', seat)]) if (isReady(s.cards[id])) n++;
  return n;
}

/** Is it this seat's turn, alone or together with a partner? */
export const onTurn = (s: State, seat: Seat): boolean => s.active === seat || mates(s, s.active, seat);

/** May a monster be deployed by this seat on this side now? */
export const canDeploy = (g: Game, s: State, seat: Seat, side: number): boolean =>
  s.zones[spaceOf(g, seat, side, POS.deploy)].length === 0;

export { inArmy, isBoss };
