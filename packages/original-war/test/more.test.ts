import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { battle, table } from './kit.ts';

/** Konec kola, ložiska, budovy v boji: what the longer files have no room for. */

const rich = { A: [20, 5, 5] };

rule(['OW-ENERGY-06', 'OW-RULING-101', 'OW-TERM-13'], 'loose energy and round-long effects end with the round', () => {
  const t = table({
    at: { S1: ['A plant', 'A store', 'A wor'], S8: ['B store', 'B wor'] },
    stock: { A: [0, 1, 0] },
  }).act('stub-plant', 'plant');
  expect(t.energy()).toBe(2);
  t.endRound();
  expect(t.energy()).toBe(0);
});

rule(['OW-SECT-05', 'OW-RULING-22'], 'a mine needs a free deposit of its kind', () => {
  const t = table({
    at: { S1: ['A store', 'A ware'], S4: ['B mine unfinished work2'] },
    hand: { A: ['mine', 'rig'] },
    stock: rich,
  });
  expect([t.fits('rig', 'S3'), t.fits('mine', 'S3')]).toEqual([true, false]);
  expect(t.fits('mine', 'S4')).toBe(false);
  expect(t.fits('mine', 'S2')).toBe(true);
});

rule(['OW-BLDB-02', 'OW-BLDB-04'], 'buildings without speed have no slot and do not block', () => {
  const t = battle(['A sol', 'B shop', 'B wor']);
  t.attack('B wor');
  expect(t.offered()).toEqual([]);
  const u = battle(['A bunk', 'A wor on:bunk', 'B sci']);
  expect(u.seat).toBe('A');
});

rule(
  ['OW-KEY-15', 'OW-ANIMAL-05'],
  'an animal with a double attack strikes twice, each time at the lowest defence',
  () => {
    const t = battle(['A sci w1', 'A sol', 'A wor exhausted', 'B cave-bear']).until((u) => u.tally('battleRound') > 1);
    expect([t.where('sci'), t.wounds('sol'), t.wounds('wor')]).toEqual(['discardA', 0, 1]);
  },
);

rule(
  ['OW-EXHB-03', 'OW-CTRL-09'],
  'remote vehicles recover for the second battle round already, within capacity',
  () => {
    const t = battle(['A remo', 'A tower', 'A wor on:tower', 'B sol', 'B shop']).attack('B shop');
    expect(t.has('remo', 'exhausted')).toBe(true);
    t.until((u) => u.tally('battleRound') === 2);
    expect(t.has('remo', 'exhausted')).toBe(false);
  },
);

rule(['OW-KEY-11', 'OW-RULING-108'], 'a skilful one who joins later, or works with others, spreads points too', () => {
  const at = { S1: ['A store', 'A lab unfinished work2', 'A shop unfinished work5', 'A sol', 'A scott'] };
  const t = table({ at }).act('work', 'lab').pick('sol').pick('scott');
  expect(t.offered()).toEqual(['A shop']);
  t.pick('shop');
  expect([t.ready('lab'), t.counter('shop', 'work'), t.asks()]).toEqual([true, 4, false]);
  const both = ['A scott-experienced', 'A shariff'];
  const u = table({ at: { S1: ['A store', 'A lab unfinished work4', 'A shop unfinished work5', ...both] } });
  u.act('workAll', 'lab');
  expect(u.offered()).toEqual(['A shop']);
  u.pick('shop');
  expect([u.ready('lab'), u.counter('shop', 'work'), u.asks()]).toEqual([true, 3, false]);
});
