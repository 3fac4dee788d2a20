import { describe, expect, it } from 'vitest';
import { rate, rateSides, START } from '../people/ratings.ts';

const row = (user: string, value = 1500, deviation = 200, games = 0) => ({
  user_id: user,
  game: 'g',
  mode: 'm',
  value,
  deviation,
  volatility: 0.06,
  games,
});

describe('ratings', () => {
  it('a duel is rated as Glicko-2 says', () => {
    // The example of Glickman's paper, its first game alone.
    const after = rate(
      { users: ['a', 'b'], sides: [0, 1], won: [true, false] },
      [row('a'), row('b', 1400, 30)],
      'g',
      'm',
    );
    expect(after[0].value).toBeGreaterThan(1555);
    expect(after[0].value).toBeLessThan(1570);
    expect(after[0].deviation).toBeLessThan(200);
    expect(after[1].value).toBeLessThan(1400);
    expect(after[1].deviation).toBeGreaterThanOrEqual(45);
  });

  it('a draw between equals changes nothing but certainty; who was never rated starts in the middle', () => {
    const [a, b] = rate({ users: ['a', 'b'], sides: [0, 1], won: [false, false] }, [], 'g', 'm');
    expect(a.value).toBeCloseTo(START.value);
    expect(a.deviation).toBeLessThan(START.deviation);
    expect([a.games, b.games]).toEqual([1, 1]);
  });

  it('several sides: the winner gains, the losers lose alike, upsets count more', () => {
    const even = { value: 1500, deviation: 200 };
    const [[first], [second], [third]] = rateSides([[even], [even], [even]], [true, false, false]);
    expect(first.value).toBeGreaterThan(1500);
    expect(second.value).toBeCloseTo(third.value);
    expect(second.value).toBeLessThan(1500);
    const [[weak]] = rateSides([[{ value: 1200, deviation: 200 }], [even], [even]], [true, false, false]);
    expect(weak.value - 1200).toBeGreaterThan(first.value - 1500);
  });

  it('teams share, the uncertain one changes more', () => {
    const after = rate(
      { users: ['a', 'b', 'c', 'd'], sides: [0, 1, 0, 1], won: [true, false, true, false] },
      [row('a', 1500, 300), row('b'), row('c', 1500, 60), row('d')],
      'g',
      'm',
    );
    expect(after[0].value - 1500).toBeGreaterThan(after[2].value - 1500);
    expect(after[2].value).toBeGreaterThan(1500);
    expect(after[1].value).toBeLessThan(1500);
  });
});
