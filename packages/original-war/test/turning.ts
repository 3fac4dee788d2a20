import type { SceneTurning } from '@bojiste/testing';

/** Seats turned: sectors stay, counters and notes that belong to a seat by number or letter go round. */

const LETTERS = 'ABCDEF';

export const turning: SceneTurning = {
  name: (name, turn) =>
    name
      .replace(/\bweak([0-5])\b/g, (_, seat: string) => `weak${turn(Number(seat))}`)
      .replace(
        /\b(start|team)([A-F])\b/g,
        (_, word: string, seat: string) => `${word}${LETTERS[turn(LETTERS.indexOf(seat))]}`,
      ),
  except: {},
};
