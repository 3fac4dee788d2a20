import type { Seat } from '@bojiste/kernel';
import { both, MINI_EVENTS, mini, unit } from '@bojiste/testing/test/shapes/mini';
import { expect, test } from 'vitest';
import {
  $,
  act,
  by,
  each,
  gain,
  inPlay,
  later,
  near,
  no,
  on,
  place,
  placesBy,
  put,
  self,
  seq,
  together,
  verb,
  you,
} from '../effects/build/index.ts';
import type { Ability, Eff } from '../effects/nodes.ts';
import {
  addCard,
  beginAt,
  choose,
  cloneState,
  compileGame,
  decidingSeat,
  decisionOf,
  emptyState,
  type Game,
  OP_TABLE,
  optionsOf,
  type State,
} from '../index.ts';

/** A trigger that has happened stays due, whatever those before it in the group have done. */

const shout = (event: string): Eff => ({ k: 'verb', verb: 'did', word: event, args: [self, 0, -1, -1] });

interface Placed {
  readonly card: string;
  readonly seat: Seat;
  readonly space: string;
}

function table(cards: Readonly<Record<string, readonly Ability[]>>, placed: readonly Placed[]): { g: Game; s: State } {
  const g = compileGame(
    mini({
      id: 'due',
      events: [...MINI_EVENTS, { name: 'shouted' }],
      cards: Object.entries(cards).map(([key, abilities]) => unit(key, 1, 2, ...abilities)),
      acts: [],
      procs: [],
      turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: [], menu: true }] },
      ladder: (_, s) => ({ rung: 0, chooser: s.active }),
      calcs: {
        far: {
          type: 'places',
          args: [],
          run: (g2, _, __, ___, ____, _____, out) => out.push(g2.spaceNamed('f')),
          text: both(''),
        },
      },
    }),
  );
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'due' });
  for (const { card, seat, space } of placed) addCard(g, s, card, seat, g.spaceNamed(space));
  beginAt(g, s, [0], 'main');
  choose(g, s, 0, optionsOf(g, s, 0)[0]);
  return { g, s };
}

/** Every way the group can be ordered, played to the next menu. */
function endings(g: Game, s: State): State[] {
  if (s.over >= 0 || s.frames[s.frames.length - 1].op === OP_TABLE) return [s];
  const seat = decidingSeat(g, s);
  return optionsOf(g, s, seat).flatMap((value) => {
    const next = cloneState(s);
    choose(g, next, seat, value);
    return endings(g, next);
  });
}

test('who was near when it happened is not saved by being moved before its turn', () => {
  const { g, s } = table(
    {
      crier: [
        act('cry', shout('shouted')),
        on('flee', { on: 'shouted', subject: [by(you)] }, place('p', placesBy('far'), put(self, $('p')))),
      ],
      watch: [on('hear', { on: 'shouted', subject: [no(by(you)), near(1, self)] }, gain('gold', you, 1))],
    },
    [
      { card: 'crier', seat: 0, space: 'a' },
      { card: 'watch', seat: 1, space: 'b' },
    ],
  );
  expect(decisionOf(g, s, 0)?.options.map(({ key }) => key)).toEqual(['flee a', 'hear b']);
  for (const end of endings(g, s)) {
    expect(end.seats[1].resources[0]).toBe(1);
    expect(end.zones[g.spaceNamed('f')]).toHaveLength(1);
  }
});

test('two that fall at once both count, also for one who has moved in between', () => {
  const { g, s } = table(
    {
      slayer: [act('slay', together(each('u', inPlay.with(no(by(you))), verb('hurt', $('u'), 2))))],
      mourner: [
        on(
          'mourn',
          { on: 'dying', subject: [near(2, self)] },
          seq(gain('gold', you, 1), put(self, { k: 'event', field: 'from' })),
        ),
      ],
      victim: [],
    },
    [
      { card: 'slayer', seat: 0, space: 'f' },
      { card: 'mourner', seat: 0, space: 'c' },
      { card: 'victim', seat: 1, space: 'a' },
      { card: 'victim', seat: 1, space: 'e' },
    ],
  );
  const ends = endings(g, s);
  expect(ends).toHaveLength(2);
  for (const end of ends) expect(end.seats[0].resources[0]).toBe(2);
});

test('an ability needs its object: what fell before its turn is silent, but speaks at its own fall', () => {
  const { g, s } = table(
    {
      crier: [act('cry', shout('shouted'))],
      killer: [on('kill', { on: 'shouted' }, together(each('u', inPlay.with(no(by(you))), verb('hurt', $('u'), 2))))],
      frail: [
        on('hear', { on: 'shouted' }, gain('gold', you, 1)),
        on('last', { on: 'dying', subject: [{ k: 'ref', ref: self }] }, gain('gold', you, 5)),
      ],
    },
    [
      { card: 'crier', seat: 0, space: 'a' },
      { card: 'killer', seat: 0, space: 'b' },
      { card: 'frail', seat: 1, space: 'c' },
    ],
  );
  const gold = endings(g, s).map((end) => end.seats[1].resources[0]);
  expect(gold.sort()).toEqual([5, 6]);
});

const delayed = later({ on: 'shouted' }, 'turn', gain('gold', you, 1));

test.each<[string, Eff, number]>([
  ['after the next of several such events, not after every one', seq(delayed, shout('shouted'), shout('shouted')), 1],
  ['once where several happen in one moment', seq(delayed, together(seq(shout('shouted'), shout('shouted')))), 1],
  ['for each time it was begun', seq(delayed, delayed, shout('shouted'), shout('shouted')), 2],
  ['not for what happened before', seq(shout('shouted'), delayed), 0],
])('what is put off happens %s', (_, effect, gold) => {
  const { g, s } = table({ crier: [act('cry', effect)] }, [{ card: 'crier', seat: 0, space: 'a' }]);
  for (const end of endings(g, s)) {
    expect(end.seats[0].resources[0]).toBe(gold);
    expect(end.mods).toHaveLength(gold === 0 ? 1 : 0);
  }
});
