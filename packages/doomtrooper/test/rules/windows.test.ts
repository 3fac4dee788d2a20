import { auto, OP_WINDOW, useProfile } from '@bojiste/kernel';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { profiles } from '../../options.ts';
import { at, type Table } from '../kit.ts';

/** Names of the windows that open until `stop`, each once per opening. */
function windowsUntil(t: Table, stop: () => boolean, moves: (t: Table) => boolean): string[] {
  const seen: string[] = [];
  let last: unknown = null;
  for (let i = 0; i < 200 && !stop(); i++) {
    const f = t.s.frames[t.s.frames.length - 1];
    if (f.op === OP_WINDOW && f !== last) {
      const { name } = t.g.windows[f.prog].spec;
      seen.push(name);
      last = f;
    }
    if (!moves(t) && !t.idle()) t.go(`${t.turn} done`);
  }
  return seen;
}

rule(['DT-TURN-04', 'DT-RULING-09'], 'six windows in a turn of three actions, four in a turn of one', () => {
  const hand = ['positive-karma'];
  const t = at({ A: { hand }, B: { hand }, step: 'start', enter: true });
  let acts = 3;
  const meditate = (x: Table): boolean => {
    if (acts === 0 || !x.can('A meditate')) return false;
    acts--;
    x.go('A meditate');
    return true;
  };
  const seen = windowsUntil(t, () => t.s.active === 1, meditate);
  expect(seen.filter((name) => name.startsWith('after'))).toEqual([
    'afterStart',
    'afterDraw',
    'afterAction',
    'afterAction',
    'afterAction',
    'afterDiscard',
  ]);
  const s = at({ A: { hand }, B: { hand }, step: 'start', enter: true });
  acts = 1;
  expect(windowsUntil(s, () => s.s.active === 1, meditate)).toHaveLength(4);
});

rule(['DT-TURN-07', 'DT-TURN-06'], 'no window between the end of a turn and the next start', () => {
  const hand = ['positive-karma'];
  const t = at({ A: { hand }, B: { hand } });
  t.go('A done');
  while (t.s.active === 0) {
    const f = t.s.frames[t.s.frames.length - 1];
    if (f.op === OP_WINDOW) expect(t.g.windows[f.prog].spec.name).toBe('afterDiscard');
    if (!t.idle()) t.go('A done');
  }
});

rule('DT-ANY-10', 'abilities usable anytime share the windows', () => {
  const t = at({
    A: { hand: ['positive-karma'] },
    B: { squad: ['demnogonis-cultist'], hand: ['positive-karma'] },
    step: 'start',
    enter: true,
  });
  expect(t.turn).toBe('A');
  expect(t.can('B cultist')).toBe(false);
  t.go('A pass');
  expect(t.can('B cultist')).toBe(true);
});

rule('DT-ANY-05', 'profiles: full control is asked everywhere, calm only where it matters', () => {
  const setup = { A: {}, B: { hand: ['lucky-shot'] }, step: 'start', enter: true } as const;
  const asked = (profile: (typeof profiles)[number]) => {
    const t = at(setup);
    useProfile(t.g, t.s, 1, profile);
    return auto(t.g, t.s, 1) === null;
  };
  expect(profiles.map(asked)).toEqual([false, false, false, true]);
});

rule(['DT-ANY-06', 'DT-RULING-07'], 'a play keeps the window open for a whole cycle of passes', () => {
  const hand = ['positive-karma'];
  const t = at({ A: { hand }, B: { hand }, step: 'start', enter: true });
  t.go('A pass', 'B positive-karma');
  t.until(() => !!t.can('A positive-karma'));
  expect(t.can('A pass')).toBe(true);
  t.go('A pass', 'A meditate');
  expect(t.res('B', 'destiny')).toBe(10);
});

rule('DT-TIME-12', 'the player who is aimed at reacts first, also without a warrior of his', () => {
  const hand = ['miscommunication'];
  const seats = (own: string[]) => ({
    A: { hand: own },
    B: { hand },
    C: { hand, squad: ['hussar'], victory: 9, destiny: 9 },
  });
  const first = (t: Table): string => {
    const f = t.s.frames[t.s.frames.length - 1];
    expect([f.op, t.g.windows[f.prog].spec.name]).toEqual([OP_WINDOW, 'react']);
    return t.turn;
  };
  const aim = (key: string, ...at_: string[]) =>
    first(at({ ...seats([key, ...hand]), enter: true }).go(`A ${key}`, ...at_.map((move) => `A ${move}`)));
  expect(aim('negative-karma', 'C')).toBe('C');
  expect(aim('negative-karma', 'B')).toBe('B');
  expect(aim('negative-karma', 'A')).toBe('A');
  // What answers a card is aimed at its player: B cancels what A played on C, so A is asked first and not C.
  const t = at({ ...seats(['negative-karma', ...hand]), enter: true }).go(
    'A negative-karma',
    'A C',
    'B miscommunication',
  );
  expect(first(t)).toBe('A');
});
