import { recordFromText } from '@bojiste/kernel';
import type { Update } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { wayOf } from '../learn/led.ts';
import { shelved } from '../library/shelf.ts';
import { turningPoints } from '../library/turning.ts';
import { Host } from '../session/host.ts';

/** Somebody who takes the last answer to everything, so that there is something to do better. */
async function played(id: string, seed: string, most: number): Promise<string> {
  const game = await shelved(id);
  const { decks, modes } = game.extras.def;
  let last: Update | null = null;
  const setup = { seats: 2, mode: modes[0].key, decks: decks.slice(0, 2), seed, options: {} };
  const host = new Host(
    game,
    { setup, me: 0, bot: 'easy' },
    {
      update: (update) => {
        last = update;
      },
    },
  );
  const now = (): Update => last as unknown as Update;
  host.open();
  await host.settled;
  for (let i = 0; i < most && now().question !== null; i++) {
    const { id: number, choices, several } = now().question as NonNullable<Update['question']>;
    host.answer(number, [several === null ? choices[choices.length - 1].key : '{}']);
    await host.settled;
  }
  host.concede();
  return now().record ?? '';
}

describe('turning points of an own game', () => {
  it('are puzzles: the stored answer is accepted, what was played is not', async () => {
    const record = await played('siegestorm', 'own', 24);
    const game = await shelved('siegestorm');
    const points = await turningPoints(game, recordFromText(record), 0);
    expect(points.length).toBeGreaterThan(0);
    const entries = recordFromText(record).entries;
    for (const point of points) {
      // Told like the log, and whose turn it was; an answer carries its question where it alone says nothing.
      expect(point.whose.en).toMatch(/^(You|Opponent)$/);
      expect(point.told?.en ?? 'nothing.').toMatch(/\.$/);
      expect(point.better.cs).not.toBe(point.best);
      const open = async () => {
        const way = await wayOf(game.g, { own: { ...point, seat: 0 }, id: 'x', record });
        const updates: Update[] = [];
        const hearer = { update: (update: Update) => updates.push(update) };
        const host = new Host(game, { setup: way.setup, me: 0, bot: 'easy' }, hearer, way.guide);
        host.open();
        await host.settled;
        return { host, now: () => updates[updates.length - 1] };
      };
      const right = await open();
      const { question, coach } = right.now();
      expect(coach?.state).toBe('on');
      expect(question?.choices.some(({ key }) => key === point.best)).toBe(true);
      expect(right.host.answer(question?.id ?? 0, [point.best])).toBeNull();
      expect(right.now().coach?.state).toBe('done');
      const wrong = await open();
      const entry = entries[point.entries];
      if (entry.k !== 'move') throw new Error('a turning point is a move');
      wrong.host.answer(wrong.now().question?.id ?? 0, [entry.key]);
      expect(['failed', 'done']).toContain(wrong.now().coach?.state);
      if (point.loss >= 12) expect([point.loss, wrong.now().coach?.state]).toEqual([point.loss, 'failed']);
    }
  });
});

describe('puzzles', () => {
  it('a hint rings what is right, a shown step is played, and both are told as help', async () => {
    const game = await shelved('summoner-wars');
    const way = await wayOf(game.g, { puzzle: 'Clear the line' });
    const updates: Update[] = [];
    const hearer = { update: (update: Update) => updates.push(update) };
    const host = new Host(game, { setup: way.setup, me: 0, bot: 'easy' }, hearer, way.guide);
    const coach = () => updates[updates.length - 1].coach;
    host.open();
    await host.settled;
    expect([coach()?.expect, coach()?.helped]).toEqual([[], false]);
    host.hint();
    expect(coach()?.expect.length).toBeGreaterThan(0);
    expect(coach()?.helped).toBe(true);
    for (let i = 0; i < 12 && coach()?.state === 'on'; i++) {
      host.showStep();
      await host.settled;
    }
    expect(coach()?.state).toBe('done');
  });
});
