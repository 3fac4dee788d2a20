import { describe, expect, it } from 'vitest';
import { TextGame } from '../skirmish/game.ts';

describe('the game behind the page', () => {
  it('answers every request with a whole screen in words', () => {
    const game = new TextGame();
    const screen = game.answer({ do: 'start', seed: '1', language: 'en' });
    expect(screen.headline).toMatch(/^Turn \d+/);
    expect(screen.question?.options.length).toBeGreaterThan(1);
    expect(JSON.stringify(screen)).not.toMatch(/\{\w+\}/);
    expect(structuredClone(screen)).toEqual(screen);
  });

  it('begins the same with the same seed', () => {
    const start = (seed: string) => new TextGame().answer({ do: 'start', seed, language: 'cs' });
    expect(start('a')).toEqual(start('a'));
  });

  it('does nothing for a choice that is not there', () => {
    const game = new TextGame();
    const before = game.answer({ do: 'start', seed: '2', language: 'cs' });
    expect(game.answer({ do: 'choose', key: 'win' })).toEqual(before);
  });

  it('takes back what it offers to take back', () => {
    const game = new TextGame();
    let tried = 0;
    let screen = game.answer({ do: 'start', seed: '3', language: 'en' });
    for (let i = 0; i < 40 && screen.question !== null; i++) {
      const before = screen.question;
      for (const option of before.options) expect(option.text).not.toMatch(/[[\]{}|]/);
      screen = game.answer({ do: 'choose', key: before.options[0].key });
      if (screen.question?.undo !== true) continue;
      tried++;
      const back = game.answer({ do: 'undo' });
      expect(back.question?.options).toEqual(before.options);
      screen = game.answer({ do: 'choose', key: before.options[0].key });
    }
    expect(tried).toBeGreaterThan(0);
  });
});
