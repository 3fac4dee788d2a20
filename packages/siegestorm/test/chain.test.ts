import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import {
  army,
  at,
  cardAt,
  deciders,
  dn,
  game,
  offers,
  options,
  pile,
  play,
  size,
  stepName,
  table,
  top,
  tried,
  watch,
  winner,
} from './kit.ts';

/** SS-CHAIN, SS-DEPLOY and the rulings on reactions, targets and deploying. */

rule(['SS-CHAIN-01', 'SS-TERM-32'], 'the opponent may react before an action or ability resolves', () => {
  const s = table({ A: { hand: ['deal1'] }, B: { hand: ['deal2'] } });
  play(s, 'action deal1');
  expect([deciders(s), options(s), size(s, 'deck', 1)]).toEqual([[1], ['react deal2', 'pass'], 20]);
});

rule('SS-CHAIN-02', 'the right is the same in the other turn', () => {
  const s = table({ active: 1, B: { hand: ['deal1'] }, A: { hand: ['deal2'] } });
  play(s, 'action deal1');
  expect(deciders(s)).toEqual([0]);
});

rule(['SS-CHAIN-04', 'SS-EX-02'], 'a reaction is paid when it is played', () => {
  const s = table({ A: { hand: ['deal1', 'deal1'] }, B: { hand: ['deal2-for2', 'm0/1/1', 'm0/2/2'] } });
  play(s, 'action deal1', 'react deal2-for2', 'm0/1/1');
  expect(deciders(s)).toEqual([0]);
  expect(pile(s, 'loss', 1)).toEqual(['m0/1/1', 'm0/2/2']);
  expect([size(s, 'deck', 0), size(s, 'deck', 1)]).toEqual([20, 20]);
});

rule(
  ['SS-CHAIN-05', 'SS-CHAIN-08', 'SS-CHAIN-16'],
  'one reaction per item; then it resolves and the turn goes on',
  () => {
    const s = table({ A: { hand: ['deal1', 'm7/1/1'] }, B: { hand: ['deal2', 'deal3'] } });
    play(s, 'action deal1', 'react deal2');
    expect(deciders(s)).toEqual([0]);
    play(s, 'pass');
    expect([size(s, 'deck', 0), size(s, 'deck', 1)]).toEqual([18, 19]);
    expect([deciders(s), stepName(s)]).toEqual([[0], 'deploy']);
  },
);

rule(['SS-CHAIN-06', 'SS-CHAIN-13'], 'reactions answer reactions, alternating', () => {
  const s = table({ A: { hand: ['deal1', 'deal2', 'deal3'] }, B: { hand: ['deal2', 'deal3', 'deal5'] } });
  const order: number[] = [];
  play(s, 'action deal1');
  for (const move of ['react deal2', 'react deal2', 'react deal3', 'react deal3']) {
    order.push(deciders(s)[0]);
    play(s, move);
  }
  expect(order).toEqual([1, 0, 1, 0]);
});

rule('SS-CHAIN-07', 'a reaction need not be about the item', () => {
  const s = table({ A: { hand: ['draw1'] }, B: { hand: ['deal2'] } });
  play(s, 'action draw1', 'react deal2');
  expect(size(s, 'deck', 0)).toBe(17);
});

rule(['SS-CHAIN-09', 'SS-TERM-25', 'SS-CHAIN-10'], 'last in, first out, and locked while resolving', () => {
  const s = table({ A: { hand: ['deal1', 'deal3'], deck: 20 }, B: { hand: ['draw1', 'deal2'], deck: 20 } });
  play(s, 'action deal1', 'react draw1');
  const log = watch(() => play(s, 'react deal3', 'pass'));
  expect(log.filter((name) => name === 'damaged' || name === 'drew')).toEqual(['damaged', 'drew', 'damaged']);
  expect(deciders(s)).toEqual([0]);
  expect(offers(s, 'pass')).toBe(false);
});

