import { type Color, color } from '../core/color.ts';
import type { Picture } from '../core/picture.ts';
import { type Random, randomOf } from '../core/random.ts';

/** A world is the land and light of a faction; every card of it is set there. */

export type LandForm = 'peaks' | 'hills' | 'dunes' | 'mesa' | 'city' | 'canopy' | 'spikes' | 'cave' | 'rubble';
export type Building =
  | 'tower'
  | 'castle'
  | 'ruin'
  | 'longhouse'
  | 'hut'
  | 'tent'
  | 'temple'
  | 'pagoda'
  | 'cathedral'
  | 'spire'
  | 'block'
  | 'factory'
  | 'dome'
  | 'dish'
  | 'pine'
  | 'dead-tree'
  | 'broad-tree'
  | 'palm'
  | 'mushroom'
  | 'crystal'
  | 'thorn'
  | 'ribs'
  | 'totem'
  | 'obelisk'
  | 'column'
  | 'bunker';
export type Weather = 'snow' | 'spores' | 'embers' | 'dust' | 'ash' | 'rain' | 'petals' | 'motes' | 'none';
export type Front = 'rock' | 'ice' | 'spikes' | 'grass' | 'fronds' | 'rubble' | 'pine' | 'bamboo' | 'stakes' | 'none';

export interface World {
  /** Top, middle, horizon. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** Share of the longer side. */
  readonly disc: number;
  readonly rays?: boolean;
  readonly aurora?: string;
  readonly form: LandForm;
  /** Far, middle, near. */
  readonly land: readonly [string, string, string];
  readonly snow?: string;
  readonly ground: readonly [string, string];
  readonly buildings: readonly Building[];
  readonly lamps: string;
  readonly ceiling?: string;
  readonly weather: Weather;
  readonly front: Front;
  readonly dark: string;
  readonly key: string;
  readonly rim: string;
  readonly ambient: string;
}

/** All that the layers of one picture share. */
export interface Scene {
  readonly p: Picture;
  readonly world: World;
  readonly random: Random;
  /** The light comes from the left (-1) or from the right (1). */
  readonly side: number;
  /** Where noise is read, so that no two pictures have the same clouds. */
  readonly off: number;
  readonly horizon: number;
  readonly sun: { readonly x: number; readonly y: number };
  readonly key: Color;
  readonly rim: Color;
  readonly ambient: Color;
  readonly haze: Color;
}

export function sceneOf(p: Picture, world: World, seed: number, horizon = 0.62, side?: number): Scene {
  const random = randomOf(seed);
  const way = side ?? (random() < 0.5 ? -1 : 1);
  const low = color(world.sky[2]);
  const mid = color(world.sky[1]);
  return {
    p,
    world,
    random,
    side: way,
    off: random() * 200,
    horizon,
    sun: { x: p.w * (0.5 + way * (0.2 + random() * 0.16)), y: p.h * (horizon - 0.26 - random() * 0.16) },
    key: color(world.key),
    rim: color(world.rim),
    ambient: color(world.ambient),
    haze: [low[0] * 0.6 + mid[0] * 0.4, low[1] * 0.6 + mid[1] * 0.4, low[2] * 0.6 + mid[2] * 0.4],
  };
}
