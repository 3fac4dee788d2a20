import type { CardDecl } from '@bojiste/kernel';
import { americanBuildings } from './americans/buildings.ts';
import { americanPeople } from './americans/people.ts';
import { americanTechnologies } from './americans/technologies.ts';
import { americanVehicles } from './americans/vehicles.ts';
import { arabBuildings } from './arabs/buildings.ts';
import { arabPeople } from './arabs/people.ts';
import { arabTechnologies } from './arabs/technologies.ts';
import { arabVehicles } from './arabs/vehicles.ts';
import { baseCards } from './neutral/base.ts';
import { creatures } from './neutral/creatures.ts';
import { mapCards, sectorCards } from './neutral/lands.ts';
import { neutralTechnologies } from './neutral/technologies.ts';
import { russianBuildings } from './russians/buildings.ts';
import { russianPeople } from './russians/people.ts';
import { russianSupport } from './russians/support.ts';
import { russianTechnologies } from './russians/technologies.ts';
import { russianVehicles } from './russians/vehicles.ts';
import { withUnlocks } from './unlocks.ts';

export const cards: readonly CardDecl[] = withUnlocks([
  ...baseCards,
  ...neutralTechnologies,
  ...creatures,
  ...americanPeople,
  ...americanTechnologies,
  ...americanBuildings,
  ...americanVehicles,
  ...russianPeople,
  ...russianTechnologies,
  ...russianBuildings,
  ...russianVehicles,
  ...russianSupport,
  ...arabPeople,
  ...arabTechnologies,
  ...arabBuildings,
  ...arabVehicles,
  ...sectorCards,
  ...mapCards,
]);
