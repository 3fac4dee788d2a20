import { askBot, Random, type Weighed } from '@bojiste/ai';
import { applyMove, cloneState, newHeader, severalKey } from '@bojiste/kernel';
import { Play } from '@bojiste/session/play';
import type { Question, Update } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { shelved } from '../library/shelf.ts';
import { Adviser, botNamed } from '../session/adviser.ts';
import { Host } from '../session/host.ts';
import { ideasOf } from '../session/ideas.ts';

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
      // Asked again, it thinks no other way.
      expect(await host.ideas()).toEqual(ideas);
      const [{ keys, text }] = ideas;
      expect(text.cs).not.toBe('');
      expect(host.answer(question.id, keys)).toBeNull();
      await host.settled;
      asked++;
    }
    expect(asked).toBeGreaterThan(1);
  });

  it('puts a whole order together from what a search is asked: the last one is never asked about', () => {
    const card = (key: string) => ({ key, text: { cs: key, en: key }, act: null, card: 0, place: -1, fold: 0 });
    const several = { min: 3, max: 3, ordered: true, groups: [0, 1, 2], taken: [] };
    const question = { choices: ['a', 'b', 'c'].map(card), several } as unknown as Question;
    const weighed: Weighed = { key: 'c', keys: ['c', 'a'], value: 0 };
    const desk = { look: () => null, preview: () => [] } as unknown as Parameters<typeof ideasOf>[2];
    const ideas = ideasOf({ key: 'c', weighed: [weighed], evaluations: 0 }, question, desk);
    expect(ideas.map(({ text }) => text.en)).toEqual(['c, a, b']);
  });

  it('leaves out what a search has looked into only in part', () => {
    const card = (key: string) => ({ key, text: { cs: key, en: key }, act: null, card: 0, place: -1, fold: 0 });
    const several = { min: 3, max: 3, ordered: true, groups: [0, 1, 2, 3], taken: [] };
    const question = { choices: ['a', 'b', 'c', 'd'].map(card), several } as unknown as Question;
    const desk = { look: () => null, preview: () => [] } as unknown as Parameters<typeof ideasOf>[2];
    expect(
      ideasOf({ key: 'c', weighed: [{ key: 'c', keys: ['c'], value: 0 }], evaluations: 0 }, question, desk),
    ).toEqual([]);
  });

  it('puts a whole set together of which the last ones were never asked about', () => {
    const card = (key: string) => ({ key, text: { cs: key, en: key }, act: null, card: 0, place: -1, fold: 0 });
    const several = { min: 2, max: 2, ordered: false, groups: [0, 1, 2], taken: [] };
    const question = { choices: ['a', 'b', 'c'].map(card), several } as unknown as Question;
    const desk = { look: () => null, preview: () => [] } as unknown as Parameters<typeof ideasOf>[2];
    const told = (key: string) =>
      ideasOf({ key, weighed: [{ key, keys: [key], value: 0 }], evaluations: 0 }, question, desk);
    expect(told('b').map(({ keys }) => keys)).toEqual([['{b+c}']]);
    expect(told('a')).toEqual([]);
  });

  it('answers a choice of many as the bot does that is asked for one after the other', async () => {
    const game = await shelved('original-war');
    const { decks, modes } = game.extras.def;
    const setup = { seats: 2, mode: modes[0].key, decks: decks.slice(0, 2), seed: 'many', options: {} };
    const { g, extras } = game;
    const table = new Play({ g, extras, header: newHeader(g, setup) });
    // Not those who come first in the list of the deck.
    expect(table.play({ seat: 0, key: 'no' })).toBeNull();
    const desk = table.desk(0);
    const question = desk.question();
    expect(question?.several?.min).toBeGreaterThan(1);
    if (question === null) return;
    const [{ keys }] = await new Adviser(g, 0, table).ideas(question, desk);
    const bot = botNamed('hard');
    const random = new Random(`${setup.seed}/ideas/${table.match.entries.length}`);
    const s = cloneState(table.state);
    const picked: string[] = [];
    while (picked.length < (question.several?.min ?? 0)) {
      const { key } = askBot(g, s, 0, bot, random);
      picked.push(key);
      expect(applyMove(g, s, { seat: 0, key })).toBeNull();
    }
    expect(keys).toEqual([severalKey(picked, question.several?.ordered === true)]);
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
