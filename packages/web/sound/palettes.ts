import type { Layer, Noise, Palette, Tone, Voice } from './types.ts';

/**
 * Four worlds: stone, steel and magic; drums, blades and paper; iron, guns and engines; gravel, radio and crystals.
 * Loudness is meant at full volume; long sounds stay under short ones.
 */

const tone = (
  wave: OscillatorType,
  from: number,
  to: number,
  length: number,
  loud: number,
  more: Partial<Tone> = {},
): Tone => ({
  wave,
  from,
  to,
  length,
  loud,
  ...more,
});
const noise = (
  filter: BiquadFilterType,
  from: number,
  to: number,
  length: number,
  loud: number,
  more: Partial<Noise> = {},
): Noise => ({
  filter,
  from,
  to,
  length,
  loud,
  ...more,
});

/** The same a little later. */
const later = (voice: Voice, by: number, quieter = 1): Layer[] =>
  voice.map((layer) => ({ ...layer, at: (layer.at ?? 0) + by, loud: layer.loud * quieter }));

/** Notes one after another. */
const tune = (wave: OscillatorType, notes: readonly number[], step: number, length: number, loud: number): Layer[] =>
  notes.flatMap((hertz, i) => [
    tone(wave, hertz, hertz, length, loud, { at: i * step, rise: 0.02 }),
    tone('sine', hertz * 2, hertz * 2, length * 0.7, loud * 0.25, { at: i * step, rise: 0.02 }),
  ]);

const knock = (hertz: number, loud: number): Voice => [
  tone('triangle', hertz, hertz * 0.6, 0.07, loud),
  noise('bandpass', 1800, 900, 0.04, loud * 0.7, { q: 1.2 }),
];

/** A finger on wood, on paper, on iron. */
const tap = (hertz: number, loud: number): Voice => [tone('triangle', hertz, hertz * 0.7, 0.05, loud)];

/** Dice roll over wood: knocks that come closer together and end. */
const dice: Voice = [0, 0.09, 0.17, 0.24, 0.3, 0.38, 0.5].flatMap((at, i) =>
  later(knock(330 - i * 14, 0.2), at, 1 - i * 0.08),
);
const paper: Voice = [
  noise('highpass', 2400, 4800, 0.12, 0.12, { rise: 0.03 }),
  noise('bandpass', 900, 500, 0.06, 0.1, { at: 0.09, q: 1 }),
];
const draw: Voice = [noise('highpass', 3200, 5600, 0.16, 0.1, { rise: 0.08 })];
const whoosh = (low: number, high: number): Voice => [noise('bandpass', low, high, 0.2, 0.2, { q: 1.4, rise: 0.1 })];
const thud = (hertz: number, loud: number): Voice => [
  tone('sine', hertz, hertz * 0.45, 0.22, loud),
  noise('lowpass', 700, 180, 0.14, loud * 0.8),
];
const steel = (hertz: number, loud: number): Voice => [
  tone('square', hertz, hertz * 0.99, 0.18, loud * 0.18),
  tone('triangle', hertz * 1.51, hertz * 1.5, 0.26, loud * 0.3),
  noise('highpass', 3000, 2000, 0.08, loud * 0.6),
];
const shimmer = (hertz: number, loud: number): Voice =>
  [1, 1.5, 2, 2.67, 3].map((n, i) =>
    tone('sine', hertz * n, hertz * n * 1.01, 0.5, (loud * 0.5) / (i + 1), { at: i * 0.05, rise: 0.03 }),
  );
const gun: Voice = [
  noise('lowpass', 3200, 240, 0.22, 0.42),
  tone('square', 140, 50, 0.1, 0.22),
  noise('bandpass', 600, 300, 0.4, 0.08, { at: 0.1, q: 0.7 }),
];
const boots: Voice = [0, 0.13, 0.27].flatMap((at, i) =>
  later([noise('bandpass', 520 + i * 60, 300, 0.07, 0.22, { q: 0.9 })], at),
);
const soft: Voice = [tone('sine', 330, 220, 0.16, 0.14, { rise: 0.02 })];

