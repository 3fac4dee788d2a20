import { build as b } from '@bojiste/kernel/effects/index';
import type { Ability, Num } from '@bojiste/kernel/effects/nodes';
import type { GameDef } from '@bojiste/kernel/table/contract';
import { describe, expect, test } from 'vitest';
import { lintSilence, type Unsaid } from '../lint/silent.ts';
import { exactText } from '../print/index.ts';
import { both, unit, words } from './print-game.ts';

/** Each fault is planted: a text that leaves something out, or says what the ability does not do. */

const { self, you, $ } = b;
const game: GameDef = {
  ...words,
  calcs: {
    ...words.calcs,
    ready: { type: 'cond', args: [], run: () => 1, text: both('', '') },
    near: { type: 'cond', args: ['number'], run: () => 1, text: both('je blízko', 'it is near') },
  },
};
const faults = (ability: Ability, list: readonly Unsaid[] = [], def = game): readonly string[] =>
  lintSilence({ ...def, cards: [unit(ability)] }, list).map(({ place, message }) => `${place}: ${message}`);
const ready = { k: 'calc', name: 'ready', args: [] } as const;

describe('text equals behaviour', () => {
  test('an ability that tells all is silent about nothing', () => {
    const plain = b.act('hit', b.pick('u', b.inPlay.kind('unit'), b.addCounter('damage', $('u'), 2)), {
      limit: { per: 'turn', n: 1 },
    });
    expect(faults(plain)).toEqual([]);
  });

  test('a condition without words is found, in both languages', () => {
    const found = faults(b.act('hit', b.addCounter('damage', self, 2), { when: ready }));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/hit\.when: cs, en/);
  });

  test('so is a number that the words of a question ignore', () => {
    const near = { k: 'calc', name: 'near', args: [3] } as const;
    expect(faults(b.act('hit', b.addCounter('damage', self, 2), { when: near }))[0]).toMatch(/when\.args\[0\].* 3/);
  });

  test('a verb that ignores its number is found', () => {
    const add = words.verbs.push;
    const mute = { ...add, args: ['card', 'number'] as const, text: both('[udeřte|udeřit|udeří]', '[strike|strikes]') };
    const def: GameDef = { ...game, verbs: { ...game.verbs, mute } } as GameDef;
    const found = faults(b.act('hit', { k: 'verb', verb: 'mute', args: [{ k: 'it' }, 4] }), [], def);
    expect(found.map((x) => x.split(': ')[0])).toEqual(['cards/sample/hit.do.args[0]', 'cards/sample/hit.do.args[1]']);
  });

  test('a limit is told by the price only where it is just what can be paid', () => {
    const bought = (max: Num, n: Num): Ability =>
      b.act(
        'hit',
        b.pickMany(
          'us',
          b.inPlay.kind('unit'),
          1,
          max,
          b.seq(b.pay(b.spend('magic', n)), b.each('u', b.chosen('us'), b.addCounter('damage', $('u'), 1))),
        ),
      );
    const number = b.count(b.chosen('us'));
    const affordable = (per: number): Num => b.divDown(b.resource(you, 'magic'), per);
    const text = (ability: Ability): string => exactText(game, ability, 'en', unit(ability));
    const later = b.times(3, b.minus(number, 1));
    expect(faults(bought(affordable(3), b.times(3, number)))).toEqual([]);
    expect(faults(bought(b.plus(1, affordable(3)), later))).toEqual([]);
    expect(text(bought(affordable(3), b.times(3, number)))).not.toContain('at most');
    expect(text(bought(b.plus(1, affordable(3)), later))).toContain('3 magic for each of them except the first');
    for (const other of [affordable(4), b.plus(1, affordable(3)), b.divDown(b.resource(b.foe, 'magic'), 3)])
      expect(text(bought(other, b.times(3, number)))).toContain('at most');
    for (const other of [affordable(3), b.plus(2, affordable(3))])
      expect(text(bought(other, later))).toContain('at most');
  });

  test('a rule that says it for all cards lets it pass, and one that nothing needs is told', () => {
    const ability = b.act('hit', b.addCounter('damage', self, 2), { when: ready });
    const rule: Unsaid = { what: { k: 'calc', name: 'ready' }, why: 'the rules say it' };
    expect(faults(ability, [rule])).toEqual([]);
    expect(faults(b.act('hit', b.addCounter('damage', self, 2)), [rule])[0]).toContain('nothing needs');
  });

  test('words that are said to tell it must be there', () => {
    const ability = b.act('hit', b.addCounter('damage', self, 2), { when: ready });
    const quoted = (cs: string): Unsaid => ({ ability: 'hit', cs, en: 'put 2 damage', why: 'told so' });
    expect(faults(ability, [quoted('zranění')])).toEqual([]);
    expect(faults(ability, [quoted('se sluncem')])).toHaveLength(2);
  });
});

describe('texts by hand', () => {
  const hit = b.act('hit', b.draw(you, 3));
  const byHand = (cs: string, en: string): readonly string[] => faults({ ...hit, wording: both(cs, en) });

  test('have the numbers of the ability, in digits or in words', () => {
    expect(byHand('Doberte si 3 karty.', 'Draw three cards.')).toEqual([]);
  });

  test('a number that is missing or another one is found', () => {
    expect(byHand('Doberte si karty.', 'Draw 3 cards.')[0]).toContain('cs: the text by hand does not say 3');
    expect(byHand('Doberte si 3 karty.', 'Draw 3 cards, at most 5.')[0]).toContain('en: the text by hand says 5');
  });
});
