import type { SceneTurning } from '@bojiste/testing';

/** Seats turned: everything stands in zones of the seats. */

export const turning: SceneTurning = { except: {} };
