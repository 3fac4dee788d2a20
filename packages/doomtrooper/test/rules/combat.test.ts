import { compileGame } from '@bojiste/kernel';
import { $, calc, let_ } from '@bojiste/kernel/effects/build/index';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, tested } from '../kit.ts';

const stop = ['lucky-shot'];
const sean = (more: object = {}) =>
  at({
    A: { squad: ['sean-gallagher'], hand: ['evasive-action', 'narrow-escape', 'bamboozled'], destiny: 0, ...more },
    B: { cohort: ['nepharite-of-ilian'], hand: ['powerful-blow', 'miscommunication'], destiny: 0 },
  });

rule(['DT-FIGHT-10', 'DT-FIGHT-09', 'DT-ANY-09'], 'declared before anybody is named', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['positive-karma'] }, B: { squad: ['infantry', 'dragoon'] } });
  t.go('A attack');
  expect(t.can('A positive-karma')).toBe(true);
  t.go('A pass');
  expect(
    t
      .keys('A')
      .map((k) => k.split('#')[0])
      .sort(),
  ).toEqual(['dragoon', 'infantry']);
});
rule('DT-ANY-09', 'eight windows in a combat', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['positive-karma'] }, B: { squad: ['dragoon'] } });
  t.go('A attack');
  const seen = new Set<string>();
  for (let i = 0; i < 40 && t.s.scopes.length > 0; i++) {
    const f = t.s.frames[t.s.frames.length - 1];
    if (f.op === 3) seen.add(t.g.windows[f.prog].spec.name);
    if (!t.idle()) t.go('A close');
  }
  expect([...seen].filter((name) => name.startsWith('afterPhase')).sort()).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `afterPhase${n}`),
  );
});
rule(['DT-FIGHT-12', 'DT-FIGHT-13', 'DT-FIGHT-06'], 'one attacker, one defender', () => {
  const t = at({ A: { squad: ['hussar', 'dragoon'] }, B: { squad: ['infantry'], hand: stop } });
  t.go('A attack', 'A hussar', 'A close').settle();
  expect(t.flag('infantry', 'wounded')).toBe(true);
  expect(t.flag('dragoon', 'wounded')).toBe(false);
});
rule(['DT-FIGHT-14', 'DT-CIMM-06'], 'a discarded participant ends the combat', () => {
  const t = at({ A: { squad: ['hussar'] }, B: { squad: ['infantry'], hand: ['wave-of-righteousness'], destiny: 10 } });
  t.go('A attack', 'A close', 'B wave-of-righteousness', 'B hussar').settle();
  expect(t.zone('A', 'discard')).toContain('hussar');
  expect(t.flag('infantry', 'wounded')).toBe(false);
  expect(t.res('B', 'victory')).toBe(0);
});
rule(['DT-FIGHT-15', 'DT-RULING-66'], 'not on own warriors', () => {
  expect(at({ A: { squad: ['hussar', 'infantry'] }, B: {} }).can('A attack')).toBe(false);
});
rule(['DT-FIGHT-17', 'DT-FIGHT-30'], 'the Station is apart', () => {
  expect(at({ A: { squad: ['hussar'] }, B: { station: ['soldat'] }, tally: { stationOpen: 1 } }).can('A attack')).toBe(
    false,
  );
  expect(
    at({ A: { station: ['hussar'] }, B: { station: ['soldat'] }, tally: { stationOpen: 1 } }).can('A attack'),
  ).toBe(true);
});
rule('DT-FIGHT-19', 'total war: own affiliation too', () => {
  expect(at({ A: { squad: ['hussar'] }, B: { squad: ['dragoon'] } }).can('A attack')).toBe(true);
});
rule('DT-FIGHT-20', 'printed limits hold; defending is allowed', () => {
  expect(at({ A: { squad: ['crenshaw-the-redeemer'] }, B: { squad: ['mystic'] } }).can('A attack')).toBe(false);
  expect(at({ A: { squad: ['crenshaw-the-redeemer'] }, B: { squad: ['mystic'] }, active: 'B' }).can('B attack')).toBe(
    true,
  );
});
rule(['DT-FIGHT-21', 'DT-NOFIGHT-01', 'DT-APO-01'], 'leaders and Apostles never fight', () => {
  expect(
    at({
      A: { squad: ['hussar'] },
      B: { squad: ['staff-general-constance-romanov'], cohort: ['algeroth-apostle-of-war'] },
    }).can('A attack'),
  ).toBe(false);
  expect(at({ A: { cohort: ['algeroth-apostle-of-war'] }, B: { squad: ['hussar'] } }).can('A attack')).toBe(false);
});
rule(['DT-FIGHT-22', 'DT-FIGHT-23'], 'the attacker picks; close combat uses Z', () => {
  const t = sean();
  t.go('A attack');
  while (t.keys('A').join() !== 'close,shoot') t.idle();
  t.go('A close').settle();
  expect(t.flag('nepharite-of-ilian', 'wounded')).toBe(true);
});
rule('DT-FIGHT-24', 'shooting uses S', () => {
  const t = at({ A: { squad: ['sean-gallagher'] }, B: { cohort: ['nepharite-of-ilian'] } })
    .go('A attack', 'A shoot')
    .settle();
  expect(t.flag('nepharite-of-ilian', 'wounded')).toBe(false);
  expect(t.flag('sean-gallagher', 'wounded')).toBe(false);
});
rule(['DT-FIGHT-31', 'DT-FIGHT-32'], 'first comparison: both would be hit', () => {
  const t = at({ A: { squad: ['sean-gallagher'] }, B: { cohort: ['nepharite-of-ilian'], hand: stop } });
  expect([
    t.stat('sean-gallagher', 'fight'),
    t.stat('nepharite-of-ilian', 'armor'),
    t.stat('nepharite-of-ilian', 'fight'),
    t.stat('sean-gallagher', 'armor'),
  ]).toEqual([10, 4, 8, 8]);
  t.go('A attack', 'A close').settle();
  expect(t.zone('A', 'discard')).toContain('sean-gallagher');
  expect(t.flag('nepharite-of-ilian', 'wounded')).toBe(true);
});
rule(['DT-FIGHT-40', 'DT-FIGHT-41'], 'modifiers in turn, the attacker begins', () => {
  const t = sean();
  t.go('A attack', 'A close');
  while (!t.can('A evasive-action')) t.idle();
  expect(t.turn).toBe('A');
  t.go('A evasive-action', 'A sean-gallagher', 'B powerful-blow', 'B nepharite-of-ilian', 'A pass');
  expect([t.stat('sean-gallagher', 'fight'), t.stat('sean-gallagher', 'armor')]).toEqual([10, 10]);
  expect([t.stat('nepharite-of-ilian', 'fight'), t.stat('nepharite-of-ilian', 'armor')]).toEqual([10, 4]);
});
rule(['DT-FIGHT-49', 'DT-FIGHT-50'], 'saved, and the save cancelled', () => {
  const t = sean();
  t.go(
    'A attack',
    'A close',
    'A evasive-action',
    'A sean-gallagher',
    'B powerful-blow',
    'B nepharite-of-ilian',
    'A narrow-escape',
    'B miscommunication',
    'B 0',
  );
  t.settle();
  expect(t.zone('A', 'discard')).toEqual(expect.arrayContaining(['sean-gallagher', 'narrow-escape']));
  expect(t.zone('B', 'discard')).toContain('miscommunication');
  expect(t.flag('nepharite-of-ilian', 'wounded')).toBe(true);
});
rule(['DT-FIGHT-58', 'DT-FIGHT-59'], 'three and five announced, Bamboozled', () => {
  const t = sean();
  t.go(
    'A attack',
    'A close',
    'A evasive-action',
    'A sean-gallagher',
    'B powerful-blow',
    'B nepharite-of-ilian',
    'A narrow-escape',
    'B miscommunication',
    'B 5',
    'A bamboozled',
  ).settle();
  expect([t.res('B', 'destiny'), t.res('B', 'victory')]).toEqual([3, 0]);
  expect(t.res('A', 'destiny')).toBe(10);
});
rule(['DT-FIGHT-42', 'DT-FIGHT-34'], 'a stand-in takes the role', () => {
  const t = at({ A: { squad: ['hussar'] }, B: { squad: ['infantry', 'bodyguard'] } });
  t.go('A attack', 'B bodyguard.assign', 'A infantry', 'A close', 'B bodyguard').settle();
  expect(t.flag('infantry', 'wounded')).toBe(false);
});
rule(['DT-FIGHT-43', 'DT-FIGHT-53'], 'a wound changes no value', () => {
  expect(at({ A: { squad: ['hussar*'] }, B: {} }).stats('hussar')).toEqual([2, 2, 3, 2]);
});
rule('DT-FIGHT-45', 'negative numbers are compared as they are', () => {
  const t = at({ A: { squad: ['hussar+foxhole'] }, B: { squad: ['suicide-warhead'], hand: stop } });
  expect(t.stat('hussar', 'fight')).toBe(0);
  expect(t.stat('suicide-warhead', 'armor')).toBe(0);
});
rule(['DT-FIGHT-46', 'DT-FIGHT-47'], 'equal or more wounds, less does nothing', () => {
  const t = at({ A: { squad: ['hussar'] }, B: { squad: ['infantry'] } })
    .go('A attack', 'A close')
    .settle();
  expect(t.flag('infantry', 'wounded')).toBe(true);
  expect(t.flag('hussar', 'wounded')).toBe(false);
});
rule(['DT-FIGHT-48', 'DT-FIGHT-52'], 'the second wound kills', () => {
  const t = at({ A: { squad: ['hussar'], destiny: 0 }, B: { squad: ['infantry*'] } })
    .go('A attack', 'A close', 'A 2')
    .settle();
  expect(t.zone('B', 'discard')).toContain('infantry');
  expect(t.res('A', 'victory')).toBe(2);
});
rule(['DT-FIGHT-51', 'DT-FIGHT-55'], 'healing is no save in phase 7, but possible in the window after it', () => {
  const t = at({
    A: { cohort: ['razide'] },
    B: { cohort: ['callistonian-intruder*'], destiny: 6, hand: ['narrow-escape', 'lucky-shot'] },
  });
  t.go('A attack', 'A close');
  while (!t.can('B narrow-escape')) t.idle();
  expect(t.can('B callistonian-intruder')).toBe(false);
  t.go('B narrow-escape');
  for (let i = 0; i < 12 && !t.can('B callistonian-intruder'); i++) t.idle();
  expect(t.can('B callistonian-intruder')).toBe(true);
});
rule(['DT-FIGHT-56', 'DT-PERS-11'], 'the reward is the modified value', () => {
  const t = at({ A: { squad: ['valerie-duval'], destiny: 0 }, B: { squad: [`hussar*+t-32-wolfclaw-jbt`] } });
  t.go('A attack', 'A close', 'A 4').settle();
  expect(t.res('A', 'victory')).toBe(4);
});
rule(['DT-FIGHT-57', 'DT-RULING-23'], 'both killed, both rewarded', () => {
  const t = at({ A: { squad: ['chemiman'], destiny: 0 }, B: { squad: ['chemiman'], destiny: 0 } });
  t.go('A attack', 'A close', 'A 4', 'B 1').settle();
  expect([t.res('A', 'victory'), t.res('B', 'victory'), t.res('B', 'destiny')]).toEqual([4, 1, 3]);
});
rule(['DT-FIGHT-07', 'DT-FIGHT-08'], 'a grenade is an attack action and no combat', () => {
  const t = at({
    A: { squad: ['hussar+antipersonnel-grenade'] },
    B: { squad: ['infantry'], hand: ['evasive-action'] },
  });
  t.go('A antipersonnel-grenade', 'A infantry').until(() => t.flag('infantry', 'wounded'));
  expect(t.s.scopes).toHaveLength(0);
  expect(t.can('B evasive-action')).toBe(false);
});
rule(['DT-RULING-79', 'DT-RULING-78'], 'a saved warrior stays', () => {
  const t = at({ A: { squad: ['chemiman'] }, B: { squad: ['chemiman'], hand: ['narrow-escape'] } });
  t.go('A attack', 'A close', 'B narrow-escape', 'B 0').settle();
  expect(t.zone('B', 'squad')).toContain('chemiman');
  expect(t.zone('A', 'squad')).not.toContain('chemiman');
});
rule('DT-RULING-72', 'a combat that ends early uses the action', () => {
  const t = at({ A: { squad: ['hussar+smoke-bomb'], hand: stop }, B: { squad: ['infantry'] } });
  t.go('A attack', 'A smoke-bomb').settle();
  expect(t.flag('infantry', 'wounded')).toBe(false);
  expect(t.can('A attack')).toBe(false);
});

