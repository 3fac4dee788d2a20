import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, machines } from '../kit.ts';

/** Limits and choices printed on cards: how much, up to whom, inside or outside. */

const stop = ['lucky-shot'];
const numbers = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`);

rule('DT-TERM-05', 'the bank lends up to a debt of ten, and takes two for one', () => {
  const bank = (debt: number, destiny = 0) =>
    at({ A: { squad: ['bauhaus-bank', 'hussar'], debt, destiny, hand: stop }, B: { hand: stop }, enter: true });
  for (const debt of [0, 4, 9]) {
    const t = bank(debt).go('A bauhaus-bank.loan');
    const left = numbers(1, 10 - debt);
    if (left.length > 1) {
      expect(t.keys('A'), `debt ${debt}`).toEqual(left);
      t.go(`A ${left[left.length - 1]}`);
    }
    t.until(() => t.res('A', 'debt') === 10);
    expect(t.res('A', 'destiny')).toBe(10 - debt);
  }
  expect(bank(10).can('A bauhaus-bank.loan')).toBe(false);
  expect([bank(1, 1).can('A bauhaus-bank.repay'), bank(0, 9).can('A bauhaus-bank.repay')]).toEqual([false, false]);
  const paid = bank(3, 5).go('A bauhaus-bank.repay');
  expect([paid.res('A', 'debt'), paid.res('A', 'destiny')]).toEqual([2, 3]);
});
rule(['DT-VEH-02', 'DT-VEH-06'], 'every machine is boarded or left standing, as its player says', () => {
  for (const [machine, driver, zone] of machines) {
    const plain = at({ A: { [zone]: [driver] }, B: {} }).stats(driver);
    const given = (where: string) => {
      const t = at({ A: { [zone]: [driver], hand: [machine] }, B: { hand: stop } });
      t.go(`A play ${machine}`, `A ${where}`).until(() => t.attached(driver).includes(machine));
      return [t.card(machine).face, t.stats(driver).join() === plain.join()];
    };
    expect([given('inside'), given('outside')], machine).toEqual([
      [0, false],
      [1, true],
    ]);
  }
});
rule(['DT-MOD-07', 'DT-TERM-11'], 'the reaper takes nobody of the Dark Legion above a value of four', () => {
  const takes = (host: string, zone: 'squad' | 'cohort') =>
    at({ A: { [zone]: [host], hand: ['grim-reaper'] }, B: {} }).can('A play grim-reaper');
  expect([takes('necromutant', 'cohort'), takes('templar', 'cohort'), takes('hussar', 'squad')]).toEqual([
    true,
    false,
    false,
  ]);
  const five = at({ A: { cohort: ['callistonian-intruder', 'undead-legionnaire'], hand: ['grim-reaper'] }, B: {} });
  five.go('A play grim-reaper').settle();
  expect(five.attached('undead-legionnaire')).toEqual(['grim-reaper']);
});
rule(['DT-FIGHT-34', 'DT-TERM-11'], 'what a fighter buys for one combat', () => {
  const team = at({ A: { squad: ['fay-klaus'], hand: stop, destiny: 5 }, B: { squad: ['dragoon'], hand: stop } });
  team.go('A attack', 'A close', 'A fay-klaus').until(() => team.stats('fay-klaus').join() !== '3,3,3,5');
  expect([team.stats('fay-klaus'), team.res('A', 'destiny')]).toEqual([[6, 6, 6, 8], 0]);
  team.settle();
  expect(team.stats('fay-klaus', 'A')).toEqual([3, 3, 3, 5]);
  const dodge = at({
    A: { squad: ['hussar+evasion-training'], hand: stop, destiny: 4 },
    B: { squad: ['dragoon'], hand: stop },
  });
  dodge.go('A attack', 'A close', 'A evasion-training.dodge').until(() => dodge.stat('hussar', 'armor') === 4);
  expect([dodge.stats('hussar'), dodge.res('A', 'destiny')]).toEqual([[2, 2, 4, 2], 2]);
  const ticker = (key: string) => {
    const t = at({ A: { squad: [`${key}+ticker`], hand: stop }, B: { squad: ['valerie-duval'], hand: stop } });
    const before = t.stats(key);
    t.go('A attack', 'A close', 'A ticker').until(
      () => t.stats(key).join() !== before.join() && t.attached(key).length === 0,
    );
    const during = t.stats(key);
    t.settle();
    return [before, during, t.flag(key, 'wounded')];
  };
  expect(ticker('hussar')).toEqual([[2, 2, 3, 2], [4, 4, 3, 2], true]);
  // With Ticker at hand a Twitcher has one more; taken, three more instead.
  expect(ticker('twitcher')).toEqual([[3, 3, 2, 2], [5, 5, 2, 2], false]);
});
rule(['DT-FIGHT-39', 'DT-FIGHT-37'], 'a weapon that jams is out for that combat, and only that', () => {
  const jammed = (card: string, weapon: string, tactic: string) => {
    const t = at({
      A: { squad: [`hussar+${weapon}`], hand: stop, assault: 1 },
      B: { squad: ['dragoon'], hand: [card, ...stop] },
    });
    const stat = tactic === 'close' ? 'fight' : 'shoot';
    t.go('A attack', `A ${tactic}`, `A ${weapon}`, `B ${card}`).until(() => t.stat('hussar', stat) === 2);
    for (let i = 0; i < 6 && t.s.scopes.length > 0; i++) {
      expect(
        t.keys('A').some((key) => key.startsWith('take-weapon')),
        card,
      ).toBe(false);
      t.idle();
    }
    t.go('A attack', `A ${tactic}`, `A ${weapon}`);
    return t.stat('hussar', stat);
  };
  expect(jammed('dull-blade', 'violator-sword', 'close')).toBe(4);
  expect(jammed('out-of-ammo', 'gehenna-puker', 'shoot')).toBe(8);
});
