import { type Color, color, mix } from '../core/color.ts';
import type { Random } from '../core/random.ts';
import type { World } from './world.ts';

/** Hours and weathers of a land: cards of one faction are seen in different light, and still belong together. */

interface Mood {
  /** Mixed into the top, the middle and the horizon of the sky. */
  readonly sky: readonly [string, string, string];
  readonly share: number;
  /** How much larger the sun or moon stands. */
  readonly disc: number;
}

const MOODS: readonly (Mood | null)[] = [
  null,
  null,
  { sky: ['2a1c3c', 'b0604a', 'ffc27a'], share: 0.26, disc: 1.25 },
  { sky: ['0a1830', '3a5a86', 'b8d4e8'], share: 0.26, disc: 0.9 },
  { sky: ['05060c', '1c2233', '6a7488'], share: 0.34, disc: 1.5 },
  { sky: ['3a4450', '7c858c', 'd8d4c8'], share: 0.28, disc: 0.7 },
];

const hex = (c: Color): string =>
  c
    .map((n) =>
      Math.round(n * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

export function inMood(world: World, random: Random): World {
  const mood = MOODS[Math.floor(random() * MOODS.length)];
  if (mood === null) return world;
  const sky = world.sky.map((code, i) => hex(mix(color(code), color(mood.sky[i]), mood.share)));
  return { ...world, sky: [sky[0], sky[1], sky[2]], disc: Math.min(0.2, world.disc * mood.disc) };
}
