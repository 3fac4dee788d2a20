import { moveCard } from '@bojiste/kernel';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, type SeatSetup, type Table } from '../kit.ts';

/** Points of every source, split by their player from none to all; attacks and deals that cards give. */

const stop = ['lucky-shot'];
const upTo = (n: number): string[] => Array.from({ length: n + 1 }, (_, i) => `${i}`);

/** Passes on until A is asked for a number, and says which ones. */
const offered = (t: Table, letter = 'A'): string[] => t.until(() => t.can(`${letter} 0`)).keys(letter);

rule(['DT-FIGHT-58', 'DT-FIGHT-59'], 'every award of points is split freely by its player', () => {
  const kill = at({ A: { squad: ['valerie-duval'] }, B: { squad: ['infantry*'], hand: stop } });
  expect(offered(kill.go('A attack', 'A close'))).toEqual(upTo(2));
  const defended = at({ A: { squad: ['infantry*'], hand: stop }, B: { squad: ['valerie-duval'] } });
  expect(offered(defended.go('A attack', 'A close'), 'B')).toEqual(upTo(2));
  const grenade = at({
    A: { squad: ['hussar+antipersonnel-grenade'], destiny: 0 },
    B: { squad: ['infantry*', 'dragoon'] },
  });
  expect(offered(grenade.go('A antipersonnel-grenade', 'A infantry'))).toEqual(upTo(2));
  grenade.go('A 0').settle();
  expect([grenade.res('A', 'victory'), grenade.res('A', 'destiny')]).toEqual([0, 2]);
});
rule(
  ['DT-MISS-08', 'DT-MISS-09', 'DT-FIGHT-58'],
  'a fulfilled mission pays its points, split freely, and is discarded',
  () => {
    // The points of the combat first or last, and the same once more for the mission.
    const t = at({
      A: { squad: ['valerie-duval+traitor-discovered'], destiny: 0 },
      B: { squad: ['hussar*'], hand: stop },
    }).go('A attack', 'A close');
    expect(offered(t)).toEqual(upTo(2));
    expect(offered(t.go('A 0'))).toEqual(upTo(2));
    t.go('A 2').settle();
    expect([t.res('A', 'victory'), t.res('A', 'destiny')]).toEqual([2, 2]);
    expect(t.zone('A', 'discard')).toContain('traitor-discovered');
  },
);
rule(['DT-SAB-06', 'DT-SAB-08', 'DT-SAB-10'], 'a Sabotage given by a card: the same points, and the same limit', () => {
  const t = at({
    A: { squad: ['razide'], hand: ['false-attack', 'false-attack'], destiny: 0, peaceful: 1 },
    B: { hand: stop },
    enter: true,
  });
  t.go('A false-attack');
  expect(offered(t)).toEqual(upTo(4));
  t.go('A 3').until(() => t.can('A meditate'));
  expect([t.res('A', 'victory'), t.res('A', 'destiny')]).toEqual([3, 1]);
  expect(t.can('A false-attack')).toBe(false);
  expect(t.keys('A').some((key) => key.startsWith('sabotage'))).toBe(false);
});
rule(['DT-NESTED-01', 'DT-FIGHT-12'], 'an attack given to one warrior is his', () => {
  const t = at({
    A: { squad: ['valerie-duval', 'mortificator+hidden'], hand: stop },
    B: { squad: ['infantry', 'dragoon'], hand: stop },
  });
  t.go('A meditate', 'A hidden.strike').until(() => t.can('A infantry') || t.can('A mortificator'));
  expect(t.keys('A').map((key) => key.split('#')[0])).toEqual(['dragoon', 'infantry']);
  t.go('A infantry', 'A close').settle();
  expect([t.flag('infantry', 'wounded'), t.flag('mortificator', 'wounded')]).toEqual([true, false]);
  // It took no action, and the attack of the turn is still to come.
  expect([t.res('A', 'regular'), t.can('A attack')]).toEqual([2, true]);
  t.go('A attack').until(() => t.can('A valerie-duval'));
});
rule('DT-WAR-06', 'an auction: every bid from nothing to all one has, in turn, until nobody goes higher', () => {
  const start = (A: SeatSetup, B: SeatSetup) =>
    at({ A: { hand: ['mercenary'], ...A }, B, C: { destiny: 0 } }).go('A recruit mercenary');
  const t = start({ destiny: 3 }, { destiny: 5 });
  expect(offered(t)).toEqual(upTo(3));
  t.go('A 1');
  // What is raised is said, not the whole bid.
  expect(t.keys('B')).toEqual(upTo(4));
  t.go('B 1');
  expect(t.keys('A')).toEqual(upTo(1));
  t.go('A 1');
  expect(t.keys('B')).toEqual(upTo(2));
  t.go('B 0', 'B 0').settle();
  expect([t.where('mercenary'), t.res('A', 'destiny'), t.res('B', 'destiny')]).toEqual(['squadA', 0, 5]);
  expect(t.stat('mercenary', 'value')).toBe(3);
  const cheap = start({ destiny: 3 }, { destiny: 5 }).go('A 0', 'B 0').settle();
  expect([cheap.where('mercenary'), cheap.res('A', 'destiny'), cheap.stat('mercenary', 'value')]).toEqual([
    'squadA',
    3,
    0,
  ]);
  const lost = start({ destiny: 3 }, { destiny: 5 }).go('A 3', 'B 2').settle();
  expect([lost.where('mercenary'), lost.res('A', 'destiny'), lost.res('B', 'destiny')]).toEqual(['squadB', 3, 0]);
});
rule(['DT-WAR-06', 'DT-CANCEL-01'], 'a warrior that is cancelled is paid for and lies in the discard pile', () => {
  const t = at({ A: { hand: ['hussar'], destiny: 5 }, B: { hand: ['test-no-warrior'] } });
  t.go('A recruit hussar', 'B test-no-warrior').settle();
  expect([t.zone('A', 'squad'), t.zone('A', 'discard'), t.res('A', 'destiny')]).toEqual([[], ['hussar'], 3]);
});
rule(
  ['DT-FIGHT-60', 'DT-RULING-85'],
  'who kills his own by a card gets destiny points only, in a combat and outside',
  () => {
    const thrower = (squad: string[]) =>
      at({
        A: { squad: ['hussar+antipersonnel-grenade', ...squad], destiny: 0 },
        B: { squad: ['infantry'], hand: stop },
      });
    const own = thrower(['dragoon*']).go('A antipersonnel-grenade', 'A dragoon');
    own.settle();
    expect(own.zone('A', 'discard')).toContain('dragoon');
    expect([own.res('A', 'victory'), own.res('A', 'destiny')]).toEqual([0, 3]);
    // Stolen by the thrower it is his own; owned by him but led by the other it is not.
    const t = thrower(['dragoon*']);
    t.card('dragoon').control = 1;
    moveCard(t.g, t.s, t.card('dragoon'), t.g.zoneOf('squad', 1));
    expect(offered(t.go('A antipersonnel-grenade', 'A dragoon'))).toEqual(upTo(3));
  },
);
rule(
  ['DT-FIGHT-60', 'DT-FIGHT-56'],
  'a card that kills an own warrior in a combat adds nothing to its victory points',
  () => {
    const t = at({
      A: { squad: ['valerie-duval', 'dragoon*'], hand: ['test-own-kill'], destiny: 0 },
      B: { squad: ['infantry*'], hand: stop },
    });
    t.go('A attack', 'A valerie-duval', 'A close', 'A test-own-kill', 'A dragoon');
    t.until(() => t.zone('A', 'discard').includes('dragoon'));
    expect(offered(t)).toEqual(upTo(2));
    expect(t.res('A', 'destiny')).toBe(3);
    t.go('A 2').settle();
    expect([t.res('A', 'victory'), t.res('A', 'destiny')]).toEqual([2, 3]);
  },
);
