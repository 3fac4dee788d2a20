import { type LogEntry, logWords, OP_WINDOW, watching } from '@bojiste/kernel';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { combatNow } from '../../reads/lookup.ts';
import { at, fresh, type Table } from '../kit.ts';

/** Small duties of the procedures: what is asked again, noted, put back and announced. */

const stop = ['lucky-shot'];
const sides = (t: Table): [string, string] => (t.s.active === 0 ? ['A', 'B'] : ['B', 'A']);

rule(['DT-SET-08', 'DT-RULING-02'], 'a second exchange is an exchange too: new hand, and the library cut again', () => {
  const t = fresh('twice', { cut: 1, mulliganLimit: 2 }, { 'positive-karma': 30, 'lucky-shot': 30 });
  const [first, second] = sides(t);
  t.go(`${second} none`, `${first} none`, `${first} yes`, `${second} none`);
  const hand = t.zone(first, 'hand');
  t.go(`${first} yes`);
  expect(t.zone(first, 'hand')).not.toEqual(hand);
  expect(t.turn).toBe(second);
  expect(t.keys(second).sort()).toEqual(['cut', 'none', 'shuffle']);
  t.go(`${second} none`);
  expect(t.can(`${first} yes`)).toBe(false);
  const kept = fresh('twice', { cut: 1, mulliganLimit: 2 }, { hussar: 60 });
  kept.go(`${second} none`, `${first} none`, `${first} yes`, `${first} yes`);
  expect(kept.can(`${second} cut`)).toBe(false);
});
rule('DT-SET-02', 'who shuffles the library mixes it', () => {
  const t = fresh('mix', { cut: 1 });
  const [first, second] = sides(t);
  const before = t.zone(first, 'library');
  t.go(`${second} shuffle`);
  const after = t.zone(first, 'library');
  expect([...after].sort()).toEqual([...before].sort());
  expect([...before, ...before].join()).not.toContain(after.join());
});
rule(['DT-RULING-69', 'DT-FIGHT-02'], 'after the attack the regular actions are lost, other ones stay', () => {
  const fight = (lossMoment: number) =>
    at({
      A: { squad: ['hussar'], peaceful: 1, hand: ['positive-karma'] },
      B: { squad: ['dragoon'], hand: ['positive-karma'] },
      options: { lossMoment },
    }).go('A attack', 'A close');
  const left = (t: Table) => [t.res('A', 'regular'), t.res('A', 'peaceful')];
  const inWindow = (t: Table) => t.until(() => t.s.scopes.length === 0 && t.can('A meditate'));
  expect(left(inWindow(fight(1)))).toEqual([0, 1]);
  const next = inWindow(fight(0));
  expect(left(next)).toEqual([2, 1]);
  next.go('A meditate').until(() => next.res('A', 'peaceful') === 0);
  expect(left(next)).toEqual([0, 0]);
});
rule(['DT-RULING-110', 'DT-TURN-02'], 'after extra actions the turn is in the step it was in', () => {
  const t = at({
    A: { squad: ['infantry', 'mccraig-line'], hand: ['trencher', 'trencher'] },
    B: { hand: ['inspired'] },
  });
  expect(t.keys('A').some((key) => key.startsWith('mccraig-line.trenchers'))).toBe(true);
  t.go('A meditate', 'A meditate', 'B inspired', 'B meditate', 'B done').until(() => t.can('A meditate'));
  expect(t.keys('A').some((key) => key.startsWith('mccraig-line.trenchers'))).toBe(true);
});
rule(['DT-RULING-110', 'DT-TURN-05'], 'extra actions at the start of a turn leave it at its start', () => {
  const t = at({
    A: { hand: ['blood-lust', ...stop] },
    B: { hand: ['inspired', ...stop] },
    step: 'start',
    enter: true,
  });
  t.go('A pass', 'B inspired', 'B meditate', 'B done').until(() => t.can('A pass'));
  expect(t.can('A blood-lust')).toBe(true);
});
rule(['DT-FIGHT-10', 'DT-FIGHT-12'], 'a combat is announced step by step to everybody', () => {
  const t = at({ A: { squad: ['hussar'], hand: stop }, B: { squad: ['dragoon'], hand: stop } });
  const log: string[] = [];
  const note = (entry: LogEntry) => log.push(logWords(t.g, entry, 1, 'en') ?? '');
  watching(note, () => t.go('A attack', 'A close').settle());
  const told = log.filter((line) => /combat|Attacker/.test(line));
  expect(told).toEqual(['Player A declares a combat', 'Attacker: Hussar', 'The combat is over']);
});

