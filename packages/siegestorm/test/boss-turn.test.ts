import { viewOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { OPTION, TALLY } from '../types.ts';
import { bossTurn, siege, start } from './boss-kit.ts';
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
  threat,
  tokens,
  top,
  tried,
  until,
  watch,
  winner,
} from './kit.ts';

/** SS-BTURN, SS-SDIFF and the rulings on the boss. */

rule(['SS-BTURN-01', 'SS-BTURN-12'], 'five steps, the advance before the draw', () => {
  expect(game().def.turns.boss.map((step) => step.step)).toEqual([
    'reinforce',
    'bossAdvance',
    'bossDraw',
    'bossPlay',
    'bossExtra',
  ]);
  const s = siege({ boss: { deck: new Array(4).fill('b-action1') } });
  const log = watch(() => play(s, 'done'));
  expect(log.indexOf('advanced')).toBeLessThan(log.indexOf('drew'));
});

rule(['SS-BTURN-02', 'SS-EX-11'], 'leftovers become reinforcements', () => {
  const s = siege({ boss: { hand: ['b-action4', 'b-deploy5'], deck: new Array(4).fill('b-action1') } });
  play(s, 'done');
  expect([pile(s, 'reinforcements', 1), size(s, 'hand', 1)]).toEqual([['b-action4', 'b-deploy5'], 0]);
});

rule('SS-BTURN-03', 'nothing is set aside in the first turn', () => {
  const s = start(0);
  expect(watch(() => play(s, 'keep'))).not.toContain('reinforced');
});

rule(['SS-BTURN-04', 'SS-BTURN-05'], 'a boss monster that leaves always strikes, reduced by the defender', () => {
  const s = bossTurn(['b-action1'], { A: { army: ['m0/1/2', '', ''] }, boss: { army: ['', '', 'b-an5'] } });
  expect([size(s, 'deck', 0), pile(s, 'loss', 1)[0]]).toEqual([17, 'b-an5']);
});

rule('SS-BTURN-06', 'it strikes the dearest card it can destroy', () => {
  const s = bossTurn(['b-action1'], { A: { front: 'm2/1/3' }, land: 'A m5/1/3', boss: { army: ['', '', 'b-an4'] } });
  expect([at(s, 'land'), at(s, 'A-front'), size(s, 'deck', 0)]).toEqual(['', 'm2/1/3', 20]);
});

rule('SS-BTURN-07', 'if it can destroy nothing it hits the resources', () => {
  const s = bossTurn(['b-action1'], { A: { front: 'm2/1/3' }, boss: { army: ['', '', 'b-deploy1'] } });
  expect([at(s, 'A-front'), size(s, 'deck', 0)]).toEqual(['m2/1/3', 17]);
});

rule('SS-BTURN-08', 'the action resolves, then the striker goes to losses', () => {
  const s = bossTurn(['b-action1'], { A: { hand: ['m7/1/1'] }, boss: { army: ['', '', 'b-an3-discard'] } });
  play(s, 'pass');
  expect(pile(s, 'loss', 0)).toContain('m7/1/1');
  while (s.active === 1) play(s, options(s).at(-1) as string);
  expect(pile(s, 'loss', 1)[0]).toBe('b-an3-discard');
});

rule('SS-BTURN-10', 'a rise in mid-turn makes dearer cards playable', () => {
  const s = bossTurn(['b-action4', 'b-threat'], { boss: { threat: 3 } });
  expect(pile(s, 'loss', 1)).toEqual(['b-threat', 'b-action4']);
});

rule(['SS-BTURN-11', 'SS-RULING-84'], 'an extra boss turn has all steps, once', () => {
  const s = siege({
    boss: { deck: ['b-extra', 'b-action2', 'b-extra', 'b-action7'], sheet: 'sheet2', threat: 3, renewed: true },
  });
  const log = watch(() => play(s, 'done'));
  expect(log.filter((name) => name === 'turned')).toHaveLength(3);
  expect([s.active, log.filter((name) => name === 'reinforced')]).toEqual([0, ['reinforced']]);
});

rule(['SS-SDIFF-01', 'SS-SDIFF-02', 'SS-EX-12'], 'no boss reserves: effects on them lower threat', () => {
  const s = siege({ A: { hand: ['destroy-reserve', 'destroy-reserve'] }, boss: { threat: 1 } });
  play(s, 'action destroy-reserve');
  expect([threat(s), size(s, 'reserves', 1)]).toEqual([0, 0]);
  play(s, 'action destroy-reserve');
  expect(threat(s)).toBe(0);
});

