import { fits } from '../puzzles/answers.ts';

/** What a table marks while a coach speaks. The check of lessons goes by the same, so that no mark leads astray. */

/** Is this answer marked? An answer without a key only closes what was begun. */
export const isRinged = (expect: readonly string[], key: string): boolean =>
  key === '' || expect.some((pattern) => fits(pattern, key));

/** Is the button marked that closes a choice of several? `wanted` are marked choices, `open` those not taken yet. */
export const closingIsRinged = (expect: readonly string[], wanted: number, open: number): boolean =>
  isRinged(expect, 'done') || (open === 0 && wanted > 0);
