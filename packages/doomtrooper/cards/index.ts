import type { CardDecl } from '@bojiste/kernel';
import { alliances, warzones } from './alliances.ts';
import { arms } from './arms.ts';
import { art } from './art.ts';
import { assaults } from './assaults.ts';
import { bauhaus } from './bauhaus.ts';
import { brotherhood } from './brotherhood.ts';
import { capitol } from './capitol.ts';
import { cybertronic } from './cybertronic.ts';
import { equipment } from './equipment.ts';
import { events } from './events.ts';
import { hands } from './hands.ts';
import { holders } from './holders.ts';
import { imperial } from './imperial.ts';
import { gifts } from './legion/gifts.ts';
import { legionLords } from './legion/lords.ts';
import { legionWarriors } from './legion/warriors.ts';
import { legion, symmetry } from './legion.ts';
import { mishima } from './mishima.ts';
import { others } from './others.ts';
import { places } from './places.ts';
import { rites } from './rites.ts';
import { specials } from './specials.ts';
import { laterSpecials } from './specials-later.ts';
import { moreSpecials } from './specials-more.ts';
import { tribes } from './tribes.ts';
import { tribesWarriors } from './tribes-warriors.ts';
import { vehicles } from './vehicles.ts';

export const cards: readonly CardDecl[] = [
  ...bauhaus,
  ...capitol,
  ...cybertronic,
  ...imperial,
  ...mishima,
  ...brotherhood,
  ...rites,
  ...art,
  ...legion,
  ...legionWarriors,
  ...legionLords,
  ...symmetry,
  ...gifts,
  ...equipment,
  ...arms,
  ...vehicles,
  ...specials,
  ...events,
  ...laterSpecials,
  ...moreSpecials,
  ...alliances,
  ...warzones,
  ...places,
  ...tribes,
  ...tribesWarriors,
  ...others,
  ...hands,
  ...assaults,
  ...holders,
];