rule(['SS-SDIFF-03', 'SS-EX-13'], 'counting reserves counts threat', () => {
  const after = (level: number) =>
    lives(play(siege({ A: { hand: ['per-reserve'] }, boss: { threat: level } }), 'action per-reserve'));
  expect([after(3), after(5), after(0)]).toEqual([14, 10, 20]);
});

rule(['SS-SDIFF-04', 'SS-SDIFF-06', 'SS-RULING-75'], 'the deck is renewed once, also in mid-draw', () => {
  const s = siege({ boss: { deck: 0, reinforcements: new Array(6).fill('b-action7'), threat: 0 } });
  play(s, 'done');
  expect([size(s, 'reinforcements', 1), size(s, 'deck', 1), size(s, 'hand', 1), s.tally[TALLY.renewal]]).toEqual([
    0, 2, 4, 0,
  ]);
  const t = siege({ boss: { deck: ['b-action7'], reinforcements: new Array(5).fill('b-action7'), threat: 0 } });
  play(t, 'done');
  expect([size(t, 'deck', 1), size(t, 'hand', 1)]).toEqual([2, 4]);
});

rule('SS-RULING-76', 'the player wins when a demanded card cannot be supplied', () => {
  const after = (spare: number) =>
    winner(
      play(
        siege({
          boss: { deck: new Array(2).fill('b-action7'), reinforcements: new Array(spare).fill('b-action7'), threat: 0 },
        }),
        'done',
      ),
    );
  expect([after(1), after(2)]).toEqual([1, -1]);
});

rule('SS-SDIFF-07', 'the boss never reacts', () => {
  const s = siege({ A: { hand: ['deal1'] }, boss: { hand: ['b-action1'] } });
  play(s, 'action deal1');
  expect([lives(s), deciders(s)]).toEqual([19, [0]]);
});

rule(['SS-SDIFF-08', 'SS-CARD-anon-cancel'], "in the boss's turn only a cancel may answer", () => {
  const s = bossTurn(['b-deal3'], { A: { hand: ['deal2', 'cancel-free'] } });
  expect(options(s)).toEqual(['react-cancel cancel-free', 'pass']);
  expect(tried(s, 'react deal2')?.clause).toBe('SS-SDIFF-08');
  play(s, 'react-cancel cancel-free');
  expect([size(s, 'deck', 0), top(s, 'loss', 1)]).toEqual([20, 'b-deal3']);
});

rule(['SS-SDIFF-09', 'SS-RULING-82'], 'discards hit the open hand of the boss; stolen boss cards only pay', () => {
  const s = siege({
    A: { hand: ['discard1', 'steal1', 'm1/1/1'] },
    boss: { hand: ['b-action4', 'b-action5'] },
    dice: [0],
  });
  expect(viewOf(game(), s, 0).cards.some((card) => card.key === 'b-action4')).toBe(true);
  play(s, 'action discard1', 'b-action5');
  expect(pile(s, 'loss', 1)).toEqual(['b-action5']);
  play(s, 'action steal1');
  expect(pile(s, 'hand', 0)).toContain('b-action4');
  expect(options(s)).toEqual(['action m1/1/1', 'monster m1/1/1', 'done']);
  play(s, 'monster m1/1/1');
  expect(top(s, 'loss', 0)).toBe('b-action4');
});

rule('SS-TERM-18', 'restoring stops at the starting lives', () => {
  const s = bossTurn(['b-rage'], { boss: { front: 'b-totem', lives: 20 } });
  expect(lives(s)).toBe(20);
  const told = (n: number) => watch(() => bossTurn(['b-rage'], { boss: { front: 'b-totem', lives: n } }));
  expect([told(20).includes('restored'), told(15).includes('restored')]).toEqual([false, true]);
});

rule(['SS-EX-08', 'SS-EX-09', 'SS-CARD-zloblinni-lucistnik'], "the rulebook's boss turn at threat 3", () => {
  const s = siege({
    boss: {
      deck: ['zloblin-leader', 'zloblin-archer', 'seal-of-haste', 'shaman-berserk', 'exalted-shaman'],
      sheet: 'sheet5',
      renewed: true,
    },
  });
  const log = watch(() => play(s, 'done')).filter((name) =>
    ['deployed', 'placed', 'ganged', 'advanced'].includes(name),
  );
  expect(log).toEqual(['advanced', 'deployed', 'placed', 'ganged', 'advanced']);
  expect([at(s, 'B2'), tokens(s, 'B2', 0), at(s, 'B-front'), tokens(s, 'B-front', 0)]).toEqual([
    'shaman-berserk',
    1,
    'zloblin-leader',
    0,
  ]);
  expect(an(s, 'B2')).toBe(4 + 1 + 1);
  expect([pile(s, 'loss', 1), pile(s, 'hand', 1), threat(s), size(s, 'deck', 0)]).toEqual([
    ['zloblin-archer', 'seal-of-haste'],
    ['exalted-shaman'],
    3,
    20,
  ]);
});

