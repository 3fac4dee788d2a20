import { type Card, type Game, idOf, type Ref, type State } from '@bojiste/kernel';
import { KIND, USE } from '../types.ts';

/** The boxes of a card: its action, its activated ability, its totem. */

/** The ability of a card by its box: the red one (action), or the blue one that is activated (power). */
export function boxOf(g: Game, def: number, use: number): number {
  const tag = use === USE.action ? 'action' : use === USE.power ? 'power' : 'totem';
  for (const id of g.defs[def].abilities) if (g.abilities[id].tags.includes(tag)) return id;
  return -1;
}

export const boxOfRef = (g: Game, s: State, ref: Ref, use: number): number =>
  ref < 0 ? -1 : boxOf(g, s.cards[idOf(ref)].def, use);

export const hasTag = (g: Game, ability: number, tag: string): boolean =>
  ability >= 0 && g.abilities[ability].tags.includes(tag);

/** Cards the boss was robbed of carry no player text and only pay (SS-RULING-82). */
export const isPlayerCard = (g: Game, card: Card): boolean => (g.defs[card.def].kinds & (1 << KIND.boss)) === 0;
