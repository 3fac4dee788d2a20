import type { SceneTurning } from '@bojiste/testing';

/** Seats turned: the board is turned round, so that each player looks at it from the other side. */

const COLUMNS = 'abcdef';
const ROWS = 8;

export const turning: SceneTurning = {
  space: (name) => `${COLUMNS[COLUMNS.length - 1 - COLUMNS.indexOf(name[0])]}${ROWS + 1 - Number(name.slice(1))}`,
  except: {},
};