rule(['SS-EX-10', 'SS-CARD-pecet-spechu', 'SS-RULING-69'], 'the Seal of Haste advances and rages', () => {
  const s = bossTurn(['seal-of-haste'], { boss: { army: ['b-totem-hit', '', ''] } });
  expect([at(s, 'B3'), tokens(s, 'B3', 1), size(s, 'deck', 0)]).toEqual(['b-totem-hit', 1, 19]);
});

rule(
  ['SS-CARD-zloblinni-vudce', 'SS-CARD-saman-berserk', 'SS-CARD-povzneseny-saman'],
  'orders and costs of the named cards',
  () => {
    const facts = (key: string) => [game().cardDef(key).decl.facts?.order, game().cardDef(key).decl.stats.cost];
    expect(facts('zloblin-leader')[0]).toBe('leader');
    expect(Number(facts('zloblin-leader')[1])).toBeLessThanOrEqual(2);
    expect([facts('shaman-berserk'), facts('exalted-shaman')[1]]).toEqual([['deploy', 2], 4]);
    const played = (key: string, level: number) =>
      !pile(bossTurn([key, 'b-action0'], { boss: { threat: level } }), 'hand', 1).includes(key);
    expect([
      played('shaman-berserk', 1),
      played('shaman-berserk', 2),
      played('exalted-shaman', 3),
      played('exalted-shaman', 4),
    ]).toEqual([false, true, false, true]);
  },
);

rule('SS-RULING-66', 'one deployment per boss turn, and the hand is looked at anew', () => {
  const s = bossTurn(['b-deploy1', 'b-deploy2', 'b-haste']);
  expect([at(s, 'B2'), army(s, 'B')[0], pile(s, 'hand', 1)]).toEqual(['b-deploy2', '', ['b-deploy1']]);
});

rule('SS-RULING-67', 'a blocked card stays in hand and raises nothing', () => {
  const s = bossTurn(['b-leader1'], { boss: { front: 'b-leader2', threat: 2 }, land: 'A m0/1/1' });
  expect([threat(s), pile(s, 'hand', 1)]).toEqual([2, ['b-leader1']]);
});

rule('SS-RULING-68', "leader: own front, then no man's land, else not at all", () => {
  const s = bossTurn(['b-leader1', 'b-leader2', 'b-leader3']);
  expect([at(s, 'B-front'), at(s, 'land'), pile(s, 'hand', 1)]).toEqual(['b-leader3', 'b-leader2', ['b-leader1']]);
  const t = bossTurn(['b-leader3'], {
    boss: { front: 'b-leader1' },
    land: 'A m0/1/1',
    options: { bossLeaderReplaces: 1 },
  });
  expect([at(t, 'B-front'), at(t, 'land'), pile(t, 'loss', 1)]).toEqual(['b-leader3', 'm0/1/1', ['b-leader1']]);
  expect(game().def.options[OPTION.bossLeaderReplaces].name).toBe('bossLeaderReplaces');
});

rule('SS-RULING-73', 'all tokens first, then totems from the dearest', () => {
  const s = siege({ boss: { front: 'b-totem', deck: ['b-rage'], sheet: 'sheet1', lives: 10 }, land: 'boss b-totem3' });
  const log = watch(() => play(s, 'done')).filter((name) => ['raged', 'restored', 'damaged'].includes(name));
  expect(log).toEqual(['raged', 'raged', 'damaged', 'restored']);
});

