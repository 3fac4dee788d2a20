import {
  compileGame,
  decidingSeats,
  decisionOf,
  type Game,
  hashState,
  newGame,
  type SetupInput,
} from '@bojiste/kernel';
import { skirmish } from '@bojiste/testing/skirmish/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { askBot, type Bot, BotError, botNames, greedyBot, makeBot, playGame, Random, randomBot } from '../index.ts';
import { contest, setupOf } from './contest.ts';

let g: Game;

beforeAll(() => {
  g = compileGame(skirmish);
});

const setup = (seed: string): SetupInput => setupOf(g, seed);

describe('random stream', () => {
  it('gives the same for the same seed and something else for another', () => {
    const draw = (seed: string) => {
      const random = new Random(seed);
      return Array.from({ length: 20 }, () => random.int(1000));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('reaches every number and no other', () => {
    const random = new Random('spread');
    const seen = new Set(Array.from({ length: 500 }, () => random.int(6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('registry', () => {
  it.each(['random', 'greedy', 'search', 'easy', 'normal', 'hard', 'expert'])('makes %s', (name) => {
    expect(makeBot(name)?.name).toBe(name);
    expect(botNames()).toContain(name);
  });

  it.each(['genius', 'champion', 'toString'])('has no %s', (name) => {
    expect(makeBot(name)).toBeUndefined();
  });
});

describe('random bot', () => {
  it('plays whole games, the same with the same seed', () => {
    const games = ['1', '2', '3'].map((seed) => playGame(g, setup(seed), [randomBot(), randomBot()], seed));
    for (const game of games) expect(game.outcome).toBeGreaterThanOrEqual(0);
    const again = playGame(g, setup('1'), [randomBot(), randomBot()], '1');
    expect(again).toEqual(games[0]);
    expect(new Set(games.map((game) => game.hash)).size).toBe(3);
  });

  it('counts only decisions with two options or more', () => {
    let real = 0;
    let offered = 0;
    const played = playGame(g, setup('count'), [randomBot(), randomBot()], 'count', {
      chosen: (s, seat) => {
        const options = decisionOf(g, s, seat)?.options.length ?? 0;
        if (options < 2) return;
        real++;
        offered += options;
      },
    });
    expect(played).toMatchObject({ decisions: real, options: offered });
    expect(played.steps).toBeGreaterThan(real);
  });

  it('is broken off at the cap', () => {
    const played = playGame(g, setup('cap'), [randomBot(), randomBot()], 'cap', { cap: 5 });
    expect(played).toMatchObject({ outcome: -1, decisions: 5 });
  });
});

describe('greedy bot', () => {
  it('beats random clearly in Skirmish', () => {
    const { won, decided } = contest(g, greedyBot({ budget: 120, worlds: 3 }), randomBot(), 15);
    expect(decided).toBeGreaterThanOrEqual(28);
    expect(won / decided).toBeGreaterThan(0.85);
  });

  it('chooses the same with the same seed, and leaves the game as it was', () => {
    const s = newGame(g, setup('same'));
    const before = hashState(s);
    const [seat] = decidingSeats(g, s);
    const choices = [1, 2].map(() => askBot(g, s, seat, greedyBot(), new Random('same')));
    expect(choices[0]).toEqual(choices[1]);
    expect(hashState(s)).toBe(before);
  });

  it('keeps to its budget and tells what it weighed', () => {
    const budget = 60;
    const bot = greedyBot({ budget });
    const watched: Bot = {
      name: 'watched',
      choose: (at) => {
        const choice = bot.choose(at);
        const options = at.decision.options.length;
        expect(choice.evaluations).toBeLessThanOrEqual(Math.max(budget, options));
        expect(choice.weighed.map((w) => w.key)).toEqual(at.decision.options.map((o) => o.key));
        const best = Math.max(...choice.weighed.map((w) => w.value));
        expect(choice.weighed.find((w) => w.key === choice.key)?.value).toBe(best);
        return choice;
      },
    };
    expect(playGame(g, setup('budget'), [watched, randomBot()], 'budget').outcome).toBeGreaterThanOrEqual(0);
  });

  it('plays otherwise when it is careless', () => {
    const play = (lapse: number) =>
      playGame(g, setup('lapse'), [greedyBot({ lapse, budget: 60 }), randomBot()], 'lapse').hash;
    expect(play(0)).toBe(play(0));
    expect(play(1)).not.toBe(play(0));
  });
});

describe('hosts', () => {
  it('refuse what is not among the options', () => {
    const cheat: Bot = { name: 'cheat', choose: () => ({ key: 'win', weighed: [], evaluations: 0 }) };
    expect(() => playGame(g, setup('cheat'), [cheat, cheat], 'cheat')).toThrow(BotError);
    expect(() => playGame(g, setup('cheat'), [cheat, cheat], 'cheat')).toThrow('cheat proposed "win"');
  });
});
