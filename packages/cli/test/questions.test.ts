import { decidingSeats, decisionOf, newHeader, windowAsking } from '@bojiste/kernel';
import { plainParts } from '@bojiste/session/beats/words';
import { Play } from '@bojiste/session/play';
import { primaryOf } from '@bojiste/session/primary';
import type { Question } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { extrasOf, loadGame } from '../games.ts';
import { readCorpus } from '../jobs/corpus.ts';
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

/** A game of the corpus before its first move. */
async function recorded(id: string, number: number) {
  const g = await loadGame(id);
  const game = readCorpus(id).games.find((one) => one.number === number)!;
  const play = new Play({ g, extras: await extrasOf(g), header: newHeader(g, game.setup) });
  return { g, game, play };
}

const DECLINING = ['pass', 'none', 'no'];

describe('questions', () => {
  it.each([
    ['summoner-wars', 500],
    ['siegestorm', 300],
    ['original-war', 300],
    ['doomtrooper', 400],
  ])('%s: the large button does the thing, and a window says what it is about', async (id, moves) => {
    const asked = await questions(id, moves);
    const declinable = asked.filter(({ question }) => question.choices.some(({ key }) => DECLINING.includes(key)));
    expect(declinable.length).toBeGreaterThan(3);
    for (const { question } of asked) {
      const primary = primaryOf(question);
      expect(DECLINING).not.toContain(primary?.key);
      expect(primary?.penal).not.toBe(true);
      // Only a menu of one's own is ended by it.
      if (primary?.key === 'done') expect(question.kind).toBe('act');
      expect(question.why.en).not.toMatch(/Do you want to (answer|react)/);
      expect(question.why.cs).toMatch(/\S/);
    }
    // A yes or no, or one thing to do or leave, has a large button, and it is the doing.
    for (const { question } of declinable.filter(({ question }) => question.choices.length === 2))
      expect(primaryOf(question)).toBe(question.choices.find(({ key }) => !DECLINING.includes(key) && key !== 'done'));
  });

  it('Summoner Wars: ending without an attack is announced as a penalty and said by the answer', async () => {
    const asked = (await questions('summoner-wars', 400)).map(({ question }) => question);
    const attacking = asked.filter(({ title }) => /^Attack: 0 of/.test(title.en));
    expect(attacking.length).toBeGreaterThan(3);
    for (const { penalty, choices } of attacking) {
      expect(penalty?.en).toMatch(/^Inactivity penalty: .*takes 1 damage\.$/);
      expect(choices.filter(({ penal }) => penal)).toMatchObject([
        { key: 'done', text: { en: expect.stringMatching(/^End the Attack phase: .* takes 1 damage$/) } },
      ]);
    }
    const others = asked.filter(({ title }) => /^Move: /.test(title.en));
    expect(others.every(({ penalty, choices }) => penalty === undefined && choices.every(({ penal }) => !penal))).toBe(
      true,
    );
  });

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

  it('Original War: in a battle it is said who acts', async () => {
    const { g, play, game } = await recorded('original-war', 1);
    const titles: string[] = [];
    for (const move of game.moves) {
      const question = play.desk(move.seat).question(play.state, 2);
      if (question?.why.en === 'Whom to attack?') titles.push(question.title.en);
      expect(play.play(move)).toBeNull();
    }
    expect(titles.length).toBeGreaterThan(10);
    // Two of one name keep what they are.
    const people = g.def.cards.flatMap(({ names }) => [names.en, names.en.split(', ')[0]]);
    expect(titles.filter((title) => !people.includes(title.replace(/ attacks$/, '')))).toEqual([]);
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