// ---- values -------------------------------------------------------------------------------------------------------------

rule(['DT-MOD-02', 'DT-MOD-04'], 'base, then times, then plus', () => {
  const t = at({
    A: { cohort: ['undead-legionnaire+grim-reaper+hellhound-necrotank+dance-on-the-edge-of-the-void'] },
    B: {},
  });
  expect(t.stats('undead-legionnaire')).toEqual([7, 3, 5, 9]);
});
rule(['DT-MOD-01', 'DT-TIME-04', 'DT-MOD-07'], 'times before plus, whatever the order', () => {
  expect(at({ A: { squad: ['hussar+combat-armor+t-32-wolfclaw-jbt'] }, B: {} }).stat('hussar', 'armor')).toBe(7);
  expect(at({ A: { squad: ['hussar+t-32-wolfclaw-jbt+combat-armor'] }, B: {} }).stat('hussar', 'armor')).toBe(7);
});
rule(['DT-MOD-03', 'DT-RULING-83'], 'the beast makes the base', () => {
  const t = at({ A: { station: ['soldat+rivetbull+grim-reaper'] }, B: {} });
  expect(t.stats('soldat')).toEqual([18, 8, 16, 14]);
});
rule(['DT-MOD-05', 'DT-MOD-06'], 'bonuses of warriors add up, those of commanders do not', () => {
  const t = at({ A: { squad: ['venusian-marshal', 'venusian-marshal', 'hussar'] }, B: {} });
  expect(t.stat('hussar', 'fight')).toBe(6);
});

