import { SPECTATOR, viewOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { an, army, game, offers, options, pile, play, size, table, tried, used, watch } from './kit.ts';

/** SS-PAY, SS-ACT, SS-SUPP and the rulings on payment. */

rule(['SS-PAY-01', 'SS-PAY-05', 'SS-PAY-06'], 'a card is played only when its cost can be met by the others', () => {
  const s = table({ A: { hand: ['m2/1/1', 'm3/1/1', 'm0/1/1'] } });
  expect(offers(s, 'action m2/1/1')).toBe(true);
  expect(tried(s, 'action m3/1/1')?.clause).toBe('SS-PAY-05');
  play(s, 'action m2/1/1');
  expect(offers(s, 'done')).toBe(false);
});

rule(['SS-PAY-03', 'SS-RULING-32'], 'payments lie on the losses in the order of paying', () => {
  const s = table({ A: { hand: ['m2/1/1', 'm0/1/1', 'm0/2/2'], loss: ['m0/9/9'] } });
  play(s, 'action m2/1/1', 'm0/2/2');
  expect(pile(s, 'loss', 0)).toEqual(['m0/9/9', 'm0/2/2', 'm0/1/1', 'm2/1/1']);
  const t = table({ A: { hand: ['m0/1/1', 'm0/2/2'], army: ['', 'pay2-dragon', ''] } });
  play(t, 'activate A2', 'm0/1/1');
  expect(army(t, 'A')[0]).toBe('m0/2/2');
});

rule(['SS-PAY-04', 'SS-SUPP-04'], 'each used reserve lowers the price by one', () => {
  const s = table({ A: { hand: ['m3/1/1', 'm0/1/1'], reserves: ['m0/2/2', 'm0/3/3'] } });
  play(s, 'action m3/1/1');
  expect(used(s, 0)).toEqual([true, true]);
  expect(pile(s, 'loss', 0)).toEqual(['m0/1/1', 'm3/1/1']);
});

rule(
  ['SS-PAY-07', 'SS-PAY-08', 'SS-RULING-29'],
  'one command for card and use, at one price, checked before anything moves',
  () => {
    const s = table({ A: { hand: ['m2/1/1', 'm0/1/1', 'm0/2/2'], army: ['m0/3/3', '', ''] } });
    expect(tried(s, 'monster m2/1/1')?.clause).toBe('SS-MON-03');
    expect(size(s, 'hand', 0)).toBe(3);
    play(s, 'action m2/1/1', 'm0/1/1');
    expect(size(s, 'loss', 0)).toBe(3);
    const t = table({ A: { hand: ['m2/1/1', 'm0/1/1', 'm0/2/2'] } });
    play(t, 'monster m2/1/1', 'm0/1/1');
    expect(size(t, 'loss', 0)).toBe(2);
  },
);

rule('SS-PAY-09', 'the payer picks: six pairs of four cards', () => {
  const hand = ['m2/1/1', 'm0/1/1', 'm0/2/2', 'm0/3/3', 'm0/4/4'];
  const pairs = new Set<string>();
  for (const first of hand.slice(1)) {
    const s = play(table({ A: { hand } }), 'action m2/1/1', first);
    for (const second of options(s)) pairs.add([first, second].sort().join());
  }
  expect(pairs.size).toBe(6);
});

rule('SS-PAY-09', 'reserves are told as a set, hand cards as a whole in the order in which they will lie', () => {
  const s = table({ A: { hand: ['m3/1/1', 'm0/1/1', 'm0/2/2', 'm0/3/3'], reserves: ['m0/4/4', 'm0/5/5'] } });
  play(s, 'action m3/1/1');
  const [four, five] = options(s);
  expect([four, five, ...options(s).slice(2)]).toEqual(['m0/4/4#5', 'm0/5/5#6', 'done']);
  play(s, `{${five}}`);
  expect(used(s, 0)).toEqual([false, false]);
  expect(tried(s, '[m0/3/3]')?.code).toBe('tooFew');
  expect(tried(s, '[m0/3/3+m0/1/1+m0/2/2]')?.code).toBe('tooMany');
  play(s, '[m0/3/3+m0/1/1]');
  expect(used(s, 0)).toEqual([false, true]);
  expect(pile(s, 'loss', 0)).toEqual(['m0/3/3', 'm0/1/1', 'm3/1/1']);
});

rule('SS-PAY-04', 'so many reserves pay at least as the hand cannot', () => {
  const s = table({ A: { hand: ['m3/1/1', 'm0/1/1'], reserves: ['m0/4/4', 'm0/5/5', 'm0/6/6'] } });
  play(s, 'action m3/1/1');
  const [four, five, six] = options(s);
  expect(tried(s, `{${four}}`)?.code).toBe('tooFew');
  play(s, `{${[four, five ?? six].join('+')}}`);
  expect(pile(s, 'loss', 0)).toEqual(['m0/1/1', 'm3/1/1']);
});

rule('SS-RULING-31', 'payment is exact, and costs do not fall below 0', () => {
  const s = table({ A: { hand: ['m1/1/1', 'm0/1/1', 'm0/2/2'] } });
  play(s, 'action m1/1/1', 'm0/1/1');
  expect(size(s, 'hand', 0)).toBe(1);
  const t = table({ A: { hand: ['m1/1/1', 'm0/1/1'], front: 'cheaper' } });
  play(t, 'monster m1/1/1');
  expect(pile(t, 'hand', 0)).toEqual(['m0/1/1']);
});

rule('SS-RULING-31', 'nobody pays more than the cost', () => {
  const s = table({ A: { hand: ['m1/1/1', 'm1/2/2', 'm0/1/1', 'm0/2/2'] } });
  play(s, 'action m1/1/1', 'm0/1/1');
  expect(tried(s, 'm0/2/2')).not.toBeNull();
  expect(offers(s, 'm0/2/2')).toBe(false);
  expect(pile(s, 'loss', 0)).toEqual(['m0/1/1', 'm1/1/1']);
});

rule(['SS-ACT-01', 'SS-TERM-01'], 'an action resolves, then its card goes on top of the losses', () => {
  const s = table({ A: { hand: ['deal1'], loss: ['m0/9/9'] } });
  expect(watch(() => play(s, 'action deal1')).slice(0, 2)).toEqual(['commanded', 'damaged']);
  expect(pile(s, 'loss', 0)).toEqual(['m0/9/9', 'deal1']);
  expect(size(s, 'deck', 1)).toBe(19);
});

rule('SS-ACT-02', 'any number of actions in a turn', () => {
  const s = table({ A: { hand: ['deal1', 'deal1', 'deal2', 'deal3'] } });
  play(s, 'action deal1', 'action deal1', 'action deal2', 'action deal3');
  expect(size(s, 'deck', 1)).toBe(13);
});

rule(['SS-ACT-03', 'SS-RULING-08'], 'actions fit after each of the steps 1 to 4', () => {
  for (const step of ['prepare', 'draw', 'advance', 'deploy']) {
    const s = table({ A: { hand: ['deal1'], army: ['', 'pay1-deal1', ''] }, step });
    expect(options(s)).toEqual(expect.arrayContaining(['action deal1', 'activate A2']));
  }
  const s = table({ A: { hand: ['deal1'], army: ['', '', 'm0/1/1'] }, step: 'draw' });
  play(s, 'done');
  expect(tried(s, 'action deal1')).not.toBeNull();
  play(s, 'support');
  expect(offers(s, 'action deal1')).toBe(true);
});

rule(['SS-ACT-04', 'SS-ANAT-05'], 'the ability of a card played as an action is off', () => {
  const s = table({ A: { hand: ['deal1-and-more'] } });
  play(s, 'action deal1-and-more');
  expect(size(s, 'deck', 1)).toBe(19);
});

rule(['SS-ACT-05', 'SS-RULING-61'], 'outside the own turn only reactions', () => {
  const s = table({ A: {}, B: { hand: ['deal1'], army: ['', 'pay1-deal1', ''] } });
  expect(tried(s, 'action deal1', 1)?.code).toBe('notYours');
  expect(tried(s, 'activate B2', 1)?.code).toBe('notYours');
});

rule(['SS-SUPP-01', 'SS-TERM-24', 'SS-SUPP-09'], 'support: face down into the reserves, no damage, no action', () => {
  const s = table({ A: { army: ['', '', 'deal3'] }, step: 'draw' });
  play(s, 'done', 'support');
  expect(pile(s, 'reserves', 0)).toEqual(['deal3']);
  // Face down, and known to everybody who saw it march (SS-RULING-63).
  for (const viewer of [0, 1, SPECTATOR]) {
    const seen = viewOf(game(), s, viewer).cards.find((card) => card.zone === game().zoneOf('reserves', 0));
    expect([seen?.face, seen?.key]).toEqual(['down', 'deal3']);
  }
  expect([size(s, 'loss', 0), size(s, 'deck', 1)]).toEqual([0, 20]);
});

rule('SS-SUPP-02', 'a reserve is no ally, no monster, and its ability is off', () => {
  const s = table({ A: { army: ['', 'm0/2/2', 'an-allies'] }, step: 'draw' });
  expect(an(s, 'A2')).toBe(3);
  play(s, 'done', 'support');
  expect([an(s, 'A3'), size(s, 'reserves', 0)]).toEqual([2, 1]);
  const t = table({ A: { hand: ['sacrifice-deal3'], reserves: ['m0/1/1'] } });
  play(t, 'action sacrifice-deal3');
  expect([size(t, 'reserves', 0), size(t, 'deck', 1)]).toEqual([1, 20]);
});

rule(['SS-SUPP-05', 'SS-TERM-29', 'SS-SUPP-06'], 'a used reserve is turned and pays once', () => {
  const s = table({ A: { hand: ['m1/1/1', 'm1/2/2'], reserves: ['m0/1/1'] } });
  play(s, 'action m1/1/1', 'm0/1/1#3');
  expect(used(s, 0)).toEqual([true]);
  expect(tried(s, 'action m1/2/2')?.clause).toBe('SS-PAY-05');
});

rule('SS-SUPP-07', 'any number of reserves', () => {
  const s = table({ A: { army: ['', '', 'm0/1/1'], reserves: new Array(12).fill('m0/2/2') }, step: 'draw' });
  play(s, 'done', 'support');
  expect(size(s, 'reserves', 0)).toBe(13);
});

rule('SS-SUPP-08', 'a reserve enters ready and pays at once', () => {
  const s = table({ A: { army: ['', '', 'm0/1/1'], hand: ['m1/2/2'] }, step: 'draw' });
  play(s, 'done', 'support', 'done', 'monster m1/2/2');
  expect(used(s, 0)).toEqual([true]);
  expect(army(s, 'A')[0]).toBe('m1/2/2');
});

rule(['SS-SUPP-10', 'SS-TERM-31'], 'a readied reserve pays again', () => {
  const s = table({ A: { hand: ['ready1', 'm1/1/1'], reserves: ['m0/1/1*'] } });
  expect(offers(s, 'action m1/1/1')).toBe(true);
  play(s, 'action ready1');
  expect(used(s, 0)).toEqual([false]);
  play(s, 'monster m1/1/1');
  expect(used(s, 0)).toEqual([true]);
});

rule(['SS-TURN-03', 'SS-TURN-04', 'SS-RULING-30'], 'preparation readies the own reserves only', () => {
  const s = table({
    A: { reserves: ['m0/1/1*', 'm0/2/2'] },
    B: { reserves: ['m0/1/1*', 'm0/2/2*'], hand: ['m1/1/1'] },
  });
  play(s, 'done');
  expect(used(s, 0)).toEqual([true, false]);
  expect(used(s, 1)).toEqual([false, false]);
  expect(offers(s, 'action m1/1/1')).toBe(true);
});

rule(['SS-TERM-06', 'SS-MON-10'], 'a free card costs nothing, and deploying does not resolve its action', () => {
  const s = table({ A: { hand: ['deal3'] } });
  play(s, 'monster deal3');
  expect([size(s, 'loss', 0), size(s, 'deck', 1)]).toEqual([0, 20]);
});
