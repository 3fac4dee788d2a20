import type { CardDecl } from '@bojiste/kernel';
import { afterwards } from './after.ts';
import { alliances, warzones } from './alliances.ts';
import { arms } from './arms.ts';
import { exorcism } from './art/exorcism.ts';
import { forces } from './art/forces.ts';
import { sight } from './art/sight.ts';
import { summoning } from './art/summons.ts';
import { art } from './art.ts';
import { assaults } from './assaults.ts';
import { boundAssaults } from './assaults-more.ts';
import { bars } from './bars.ts';
import { bauhaus } from './bauhaus.ts';
import { bids } from './bids.ts';
import { brotherhood } from './brotherhood.ts';
import { capitol } from './capitol.ts';
import { closeFire } from './close-fire.ts';
import { conditions } from './conditions.ts';
import { consideredAs } from './considered.ts';
import { contributions } from './contributions.ts';
import { cybertronic } from './cybertronic.ts';
import { decrees } from './decrees.ts';
import { draws } from './draws.ts';
import { emplacements } from './emplacements.ts';
import { equipment } from './equipment.ts';
import { errands } from './errands.ts';
import { events } from './events.ts';
import { field } from './field.ts';
import { machines } from './gear/machines.ts';
import { outfit } from './gear/outfit.ts';
import { relics } from './gear/relics.ts';
import { weaponry } from './gear/weaponry.ts';
import { hands } from './hands.ts';
import { holders } from './holders.ts';
import { hushes } from './hushes.ts';
import { imperial } from './imperial.ts';
import { ghouls } from './legion/ghouls.ts';
import { gifts } from './legion/gifts.ts';
import { legionLords } from './legion/lords.ts';
import { powers } from './legion/powers.ts';
import { servants } from './legion/servants.ts';
import { legionWarriors } from './legion/warriors.ts';
import { workings } from './legion/workings.ts';
import { legion, symmetry } from './legion.ts';
import { masters } from './masters.ts';
import { mishima } from './mishima.ts';
import { officers } from './officers.ts';
import { others } from './others.ts';
import { places } from './places.ts';
import { purses } from './purses.ts';
import { recruits } from './recruits.ts';
import { relief } from './relief.ts';
import { reprieves } from './reprieves.ts';
import { rites } from './rites.ts';
import { seizures } from './seizures.ts';
import { sites } from './sites.ts';
import { skirmishes } from './skirmishes.ts';
import { specials } from './specials.ts';
import { laterSpecials } from './specials-later.ts';
import { moreSpecials } from './specials-more.ts';
import { standing } from './standing.ts';
import { steadfast } from './steadfast.ts';
import { strongholds } from './strongholds.ts';
import { tasks } from './tasks.ts';
import { tempo } from './tempo.ts';
import { tolls } from './tolls.ts';
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
  ...reprieves,
  ...masters,
  ...errands,
  ...relief,
  ...tolls,
  ...tempo,
  ...art,
  ...exorcism,
  ...forces,
  ...sight,
  ...summoning,
  ...legion,
  ...legionWarriors,
  ...legionLords,
  ...servants,
  ...officers,
  ...symmetry,
  ...gifts,
  ...powers,
  ...tasks,
  ...equipment,
  ...arms,
  ...vehicles,
  ...weaponry,
  ...outfit,
  ...machines,
  ...relics,
  ...specials,
  ...events,
  ...laterSpecials,
  ...moreSpecials,
  ...seizures,
  ...standing,
  ...skirmishes,
  ...alliances,
  ...warzones,
  ...places,
  ...sites,
  ...field,
  ...workings,
  ...recruits,
  ...emplacements,
  ...bids,
  ...afterwards,
  ...strongholds,
  ...tribes,
  ...tribesWarriors,
  ...others,
  ...hands,
  ...assaults,
  ...holders,
  ...bars,
  ...closeFire,
  ...consideredAs,
  ...contributions,
  ...conditions,
  ...decrees,
  ...boundAssaults,
  ...steadfast,
  ...draws,
  ...hushes,
  ...purses,
  ...ghouls,
];
