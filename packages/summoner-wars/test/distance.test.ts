import { is, self } from '@bojiste/kernel/effects/build';
import { expect, it } from 'vitest';
import {
  adjacent,
  distanceOf,
  isBehind,
  longer,
  onOwnSide,
  spaceNames,
  wayFrom,
  wayLength,
  wayName,
} from '../rules/distance.ts';
import { ofNation } from '../words.ts';
import { at, game, position } from './kit.ts';

const space = (name: string): number => spaceNames.indexOf(name);

it('SW-DIST-01 SW-EX-05: side-to-side steps, corners are not adjacent', () => {
  expect(distanceOf(space('c3'), space('e4'))).toBe(3);
  expect(adjacent(space('c3'), space('c4'))).toBe(true);
  expect(adjacent(space('c3'), space('d4'))).toBe(false);
  expect(adjacent(space('c3'), space('c3'))).toBe(false);
});

it('SW-TERM-85 SW-TERM-101: sides, and behind as the controller sees it', () => {
  expect(onOwnSide(0, space('c4'))).toBe(true);
  expect(onOwnSide(0, space('c5'))).toBe(false);
  expect(isBehind(space('e2'), space('c4'), 0)).toBe(true);
  expect(isBehind(space('e2'), space('c4'), 1)).toBe(false);
});

it('writes ways as spaces', () => {
  const way = longer(longer(wayFrom(space('c3')), 0), 1);
  expect(wayName(way)).toBe('c3-c4-d4');
  expect(wayLength(way)).toBe(2);
});

it('SW-TERM-44: the nation of a unit can be asked for', () => {
  const s = position({ A: ['svara a1', 'frost-mage c3'], B: ['ret-talus f8'] });
  const card = at(s, 'c3');
  expect(is(self, ofNation('polar-dwarves')).k).toBe('is');
  expect(game.defs[card?.def ?? 0].words).toContain('nation:polar-dwarves');
});
