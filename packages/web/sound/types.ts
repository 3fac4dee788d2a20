/** What a game sounds like, as data: layers of tones and of filtered noise. */

export type Sound =
  | 'move'
  | 'swing'
  | 'hit'
  | 'miss'
  | 'dice'
  | 'lit'
  | 'card'
  | 'draw'
  | 'magic'
  | 'gain'
  /** Points or resources are paid or lost. */
  | 'loss'
  | 'arrive'
  | 'death'
  | 'turn'
  /** Somebody else's turn begins. */
  | 'foe'
  /** Something is pointed at or told: hardly more than a touch. */
  | 'tick'
  | 'won'
  | 'lost';

/** A tone that glides from one pitch to another, in hertz; times in seconds. */
export interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
  /** Time until it is at its loudest. */
  readonly rise?: number;
}

/** Noise through a filter that glides. */
export interface Noise {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
  readonly rise?: number;
}

export type Layer = Tone | Noise;
export type Voice = readonly Layer[];

/** What is heard under a table all the time: tones that hardly move, and wind. */
export interface Ambience {
  readonly tones: readonly { readonly wave: OscillatorType; readonly hertz: number; readonly loud: number }[];
  readonly wind: { readonly from: number; readonly q: number; readonly loud: number };
}

export interface Palette {
  readonly voices: Readonly<Record<Sound, Voice>>;
  readonly ambience: Ambience;
}
