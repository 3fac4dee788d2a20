import type { Learned } from '@bojiste/session/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest } from '../operate/client.ts';
import { startServer, type TestServer } from './kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterAll(() => server.stop());

const LEARNED: Learned = {
  lessons: { 'siegestorm/1-every-card-is-a-life': 'done' },
  puzzles: { "siegestorm/The bear's den": 'alone' },
  days: ['2026-11-18'],
  explained: ['siegestorm/SS-TURN-05'],
  heeded: { 'siegestorm/empty-field': 3 },
};

it('what was learned is kept with the person, handed out with all else, and goes with the person', async () => {
  const api = await newGuest(server.url);
  expect(await api('GET', '/api/learned')).toBeNull();
  await api('PUT', '/api/learned', LEARNED);
  await api('PUT', '/api/learned', { ...LEARNED, days: ['2026-11-18', '2026-11-19'] });
  expect(await api('GET', '/api/learned')).toEqual({ ...LEARNED, days: ['2026-11-18', '2026-11-19'] });
  const other = await newGuest(server.url);
  expect(await other('GET', '/api/learned')).toBeNull();
  expect(await api('GET', '/api/me/export')).toMatchObject({ learned: { lessons: LEARNED.lessons } });
  await api('DELETE', '/api/me');
  await expect(api('GET', '/api/learned')).rejects.toThrow('401');
});

it('nothing else is kept under its name', async () => {
  const api = await newGuest(server.url);
  for (const wrong of [
    { lessons: { 'siegestorm/1': 'won' } },
    { days: ['yesterday'] },
    { days: Array.from({ length: 401 }, () => '2026-11-18') },
    { heeded: { 'siegestorm/tip': 0.5 } },
    { more: {} },
  ])
    await expect(api('PUT', '/api/learned', { ...LEARNED, ...wrong })).rejects.toThrow('400');
});
