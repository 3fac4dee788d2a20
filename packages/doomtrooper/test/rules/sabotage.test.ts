import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at } from '../kit.ts';

const stop = ['lucky-shot'];

// ---- never fight, forbidden tactics -----------------------------------------------------------------------------------------

rule(['DT-NOFIGHT-03', 'DT-NOFIGHT-02'], 'special cards can hurt those who never fight', () => {
  const t = at({
    A: { squad: ['hussar+antipersonnel-grenade'] },
    B: { squad: ['staff-general-constance-romanov', 'infantry'] },
  });
  t.go('A antipersonnel-grenade');
  expect(t.can('A staff-general-constance-romanov')).toBe(false);
});
rule(['DT-NOFIGHT-04', 'DT-APO-03'], 'they do not shield from Sabotage', () => {
  expect(
    at({
      A: { squad: ['hussar'] },
      B: { squad: ['staff-general-constance-romanov'], cohort: ['algeroth-apostle-of-war'] },
    }).can('A sabotage hussar'),
  ).toBe(true);
});
rule('DT-NOFIGHT-05', 'a forbidden tactic is not offered', () => {
  const t = at({ A: { squad: ['rams-air-cavalry'] }, B: { squad: ['infantry'], hand: stop } });
  t.go('A attack').settle();
  expect(t.can('A close')).toBe(false);
});
rule(['DT-NOFIGHT-06', 'DT-NOFIGHT-07', 'DT-RULING-90'], 'changed to a forbidden tactic the combat ends', () => {
  const t = at({ A: { squad: ['rams-air-cavalry'] }, B: { squad: ['infantry*'], hand: ['tactical-advantage'] } });
  t.go('A attack', 'B tactical-advantage').settle();
  expect(t.zone('B', 'squad')).toContain('infantry');
  const s = at({ A: { squad: ['hussar'] }, B: { squad: ['infantry*'], hand: ['chasm'] } });
  s.go('A attack', 'A close', 'B chasm').settle();
  expect(s.zone('B', 'squad')).toContain('infantry');
});

// ---- Sabotage -----------------------------------------------------------------------------------------------------------

