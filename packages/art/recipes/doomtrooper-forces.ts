import { CORPORATIONS, type Force } from './doomtrooper-corporations.ts';
import { POWERS } from './doomtrooper-powers.ts';

/** All forces of Doomtrooper by name. */

export const FORCES = { ...CORPORATIONS, ...POWERS };

const like = (base: Force, change: Partial<Force>): Force => ({ ...base, ...change });

/** Sides that came later. */
export const LATER: Readonly<Record<string, Force>> = {
  lutheran: like(FORCES.brotherhood, {
    world: 'waste',
    air: 'e8c890',
    steel: [
      ['8a8a94', '44444e'],
      ['6a6a80', '32323e'],
    ],
    emblem: 'crucifix',
    capes: ['20202c', '3a3a4a'],
  }),
  crescentia: like(FORCES.mishima, {
    world: 'arabs',
    air: 'ffe6a8',
    steel: [
      ['b08a4a', '5a4220'],
      ['2f7d63', '184030'],
    ],
    emblem: 'moon',
    capes: ['1f5a4a', 'e8dcc0'],
  }),
  rasputin: like(FORCES.imperial, {
    world: 'russians',
    air: 'f7d2a0',
    steel: [
      ['7a3a34', '3a1a18'],
      ['6a6a70', '343438'],
    ],
    emblem: 'hammer-sickle',
    capes: ['5a1c1c', '4a4038'],
  }),
  templars: like(FORCES.legion, {
    world: 'fallen',
    air: 'd06a7e',
    spark: 'c77dff',
    steel: [
      ['6a5a7a', '2c2438'],
      ['8a8a94', '3c3c46'],
    ],
    emblem: 'hell-crosses',
    capes: ['3a1440', '20142c'],
  }),
};