const summonerWars: Palette = {
  voices: {
    move: [noise('lowpass', 900, 300, 0.14, 0.16), ...later(thud(120, 0.2), 0.1)],
    swing: whoosh(500, 2200),
    hit: [...steel(620, 0.5), ...thud(130, 0.4)],
    miss: [...whoosh(1800, 500), ...soft],
    dice,
    lit: tune('triangle', [784, 988], 0.07, 0.18, 0.12),
    card: paper,
    draw,
    magic: shimmer(523, 0.2),
    gain: shimmer(880, 0.16),
    loss: [...shimmer(440, 0.1), ...soft],
    arrive: [...shimmer(294, 0.22), ...later(thud(98, 0.3), 0.2)],
    death: [...thud(90, 0.45), noise('bandpass', 1400, 300, 0.5, 0.2, { q: 1.2 }), ...later(steel(340, 0.3), 0.05)],
    turn: tune('triangle', [392, 587], 0.12, 0.4, 0.16),
    foe: tune('triangle', [294, 262], 0.12, 0.3, 0.1),
    tick: tap(620, 0.05),
    won: tune('triangle', [392, 494, 587, 784, 988], 0.16, 0.6, 0.18),
    lost: tune('triangle', [392, 349, 294, 196], 0.24, 0.7, 0.16),
  },
  ambience: {
    tones: [
      { wave: 'sine', hertz: 73.4, loud: 0.05 },
      { wave: 'sine', hertz: 110.2, loud: 0.03 },
      { wave: 'triangle', hertz: 146.6, loud: 0.012 },
    ],
    wind: { from: 420, q: 0.6, loud: 0.02 },
  },
};

const drum = (hertz: number, loud: number): Voice => [
  tone('sine', hertz, hertz * 0.5, 0.28, loud),
  noise('lowpass', 420, 120, 0.1, loud * 0.6),
];

const siegestorm: Palette = {
  voices: {
    move: [...drum(96, 0.4), ...later(drum(82, 0.4), 0.16)],
    swing: whoosh(400, 2600),
    hit: [...steel(480, 0.55), ...drum(110, 0.5)],
    miss: [...whoosh(2200, 600), noise('highpass', 2600, 1800, 0.1, 0.1, { at: 0.12 })],
    dice,
    lit: tune('square', [587, 880], 0.06, 0.14, 0.05),
    card: [noise('lowpass', 1400, 500, 0.16, 0.2, { rise: 0.05 }), ...paper],
    draw,
    magic: [...shimmer(392, 0.2), noise('bandpass', 800, 2400, 0.4, 0.06, { q: 2 })],
    gain: tune('triangle', [659, 880], 0.07, 0.2, 0.12),
    loss: tune('triangle', [440, 330], 0.07, 0.2, 0.09),
    arrive: [...drum(120, 0.45), noise('lowpass', 800, 200, 0.2, 0.14)],
    death: [noise('highpass', 1600, 5200, 0.34, 0.24, { rise: 0.04 }), ...later(drum(70, 0.45), 0.12)],
    turn: [
      tone('sawtooth', 147, 147, 0.5, 0.07, { rise: 0.12 }),
      tone('sawtooth', 220, 221, 0.5, 0.05, { rise: 0.12 }),
    ],
    foe: [tone('sawtooth', 110, 104, 0.5, 0.06, { rise: 0.14 })],
    tick: tap(480, 0.05),
    won: [...tune('sawtooth', [294, 370, 440, 587], 0.17, 0.5, 0.07), ...drum(98, 0.5), ...later(drum(98, 0.5), 0.5)],
    lost: [...tune('sawtooth', [294, 277, 220, 147], 0.26, 0.6, 0.06), ...later(drum(60, 0.5), 0.7)],
  },
  ambience: {
    tones: [
      { wave: 'sawtooth', hertz: 55, loud: 0.012 },
      { wave: 'sine', hertz: 82.4, loud: 0.045 },
      { wave: 'sine', hertz: 55.3, loud: 0.05 },
    ],
    wind: { from: 240, q: 0.9, loud: 0.03 },
  },
};

