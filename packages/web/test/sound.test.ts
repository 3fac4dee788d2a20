import type { Beat } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../library/games.ts';
import { heardOf, loudest } from '../sound/cues.ts';
import { PALETTES } from '../sound/palettes.ts';
import { MOTIONS } from '../stage/perform.ts';
import type { Cue, CueKind } from '../stage/score.ts';

const cue = (kind: CueKind, beat: Partial<Beat> = {}): Cue =>
  ({ kind, beat: { amount: 0, active: 0, ...beat }, after: false, ms: 0, own: 0, tells: true }) as Cue;

describe('sounds', () => {
  it('every game has its own', () => {
    const names = Object.keys(PALETTES);
    expect(names.sort()).toEqual([...GAME_IDS].sort());
    const voices = names.map((name) => JSON.stringify(PALETTES[name].voices.hit));
    expect(new Set(voices).size).toBe(names.length);
  });

  it('no layer is louder than it should be, endless or silent', () => {
    for (const { voices } of Object.values(PALETTES))
      for (const layer of Object.values(voices).flat()) {
        expect(layer.loud).toBeGreaterThan(0.001);
        expect(layer.loud).toBeLessThan(0.7);
        expect(layer.length).toBeLessThan(1.2);
        expect(layer.from).toBeGreaterThan(20);
        expect(layer.rise ?? 0).toBeLessThan(layer.length);
      }
  });

  it('a roll is heard when it falls and when it counts', () => {
    expect(heardOf(cue('tumble'), 0, null).sound).toBe('dice');
    expect(heardOf(cue('fell', { dice: { faces: [0], hits: [true] } }), 0, null).sound).toBe('lit');
    expect(heardOf(cue('fell', { dice: { faces: [0], hits: [false] } }), 0, null).sound).toBe('miss');
  });

  it('every cue is heard, with a voice of its game, and in the order of what matters', () => {
    const change = { seat: 0, from: 3, to: 1 } as Beat['change'];
    for (const [kind, { voices }] of Object.keys(MOTIONS).flatMap((kind) =>
      Object.values(PALETTES).map((palette) => [kind as CueKind, palette] as const),
    ))
      for (const won of [true, false, null])
        for (const beat of [{}, { amount: 3, active: 1, change }]) {
          const { sound } = heardOf(cue(kind, beat), 0, won);
          expect(voices[sound].length).toBeGreaterThan(0);
          expect(loudest([cue(kind, beat)], 0, won)?.sound).toBe(sound);
        }
  });

  it('of a move that is shown at once the strongest thing is heard', () => {
    const all = [cue('move'), cue('hurt', { amount: 3 }), cue('draw')];
    expect(loudest(all, 0, null)).toEqual({ sound: 'hit', strength: 3 });
    expect(loudest([...all, cue('end')], 0, true)?.sound).toBe('won');
  });
});
