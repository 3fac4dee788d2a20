import type { CardDecl } from '@bojiste/kernel';
import { art } from './art.ts';
import { bauhaus } from './bauhaus.ts';
import { brotherhood } from './brotherhood.ts';
import { capitol } from './capitol.ts';
import { cybertronic } from './cybertronic.ts';
import { equipment } from './equipment.ts';
import { alliances, others, tribes, warzones } from './expansions.ts';
import { imperial } from './imperial.ts';
import { legion, symmetry } from './legion.ts';
import { mishima } from './mishima.ts';
import { specials } from './specials.ts';

export const cards: readonly CardDecl[] = [
  ...bauhaus,
  ...capitol,
  ...cybertronic,
  ...imperial,
  ...mishima,
  ...brotherhood,
  ...art,
  ...legion,
  ...symmetry,
  ...equipment,
  ...specials,
  ...alliances,
  ...warzones,
  ...tribes,
  ...others,
];
