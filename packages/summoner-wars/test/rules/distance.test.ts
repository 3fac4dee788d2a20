import { rule, useGames } from '@bojiste/testing';
import { expect } from 'vitest';
import { summonerWars } from '../../index.ts';
import { adjacent, distanceOf } from '../../rules/distance.ts';
import { at, sw } from '../support/helpers.ts';

useGames({ 'summoner-wars': () => summonerWars });

function far(a: string, b: string): number {
  const g = sw();
  const s = at('move', { A: ['svara a1'], B: ['svara f8'] });
  return g.def.distance(g, s, g.spaceNamed(a), g.spaceNamed(b));
}

rule('SW-DIST-01', 'distance is counted from side to side', () => {
  expect(far('c3', 'e4')).toBe(3);
  expect(far('c3', 'd4')).toBe(2);
  expect(far('a1', 'f8')).toBe(12);
  expect(far('e4', 'c3')).toBe(3);
});

rule('SW-DIST-02', 'the first space is not counted', () => {
  expect(far('c3', 'c4')).toBe(1);
  expect(far('c3', 'c3')).toBe(0);
  expect(adjacent(sw().spaceNamed('c3'), sw().spaceNamed('c3'))).toBe(false);
  expect(distanceOf(sw().spaceNamed('f1'), sw().spaceNamed('a2'))).toBe(6);
});

rule('SW-DIST-01', 'what lies off the battlefield is near nothing, from either side', () => {
  const g = sw();
  const corners = ['a1', 'f8'].map((name) => g.spaceNamed(name));
  for (const off of [-1, g.zoneOf('hand', 0), g.zoneOf('deck', 1)]) {
    for (const corner of corners) {
      expect(distanceOf(off, corner)).toBeGreaterThan(14);
      expect(distanceOf(corner, off)).toBeGreaterThan(14);
    }
    expect(adjacent(off, off)).toBe(false);
  }
});
