import type { Handle, Seat, ZoneId } from '@bojiste/kernel';

/**
 * Beats: what happened at a table, as one viewer may know it, in the order in which it happened.
 *
 * The committed events of a match become a list of beats. A beat is one thing a person would point at: somebody acted, dice
 * fell, two sums were compared, a card was hurt, left, came, points changed. Board, caption, prompt, log, terminal, screen
 * reader, replay and end screen read the same beats in the same order, so that nothing is told before it is shown.
 *
 * A beat is plain data. What the viewer may not know is not in it: a card of which he sees only a back has `key` null, one
 * he does not see at all is a count (`count`) and no object.
 *
 * - `group` joins the beats of one deed: what was declared, rolled, compared, and what came of it. It is the number (`n`) of
 *   the deed's first beat. A log prints the sentences of a group as one paragraph; a stage may play them as one scene.
 * - `step` is the number of moves before it, -1 for the set-up. Taking back to a state of step s forgets all beats with `step` >= s.
 * - `text` is the beat said in full, ready to print, in both languages; cards and dice in it are parts of their own.
 */

export type BeatKind =
  /** A turn (round) begins: a heading. `by` is whose. */
  | 'turn'
  /** A step or phase of the turn. */
  | 'phase'
  /** A card was played, summoned, built, deployed: `card` is it, `objects` what it is aimed at, `to` where it lies. */
  | 'play'
  /** A card or player did something that is no playing of a card: attacks, activates, works, strikes, boards. */
  | 'act'
  /** Somebody chose something that is seen: a target, a tactic, a number. */
  | 'choice'
  /** A card moved over the board or from one pile to another: `from`, `to`. */
  | 'move'
  /** Dice fell: `dice`. */
  | 'roll'
  /** Two values were compared: `sums`; `amount` is what came of it (0 nothing). */
  | 'sum'
  /** A card or player was hurt: `amount`; `change` before and after. */
  | 'damage'
  | 'heal'
  /** A card was destroyed, killed, eliminated. */
  | 'death'
  /** A card left in another way: discarded, sacrificed, returned, removed. */
  | 'leave'
  /** Points or resources changed: `change`. */
  | 'points'
  /** Cards were drawn: `count`, and `objects` where the viewer knows them. */
  | 'draw'
  | 'shuffle'
  /** A hidden card was shown. */
  | 'reveal'
  /** A card changed without moving: boosted, covered, exhausted, attached, promoted, changed hands. */
  | 'state'
  /** Windows in which nobody answered: `count`. */
  | 'pass'
  /** Something could not be done or was left out: a penalty, nothing to play, a cancelled effect. */
  | 'note'
  /** Somebody took back, conceded, left; the table and not the rules. */
  | 'host'
  /** The game is over. */
  | 'end';

/**
 * How much detail a reader must want to be shown a beat. Brief: headings, cards played, results, points, end. Normal: who did
 * what to whom, sums, payments, causes. Full: everything, also automatic steps and passes.
 */
export type Level = 'brief' | 'normal' | 'full';

/** A card in a beat. */
export interface Thing {
  /** The viewer's handle of it when it happened; 0 when he has none (any more). */
  readonly handle: Handle;
  /** Null where the viewer sees only a back. */
  readonly key: string | null;
  readonly owner: Seat;
  /** Who controlled it before the event. */
  readonly control: Seat;
  /** Where it lay before the event. */
  readonly zone: ZoneId;
}

/** Faces in the order in which the dice fell, by their number in `catalogue.facts.dice`. */
export interface Roll {
  readonly faces: readonly number[];
  /** Which of them count as hits, where that is settled. */
  readonly hits?: readonly boolean[];
}

/** A part of a sum, with the card it comes from where the viewer knows it. */
export interface Term {
  readonly name: { readonly cs: string; readonly en: string } | null;
  /** Key of that card. */
  readonly key: string | null;
  readonly n: number;
}

/** A value with its terms: they add up to `total`, unless `set` says that something replaced or limited the value. */
export interface Sum {
  /** What is summed: name of a stat. */
  readonly stat: string;
  readonly text: { readonly cs: string; readonly en: string };
  /** Handle of the card whose value it is, 0 for a player's. */
  readonly card: Handle;
  /** Without what was added: printed on the card. */
  readonly base: number;
  readonly terms: readonly Term[];
  readonly total: number;
  readonly set: boolean;
}

/** Something countable before and after. */
export interface Change {
  /** What: name of a resource, counter, stat or pile. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Whose, -1 for a card's (the first of `objects`). */
  readonly seat: Seat;
}

/** A piece of a sentence: words, a card to look at, or dice to draw (`words` is how they are read aloud). */
export type Part =
  | string
  | { readonly card: string; readonly name: string }
  | { readonly dice: readonly number[]; readonly words: string };

export interface Said {
  readonly cs: readonly Part[];
  readonly en: readonly Part[];
}

export interface Beat {
  /** Its number in the match. */
  readonly n: number;
  readonly step: number;
  readonly group: number;
  readonly kind: BeatKind;
  /** The game's own name of the event (`strikes`, `summoned`), '' where there is none. For pictures and sounds, never to be read. */
  readonly event: string;
  readonly level: Level;
  readonly turn: number;
  readonly active: Seat;
  readonly phase: number;
  /** Who did it, -1 for the rules themselves. */
  readonly by: Seat;
  /** The card that acts or whose text did it. */
  readonly card: Thing | null;
  /** What it was done to; of cards that came or went, themselves. */
  readonly objects: readonly Thing[];
  /** -1 for none. */
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly amount: number;
  /** How many things it stands for: cards drawn, windows passed; 1 as a rule. */
  readonly count: number;
  readonly change?: Change;
  readonly dice?: Roll;
  /** First the striker's value, then the value it is compared with. */
  readonly sums?: readonly Sum[];
  /** Rules it rests on. */
  readonly clauses: readonly string[];
  readonly text: Said;
}