// ---- first attack ---------------------------------------------------------------------------------------------------------

rule(['DT-FIRST-02', 'DT-RULING-80'], 'a first attacker who kills is not struck', () => {
  const t = at({ A: { squad: ['shadow-walker'] }, B: { squad: ['sea-lion*'] } });
  t.go('A attack', 'A close', 'A 4').settle();
  expect(t.zone('B', 'discard')).toContain('sea-lion');
  expect(t.flag('shadow-walker', 'wounded')).toBe(false);
});
rule('DT-FIRST-03', 'a survivor strikes back', () => {
  const t = at({ A: { squad: ['shadow-walker'] }, B: { squad: ['blood-beret'] } })
    .go('A attack', 'A close')
    .settle();
  expect(t.flag('blood-beret', 'wounded')).toBe(true);
  expect(t.flag('shadow-walker', 'wounded')).toBe(true);
});
rule(['DT-FIRST-04', 'DT-NEVER-05'], 'two first attacks cancel out', () => {
  const t = at({ A: { squad: ['shadow-walker*'] }, B: { squad: ['shadow-walker*'] } });
  t.go('A attack', 'A close', 'A 5', 'B 5').settle();
  expect([t.res('A', 'victory'), t.res('B', 'victory')]).toEqual([5, 5]);
});
rule(['DT-FIRST-01', 'DT-ANY-08'], 'a defender with first attack plays first', () => {
  const t = at({ A: { squad: ['hussar'], hand: stop }, B: { squad: ['shadow-walker'], hand: stop } });
  t.go('A attack', 'A close');
  while (!t.can('A lucky-shot') && !t.can('B lucky-shot')) t.idle();
  expect(t.turn).toBe('B');
});
rule(['DT-ANY-07', 'DT-RULING-10'], 'attacker, defender, the others from the active player', () => {
  const t = at({
    A: { squad: ['hussar'], hand: stop },
    B: { hand: stop },
    C: { squad: ['infantry'], hand: stop },
    D: { hand: stop },
  });
  t.go('A attack', 'A close');
  const order: string[] = [];
  while (order.length < 4) {
    if (t.keys(t.turn).includes('pass') && t.can(`${t.turn} lucky-shot`) && !order.includes(t.turn)) order.push(t.turn);
    t.idle();
  }
  expect(order).toEqual(['A', 'C', 'B', 'D']);
});
rule('DT-FIGHT-09', 'what a combat is said to hold is bound by it, or the game does not load', () => {
  const scopes = tested.scopes.map((scope) => ({ ...scope, holds: [...scope.holds, 'secondWind'] }));
  expect(() => compileGame({ ...tested, scopes })).toThrow('holds "secondWind"');
  const procs = [
    ...tested.procs,
    { key: 'early', args: ['w'], clauses: [], do: let_('n', calc('result', $('w'), $('w'))) },
  ];
  expect(() => compileGame({ ...tested, procs })).toThrow('"result" is outside of the scope "combat"');
});