rule('SS-RULING-74', 'tokens do not run out', () => {
  const s = bossTurn(new Array(5).fill('b-gang1'), { boss: { army: ['b-deploy1', 'b-deploy1', 'b-deploy1'] } });
  const [space] = ['B2', 'B3'].filter((name) => at(s, name) !== '');
  const before = tokens(s, space, 0);
  const t = bossTurn(new Array(5).fill('b-gang1'), { boss: { army: ['b-deploy1', '', ''] } });
  const card = t.cards[t.zones[game().spaceNamed('B2')][0]];
  t.counters[card.id * 2] = 15;
  expect([before, tokens(t, 'B2', 0)]).toEqual([5, 15]);
  const again = siege({ boss: { army: ['b-deploy1', '', ''], deck: ['b-gang1'], sheet: 'sheet1' } });
  again.counters[again.cards[again.zones[game().spaceNamed('B1')][0]].id * 2] = 15;
  play(again, 'done');
  expect(tokens(again, 'B2', 0)).toBe(16);
});

rule('SS-RULING-77', "equal targets of a boss strike are the player's choice", () => {
  const s = bossTurn(['b-action1'], { A: { front: 'm3/1/1' }, land: 'A m3/2/1', boss: { army: ['', '', 'b-an5'] } });
  expect([deciders(s), options(s).sort()]).toEqual([[0], ['A-front', 'land']]);
});

rule('SS-RULING-78', 'strength 0 destroys nothing, the action still resolves, own cards are no targets', () => {
  const s = bossTurn(['b-action1'], {
    A: { front: 'm1/1/0' },
    land: 'boss b-leader1',
    boss: { army: ['', '', 'b-an0'] },
  });
  expect([at(s, 'A-front'), at(s, 'land'), size(s, 'deck', 0)]).toEqual(['m1/1/0', 'b-leader1', 19]);
});

rule('SS-RULING-79', 'the boss takes the dearest legal target', () => {
  const s = bossTurn(['b-destroy'], { A: { army: ['m4/1/1', 'm2/1/1', ''] } });
  expect(army(s, 'A')).toEqual(['', 'm2/1/1', '']);
});

rule('SS-RULING-80', 'threat stays within 0 and 5', () => {
  const s = bossTurn(['b-threat'], { boss: { threat: 5 } });
  expect(threat(s)).toBe(5);
  const t = siege({ A: { hand: ['destroy-reserve'] }, boss: { threat: 5 } });
  play(t, 'action destroy-reserve');
  expect(threat(t)).toBe(4);
});

rule('SS-RULING-81', 'an unspecified Destroy may lower threat', () => {
  const s = siege({ A: { hand: ['destroy-free'] }, boss: { threat: 3 } });
  play(s, 'action destroy-free');
  expect(offers(s, 'threat')).toBe(true);
  play(s, 'threat');
  expect(threat(s)).toBe(2);
  const t = siege({
    A: { hand: ['destroy-free'] },
    boss: { threat: 3, front: 'b-leader1', army: ['b-deploy1', '', ''] },
  });
  play(t, 'action destroy-free', 'card', 'B-front');
  expect([at(t, 'B-front'), threat(t)]).toEqual(['', 3]);
});

rule('SS-RULING-83', 'deploy and leader open no window; gang and totems do', () => {
  const s = bossTurn(['b-deploy1', 'b-leader1'], { A: { hand: ['cancel-free'] } });
  expect(s.active).toBe(0);
  const t = bossTurn(['b-gang1'], { A: { hand: ['cancel-free'] }, boss: { army: ['b-deploy1', '', ''] } });
  play(t, 'react-cancel cancel-free');
  expect([tokens(t, 'B2', 0), pile(t, 'loss', 1)]).toEqual([0, ['b-gang1']]);
  const power = { army: ['', 'pay1-cancel-action', ''], hand: ['m7/1/1'] };
  expect(offers(bossTurn(['b-deal3'], { A: power }), 'react-power-cancel A2')).toBe(true);
  const v = bossTurn(['b-rage'], { A: power, boss: { front: 'b-totem', lives: 10 } });
  expect(offers(v, 'react-power-cancel A2')).toBe(true);
  play(v, 'pass', 'pass');
  expect(options(v)).toEqual(['pass']);
  const u = bossTurn(['b-rage'], { A: { hand: ['cancel-free'] }, boss: { front: 'b-totem', lives: 10 } });
  play(u, 'pass', 'pass', 'react-cancel cancel-free');
  expect([lives(u), tokens(u, 'B-front', 1)]).toEqual([10, 1]);
});

rule('SS-RULING-85', 'the first condition met counts', () => {
  const s = play(
    siege({ A: { deck: 1, army: ['', '', 'draw5'] }, boss: { lives: 1 }, step: 'draw' }),
    'done',
    'strike',
  );
  expect(winner(s)).toBe(1);
  expect(stepName(until(siege({}), 'deploy'))).toBe('deploy');
});
