import {
  type Card,
  type Frame,
  type Game,
  idOf,
  itemIndex,
  OP_WINDOW,
  permitted,
  type Ref,
  refOf,
  type Seat,
  type State,
  scopeReader,
} from '@bojiste/kernel';
import { FLAG, ITEM, KIND, MODE, USE } from '../types.ts';
import { deployAllowed } from '../verbs/effects.ts';
import { costOf, isReady, pushArmy, readyReserves } from './lookup.ts';
import { armySides, bossOf, isBoss, isHelping, mates, modeOf, sideAt } from './places.ts';

/** Akce, reakce: what may be announced, and what it costs. One place answers menus, windows and refusals. */

/** The ability of a card by its box: the red one (action), or the blue one that is activated (power). */
export function boxOf(g: Game, def: number, use: number): number {
  const tag = use === USE.action ? 'action' : use === USE.power ? 'power' : 'totem';
  for (const id of g.defs[def].abilities) if (g.abilities[id].tags.includes(tag)) return id;
  return -1;
}

export const boxOfRef = (g: Game, s: State, ref: Ref, use: number): number =>
  ref < 0 ? -1 : boxOf(g, s.cards[idOf(ref)].def, use);

const hasTag = (g: Game, ability: number, tag: string): boolean =>
  ability >= 0 && g.abilities[ability].tags.includes(tag);

/** Cards the boss was robbed of carry no player text and only pay (SS-RULING-82). */
export const isPlayerCard = (g: Game, card: Card): boolean => (g.defs[card.def].kinds & (1 << KIND.boss)) === 0;

export function priceOf(g: Game, s: State, card: Card, use: number): number {
  return use === USE.action ? costOf(g, s, card) : Number(g.defs[card.def].decl.facts?.activation ?? 0);
}

/** Cards that must stay in hand after paying: Metamorphosis needs one to swap with (SS-RULING-48). */
export const keepsBack = (g: Game, s: State, ref: Ref, use: number): number =>
  hasTag(g, boxOfRef(g, s, ref, use), 'metamorphosis') ? 1 : 0;

/** n cards in hand and r ready reserves pay c if (n - the card itself) + r >= c (SS-PAY-06). */
export function affordable(g: Game, s: State, seat: Seat, card: Card, use: number): boolean {
  const hand =
    s.zones[g.zoneOf('hand', seat)].length - (use === USE.action && card.zone === g.zoneOf('hand', seat) ? 1 : 0);
  const price = priceOf(g, s, card, use);
  const kept = keepsBack(g, s, refOf(card), use);
  if (hand < kept) return false;
  return hand - kept + readyReserves(g, s, seat) >= price;
}

const itemNow = scopeReader(ITEM);

/** The item that would be answered now: the one under the topmost window. */
function answered(s: State): Frame | null {
  const top = s.frames[s.frames.length - 1];
  if (top === undefined || top.op !== OP_WINDOW) return null;
  const at = itemIndex(s, s.frames.length - 1);
  return at < 0 ? null : s.frames[at];
}

/** A cancel answers the item below it, and "an action" is no ability (SS-RULING-59). */
function cancels(g: Game, s: State, ability: number): boolean {
  const item = answered(s);
  if (item === null) return false;
  return !hasTag(g, ability, 'cancel-action') || itemNow.get(g, s, 'use', item) === USE.action;
}

/** Effects without use are legal, but for deploying, cancelling and Metamorphosis (SS-RULING-64). */
function announceable(g: Game, s: State, seat: Seat, card: Card, ability: number): boolean {
  if (hasTag(g, ability, 'cancel')) return cancels(g, s, ability) && hasVictim(g, s, seat, ability);
  if (hasTag(g, ability, 'deploys')) return deploySides(g, s, seat, card).length > 0;
  if (hasTag(g, ability, 'metamorphosis')) return permitted(g, s, g.names.rules.get('target') as number, card, true);
  return true;
}

