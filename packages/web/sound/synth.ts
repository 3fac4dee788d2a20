import { sure } from '@bojiste/kernel/state/sure';
import type { Ambience, Layer, Voice } from './types.ts';

/** Sounds made on the spot: nothing is loaded. A page may sound only after a click or a key; until then it is silent. */

interface Desk {
  readonly context: AudioContext;
  readonly master: GainNode;
  /** Everything goes through a little room. */
  readonly room: AudioNode;
  readonly noise: AudioBuffer;
}

let desk: Desk | null = null;
let volume = 0.6;

/** The same noise in every session: nothing here needs chance. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  let state = 22222;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}

/** The sound of a small hall: noise that dies away. */
function hallOf(context: AudioContext, noise: AudioBuffer): ConvolverNode {
  const length = Math.floor(context.sampleRate * 0.9);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const [from, to] = [noise.getChannelData(0), buffer.getChannelData(0)];
  for (let i = 0; i < length; i++) to[i] = sure(from[i]) * (1 - i / length) ** 3.2;
  return new ConvolverNode(context, { buffer });
}

function open(): Desk {
  const context = new AudioContext();
  const master = new GainNode(context, { gain: volume });
  const press = new DynamicsCompressorNode(context, { threshold: -18, ratio: 4 });
  const noise = noiseOf(context);
  const room = new GainNode(context);
  const wet = new GainNode(context, { gain: 0.16 });
  room.connect(press);
  room.connect(wet).connect(hallOf(context, noise)).connect(press);
  press.connect(master).connect(context.destination);
  return { context, master, room, noise };
}

/** To be called on a click or key. */
export function wake(): void {
  desk ??= open();
  if (desk.context.state === 'suspended') desk.context.resume().catch(() => {});
}

export function setVolume(to: number): void {
  volume = to;
  desk?.master.gain.setTargetAtTime(to, desk.context.currentTime, 0.05);
}

function sourceOf(
  { context, noise }: Desk,
  layer: Layer,
  at: number,
): { source: AudioScheduledSourceNode; out: AudioNode } {
  const end = at + layer.length;
  if ('wave' in layer) {
    const source = new OscillatorNode(context, { type: layer.wave, frequency: layer.from });
    source.frequency.setValueAtTime(layer.from, at);
    source.frequency.exponentialRampToValueAtTime(layer.to ?? layer.from, end);
    return { source, out: source };
  }
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(context, { type: layer.filter, frequency: layer.from, Q: layer.q ?? 0.8 });
  filter.frequency.setValueAtTime(layer.from, at);
  filter.frequency.exponentialRampToValueAtTime(layer.to ?? layer.from, end);
  return { source, out: source.connect(filter) };
}

/** Silence is never quite zero where loudness falls by a curve. */
const HUSH = 0.0008;

/** Plays a voice, a strong blow deeper and louder than a light one. */
export function sound(voice: Voice, strength = 1): void {
  if (desk === null || desk.context.state !== 'running') return;
  const { context, room } = desk;
  for (const layer of voice) {
    const at = context.currentTime + (layer.at ?? 0);
    const { source, out } = sourceOf(desk, layer, at);
    const gain = new GainNode(context, { gain: 0 });
    const loud = layer.loud * (0.8 + 0.2 * strength);
    gain.gain.setValueAtTime(HUSH, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + (layer.rise ?? 0.004));
    gain.gain.exponentialRampToValueAtTime(HUSH, at + layer.length);
    out.connect(gain).connect(room);
    source.start(at);
    source.stop(at + layer.length + 0.02);
  }
}

/** Begins what is heard under a table; the answer ends it. */
export function begin({ tones, wind }: Ambience): () => void {
  if (desk === null) return () => {};
  const { context, master, noise } = desk;
  const all = new GainNode(context, { gain: 0 });
  all.gain.setTargetAtTime(1, context.currentTime, 2);
  all.connect(master);
  const sources: AudioScheduledSourceNode[] = tones.map(({ wave, hertz, loud }) => {
    const source = new OscillatorNode(context, { type: wave, frequency: hertz });
    source.connect(new GainNode(context, { gain: loud })).connect(all);
    return source;
  });
  const air = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: wind.from, Q: wind.q });
  const gust = new OscillatorNode(context, { frequency: 0.07 });
  gust.connect(new GainNode(context, { gain: wind.from * 0.4 })).connect(filter.frequency);
  air
    .connect(filter)
    .connect(new GainNode(context, { gain: wind.loud }))
    .connect(all);
  for (const source of [...sources, air, gust]) source.start();
  return () => {
    all.gain.setTargetAtTime(0, context.currentTime, 0.4);
    for (const source of [...sources, air, gust]) source.stop(context.currentTime + 2);
  };
}
