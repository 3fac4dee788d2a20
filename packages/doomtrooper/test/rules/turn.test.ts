import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, fresh, type SeatSetup } from '../kit.ts';

const plain = { hussar: 30, infantry: 30 };
const bare = { 'lucky-shot': 60 };

rule(['DT-SET-01', 'DT-SET-04', 'DT-SET-03'], 'libraries are shuffled, seven cards and five points each', () => {
  const a = fresh('one');
  const b = fresh('two');
  for (const seat of ['A', 'B']) {
    expect(a.zone(seat, 'hand')).toHaveLength(7);
    expect(a.zone(seat, 'library')).toHaveLength(53);
    expect(a.res(seat, 'destiny')).toBe(5);
  }
  expect(fresh('one').zone('A', 'library')).toEqual(a.zone('A', 'library'));
  expect(b.zone('A', 'library')).not.toEqual(a.zone('A', 'library'));
});

rule('DT-RULING-01', 'victory points begin at nothing', () => {
  expect(fresh('x').res('A', 'victory')).toBe(0);
  expect(fresh('x', { startVP: 5 }).res('B', 'victory')).toBe(5);
});

rule('DT-SET-06', 'chance decides who begins', () => {
  const starts = Array.from({ length: 60 }, (_, i) => fresh(`seed ${i}`).s.active);
  const zero = starts.filter((seat) => seat === 0).length;
  expect(zero).toBeGreaterThan(15);
  expect(zero).toBeLessThan(45);
});

rule(['DT-SET-07', 'DT-SET-08', 'DT-RULING-02'], 'without a warrior the hand is shown and shuffled back, once', () => {
  const t = fresh('x', {}, bare);
  const first = t.turn;
  const before = t.zone(first, 'hand').length;
  t.go(`${first} yes`);
  expect(before).toBe(7);
  expect(t.zone(first, 'hand')).toHaveLength(7);
  expect(t.zone(first, 'library')).toHaveLength(53);
  expect(t.turn).not.toBe(first);
});

rule(['DT-SET-09', 'DT-RULING-04'], 'with a warrior the old hand is lost and not shown', () => {
  const t = fresh('x', {}, plain);
  const first = t.turn;
  t.go(`${first} yes`);
  expect(t.zone(first, 'discard')).toHaveLength(7);
  expect(t.zone(first, 'hand')).toHaveLength(7);
  expect(t.zone(first, 'library')).toHaveLength(46);
  const other = first === 'A' ? 'B' : 'A';
  expect(t.view(other).cards.filter((c) => c.owner !== (other === 'A' ? 0 : 1) && c.key !== 'player')).toHaveLength(0);
});

rule(['DT-SET-10', 'DT-RULING-03'], 'nobody must change his hand; the starting player answers first', () => {
  const t = fresh('x', {}, plain);
  const first = t.turn;
  expect(first).toBe('AB'[t.s.active]);
  const hand = t.zone(first, 'hand');
  t.go(`${first} no`);
  expect(t.zone(first, 'hand')).toEqual(hand);
  expect(t.turn).not.toBe(first);
});

rule(['DT-SET-05', 'DT-SET-11'], 'the opening hand is the first player’s first draw; the others draw', () => {
  const t = fresh('x', {}, { 'positive-karma': 60 });
  const first = t.turn;
  const other = first === 'A' ? 'B' : 'A';
  t.go(`${first} no`, `${other} no`, `${first} positive-karma`, `${other} positive-karma`);
  t.endTurn().settle();
  expect(t.zone(first, 'library')).toHaveLength(53);
  expect(t.zone(other, 'library').length).toBe(52);
});

rule(['DT-TURN-01', 'DT-TURN-03', 'DT-DISC-04'], 'draw, actions, discard; then the next player', () => {
  const t = at({ A: {}, B: {}, C: {}, active: 'B' });
  t.endTurn();
  expect(t.s.active).toBe(2);
  t.endTurn();
  expect(t.s.active).toBe(0);
});

rule('DT-TURN-05', 'effects of the start of turn come before any window', () => {
  const t = at({ A: { hand: ['blood-lust'] }, B: {}, step: 'start', enter: true });
  expect(t.can('A blood-lust')).toBe(true);
  t.go('A blood-lust').settle();
  expect(t.res('A', 'assault')).toBe(1);
});

rule('DT-TURN-02', 'cards of one step are refused in another', () => {
  expect(at({ A: { hand: ['initiative'] }, B: {} }).can('A initiative')).toBe(false);
});

rule(['DT-TURN-11', 'DT-DRAW-07'], 'Doomed before Industrial Complex, and what is gained can be spent', () => {
  const t = at({ A: { destiny: 3, squad: ['industrial-complex'] }, B: {}, step: 'draw', enter: true });
  const doomed = at({
    A: { destiny: 3, squad: ['industrial-complex'] },
    B: { hand: ['doomed'] },
    step: 'start',
    enter: true,
  });
  doomed.go('B doomed', 'B player#1').settle();
  expect(doomed.res('A', 'destiny')).toBe(3);
  expect(doomed.zone('B', 'discard')).toContain('doomed');
  expect(t.res('A', 'destiny')).toBe(6);
});

