import type { Ability } from '@bojiste/kernel';
import { cursed } from './fallen-kingdom/events.ts';

/** Abilities no card prints for itself: others grant them. */
export const granted: readonly Ability[] = [cursed];
