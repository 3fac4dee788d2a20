import {
  choose,
  compileGame,
  type Decision,
  type DecisionKind,
  decidingSeats,
  decisionOf,
  findMove,
  type Game,
  newGame,
  optionsOf,
  viewOf,
} from '@bojiste/kernel';
import { skirmish } from '@bojiste/testing/skirmish/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { Repeats } from '../bots/repeats.ts';
import {
  askBot,
  askBotPatiently,
  type Bot,
  type Choice,
  fingerprint,
  makeBot,
  type Patience,
  playGame,
  Random,
} from '../index.ts';
import { contest, setupOf } from './contest.ts';

let g: Game;

beforeAll(() => {
  g = compileGame(skirmish);
});

const SLOW = 120_000;

const small = (): Bot => makeBot('turn:playouts=12:finalists=4:tries=4:looks=2') as Bot;

/** A position of a random game in which the seat has a real choice. */
function position(seed: string, least = 4) {
  const s = newGame(g, setupOf(g, seed));
  const random = new Random(seed);
  for (;;) {
    const [seat] = decidingSeats(g, s);
    const options = optionsOf(g, s, seat);
    if (s.step > 12 && options.length >= least) return { s, seat };
    choose(g, s, seat, options[random.int(options.length)]);
  }
}

describe('planning bot', () => {
  it(
    'beats the greedy bot in Skirmish',
    () => {
      const { won, decided } = contest(g, small(), makeBot('greedy:budget=60:worlds=2') as Bot, 8);
      expect(decided).toBeGreaterThanOrEqual(14);
      expect(won / decided).toBeGreaterThan(0.5);
    },
    SLOW,
  );

  it('says of every option what it was worth and when it was dropped', () => {
    const { s, seat } = position('weighed');
    const choice = askBot(g, s, seat, small(), new Random('weighed'));
    expect(choice.weighed.map((w) => w.key)).toEqual(decisionOf(g, s, seat)?.options.map((o) => o.key));
    expect(choice.weighed.find((w) => w.key === choice.key)?.dropped).toBeUndefined();
    for (const other of choice.weighed.filter((w) => w.key !== choice.key))
      expect(other.dropped).toBe((other.visits ?? 0) > 0 ? 'playouts' : 'look');
  });

  it('plays nothing on in a lapse, and takes one of the acts that look better', () => {
    const { s, seat } = position('lapse');
    for (let i = 0; i < 10; i++) {
      const choice = askBot(g, s, seat, makeBot('turn:lapse=1:looks=4') as Bot, new Random(`lapse${i}`));
      expect(choice.weighed.every(({ visits }) => (visits ?? 0) === 0)).toBe(true);
      const values = choice.weighed.map(({ value }) => value);
      expect(choice.weighed.find(({ key }) => key === choice.key)?.value).toBeGreaterThan(Math.min(...values));
    }
  });

  it('weighs the end of the turn and the answer by their shares', () => {
    const { s, seat } = position('early');
    const valueWith = (early: number, turns: number) => {
      const bot = makeBot(`turn:turns=${turns}:early=${early}:playouts=1:finalists=2:tries=1`) as Bot;
      const choice = askBot(g, s, seat, bot, new Random('early'));
      return choice.weighed.map(({ value, visits }) => (visits ? value : 0));
    };
    // With the whole weight on the end of the turn it is as if the playout went no further.
    expect(valueWith(1, 2)).toEqual(valueWith(0, 1));
    expect(valueWith(0.5, 2)).not.toEqual(valueWith(0, 2));
  });

  it('answers what an act asks from its plan', () => {
    const bot = small();
    let planned = 0;
    const watched: Bot = {
      name: 'watched',
      choose: (at) => {
        const choice = bot.choose(at);
        if (choice.evaluations === 0) planned++;
        return choice;
      },
    };
    playGame(g, setupOf(g, 'plan'), [watched, makeBot('random') as Bot], 'plan');
    expect(planned).toBeGreaterThan(0);
  });

  it('keeps to its playouts', () => {
    const { s, seat } = position('budget');
    const evaluations = [4, 40].map(
      (playouts) => askBot(g, s, seat, makeBot(`turn:playouts=${playouts}`) as Bot, new Random('b')).evaluations,
    );
    expect(evaluations[1]).toBeGreaterThan(evaluations[0]);
  });
});

