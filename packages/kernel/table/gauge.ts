import type { Game } from '../run/game.ts';
import type { Card, State } from '../state/index.ts';
import type { Seat } from '../types.ts';

/**
 * What a learned evaluation reads of a position, in whole numbers from 0 to 127 that everybody may count. Nothing here says
 * what is good: that is learnt from games.
 */
export interface Gauge {
  /** Positions that are read at all, beside that two sides play: not where the rules play one of them. */
  reads?(s: State): boolean;
  /** What a side has beside its cards on the table: stocks, sizes of piles. Not what is past, nor what a deck is. */
  readonly stocks: readonly string[];
  stocksOf(g: Game, s: State, seat: Seat, out: Int32Array): void;
  /** Kinds of places on the table. What is measured of cards is summed up by them. */
  readonly places: readonly string[];
  readonly measures: readonly string[];
  /** The place of a card in play, -1 where it does not count; as its controller sees it. */
  placeOf(g: Game, s: State, card: Card): number;
  measure(g: Game, s: State, card: Card, out: Int32Array): void;
  /** What is summed up of the cards in the own hand: its owner alone reads it. */
  readonly held: readonly string[];
  readonly hand: string;
  holdsOf(g: Game, s: State, card: Card, out: Int32Array): void;
  /** Where cards strike at each other over distances. */
  readonly fight?: Fighting;
}

export interface Fighting {
  /** What can be struck at. Rank 0 is what a side lives by. */
  readonly ranks: readonly string[];
  rankOf(g: Game, card: Card): number;
  /** What one blow takes on the average, in tenths; what it takes to fell it, in tenths; what it is worth to its side. */
  force(g: Game, s: State, card: Card): number;
  life(g: Game, s: State, card: Card): number;
  worth(g: Game, card: Card): number;
  /** Steps that separate a card from a blow at another: 0 at once. */
  gap(g: Game, s: State, from: Card, to: Card): number;
  /** Steps that a turn allows. */
  stride(g: Game, card: Card): number;
}