rule(['SS-CHAIN-11', 'SS-EX-04', 'SS-TERM-51'], 'a cancelled action stays paid', () => {
  const s = table({ A: { hand: ['deal2-for2', 'm0/1/1', 'm0/2/2'] }, B: { hand: ['cancel', 'm0/3/3'] } });
  play(s, 'action deal2-for2', 'm0/1/1', 'react-cancel cancel');
  expect(size(s, 'deck', 1)).toBe(20);
  expect(pile(s, 'loss', 0)).toEqual(['m0/1/1', 'm0/2/2', 'deal2-for2']);
  expect(pile(s, 'loss', 1)).toEqual(['m0/3/3', 'cancel']);
});

rule(
  ['SS-CHAIN-12', 'SS-RULING-55'],
  'an item without a legal target does nothing; protection stops choosing only',
  () => {
    const s = table({
      A: { army: ['m0/1/3', 'pay1-protect', ''], hand: ['deal1', 'm0/1/1'] },
      B: { hand: ['destroy-enemy'], army: ['', 'enemies-dn', ''] },
    });
    play(s, 'action deal1', 'react destroy-enemy', 'react-power A2');
    expect([army(s, 'A')[0], top(s, 'loss', 1)]).toEqual(['m0/1/3', 'm0/1/1']);
    expect(pile(s, 'loss', 1)[0]).toBe('destroy-enemy');
    expect(dn(s, 'A1')).toBe(2);
  },
);

rule('SS-CHAIN-14', 'deploying opens no window', () => {
  const s = table({ A: { hand: ['m0/1/1'] }, B: { hand: ['deal2'] } });
  play(s, 'monster m0/1/1');
  expect([deciders(s), army(s, 'A')[0]]).toEqual([[0], 'm0/1/1']);
});

rule('SS-CHAIN-15', 'each card is put away right after its own item', () => {
  const s = table({ A: { hand: ['discard1', 'm7/1/1'] }, B: { hand: ['deal2', 'm7/1/1', 'm7/2/2'] } });
  play(s, 'action discard1', 'react deal2', 'pass');
  expect(deciders(s)).toEqual([1]);
  expect(pile(s, 'loss', 1)).toEqual(['deal2']);
  expect(pile(s, 'loss', 0)).not.toContain('discard1');
  expect(pile(s, 'chain', 0)).toEqual(['discard1']);
});

/** The rulebook's example: Karel is A, Jiřina is B. */
const karel = () =>
  table({
    A: { hand: ['place', 'm2/3/2', 'm0/8/8', 'm0/9/9'], army: ['', 'pay1-protect', ''] },
    B: { hand: ['destroy1', 'm0/2/2', 'm0/3/3'] },
  });

rule(['SS-EX-01', 'SS-CARD-anon-place-front', 'SS-CARD-anon-destroy-1'], 'Karel and Jiřina', () => {
  const s = karel();
  play(s, 'action place', 'm0/8/8', 'react destroy1', 'm0/2/2', 'react-power A2', 'm0/9/9');
  expect([at(s, 'A2'), at(s, 'A-front'), size(s, 'hand', 0), size(s, 'hand', 1)]).toEqual([
    'pay1-protect',
    'm2/3/2',
    0,
    0,
  ]);
  expect(pile(s, 'loss', 0)).toEqual(['m0/8/8', 'm0/9/9', 'place']);
  expect(pile(s, 'loss', 1)).toEqual(['m0/2/2', 'm0/3/3', 'destroy1']);
});

rule('SS-EX-03', 'without the protection the monster falls before the placement', () => {
  const s = karel();
  play(s, 'action place', 'm0/8/8', 'react destroy1', 'm0/2/2', 'pass', 'A2');
  expect(pile(s, 'loss', 0).slice(0, 2)).toEqual(['m0/8/8', 'pay1-protect']);
  play(s, 'm2/3/2');
  expect([at(s, 'A-front'), top(s, 'loss', 0)]).toEqual(['m2/3/2', 'place']);
});

