/**
 * The words of the kernel. It knows cards, zones, seats, frames and events, but no game.
 *
 * A *seat* is a place at the table (a person, a bot, or the rules themselves, as a boss).
 * A *card* is a physical thing with an owner; an *object* is a card during one stay in play. A card that leaves
 * and comes back is another object, so everything that remembers an object remembers a `Ref`.
 * A *zone* is anywhere a card can be: a hand, a pile, one space of a board.
 * A *frame* is something the game is in the middle of doing; the stack of frames is the only memory of it.
 * A *row* is an event, first proposed, then perhaps replaced or answered, then committed by an atom.
 */

declare const names: unique symbol;

/**
 * A number that says what it names. A plain number (a literal, an entry of a list of a state) may become any of them; one of
 * them never becomes another: a card is no seat. At run time it is a number and nothing else.
 */
export type Id<Kind extends string> = number & { readonly [names]?: Kind };

/** 0..n-1. `SPECTATOR` watches, `NOBODY` means "no seat". */
export type Seat = Id<'seat'>;
/** @public */
export const NOBODY = -1;
export const SPECTATOR = -2;

/** Index into `State.cards`; never reused in a game. */
export type CardId = Id<'card'>;

/** An object: card id in the low 12 bits, incarnation above. -1 is "none". */
export type Ref = Id<'ref'>;

/** Index into `State.zones`. Board spaces are zones too. */
export type ZoneId = Id<'zone'>;

/** What one viewer knows a card by: numbered in the order in which that viewer met them, new after every hiding. 0: none. */
export type Handle = Id<'handle'>;

export type Lang = 'cs' | 'en';
export interface Bilingual {
  readonly cs: string;
  readonly en: string;
}

/** A text by key and parameters; rendered per viewer and language at the edge, never inside the rules. */
export interface Text {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number | Text>>;
}

/** One statement of a rulebook in our own words. */
export interface Clause {
  readonly id: string;
  readonly kind: 'rule' | 'example' | 'ruling' | 'card';
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** What an automated test must show. */
  readonly check: string;
  /** Rulings only: what the book leaves open, and why it was decided so. */
  readonly question?: Bilingual;
  readonly reason?: Bilingual;
}

/** One chapter of a rulebook. */
export interface Section {
  readonly code: string;
  readonly title: Bilingual;
  readonly clauses: readonly Clause[];
}

export const NONE = -1;