/** A combat in which one side has help: who says whom of the group the blow is for, and who then is hit. */
function aimed(
  A: readonly string[],
  B: readonly string[],
  helped: 'A' | 'B',
  attacker: string,
  defender: string,
): string {
  const hand = (letter: string) => (letter === helped ? ['test-help'] : stop);
  const t = at({ A: { squad: A, hand: hand('A') }, B: { squad: B, hand: hand('B') } });
  const named = [...(A.length > 1 ? [`A ${attacker}`] : []), ...(B.length > 1 ? [`A ${defender}`] : [])];
  t.go('A attack', ...named, 'A close', `${helped} test-help`);
  const striker = helped === 'A' ? 'B' : 'A';
  t.go(`${striker} hussar`).settle();
  const group = ['hussar', helped === 'A' ? attacker : defender];
  return `${striker} ${group.filter((key) => t.flag(key, 'wounded')).join()}`;
}
rule(['DT-RULING-86', 'DT-FIRST-02', 'DT-FIRST-03'], 'a group may be aimed at whoever strikes first', () => {
  const duval = 'valerie-duval';
  // Together, the attacker first, the defender first.
  expect(aimed([duval], ['samurai', 'hussar'], 'B', duval, 'samurai')).toBe('A hussar');
  expect(aimed(['shadow-walker'], ['samurai', 'hussar'], 'B', 'shadow-walker', 'samurai')).toBe('A hussar');
  expect(aimed([duval], ['shadow-walker', 'hussar'], 'B', duval, 'shadow-walker')).toBe('A hussar');
  expect(aimed(['samurai', 'hussar'], [duval], 'A', 'samurai', duval)).toBe('B hussar');
  expect(aimed(['shadow-walker', 'hussar'], [duval], 'A', 'shadow-walker', duval)).toBe('B hussar');
  expect(aimed(['samurai', 'hussar'], ['shadow-walker'], 'A', 'samurai', 'shadow-walker')).toBe('B hussar');
});

rule(
  ['DT-FIRST-02', 'DT-FIRST-03', 'DT-ANY-09'],
  'with a first attack phases 6 and 7 come twice, each with its window',
  () => {
    const phases = (A: string, B: string): number[] => {
      const t = at({ A: { squad: [A], hand: stop }, B: { squad: [B], hand: stop } }).go('A attack');
      const seen: number[] = [];
      let last: unknown = null;
      for (let i = 0; i < 90 && t.s.scopes.length > 0; i++) {
        const f = t.s.frames[t.s.frames.length - 1];
        const name = f.op === OP_WINDOW ? t.g.windows[f.prog].spec.name : '';
        if (name.startsWith('afterPhase') && f !== last) {
          expect(name).toBe(`afterPhase${combatNow.get(t.g, t.s, 'phase')}`);
          seen.push(combatNow.get(t.g, t.s, 'phase'));
        }
        last = f;
        if (!t.idle()) t.go('A close');
      }
      return seen;
    };
    expect(phases('hussar', 'dragoon')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(phases('shadow-walker', 'dragoon')).toEqual([1, 2, 3, 4, 5, 6, 7, 6, 7, 8]);
    expect(phases('dragoon', 'shadow-walker')).toEqual([1, 2, 3, 4, 5, 6, 7, 6, 7, 8]);
  },
);
rule(['DT-FIGHT-47', 'DT-FIGHT-49'], 'a blow that misses is nothing to be saved from', () => {
  /** Who is asked whether to save himself, each able to by a spell. */
  const asked = (A: string, B: string): string => {
    const hand = ['invulnerability', ...stop];
    // The cardinal stands aside: with him all of the Brotherhood may cast.
    const t = at({ A: { squad: [A], station: ['cardinal-durand'], hand }, B: { squad: [B], hand } });
    t.go('A attack', 'A close');
    const seen = new Set<string>();
    for (let i = 0; i < 90 && t.s.scopes.length > 0; i++) {
      if (t.can(`${t.turn} invulnerability.save`)) seen.add(t.turn);
      if (!t.idle()) break;
    }
    return [...seen].sort().join();
  };
  const first = 'shadow-walker+honorary-baptism';
  const plate = '+composite-armor';
  for (const [A, B] of [
    ['mystic', 'mystic'],
    [first, 'mystic'],
    ['mystic', first],
  ]) {
    expect(asked(A, B), `${A} ${B}`).toBe('A,B');
    expect(asked(A + plate, B), `${A} ${B}`).toBe('B');
    expect(asked(A, B + plate), `${A} ${B}`).toBe('A');
    expect(asked(A + plate, B + plate), `${A} ${B}`).toBe('');
  }
});
