import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at } from '../kit.ts';

const idle = ['lucky-shot'];
rule('DT-NEVER-02', '“may not receive” yields to an effect, “may never” does not', () => {
  const squad = ['test-proud', 'test-pure', 'hussar', 'dragoon'];
  const offered = (move: string): string[] => {
    const t = at({ A: { squad, hand: ['combat-armor', 'test-fitting'] }, B: { hand: idle }, enter: true }).go(move);
    const keys = () => t.keys('A').map((key) => key.split('#')[0]);
    return t.until(() => keys().includes('hussar')) && keys().sort();
  };
  expect(offered('A play combat-armor')).toEqual(['dragoon', 'hussar']);
  expect(offered('A test-fitting')).toEqual(['dragoon', 'hussar', 'test-proud']);
});
rule('DT-DARK-07', 'no way brings the Dark Symmetry to one who may never have it', () => {
  const t = at({
    A: { cohort: ['ilian-mistress-of-the-void', 'test-pure', 'necromutant'], hand: ['hand-of-death'], destiny: 20 },
    B: { hand: idle },
  });
  t.go('A play hand-of-death');
  expect(t.keys('A').map((key) => key.split('#')[0])).not.toContain('test-pure');
  t.go('A necromutant').settle();
  expect(t.attached('necromutant')).toEqual(['hand-of-death']);
});
rule('DT-NEVER-03', '“may not use” lets it be attached without use', () => {
  const t = at({ A: { squad: ['test-clumsy'], hand: ['combat-armor'] }, B: {} });
  t.go('A play combat-armor').settle();
  expect(t.attached('test-clumsy')).toEqual(['combat-armor']);
  expect(t.stat('test-clumsy', 'armor')).toBe(3);
});
rule('DT-NEVER-06', 'never beats always', () => {
  const struck = (victim: string): boolean => {
    const t = at({ A: { cohort: ['nepharite-of-ilian'] }, B: { squad: [victim] } });
    t.go('A attack', 'A close');
    for (let i = 0; i < 20 && t.s.scopes.length > 0; i++) if (!t.idle()) t.go('A 0');
    return t.zone('B', 'squad').includes(victim);
  };
  expect([struck('test-tough'), struck('infantry')]).toEqual([true, false]);
});
rule('DT-BEAST-11', 'forced off the Station, one considered a beast is discarded', () => {
  const t = at({
    A: { station: ['cavalier', 'cossack'] },
    B: { hand: ['test-send-away'] },
    tally: { stationOpen: 1 },
    step: 'start',
    enter: true,
  });
  t.go('B test-send-away', 'B cavalier').settle();
  expect(t.zone('A', 'discard')).toContain('cavalier');
  expect([t.res('B', 'victory'), t.res('B', 'destiny')]).toEqual([0, 0]);
});
rule('DT-TRAN-08', 'a vehicle of an area does not transfer', () => {
  const t = at({ A: { squad: ['bauhaus-great-infurior', 'hussar'] }, B: {}, tally: { stationOpen: 1 } });
  expect(
    t
      .keys('A')
      .filter((key) => key.startsWith('transfer'))
      .map((key) => key.split('#')[0]),
  ).toEqual(['transfer hussar']);
});
rule('DT-TRAN-14', 'forced transfers have no limit', () => {
  const t = at({
    A: { squad: ['hussar', 'dragoon'] },
    B: { hand: ['test-send-away'] },
    tally: { stationOpen: 1 },
  });
  t.go('A transfer hussar');
  expect(t.where('hussar')).toContain('station');
  t.go('A meditate', 'B test-send-away', 'B hussar');
  t.until(() => !t.where('hussar').includes('station'));
  expect(t.where('hussar')).toContain('squad');
  expect(t.can('A transfer hussar')).toBe(false);
});
rule(['DT-CMD-14', 'DT-RULING-98'], 'of two commanders one package counts', () => {
  const t = at({ A: { squad: ['colonel-maxwell', 'sergeant', 'trencher'] }, B: {} });
  const alone = at({ A: { squad: ['colonel-maxwell', 'trencher'] }, B: {} }).stats('trencher');
  expect(t.stats('trencher')).toEqual(alone);
});
