import { both, MINI_EVENTS, mini, special, unit } from '@bojiste/testing/test/shapes/mini';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  $,
  act,
  amend,
  by,
  call,
  divDown,
  divUp,
  drop,
  each,
  ev,
  forever,
  gain,
  ge,
  inPlay,
  instead,
  kind,
  loop,
  minus,
  nothing,
  number,
  on,
  pick,
  repeat,
  self,
  seq,
  spend,
  times,
  together,
  verb,
  when,
  you,
} from '../effects/build/index.ts';
import type { Ability, Eff } from '../effects/nodes.ts';
import {
  addCard,
  beginAt,
  changeResource,
  choose,
  compileGame,
  decidingSeat,
  emptyState,
  type Game,
  type GameDef,
  hashState,
  OUTCOME,
  optionsOf,
  type State,
} from '../index.ts';

/** An effect that never ends, however it is written, ends the game with the declared outcome. */

function gameWith(wild: Eff, extra: Partial<GameDef> = {}): { g: Game; s: State } {
  const g = compileGame(
    mini({
      id: 'guards',
      events: [...MINI_EVENTS, { name: 'ping' }, { name: 'pong' }],
      cards: [
        unit('wild', 1, 3, act('run', wild)),
        unit('echo', 1, 3, on('echo', { on: 'ping' }, verbDid('pong')), on('answer', { on: 'pong' }, verbDid('ping'))),
        special('dud'),
      ],
      acts: [],
      procs: [
        { key: 'again', args: [], clauses: [], do: call('again') },
        { key: 'both', args: [], clauses: [], do: seq(call('both'), call('both')) },
      ],
      turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: [], menu: true }] },
      ...extra,
    }),
  );
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'guards' });
  addCard(g, s, 'wild', 0, g.spaceNamed('a'));
  addCard(g, s, 'echo', 1, g.spaceNamed('b'));
  beginAt(g, s, [0], 'main');
  return { g, s };
}

const verbDid = (event: string): Eff => ({ k: 'verb', verb: 'did', word: event, args: [self, 0, -1, -1] });

const WILD: Readonly<Record<string, Eff>> = {
  'a loop that nothing stops': loop(forever, gain('gold', you, 1)),
  'a loop that does nothing': loop(forever, nothing),
  'a repetition beyond reason': repeat(1_000_000_000, gain('gold', you, 1)),
  'a packet beyond reason': together(repeat(1_000_000_000, gain('gold', you, 1))),
  'a procedure that calls itself': call('again'),
  'a procedure that calls itself twice': call('both'),
  'triggers that answer each other': verbDid('ping'),
};

for (const [name, wild] of Object.entries(WILD)) {
  test(`${name} ends the game`, () => {
    const { g, s } = gameWith(wild);
    choose(g, s, 0, optionsOf(g, s, 0)[0]);
    expect(s.over).toBe(OUTCOME.endless);
    expect(s.winners).toBe(0);
    expect(optionsOf(g, s, 0)).toEqual([]);
  }, 10_000);
}

test('a settling that never settles ends the game', () => {
  const { g, s } = gameWith(gain('gold', you, 1));
  const restless = {
    ...g.def,
    settle: (_: Game, state: State) => {
      changeResource(state, 1, 0, 1);
      return true;
    },
  };
  Object.assign(g, { def: restless });
  choose(g, s, 0, optionsOf(g, s, 0)[0]);
  expect(s.over).toBe(OUTCOME.endless);
});

test('players who go on for ever are stopped', () => {
  const { g, s } = gameWith(gain('gold', you, 0));
  for (let i = 0; i < 30_000 && s.over < 0; i++) {
    const seat = decidingSeat(g, s);
    choose(g, s, seat, optionsOf(g, s, seat)[0]);
  }
  expect(s.over).toBe(OUTCOME.endless);
});

test('division by nothing gives nothing, so that every question has a last answer', () => {
  for (const divide of [divDown, divUp]) {
    const { g, s } = gameWith(number('n', 0, divide(7, 0), gain('gold', you, $('n'))));
    choose(g, s, 0, optionsOf(g, s, 0)[0]);
    expect([s.over, s.seats[0].resources[0]]).toEqual([-1, 0]);
  }
});

test('effects beyond reason are refused when the game is loaded, with their place', () => {
  let deep: Eff = nothing;
  for (let i = 0; i < 300; i++) deep = when(ge(1, 0), deep);
  expect(() => gameWith(deep)).toThrow(/guards\/run: more than 200 nodes/);
  const long = seq(...Array.from({ length: 5_000 }, () => gain('gold', you, 1)));
  expect(() => gameWith(long)).toThrow(/guards\/run: more than 4000 steps/);
});

// ---- replacements ------------------------------------------------------------------------------------------------------

/** Three that lower the same harm by one each: whoever is chosen first, the harm is the same. */
const lower: Ability = instead(
  'lower',
  { on: 'hurting', subject: [by(you), kind('unit')] },
  amend('amount', minus(ev('amount'), 1)),
);
const halve: Ability = instead(
  'halve',
  { on: 'hurting', subject: [by(you), kind('unit')] },
  amend('amount', times(ev('amount'), 2)),
);
const stop: Ability = instead('stop', { on: 'hurting', subject: [by(you), kind('unit')] }, drop, { optional: true });

