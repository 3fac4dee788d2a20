import type { CardDecl, GameDef } from '@bojiste/kernel';
import { add, allow, always, calc, call, grant, on, only, self, tag, verb } from '@bojiste/kernel/effects/build/index';
import { skirmish } from '@bojiste/testing/skirmish/index';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../games.ts';
import { countNative } from '../pieces.ts';

const text = { cs: 'text', en: 'text' };
const card = (key: string, ...abilities: CardDecl['abilities'][number][]): CardDecl => ({
  key,
  names: { cs: key, en: key },
  set: 'test',
  type: 'unit',
  kinds: [],
  stats: {},
  abilities,
});

/** A game that is only read: one piece of every kind, none of them used by a rule. */
const game = (...cards: CardDecl[]): GameDef => ({
  ...skirmish,
  cards,
  verbs: {
    ...skirmish.verbs,
    special: { args: [], exec: () => {}, could: () => true, hint: () => 0, text, clauses: ['PB-1'] },
  },
  calcs: {
    odd: { type: 'cond', args: [], run: () => 0, text },
    mute: { type: 'cond', args: [], run: () => 0, text: { cs: '', en: '' } },
  },
  procs: [...skirmish.procs, { key: 'rite', args: [], clauses: [], do: { k: 'nothing' } }],
});

const one = on('one', { on: 'stepBegins', if: calc('odd') }, verb('special'));
const names = (def: GameDef) => countNative(def).pieces.map(({ kind, name }) => `${kind} ${name}`);

describe('the count of native cards', () => {
  it('knows what serves one card only, whatever it cites', () => {
    const def = game(
      card('a', one),
      card('b', always('b', [allow('fly', only(self)), tag(only(self), 'winged')])),
      card('c', on('c', { on: 'stepBegins' }, call('rite'))),
      card('d', always('d', [add(only(self), 'power', 1)])),
    );
    expect(names(def)).toEqual(['function odd', 'permission fly', 'procedure rite', 'tag winged', 'verb special']);
    expect([countNative(def).native, countNative(def).cards]).toEqual([3, 4]);
  });

  it('does not count what a second card or a rule uses', () => {
    expect(names(game(card('a', one), card('b', one)))).toEqual([]);
    const def = game(card('a', one));
    const rule = { key: 'rule', args: [], clauses: [], do: verb('special') };
    expect(names({ ...def, procs: [...def.procs, rule] })).toEqual(['function odd']);
  });

  it('counts what only a granted ability uses for the card that grants it', () => {
    const granted = { ...one, key: 'granted' };
    const giver = (key: string) => card(key, always(key, [grant(only(self), 'granted')]));
    const def = (...cards: CardDecl[]): GameDef => ({ ...game(...cards), abilities: [granted] });
    expect(names(def(giver('a')))).toEqual(['function odd', 'verb special']);
    expect(names(def(giver('a'), giver('b')))).toEqual([]);
    // Nobody grants it: the rules do.
    expect(names(def(card('c', one)))).toEqual([]);
  });

  it('counts a fact that one card has, and not what tools read', () => {
    const odd = { ...card('a', one), facts: { cursed: true, waitsFor: ['b'] } };
    expect(names(game(odd, card('b', one)))).toEqual(['fact cursed']);
  });

  it('takes versions of one name for one card', () => {
    const versions = ['a', 'b', 'c'].map((key) => ({ ...card(key, one), names: text }));
    expect(names(game(...versions))).toEqual(['function odd', 'verb special']);
    expect([countNative(game(...versions)).native, countNative(game(...versions)).cards]).toEqual([1, 1]);
  });

  it('lists what was declared for one card, in values, marks, sums and events that nobody else hears', () => {
    const odd = {
      ...game(),
      stats: [...skirmish.stats, { ...skirmish.stats[0], name: 'luck' }],
      flags: [...skirmish.flags, { ...skirmish.flags[0], name: 'blessed' }],
      events: [...skirmish.events, { name: 'winked', text }, { name: 'waved', text, log: text }],
    };
    const lucky = always('l', [add(only(self).with({ k: 'flag', flag: 'blessed' }), 'luck', 1)]);
    const hears = (key: string, event: string) => on(key, { on: event }, verb('special'));
    const cards = [card('a', lucky), card('b', hears('b', 'winked')), card('c', hears('c', 'waved'))];
    const { declared, native, leaning } = countNative({ ...odd, cards });
    expect(declared.map(({ kind, name, card }) => `${kind} ${name} ${card}`)).toEqual([
      'event winked b',
      'flag blessed a',
      'stat luck a',
    ]);
    expect([native, leaning]).toEqual([0, 2]);
    expect(countNative({ ...odd, cards: [...cards, { ...cards[0], key: 'd', names: text }] }).leaning).toBe(1);
  });

  it('finds the questions that no text tells, and who is worded by hand', () => {
    const silent = on('s', { on: 'stepBegins', if: calc('mute') }, verb('special'));
    const def = game(card('a', silent), card('b', { ...silent, key: 't', wording: text }));
    expect(countNative(def).silent).toEqual([{ kind: 'function', name: 'mute', card: 'a' }]);
    expect(countNative(def).handWorded).toBe(1);
  });
});

/**
 * At most so many percent of the cards with abilities; no question of a card goes without text.
 */
const AIMS: readonly [game: string, native: number, handWorded: number][] = [
  ['doomtrooper', 5, 8],
  ['summoner-wars', 8, 8],
  ['siegestorm', 5, 8],
  ['original-war', 5, 8],
];

it.each(AIMS)('the cards of %s are data', async (id, most, byHand) => {
  const { cards, native, handWorded, silent, pieces } = countNative((await loadGame(id)).def);
  expect(silent).toEqual([]);
  expect((100 * native) / cards, JSON.stringify(pieces)).toBeLessThanOrEqual(most);
  expect((100 * handWorded) / cards).toBeLessThanOrEqual(byHand);
});

/**
 * Cards that are native or use a value, mark, sum or event declared for them alone: at most so many percent of those with
 * abilities, as pools grow. Siegestorm and Summoner Wars are still above their aims of 5 and 8; shares may only fall.
 */
const LEANING: readonly [game: string, share: number][] = [
  ['doomtrooper', 5],
  ['summoner-wars', 14.6],
  ['siegestorm', 5.4],
  ['original-war', 5],
];

it.each(LEANING)('few cards of %s have something declared for them alone', async (id, most) => {
  const { cards, declared, leaning } = countNative((await loadGame(id)).def);
  expect((100 * leaning) / cards, JSON.stringify(declared)).toBeLessThan(most + 0.05);
});
