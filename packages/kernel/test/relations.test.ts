import type { Seat } from '@bojiste/kernel';
import { both, mini, roundTurns, unit } from '@bojiste/testing/test/shapes/mini';
import { expect, test } from 'vitest';
import {
  $,
  add,
  alike,
  always,
  bearing,
  boundTo,
  by,
  cardsIn,
  count,
  eq,
  inPlay,
  inZone,
  is,
  kind,
  most,
  no,
  nobody,
  not,
  only,
  sameZoneAs,
  self,
  stat,
  topOf,
  upon,
  you,
} from '../effects/build/index.ts';
import {
  addCard,
  beginAt,
  type Card,
  type Cond,
  compileGame,
  emptyState,
  type Filter,
  type Num,
  refOf,
  type State,
  setHost,
  setLink,
  statOf,
  type Who,
} from '../index.ts';

/** How a card stands to others: attached, bearing, in a zone, beside, of the same name, bound. */

const LINKS = [
  { name: 'led', slot: 5, text: both('led by {0}'), loose: both('led'), bind: both('lead'), free: both('free') },
];

/** A card that is stronger by 5 while the condition holds, with two others to stand beside. */
function table(cond: Cond, amount: Num = 5) {
  const asker = unit('asker', 3, 1, always('asker', [add(only(self), 'strength', amount)], { if: cond }));
  const g = compileGame(
    mini({
      id: 'relations',
      cards: [asker, unit('knight', 4, 1), unit('squire', 2, 1)],
      links: LINKS,
      acts: [],
      turns: { turn: [{ step: 'main', text: both('main'), menu: true, clauses: [], acts: [] }] },
      procs: [{ key: 'game', args: [], clauses: [], do: roundTurns() }],
    }),
  );
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'relations' });
  const put = (key: string, seat: Seat, at: number): Card => addCard(g, s, key, seat, g.boardStart + at);
  const cards = { asker: put('asker', 0, 0), knight: put('knight', 1, 1), squire: put('squire', 0, 2) };
  beginAt(g, s, [0], 'main');
  return { g, s, cards, strength: (): number => statOf(g, s, cards.asker, 0) };
}

type Cards = ReturnType<typeof table>['cards'];
const change = (filter: Filter, act: (s: State, cards: Cards) => void): number[] => {
  const t = table(is(self, filter));
  const before = t.strength();
  act(t.s, t.cards);
  return [before, t.strength()];
};

test('attached to a card of this sort', () => {
  const onKnight = upon(kind('unit'), no(by(you)));
  expect(change(onKnight, (s, c) => setHost(s, c.asker, refOf(c.knight)))).toEqual([3, 8]);
  expect(change(onKnight, (s, c) => setHost(s, c.asker, refOf(c.squire)))).toEqual([3, 3]);
});

test('bearing a card of this sort', () => {
  expect(change(bearing(by(you)), (s, c) => setHost(s, c.squire, refOf(c.asker)))).toEqual([3, 8]);
  expect(change(bearing(by(you)), (s, c) => setHost(s, c.knight, refOf(c.asker)))).toEqual([3, 3]);
});

test('in a zone, and in the same one as another card', () => {
  expect(table(is(self, inZone('field'))).strength()).toBe(8);
  expect(table(is(self, inZone('hand'))).strength()).toBe(3);
  expect(table(is(self, sameZoneAs(self))).strength()).toBe(8);
  expect(table({ k: 'some', of: inPlay.with(sameZoneAs(self)).except(self) }).strength()).toBe(3);
});

test('nobody has no zones, so nothing is read of the zone before', () => {
  const held = (who: Who): Cond => eq(count(cardsIn('hand', who)), 0);
  expect(table(held(nobody)).strength()).toBe(8);
  const t = table(not(held(nobody)));
  addCard(t.g, t.s, 'squire', 1, t.g.zoneOf('hand', 1));
  addCard(t.g, t.s, 'squire', 1, t.g.zoneOf('deck', 1));
  expect(t.strength()).toBe(3);
  expect(table({ k: 'some', of: topOf('hand', 1, nobody) }).strength()).toBe(3);
});

test('of the same name', () => {
  const twin: Cond = { k: 'some', of: inPlay.with(alike(self)).except(self) };
  expect(table(twin).strength()).toBe(3);
  expect(table({ k: 'some', of: inPlay.with(alike(self)) }).strength()).toBe(8);
});

test('bound to that card, or to any, as long as it is there', () => {
  const bound = boundTo('led');
  expect(change(bound, (s, c) => setLink(s, refOf(c.asker), 5, refOf(c.knight)))).toEqual([3, 8]);
  expect(change(bound, (s, c) => setLink(s, refOf(c.asker), 4, refOf(c.knight)))).toEqual([3, 3]);
  expect(change(bound, (s, c) => setLink(s, refOf(c.asker), 5, refOf(c.knight) + 4096))).toEqual([3, 3]);
  expect(change(boundTo('led', self), (s, c) => setLink(s, refOf(c.asker), 5, refOf(c.knight)))).toEqual([3, 3]);
});

test('the most that one of them has, nothing where there is none', () => {
  const always_: Cond = { k: 'all', cs: [] };
  const strongest = (of: typeof inPlay): Num => most('m', of, stat($('m'), 'strength'));
  expect(table(always_, strongest(inPlay.except(self))).strength()).toBe(7);
  expect(table(always_, strongest(inPlay.with(by(you)).except(self))).strength()).toBe(5);
  expect(table(always_, strongest(inPlay.named('asker'))).strength()).toBe(3);
});

test('an unknown link is an error at load', () => {
  expect(() => table(is(self, boundTo('loved')))).toThrow('unknown link "loved"');
});
