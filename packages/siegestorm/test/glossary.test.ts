import { statOf, viewOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { STAT } from '../types.ts';
import {
  an,
  army,
  at,
  deciders,
  dn,
  endTurn,
  game,
  options,
  pile,
  play,
  size,
  table,
  top,
  tried,
  until,
  watch,
  winner,
} from './kit.ts';

/** SS-TERM and the rulings on drawing, damage, healing, ownership and information. */

rule('SS-TERM-04', "the battle area holds armies, boards and reserves; the board only fronts and no man's land", () => {
  const g = game();
  const board = g.def.zones.find((zone) => zone.per === 'board');
  expect(board?.spaces).toEqual(expect.arrayContaining(['A1', 'A-front', 'land']));
  expect(g.zones[g.zoneOf('reserves', 0)].board).toBe(false);
});

rule(['SS-TERM-09', 'SS-TERM-15'], 'cards are in play, monsters in armies or on the board', () => {
  const s = table({
    A: {
      hand: ['destroy-free', 'm0/3/3'],
      army: ['m0/1/1', '', ''],
      front: 'm0/1/1',
      reserves: ['m0/2/2'],
      loss: ['m0/4/4'],
    },
  });
  play(s, 'action destroy-free');
  expect(options(s)).toHaveLength(4);
  const t = table({ A: { army: ['dn-monsters', '', ''], front: 'm0/1/1', reserves: ['m0/2/2'] } });
  const reserve = t.cards[t.zones[game().zoneOf('reserves', 0)][0]];
  expect([dn(t, 'A-front'), statOf(game(), t, reserve, STAT.dn)]).toEqual([2, 2]);
});

rule(['SS-TERM-10', 'SS-TERM-12'], 'heal moves the top losses, if there are any', () => {
  const s = table({ A: { hand: ['heal2'], loss: ['m0/1/1', 'm0/2/2', 'm0/3/3', 'm0/4/4', 'm0/5/5'] } });
  play(s, 'action heal2');
  expect([size(s, 'loss', 0), pile(s, 'heal', 0)]).toEqual([4, ['m0/4/4', 'm0/5/5']]);
  const t = table({ A: { hand: ['heal2'] } });
  play(t, 'action heal2');
  expect([size(t, 'heal', 0), pile(t, 'loss', 0)]).toEqual([0, ['heal2']]);
});

rule(['SS-TERM-11', 'SS-RULING-20'], 'damage takes the healing deck first, the rest from the resources', () => {
  const s = table({ A: { hand: ['deal3'] }, B: { heal: 2, deck: 10 } });
  play(s, 'action deal3');
  expect([size(s, 'heal', 1), size(s, 'deck', 1), size(s, 'loss', 1)]).toEqual([0, 9, 3]);
  const t = table({ A: { hand: ['deal5'] }, B: { heal: 2, deck: 10 } });
  play(t, 'action deal5');
  expect([size(t, 'heal', 1), size(t, 'deck', 1), size(t, 'loss', 1)]).toEqual([0, 7, 5]);
});

rule(['SS-TERM-14', 'SS-TERM-37'], 'enemies and allies are army cards', () => {
  const s = table({
    A: { hand: ['destroy-enemy'], army: ['m0/2/2', '', 'm0/3/3'], front: 'an-allies', reserves: ['m0/1/1'] },
    B: { army: ['m0/5/5', '', ''], front: 'm0/1/1', reserves: ['m0/1/1'] },
  });
  expect([an(s, 'A1'), an(s, 'A3'), an(s, 'A-front')]).toEqual([3, 4, 2]);
  play(s, 'action destroy-enemy');
  expect([army(s, 'B')[0], at(s, 'B-front'), size(s, 'reserves', 1)]).toEqual(['', 'm0/1/1', 1]);
});

rule('SS-TERM-17', 'an effect on the opposing deployment area touches the first position only', () => {
  const s = table({ A: { army: ['', 'foe-dn', ''] }, B: { army: ['m0/1/4', 'm0/1/4', ''] } });
  expect([dn(s, 'B1'), dn(s, 'B2')]).toEqual([3, 4]);
});

rule(['SS-TERM-21', 'SS-RULING-64'], 'the discarding player chooses; an empty source is no error', () => {
  const s = table({ A: { hand: ['discard1'] }, B: { hand: ['m7/1/1', 'm7/2/2', 'm7/3/3'] } });
  play(s, 'action discard1', 'pass');
  expect(deciders(s)).toEqual([1]);
  play(s, 'm7/2/2');
  expect(top(s, 'loss', 1)).toBe('m7/2/2');
  const t = table({ A: { hand: ['steal1', 'discard1'] } });
  play(t, 'action steal1', 'action discard1');
  expect(size(t, 'hand', 0)).toBe(0);
});

rule(['SS-TERM-22', 'SS-TERM-23', 'SS-RULING-62'], 'resurrected cards are yours for good', () => {
  const s = table({ A: { hand: ['resurrect2', 'm2/1/1', 'heal3-for1'] }, B: { loss: ['m0/1/1', 'm0/2/2', 'm0/3/3'] } });
  play(s, 'action resurrect2');
  expect(pile(s, 'hand', 0)).toEqual(['m2/1/1', 'heal3-for1', 'm0/3/3', 'm0/2/2']);
  expect(pile(s, 'loss', 1)).toEqual(['m0/1/1']);
  play(s, 'action m2/1/1', 'm0/3/3', 'm0/2/2');
  expect(pile(s, 'loss', 0)).toEqual(['resurrect2', 'm0/3/3', 'm0/2/2', 'm2/1/1']);
});

rule(['SS-TERM-41', 'SS-TERM-42'], 'stealing is random, and the card is yours when it falls', () => {
  const steal = (dice: number) => {
    const s = table({ A: { hand: ['steal1'] }, B: { hand: ['m7/1/1', 'm7/2/2', 'm7/3/3', 'm7/4/4'] }, dice: [dice] });
    play(s, 'action steal1', 'pass');
    return pile(s, 'hand', 0)[0];
  };
  expect([steal(0), steal(2)]).toEqual(['m7/1/1', 'm7/3/3']);
  const s = table({ A: { hand: ['steal1'] }, B: { hand: ['m0/1/1', 'destroy-enemy'] }, dice: [0] });
  play(s, 'action steal1', 'pass', 'monster m0/1/1');
  endTurn(s);
  play(until(s, 'draw'), 'action destroy-enemy');
  expect(top(s, 'loss', 0)).toBe('m0/1/1');
});

rule(['SS-TERM-45', 'SS-RULING-26'], 'vision keeps one card and buries the rest', () => {
  const deck = ['m0/9/9', 'm0/3/3', 'm0/2/2', 'm0/1/1'];
  const s = table({ A: { hand: ['vision3'], deck } });
  play(s, 'action vision3', 'm0/2/2@visionA', 'm0/1/1@visionA');
  expect(pile(s, 'hand', 0)).toEqual(['m0/2/2']);
  expect(pile(s, 'deck', 0)).toEqual(['m0/3/3', 'm0/1/1', 'm0/9/9']);
});

rule('SS-RULING-25', 'vision with too few cards loses, or takes what is there', () => {
  const s = table({ A: { hand: ['vision3'], deck: 2 } });
  play(s, 'action vision3');
  expect(winner(s)).toBe(2);
  const t = table({ A: { hand: ['vision3'], deck: ['m0/1/1', 'm0/2/2'] }, options: { visionShort: 1 } });
  play(t, 'action vision3', 'm0/2/2@visionA');
  expect([winner(t), pile(t, 'hand', 0), pile(t, 'deck', 0)]).toEqual([-1, ['m0/2/2'], ['m0/1/1']]);
});

rule(['SS-TERM-35', 'SS-TERM-44'], 'abilities work in army, on board and while striking, nowhere else', () => {
  const bonus = (where: object) => an(table({ A: { army: ['', 'm0/3/3', ''], ...where } }), 'A2');
  expect(bonus({ front: 'an-allies' })).toBe(4);
  expect(bonus({ army: ['an-allies', 'm0/3/3', ''] })).toBe(4);
  expect(bonus({ hand: ['an-allies'] })).toBe(3);
  expect(bonus({ reserves: ['an-allies'] })).toBe(3);
  expect(bonus({ loss: ['an-allies'] })).toBe(3);
  const s = play(table({ A: { army: ['', 'm0/3/3', 'an-allies'] }, step: 'draw' }), 'done');
  expect(an(s, 'A3')).toBe(4);
});

rule('SS-TERM-48', 'liquidated cards are out of the game', () => {
  const s = table({ A: { hand: ['liquidate-enemy'] }, B: { army: ['m0/1/1', '', ''] } });
  play(s, 'action liquidate-enemy');
  expect([pile(s, 'removed', 1), size(s, 'loss', 1)]).toEqual([['m0/1/1'], 0]);
});

rule('SS-RULING-18', 'cards move one at a time from the top', () => {
  const s = table({ A: { hand: ['deal2'] }, B: { deck: ['m0/1/1', 'm0/2/2'] } });
  play(s, 'action deal2');
  expect(pile(s, 'loss', 1)).toEqual(['m0/2/2', 'm0/1/1']);
});

rule('SS-RULING-19', 'damage beyond the deck defeats, damage equal to it does not', () => {
  const after = (key: string, deck: number) =>
    winner(play(table({ A: { hand: [key] }, B: { deck } }), `action ${key}`));
  expect([after('deal3', 3), after('deal5', 4), after('per-reserve', 0)]).toEqual([-1, 1, -1]);
});

rule('SS-RULING-21', 'the healing deck does not serve draws', () => {
  const s = table({ A: { hand: ['draw1'], deck: 0, heal: 5 } });
  play(s, 'action draw1');
  expect(winner(s)).toBe(2);
});

rule('SS-RULING-22', 'the top block is healed in order, payments too, the card itself not', () => {
  const s = table({ A: { hand: ['heal3-for1', 'm0/3/3'], loss: ['m0/1/1', 'm0/2/2'] } });
  play(s, 'action heal3-for1');
  expect([pile(s, 'heal', 0), pile(s, 'loss', 0)]).toEqual([['m0/1/1', 'm0/2/2', 'm0/3/3'], ['heal3-for1']]);
});

rule('SS-RULING-23', 'an eleventh card goes to losses, however it comes', () => {
  const full = new Array(10).fill('m7/1/1');
  const s = play(
    table({ A: { hand: full, army: ['', 'strikers-to-hand', 'm0/1/1'] }, step: 'draw' }),
    'done',
    'strike',
  );
  expect([size(s, 'hand', 0), top(s, 'loss', 0)]).toEqual([10, 'm0/1/1']);
  const t = table({ A: { hand: [...full, 'steal1'] }, B: { hand: ['m7/9/9'] }, dice: [0] });
  play(t, 'action steal1', 'pass');
  expect(pile(t, 'loss', 0)).toEqual(['m7/9/9', 'steal1']);
});

rule('SS-RULING-24', 'a card on the chain is not in hand', () => {
  const s = table({ A: { hand: ['draw3', ...new Array(9).fill('m7/1/1')] } });
  play(s, 'action draw3');
  expect([size(s, 'hand', 0), size(s, 'loss', 0)]).toEqual([10, 3]);
});

rule('SS-RULING-27', 'the active player takes "each player" first', () => {
  const s = table({ A: { hand: ['each2'], deck: 1 }, B: { deck: 1 } });
  play(s, 'action each2');
  expect(winner(s)).toBe(2);
});

rule(['SS-RULING-63', 'SS-FIELD-14'], 'what is open and what is hidden', () => {
  const s = play(
    table({
      A: { army: ['', '', 'm0/4/4'], hand: ['m7/1/1'], loss: ['m0/1/1', 'm0/2/2'], heal: ['m0/3/3'] },
      step: 'draw',
    }),
    'done',
    'support',
  );
  const g = game();
  const seen = (zone: string) =>
    viewOf(g, s, 1)
      .cards.filter((card) => card.zone === g.zoneOf(zone, 0))
      .map((card) => card.key);
  expect(seen('loss').sort()).toEqual(['m0/1/1', 'm0/2/2']);
  expect(seen('reserves')).toEqual(['m0/4/4']);
  expect([seen('hand'), seen('heal'), seen('deck')]).toEqual([[], [], []]);
  expect(viewOf(g, s, 1).sizes[g.zoneOf('heal', 0)]).toBe(1);
  const t = table({ A: { hand: ['fox-double', 'm0/5/5', 'm0/1/1', 'm0/2/2'] } });
  play(t, 'action fox-double', 'm0/1/1', 'm0/2/2');
  const hidden = viewOf(g, t, 1).cards.filter((card) => card.zone === g.zoneOf('reserves', 0));
  expect(hidden.map((card) => card.key)).toEqual([null]);
  expect(viewOf(g, t, 0).cards.find((card) => card.zone === g.zoneOf('reserves', 0))?.key).toBe('m0/5/5');
});

rule(['SS-EX-14', 'SS-CARD-cistic'], 'the Cleanser counts reserves, used or not', () => {
  const s = table({
    A: { hand: ['cleanser', 'm0/1/1', 'm0/2/2', 'm0/3/3'] },
    B: { reserves: ['m0/1/1*', 'm0/2/2', 'm0/3/3'] },
  });
  play(s, 'action cleanser', 'm0/1/1', 'm0/2/2');
  expect([size(s, 'deck', 1), size(s, 'reserves', 1)]).toEqual([14, 3]);
});

rule('SS-CARD-najemny-vrah', 'the Assassin destroys a reserve', () => {
  const s = table({
    A: { army: ['', 'assassin', ''], hand: ['m0/1/1', 'm0/2/2'] },
    B: { reserves: ['m0/4/4', 'm0/5/5'] },
  });
  play(s, 'activate A2', 'm0/1/1', 'm0/5/5#5');
  expect([top(s, 'loss', 1), pile(s, 'reserves', 1)]).toEqual(['m0/5/5', ['m0/4/4']]);
});

rule('SS-CARD-anon-extra-draw', 'one more card in the draw step', () => {
  const s = table({ A: { army: ['', 'extra-draw', ''] }, step: 'prepare' });
  play(s, 'done');
  expect(size(s, 'deck', 0)).toBe(17);
  expect(watch(() => tried(s, 'x'))).toEqual([]);
});

rule('SS-TERM-48', 'liquidating is bound to the cost the card names', () => {
  for (const key of ['judge-of-the-dead']) {
    const hand = [key, ...new Array<string>(4).fill('m0/1/1')];
    const s = table({ A: { hand }, B: { army: ['m3/1/1', 'm4/1/1', ''] } });
    play(s, `action ${key}`);
    while (options(s).includes('pass')) play(s, 'pass');
    expect([at(s, 'B1'), at(s, 'B2'), pile(s, 'removed', 1)]).toEqual(['', 'm4/1/1', ['m3/1/1']]);
  }
});

rule('SS-TERM-45', 'vision shows as many cards as the card says', () => {
  for (const [key, cost, n] of [
    ['oracle', 3, 4],
    ['dove-keeper', 0, 2],
  ] as const) {
    const hand = [key, ...new Array<string>(cost).fill('m0/1/1')];
    const s = table({ A: { hand, deck: ['m1/1/1', 'm2/2/2', 'm3/3/3', 'm4/4/4', 'm5/5/5'] } });
    play(s, `action ${key}`);
    while (options(s).includes('pass')) play(s, 'pass');
    expect([key, options(s).length]).toEqual([key, n]);
  }
});
