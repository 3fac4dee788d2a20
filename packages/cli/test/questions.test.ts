import { decidingSeats, decisionOf, newHeader, windowAsking } from '@bojiste/kernel';
import { plainParts } from '@bojiste/session/beats/words';
import { Play } from '@bojiste/session/play';
import type { Question } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { extrasOf, loadGame } from '../games.ts';
import { makePlan, setupOf } from '../setups.ts';

const stream = (seed: number) => (most: number) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * most);
};

/** Every question that is asked in a game of chance. */
async function questions(id: string, moves: number): Promise<{ question: Question; window: string | null }[]> {
  const g = await loadGame(id);
  const play = new Play({ g, extras: await extrasOf(g), header: newHeader(g, setupOf(makePlan(g, {}), 'ask', 0)) });
  const next = stream(3);
  const asked: { question: Question; window: string | null }[] = [];
  for (let i = 0; i < moves && play.state.over < 0; i++) {
    const [seat] = decidingSeats(g, play.state);
    const forced = play.forced(seat);
    const question = forced === null ? play.desk(seat).question(play.state, 1) : null;
    if (question !== null) asked.push({ question, window: windowAsking(g, play.state) });
    const keys = decisionOf(g, play.state, seat)?.options.map(({ key }) => key) ?? [];
    expect(play.play({ seat, key: forced?.key ?? keys[next(keys.length)] }, forced !== null)).toBeNull();
  }
  return asked;
}

describe('questions', () => {
  it('Doomtrooper: windows say where the game stands and never KDYKOLI or ANYTIME', async () => {
    const asked = await questions('doomtrooper', 400);
    const windows = asked.filter(({ window }) => window !== null);
    expect(windows.length).toBeGreaterThan(20);
    for (const { question } of asked) {
      const said = [question.title, question.why, ...question.choices.map(({ text }) => text)];
      for (const { cs, en } of said) {
        expect(cs).not.toMatch(/KDYKOLI|\bclose\b|\bshoot\b/);
        expect(en).not.toMatch(/ANYTIME/);
      }
    }
    // What each answer does begins with a verb, and declining says what then happens.
    for (const { question } of windows) {
      for (const { key, text } of question.choices)
        if (key !== 'pass' && !/^\d/.test(key)) expect(text.en).toMatch(/^(Play|Use) /);
      expect(question.choices.at(-1)?.text.en).not.toBe('Don’t react');
    }
  });

  it('a reaction names what is played and shows the card', async () => {
    const asked = await questions('doomtrooper', 600);
    const reactions = asked.filter(({ window }) => window === 'react');
    expect(reactions.length).toBeGreaterThan(0);
    for (const { question } of reactions) {
      expect(question.source).toBeGreaterThan(0);
      expect(plainParts(question.about?.en ?? [])).toMatch(/Opponent|your/);
    }
  });

  it.each([
    ['siegestorm', /hand \d+, resource deck \d+/],
    ['original-war', /crates \d+|\d+ crates?/],
    ['summoner-wars', /(Move|Attack): \d of \d/],
  ])('%s: the title of a menu says where the turn stands', async (id, state) => {
    const asked = await questions(id, 200);
    const menus = asked.filter(({ question }) => question.kind === 'act');
    expect(menus.some(({ question }) => state.test(question.title.en))).toBe(true);
  });

  it('Original War: sectors have names, letters of cards are words', async () => {
    const asked = await questions('original-war', 400);
    const said = asked.flatMap(({ question }) => [question.title, ...question.choices.map(({ text }) => text)]);
    expect(said.some(({ en }) => /^Sector \d+, /.test(en))).toBe(true);
    for (const { cs, en } of said) {
      expect(cs).not.toMatch(/^(BA|U|T|R|S\d+)$|\((BA|U|T|R)\)/);
      expect(en).not.toMatch(/^(BA|E|U|T|R|S\d+)$|\((BA|E|U|T|R)\)/);
    }
  });
});
