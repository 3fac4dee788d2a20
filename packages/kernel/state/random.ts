import { memo } from './held.ts';
import type { State } from './records.ts';

/**
 * A keyed counter stream (ChaCha with eight rounds). The 128-bit key never leaves the host: whoever sees dice and
 * shuffles cannot work out the next ones. The position is part of the state, so the same moves give the same game.
 */

const block = memo(new Int32Array(16));
const working = memo(new Int32Array(16));

function quarter(w: Int32Array, a: number, b: number, c: number, d: number): void {
  let x: number;
  w[a] += w[b];
  x = w[d] ^ w[a];
  w[d] = (x << 16) | (x >>> 16);
  w[c] += w[d];
  x = w[b] ^ w[c];
  w[b] = (x << 12) | (x >>> 20);
  w[a] += w[b];
  x = w[d] ^ w[a];
  w[d] = (x << 8) | (x >>> 24);
  w[c] += w[d];
  x = w[b] ^ w[c];
  w[b] = (x << 7) | (x >>> 25);
}

/** The 32-bit word of the stream at a position. */
export function streamWord(key: readonly number[], position: number, rollbacks: number): number {
  const at = position & 15;
  if (block[12] !== position >>> 4 || block[13] !== rollbacks || !holds(key)) fillBlock(key, position, rollbacks);
  return (working[at] + block[at]) >>> 0;
}

/** Sixteen words come from one block: the last one made is kept. */
function holds(key: readonly number[]): boolean {
  return block[4] === key[0] && block[5] === key[1] && block[6] === key[2] && block[7] === key[3] && block[0] !== 0;
}

function fillBlock(key: readonly number[], position: number, rollbacks: number): void {
  block[0] = 0x61707865;
  block[1] = 0x3320646e;
  block[2] = 0x79622d32;
  block[3] = 0x6b206574;
  for (let i = 0; i < 4; i++) {
    block[4 + i] = key[i];
    block[8 + i] = key[i];
  }
  block[12] = position >>> 4;
  block[13] = rollbacks;
  block[14] = 0;
  block[15] = 0;
  working.set(block);
  for (let round = 0; round < 4; round++) {
    quarter(working, 0, 4, 8, 12);
    quarter(working, 1, 5, 9, 13);
    quarter(working, 2, 6, 10, 14);
    quarter(working, 3, 7, 11, 15);
    quarter(working, 0, 5, 10, 15);
    quarter(working, 1, 6, 11, 12);
    quarter(working, 2, 7, 8, 13);
    quarter(working, 3, 4, 9, 14);
  }
}

/** A uniform number in 0..n-1: scripted results first, then the stream. */
export function randomInt(s: State, n: number): number {
  if (s.script.length > 0) return (s.script.shift() as number) % n;
  const limit = 0x100000000 - (0x100000000 % n);
  for (;;) {
    const word = streamWord(s.key, s.draws++, s.rollbacks);
    // Small integers stay small integers: a word may be larger than those, and so would its remainder be kept.
    if (word < limit) return n <= SMALL ? remainder(word, n) : (word % n) | 0;
  }
}

const SMALL = 4096;

/** The same as `word % n`, with small integers only. */
const remainder = (word: number, n: number): number => (((word >>> 16) % n) * (65536 % n) + (word & 0xffff)) % n;

/** A shuffled copy. */
export function shuffled(s: State, list: readonly number[]): number[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomInt(s, i + 1);
    const held = out[i];
    out[i] = out[j];
    out[j] = held;
  }
  return out;
}

/** A stream key from any text seed (32 hexadecimal digits are taken as they are). */
export function keyFromSeed(seed: string): number[] {
  if (/^[0-9a-f]{32}$/.test(seed)) return [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);
  const key = [0x243f6a88, 0x85a308d3 | 0, 0x13198a2e, 0x03707344];
  for (let i = 0; i < seed.length; i++) {
    const lane = i & 3;
    key[lane] = Math.imul(key[lane] ^ seed.charCodeAt(i), 0x9e3779b1) | 0;
    key[(lane + 1) & 3] ^= (key[lane] >>> 15) | 0;
  }
  return [0, 1, 2, 3].map((i) => streamWord(key, i, seed.length) | 0);
}
