import { describe, expect, it } from 'vitest';
import { type Ground, paint } from '../ground/paint.ts';

const NATIONS = [
  'polar-dwarves',
  'cave-goblins',
  'phoenix-elves',
  'savanna-elves',
  'tundra-orcs',
  'fallen-kingdom',
  'vanguards',
  'breakers',
];
const ARMIES = ['yrsa', 'khung-lai', 'seraphia', 'styxia', 'zloblins', 'raging-shamans'];

const slabs = (far: string, near: string): Ground => ({ kind: 'slabs', far, near, columns: 6, rows: 8, turned: false });

/** Mean difference of two pictures of one size, from 0 to 255. */
function difference(a: Ground, b: Ground): number {
  const [one, other] = [a, b].map((ground) => paint(ground, 96, 72).data);
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs(one[i] - other[i]);
  return sum / one.length;
}

describe('painted grounds', () => {
  it('are the same for the same request, and leave no pixel out', () => {
    const grounds: Ground[] = [
      slabs('cave-goblins', 'polar-dwarves'),
      { kind: 'front', far: 'khung-lai', near: 'yrsa' },
      { kind: 'deck', tint: '2f5f92', seed: 1 },
      { kind: 'mud' },
      { kind: 'map', seed: 8, sites: [{ x: 0.2, y: 0.5, land: 'crater', paths: [] }] },
    ];
    for (const ground of grounds) {
      const { data } = paint(ground, 96, 72);
      expect(paint(ground, 96, 72).data).toEqual(data);
      expect(data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
    }
  });

  it('tell every nation and every army from every other', () => {
    for (const [i, a] of NATIONS.entries())
      for (const b of NATIONS.slice(i + 1)) expect(difference(slabs(a, a), slabs(b, b))).toBeGreaterThan(3);
    for (const [i, a] of ARMIES.entries()) {
      for (const b of ARMIES.slice(i + 1))
        expect(difference({ kind: 'front', far: a, near: a }, { kind: 'front', far: b, near: b })).toBeGreaterThan(3);
    }
  });
});
