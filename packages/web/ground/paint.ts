import type { Icons } from '@bojiste/art';
import type { Picture } from './canvas.ts';
import { type Front, paintFront } from './front.ts';
import { paintMap, type Relief } from './map.ts';
import { type Deck, type Mud, paintDeck, paintMud } from './metal.ts';
import { paintSlabs, type Slabs } from './slabs.ts';

/** Grounds that cards lie on, painted from what a table knows; the same request gives the same picture. */
export type Ground = Slabs | Deck | Mud | Front | Relief;

export function paint(ground: Ground, width: number, height: number, icons?: Icons): Picture {
  if (ground.kind === 'slabs') return paintSlabs(ground, width, height);
  if (ground.kind === 'deck') return paintDeck(ground, width, height);
  if (ground.kind === 'mud') return paintMud(ground, width, height);
  if (ground.kind === 'front') return paintFront(ground, width, height, icons);
  return paintMap(ground, width, height);
}