rule('SS-RULING-56', 'one action at a time', () => {
  const s = table({ A: { hand: ['deal1', 'deal2'] }, B: { hand: ['m7/1/1'] } });
  play(s, 'action deal1');
  expect(tried(s, 'action deal2', 0)?.code).toBe('notYours');
});

rule('SS-RULING-57', 'triggered abilities open no window, activated ones do', () => {
  const s = play(
    table({ A: { army: ['', '', 'm0/1/1'], front: 'strike-draw' }, B: { hand: ['deal2'] }, step: 'draw' }),
    'done',
    'strike',
    'pass',
  );
  expect(deciders(s)).toEqual([0]);
  const t = table({ A: { army: ['', 'pay1-draw1', ''], hand: ['m0/1/1'] }, B: { hand: ['deal2'] } });
  play(t, 'activate A2');
  expect(deciders(t)).toEqual([1]);
});

rule('SS-RULING-58', 'what an item sets off comes before the next item', () => {
  const s = table({ A: { hand: ['deal1'], army: ['m0/1/1', 'destroyed-draw', ''] }, B: { hand: ['destroy-enemy'] } });
  play(s, 'action deal1', 'react destroy-enemy');
  const log = watch(() => play(s, 'A1'));
  expect(log.filter((name) => ['destroyed', 'drew', 'damaged'].includes(name))).toEqual([
    'destroyed',
    'drew',
    'damaged',
  ]);
});

rule(['SS-RULING-59', 'SS-CARD-anon-cancel'], 'a cancel answers the item below it, and can be cancelled', () => {
  const s = table({ A: { hand: ['deal1', 'cancel-free'] }, B: { hand: ['cancel-free'] } });
  expect(tried(s, 'action cancel-free')?.clause).toBe('SS-RULING-59');
  play(s, 'action deal1', 'react-cancel cancel-free', 'react-cancel cancel-free');
  expect(size(s, 'deck', 1)).toBe(19);
  const t = table({
    A: { army: ['', 'pay1-deal1', ''], hand: ['m0/1/1'] },
    B: { army: ['', 'pay1-cancel-action', ''], hand: ['m7/1/1', 'm7/1/1'] },
  });
  play(t, 'activate A2');
  expect(options(t).some((key) => key.startsWith('react-power-cancel'))).toBe(false);
});

rule('SS-RULING-60', 'an ability resolves although its source is gone', () => {
  const s = table({ A: { army: ['', 'pay1-deal2', ''], hand: ['m0/1/1'] }, B: { hand: ['destroy-enemy'] } });
  play(s, 'activate A2', 'react destroy-enemy');
  expect([at(s, 'A2'), size(s, 'deck', 1)]).toEqual(['', 18]);
});

rule(['SS-DEPLOY-01', 'SS-TERM-13'], 'effects deploy outside the deployment step', () => {
  const s = table({ A: { hand: ['deploy-hand', 'm0/1/1', 'm6/2/2'] }, step: 'draw' });
  play(s, 'action deploy-hand', 'm0/1/1');
  expect([army(s, 'A')[0], stepName(s)]).toEqual(['m6/2/2', 'draw']);
});

rule(['SS-DEPLOY-03', 'SS-RULING-47'], 'place goes to the board, deploy to the army', () => {
  const s = table({ A: { hand: ['place', 'm0/1/1', 'm6/2/2'] } });
  play(s, 'action place', 'm0/1/1');
  expect([at(s, 'A-front'), army(s, 'A')]).toEqual(['m6/2/2', ['', '', '']]);
});

rule(['SS-DEPLOY-04', 'SS-DEPLOY-05'], 'only the effect is paid, and the normal deployment stays', () => {
  const s = table({ A: { hand: ['deploy-hand', 'm0/1/1', 'm6/2/2', 'advance', 'm0/3/3'] } });
  play(s, 'action deploy-hand', 'm0/1/1', 'm6/2/2', 'action advance', 'monster m0/3/3');
  expect(army(s, 'A')).toEqual(['m0/3/3', 'm6/2/2', '']);
  expect(pile(s, 'loss', 0)).toEqual(['m0/1/1', 'deploy-hand', 'advance']);
});

