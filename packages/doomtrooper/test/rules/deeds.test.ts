import { OP_WINDOW } from '@bojiste/kernel';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, type SeatSetup, type Table } from '../kit.ts';

/** Abilities used as actions: what they cost, that they can be answered, and the window after them. */

const stop = ['lucky-shot'];

/** The windows opened from now on until A may act again or the turn is over. */
function windows(t: Table): string[] {
  const seen: string[] = [];
  let last: unknown = null;
  for (let i = 0; i < 60 && t.s.active === 0; i++) {
    const f = t.s.frames[t.s.frames.length - 1];
    if (f.op === OP_WINDOW && f !== last) seen.push(t.g.windows[f.prog].spec.name);
    last = f;
    if (!t.idle()) t.go(`${t.turn} ${t.keys(t.turn).includes('done') ? 'done' : t.keys(t.turn)[0]}`);
  }
  return seen;
}

const deeds: readonly (readonly [string, number, SeatSetup, SeatSetup?])[] = [
  ['great-infurior', 3, { squad: ['bauhaus-great-infurior'] }, { squad: ['hussar+foxhole'] }],
  ['foxhole.move', 1, { squad: ['hussar+foxhole', 'dragoon'] }],
  ['spiked-barricade.move', 1, { squad: ['hussar+spiked-barricade', 'dragoon'] }],
  ['trencher', 3, { squad: ['trencher'], discard: ['foxhole'] }],
  ['shillelagh', 3, { squad: ['golden-lion+the-shillelagh'] }, { squad: ['hussar'] }],
  ['algeroth.destroy', 3, { cohort: ['algeroth-apostle-of-war'] }, { squad: ['hussar+combat-armor'] }],
  ['protective-wall', 1, { squad: ['protective-wall', 'hussar'] }],
  ['coagulant-autoinjector', 1, { squad: ['hussar+coagulant-autoinjector', 'dragoon*'] }],
  ['invoke-frenzy', 1, { cohort: ['razide*+invoke-frenzy'] }],
  ['brotherhood-archives', 1, { squad: ['brotherhood-archives+combat-armor'] }],
  ['behest', 2, { cohort: ['legionnaire-of-semai+behest'] }],
  ['secret.add', 1, { player: ['secret'] }],
];
rule(
  ['DT-ACT-10', 'DT-RULING-14', 'DT-TURN-04'],
  'an ability used as actions costs them, is answered and has its window',
  () => {
    for (const [key, n, A, B = {}] of deeds) {
      const start = (regular: number) =>
        at({ A: { hand: ['positive-karma'], destiny: 9, ...A, regular }, B: { hand: stop, ...B } });
      expect(start(n - 1).can(`A ${key}`), `${key}, too few actions`).toBe(false);
      const t = start(3);
      t.go(`A ${key}`);
      // Whoever is asked for a target takes the first.
      for (let i = 0; i < 3 && t.turn === 'A' && t.s.frames[t.s.frames.length - 1].op !== OP_WINDOW; i++)
        t.go(`A ${t.keys('A')[0]}`);
      expect(t.res('A', 'regular'), `${key}, actions left`).toBe(3 - n);
      const seen = windows(t);
      expect(seen.filter((name) => name === 'react').length, `${key}, answers`).toBeGreaterThan(0);
      expect(
        seen.filter((name) => name === 'afterAction'),
        `${key}, windows`,
      ).toHaveLength(1);
    }
  },
);
rule(['DT-FIGHT-07', 'DT-ACT-04'], 'an ability that is an attack takes the attack of the turn', () => {
  const start = (A: SeatSetup) => at({ A: { hand: stop, ...A }, B: { squad: ['infantry', 'hussar'], hand: stop } });
  const grenade = start({ squad: ['dragoon+antipersonnel-grenade', 'samurai'], peaceful: 1 });
  grenade.go('A antipersonnel-grenade', 'A infantry').until(() => grenade.can('A meditate'));
  expect([grenade.flag('infantry', 'wounded'), grenade.can('A attack')]).toEqual([true, false]);
  expect(
    start({ squad: ['dragoon+antipersonnel-grenade'], regular: 0, peaceful: 3 }).can('A antipersonnel-grenade'),
  ).toBe(false);
  // Dear attacks need one more action than the attack itself.
  const dear: readonly (readonly [string, string, 'close' | 'shoot' | null, readonly number[]])[] = [
    ['jake-kramer', 'jake-kramer', 'close', [10, 11, 10, 6]],
    ['cobras-strike', 'samurai+the-cobra-s-venomous-strike', null, [6, 3, 3, 3]],
    ['assailant', 'golden-lion+sr-mk-xii-assailant', 'shoot', [3, 11, 3, 3]],
  ];
  for (const [key, who, tactic, want] of dear) {
    const name = who.split('+')[0];
    expect(start({ squad: [who], regular: 1 }).can(`A ${key}`), key).toBe(false);
    const t = start({ squad: [who] }).go(`A ${key}`, 'A infantry');
    if (tactic !== null) t.go(`A ${tactic}`);
    if (key === 'assailant') t.go('A sr-mk-xii-assailant');
    t.until(() => t.stats(name).join() === want.join());
    expect([t.res('A', 'regular'), t.res('A', 'attacks') > 0], key).toEqual([1, true]);
    const after = t.settle();
    expect(after.can('A attack'), key).toBe(false);
    // What was for that combat went with it.
    const plain = start({ squad: [who] }).stats(name);
    expect(after.stats(name), key).toEqual(plain);
  }
});