rule('DT-TURN-09', 'of two opponents’ effects the one whose turn comes sooner has his first', () => {
  // Doomed takes three, the test card doubles what is left: the two orders differ.
  const drawn = (victim: string, doomer: string, doubler: string): number => {
    const seat = (letter: string): SeatSetup => ({
      destiny: letter === victim ? 10 : 0,
      hand: letter === doomer ? ['doomed'] : [],
      squad: letter === doubler ? ['test-double'] : [],
    });
    const t = at({ A: seat('A'), B: seat('B'), C: seat('C'), active: victim, step: 'start', enter: true });
    t.go(`${doomer} doomed`);
    return t
      .go(`${doomer} ${t.keys(doomer)['ABC'.indexOf(victim)]}`)
      .until(() => t.can(`${victim} meditate`))
      .res(victim, 'destiny');
  };
  expect(['ABC', 'BCA', 'CAB'].map(([a, b, c]) => drawn(a, b, c))).toEqual([14, 14, 14]);
  expect(['ACB', 'BAC', 'CBA'].map(([a, b, c]) => drawn(a, b, c))).toEqual([17, 17, 17]);
});

rule(['DT-RULING-11'], 'opponents’ effects before the own', () => {
  const t = at({
    A: { destiny: 2, squad: ['industrial-complex'] },
    B: { hand: ['doomed'] },
    step: 'start',
    enter: true,
  });
  t.go('B doomed', 'B player#1').settle();
  expect(t.res('A', 'destiny')).toBe(3);
});

rule('DT-TURN-12', 'the own effects are put in order by their player', () => {
  const t = at({
    A: { destiny: 0, squad: ['industrial-complex', 'industrial-complex'] },
    B: {},
    step: 'draw',
    enter: true,
  });
  expect(t.keys('A').filter((key) => key.startsWith('industrial-complex')).length).toBeGreaterThan(1);
});

rule(['DT-DRAW-01', 'DT-DRAW-02'], 'the hand is filled to seven', () => {
  const t = at({
    A: { hand: ['hussar', 'hussar', 'hussar', 'hussar'], library: Array(30).fill('infantry') },
    B: {},
    step: 'draw',
    enter: true,
  });
  expect(t.zone('A', 'hand')).toHaveLength(7);
  expect(t.zone('A', 'library')).toHaveLength(27);
});

rule('DT-DRAW-03', 'a full hand draws nothing', () => {
  const t = at({ A: { hand: Array(8).fill('hussar'), library: ['infantry'] }, B: {}, step: 'draw', enter: true });
  expect(t.zone('A', 'hand')).toHaveLength(8);
});

rule(['DT-DRAW-04', 'DT-DRAW-06'], 'a short library gives what it has and the game goes on', () => {
  const t = at({
    A: { hand: ['hussar', 'hussar', 'hussar'], library: ['infantry', 'infantry'] },
    B: {},
    step: 'draw',
    enter: true,
  });
  expect(t.zone('A', 'hand')).toHaveLength(5);
  expect(t.s.over).toBe(-1);
});

rule('DT-DRAW-05', 'an empty library is no penalty', () => {
  const t = at({ A: { hand: ['hussar', 'hussar'], library: [], squad: ['hussar'] }, B: {}, step: 'draw', enter: true });
  expect(t.zone('A', 'hand')).toHaveLength(2);
  expect(t.can('A meditate')).toBe(true);
});

rule(['DT-DISC-01', 'DT-DISC-03'], 'down to seven, face down', () => {
  const t = at({ A: { hand: [...Array(8).fill('hussar'), 'infantry'] }, B: {} });
  t.go('A done');
  t.go('A hussar', 'A hussar');
  expect(t.zone('A', 'hand')).toHaveLength(7);
  expect(t.view('B').cards.some((card) => card.key === 'hussar')).toBe(false);
});

rule('DT-DISC-02', 'otherwise one card or none', () => {
  const t = at({ A: { hand: Array(6).fill('hussar').concat('infantry') }, B: {} });
  t.go('A done', 'A infantry');
  expect(t.zone('A', 'hand')).toHaveLength(6);
  expect(t.can('A hussar')).toBe(false);
});

rule(['DT-ANY-01', 'DT-ANY-02', 'DT-TIME-03'], 'the active player plays first, the others follow', () => {
  const t = at({
    A: { hand: ['positive-karma'] },
    B: { hand: ['positive-karma'] },
    C: { hand: ['positive-karma'] },
    step: 'start',
    enter: true,
  });
  expect(t.turn).toBe('A');
  t.go('A pass');
  expect(t.turn).toBe('B');
  t.go('B pass');
  expect(t.turn).toBe('C');
});

rule(['DT-ANY-03', 'DT-ANY-04'], 'going on is passing: a play in between comes before the action', () => {
  const t = at({ A: { destiny: 0 }, B: { hand: ['negative-karma'], destiny: 9 }, step: 'actions', enter: true });
  t.go('A meditate');
  expect(t.turn).toBe('B');
  expect(t.res('A', 'destiny')).toBe(0);
  expect(t.can('B negative-karma')).toBe(true);
  t.go('B pass');
  expect(t.res('A', 'destiny')).toBe(1);
});

rule(['DT-ANY-06', 'DT-RULING-06', 'DT-RULING-07'], 'a play keeps the window open for a whole cycle', () => {
  const t = at({
    A: { hand: ['positive-karma'] },
    B: { hand: ['positive-karma', 'positive-karma'] },
    C: { hand: ['positive-karma'] },
    step: 'start',
    enter: true,
  });
  t.go('A pass', 'B positive-karma');
  for (const seat of ['A', 'B', 'C']) t.can(`${seat} pass`);
  t.go('C pass', 'A pass');
  expect(t.turn).toBe('B');
});

rule('DT-ANY-05', 'all passes close the window', () => {
  const t = at({ A: { hand: ['blood-lust'] }, B: { hand: ['positive-karma'] }, step: 'start', enter: true });
  t.go('A pass', 'B pass');
  expect(t.can('A blood-lust')).toBe(false);
});
