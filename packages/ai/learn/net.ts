import { type Game, perGame, type Seat, type State, scratch } from '@bojiste/kernel';
import { type Encoder, encoderOf, encodeSide } from './encode.ts';

/**
 * The learned part of an evaluation: two towers with the same weights, one for each side, and what the position is worth is
 * their difference, so that one side's gain is the other's loss. Whole numbers only until the last division: every engine comes
 * to the same number. What it says is added to the evaluation by hand and bounded, so that a won game stays won.
 */

/** How far the learned part may move a value. */
const BOUND = 0.3;

/** Of weights and sums, in bits: weights of the first layer and the second, hidden numbers, what comes out. */
const FIRST = 12;
const HIDDEN = 8;
const OUT = 16;
/** Hidden numbers end at 4. */
const TOP = (4 << HIDDEN) - 1;

const MAGIC = 0x314e4a42;
const HEADER = 24;
const TWO32 = 4294967296;

/** Weights as they lie in the file, little end first; `scripts/train/train.py` writes them. */
export interface Net {
  readonly encoder: Encoder;
  readonly hidden: number;
  /** For every number of a side, straight to the result: its difference between the sides counts. */
  readonly straight: Int16Array;
  /** By input (own numbers, then the other side's) and hidden unit. */
  readonly first: Int16Array;
  readonly bias: Int32Array;
  readonly second: Int16Array;
}

export class NetError extends Error {}

/** Reads weights; they must have been trained for this game as it is encoded now. */
export function readNet(encoder: Encoder, bytes: Uint8Array): Net {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getUint32(0, true) !== MAGIC) throw new NetError('these are no weights');
  const digest = view.getUint32(4, true) * TWO32 + view.getUint32(8, true);
  if (digest !== encoder.digest) throw new NetError('weights for other numbers than are read now');
  const size = view.getUint32(12, true);
  const hidden = view.getUint32(16, true);
  const words = size + 2 * size * hidden + hidden;
  if (size !== encoder.size || bytes.length !== HEADER + 2 * words + 4 * hidden)
    throw new NetError('weights of a wrong length');
  // Bias, straight, first, second, one after the other.
  const from = HEADER + 4 * hidden;
  const shorts = (skip: number, n: number): Int16Array =>
    Int16Array.from({ length: n }, (_, i) => view.getInt16(from + 2 * (skip + i), true));
  return {
    encoder,
    hidden,
    bias: Int32Array.from({ length: hidden }, (_, i) => view.getInt32(HEADER + 4 * i, true)),
    straight: shorts(0, size),
    first: shorts(size, 2 * size * hidden),
    second: shorts(size + 2 * size * hidden, hidden),
  };
}

function bytesOf(text: string): Uint8Array {
  const raw = atob(text);
  return Uint8Array.from({ length: raw.length }, (_, i) => raw.charCodeAt(i));
}

/** The weights of a game, where it has any that fit. */
export const netOf = perGame((g): Net | null => {
  const encoder = encoderOf(g);
  return encoder === null || g.def.net === undefined ? null : readNet(encoder, bytesOf(g.def.net));
});

/** The position in numbers, and the sums of both towers; as long as the last net wanted them. */
const held = scratch({ numbers: new Int32Array(0), mine: new Int32Array(0), theirs: new Int32Array(0) });

/** What the net adds to the worth of a position for a seat; 0 where it does not read the position. */
export function residual(net: Net, g: Game, s: State, seat: Seat): number {
  const { encoder } = net;
  if (s.seats.length !== 2 || encoder.gauge.reads?.(s) === false) return 0;
  const { size } = encoder;
  if (held.numbers.length < 2 * size) held.numbers = new Int32Array(2 * size);
  const { numbers } = held;
  encodeSide(encoder, g, s, seat, seat, numbers, 0);
  encodeSide(encoder, g, s, 1 - seat, seat, numbers, size);
  return bounded(outputOf(net, numbers) / (1 << OUT));
}

const bounded = (x: number): number => (BOUND * x) / (BOUND + Math.abs(x));

/** The difference of the towers, in units of 1 / 65536. */
export function outputOf(net: Net, x: Int32Array): number {
  const { hidden, bias, straight, first, second, encoder } = net;
  const { size } = encoder;
  if (held.mine.length !== hidden) {
    held.mine = new Int32Array(hidden);
    held.theirs = new Int32Array(hidden);
  }
  const { mine, theirs } = held;
  mine.set(bias);
  theirs.set(bias);
  let sum = 0;
  for (let i = 0; i < size; i++) {
    const a = x[i];
    const b = x[size + i];
    if (a !== 0 || b !== 0) {
      sum += straight[i] * (a - b);
      spread(first, i * hidden, (size + i) * hidden, a, b, hidden);
    }
  }
  let difference = 0;
  for (let j = 0; j < hidden; j++) difference += second[j] * (clipped(mine[j]) - clipped(theirs[j]));
  return sum + (difference >> (HIDDEN + FIRST - OUT));
}

/** Adds one number of either side to the sums of both towers. */
function spread(first: Int16Array, own: number, other: number, a: number, b: number, hidden: number): void {
  const { mine, theirs } = held;
  for (let j = 0; j < hidden; j++) {
    const p = first[own + j];
    const q = first[other + j];
    mine[j] += p * a + q * b;
    theirs[j] += p * b + q * a;
  }
}

const clipped = (sum: number): number => {
  const x = sum >> (FIRST - HIDDEN);
  return x < 0 ? 0 : x > TOP ? TOP : x;
};
