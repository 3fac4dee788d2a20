import type { CardDecl } from '@bojiste/kernel';
import { baseCards } from './neutral/base.ts';
import { mapCards, sectorCards } from './neutral/lands.ts';
import { neutralTechnologies } from './neutral/technologies.ts';

export const cards: readonly CardDecl[] = [...baseCards, ...neutralTechnologies, ...sectorCards, ...mapCards];
