import type { SceneTurning } from '@bojiste/testing';

/** Seats turned: spaces carry the letter of their seat, those of a second side with an x after it. */

const LETTERS = 'ABCD';

export const turning: SceneTurning = {
  name: (name, turn) =>
    name.replace(/\b([A-D])x(?=[\d-])/g, (_, seat: string) => `${LETTERS[turn(LETTERS.indexOf(seat))]}x`),
  except: {},
};
