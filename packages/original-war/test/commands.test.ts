import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { originalWar } from '../index.ts';
import { battle, type Setting, type Table, table } from './kit.ts';

/** Příkazové řádky a povolání: what each line does by its number, and whom it may not choose. */

/** Cards with a command line of this family, and its number. */
const lines = (family: string): (readonly [card: string, n: number])[] =>
  originalWar.cards.flatMap((card) =>
    card.abilities.flatMap(({ key }) =>
      key.startsWith(`${family}-`) && /^\d+$/.test(key.slice(family.length + 1))
        ? [[card.key, Number(key.slice(family.length + 1))] as const]
        : [],
    ),
  );

const home = { S1: ['A store'], S8: ['B store'] };

/** Plays the battle action of every card of a family, and hands the table to the check. */
function playEach(family: string, setting: Setting, check: (t: Table, n: number) => void): void {
  const found = lines(family);
  expect(found.length, family).toBeGreaterThan(0);
  for (const [card, n] of found) {
    const hand = { ...setting.hand, A: [card, ...(setting.hand?.A ?? [])] };
    const t = table({ ...setting, at: { ...home, ...setting.at }, hand });
    t.pick(`command ${card}`).resolve();
    check(t, n);
  }
}

rule(['OW-CMD-04', 'OW-RES-01'], 'battle actions that bring something bring as much as they say', () => {
  playEach('ba-supplies', {}, (t, n) => expect(t.stock()).toEqual([n, 0, 0]));
  playEach('ba-barrels', {}, (t, n) => expect(t.stock()).toEqual([0, n, 0]));
  playEach('ba-nuggets', {}, (t, n) => expect(t.stock()).toEqual([0, 0, n]));
  playEach('ba-surge', {}, (t, n) => expect(t.energy()).toBe(n));
  playEach('ba-plans', { deck: { A: ['shop', 'lab', 'store', 'ware', 'rig'] } }, (t, n) =>
    expect(t.size('hand')).toBe(n),
  );
  playEach('ba-theft', { stock: { B: [9, 0, 0] } }, (t, n) =>
    expect([t.stock()[0], t.stock('B')[0]]).toEqual([1, 9 - n]),
  );
});

rule(['OW-CMD-04', 'OW-BUILD-12'], 'battle actions that take work off take as much as they say', () => {
  const jobs = { S1: ['A store', 'A lab unfinished work9', 'A drone unfinished work9'], S3: ['A shop', 'A tank'] };
  const setting = { at: jobs, research: { A: ['oil-power work9'] } };
  playEach('ba-prefab', setting, (t, n) =>
    expect([t.counter('lab', 'work'), t.counter('drone', 'work')]).toEqual([9 - n, 9]),
  );
  playEach('ba-assembly', setting, (t, n) =>
    expect([t.counter('lab', 'work'), t.counter('drone', 'work')]).toEqual([9, 9 - n]),
  );
  playEach('ba-breakthrough', setting, (t, n) => expect(t.counter('oil-power', 'work')).toBe(9 - n));
});

rule(['OW-CMD-04', 'OW-TERM-18'], 'battle actions that weaken do it to one enemy card of their kind', () => {
  const at = { S1: ['A store', 'A shop', 'A sol', 'A drone'], S6: ['B bunk', 'B sol', 'B tank'], S8: [] };
  const weak = (t: Table) => ['B bunk', 'B sol', 'B tank'].map((label) => 14 - t.defence(label));
  const before = weak(table({ at }));
  const lost = (t: Table) => weak(t).map((value, i) => value - before[i]);
  playEach('ba-shelling', { at }, (t, n) => expect(lost(t)).toEqual([n, 0, 0]));
  playEach('ba-sniping', { at }, (t, n) => expect(n < 8 ? lost(t)[1] : t.wounds('B sol')).toBe(n < 8 ? n : 1));
  playEach('ba-minefield', { at }, (t, n) => expect(lost(t)).toEqual([0, 0, n]));
});

rule(['OW-CMD-04', 'OW-CHAR-04'], 'training teaches one of the own people', () => {
  const at = { S1: ['A store', 'A sol', 'A ape'], S8: ['B store', 'B sol'] };
  playEach('ba-training', { at }, (t, n) =>
    expect([t.wounds('sol'), n < 3 ? t.xp('sol') : t.stat('sol', 'health')]).toEqual([0, n < 3 ? n : 3]),
  );
});

