import type { Icons } from '@bojiste/art';
import { type Front as Field, paintFront as painted } from '@bojiste/art/front';
import type { Picture } from './canvas.ts';

/** The field of Siegestorm: the enemy's land under its sky, no man's land torn off both, the own land below. */

export interface Front extends Field {
  readonly kind: 'front';
}

export const paintFront = (front: Front, width: number, height: number, icons?: Icons): Picture => ({
  width,
  height,
  data: painted(front, width, height, icons),
});
