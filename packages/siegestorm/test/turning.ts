import type { SceneTurning } from '@bojiste/testing';

/** Seats turned: spaces carry the letter of their seat. */

export const turning: SceneTurning = { except: {} };
