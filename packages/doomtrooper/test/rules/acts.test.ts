import { OP_WINDOW } from '@bojiste/kernel';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, type SeatSetup, type Table } from '../kit.ts';

/** What holds for every action of the book alike: who or what it is offered for, and the window after it. */

const idle = ['positive-karma'];
const tank = 't-32-wolfclaw-jbt';

/** Windows after an action that open from now until the turn is over. */
function windowsAfter(t: Table): number {
  let n = 0;
  let last: unknown = null;
  for (let i = 0; i < 100 && t.s.active === 0 && t.s.over < 0; i++) {
    const f = t.s.frames[t.s.frames.length - 1];
    if (f.op === OP_WINDOW && f !== last && t.g.windows[f.prog].spec.name === 'afterAction') n++;
    last = f;
    if (!t.idle()) t.go(`${t.turn} ${['done', 'close', '0'].find((key) => t.can(`${t.turn} ${key}`))}`);
  }
  return n;
}

const acts: readonly (readonly [string, SeatSetup, SeatSetup?])[] = [
  ['A recruit hussar', { hand: ['hussar', ...idle] }],
  ['A hide dragoon', { squad: ['hussar'], hand: ['dragoon', ...idle] }],
  ['A seekCover hussar', { squad: ['hussar', 'dragoon'] }],
  ['A leaveCover hussar', { squad: ['hussar^', 'dragoon'] }],
  ['A meditate', {}],
  ['A play combat-armor', { squad: ['hussar'], hand: ['combat-armor', ...idle] }],
  [`A board ${tank}`, { squad: [`hussar+${tank}`] }],
  ['A transfer hussar', { squad: ['hussar', 'dragoon'] }],
  ['A attack', { squad: ['hussar'] }, { squad: ['dragoon'] }],
  ['A sabotage hussar', { squad: ['hussar'] }],
];
rule(['DT-TURN-04', 'DT-ACT-09'], 'after every action of the book there is one window', () => {
  for (const [move, A, B = {}] of acts) {
    const t = at({ A: { hand: idle, destiny: 9, ...A }, B: { hand: idle, ...B }, tally: { stationOpen: 1 } }).go(move);
    expect(windowsAfter(t), move).toBe(1);
  }
});
rule(['DT-WAR-01', 'DT-HIDE-01'], 'only warriors are played as warriors or into cover', () => {
  const t = at({
    A: { squad: ['hussar'], hand: ['dragoon', 'combat-armor', 'heimburg', 'lucky-shot'], destiny: 9 },
    B: {},
  });
  const named = (act: string) => t.keys('A').filter((key) => key.startsWith(`${act} `));
  expect(named('recruit').map((key) => key.split(/[ #]/)[1])).toEqual(['dragoon']);
  expect(named('hide').map((key) => key.split(/[ #]/)[1])).toEqual(['dragoon']);
});
rule(
  ['DT-MED-01', 'DT-FIGHT-10'],
  'meditating and attacking are one action each, whatever lies before the player',
  () => {
    const t = at({
      A: { squad: ['hussar'], player: ['capitol', 'grand-tactician', 'total-war'] },
      B: { squad: ['dragoon'] },
    });
    for (const act of ['meditate', 'attack'])
      expect(t.keys('A').filter((key) => key.split(' ')[0] === act)).toHaveLength(1);
  },
);
rule(['DT-COVER-04', 'DT-COVER-14'], 'leaving cover by duty costs an action like leaving it freely', () => {
  const t = at({ A: { squad: ['hussar^', 'dragoon^'], destiny: 0 }, B: {} });
  expect(t.can('A meditate')).toBe(false);
  t.go('A leaveCover hussar');
  expect([t.res('A', 'regular'), t.flag('hussar', 'covered')]).toEqual([2, false]);
  expect(t.can('A meditate')).toBe(true);
});
rule(['DT-TRAN-02', 'DT-TRAN-03'], 'manning the Station by duty costs an action, by transfer or from hand', () => {
  const setup = (A: SeatSetup) =>
    at({ A: { destiny: 9, ...A }, B: { station: ['soldat'] }, tally: { stationOpen: 1 } });
  const moved = setup({ squad: ['hussar', 'dragoon'] });
  expect(moved.can('A meditate')).toBe(false);
  moved.go('A transfer hussar');
  expect([moved.res('A', 'regular'), moved.where('hussar')]).toEqual([2, 'stationA']);
  const played = setup({ hand: ['corsair'] });
  expect(played.can('A meditate')).toBe(false);
  played.go('A recruit corsair');
  expect([played.res('A', 'regular'), played.where('corsair')]).toEqual([2, 'stationA']);
});
