import type { Update } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { shelved } from '../library/shelf.ts';
import { Host } from '../session/host.ts';

const GAMES = ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'];

describe('"What would you do?"', () => {
  it.each(GAMES)('names acts that can be carried out: %s', async (id) => {
    const game = await shelved(id);
    const updates: Update[] = [];
    const { decks, modes } = game.extras.def;
    const setup = {
      seats: modes[0].seats[0],
      mode: modes[0].key,
      decks: decks.slice(0, 2),
      seed: 'ideas',
      options: {},
    };
    const host = new Host(game, { setup, me: 0, bot: 'easy' }, { update: (update) => updates.push(update) });
    host.open();
    await host.settled;
    let asked = 0;
    for (let i = 0; i < 3; i++) {
      const question = updates[updates.length - 1].question;
      if (question === null) break;
      const ideas = await host.ideas();
      expect(ideas.length).toBeLessThanOrEqual(3);
      expect(ideas.length).toBeGreaterThan(0);
      const [{ keys, text }] = ideas;
      expect(text.cs).not.toBe('');
      expect(host.answer(question.id, keys)).toBeNull();
      await host.settled;
      asked++;
    }
    expect(asked).toBeGreaterThan(1);
  });

  it('says nothing where nobody is asked', async () => {
    const game = await shelved('siegestorm');
    const { decks } = game.extras.def;
    const setup = { seats: 2, mode: 'duel', decks: decks.slice(0, 2), seed: 'ideas', options: {} };
    const host = new Host(game, { setup, me: 0, bot: 'easy' }, { update: () => {} });
    host.open();
    host.concede();
    expect(await host.ideas()).toEqual([]);
  });
});
