import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { battle, table } from './kit.ts';

/** What is not to be had: battles, targets, events, people whose name is taken, work without a workshop. */

rule('OW-BATTLE-01', 'where only the own cards stand there is nothing to fight', () => {
  const t = table({
    step: 'battle',
    at: { S1: ['A store', 'A wor'], S2: ['A sol', 'B sol'], S4: ['B sci', 'B mec'], S8: ['B store', 'B wor'] },
  });
  expect(t.sectors()).toEqual(['S2']);
  expect(t.sectors().includes('S1')).toBe(false);
});

rule('OW-BATTLE-03', 'a second battle in the same sector is not offered in this round', () => {
  const t = table({
    step: 'battle',
    at: { S1: ['A store', 'A wor'], S4: ['A sol', 'B sol'], S3: ['A sol2', 'B sol2'], S8: ['B store', 'B wor'] },
  });
  expect(t.sectors().sort()).toEqual(['S3', 'S4']);
  t.pick('S4').until((u) => !u.inBattle());
  expect([t.where('sol'), t.where('B sol')]).toEqual(['S4', 'S4']);
  expect(t.sectors().includes('S4')).toBe(false);
  expect(t.sectors()).toEqual(['S3']);
});

rule('OW-ATT-01', 'a building of another sector is no target', () => {
  const t = battle(['A sol', 'B sol', 'B shop'], { at: { S3: ['B lab'] } });
  t.slot('A').pick('attack');
  expect(t.offered().includes('B lab')).toBe(false);
  expect(t.offered().sort()).toEqual(['B shop', 'B sol']);
});

rule('OW-EVENT-04', 'the second event of a battle round is not to be had', () => {
  const t = battle(['A sol', 'B sol'], { hand: { A: ['barracks', 'light-buggy'] } });
  const hasEvent = () => t.keys().some((key) => key.startsWith('u-'));
  t.until(hasEvent);
  t.pick(t.keys().find((key) => key.startsWith('u-charge')) as string);
  for (let round = t.tally('battleRound'); t.tally('battleRound') === round && t.inBattle(); t.done()) {
    expect(t.seat === 'A' && hasEvent()).toBe(false);
    if (!t.keys().some((key) => ['done', 'pass', 'none', 'no'].includes(key))) break;
  }
  expect(t.size('hand')).toBe(1);
});

rule('OW-RULING-95', 'a workshop taken down leaves its unfinished vehicles, and work on them waits', () => {
  const at = { S1: ['A store', 'A mec', 'A wor', 'A tank unfinished work6', 'A shop dismantling unfinished work1'] };
  const t = table({ at }).workBy('shop', 'mec');
  expect([t.where('shop'), t.where('tank')]).toEqual(['handA', 'S1']);
  expect(t.can('work', 'tank')).toBe(false);
});

rule('OW-CHAR-01', 'whoever bears the name of somebody in play stays away', () => {
  const comes = (...own: string[]) =>
    table({
      active: 'B',
      people: 4,
      deck: { B: ['tank'] },
      at: { S1: ['A store', ...own], S8: ['B store', 'B wor'] },
      reinforcements: { A: ['gorkij-zabijak-burlak'] },
    })
      .endRound()
      .where('gorkij-zabijak-burlak') === 'S1';
  expect(comes('A gorkij-mechanik-burlak')).toBe(false);
  expect(comes('A wor')).toBe(true);
});

rule('OW-TEAM-04', 'among three the deck is cut without a decision of anybody', () => {
  const t = table({
    seats: 3,
    active: 'C',
    people: 9,
    deck: { B: ['tank'], C: ['tank'] },
    at: { S1: ['A store', 'A wor'], S8: ['B store', 'B wor'], S5: ['C store', 'C wor'] },
    reinforcements: { A: ['sol', 'sol2', 'sol3', 'sci', 'mec'] },
  }).endRound();
  expect([t.seat, t.size('reinforcements')]).toEqual(['A', 4]);
});

rule('OW-VEH-05', 'one token for each person; a crane makes no vehicles', () => {
  const t = table({ at: { S1: ['A shop', 'A tank unfinished work6', 'A crane', 'A sol', 'A wor'] } });
  t.act('work', 'tank');
  expect(t.offered().includes('A crane')).toBe(false);
  t.pick('wor').done();
  expect(t.counter('tank', 'work')).toBe(5);
  expect(table({ at: { S1: ['A shop', 'A tank unfinished work6', 'A crane'] } }).can('work', 'tank')).toBe(false);
});

rule('OW-RULING-31', 'what is being taken down already cannot be given up besides', () => {
  const at = { S1: ['A store', 'A wor', 'A lab unfinished work3', 'A shop dismantling unfinished work1'] };
  const t = table({ at, options: { scrapUnfinished: 1 } });
  expect([t.can('dismantle', 'lab'), t.can('dismantle', 'shop')]).toEqual([true, false]);
});

rule('OW-BLOCK-01', 'nobody steps in front of an animal', () => {
  const asked = (target: string) => {
    const t = battle(['A sol', `B ${target}`, 'B drone']);
    t.until((u) => u.seat === 'B' && u.keys().includes('wait')).pick('wait');
    t.until((u) => u.seat === 'A' && u.keys().includes('attack')).attack(`B ${target}`);
    return t.seat === 'B' && t.offered().includes('B drone');
  };
  expect([asked('sci'), asked('tiger')]).toEqual([true, false]);
});