rule('OW-CMD-04', 'a battle action without anybody to choose cannot be played', () => {
  const TARGETED = [
    'second-wind',
    'night-shift',
    'prefab',
    'assembly',
    'breakthrough',
    'salvage',
    'rebirth',
    'field-repair',
  ];
  const more = ['first-aid', 'shelling', 'sniping', 'minefield'];
  const cards = originalWar.cards.filter((card) =>
    card.abilities.some(({ key }) => [...TARGETED, ...more].some((word) => key.startsWith(`ba-${word}`))),
  );
  // Everything of mine is finished, whole and ready; everything of the opponent's is what these lines do not speak of.
  const t = table({
    at: { S1: ['A store', 'A shop', 'A drone', 'A sol'], S6: ['B rig unfinished work3'] },
    hand: { A: cards.map(({ key }) => key) },
    research: { B: ['oil-power work3'] },
    discard: { A: ['shop'], B: ['drone'] },
  });
  const offered = t.keys().flatMap((key) => (key.startsWith('command ') ? [key.slice('command '.length)] : []));
  const shelling = cards.filter((card) => card.abilities.some(({ key }) => key.startsWith('ba-shelling')));
  expect(offered.sort()).toEqual(shelling.map(({ key }) => key).sort());
});

// ---- tactics ------------------------------------------------------------------------------------------------------------

rule(['OW-TACT-05', 'OW-TACT-06'], 'tactics change one card of the attack by their number', () => {
  const check = (family: string, seat: string, weak: (n: number) => number) => {
    expect(lines(family).length, family).toBeGreaterThan(0);
    for (const [card, n] of lines(family)) {
      const t = battle(['A tank', 'A wor on:tank', 'B bunk', 'B wor on:bunk'], { hand: { [seat]: [card] } });
      t.slot('A').pick('attack').andThen('B bunk');
      t.until((u) => u.keys().some((key) => key.startsWith(family)))
        .pick(`${family}-${n} ${card}`)
        .resolve();
      const was = 14 - t.defence('B bunk');
      expect(t.wounds('B bunk') > 0 ? 'wound' : was, card).toEqual(weak(n) >= 14 ? 'wound' : Math.max(0, weak(n)));
    }
  };
  check('t-aim', 'A', (n) => 5 + n);
  check('t-smoke', 'B', (n) => 5 - n);
  check('t-sandbags', 'B', (n) => 5 - n);
});

// ---- trades and crews -----------------------------------------------------------------------------------------------------

rule(['OW-PROF-01', 'OW-PROF-03', 'OW-KEY-01'], 'trades help cards of the battle only', () => {
  const idle = battle(['A wor', 'A mec', 'A sci', 'B sol exhausted', 'B shop'], {
    at: { S3: ['A shop weakB3', 'A drone weakB3', 'A sol weakB3'] },
  });
  expect(idle.keys()).not.toContain('ability');
  const busy = battle(['A wor', 'A shop weakB3', 'B sol exhausted', 'B lab']);
  expect(busy.keys()).toContain('ability');
});

rule(['OW-KEY-06', 'OW-KEY-07'], 'drivers give a building nothing, guards nothing to a vehicle', () => {
  const people = (family: string) =>
    originalWar.cards.filter((card) => card.abilities.some(({ key }) => key.startsWith(family))).map(({ key }) => key);
  const STATS = [
    'attackPeople',
    'attackVehicles',
    'attackBuildings',
    'defence',
    'speed',
    'protection',
    'special',
  ] as const;
  const values = (host: string, member: string) => {
    const t = table({ at: { S1: ['A store', `A ${host}`, `A ${member} on:${host}`], S8: ['B store'] } });
    return [...STATS.map((stat) => t.stat(host, stat)), t.tags(host)];
  };
  const [bunk, tank] = [values('bunk', 'wor'), values('tank', 'wor')];
  const drivers = people('vehicle-crew-');
  const guards = people('building-crew-');
  expect(Math.min(drivers.length, guards.length)).toBeGreaterThan(3);
  for (const key of drivers) expect(values('bunk', key), key).toEqual(bunk);
  for (const key of guards.filter((one) => !drivers.includes(one))) expect(values('tank', key), key).toEqual(tank);
  for (const key of drivers) expect(values('tank', key), key).not.toEqual(tank);
});
