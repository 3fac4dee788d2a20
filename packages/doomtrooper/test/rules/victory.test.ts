import { applyHostMove } from '@bojiste/kernel';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { ladder } from '../../rules/timing.ts';
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
/** Whose turns still come, from now to the end of the game. */
const turnsToCome = (t: ReturnType<typeof at>): string => {
  let seats = '';
  for (let i = 0; i < 12 && t.s.over < 0; i++) {
    // After somebody has left in the middle of his turn the others still finish what is open.
    if (t.s.seats[t.s.active].out === 0) seats += 'ABCD'[t.s.active];
    t.endTurn();
  }
  return seats;
};

rule(['DT-WIN-03', 'DT-WIN-06'], 'time up: one more turn each, then the higher total', () => {
  const t = at({ A: { victory: 20, turns: 2 }, B: { victory: 18, turns: 1 }, options: { rounds: 2 }, active: 'B' });
  t.endTurn();
  expect([t.s.over, t.tally('lastRound')]).toEqual([-1, 2]);
  t.set('B', 'victory', 25);
  expect(turnsToCome(t)).toBe('AB');
  expect(t.s.winners).toBe(2);
});
rule(['DT-WIN-06', 'DT-RULING-24'], 'three and four seats: one more turn each, whoever began', () => {
  const rounds = { rounds: 3 };
  const three = at({ A: { turns: 3 }, B: { turns: 3 }, C: { turns: 2 }, options: rounds, active: 'C' });
  expect(turnsToCome(three)).toBe('CABC');
  const four = at({ A: { turns: 3 }, B: { turns: 2 }, C: { turns: 3 }, D: { turns: 3 }, options: rounds, active: 'B' });
  expect(turnsToCome(four)).toBe('BCDAB');
});
rule(['DT-WIN-06', 'DT-RULING-21'], 'who left the game has no turn, nobody else plays it for him', () => {
  const seats = { A: { turns: 3 }, B: { turns: 3 }, C: { turns: 2 } };
  const early = at({ ...seats, options: { rounds: 3 }, active: 'C' });
  applyHostMove(early.g, early.s, { host: 'concede', seat: 2 });
  expect(turnsToCome(early)).toBe('AB');
  const amid = at({ ...seats, options: { rounds: 3 }, active: 'C' }).endTurn();
  applyHostMove(amid.g, amid.s, { host: 'concede', seat: 1 });
  expect(turnsToCome(amid)).toBe('AC');
  const last = at({ ...seats, tally: { timeUp: 1, lastRound: 2, owing: 4 }, active: 'B' }).endTurn();
  applyHostMove(last.g, last.s, { host: 'concede', seat: 2 });
  expect([turnsToCome(last), last.s.over]).toEqual(['', 1]);
  // Two of the agreed turns are still to come although a third player is out since long.
  const gone = at({ ...seats, A: { turns: 1 }, B: { turns: 1 }, options: { rounds: 2 }, turn: 9 });
  applyHostMove(gone.g, gone.s, { host: 'concede', seat: 2 });
  expect(turnsToCome(gone)).toBe('ABAB');
});
rule('DT-RULING-24', 'at time-out the running turn is finished, then each in order plays one', () => {
  const t = at({ A: {}, B: {}, C: {}, active: 'B' });
  applyHostMove(t.g, t.s, { host: 'limit' });
  expect(turnsToCome(t)).toBe('BCAB');
});
rule(['DT-WIN-05', 'DT-RULING-24'], 'a tie that lasts gives everybody one more turn again', () => {
  const t = at({ A: { victory: 41 }, B: { victory: 41 }, tally: { timeUp: 2, lastRound: 1 }, active: 'B' });
  t.endTurn();
  expect([t.s.over, t.tally('lastRound')]).toEqual([-1, 2]);
  t.set('A', 'victory', 42);
  expect(turnsToCome(t)).toBe('AB');
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
rule('DT-TURN-10', 'due at once: opponents from the nearest on, team mates after them, the active player last', () => {
  const order = (t: ReturnType<typeof at>) =>
    [0, 1, 2, 3].sort((a, b) => ladder(t.g, t.s, a, []).rung - ladder(t.g, t.s, b, []).rung);
  const sides = { A: {}, B: {}, C: {}, D: {} };
  expect(order(at({ ...sides, mode: 'teams' }))).toEqual([1, 3, 2, 0]);
  expect(order(at({ ...sides, mode: 'teams', active: 'B' }))).toEqual([2, 0, 3, 1]);
  expect(order(at({ ...sides, active: 'B' }))).toEqual([2, 3, 0, 1]);
});
rule(['DT-TURN-10', 'DT-RULING-16'], 'team mates are allies', () => {
  const t = at({ A: { squad: ['hussar'] }, B: {}, C: { squad: ['infantry'] }, D: {}, mode: 'teams' });
  expect(t.can('A attack')).toBe(false);
});