rule(['DT-SAB-01', 'DT-SAB-04', 'DT-SAB-05'], 'by a capable warrior, as the last action', () => {
  const t = at({ A: { squad: ['hussar'], cohort: ['algeroth-apostle-of-war'], destiny: 0 }, B: {} });
  expect(t.can('A sabotage algeroth-apostle-of-war')).toBe(false);
  t.go('A sabotage hussar', 'A 1').settle();
  expect(t.res('A', 'victory')).toBe(1);
  expect(t.can('A meditate')).toBe(false);
});
rule(['DT-SAB-03', 'DT-ACT-07'], 'not against a capable warrior, not in the first turn', () => {
  expect(at({ A: { squad: ['hussar'] }, B: { squad: ['infantry^'] } }).can('A sabotage hussar')).toBe(false);
  expect(at({ A: { squad: ['hussar'], turns: 0 }, B: {} }).can('A sabotage hussar')).toBe(false);
});
rule('DT-SAB-06', 'once per opponent from draw to draw', () => {
  const t = at({ A: { squad: ['hussar'], sabotaged: 2, hand: ['false-attack'] }, B: {}, enter: true });
  expect(t.can('A sabotage hussar')).toBe(false);
  expect(t.can('A false-attack')).toBe(false);
});
rule(['DT-SAB-07', 'DT-RULING-114'], 'a warrior brought in prevents it', () => {
  const t = at({ A: { squad: ['hussar'], destiny: 0 }, B: { player: ['capitol'], hand: ['infantry'], destiny: 5 } });
  t.go('A sabotage hussar', 'B ally-capitol').settle();
  expect(t.zone('B', 'squad')).toContain('infantry');
  expect(t.res('A', 'victory') + t.res('A', 'destiny')).toBe(0);
});
rule(['DT-SAB-08', 'DT-SAB-09', 'DT-SAB-10'], 'half the value, rounded up, split freely', () => {
  const t = at({ A: { squad: ['razide'], destiny: 0 }, B: {} });
  t.go('A sabotage razide', 'A 3').settle();
  expect([t.res('A', 'victory'), t.res('A', 'destiny')]).toEqual([3, 1]);
});
rule('DT-SAB-11', 'not before everybody has had a first turn', () => {
  expect(at({ A: { squad: ['hussar'] }, B: { turns: 0 } }).can('A sabotage hussar')).toBe(false);
});
rule(['DT-SAB-13', 'DT-RULING-111'], 'attack and non-attack actions are no use', () => {
  expect(at({ A: { squad: ['hussar'], regular: 0, assault: 1, peaceful: 3 }, B: {} }).can('A sabotage hussar')).toBe(
    false,
  );
  expect(at({ A: { squad: ['hussar'], regular: 0, extra: 1 }, B: {} }).can('A sabotage hussar')).toBe(true);
});
rule(['DT-SAB-14', 'DT-RULING-92'], 'not with a regular attack, one a turn', () => {
  expect(at({ A: { squad: ['hussar'], sabotaged: 18 }, B: {}, C: { squad: ['infantry'] } }).can('A attack')).toBe(
    false,
  );
  expect(at({ A: { squad: ['hussar'], sabotaged: 18 }, B: {}, C: {} }).can('A sabotage hussar')).toBe(false);
});
rule(['DT-SAB-15', 'DT-NESTED-01'], 'Grand Assault may follow', () => {
  const t = at({
    A: { squad: ['hussar'], hand: ['grand-assault'], sabotaged: 18, regular: 0 },
    B: {},
    C: { squad: ['infantry'] },
    enter: true,
  });
  expect(t.can('A grand-assault')).toBe(true);
});
rule(['DT-RULING-93', 'DT-TARGET-06'], 'sheltered: not attackable, no shield, otherwise a target', () => {
  const t = at({
    A: { squad: ['hussar'], hand: ['insubordination'] },
    B: { squad: ['mortificator+hidden'] },
    enter: true,
  });
  expect(t.can('A attack')).toBe(false);
  expect(t.can('A sabotage hussar')).toBe(true);
  expect(t.can('A insubordination')).toBe(true);
});
rule(['DT-RULING-94', 'DT-TARGET-08'], 'imprisoned: neither attacks nor shields, but in play', () => {
  const t = at({
    A: { squad: ['hussar'], hand: ['wave-of-righteousness'], destiny: 10 },
    B: { station: ['hussar+captured'] },
    enter: true,
    tally: { stationOpen: 0 },
  });
  expect(t.role('hussar', 'imprisoned', 'B')).toBe(true);
  t.go('A wave-of-righteousness');
  expect(t.keys('A').length).toBe(2);
});
rule('DT-RULING-95', 'a covered warrior may sabotage, a hidden one not', () => {
  const t = at({ A: { squad: ['hussar', 'cuirassier^'], hidden: ['razide'] }, B: {} });
  expect(t.can('A sabotage cuirassier')).toBe(true);
  expect(t.can('A sabotage razide')).toBe(false);
});
rule(['DT-RULING-96', 'DT-MERC-05', 'DT-RULING-105'], 'a mercenary brings destiny points only', () => {
  const t = at({ A: { squad: ['ex-capitol-freelancer'], destiny: 0 }, B: {} })
    .go('A sabotage ex-capitol-freelancer')
    .settle();
  expect([t.res('A', 'victory'), t.res('A', 'destiny')]).toEqual([0, 1]);
});
rule('DT-TERM-03', 'a temporary ban does not open Sabotage', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['training'] }, B: { squad: ['infantry'] } });
  t.go('A play training', 'A B');
  expect(t.can('A attack')).toBe(false);
  expect(t.can('A sabotage hussar')).toBe(false);
});
