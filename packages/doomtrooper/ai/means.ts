import type { Card, Game, Seat, State } from '@bojiste/kernel';
import { price } from '../reads/hand.ts';
import { resource } from '../reads/lookup.ts';
import { REGULAR_ACTIONS, RES } from '../types.ts';

/** Who can be paid for. */

/** Three turns of nothing but meditation. */
const INCOME = 3 * REGULAR_ACTIONS;

/** A hidden warrior must be paid for before he is of any use (DT-HIDE-08): is he beyond all means? */
export const isBeyond = (g: Game, s: State, seat: Seat, card: Card): boolean =>
  price(g, s, card) > resource(s, seat, RES.destiny) + INCOME;
