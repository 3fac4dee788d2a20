import type { Game } from '../run/game.ts';
import type { LogEntry } from '../run/log.ts';
import { BACK, FACE, sees } from '../run/sight.ts';
import { intending } from '../run/windows.ts';
import { type Card, F, idOf, type State } from '../state/records.ts';
import type { Seat } from '../types.ts';

/**
 * What the seats know, so that two moments of a game can be compared: did anybody come to know something hidden? It is
 * read from what each seat sees and was told, so that no rule has to declare that it brings something to light.
 */
export interface Knowledge {
  /** By card: the seats (bits) that know its face. */
  readonly faces: readonly number[];
  /** How far chance has been used: whatever it gave is known to somebody. */
  readonly chance: number;
  /** Seats (bits) that have chosen something the others do not know yet. */
  readonly secrets: number;
}

/** Scripted results, where a scene has some, come before the stream. */
const chanceUsed = (s: State): number => s.draws - s.script.length;

const seatBits = (s: State): number => (1 << s.seats.length) - 1;

/** Seats that know what this card is: they see its face, or its back and remember the face. */
function knowers(g: Game, s: State, card: Card): number {
  let mask = 0;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const sight = sees(g, s, card, seat);
    if (sight === FACE || (sight === BACK && (card.known & (1 << seat)) !== 0)) mask |= 1 << seat;
  }
  return mask;
}

export const knowledgeOf = (g: Game, s: State): Knowledge => ({
  faces: s.cards.map((card) => knowers(g, s, card)),
  chance: chanceUsed(s),
  secrets: intending(s),
});

/** What seats were shown in between, also when it is hidden again: by card, seats as bits. */
export type Shown = Map<number, number>;

export function noteShown(shown: Shown, { row, subjectSeen, sourceSeen }: LogEntry): void {
  for (const [ref, seen] of [
    [row[F.subject], subjectSeen],
    [row[F.source], sourceSeen],
  ])
    if (ref >= 0 && seen !== 0) shown.set(idOf(ref), (shown.get(idOf(ref)) ?? 0) | seen);
}

/** Seats (bits) that know something now which they did not know before. */
export function learned(g: Game, before: Knowledge, s: State, shown: Shown): number {
  const all = seatBits(s);
  if (chanceUsed(s) !== before.chance) return all;
  let mask = 0;
  // A secret choice that is not kept any more has been carried out before everybody's eyes.
  const told = before.secrets & ~intending(s);
  for (let seat = 0; seat < s.seats.length; seat++) if ((told & (1 << seat)) !== 0) mask |= all & ~(1 << seat);
  for (const card of s.cards) {
    // A card that was made since is nothing that was hidden.
    if (card.id >= before.faces.length) continue;
    const now = knowers(g, s, card) | looked(g, s, card, shown.get(card.id) ?? 0);
    mask |= now & all & ~before.faces[card.id];
  }
  return mask;
}

/** A card that lay open for a moment only to be turned face down was seen by nobody. */
function looked(g: Game, s: State, card: Card, shown: number): number {
  let mask = 0;
  for (let seat = 0; seat < s.seats.length; seat++)
    if ((shown & (1 << seat)) !== 0 && sees(g, s, card, seat) !== BACK) mask |= 1 << seat;
  return mask;
}

/** The last thing a seat chose, with what was known before it and shown since. */
export interface Choice {
  readonly seat: Seat;
  /** Number of the entry. */
  readonly at: number;
  readonly before: Knowledge;
  readonly shown: Shown;
}

/** May the choice be taken back as if nothing had happened? `minds`: the seats (bits) that would remember. */
export const isForgotten = (g: Game, s: State, { before, shown }: Choice, minds: number): boolean =>
  (learned(g, before, s, shown) & minds) === 0;