rule('SS-RULING-43', 'placing on the own occupied front replaces', () => {
  const s = table({ A: { front: 'm0/5/5', hand: ['place', 'm0/1/1', 'm6/2/2'] } });
  play(s, 'action place', 'm0/1/1');
  expect([at(s, 'A-front'), pile(s, 'loss', 0)]).toEqual(['m6/2/2', ['m0/1/1', 'm0/5/5', 'place']]);
});

rule(['SS-RULING-45', 'SS-EX-17'], 'placing needs no free deployment area, deploying does', () => {
  const s = table({
    A: { army: ['m0/9/9', 'pay1-dragon', ''], loss: ['m0/8/8'], hand: ['place', 'm0/1/1', 'm6/2/2'] },
  });
  expect(offers(s, 'action place')).toBe(true);
  expect(tried(s, 'activate A2')?.clause).toBe('SS-RULING-45');
  expect(size(s, 'hand', 0)).toBe(3);
});

rule(['SS-EX-15', 'SS-CARD-velkovezir-ikee'], 'Grand Vizier Ikee places any card', () => {
  const hand = ['grand-vizier-ikee', 'm6/5/5', 'm0/1/1', 'm0/2/2', 'm0/3/3', 'm0/4/4', 'm0/6/6'];
  const s = table({ A: { hand } });
  play(s, 'action grand-vizier-ikee', 'm0/1/1', 'm0/2/2', 'm0/3/3', 'm0/4/4', 'm0/6/6');
  expect([at(s, 'A-front'), top(s, 'loss', 0), size(s, 'loss', 0)]).toEqual(['m6/5/5', 'grand-vizier-ikee', 6]);
});

rule(['SS-EX-16', 'SS-CARD-prastary-drak'], 'Ancient Dragon deploys the top of the own losses', () => {
  const s = table({ A: { army: ['', 'pay1-dragon', ''], loss: ['m0/9/9'], hand: ['m0/1/1'] } });
  play(s, 'activate A2');
  expect([army(s, 'A')[0], pile(s, 'loss', 0)]).toEqual(['m0/1/1', ['m0/9/9']]);
  const t = table({ A: { army: ['', 'ancient-dragon', ''], loss: ['m0/9/9'], reserves: ['m0/1/1', 'm0/1/1'] } });
  play(t, 'activate A2');
  expect([army(t, 'A')[0], size(t, 'loss', 0)]).toEqual(['m0/9/9', 0]);
});

rule(['SS-TERM-30', 'SS-RULING-49'], 'metamorphosis swaps in place, also as a reaction', () => {
  const s = table({ A: { army: ['', 'pay1-meta', ''], hand: ['m0/1/1', 'm0/2/2'] } });
  play(s, 'activate A2', 'm0/1/1');
  expect([at(s, 'A2'), pile(s, 'hand', 0), top(s, 'loss', 0)]).toEqual(['m0/2/2', ['pay1-meta'], 'm0/1/1']);
  const t = table({
    active: 1,
    A: { army: ['pay1-meta', '', ''], hand: ['m0/1/1', 'm0/7/7'] },
    B: { hand: ['deal1'] },
  });
  play(t, 'action deal1', 'react-power A1', 'm0/1/1');
  expect(at(t, 'A1')).toBe('m0/7/7');
});

rule('SS-RULING-48', 'metamorphosis needs a card left to swap with', () => {
  const s = table({ A: { army: ['', 'pay1-meta', ''], hand: ['m0/1/1'] } });
  expect(tried(s, 'activate A2')).not.toBeNull();
  const t = table({ A: { army: ['', 'pay1-meta', ''], hand: ['m0/1/1'], reserves: ['m0/2/2'] } });
  play(t, 'activate A2');
  expect([at(t, 'A2'), pile(t, 'hand', 0)]).toEqual(['m0/1/1', ['pay1-meta']]);
});

