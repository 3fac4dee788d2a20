import type { CardDecl } from '@bojiste/kernel';
import * as breakersEvents from './breakers/events.ts';
import * as breakersUnits from './breakers/units.ts';
import * as goblinEvents from './cave-goblins/events.ts';
import * as goblinUnits from './cave-goblins/units.ts';
import * as fallenEvents from './fallen-kingdom/events.ts';
import * as fallenUnits from './fallen-kingdom/units.ts';
import { gates } from './gates.ts';
import * as phoenixEvents from './phoenix-elves/events.ts';
import * as phoenixUnits from './phoenix-elves/units.ts';
import * as polarEvents from './polar-dwarves/events.ts';
import * as polarUnits from './polar-dwarves/units.ts';
import * as savannaEvents from './savanna-elves/events.ts';
import * as savannaUnits from './savanna-elves/units.ts';
import * as tundraEvents from './tundra-orcs/events.ts';
import * as tundraUnits from './tundra-orcs/units.ts';
import * as vanguardEvents from './vanguards/events.ts';
import * as vanguardUnits from './vanguards/units.ts';

const isCard = (x: unknown): x is CardDecl => typeof x === 'object' && x !== null && 'kinds' in x;
const cardsOf = (...modules: object[]): readonly CardDecl[] => modules.flatMap((m) => Object.values(m).filter(isCard));

/** All cards, nation by nation; a new nation is one more line (SW-DECK-18). */
export const cards: readonly CardDecl[] = [
  ...gates,
  ...cardsOf(fallenUnits, fallenEvents),
  ...cardsOf(goblinUnits, goblinEvents),
  ...cardsOf(polarUnits, polarEvents),
  ...cardsOf(savannaUnits, savannaEvents),
  ...cardsOf(vanguardUnits, vanguardEvents),
  ...cardsOf(breakersUnits, breakersEvents),
  ...cardsOf(phoenixUnits, phoenixEvents),
  ...cardsOf(tundraUnits, tundraEvents),
];