/** A cancel paid for by a sacrifice needs somebody to sacrifice (SS-RULING-53, SS-RULING-64). */
export function hasVictim(g: Game, s: State, seat: Seat, ability: number): boolean {
  if (!hasTag(g, ability, 'victim')) return true;
  const army: number[] = [];
  for (const side of armySides(s)) pushArmy(g, s, seat, side, army);
  return army.length > 0;
}

function deploySides(g: Game, s: State, seat: Seat, card: Card): number[] {
  const sides = g.zones[card.zone].board ? [sideAt(g, s, card.zone, card.control)] : armySides(s);
  return sides.filter((side) => deployAllowed(g, s, seat, modeOf(s) === MODE.last ? side : 0));
}

export function canAnnounce(g: Game, s: State, seat: Seat, card: Card, use: number): boolean {
  if (!isPlayerCard(g, card) || (use === USE.action && isHelping(s, seat))) return false;
  const ability = boxOf(g, card.def, use);
  if (ability < 0) return false;
  if (use === USE.power && !mayActivate(g, s, seat, card, ability)) return false;
  return affordable(g, s, seat, card, use) && announceable(g, s, seat, card, ability);
}

/** In play under the own control, or in the partner's army (SS-COOP-06); some powers work once per turn. */
function mayActivate(g: Game, s: State, seat: Seat, card: Card, ability: number): boolean {
  if (!g.zones[card.zone].board || !mates(s, card.control, seat)) return false;
  return !hasTag(g, ability, 'once') || (card.flags & (1 << FLAG.activated)) === 0;
}

/** What can pay: reserves first, then hand cards in the order in which they will lie (SS-PAY-09, SS-RULING-32). */
export function pushPayments(
  g: Game,
  s: State,
  seat: Seat,
  card: Ref,
  left: number,
  keep: number,
  out: number[],
): void {
  const hand = s.zones[g.zoneOf('hand', seat)];
  const begun = s.zones[g.zoneOf('payment', seat)].length > 0;
  const others = hand.filter((id) => refOf(s.cards[id]) !== card);
  if (!begun) {
    // Of equal ready reserves one stands for all.
    const seen: number[] = [];
    for (const id of s.zones[g.zoneOf('reserves', seat)]) {
      if (!isReady(s.cards[id]) || seen.includes(s.cards[id].def)) continue;
      seen.push(s.cards[id].def);
      out.push(refOf(s.cards[id]));
    }
  }
  // Once a hand card is laid down no reserve may follow, so the rest must be payable by hand.
  if (others.length - keep >= left) for (const id of others) out.push(refOf(s.cards[id]));
}

/** Who may answer an item (SS-CHAIN-01, SS-SDIFF-07, SS-RULING-96). */
export function answerers(g: Game, s: State, f: Frame): Seat[] {
  if (isBoss(s, f.you)) return s.seats.flatMap((_, seat) => (seat === bossOf(s) ? [] : [seat]));
  if (bossOf(s) >= 0) return [];
  return neighboursConcerned(g, s, f);
}

/** Action or power: what the innermost item of the chain uses. */
const useOfItem = (g: Game, s: State): number => {
  const at = itemIndex(s, s.frames.length - 1);
  return at < 0 ? USE.action : itemNow.get(g, s, 'use', s.frames[at]);
};

function neighboursConcerned(g: Game, s: State, f: Frame): Seat[] {
  const wide = modeOf(s) === MODE.last && hasTag(g, boxOfRef(g, s, f.self, useOfItem(g, s)), 'wide');
  const sides = wide ? [0, 1] : [f.side];
  const seats: Seat[] = [];
  for (const side of sides) {
    const seat = g.def.foe?.(g, s, { ...f, self: -1, side } as Frame) ?? -1;
    if (seat >= 0 && seat !== f.you && !seats.includes(seat)) seats.push(seat);
  }
  return seats;
}
