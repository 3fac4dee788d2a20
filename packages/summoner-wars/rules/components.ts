import { type Game, rollDie, type State, setTally } from '@bojiste/kernel';
import { TALLY } from '../types.ts';

/** Herní materiál (SW-COMP): the battlefield and the dice. */

/** Bojiště (SW-RULING-01, SW-COMP-08): its size. Every rule takes it from here and none writes it down. */
export const COLUMNS = 6;
export const ROWS = 8;

/**
 * Kostky (dice), SW-COMP-02, SW-RULING-03: a face is a set of symbols, and symbols are counted one by one. The table of
 * faces is an option, because the rulebook's pictures of the dice are lost.
 */

/** Melee, ranged and special symbols of a face. */
type Face = readonly [melee: number, ranged: number, special: number];

const MELEE_RANGED: Face = [1, 1, 0];

export const DICE: readonly (readonly Face[])[] = [
  /** As on the printed dice: melee on five faces, ranged on four, special on two. */
  [MELEE_RANGED, MELEE_RANGED, MELEE_RANGED, [1, 0, 1], [0, 1, 1], [1, 0, 0]],
  /** The table of SW-RULING-03. */
  [MELEE_RANGED, MELEE_RANGED, MELEE_RANGED, [0, 1, 1], [0, 1, 1], [1, 0, 1]],
  /** One symbol to a face, for lessons and puzzles: melee, ranged, special, two melee, two ranged, two special. */
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [2, 0, 0],
    [0, 2, 0],
    [0, 0, 2],
  ],
];

export const FACES = 6;

/** One die. A scripted result that no face has is an error and not some other face. */
function face(s: State, faces: readonly Face[]): Face {
  if (s.script.length > 0 && faces[s.script[0]] === undefined) throw new Error(`no face ${s.script[0]} on a die`);
  return faces[rollDie(s, FACES)];
}

/** Rolls and counts the symbols; the result stands in the tallies until the next roll. */
export function roll(g: Game, s: State, n: number): void {
  const faces = DICE[s.options[g.names.options.get('dice') as number]];
  let melee = 0;
  let ranged = 0;
  let special = 0;
  for (let i = 0; i < n; i++) {
    const symbols = face(s, faces);
    melee += symbols[0];
    ranged += symbols[1];
    special += symbols[2];
  }
  setTally(s, TALLY.dice, n);
  setTally(s, TALLY.melee, melee);
  setTally(s, TALLY.ranged, ranged);
  setTally(s, TALLY.special, special);
}
