import { recordFromText } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { Reel } from '../library/reel.ts';
import { shelved } from '../library/shelf.ts';
import { Host } from '../session/host.ts';
import type { Update } from '../session/types.ts';

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
});
