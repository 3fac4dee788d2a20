import type { Card, State } from '../state/records.ts';
import type { Seat } from '../types.ts';
import type { Game } from './game.ts';

/** Who sees what: one module for views, refusals, logs and the bots' guessing of hidden cards. */

export const HIDDEN = 0;
export const BACK = 1;
export const FACE = 2;

/** 0: not even that this card is there, 1: its back, 2: its face. Viewer: a seat, or `State.seats.length` and up. */
export function sees(g: Game, s: State, card: Card, viewer: Seat): number {
  const special = g.def.sees?.(g, s, card, viewer);
  if (special !== undefined) return special;
  const zone = g.zones[card.zone];
  if (viewer >= 0 && viewer < s.seats.length && (card.known & (1 << viewer)) !== 0) return FACE;
  if (zone.sight === 0) return card.face === 0 ? FACE : BACK;
  return zone.sight === 1 && viewer === zone.seat ? FACE : HIDDEN;
}

/** Keeps the viewers' handles: numbered in the order of meeting, new after every hiding. */
export function meet(g: Game, s: State, card: Card): void {
  const { sight, seat } = g.zones[card.zone];
  // Zone and face alone decide, unless somebody remembers the card or the game has its own idea of sight.
  const plain = g.def.sees === undefined && card.known === 0;
  for (let viewer = 0; viewer < s.handles.length; viewer++) {
    const handles = s.handles[viewer];
    const seen = plain ? sight === OPEN || (sight === OWNER && viewer === seat) : sees(g, s, card, viewer) !== HIDDEN;
    if (!seen) handles[card.id] = 0;
    else if (handles[card.id] === 0) handles[card.id] = s.nextHandle[viewer]++;
  }
}

/** `ZoneInfo.sight`. */
const OPEN = 0;
const OWNER = 1;