describe('scouts', () => {
  const playedOn = (scouts: number): number => {
    const { s, seat } = position('scouts', 6);
    const bot = makeBot(`turn:playouts=8:finalists=2:looks=1:tries=2:scouts=${scouts}`) as Bot;
    return askBot(g, s, seat, bot, new Random('s')).weighed.filter((w) => (w.visits ?? 0) > 0).length;
  };

  it('let acts that look worse be played on too', () => {
    expect(playedOn(0)).toBeLessThanOrEqual(2);
    expect(playedOn(40)).toBeGreaterThan(2);
  });
});

describe('repeats', () => {
  const menu = (turn: number, kind: DecisionKind = 'act') => {
    const { s, seat } = position('repeats');
    const view = { ...viewOf(g, s, seat), turn };
    const decision = decisionOf(g, s, seat) as Decision;
    const options = [
      { ...decision.options[0], key: 'leave', card: 3 },
      { ...decision.options[0], key: 'done', card: 0 },
    ];
    return { g, seat, view, decision: { ...decision, kind, options } };
  };

  it('are left out for the rest of the turn once there were enough of them', () => {
    const repeats = new Repeats();
    for (let i = 0; i < 7; i++) repeats.note(menu(5), 'leave');
    expect(repeats.enough(menu(5), 'leave')).toBe(false);
    repeats.note(menu(5), 'leave');
    expect(repeats.enough(menu(5), 'leave')).toBe(true);
    expect(repeats.enough(menu(6), 'leave')).toBe(false);
  });

  it('do not count for passing, nor for the answers within an act', () => {
    const repeats = new Repeats();
    for (let i = 0; i < 20; i++) {
      repeats.note(menu(5), 'done');
      repeats.note(menu(5, 'pick'), 'leave');
    }
    expect(repeats.enough(menu(5), 'done')).toBe(false);
    expect(repeats.enough(menu(5), 'leave')).toBe(false);
  });
});

describe('more ways of an act', () => {
  const weighings = (settings: string): number => {
    const { s, seat } = position('ways', 6);
    const bot = makeBot(`turn:playouts=0:looks=1:acts=8${settings}`) as Bot;
    return askBot(g, s, seat, bot, new Random('w')).evaluations;
  };

  it('are looked at where the first ways looked best', () => {
    expect(weighings(':wider=2')).toBeGreaterThan(weighings(''));
  });

  it('are tried by a keen look at every question', () => {
    expect(weighings(':keen=4')).toBeGreaterThan(weighings(''));
  });
});

describe('a patient host', () => {
  const patience = (more: Partial<Patience> = {}): Patience => {
    let now = 0;
    return { clock: () => now++, slice: 2, pause: () => Promise.resolve(), ...more };
  };

  it('hears the same as a hasty one, and how far the bot has come', async () => {
    const { s, seat } = position('patient');
    const told: number[] = [];
    const slow = await askBotPatiently(
      g,
      s,
      seat,
      small(),
      new Random('p'),
      patience({ progress: (x) => told.push(x) }),
    );
    expect(slow).toEqual(askBot(g, s, seat, small(), new Random('p')));
    expect(told.length).toBeGreaterThan(3);
    expect(told).toEqual(told.slice().sort((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });

  it('can cancel', async () => {
    const { s, seat } = position('cancel');
    const signal = { aborted: false };
    const pause = async () => {
      signal.aborted = true;
    };
    expect(await askBotPatiently(g, s, seat, small(), new Random('c'), patience({ signal, pause }))).toBeNull();
  });

  it('can have the best so far', async () => {
    const { s, seat } = position('stop');
    const choice = (await askBotPatiently(
      g,
      s,
      seat,
      small(),
      new Random('s'),
      patience({ stop: () => true }),
    )) as Choice;
    expect(findMove(g, s, { seat, key: choice.key })).toHaveProperty('value');
    expect(choice.weighed.every((w) => (w.visits ?? 0) === 0)).toBe(true);
  });
});

describe('baseline', () => {
  it('is frozen: whoever changes how it plays must say so here', () => {
    expect(fingerprint(g, makeBot('baseline') as Bot, setupOf(g, 'baseline'))).toBe('16cdbb8b69bf0f');
  });

  it('is told apart from others by its fingerprint', () => {
    const prints = ['baseline', 'random', 'easy'].map((name) => fingerprint(g, makeBot(name) as Bot, setupOf(g, 'x')));
    expect(new Set(prints).size).toBe(3);
  });
});
