import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { battle, table } from './kit.ts';

/** Hromadné rozkazy, a příležitosti ke schopnostem: one order for many; when abilities may be used (OW-RULING-39). */

rule(['OW-BUILD-12', 'OW-BUILD-15'], 'one order sends as many to work as the work needs, the trade first', () => {
  const at = { S1: ['A store', 'A shop unfinished work3', 'A sol', 'A sci', 'A wor', 'A wor2'], S2: ['A wor3'] };
  const t = table({ at }).act('workAll', 'shop');
  expect([t.ready('shop'), t.ready('wor'), t.ready('wor2'), t.ready('wor3')]).toEqual([true, false, false, true]);
  expect([t.ready('sol'), t.ready('sci')].filter(Boolean)).toHaveLength(1);
  expect([t.xp('wor'), t.xp('sol') + t.xp('sci')]).toEqual([1, 0]);
  expect(table({ at: { S1: ['A store', 'A shop unfinished work3', 'A wor'] } }).acts()).not.toContain('workAll');
});

rule('OW-GATHER-07', 'one order sends as many to gather as the sector feeds', () => {
  const people = ['sol', 'sol2', 'sol3', 'wor', 'wor2'].map((key) => `A ${key}`);
  const t = table({ at: { S1: ['A store'], S5: people }, step: 'movement' }).pick('gatherAll tau-basin-5#5');
  const out = people.filter((label) => t.has(label, 'gathering'));
  expect(out).toHaveLength(3);
  expect(t.keys().some((key) => key.startsWith('gatherAll'))).toBe(false);
});

rule(['OW-MOVE-08', 'OW-FUEL-02'], 'one order moves everybody of a sector as far as oil and speed allow', () => {
  const at = {
    S1: ['A store', 'A sol', 'A wor', 'A mec exhausted', 'A tank', 'A sol2 on:tank', 'A cargo'],
    S8: ['B store', 'B wor'],
  };
  const t = table({ at, step: 'movement', stock: { A: [0, 1, 0] } });
  t.pick('moveAll tau-basin-1#1').pick('S2');
  expect(['sol', 'wor', 'mec', 'sol2'].map((key) => t.where(key))).toEqual(['S2', 'S2', 'S1', 'S2']);
  expect([t.where('tank'), t.where('cargo'), t.stock()[1]]).toEqual(['S2', 'S1', 0]);
  expect([t.can('move', 'sol'), t.can('gather', 'sol')]).toEqual([false, true]);
});

rule('OW-RULING-39', 'a third player in the battle may use abilities while others fight', () => {
  const t = table({
    seats: 3,
    step: 'battle',
    at: { S4: ['A sol', 'B wor', 'C mec', 'C crane w1'], S6: ['A ape', 'B ape'] },
  }).pick('S4');
  t.slot('A').attack('B wor');
  t.until((u) => u.seat === 'C' && u.keys().some((key) => key.startsWith('mechanic ')));
  t.act('mechanic', 'C mec');
  expect([t.wounds('C crane'), t.ready('C mec')]).toEqual([0, false]);
});

rule('OW-RULING-39', 'whoever has no ability to use is not asked', () => {
  const t = battle(['A sol', 'B wor']).slot('A').attack('B wor').resolve();
  expect(t.keys()).toContain('decline');
});

rule('OW-RULING-16', 'draw, reinforcement, mining, recovery in this order, with abilities between', () => {
  const t = table({
    active: 'B',
    people: 3,
    at: { S1: ['A store', 'A keitner', 'A wor exhausted', 'A rig'], S8: ['B store', 'B wor'] },
    deck: { A: Array(9).fill('tank'), B: ['tank'] },
    reinforcements: { A: ['sol'] },
  });
  expect(t.g.cardDef('keitner').decl.abilities.some((one) => one.key === 'tap-trader')).toBe(true);
  const stages: unknown[] = [];
  t.until((u) => {
    if (u.s.active === 0 && u.keys().includes('done') && stages.length < 4)
      stages.push([u.step, u.size('hand'), u.where('sol'), u.stock()[1], u.ready('wor')]);
    return u.step === 'construction' && u.s.active === 0;
  });
  expect(stages).toEqual([
    ['draw', 8, 'reinforcementsA', 0, false],
    ['reinforcement', 8, 'S1', 0, false],
    ['mining', 8, 'S1', 1, false],
    ['construction', 8, 'S1', 1, true],
  ]);
});
