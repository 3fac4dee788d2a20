import { expect, it } from 'vitest';
import { shelved } from '../library/shelf.ts';
import { listen, nothingHeard } from './coach.ts';

const GAMES = ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'];

/** Whole games: every tip of a game has its occasion in one of them, and none is said all the time. */
it.each(GAMES)('every tip of %s is told now and then', async (id) => {
  const found = nothingHeard();
  for (let number = 0; number < 8; number++) await listen(id, number, 400, found);
  const coach = (await shelved(id)).extras.coach ?? [];
  expect(found.faults.slice(0, 5)).toEqual([]);
  expect(coach.filter(({ tag }) => !found.told.has(tag)).map(({ tag }) => tag)).toEqual([]);
  for (const [tag, n] of found.told) expect([tag, n < found.decisions / 2]).toEqual([tag, true]);
});
