import { readFileSync } from 'node:fs';
import { type Bot, makeBot } from '@bojiste/ai';
import { anyAnswer } from '@bojiste/session/several';
import type { Question } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { extrasOf, loadGame } from '../games.ts';
import { makePlan, setupOf } from '../setups.ts';
import { Session } from '../terminal/session.ts';
import { call, callWith, pathOf } from './call.ts';

const forever = async function* (line: string) {
  for (;;) yield line;
};

const base = ['play', '--game', 'skirmish', '--seed', 'terminal'];

describe('bojiste play', () => {
  it('is played to the end by always taking the first option', async () => {
    const { code, out } = await callWith(forever('1'), ...base, '--bot', 'random', '--lang', 'en');
    expect(code).toBe(0);
    expect(out).toMatch(/^Skirmish\. You play against the computer \(random\)\./);
    // The course in numbers, for both sides, before who won.
    expect(out).toMatch(/\nYou: cards played \d+, damage taken \d+, cards lost \d+\.\nOpponent: cards played \d+/);
    expect(out).toMatch(/(You won|[Yy]ou lost|[Nn]obody won).*\.$/);
  });

  it('numbers its options in words with their keys', async () => {
    const { out } = await callWith(['quit'], ...base, '--lang', 'en');
    expect(out).toMatch(/^1\. \S.* \[\S.*\]$/m);
    expect(out).toMatch(/^2\. \S.* \[\S.*\]$/m);
    expect(out).toMatch(/Your choice:$/m);
    expect(out).toMatch(/The game was left\.$/);
  });

  it('speaks Czech', async () => {
    const { code, out } = await callWith(['pomoc', 'pohled', 'zápis', 'proč', 'konec'], ...base, '--lang', 'cs');
    expect(code).toBe(0);
    expect(out).toMatch(/^Šarvátka\. Hrajete proti počítači/);
    expect(out).toMatch(/^Tah \d+, na tahu: (vy|soupeř)/m);
    expect(out).not.toMatch(/hráč [AB]|prázdné/);
    expect(out).toMatch(/Hra přerušena\.$/);
    expect(out).not.toMatch(/\{\w+\}/);
  });

  it('shows the position again without leaking the other hand', async () => {
    const { out } = await callWith(['view', 'quit'], ...base, '--lang', 'en');
    const foe = out.split('\n').filter((line) => line.startsWith('Opponent: '));
    expect(foe.length).toBeGreaterThanOrEqual(2);
    for (const line of foe) expect(line).toMatch(/^Opponent: \d+ energy(, hand \d+)?, deck \d+\.$/);
    // A card to a line, and only the own ones: as many lines as the own hand has cards.
    const own = Number(/^You: .*hand (\d+)/m.exec(out)?.[1]);
    expect(
      out
        .split('Your hand:\n')[1]
        .match(/^(?: {2}\S.*\n)*/)?.[0]
        .split('\n'),
    ).toHaveLength(own + 1);
  });

  it('says why it asks, why something goes and why something does not', async () => {
    const { out } = await callWith(['why', 'why 1', 'move x9', 'quit'], ...base, '--lang', 'en');
    expect(out).toContain('You may do that now.');
    expect(out).toMatch(/SK-\w+-\d+, /);
  });

  it('parts turns by headings, and colours them only where somebody sees colours', async () => {
    const plain = await callWith(forever('1'), ...base, '--bot', 'random', '--lang', 'en');
    expect(plain.out).toMatch(/\n\nTurn 2 · /);
    expect(plain.out).not.toContain('\u001b');
  });

  it('is not asked again whether to react in a turn for which that was said, and may take it back', async () => {
    const g = await loadGame('doomtrooper');
    const setup = setupOf(makePlan(g, {}), 'quiet', 0);
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const bot = makeBot('random') as Bot;
    const session = new Session({ g, extras: await extrasOf(g), setup, seat: 0, bot, lang: 'en', say });
    let question = session.advance();
    const until = (wanted: (asked: Question) => boolean): void => {
      for (let i = 0; i < 400 && question !== null && !wanted(question); i++) {
        session.take(question.several === null ? '1' : anyAnswer(question, () => 0), question);
        question = session.advance();
      }
    };
    if (question !== null) session.take('quiet turn', question);
    expect(said.at(-1)).toBe('Not here: this is no question whether to react.');
    until(({ mutes }) => mutes !== undefined);
    expect(question).not.toBeNull();
    session.ask(question as Question);
    expect(said.join('\n')).toMatch(/Not to be asked again, type quiet and card or (fight or )?turn\./);
    const { turn } = session.table.state;
    session.take('quiet turn', question as Question);
    question = session.advance();
    until(({ mutes }) => mutes !== undefined || session.table.state.turn !== turn);
    expect(session.table.state.turn).not.toBe(turn);
    session.take('stop', question as Question);
    expect(said.at(-1)).toBe('The game stops as soon as you can play something.');
  });

  it('cites no rule for what it does not understand, and offers what is near', async () => {
    const { out } = await callWith(['fly away', 'don', 'quit'], ...base, '--lang', 'en');
    expect(out).toContain('I don’t understand “fly away”. Type a number from 1 to');
    expect(out).toContain('Did you mean “done”?');
  });

  it('takes several at once by their numbers, in any order', async () => {
    const { out } = await callWith(['1 9', '3 1', 'quit'], ...base, '--lang', 'en');
    expect(out).toContain('Choose 0 to 4: type numbers with spaces, 0 means none.');
    expect(out).toContain('I don’t understand “1 9”');
    expect(out).toMatch(/You drew \S+/);
    expect(out.match(/Which cards do you shuffle back\?/g)).toHaveLength(1);
  });

  it('does not repeat the options after a mere question', async () => {
    const { out } = await callWith(['log', 'view', 'why', 'quit'], ...base, '--lang', 'en');
    expect(out.match(/Your choice:/g)).toHaveLength(1);
  });

  it('takes back or says why not', async () => {
    const { out } = await callWith(['undo', 'quit'], ...base, '--lang', 'en');
    expect(out).toContain('That cannot be taken back');
  });

  it('ends when the input ends', async () => {
    const { code } = await callWith([], ...base);
    expect(code).toBe(0);
  });

  it('writes a record that replays, and prints the result with --json', async () => {
    const file = pathOf('played.txt');
    const { code, out, err } = await callWith(
      forever('1'),
      ...base,
      '--bot',
      'random',
      '--record',
      file,
      '--json',
      '--lang',
      'cs',
    );
    expect(code).toBe(0);
    expect(err).toContain('Záznam uložen');
    expect(Object.keys(JSON.parse(out))).toEqual(['game', 'seed', 'seat', 'bot', 'over', 'winners', 'moves']);
    expect(readFileSync(file, 'utf8')).toMatch(/^bojiste-record 1\ngame skirmish\n/);
    expect((await call('replay', 'verify', file)).code).toBe(0);
  });

  it.each([
    ['another language', ['--lang', 'de'], '--lang: cs or en, not de'],
    ['a seat that is not there', ['--seat', 'C'], '--seat: one of AB, not C'],
    ['an unknown bot', ['--bot', 'deep'], 'No bot "deep"'],
  ])('exits 2 for %s', async (_, args, message) => {
    const { code, err } = await call('play', '--game', 'skirmish', ...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
