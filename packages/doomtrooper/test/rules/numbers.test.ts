import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { combatNow } from '../../reads/lookup.ts';
import { RULE_USED } from '../../rules/actions.ts';
import { at, type SeatSetup, type Table } from '../kit.ts';

/** What procedures count and pay, number by number. */

const idle = ['lucky-shot'];

rule(['DT-FIGHT-09', 'DT-ANY-09'], 'every window of a combat stands in its phase', () => {
  const t = at({ A: { squad: ['hussar'], hand: idle }, B: { squad: ['dragoon'], hand: idle } }).go('A attack');
  const seen: string[] = [];
  for (let i = 0; i < 60 && t.s.scopes.length > 0; i++) {
    const f = t.s.frames[t.s.frames.length - 1];
    const name = t.g.windows[f.prog]?.spec.name ?? '';
    const phase = combatNow.get(t.g, t.s, 'phase');
    if (name.startsWith('afterPhase')) expect(name).toBe(`afterPhase${phase}`);
    if (!seen.includes(name)) seen.push(name);
    if (!t.idle()) t.go('A close');
  }
  expect(seen.filter((name) => name.startsWith('afterPhase'))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `afterPhase${n}`),
  );
});
rule(['DT-ART-06', 'DT-ART-09'], 'each spell costs its steps, when cast and when strengthened', () => {
  const spells: readonly (readonly [string, number, number, 'fight' | 'shoot' | 'armor'])[] = [
    ['elemental-ball', 2, 2, 'fight'],
    ['elemental-bolt', 2, 2, 'shoot'],
    ['elemental-wall', 2, 2, 'armor'],
    ['shield', 1, 1, 'armor'],
    ['strike', 1, 1, 'shoot'],
    ['levitation', 1, 1, 'fight'],
    ['explosion', 3, 5, 'fight'],
  ];
  for (const [key, per, n, stat] of spells) {
    const t = at({
      A: { squad: ['mystic'], hand: [key, ...idle], destiny: per * 3 },
      B: { squad: ['dragoon'], hand: idle },
    });
    t.go('A attack', 'A close', `A ${key}`, 'A 1').until(() => t.stat('mystic', stat) === 4 + n);
    expect(t.res('A', 'destiny')).toBe(per * 2);
    t.go(`A ${key}.more`, 'A 2').until(() => t.stat('mystic', stat) === 4 + 3 * n);
    expect([t.res('A', 'destiny'), t.s.scopes.length > 0]).toEqual([0, true]);
  }
});
rule(['DT-SAB-06', 'DT-SAB-05'], 'the same player once from draw to draw, also with another action', () => {
  const t = at({ A: { squad: ['hussar'], extra: 1, hand: ['false-attack'] }, B: { hand: idle } });
  t.go('A sabotage hussar', 'A 0').settle();
  expect(t.res('A', 'sabotaged') & 2).toBe(2);
  expect(t.res('A', 'regular')).toBe(0);
  expect(t.keys('A').some((key) => key.startsWith('false-attack') || key.startsWith('sabotage'))).toBe(false);
});
rule(['DT-KIND-05', 'DT-ACT-04'], 'one regular action becomes an attack, and that is noted', () => {
  const t = at({ A: { squad: ['hussar'], hand: idle }, B: { squad: ['dragoon'], hand: idle } });
  t.go('A attack', 'A close');
  expect(t.res('A', 'attacks')).toBe(RULE_USED + 1);
  expect(t.res('A', 'regular')).toBe(2);
  const extra = at({ A: { squad: ['hussar'], hand: idle, assault: 1 }, B: { squad: ['dragoon'], hand: idle } });
  extra.go('A attack', 'A close');
  expect([extra.res('A', 'attacks'), extra.res('A', 'regular'), extra.res('A', 'assault')]).toEqual([0, 3, 0]);
});
/** Actions left after a deed, from three regular ones. */
const spent = (A: SeatSetup, move: string, B: SeatSetup = {}): number => {
  const t: Table = at({ A: { destiny: 9, ...A }, B, tally: { stationOpen: 1 } }).go(move);
  return 3 - t.res('A', 'regular');
};
rule(['DT-ACT-09', 'DT-HIDE-01', 'DT-TRAN-07'], 'what each action costs', () => {
  expect(spent({ hand: ['hussar'] }, 'A recruit hussar')).toBe(1);
  expect(spent({ squad: ['hussar'], hand: ['dragoon'] }, 'A hide dragoon')).toBe(3);
  expect(spent({ squad: ['hussar', 'dragoon'] }, 'A seekCover hussar')).toBe(1);
  expect(spent({ squad: ['hussar^', 'dragoon'] }, 'A leaveCover hussar')).toBe(1);
  expect(spent({}, 'A meditate')).toBe(1);
  expect(spent({ squad: ['hussar'], hand: ['combat-armor'] }, 'A play combat-armor')).toBe(1);
  expect(spent({ squad: ['hussar+t-32-wolfclaw-jbt'] }, 'A board t-32-wolfclaw-jbt')).toBe(1);
  expect(spent({ squad: ['hussar', 'dragoon'] }, 'A transfer hussar')).toBe(1);
  expect(spent({ squad: ['hussar+t-32-wolfclaw-jbt', 'dragoon'] }, 'A transfer hussar')).toBe(2);
});
rule('DT-WAR-06', 'a warrior costs what is printed, and nothing else changes', () => {
  const t = at({ A: { hand: ['dragoon'], destiny: 5 }, B: {} }).go('A recruit dragoon');
  expect([t.res('A', 'destiny'), t.res('A', 'victory'), t.zone('A', 'squad')]).toEqual([2, 0, ['dragoon']]);
});
rule(['DT-TURN-13', 'DT-SAB-06'], 'a new period begins with the draw', () => {
  const t = at({ A: { squad: ['hussar', 'dragoon'], sabotaged: 2 }, B: {}, step: 'start', enter: true });
  t.until(() => t.can('A meditate'));
  expect(t.res('A', 'sabotaged')).toBe(0);
  expect(t.res('A', 'regular')).toBe(3);
});
rule(['DT-ACT-08', 'DT-DISC-01'], 'what is left of the actions goes with the step', () => {
  const t = at({ A: { extra: 1, assault: 1, peaceful: 1, hand: idle }, B: { hand: idle } }).go('A done');
  expect(['regular', 'extra', 'assault', 'peaceful', 'attacks'].map((name) => t.res('A', name as 'extra'))).toEqual([
    0, 0, 0, 0, 0,
  ]);
});
rule(
  ['DT-RULING-110', 'DT-KIND-06'],
  'extra actions: everything but transfer, attack and Sabotage; the rest is lost',
  () => {
    const t = at({
      A: { hand: idle },
      B: {
        squad: ['hussar+t-32-wolfclaw-jbt', 'dragoon^', 'infantry'],
        hand: ['inspired', 'samurai', 'combat-armor'],
        destiny: 9,
      },
      step: 'start',
      enter: true,
    });
    t.go('B inspired').until(() => t.can('B meditate'));
    const acts = new Set(t.keys('B').map((key) => key.split(' ')[0]));
    expect([...acts].sort()).toEqual(
      ['board', 'done', 'hide', 'leaveCover', 'meditate', 'play', 'recruit', 'seekCover'].sort(),
    );
    t.go('B meditate', 'B done');
    expect([t.res('B', 'peaceful'), t.res('B', 'destiny')]).toEqual([0, 10]);
  },
);
rule('DT-ACT-09', 'the actions of a turn', () => {
  const t = at({
    A: {
      squad: ['hussar+t-32-wolfclaw-jbt', 'dragoon^', 'infantry'],
      hand: ['samurai', 'combat-armor'],
      destiny: 9,
    },
    B: { squad: ['soldat'] },
    tally: { stationOpen: 1 },
  });
  const acts = new Set(t.keys('A').map((key) => key.split(' ')[0]));
  const all = ['attack', 'board', 'done', 'hide', 'leaveCover', 'meditate', 'play', 'recruit', 'seekCover', 'transfer'];
  expect([...acts].sort()).toEqual(all);
  expect(at({ A: { squad: ['hussar'] }, B: {} }).can('A sabotage hussar')).toBe(true);
});
rule(['DT-NESTED-01', 'DT-SAB-15'], 'an attack that a card gives is bound by no earlier limit', () => {
  const t = at({
    A: { squad: ['infantry'], hand: ['grand-assault'] },
    B: { squad: ['dragoon'] },
    tally: { limit: 1 },
    step: 'start',
    enter: true,
  });
  t.go('A grand-assault').until(() => t.s.scopes.length > 0);
  expect(combatNow.get(t.g, t.s, 'limit')).toBe(0);
});
rule(
  ['DT-RULING-80', 'DT-FIRST-02', 'DT-FIRST-03'],
  'with a first attack phases 6 and 7 run once for each, with their windows',
  () => {
    const phases = (A: SeatSetup, B: SeatSetup, ...moves: string[]): string[] => {
      const t = at({ A, B }).go('A attack', 'A close', ...moves);
      const seen: string[] = [];
      let last: unknown = null;
      for (let i = 0; i < 80 && t.s.scopes.length > 0; i++) {
        const f = t.s.frames[t.s.frames.length - 1];
        const name = t.g.windows[f.prog]?.spec.name ?? '';
        if (f !== last && /afterPhase[678]/.test(name)) seen.push(name.slice(-1));
        last = f;
        t.idle();
      }
      return seen;
    };
    const first = { squad: ['hussar'], hand: ['surprise-attack', ...idle] };
    const second = { squad: ['dragoon'], hand: ['ambush', ...idle] };
    const plain = { squad: ['dragoon'], hand: idle };
    expect(phases(first, plain, 'A surprise-attack')).toEqual(['6', '7', '6', '7', '8']);
    expect(phases({ squad: ['hussar'], hand: idle }, second, 'B ambush')).toEqual(['6', '7', '6', '7', '8']);
    expect(phases({ squad: ['hussar'], hand: idle }, plain)).toEqual(['6', '7', '8']);
  },
);
