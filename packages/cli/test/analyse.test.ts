import { beforeAll, expect, it } from 'vitest';
import { call, callJson, callWith, pathOf } from './call.ts';

let record: string;

const forever = async function* () {
  for (;;) yield '1';
};

beforeAll(async () => {
  record = pathOf('analysed.txt');
  await callWith(forever(), 'play', '--game', 'skirmish', '--seed', 'analyse', '--bot', 'random', '--record', record);
});

it('names what every decision cost and the worst three with a better move', async () => {
  const { code, found } = await callJson('analyse', record, '--playouts', '2');
  expect(code).toBe(0);
  expect(found).toMatchObject({ file: record, game: 'skirmish' });
  expect(found.decisions.length).toBeGreaterThan(5);
  for (const one of found.decisions) {
    for (const verdict of [one.known, one.open]) {
      expect(verdict.loss).toBeGreaterThanOrEqual(0);
      expect(verdict.loss).toBeCloseTo(verdict.chance - verdict.played);
      if (verdict.loss === 0) expect(verdict.chance).toBe(verdict.played);
      else expect(verdict.best).not.toBe(one.key);
    }
  }
  for (const { worst } of found.players) {
    expect(worst.length).toBeLessThanOrEqual(3);
    const losses = worst.map((one: { known: { loss: number } }) => one.known.loss);
    expect(losses).toEqual([...losses].sort((a, b) => b - a));
  }
});

it('says what came of a choice as the log does, and no notation', async () => {
  const { found } = await callJson('analyse', record, '--playouts', '1', '--lang', 'en');
  const told = found.decisions.flatMap((one: { told: string | null }) => one.told ?? []);
  expect(told.length).toBeGreaterThan(found.decisions.length / 3);
  for (const text of told) expect(text).toMatch(/^\S.*\.$/);
  const { out } = await call('analyse', record, '--playouts', '1', '--lang', 'en');
  expect(out).not.toMatch(/\[/);
});

it('speaks Czech and English, and wants one file', async () => {
  expect((await call('analyse', record, '--playouts', '1', '--lang', 'en')).out).toContain(
    'mean loss of winning chances',
  );
  expect((await call('analyse', record, '--playouts', '1', '--lang', 'cs')).out).toContain(
    'průměrná ztráta naděje na výhru',
  );
  expect((await call('analyse')).code).toBe(2);
  expect((await call('analyse', pathOf('nothing.txt'))).err).toContain('there is no such file');
});