rule(['SS-TERM-49', 'SS-TERM-50', 'SS-EX-21'], 'Destroy follows its wording', () => {
  const spread = {
    A: { army: ['', 'm0/1/1', ''], front: 'm0/1/1' },
    B: { army: ['m0/2/2', '', ''], front: 'm0/2/2', reserves: ['m0/2/2'] },
  };
  const s = table({ A: { ...spread.A, hand: ['destroy-enemy'] }, B: spread.B });
  play(s, 'action destroy-enemy');
  expect([army(s, 'B')[0], at(s, 'B-front')]).toEqual(['', 'm0/2/2']);
  const t = table({
    A: { ...spread.A, hand: ['destroy-free'], loss: ['m0/9/9'] },
    B: { ...spread.B, loss: ['m0/9/9'] },
  });
  play(t, 'action destroy-free');
  const all = options(t);
  expect(all).toHaveLength(6);
  expect(all).toEqual(expect.arrayContaining(['A2', 'A-front', 'B1', 'B-front', 'none']));
});

rule('SS-RULING-50', 'an unspecified Destroy reaches the board', () => {
  const s = table({ A: { hand: ['destroy-free'] }, B: { front: 'm0/2/2' } });
  play(s, 'action destroy-free', 'B-front');
  expect(at(s, 'B-front')).toBe('');
});

rule('SS-RULING-51', 'targets are chosen on resolution, and none may be chosen', () => {
  const s = table({ A: { hand: ['deal1'] }, B: { hand: ['destroy-free'], army: ['m0/1/1', '', ''] } });
  play(s, 'action deal1', 'react destroy-free', 'none');
  expect(army(s, 'B')[0]).toBe('m0/1/1');
});

rule('SS-RULING-51', 'or on announcement, where the table says so; a target that is gone is lost', () => {
  const army = { army: ['m0/1/1', 'm0/2/2', ''] };
  const s = table({ A: { hand: ['destroy-enemy'] }, B: { ...army, hand: ['m7/1/1'] }, options: { targetsAt: 1 } });
  play(s, 'action destroy-enemy', 'B2', 'pass');
  expect([at(s, 'B1'), at(s, 'B2')]).toEqual(['m0/1/1', '']);
  const t = table({
    A: { hand: ['destroy-enemy'] },
    B: { army: ['m0/1/1', 'pay1-meta', ''], hand: ['m0/8/8', 'm0/9/9'] },
    options: { targetsAt: 1 },
  });
  play(t, 'action destroy-enemy', 'B2', 'react-power B2', 'm0/8/8');
  expect([at(t, 'B1'), at(t, 'B2')]).toEqual(['m0/1/1', 'm0/9/9']);
});

rule(['SS-TERM-16', 'SS-RULING-52'], 'sacrifice: an own army monster, to the own losses', () => {
  const s = table({ A: { hand: ['sacrifice-deal3'], army: ['m0/1/1', '', ''] } });
  play(s, 'action sacrifice-deal3');
  expect([pile(s, 'loss', 0), size(s, 'deck', 1)]).toEqual([['m0/1/1', 'sacrifice-deal3'], 17]);
});

rule('SS-RULING-53', 'no monster in the army, no effect', () => {
  const s = table({ A: { hand: ['sacrifice-deal3'], front: 'm0/1/1' } });
  play(s, 'action sacrifice-deal3');
  expect([at(s, 'A-front'), size(s, 'deck', 1)]).toEqual(['m0/1/1', 20]);
});

rule('SS-RULING-28', 'a defeat drops the rest of the chain', () => {
  const s = table({ A: { deck: 5, hand: ['draw5'] }, B: { hand: ['deal10'] } });
  play(s, 'action draw5', 'react deal10');
  expect([winner(s), size(s, 'hand', 0)]).toEqual([2, 0]);
  expect(cardAt(s, 'A1')).toBeNull();
  expect(game().def.triggers).toBe('atFlush');
});