const doomtrooper: Palette = {
  voices: {
    move: boots,
    swing: [
      noise('bandpass', 1800, 2600, 0.05, 0.2, { q: 3 }),
      ...later([noise('bandpass', 1200, 1600, 0.05, 0.16, { q: 3 })], 0.09),
    ],
    hit: gun,
    miss: [noise('highpass', 2600, 900, 0.26, 0.16, { rise: 0.02 }), tone('sine', 1800, 700, 0.26, 0.05)],
    dice,
    lit: tune('square', [220, 330], 0.08, 0.14, 0.05),
    card: [...knock(180, 0.2), ...paper],
    draw,
    magic: [...shimmer(220, 0.2), tone('sawtooth', 110, 112, 0.5, 0.04, { rise: 0.2 })],
    gain: [...steel(880, 0.25)],
    loss: [...steel(420, 0.18)],
    arrive: [
      noise('lowpass', 600, 180, 0.3, 0.2, { rise: 0.1 }),
      ...later(steel(260, 0.4), 0.18),
      ...later(thud(80, 0.4), 0.2),
    ],
    death: [...gun, ...later(thud(64, 0.5), 0.16), noise('lowpass', 500, 90, 0.7, 0.16, { at: 0.1 })],
    turn: [tone('square', 98, 98, 0.3, 0.06, { rise: 0.02 }), ...later(steel(196, 0.4), 0.14)],
    foe: [tone('square', 73, 70, 0.3, 0.05, { rise: 0.02 }), ...later(steel(147, 0.3), 0.14)],
    tick: tap(300, 0.06),
    won: [...tune('square', [196, 247, 294, 392], 0.18, 0.5, 0.05), ...later(steel(392, 0.4), 0.56)],
    lost: [...tune('square', [196, 185, 147, 98], 0.28, 0.7, 0.05), ...later(thud(50, 0.5), 0.8)],
  },
  ambience: {
    tones: [
      { wave: 'sine', hertz: 49, loud: 0.06 },
      { wave: 'square', hertz: 49.2, loud: 0.006 },
      { wave: 'sine', hertz: 98.4, loud: 0.02 },
    ],
    wind: { from: 180, q: 0.7, loud: 0.035 },
  },
};

const originalWar: Palette = {
  voices: {
    move: [...boots, noise('lowpass', 260, 160, 0.4, 0.12, { rise: 0.15 })],
    swing: [noise('bandpass', 2400, 1600, 0.05, 0.14, { q: 4 })],
    hit: [...gun, ...later(gun, 0.09, 0.6)],
    miss: [tone('sine', 2200, 800, 0.24, 0.06), noise('highpass', 3200, 1400, 0.2, 0.1)],
    dice,
    lit: tune('sine', [880, 1175], 0.07, 0.2, 0.08),
    card: [noise('bandpass', 2200, 2600, 0.03, 0.14, { q: 6 }), ...paper],
    draw,
    magic: shimmer(740, 0.2),
    gain: [...shimmer(988, 0.16), noise('highpass', 5000, 7000, 0.2, 0.03)],
    loss: [...knock(300, 0.12), ...soft],
    arrive: [...knock(240, 0.24), ...later(knock(240, 0.24), 0.16), ...later(knock(220, 0.26), 0.32)],
    death: [...gun, noise('lowpass', 900, 100, 0.8, 0.26, { at: 0.06 }), ...later(thud(70, 0.4), 0.1)],
    turn: [
      ...later(knock(900, 0.1), 0),
      ...later(knock(900, 0.1), 0.08),
      ...later(knock(900, 0.1), 0.16),
      tone('sine', 1320, 1320, 0.3, 0.08, { at: 0.3 }),
    ],
    foe: [...knock(500, 0.08), ...later(knock(440, 0.08), 0.12)],
    tick: tap(900, 0.04),
    won: tune('triangle', [330, 415, 494, 659], 0.18, 0.55, 0.16),
    lost: tune('triangle', [330, 311, 247, 165], 0.26, 0.7, 0.14),
  },
  ambience: {
    tones: [
      { wave: 'sine', hertz: 65.4, loud: 0.03 },
      { wave: 'sine', hertz: 130.9, loud: 0.012 },
    ],
    wind: { from: 520, q: 0.5, loud: 0.045 },
  },
};

export const PALETTES: Readonly<Record<string, Palette>> = {
  'summoner-wars': summonerWars,
  siegestorm,
  doomtrooper,
  'original-war': originalWar,
};
