import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { call } from './call.ts';

const files: string[] = [];
const file = (name: string): string => {
  const path = join(tmpdir(), `bojiste-selfplay-${process.pid}-${name}`);
  files.push(path);
  return path;
};

afterAll(() => {
  for (const path of files) rmSync(path, { force: true });
});

const BOT = 'turn:playouts=2:finalists=2:acts=6:tries=2:looks=1';

/** The line at the head, and the samples after it. */
async function samples(
  name: string,
  more: readonly string[],
): Promise<{ head: Record<string, unknown>; body: Buffer }> {
  const path = file(name);
  const args = ['--game', 'siegestorm', '--bot', BOT, '--every', '25', '--seed', 's', '--workers', '1', '--out', path];
  const { code } = await call('selfplay', ...args, ...more);
  expect(code).toBe(0);
  const bytes = readFileSync(path);
  const end = bytes.indexOf(10);
  return { head: JSON.parse(bytes.subarray(0, end).toString()), body: bytes.subarray(end + 1) };
}

describe('bojiste selfplay', () => {
  test('writes whole samples, the same for the same numbers of games', async () => {
    const both = await samples('both', ['--games', '2']);
    const size = Number(both.head.size);
    expect((both.head.names as string[]).length).toBe(size);
    const record = Number(both.head.head) + 2 * size;
    expect(both.body.length).toBeGreaterThan(record);
    expect(both.body.length % record).toBe(0);
    const [first, second] = [
      await samples('first', ['--games', '1']),
      await samples('second', ['--games', '1', '--first', '1']),
    ];
    expect(Buffer.concat([first.body, second.body]).equals(both.body)).toBe(true);
    const values = Array.from({ length: both.body.length / record }, (_, i) => both.body.readFloatLE(i * record + 12));
    expect(values.every((label) => Math.abs(label) <= 1)).toBe(true);
    expect(new Set(values).size).toBeGreaterThan(1);
  });

  test('says what is missing', async () => {
    expect((await call('selfplay', '--game', 'siegestorm')).code).toBe(2);
    expect((await call('selfplay', '--game', 'skirmish', '--games', '1', '--out', file('none'))).code).toBe(1);
  });
});
