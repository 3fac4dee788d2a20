import { type Seat, viewOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { TALLY } from '../types.ts';
import {
  an,
  army,
  at,
  deciders,
  game,
  lives,
  offers,
  options,
  pile,
  play,
  size,
  stepName,
  type Table,
  table,
  threat,
  tried,
  used,
  winner,
} from './kit.ts';

/** SS-COOP and the rulings on the co-operative mode. P1 is A, P2 is B, the boss C. */

const coop = (t: Omit<Table, 'mode'>) => table({ mode: 'coop', ...t });
const bossTurn = (hand: readonly string[], t: Omit<Table, 'mode'> = {}) => {
  const s = coop({ ...t, boss: { sheet: `sheet${hand.length}`, renewed: true, ...t.boss, deck: hand } });
  return play(s, 'A: done', 'B: done');
};

rule(
  ['SS-COOP-01', 'SS-RULING-87'],
  "two players, two boards, one boss army; leaders fill fronts, then no man's lands",
  () => {
    const s = bossTurn(['b-leader1', 'b-leader2', 'b-leader3', 'b-deploy1'], { boss: { front: 'b-leader1' } });
    expect([at(s, 'Cx-front'), at(s, 'land'), at(s, 'landB'), army(s, 'C')[0]]).toEqual([
      'b-leader3',
      'b-leader2',
      'b-leader1',
      'b-deploy1',
    ]);
  },
);

rule('SS-COOP-02', 'boss rules hold', () => {
  const s = bossTurn(['b-action2', 'b-action3'], { boss: { threat: 1 } });
  expect([threat(s), pile(s, 'loss', 2)]).toEqual([2, ['b-action2']]);
});

rule(['SS-COOP-03', 'SS-RULING-86'], 'both act at once, each in the own steps', () => {
  const s = coop({
    A: { army: ['m0/1/1', '', ''], hand: ['m0/4/4'] },
    B: { army: ['m0/2/2', '', ''], hand: ['m0/3/3'] },
    step: 'prepare',
  });
  expect(deciders(s)).toEqual([0, 1]);
  play(s, 'B: done', 'B: done');
  expect([army(s, 'B')[1], army(s, 'A')[0]]).toEqual(['m0/2/2', 'm0/1/1']);
  play(s, 'B: done', 'B: monster m0/3/3');
  expect(tried(s, 'monster m0/4/4', 0)).not.toBeNull();
  play(s, 'B: done');
  expect(deciders(s)).toEqual([0]);
  play(s, 'A: done', 'A: done', 'A: done');
  expect(stepName(s)).toBe('deploy');
});

rule('SS-COOP-04', "the partner's army is allied", () => {
  const s = coop({ A: { army: ['', 'an-allies', ''] }, B: { army: ['', 'm0/2/2', ''] } });
  expect(an(s, 'B2')).toBe(3);
});

rule('SS-COOP-05', 'abilities of either army serve both', () => {
  const s = coop({ A: { army: ['extra-draw', '', ''] }, step: 'prepare' });
  play(s, 'A: done', 'B: done');
  expect([size(s, 'deck', 0), size(s, 'deck', 1)]).toEqual([17, 17]);
});

rule(['SS-COOP-06', 'SS-RULING-91'], 'either player may pay for an ability, and is its "you"', () => {
  const s = coop({ A: { army: ['', 'pay1-deal1', ''] }, B: { hand: ['m0/1/1'] } });
  play(s, 'B: activate A2');
  expect([lives(s), pile(s, 'loss', 1)]).toEqual([19, ['m0/1/1']]);
  const t = coop({ A: { army: ['', 'pay1-heal1', ''] }, B: { hand: ['m0/1/1'] } });
  play(t, 'B: activate A2');
  expect([size(t, 'heal', 0), size(t, 'heal', 1)]).toEqual([0, 1]);
  const u = coop({ A: { army: ['', 'm0/1/1', ''] }, B: { army: ['', 'm0/2/2', ''], hand: ['sacrifice-deal3'] } });
  play(u, 'B: action sacrifice-deal3');
  expect([at(u, 'A2'), at(u, 'B2'), lives(u)]).toEqual(['m0/1/1', '', 17]);
});

rule('SS-COOP-07', 'an action is paid and resolved by its player', () => {
  const s = coop({ A: { hand: ['deal2-for2', 'm0/1/1'] }, B: { hand: ['m0/2/2'] } });
  expect(tried(s, 'action deal2-for2', 0)?.clause).toBe('SS-PAY-05');
});

rule('SS-COOP-08', 'an extra turn is personal', () => {
  const s = coop({ A: { hand: ['extra', 'm0/1/1'] }, B: { hand: ['m0/1/1'] } });
  play(s, 'A: action extra', 'A: done', 'B: done');
  expect([s.active, stepName(s), deciders(s)]).toEqual([0, 'prepare', [0]]);
  play(s, 'A: done');
  expect([size(s, 'deck', 0), size(s, 'deck', 1)]).toEqual([18, 20]);
});

rule('SS-COOP-09', "the partner's board is off limits", () => {
  const s = coop({ A: { army: ['', '', 'm0/1/1'] }, step: 'draw' });
  play(s, 'A: done', 'A: hold');
  expect(options(s, 0).sort()).toEqual(['A-front', 'land']);
});

rule(['SS-COOP-10', 'SS-COOP-11'], 'a boss strike hits both in full, each behind the own defender', () => {
  const s = bossTurn(['b-action1'], { boss: { army: ['', '', 'b-an5'] } });
  expect([size(s, 'deck', 0), size(s, 'deck', 1)]).toEqual([15, 15]);
  const t = bossTurn(['b-action1'], { A: { army: ['m0/1/2', '', ''] }, boss: { army: ['', '', 'b-an5'] } });
  expect([size(t, 'deck', 0), size(t, 'deck', 1)]).toEqual([17, 15]);
});

rule(['SS-COOP-12', 'SS-COOP-13', 'SS-RULING-90'], 'direct damage: a joint choice of one player', () => {
  const s = bossTurn(['b-deal3']);
  expect([deciders(s), options(s)]).toEqual([[0], ['A', 'B']]);
  play(s, 'B');
  expect([deciders(s), options(s)]).toEqual([[1], ['yes', 'no']]);
  play(s, 'yes');
  expect([size(s, 'deck', 0), size(s, 'deck', 1)]).toEqual([20, 17]);
  const t = bossTurn(['b-deal3']);
  play(t, 'B', 'no');
  expect([size(t, 'deck', 0), size(t, 'deck', 1)]).toEqual([17, 20]);
  const u = bossTurn(['b-deal3'], { A: { hand: ['cancel-free'] }, B: { hand: ['cancel-free'] } });
  play(u, 'A: react-cancel cancel-free');
  expect([u.active, size(u, 'deck', 0), size(u, 'hand', 1)]).toEqual([0, 20, 1]);
});

rule(['SS-COOP-14', 'SS-EX-22', 'SS-CARD-anon-each-player'], '"each player" hits both in full', () => {
  const s = bossTurn(['b-each2']);
  expect([size(s, 'deck', 0), size(s, 'deck', 1)]).toEqual([18, 18]);
  const t = bossTurn(['b-each3', 'b-deal3']);
  play(t, 'A: b-each3', 'B: yes', 'A: B', 'B: yes');
  expect([size(t, 'deck', 0), size(t, 'deck', 1)]).toEqual([17, 14]);
});

rule('SS-RULING-88', 'one player out of cards and the team has lost', () => {
  const s = coop({ B: { deck: 1 }, step: 'prepare' });
  play(s, 'B: done');
  expect(winner(s)).toBe(4);
});

rule('SS-RULING-89', 'targets are chosen per player, the action resolves once', () => {
  const s = bossTurn(['b-action1'], {
    A: { front: 'm1/1/1' },
    B: { front: 'm1/1/9' },
    boss: { army: ['', '', 'b-an5'] },
  });
  expect([at(s, 'A-front'), at(s, 'B-front'), size(s, 'deck', 0), size(s, 'deck', 1)]).toEqual(['', 'm1/1/9', 20, 15]);
});

rule('SS-RULING-92', 'strikes stay on the own board, hands are open to the partner', () => {
  const s = coop({
    A: { army: ['', '', 'm0/4/0'] },
    B: { hand: ['m7/7/7'] },
    boss: { front2: 'b-leader1', army: ['b-deploy1', '', ''] },
    step: 'draw',
  });
  const open = (viewer: Seat) => viewOf(game(), s, viewer).cards.some((card) => card.key === 'm7/7/7');
  expect([open(0), open(-2)]).toEqual([true, false]);
  play(s, 'A: done', 'A: strike');
  expect([lives(s), at(s, 'Cx-front'), s.tally[TALLY.strength]]).toEqual([17, 'b-leader1', 3]);
  expect(offers(s, 'done', 1)).toBe(true);
});

rule('SS-RULING-92', 'in an extra turn the partner may use activated abilities, and nothing else', () => {
  const s = coop({
    A: { hand: ['extra'], army: ['', 'pay1-deal1', ''] },
    B: { hand: ['m0/7/7', 'deal3'] },
  });
  play(s, 'A: action extra', 'A: done', 'B: done');
  expect([s.active, deciders(s), options(s, 1)]).toEqual([0, [1, 0], ['assist A2', 'done']]);
  expect(tried(s, 'action deal3', 1)?.clause).toBe('SS-RULING-92');
  expect(tried(s, 'monster m0/7/7', 1)?.clause).toBe('SS-RULING-92');
  play(s, 'B: assist A2', 'B: m0/7/7');
  expect([lives(s), pile(s, 'loss', 1)]).toEqual([19, ['m0/7/7']]);
  play(s, 'B: done');
  expect([size(s, 'deck', 1), deciders(s)]).toEqual([20, [0]]);
});

rule(['SS-RULING-92', 'SS-RULING-11'], 'an advance that a helper brings about is carried out', () => {
  const s = coop({
    A: { hand: ['extra'], army: ['', 'pay1-advance', ''] },
    B: { hand: ['m0/7/7'], army: ['', '', 'm0/5/5'] },
  });
  play(s, 'A: action extra', 'A: done', 'B: done', 'B: assist A2', 'B: strike');
  expect([at(s, 'B3'), lives(s), at(s, 'A2')]).toEqual(['', 15, 'pay1-advance']);
});

rule(
  ['SS-RULING-90', 'SS-RULING-73', 'SS-SPEC-06'],
  'totems of equal cost: agreed upon, or decided by the first',
  () => {
    const raging = () =>
      bossTurn(['b-rage'], { boss: { front: 'b-totem', army: ['b-totem-hit', '', ''], lives: 10, start: 20 } });
    const s = raging();
    expect([deciders(s), options(s).sort()]).toEqual([[0], ['C-front', 'C2']]);
    play(s, 'A: C-front', 'B: yes');
    expect([lives(s), options(s)]).toEqual([11, ['A', 'B']]);
    play(s, 'A: B', 'B: yes');
    expect([size(s, 'deck', 0), size(s, 'deck', 1), s.active]).toEqual([20, 19, 0]);
    const t = play(raging(), 'A: C-front', 'B: no', 'A: C2');
    expect([lives(t), options(t)]).toEqual([10, ['A', 'B']]);
    play(t, 'A: A', 'B: yes');
    expect([lives(t), size(t, 'deck', 0)]).toEqual([11, 19]);
  },
);

rule(
  ['SS-RULING-90', 'SS-ORDER-04', 'SS-RULING-77'],
  'equal choices of the boss: one proposes, the other agrees',
  () => {
    const tie = () => bossTurn(['b-each2', 'b-deal3'], { boss: { sheet: 'sheet2' } });
    const s = tie();
    expect([deciders(s), options(s).sort()]).toEqual([[0], ['b-deal3', 'b-each2']]);
    play(s, 'A: b-each2');
    expect([deciders(s), options(s)]).toEqual([[1], ['yes', 'no']]);
    play(s, 'B: yes');
    expect([size(s, 'deck', 0), size(s, 'deck', 1)]).toEqual([18, 18]);
    // Without agreement the first in seat order decides.
    const t = play(tie(), 'A: b-each2', 'B: no');
    expect([deciders(t), options(t).sort()]).toEqual([[0], ['b-deal3', 'b-each2']]);
    play(t, 'A: b-deal3');
    expect(options(t)).toEqual(['A', 'B']);
    const strike = bossTurn(['b-action1'], {
      B: { front: 'm3/1/1' },
      lands: { landB: 'B m3/2/1' },
      boss: { army: ['', '', 'b-an5'] },
    });
    expect([deciders(strike), options(strike).sort()]).toEqual([[0], ['B-front', 'landB']]);
    play(strike, 'A: landB', 'B: yes');
    expect([at(strike, 'B-front'), at(strike, 'landB')]).toEqual(['m3/1/1', '']);
  },
);

rule(['SS-COOP-08', 'SS-RULING-16'], 'an extra turn has all its steps, for its player alone', () => {
  const s = coop({
    A: { hand: ['extra', 'm0/7/7'], reserves: ['m0/1/1*'], army: ['', '', 'm0/4/4'] },
    B: { hand: ['m0/8/8'], reserves: ['m0/1/1*'], army: ['', '', 'm0/5/5'] },
  });
  play(s, 'A: action extra', 'A: done', 'B: done');
  expect([used(s, 0), used(s, 1)]).toEqual([[false], [true]]);
  play(s, 'A: done', 'A: done', 'A: strike');
  expect([lives(s), size(s, 'deck', 0), at(s, 'B3')]).toEqual([16, 18, 'm0/5/5']);
  play(s, 'A: done', 'A: monster m0/7/7');
  expect(army(s, 'A')[0]).toBe('m0/7/7');
});

rule(['SS-RULING-79', 'SS-RULING-90'], 'the dearest enemy of two armies falls as the partners agree', () => {
  const falls = () => bossTurn(['b-destroy'], { A: { army: ['', 'm3/1/1', ''] }, B: { army: ['', 'm3/2/2', ''] } });
  const s = play(falls(), 'A: B2', 'B: yes');
  expect([at(s, 'A2'), at(s, 'B2')]).toEqual(['m3/1/1', '']);
  const t = play(falls(), 'A: B2', 'B: no', 'A: A2');
  expect([at(t, 'A2'), at(t, 'B2')]).toEqual(['', 'm3/2/2']);
});
