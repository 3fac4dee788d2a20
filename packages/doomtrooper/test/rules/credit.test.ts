import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, type Table } from '../kit.ts';

const idle = ['lucky-shot'];

/** Ends the running combat; splits are answered with no victory points. */
function fightOn(t: Table): Table {
  for (let i = 0; i < 60 && t.s.scopes.length > 0; i++) if (!t.idle()) t.go(`${t.turn} 0`);
  return t;
}

rule(['DT-FIGHT-16', 'DT-FIGHT-60'], 'who kills his own gets destiny points only', () => {
  const t = at({
    A: { squad: ['valerie-duval', 'dragoon*'] },
    B: { squad: ['infantry', 'mystic'], hand: ['test-confusion'] },
  });
  t.go('A attack', 'A valerie-duval', 'A infantry', 'A close', 'B test-confusion', 'B dragoon');
  t.settle();
  expect(t.zone('A', 'discard')).toContain('dragoon');
  expect([t.res('A', 'victory'), t.res('A', 'destiny')]).toEqual([0, 3]);
});
rule('DT-RULING-85', 'the controller at the moment of the kill scores', () => {
  const t = at({
    A: { squad: ['valerie-duval', 'infantry*'] },
    B: { squad: ['dragoon'], hand: ['test-steal'] },
    active: 'B',
    step: 'start',
    enter: true,
  });
  t.go('B test-steal', 'B valerie-duval').settle();
  t.go('B attack', 'B valerie-duval', 'B close', 'B 2').settle();
  expect(t.res('B', 'victory')).toBe(2);
});
rule('DT-RULING-81', 'a value below zero is worth nothing', () => {
  const t = at({ A: { squad: ['valerie-duval'], hand: ['test-worthless'] }, B: { squad: ['infantry*'], hand: idle } });
  t.go('A attack', 'A close', 'A test-worthless', 'A infantry');
  t.until(() => !(t.stat('infantry', 'value') > 0));
  expect(t.stat('infantry', 'value')).toBe(-7);
  fightOn(t);
  expect(t.zone('B', 'discard')).toContain('infantry');
  expect([t.res('A', 'victory'), t.res('A', 'destiny')]).toEqual([0, 0]);
});
rule('DT-RULING-82', 'fractions are kept to the end and rounded up', () => {
  const armor = (key: string) => at({ A: { squad: [key] }, B: {} }).stat(key.split('+')[0], 'armor');
  expect(armor('dragoon+test-halver+test-plate')).toBe(4);
  const t = at({ A: { squad: ['hussar+test-curse'] }, B: {} });
  expect(t.stat('hussar', 'armor')).toBe(-2);
  expect(at({ A: { squad: ['hussar+test-halver'] }, B: {} }).stat('hussar', 'armor')).toBe(2);
  expect(at({ A: { squad: ['hussar+test-weakness+test-half-curse'] }, B: {} }).stat('hussar', 'fight')).toBe(-1);
});
rule('DT-RULING-57', 'a vehicle lost in the fight wounds, and the next wound is a kill with points', () => {
  const t = at({
    A: { squad: ['valerie-duval'], hand: ['malfunction', ...idle] },
    B: { squad: ['hussar+t-32-wolfclaw-jbt'], hand: idle },
  });
  t.go('A attack', 'A close', 'A malfunction');
  for (let i = 0; i < 20 && !t.flag('hussar', 'wounded'); i++) t.idle();
  expect(t.flag('hussar', 'wounded')).toBe(true);
  expect(t.s.scopes).not.toHaveLength(0);
  t.go('A 2').settle();
  expect(t.zone('B', 'discard')).toContain('hussar');
  expect(t.res('A', 'victory')).toBe(2);
});
rule('DT-RULING-58', 'a vehicle sacrificed wounds its rider too', () => {
  const t = at({
    A: { squad: ['hussar+t-32-wolfclaw-jbt'] },
    B: { hand: ['test-sacrifice'] },
    step: 'start',
    enter: true,
  });
  t.go('B test-sacrifice', 'B t-32-wolfclaw-jbt').settle();
  expect(t.zone('A', 'sacrificed')).toContain('t-32-wolfclaw-jbt');
  expect(t.flag('hussar', 'wounded')).toBe(true);
});
rule('DT-RULING-77', 'a fighter stolen after the evaluation drops both results', () => {
  const t = at({
    A: { squad: ['valerie-duval'] },
    B: { squad: ['infantry*'], hand: ['test-steal', ...idle] },
  });
  t.go('A attack', 'A close');
  const phase6 = () => {
    const f = t.s.frames[t.s.frames.length - 1];
    return t.g.windows[f.prog]?.spec.name === 'afterPhase6' && t.can('B test-steal');
  };
  for (let i = 0; i < 40 && !phase6(); i++) t.idle();
  t.go('B test-steal', 'B valerie-duval').settle();
  expect(t.zone('B', 'squad').sort()).toEqual(['infantry', 'valerie-duval']);
  expect([t.res('A', 'victory'), t.res('A', 'destiny')]).toEqual([0, 0]);
});
rule('DT-TERM-19', 'what hits all in play hits those who are there', () => {
  const t = at({
    A: { squad: ['hussar'], hand: ['test-wound-all', 'dragoon'], destiny: 9 },
    B: { squad: ['infantry'], hand: idle },
    step: 'start',
    enter: true,
  });
  t.go('A test-wound-all', 'A recruit dragoon').settle();
  expect([t.flag('hussar', 'wounded'), t.flag('infantry', 'wounded'), t.flag('dragoon', 'wounded')]).toEqual([
    true,
    true,
    false,
  ]);
});
rule(['DT-ART-08', 'DT-ART-11'], 'points are fixed on casting and lost with a cancelled spell', () => {
  const t = at({
    A: { squad: ['mystic'], hand: ['test-ward'], destiny: 4 },
    B: { squad: ['infantry'], hand: ['test-no-art'] },
    step: 'start',
    enter: true,
  });
  t.go('A test-ward');
  for (let i = 0; i < 8 && !t.can('B test-no-art'); i++) if (!t.idle()) t.go('A mystic');
  expect(t.res('A', 'destiny')).toBe(3);
  t.go('B test-no-art').settle();
  expect(t.role('mystic', 'darkImmune')).toBe(false);
  expect(t.res('A', 'destiny')).toBe(3);
  expect(t.keys('A').some((key) => key.includes('test-ward'))).toBe(false);
});
rule(['DT-RULING-12', 'DT-RULING-13'], 'what was done before one’s draw belongs to the period before', () => {
  const t = at({
    A: { hand: idle },
    B: { squad: ['hussar', 'dragoon'], hand: ['inspired'], turns: 0 },
    tally: { stationOpen: 1 },
    step: 'start',
    enter: true,
  });
  t.go('B inspired', 'B transfer hussar');
  expect(t.can('B transfer hussar')).toBe(false);
  expect(t.can('B transfer dragoon')).toBe(true);
  const s = at({
    A: { squad: ['hussar', 'dragoon'], hand: ['initiative', ...idle] },
    B: { hand: idle },
    tally: { stationOpen: 1 },
    step: 'start',
    enter: true,
  });
  s.card('hussar').flags |= 4;
  s.go('A initiative');
  s.until(() => !(s.turn !== 'A' || !s.can('A meditate')));
  // The draw has begun a new period; before it the transfer would have counted to the old one.
  expect(s.can('A transfer hussar')).toBe(true);
});
rule('DT-RULING-61', 'a second copy may not be gained', () => {
  const offered = (own: readonly string[]): string[] => {
    const t = at({
      A: { squad: [...own, 'hussar'], hand: ['test-take-fortification'] },
      B: { squad: ['heimburg', 'fukido'] },
      step: 'start',
      enter: true,
    });
    t.go('A test-take-fortification');
    return t.keys('A').map((key) => key.split('#')[0]);
  };
  expect(offered([]).sort()).toEqual(['fukido', 'heimburg']);
  expect(offered(['heimburg'])).not.toContain('heimburg');
});
rule('DT-RULING-40', '“a warrior” may be a hidden one, a Dark Legionnaire may not', () => {
  const hidden = (card: string, options = {}): Table =>
    at({
      A: { hand: [card, ...idle] },
      B: { squad: ['infantry'], hidden: ['necromutant'], destiny: 3, hand: idle },
      step: 'start',
      enter: true,
      options,
    }).go(`A ${card}`);
  const t = hidden('test-discard-anybody');
  expect(t.keys('A')).toHaveLength(2);
  const unseen = t.keys('A').find((key) => !key.startsWith('infantry')) ?? '';
  t.go(`A ${unseen}`).settle();
  expect(t.zone('B', 'discard')).toContain('necromutant');
  expect(t.res('B', 'destiny')).toBe(3);
  expect(
    at({ A: { hand: ['test-discard-legionnaire'] }, B: { hidden: ['necromutant'] }, step: 'start', enter: true }).can(
      'A test-discard-legionnaire',
    ),
  ).toBe(false);
  const slain = hidden('test-slay-anybody').go(`A ${unseen}`).settle();
  expect(slain.zone('B', 'discard')).toContain('necromutant');
  const wounded = hidden('test-wound-anybody').go(`A ${unseen}`).settle();
  expect(wounded.flag('necromutant', 'wounded')).toBe(true);
  expect(hidden('test-discard-anybody', { hiddenTargeting: 0 }).zone('B', 'hidden')).toEqual(['necromutant']);
});
