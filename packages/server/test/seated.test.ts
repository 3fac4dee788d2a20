import { makeBot } from '@bojiste/ai';
import { expect, it } from 'vitest';
import { SeatedBots } from '../jobs/seated.ts';

const seated = () => new SeatedBots((level) => makeBot(level) ?? expect.fail(`no bot ${level}`), 2);

it('a seat keeps its bot, so that it remembers its plan', () => {
  const bots = seated();
  const bot = bots.at('table', 0, 'normal');
  expect(bots.at('table', 0, 'normal')).toBe(bot);
  expect(bots.at('table', 1, 'normal')).not.toBe(bot);
});

it('where too many sit, the one that was quiet longest is forgotten', () => {
  const bots = seated();
  const [first, second] = ['a', 'b'].map((table) => bots.at(table, 0, 'easy'));
  expect(bots.at('a', 0, 'easy')).toBe(first);
  bots.at('c', 0, 'easy');
  expect(bots.at('a', 0, 'easy')).toBe(first);
  expect(bots.at('b', 0, 'easy')).not.toBe(second);
});
