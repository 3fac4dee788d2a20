import type { Features } from './figure/bust.ts';
import type { Machine } from './figure/chassis.ts';
import type { Ink } from './figure/ink.ts';
import type { House } from './figure/lot.ts';
import type { Material } from './figure/relief.ts';
import type { Figure } from './figure/rig.ts';
import type { Building, Weather } from './scene/world.ts';
import type { WorldName } from './scene/worlds.ts';

/** What a picture is made of: plain data, so that it can be kept, compared and sent to a worker. */

/** What the engine needs to know of a card. */
export interface CardFacts {
  readonly key: string;
  readonly set: string;
  readonly type: string;
  readonly kinds: readonly string[];
  readonly stats: Readonly<Record<string, number>>;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A drawing of the icon set in relief. */
export interface Thing {
  readonly icon: string;
  readonly material: Material;
  /** Middle and size as shares of the picture's width and height. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly haze?: number;
  /** Grows the roundness: 1 for a body, less for thin things. */
  readonly round?: number;
}

export type Layer =
  | {
      readonly kind: 'figure';
      readonly figure: Figure;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly haze: number;
      readonly turned: boolean;
      readonly lean: number;
      readonly seed: number;
    }
  | { readonly kind: 'thing'; readonly thing: Thing }
  | {
      readonly kind: 'building';
      readonly building: Building;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly material: Material;
      readonly haze: number;
    }
  | {
      readonly kind: 'glow';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly color: string;
      readonly strength: number;
    }
  | { readonly kind: 'burst'; readonly x: number; readonly y: number; readonly strength: number }
  | InkLayer
  | {
      readonly kind: 'person';
      readonly features: Features;
      readonly x: number;
      readonly y: number;
      readonly size: number;
    }
  | {
      readonly kind: 'machine';
      readonly machine: Machine;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly turned: boolean;
    }
  | { readonly kind: 'house'; readonly house: House; readonly x: number; readonly y: number; readonly size: number }
  | { readonly kind: 'plan'; readonly icon: string; readonly mark: string }
  | { readonly kind: 'pool'; readonly x: number; readonly y: number; readonly size: number; readonly color: string }
  | { readonly kind: 'fog'; readonly from: number; readonly to: number; readonly strength: number };

/** A silhouette in ink and flat colours. */
export interface InkLayer extends Ink {
  readonly kind: 'ink';
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flip: boolean;
  readonly turn: number;
}

/** Which hand draws: thick paint in relief, an inked comic, gouache, white lines on blue. */
export type Style = 'paint' | 'ink' | 'gouache' | 'blueprint';

export interface Recipe {
  readonly style: Style;
  readonly seed: number;
  readonly world: WorldName;
  readonly horizon?: number;
  /** Colour of the strokes behind an inked figure. */
  readonly splash?: string;
  readonly weather?: Weather;
  /** Things that fly in the air have no ground below them. */
  readonly ground?: boolean;
  readonly front?: boolean;
  readonly layers: readonly Layer[];
}
