import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadGames } from '../matches/games.ts';
import { GameNode } from '../matches/node.ts';
import { Metrics } from '../operate/metrics.ts';
import { openStore } from '../store/store.ts';

it('a node that cannot look after its own tables still takes over those of others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bojiste-pulse-'));
  const store = await openStore({ folder });
  store.matches.stale = () => new Promise(() => {});
  const adopt = store.matches.adopt.bind(store.matches);
  let looks = 0;
  store.matches.adopt = (...args) => {
    looks++;
    return adopt(...args);
  };
  const log = { info: () => {}, error: () => {} };
  const node = new GameNode({ store, games: await loadGames(), metrics: new Metrics(false), log });
  await node.start();
  await expect.poll(() => looks).toBeGreaterThan(3);
  await node.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

it('a node that is busy with its matches still says that it lives', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bojiste-pulse-'));
  const store = await openStore({ folder });
  // Taking matches over takes as long as it takes: here it does not end.
  let free = () => {};
  store.matches.adopt = () =>
    new Promise((resolve) => {
      free = () => resolve([]);
    });
  const log = { info: () => {}, error: () => {} };
  const node = new GameNode({ store, games: await loadGames(), metrics: new Metrics(false), log });
  await node.start();
  const until = () => store.matches.livedUntil(store.engine.node);
  const first = await until();
  await expect.poll(until).toBeGreaterThan(first + 3000);
  expect(node.unready()).toEqual([]);
  free();
  await node.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});
