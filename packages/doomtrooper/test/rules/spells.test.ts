import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, type Table } from '../kit.ts';

/** Who casts what, from how many points to how many, and for whom. */

const stop = ['lucky-shot'];

/** A's caster attacks; everything he could cast on the way until the combat is over. */
function castable(caster: string, hand: readonly string[], destiny = 9, more: readonly string[] = []): string[] {
  const t = at({
    A: { squad: [caster, ...more], hand, destiny },
    B: { cohort: ['necromutant+dark-fire', 'razide'], hand: stop },
  }).go('A attack', ...(more.length > 0 ? [`A ${caster.split('+')[0]}`] : []), 'A necromutant');
  const seen = new Set<string>();
  for (let i = 0; i < 90 && t.s.scopes.length > 0; i++) {
    for (const key of t.keys('A')) if (hand.includes(key.split(' ')[0])) seen.add(key.split(' ')[0]);
    if (!t.idle()) t.go('A close');
  }
  return [...seen].sort();
}
const ONE_EACH = {
  changeling: 'mind-wall',
  elements: 'elemental-ball',
  exorcism: 'exorcise-wound',
  kinetics: 'shield',
  manipulation: 'lesser-hypnosis',
  mentalism: 'speed',
  premonition: 'presence',
} as const;
type Known = keyof typeof ONE_EACH;
const ALL = Object.keys(ONE_EACH) as Known[];

rule(
  ['DT-ART-02', 'DT-ART-03'],
  'each warrior of the Brotherhood casts the aspects printed on him, and no other',
  () => {
    const casters: readonly (readonly [string, readonly Known[]])[] = [
      ['sacred-warrior', ['premonition', 'exorcism']],
      ['revisor', ['manipulation', 'mentalism']],
      ['mortificator', ['kinetics', 'manipulation']],
      ['valkyrie', ['changeling', 'premonition']],
      ['inquisitor', ['exorcism', 'mentalism']],
      ['mystic', ALL],
      ['crenshaw-the-mortificator', ALL],
      ['hussar', []],
      ['cuirassier', []],
    ];
    for (const [caster, aspects] of casters) {
      const spells = aspects.map((aspect) => ONE_EACH[aspect]);
      expect(castable(caster, Object.values(ONE_EACH)), caster).toEqual(spells.sort());
    }
  },
);
rule(['DT-ART-03', 'DT-ALLY-02'], 'what lets others cast: whom, and whom not', () => {
  const kinetics = (caster: string, ...more: string[]) => castable(caster, ['shield'], 9, more).length > 0;
  expect([kinetics('sacred-warrior'), kinetics('sacred-warrior', 'cardinal-durand')]).toEqual([false, true]);
  expect([kinetics('hussar', 'cardinal-durand'), kinetics('hussar+honorary-baptism', 'cardinal-durand')]).toEqual([
    false,
    true,
  ]);
  expect([kinetics('valkyrie', 'blessed-vestal-laura'), kinetics('revisor', 'blessed-vestal-laura')]).toEqual([
    true,
    false,
  ]);
  const elements = (caster: string) => castable(caster, ['elemental-ball']).length > 0;
  expect(elements('revisor+elemental-empathy')).toBe(true);
  expect(elements('hussar+elemental-empathy')).toBe(false);
});

/** The numbers offered when something is invested. */
const numbers = (t: Table): string[] => t.keys('A').filter((key) => /^\d+$/.test(key));
const upTo = (n: number): string[] => Array.from({ length: n }, (_, i) => `${i + 1}`);

rule(['DT-ART-06', 'DT-ART-07', 'DT-ART-08'], 'at least one step, at most what the points allow', () => {
  const spells: readonly (readonly [string, number])[] = [
    ['elemental-ball', 2],
    ['elemental-bolt', 2],
    ['elemental-wall', 2],
    ['shield', 1],
    ['strike', 1],
    ['levitation', 1],
    ['explosion', 3],
    ['presence', 1],
  ];
  for (const [key, per] of spells) {
    const cast = (destiny: number) =>
      at({
        A: { squad: ['mystic'], hand: [key, ...stop], destiny },
        B: { cohort: ['necromutant'], hand: stop },
      }).go('A attack', 'A close');
    const t = cast(3 * per + (per - 1)).go(`A ${key}`);
    expect(numbers(t), key).toEqual(upTo(3));
    t.go('A 1', `A ${key}.more`);
    expect(numbers(t), `${key}, more`).toEqual(upTo(2));
    t.go('A 2');
    for (let i = 0; i < 9 && t.s.scopes.length > 0; i++) {
      expect(t.can(`A ${key}.more`), `${key}, nothing left`).toBe(false);
      t.idle();
    }
    const poor = cast(per - 1);
    for (let i = 0; i < 20 && poor.s.scopes.length > 0; i++) {
      expect(poor.can(`A ${key}`), `${key}, too poor`).toBe(false);
      poor.idle();
    }
  }
});
rule(['DT-ART-06', 'DT-ART-12'], 'what each spell changes, until the end of the combat', () => {
  const spells: readonly (readonly [string, number, number, number])[] = [
    ['elemental-ball', 2, 0, 0],
    ['elemental-bolt', 0, 2, 0],
    ['elemental-wall', 0, 0, 2],
    ['shield', 0, 0, 1],
    ['strike', 0, 1, 0],
    ['levitation', 1, 1, 1],
    ['explosion', 5, 5, 0],
    ['presence', 0, 0, 1],
  ];
  for (const [key, ...bonus] of spells) {
    const t = at({
      A: { squad: ['mystic'], hand: [key, ...stop], destiny: 9 },
      B: { cohort: ['necromutant'], hand: stop },
    }).go('A attack', 'A close', `A ${key}`, 'A 1');
    const want = [...bonus.map((n) => 4 + n), 5];
    t.until(() => t.stats('mystic').join() !== '4,4,4,5');
    expect(t.stats('mystic'), key).toEqual(want);
    t.go(`A ${key}.more`, 'A 1').until(() => t.stats('mystic').join() !== want.join());
    expect(t.stats('mystic'), `${key}, more`).toEqual([...bonus.map((n) => 4 + 2 * n), 5]);
    t.settle();
    expect(t.stats('mystic', 'A')).toEqual([4, 4, 4, 5]);
  }
});
