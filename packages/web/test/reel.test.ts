import { recordFromText } from '@bojiste/kernel';
import type { Update } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { Reel } from '../library/reel.ts';
import { shelved } from '../library/shelf.ts';
import { placeAfter, placeBefore, turnAt, UNITS } from '../pages/replays/steps.ts';
import { Host } from '../session/host.ts';

/** Some moves of a game, each the first that is offered. */
async function played() {
  const game = await shelved('summoner-wars');
  const updates: Update[] = [];
  const { decks } = game.extras.def;
  const setup = { seats: 2, mode: 'duel', decks: [decks[2], decks[1]], seed: '1', options: { firstPlayer: 1 } };
  const host = new Host(game, { setup, me: 0, bot: 'easy' }, { update: (told) => updates.push(structuredClone(told)) });
  host.open();
  await host.settled;
  const last = () => updates[updates.length - 1];
  const move = async () => {
    const { question } = last();
    const act = question?.choices.find(({ card }) => card !== 0) ?? question?.choices[0];
    if (question == null || act === undefined) throw new Error('nothing to do');
    const look = host.look([act.key]);
    const rest = look === null ? [] : [look.question.choices[0].key].filter((key) => key !== '');
    host.answer(question.id, [act.key, ...rest]);
    await host.settled;
  };
  return { host, last, move };
}

describe('a record that is watched again', () => {
  it('tells nothing of what was taken back', async () => {
    const { host, last, move } = await played();
    let tried = 0;
    for (let i = 0; i < 12 && last().result === null; i++) {
      await move();
      if (last().question?.undo === 'free' && host.undo()) tried++;
      await move();
    }
    expect(tried).toBeGreaterThan(0);
    const record = recordFromText(last().record ?? '');
    const reel = new Reel(await shelved('summoner-wars'), record);
    host.open();
    await host.settled;
    const { log } = reel.moment(reel.info.steps.length, 0);
    expect(log.map(({ text }) => text.en)).toEqual(last().log?.map(({ text }) => text.en));
  });

  it('is told step by step in words, with named turns', async () => {
    const { last, move } = await played();
    for (let i = 0; i < 14 && last().result === null; i++) await move();
    const reel = new Reel(await shelved('summoner-wars'), recordFromText(last().record ?? ''));
    const { steps } = reel.info;
    const course = reel.course(0);
    expect(course.steps).toHaveLength(steps.length);
    expect(course.turns.length).toBeGreaterThan(1);
    expect(course.turns[0].text.en).toMatch(/^Turn 1 · (You|Opponent)/);
    // No notation: whatever is told is a sentence.
    const told = course.steps.filter(({ en }) => en !== '');
    expect(told.length).toBeGreaterThan(5);
    for (const { cs, en } of told) {
      expect(en).toMatch(/^[“"(A-Z].*[.!?]$/);
      expect(cs).toMatch(/[.!?]$/);
    }
    // Going by what is told stops nowhere else, and comes to the end and back.
    const all = { steps, course };
    for (const unit of UNITS) {
      let at = 0;
      while (at < steps.length) {
        const next = placeAfter(all, at, unit);
        expect(next).toBeGreaterThan(at);
        if (next < steps.length && unit !== 'turn')
          expect(course.steps[next - 1].en !== '' || course.turns.some(({ step }) => step === next)).toBe(true);
        at = next;
      }
      while (at > 0) {
        const before = placeBefore(all, at, unit);
        expect(before).toBeLessThan(at);
        at = before;
      }
    }
    expect(turnAt(course, steps.length)).toBe(course.turns.length - 1);
    // The course in numbers: a row for every turn, a value for every seat.
    expect(course.score?.en).toBe('Summoner’s life');
    expect(course.scores.length).toBe(steps.at(-1)?.turn);
    for (const row of course.scores) expect(row.every((n) => n > 0)).toBe(true);
  });

  it('knows where it was decided', async () => {
    const { last, move } = await played();
    for (let i = 0; i < 8 && last().result === null; i++) await move();
    const reel = new Reel(await shelved('summoner-wars'), recordFromText(last().record ?? ''));
    const points = await reel.turning(0);
    expect(points.length).toBeLessThanOrEqual(3);
    for (const { played: done, better, loss } of points) {
      expect(loss).toBeGreaterThanOrEqual(5);
      expect(better.en).not.toBe(done.en);
    }
  });
});
