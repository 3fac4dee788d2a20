import { expect, it } from 'vitest';
import { bookOf, shelved } from '../library/shelf.ts';
import { allSides, filtered, NO_FILTER, statsOf, typesOf } from '../pages/cards/narrow.ts';
import { numbersOf } from '../pages/cards/numbers.ts';

const { catalogue } = await bookOf(await shelved('doomtrooper'), 'brief');
const all = Object.values(catalogue.cards);
const find = (part: Partial<typeof NO_FILTER>) => filtered(all, { ...NO_FILTER, ...part });

it('finds cards by set, type, affiliation, value and words, and by all of them at once', () => {
  expect(find({})).toEqual(all);
  expect(find({ set: 'golgotha' }).every(({ set }) => set === 'golgotha')).toBe(true);
  expect(find({ side: 'bauhaus' }).map(({ key }) => key)).toContain('hussar');
  expect(find({ side: 'bauhaus' }).map(({ key }) => key)).toContain('violator-sword');
  expect(find({ side: 'bauhaus' }).map(({ key }) => key)).not.toContain('infantry');
  const strong = find({ type: 'warrior', side: 'legion', stat: 'value', from: 8 });
  expect(strong.length).toBeGreaterThan(3);
  expect(strong.every(({ type, stats }) => type === 'warrior' && (stats.value ?? 0) >= 8)).toBe(true);
  expect(find({ stat: 'value', from: 2, to: 2 }).every(({ stats }) => stats.value === 2)).toBe(true);
  expect(find({ stat: 'value' }).every(({ stats }) => stats.value !== undefined)).toBe(true);
  expect(find({ text: 'HUSAR', side: 'bauhaus' }).map(({ key }) => key)).toEqual(['hussar']);
});

it('offers only what tells cards apart', () => {
  expect(allSides(all)).toContain('brotherhood');
  expect(typesOf(all)).toContain('warrior');
  expect(typesOf(find({ type: 'alliance' }))).toEqual([]);
  expect(statsOf(catalogue, all).map(({ name }) => name)).toEqual(['fight', 'shoot', 'armor', 'value']);
});

it('counts every copy: by type, affiliation and set, with means and gaps', () => {
  const numbers = numbersOf(catalogue, { hussar: 3, infantry: 1, initiative: 2, 'no-such-card': 4, retreat: 0 });
  expect(numbers).toMatchObject({ cards: 6, titles: 3 });
  expect(numbers.types).toEqual([
    { key: 'warrior', n: 4 },
    { key: 'special', n: 2 },
  ]);
  expect(numbers.sides).toEqual([
    { key: 'bauhaus', n: 3 },
    { key: 'capitol', n: 1 },
  ]);
  const armor = numbersOf(catalogue, { hussar: 3, 'golden-lion': 1 }).values.find(({ stat }) => stat === 'armor');
  const of = (key: string) => catalogue.cards[key]?.stats.armor ?? Number.NaN;
  expect(armor?.mean).toBeCloseTo((3 * of('hussar') + of('golden-lion')) / 4);
  expect(armor?.bars.reduce((sum, { n }) => sum + n, 0)).toBe(4);
  expect(numbersOf(catalogue, {})).toMatchObject({ cards: 0, types: [], values: [] });
});