const theirs = { k: 'not' as const, f: by(you) };

function harmAfter(abilities: readonly Ability[], choices: readonly number[]): { harm: number; asked: number } {
  const g = compileGame(
    mini({
      id: 'replace',
      cards: [
        unit('striker', 1, 9),
        { ...unit('target', 1, 99), words: ['target'] },
        ...abilities.map((ability, i) => unit(`guard${i}`, 0, 9, { ...ability, key: `${ability.key}${i}` } as Ability)),
      ],
      acts: [
        {
          key: 'hit',
          text: both('hit'),
          clauses: [],
          of: inPlay.with(by(you)),
          do: pick('t', inPlay.with(theirs, { k: 'name', word: 'target' }), verb('hurt', $('t'), 8)),
        },
      ],
      procs: [],
      turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: ['hit'], menu: true }] },
    }),
  );
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'replace' });
  addCard(g, s, 'striker', 0, g.spaceNamed('a'));
  const target = addCard(g, s, 'target', 1, g.spaceNamed('b'));
  for (const [i] of abilities.entries()) addCard(g, s, `guard${i}`, 1, g.spaceNamed('cdef'[i]));
  beginAt(g, s, [0], 'main');
  choose(g, s, 0, optionsOf(g, s, 0)[0]);
  let asked = 0;
  while (s.frames[s.frames.length - 1].op !== 4) {
    const seat = decidingSeat(g, s);
    const options = optionsOf(g, s, seat);
    choose(g, s, seat, options[(choices[asked++] ?? 0) % options.length]);
  }
  return { harm: s.counters[target.id], asked };
}

test('replacements whose order cannot matter give the same result in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 3, maxLength: 3 }), (choices) => {
      expect(harmAfter([lower, lower, lower], choices).harm).toBe(5);
    }),
    { numRuns: 30 },
  );
});

test('where the order matters it is asked, and each source replaces an event once', () => {
  const results = new Set([0, 1].map((first) => harmAfter([lower, halve], [first]).harm));
  expect(results).toEqual(new Set([14, 15]));
});

test('an optional replacement may be declined', () => {
  expect(harmAfter([stop], [0])).toEqual({ harm: 0, asked: 1 });
  expect(harmAfter([stop], [1])).toEqual({ harm: 8, asked: 1 });
});

/** Pays one gold to stop one blow; the packet strikes two targets. */
function savedBy(
  gold: readonly number[],
  choices: readonly number[],
): { harm: number[]; gold: number[]; asked: number[] } {
  const pays = instead('pays', { on: 'hurting', subject: [by(you), kind('unit')] }, drop, {
    optional: true,
    price: [spend('gold', 1)],
  });
  const g = compileGame(
    mini({
      id: 'prices',
      cards: [unit('striker', 1, 9), { ...unit('target', 1, 99), words: ['target'] }, unit('guard', 0, 9, pays)],
      acts: [
        {
          key: 'hit',
          text: both('hit'),
          clauses: [],
          of: inPlay.with(by(you)),
          do: together(each('t', inPlay.with({ k: 'name', word: 'target' }), verb('hurt', $('t'), 8))),
        },
      ],
      procs: [],
      turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: ['hit'], menu: true }] },
    }),
  );
  const s = emptyState(g, { seats: 3, mode: 'play', decks: [], seed: 'prices' });
  addCard(g, s, 'striker', 0, g.spaceNamed('a'));
  const targets = [addCard(g, s, 'target', 1, g.spaceNamed('b')), addCard(g, s, 'target', 1, g.spaceNamed('c'))];
  addCard(g, s, 'guard', 1, g.spaceNamed('d'));
  for (const [seat, n] of gold.entries()) changeResource(s, seat, 0, n);
  beginAt(g, s, [0], 'main');
  choose(g, s, 0, optionsOf(g, s, 0)[0]);
  const asked: number[] = [];
  while (s.frames[s.frames.length - 1].op !== 4) {
    const seat = decidingSeat(g, s);
    asked.push(seat);
    choose(g, s, seat, optionsOf(g, s, seat)[choices[asked.length - 1] ?? 0]);
  }
  return { harm: targets.map(({ id }) => s.counters[id]), gold: s.seats.map(({ resources }) => resources[0]), asked };
}

test('prices inside one packet are paid one by one, each seeing what was paid before', () => {
  expect(savedBy([0, 1, 0], [0, 0])).toEqual({ harm: [0, 8], gold: [0, 0, 0], asked: [1] });
  expect(savedBy([0, 1, 0], [1, 0])).toEqual({ harm: [8, 0], gold: [0, 0, 0], asked: [1, 1] });
  expect(savedBy([0, 2, 0], [0, 0])).toEqual({ harm: [0, 0], gold: [0, 0, 0], asked: [1, 1] });
  expect(savedBy([9, 0, 9], [])).toEqual({ harm: [8, 8], gold: [9, 0, 9], asked: [] });
});

test('asking for options changes nothing', () => {
  const { g, s } = gameWith(gain('gold', you, 1));
  const before = hashState(s);
  optionsOf(g, s, 0);
  optionsOf(g, s, 1);
  expect(hashState(s)).toBe(before);
});
