import { newGame, notesOf } from '@bojiste/kernel';
import { expect, test } from 'vitest';
import { evaluate } from '../ai/evaluate.ts';
import { hint, rests } from '../ai/hints.ts';
import { decks } from '../decks/index.ts';
import { battle, game, type Setting, table } from './kit.ts';

/** Odhad pro počítačové hráče: what the bots like, and what they do without looking. */

const worth = (setting: Setting, seat = 0): number => {
  const { g, s } = table(setting);
  return evaluate(g, s, seat);
};
const home = { S1: ['A store', 'A wor', 'A wor2'], S8: ['B store', 'B wor', 'B wor2'] };
const better = (good: Setting, bad: Setting) => expect(worth(good)).toBeGreaterThan(worth(bad));

test('a game begins even, and what one gains the other loses', () => {
  const s = newGame(game(), { seats: 2, mode: 'duel', decks: [decks[0], decks[0]], seed: 'even' });
  expect(evaluate(game(), s, 0)).toBeCloseTo(evaluate(game(), s, 1), 6);
  const mine = { at: { ...home, S4: ['A mine'] } };
  expect(worth(mine, 0)).toBeGreaterThan(0);
  expect(worth(mine, 1)).toBeLessThan(0);
});

test('a mine is better finished than begun, begun than in hand, and the next one counts for more', () => {
  const known = { researched: { A: ['siberite-detection'] } };
  const begun = { ...known, at: { ...home, S4: ['A mine unfinished work3'] } };
  better({ ...known, at: { ...home, S4: ['A mine'] } }, begun);
  better(begun, { ...known, at: home, hand: { A: ['mine'] } });
  const none = worth({ at: home });
  const two = worth({ at: { ...home, S4: ['A mine'], S2: ['A mine'] } });
  expect(Math.atanh(two) - Math.atanh(none)).toBeGreaterThan(
    1.5 * (Math.atanh(worth({ at: { ...home, S4: ['A mine'] } })) - Math.atanh(none)),
  );
});

test('work, people near a deposit, crates and unhurt people are worth something', () => {
  better({ at: { ...home, S3: ['A lab unfinished work1'] } }, { at: { ...home, S3: ['A lab unfinished work5'] } });
  const researched = { A: ['siberite-detection'] };
  better({ researched, at: { ...home, S2: ['A sol'] } }, { researched, at: { ...home, S1: [...home.S1, 'A sol'] } });
  better({ at: home, stock: { A: [6, 0, 0] } }, { at: home });
  better({ at: home }, { at: { ...home, S1: ['A store', 'A wor w1', 'A wor2'] } });
});

test('a winner is worth 1, a loser -1, a draw nothing', () => {
  const t = table({ at: home });
  t.s.over = 0;
  t.s.winners = 1;
  expect([evaluate(t.g, t.s, 0), evaluate(t.g, t.s, 1)]).toEqual([1, -1]);
  t.s.winners = 0;
  expect(evaluate(t.g, t.s, 0)).toBe(0);
});

test('in battle the first thought is to attack, and whoever is nearest to falling', () => {
  const t = battle(['A drone', 'B sol', 'B wor w1']).slot('A');
  const best = () => {
    const notes = notesOf(t.g, t.s, 0);
    return notes.reduce((a, b) => (hint(t.g, t.s, 0, b.value) > hint(t.g, t.s, 0, a.value) ? b : a));
  };
  expect([best().key, rests(t.g, t.s, true), rests(t.g, t.s, false)]).toEqual(['attack', true, false]);
  t.pick('attack');
  expect(t.label(t.s.cards[best().card])).toBe('B wor');
});
