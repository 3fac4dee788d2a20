import type { Ability } from '@bojiste/kernel';
import { gangUp } from './cave-goblins/events.ts';
import { cursed } from './fallen-kingdom/events.ts';
import { auraOfThePhoenix } from './phoenix-elves/events.ts';
import { forcefulAttack, recklessStrike } from './tundra-orcs/events.ts';

/** Abilities no card prints for itself: others grant them. */
export const granted: readonly Ability[] = [cursed, gangUp, auraOfThePhoenix, ...recklessStrike, forcefulAttack];
