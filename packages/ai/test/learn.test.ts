import { compileGame, type Game, keyFromSeed, newGame, type State, sampleWorld } from '@bojiste/kernel';
import { describe, expect, test } from 'vitest';
import { makeBot, playGame } from '../index.ts';
import { type Encoder, encoderOf, encodeSide } from '../learn/encode.ts';
import { type Net, NetError, outputOf, readNet, residual } from '../learn/net.ts';
import { siblingsOf } from '../learn/siblings.ts';
import { Random } from '../random.ts';
import { allGames } from './games.ts';

const HEADER = 24;

function bytesFor({ size, digest }: Encoder, hidden: number, weight: (i: number) => number): Uint8Array {
  const words = size + 2 * size * hidden + hidden;
  const bytes = new Uint8Array(HEADER + 4 * hidden + 2 * words);
  const view = new DataView(bytes.buffer);
  const high = Math.floor(digest / 2 ** 32);
  [0x314e4a42, high, digest >>> 0, size, hidden, 0].forEach((n, i) => {
    view.setUint32(4 * i, n, true);
  });
  for (let i = 0; i < words; i++) view.setInt16(HEADER + 4 * hidden + 2 * i, weight(i), true);
  return bytes;
}

const mixed = (i: number): number => ((i * 7919) % 401) - 200;
const netFor = (encoder: Encoder, weight: (i: number) => number): Net => readNet(encoder, bytesFor(encoder, 4, weight));

const games: Game[] = allGames.map(([, def]) => compileGame(def));
const learning = games.filter((g) => encoderOf(g) !== null);
const encoded = (g: Game): Encoder => encoderOf(g) as Encoder;

function numbersOf(g: Game, s: State, seat: number): Int32Array {
  const encoder = encoded(g);
  const out = new Int32Array(2 * encoder.size);
  encodeSide(encoder, g, s, seat, seat, out, 0);
  encodeSide(encoder, g, s, 1 - seat, seat, out, encoder.size);
  return out;
}

/** Some positions on the way of a random game. */
function positionsOf(g: Game, seed: string): State[] {
  const found: State[] = [];
  const [a, b] = g.def.decks;
  const bots = [makeBot('random'), makeBot('random')].flatMap((bot) => bot ?? []);
  let n = 0;
  const watch = (s: State) => {
    if (n++ % 40 === 30 && s.over < 0) found.push(sampleWorld(g, s, 0, s.key, 0));
  };
  playGame(g, { seats: 2, mode: g.def.modes[0].key, decks: [a, b], seed }, bots, seed, { watch, cap: 400 });
  return found;
}

test('every game but the plainest says what is read of a position', () => {
  expect(learning.length).toBeGreaterThanOrEqual(4);
});

describe.each(learning.map((g) => [g.def.id, g] as const))('%s', (_, g) => {
  const encoder = encoded(g);

  test('every number has a name of its own, and they stay in bounds', () => {
    expect(new Set(encoder.names).size).toBe(encoder.size);
    const seen = positionsOf(g, 'bounds').map((s) => numbersOf(g, s, 0));
    expect(seen.length).toBeGreaterThan(1);
    for (const numbers of seen) for (const n of numbers) expect(n >= 0 && n <= 127 && Number.isInteger(n)).toBe(true);
  });

  test('nothing that the seat cannot see is read', () => {
    let differing = 0;
    for (const s of positionsOf(g, 'twins')) {
      for (const seat of [0, 1]) {
        const twin = sampleWorld(g, s, seat, keyFromSeed('twin'), 0);
        expect(numbersOf(g, twin, seat)).toEqual(numbersOf(g, s, seat));
        if (JSON.stringify(twin.cards) !== JSON.stringify(s.cards)) differing++;
      }
    }
    expect(differing).toBeGreaterThan(0);
  });

  test("one side's gain is the other's loss", () => {
    const net = netFor(encoder, mixed);
    let moved = 0;
    for (const s of positionsOf(g, 'sides')) {
      const x = numbersOf(g, s, 0);
      const turned = Int32Array.from([...x.slice(encoder.size), ...x.slice(0, encoder.size)]);
      expect(Math.abs(outputOf(net, x) + outputOf(net, turned))).toBeLessThanOrEqual(1);
      if (outputOf(net, x) !== 0) moved++;
      expect(Math.abs(residual(net, g, s, 0))).toBeLessThan(0.3);
    }
    expect(moved).toBeGreaterThan(0);
  });

  test('weights for other numbers, and cut ones, are refused', () => {
    const bytes = bytesFor(encoder, 4, mixed);
    expect(() => readNet({ ...encoder, digest: encoder.digest + 1 }, bytes)).toThrow(NetError);
    expect(() => readNet(encoder, bytes.slice(0, -2))).toThrow(NetError);
    expect(() => readNet(encoder, new Uint8Array(40))).toThrow(NetError);
  });

  test('weights of nothing change no game, others do', () => {
    const [a, b] = g.def.decks;
    const play = (net: Net | undefined): number => {
      const bots = [0, 1].map(() => makeBot('turn:playouts=2:finalists=2:acts=6:tries=2:looks=1', undefined, net));
      const setup = { seats: 2, mode: g.def.modes[0].key, decks: [a, b], seed: 'control' };
      return playGame(
        g,
        setup,
        bots.flatMap((bot) => bot ?? []),
        'control',
        { cap: 60 },
      ).hash;
    };
    const plain = play(undefined);
    expect(play(netFor(encoder, () => 0))).toBe(plain);
    expect(play(netFor(encoder, mixed))).not.toBe(plain);
  });

  test('the same chance gives the same samples, and the position stays as it is', () => {
    const [a, b] = g.def.decks;
    const s = newGame(g, { seats: 2, mode: g.def.modes[0].key, decks: [a, b], seed: 'samples' });
    const before = JSON.stringify(s.cards);
    const settings = { acts: 3, ends: 1, answers: 1, turns: 1, tries: 2, meek: 0 };
    const take = () => siblingsOf(g, s, s.active, new Random('samples'), settings);
    const found = take();
    expect(take()).toEqual(found);
    expect(JSON.stringify(s.cards)).toBe(before);
    for (const { label } of found) expect(Math.abs(label)).toBeLessThanOrEqual(1);
  });
});
