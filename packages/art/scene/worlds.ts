import type { World } from './world.ts';
import { comic } from './worlds-comic.ts';
import { fantasy } from './worlds-fantasy.ts';
import { steel } from './worlds-steel.ts';
import { taiga } from './worlds-taiga.ts';

/** Lands and lights of all factions. Key, rim and air differ in hue, else everything looks like one colour. */

const WORLDS = { ...fantasy, ...steel, ...comic, ...taiga };

export type WorldName = keyof typeof WORLDS;
export const worldOf = (name: WorldName): World => WORLDS[name];
