import { readdirSync, readFileSync } from 'node:fs';
import type { Session, Tip, Update } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { rulebook } from '../library/rulebooks.ts';
import { shelved } from '../library/shelf.ts';
import { Host } from '../session/host.ts';
import { noteAnswer, noteShown, pickTip, quietTags } from '../table/common/tips.ts';
import { listen, nothingHeard } from './coach.ts';

const GAMES = ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'];

describe.each(GAMES)('the coach of %s', (id) => {
  it('says the same in worlds that look the same, shortly, and of answers that are offered', async () => {
    const found = nothingHeard();
    await listen(id, 0, 60, found);
    expect(found.faults).toEqual([]);
    expect(found.differing).toBeGreaterThan(40);
    expect(found.told.size).toBeGreaterThan(2);
  });

  it('rests on clauses that exist, each tag once', async () => {
    const coach = (await shelved(id)).extras.coach ?? [];
    const known = new Set((await rulebook(id)).flatMap(({ clauses }) => clauses.map((clause) => clause.id)));
    expect(coach.length).toBeGreaterThan(5);
    expect(new Set(coach.map(({ tag }) => tag)).size).toBe(coach.length);
    expect(coach.filter(({ clause }) => !known.has(clause)).map(({ clause }) => clause)).toEqual([]);
  });
});

describe('which tip is said', () => {
  const tip = (tag: string, kind: Tip['kind'], keys: readonly string[]): Tip => ({
    tag,
    kind,
    keys,
    clause: '',
    say: { cs: tag, en: tag },
  });
  const loud = () => false;
  const idea = tip('idea', 'idea', ['move a']);
  const ending = tip('ending', 'warning', ['done']);
  const costly = tip('costly', 'warning', ['attack b']);

  it('the first that fits the setting; none when silent', () => {
    expect(pickTip([idea, ending], 'teacher', [], loud)?.tag).toBe('idea');
    expect(pickTip([idea, ending], 'adviser', [], loud)?.tag).toBe('ending');
    expect(pickTip([idea, ending], 'silent', ['done'], loud)).toBeNull();
    expect(pickTip([idea], 'adviser', [], loud)).toBeNull();
  });

  it('a warning about one answer when that answer is pointed at, before anything else', () => {
    expect(pickTip([costly, idea], 'teacher', [], loud)?.tag).toBe('idea');
    expect(pickTip([idea, ending, costly], 'teacher', ['attack b'], loud)?.tag).toBe('costly');
    expect(pickTip([costly], 'adviser', [], loud)).toBeNull();
  });

  it('nothing that the player passed over three times in this game', () => {
    const session = {} as Session;
    const nobody = { lessons: {}, puzzles: {}, days: [], explained: [], heeded: {} };
    for (let i = 0; i < 3; i++) {
      expect(pickTip([idea], 'teacher', [], quietTags(session, 'g', nobody))).toBe(idea);
      noteShown(session, 'g', idea);
      noteAnswer(session, ['done']);
    }
    expect(pickTip([idea], 'teacher', [], quietTags(session, 'g', nobody))).toBeNull();
    expect(pickTip([idea], 'teacher', [], quietTags({} as Session, 'g', nobody))).toBe(idea);
    expect(pickTip([idea], 'teacher', [], quietTags(session, 'g', { ...nobody, heeded: { 'g/idea': 3 } }))).toBeNull();
  });
});

describe('where the coach may speak', () => {
  it('in a game against bots, of what is asked', async () => {
    const game = await shelved('siegestorm');
    const { decks } = game.extras.def;
    const updates: Update[] = [];
    const setup = { seats: 2, mode: 'duel', decks: decks.slice(0, 2), seed: 'coach', options: {} };
    const host = new Host(game, { setup, me: 0, bot: 'easy' }, { update: (update) => updates.push(update) });
    host.open();
    await host.settled;
    const told = new Set<string>();
    for (let i = 0; i < 25 && updates[updates.length - 1].question !== null; i++) {
      const { id, choices } = updates[updates.length - 1].question as NonNullable<Update['question']>;
      for (const { tag } of host.tips([])) told.add(tag);
      const key = (choices.find((one) => one.key.startsWith('monster')) ?? choices[choices.length - 1]).key;
      host.answer(id, [key]);
      await host.settled;
    }
    expect(told.has('empty-field')).toBe(true);
    host.concede();
    expect(host.tips([])).toEqual([]);
  });

  it('never at a table with people: neither the online session nor the server knows of tips and ideas', () => {
    const folders = ['../session/', '../../server/'].map((path) => new URL(path, import.meta.url));
    const online = readdirSync(folders[0]).filter((file) => file.startsWith('online'));
    const served = readdirSync(folders[1], { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/node_modules|test\//.test(file),
    );
    const files = [
      ...online.map((file) => new URL(file, folders[0])),
      ...served.map((file) => new URL(file, folders[1])),
    ];
    expect(online.length).toBeGreaterThan(2);
    expect(served.length).toBeGreaterThan(20);
    const advising = files.filter((file) => /\.(tips|ideas)\b|\b(tips|ideas)\(/.test(readFileSync(file, 'utf8')));
    expect(advising.map(String)).toEqual([]);
  });
});
