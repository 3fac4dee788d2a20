import { applyHostMove } from '@bojiste/kernel';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at } from '../kit.ts';

const stop = ['lucky-shot'];

// ---- victory ------------------------------------------------------------------------------------------------------------------

rule(['DT-WIN-01', 'DT-WIN-02', 'DT-RULING-22'], 'first to the target wins at once', () => {
  const t = at({ A: { squad: ['razide'], victory: 38 }, B: {} });
  t.go('A sabotage razide', 'A 4').settle();
  expect(t.s.over).toBe(0);
  expect(t.s.winners).toBe(1);
  const s = at({ A: { squad: ['razide'], victory: 27 }, B: {}, options: { target: 30 } });
  s.go('A sabotage razide', 'A 3').settle();
  expect(s.s.over).toBe(0);
});
rule('DT-WIN-04', 'both at once: the higher total', () => {
  const t = at({ A: { squad: ['chemiman'], victory: 39 }, B: { squad: ['chemiman'], victory: 38 } });
  t.go('A attack', 'A close', 'A 4', 'B 4').settle();
  expect(t.s.winners).toBe(1);
});
rule(['DT-WIN-05', 'DT-RULING-25'], 'equal: one more round', () => {
  const t = at({ A: { squad: ['chemiman'], victory: 38 }, B: { squad: ['chemiman'], victory: 38 } });
  t.go('A attack', 'A close', 'A 4', 'B 4');
  for (let i = 0; i < 12 && t.s.scopes.length > 0; i++) t.idle();
  expect(t.s.over).toBe(-1);
  expect(t.tally('lastRound')).toBeGreaterThan(0);
});
rule(['DT-WIN-03', 'DT-WIN-06', 'DT-RULING-24'], 'time up: one more turn each, then the higher total', () => {
  const t = at({ A: { victory: 20 }, B: { victory: 18 }, options: { rounds: 2 }, turn: 4 });
  t.endTurn();
  expect(t.s.over).toBe(-1);
  t.set('B', 'victory', 25);
  for (let i = 0; i < 5 && t.s.over < 0; i++) t.endTurn();
  expect(t.s.winners).toBe(2);
});
rule('DT-WIN-06', 'the clock of the whole game gives one more turn each, and only once', () => {
  const t = at({ A: { victory: 20 }, B: { victory: 18 } });
  applyHostMove(t.g, t.s, { host: 'limit' });
  const left = t.tally('lastRound');
  expect([t.s.over, left]).toEqual([-1, 3]);
  t.endTurn();
  applyHostMove(t.g, t.s, { host: 'limit' });
  expect(t.tally('lastRound')).toBe(left - 1);
  for (let i = 0; i < 5 && t.s.over < 0; i++) t.endTurn();
  expect(t.s.winners).toBe(1);
});
rule('DT-WIN-07', 'a debtor cannot win', () => {
  const t = at({ A: { squad: ['razide'], victory: 39, debt: 3 }, B: {} });
  t.go('A sabotage razide', 'A 4').settle();
  expect(t.s.over).toBe(-1);
});
rule('DT-RULING-27', 'until the debt is paid', () => {
  const t = at({ A: { squad: ['bauhaus-bank'], victory: 41, debt: 1, destiny: 2, hand: stop }, B: {}, enter: true });
  t.go('A bauhaus-bank.repay').settle();
  expect(t.s.winners).toBe(1);
});
rule(['DT-WIN-08', 'DT-WIN-09'], 'both in debt at time-out: bank first, then points', () => {
  const t = at({
    A: { victory: 12, destiny: 5, debt: 9 },
    B: { victory: 10, destiny: 2, debt: 3 },
    tally: { timeUp: 1, lastRound: 1 },
  });
  t.endTurn();
  expect([t.res('A', 'victory'), t.res('B', 'victory')]).toEqual([8, 9]);
  expect(t.s.winners).toBe(2);
});
rule(['DT-WIN-10', 'DT-WIN-11'], 'never below zero; equal is a draw', () => {
  const t = at({
    A: { victory: 3, destiny: 0, debt: 12 },
    B: { victory: 2, destiny: 0, debt: 9 },
    tally: { timeUp: 1, lastRound: 1 },
  });
  t.endTurn();
  expect([t.res('A', 'victory'), t.res('B', 'victory')]).toEqual([0, 0]);
  expect(t.s.over).toBe(1);
});
rule('DT-RULING-26', 'one debtor: the other wins', () => {
  const t = at({ A: { victory: 30, debt: 1 }, B: { victory: 4 }, tally: { timeUp: 1, lastRound: 1 } });
  t.endTurn();
  expect(t.s.winners).toBe(2);
});
rule(['DT-TURN-10', 'DT-RULING-16'], 'team mates are allies', () => {
  const t = at({ A: { squad: ['hussar'] }, B: {}, C: { squad: ['infantry'] }, D: {}, mode: 'teams' });
  expect(t.can('A attack')).toBe(false);
});
