import { both, mini, special, unit } from '@bojiste/testing/test/shapes/mini';
import { expect, test } from 'vitest';
import { act, calc, call, let_, number, pick, scope, self, seq, you } from '../effects/build/index.ts';
import { inPlay } from '../effects/build/queries.ts';
import {
  addCard,
  beginAt,
  choicesOf,
  choose,
  chooseAnew,
  compileGame,
  emptyState,
  type GameDef,
  optionsOf,
  otherwise,
  type ScopeDecl,
  scopeReader,
} from '../index.ts';

/** Scopes: what they hold is reached by declared names, from the innermost one, and from nowhere else. */

const DUEL: ScopeDecl<'prey' | 'bet'> = { name: 'duel', holds: ['prey', 'bet'] };
const ERRAND: ScopeDecl<'whose'> = { name: 'errand', holds: ['whose'], procedures: ['errand'] };
const duelNow = scopeReader(DUEL);
const errandNow = scopeReader(ERRAND);

/** Whom, for how much, and then once more inside it. */
const duel = (within: ReturnType<typeof seq>) =>
  seq(
    let_('spare', 7),
    scope('duel', pick('prey', inPlay.kind('unit'), number('bet', 1, 3, within))),
    let_('after', calc('bet')),
  );

const BET: GameDef['calcs'][string] = {
  type: 'number',
  args: [],
  run: (g, s) => duelNow.get(g, s, 'bet'),
  text: both(''),
};

const def = (extra: Partial<GameDef> = {}): GameDef =>
  mini({
    id: 'scopes',
    scopes: [DUEL, ERRAND],
    cards: [unit('a', 1, 1, act('fight', call('outer'))), unit('b', 1, 1), special('dud')],
    acts: [],
    calcs: { bet: BET },
    procs: [
      { key: 'outer', args: [], clauses: [], do: duel(seq(call('errand', you), number('x', 1, 2, let_('y', 1)))) },
      { key: 'errand', args: ['whose'], clauses: [], do: duel(number('z', 1, 2, let_('y', 1))) },
    ],
    turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: [], menu: true }] },
    ...extra,
  });

function begun(game = def()) {
  const g = compileGame(game);
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'scopes' });
  for (const [key, space] of [
    ['a', 'a'],
    ['b', 'b'],
  ] as const)
    addCard(g, s, key, 0, g.spaceNamed(space));
  beginAt(g, s, [0], 'main');
  const go = (value: number) => choose(g, s, 0, value);
  go(optionsOf(g, s, 0)[0]);
  return { g, s, go, first: () => go(optionsOf(g, s, 0)[0]) };
}

test('the innermost scope is read, and what was below is there again after it', () => {
  const { g, s, go, first } = begun();
  const [a, b] = optionsOf(g, s, 0);
  expect([duelNow.get(g, s, 'prey'), errandNow.frame(g, s)]).toEqual([-1, null]);
  go(a);
  const outer = duelNow.serial(g, s);
  go(3);
  expect(errandNow.get(g, s, 'whose')).toBe(0);
  const stamp = duelNow.stamp('prey', 'bet');
  go(b);
  const before = stamp(g, s);
  go(2);
  expect([duelNow.get(g, s, 'prey'), duelNow.get(g, s, 'bet')]).toEqual([b, 2]);
  expect([stamp(g, s) !== before, duelNow.serial(g, s) > outer]).toEqual([true, true]);
  duelNow.set(g, s, 'bet', 5);
  expect(duelNow.get(g, s, 'bet')).toBe(5);
  first();
  expect([duelNow.get(g, s, 'prey'), duelNow.get(g, s, 'bet'), duelNow.serial(g, s)]).toEqual([a, 3, outer]);
  first();
  expect([duelNow.frame(g, s), duelNow.get(g, s, 'bet'), stamp(g, s)]).toEqual([null, -1, 0]);
  duelNow.set(g, s, 'bet', 9);
  expect(duelNow.get(g, s, 'bet')).toBe(-1);
});

test('a choice of a running program can be seen, and made otherwise among what it would offer', () => {
  const { g, s, go } = begun();
  const [a, b] = optionsOf(g, s, 0);
  go(a);
  const frame = s.frames[s.frames.length - 1];
  const [choice] = choicesOf(g, frame);
  expect([choice.value, choice.ask.of, otherwise(s, frame, choice)]).toEqual([a, 'card', [b]]);
  chooseAnew(frame, choice, b);
  expect(duelNow.get(g, s, 'prey')).toBe(b);
});

const proc = (key: string, does: ReturnType<typeof seq>, more = {}) => ({
  key,
  args: [],
  clauses: [],
  do: does,
  ...more,
});

test.each([
  ['a name that the scope does not bind', def({ scopes: [{ name: 'duel', holds: ['pray'] }, ERRAND] }), 'holds "pray"'],
  ['a scope nobody declared', def({ scopes: [ERRAND] }), 'unknown scope "duel"'],
  [
    'a run of no procedure',
    def({ scopes: [DUEL, { name: 'errand', holds: [], procedures: ['walk'] }] }),
    'no procedure "walk"',
  ],
  [
    'a run that does not bind what it holds',
    def({ scopes: [DUEL, { name: 'errand', holds: ['whom'], procedures: ['errand'] }] }),
    'holds "whom"',
  ],
  [
    'a question about the scope, asked after it',
    def({ calcs: { bet: { ...BET, within: 'duel' } } }),
    '"bet" is outside of the scope "duel"',
  ],
  [
    'a call of what belongs to the scope, from outside',
    def({ procs: [...def().procs, proc('part', seq(), { within: 'duel' }), proc('stray', call('part'))] }),
    '"part" is outside of the scope "duel"',
  ],
])('%s is an error at load', (_, game, message) => {
  expect(() => compileGame(game)).toThrow(message);
});

test('what belongs to a scope may ask about it and call its like', () => {
  const inside = scope('duel', pick('prey', inPlay.kind('unit'), number('bet', 1, 3, call('part'))));
  const part = proc('part', seq(let_('n', calc('bet')), call('part')), { within: 'duel' });
  const procs = [proc('outer', inside), part, { key: 'errand', args: ['whose'], clauses: [], do: let_('y', self) }];
  expect(() => compileGame(def({ procs, calcs: { bet: { ...BET, within: 'duel' } } }))).not.toThrow();
});
