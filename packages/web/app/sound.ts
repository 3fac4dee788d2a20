/** Few and short sounds, made on the spot: nothing is loaded, and nothing sounds unless the settings say so. */

export type Sound = 'turn' | 'dice' | 'hit' | 'card' | 'won' | 'lost';

/** Pitch in hertz, beginning and length in seconds, loudness. */
type Note = readonly [hertz: number, from: number, length: number, loud: number];

const NOTES: Readonly<Record<Sound, { readonly wave: OscillatorType; readonly notes: readonly Note[] }>> = {
  turn: {
    wave: 'sine',
    notes: [
      [660, 0, 0.1, 0.2],
      [880, 0.09, 0.14, 0.2],
    ],
  },
  dice: {
    wave: 'square',
    notes: [
      [190, 0, 0.03, 0.1],
      [240, 0.07, 0.03, 0.1],
      [170, 0.13, 0.04, 0.1],
    ],
  },
  hit: { wave: 'triangle', notes: [[120, 0, 0.12, 0.4]] },
  card: { wave: 'triangle', notes: [[420, 0, 0.04, 0.12]] },
  won: {
    wave: 'sine',
    notes: [
      [523, 0, 0.14, 0.2],
      [659, 0.12, 0.14, 0.2],
      [784, 0.24, 0.28, 0.2],
    ],
  },
  lost: {
    wave: 'sine',
    notes: [
      [392, 0, 0.18, 0.2],
      [311, 0.16, 0.18, 0.2],
      [262, 0.32, 0.3, 0.2],
    ],
  },
};

let context: AudioContext | null = null;

/** Browsers let a page sound only after a click or a key; until then this stays silent. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => {});
  const { wave, notes } = NOTES[sound];
  for (const [hertz, from, length, loud] of notes) {
    const at = context.currentTime + from;
    const voice = new OscillatorNode(context, { type: wave, frequency: hertz });
    const volume = new GainNode(context, { gain: loud });
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    voice.connect(volume).connect(context.destination);
    voice.start(at);
    voice.stop(at + length);
  }
}
