import type { Card, Game, Seat, State } from '@bojiste/kernel';

/** What a game says of itself so that plain mistakes can be found in its records (`packages/<game>/ai/blunders.ts`). */
export interface BlunderSheet {
  /** Events by which a card in play is hurt or lost. */
  readonly harms: readonly string[];
  /** Acts that cost nothing else when a turn or phase ends without them. */
  readonly free: readonly string[];
  /** By how much the position must look better for a free act to be missed. */
  readonly gain: number;
  /** Marks and resources that differ after two acts although the second undid the first. */
  readonly passing: { readonly flags: number; readonly resources: readonly number[] };
  /** A blow told by this row: can it do nothing, and avoids no penalty? `before`: when its player chose it. */
  empty?(g: Game, before: State, s: State, row: readonly number[]): boolean;
  /** A card goes from hand to the discard pile by its player's own choice: was it one to keep? */
  readonly throws?: string;
  key?(g: Game, before: State, seat: Seat, card: Card): boolean;
  /** An act of the seat begins something with this card: is it beyond what it can pay in the next three turns? */
  readonly begins?: string;
  unpayable?(g: Game, before: State, seat: Seat, card: Card): boolean;
  /** Could a win be one act away? Only then it is looked for. */
  near(g: Game, s: State, seat: Seat): boolean;
}
