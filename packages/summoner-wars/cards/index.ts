import type { CardDecl } from '@bojiste/kernel';
import * as fallenEvents from './fallen-kingdom/events.ts';
import * as fallenUnits from './fallen-kingdom/units.ts';
import { gates } from './gates.ts';
import * as polarEvents from './polar-dwarves/events.ts';
import * as polarUnits from './polar-dwarves/units.ts';

const isCard = (x: unknown): x is CardDecl => typeof x === 'object' && x !== null && 'kinds' in x;
const cardsOf = (...modules: object[]): readonly CardDecl[] => modules.flatMap((m) => Object.values(m).filter(isCard));

/** All cards, nation by nation; a new nation is one more line (SW-DECK-18). */
export const cards: readonly CardDecl[] = [
  ...gates,
  ...cardsOf(fallenUnits, fallenEvents),
  ...cardsOf(polarUnits, polarEvents),
];
