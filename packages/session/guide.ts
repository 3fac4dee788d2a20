import type { Bilingual, Decision, Seat, State } from '@bojiste/kernel';
import type { Reason } from './types.ts';

/**
 * Somebody who leads a player through a game: a lesson, a puzzle, a first game. The host of the game asks the guide at
 * the four places below and tells the player what the coach says; everything else is an ordinary game.
 */

/** What the coach says now. Plain data, told with every update. */
export interface Coach {
  readonly kind: 'lesson' | 'puzzle' | 'game';
  readonly say: Bilingual;
  /** Which line of how many it is. */
  readonly at: number;
  readonly of: number;
  /** What the coach answers to the last try; null after a right one. */
  readonly answer: Bilingual | null;
  /** Patterns of the answers that are right now and next, for marking them on the table. */
  readonly expect: readonly string[];
  /** The player was shown something: it was not solved alone. */
  readonly helped?: boolean;
  /** After some wrong tries the coach offers to do the step. */
  readonly canShow: boolean;
  readonly state: 'on' | 'done' | 'failed';
  /** One sentence to remember, when it is done. */
  readonly aha: Bilingual | null;
  /** Another position of the same lesson follows. */
  readonly more: boolean;
  /** A puzzle that fits, by its name. */
  readonly puzzle: string | null;
}

export interface Guide {
  /** The position to begin with; absent where the game begins with its own set-up. */
  readonly start?: () => State;
  /** Before the player's answers are carried out: false when they must not be; the coach then says why. */
  allows(s: State, keys: readonly string[]): boolean;
  /** How the player is told why something cannot be done; missing where the rules speak for themselves. */
  refused?(why: Reason): Reason;
  /** May the table ask further after these answers before it sends them? Not where the coach would speak in between. */
  goesOn(s: State, keys: readonly string[]): boolean;
  /**
   * An answer that is given for the player without asking; null to ask, also where only one is possible; undefined to do
   * as in any game.
   */
  skips(s: State, decision: Decision): string | null | undefined;
  /** The answer of another seat; null leaves it to a bot. */
  reply(s: State, seat: Seat): string | null;
  /** A move was carried out; `forced` when there was nothing to choose. */
  moved(s: State, seat: Seat, key: string, forced: boolean): void;
  /** Moves were taken back to this state. */
  back(s: State): void;
  /** The answer the coach would give now; null where it has none. */
  shows(s: State): string | null;
  /** From now on the coach rings what would be right, until the next answer; missing where it always does. */
  hint?(): void;
  coach(s: State): Coach;
}
