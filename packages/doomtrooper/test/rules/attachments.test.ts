import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at } from '../kit.ts';

const B = { squad: ['dragoon'], hand: ['lucky-shot'] };

rule(['DT-EQUIP-01', 'DT-ATT-01'], 'equipping is one action', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['combat-armor'] }, B: {} }).go('A play combat-armor');
  expect(t.attached('hussar')).toEqual(['combat-armor']);
  expect(t.res('A', 'regular')).toBe(2);
});
rule('DT-EQUIP-02', 'any number of items', () => {
  const t = at({ A: { squad: [`hussar${'+punisher-blade'.repeat(6)}`], hand: ['punisher-blade'] }, B: {} });
  expect(t.can('A play punisher-blade')).toBe(true);
});
rule(['DT-EQUIP-03', 'DT-VEH-01'], 'one vehicle, which is equipment', () => {
  const t = at({
    A: { squad: ['infantry+ah-uh-19-grapeshot-guardian'], hand: ['ah-uh-19-grapeshot-guardian', 'malfunction'] },
    B: {},
    enter: true,
  });
  expect(t.can('A play ah-uh-19-grapeshot-guardian')).toBe(false);
  t.go('A malfunction').settle();
  expect(t.attached('infantry')).toEqual([]);
});
rule('DT-EQUIP-04', 'one armour', () => {
  expect(
    at({ A: { squad: ['hussar+composite-armor'], hand: ['composite-armor'] }, B: {} }).can('A play composite-armor'),
  ).toBe(false);
});
rule('DT-EQUIP-05', 'open to everyone unless the card says otherwise', () => {
  expect(at({ A: { cohort: ['razide'], hand: ['l-a-plasma-carbine'] }, B: {} }).can('A play l-a-plasma-carbine')).toBe(
    true,
  );
});
rule('DT-EQUIP-06', 'for Doomtroopers only', () => {
  expect(at({ A: { cohort: ['razide'], hand: ['blessed-armor'] }, B: {} }).can('A play blessed-armor')).toBe(false);
  expect(at({ A: { squad: ['hussar'], hand: ['blessed-armor'] }, B: {} }).can('A play blessed-armor')).toBe(true);
});
rule('DT-EQUIP-07', 'an upgrade goes with its weapon', () => {
  const t = at({ A: { squad: ['hussar+kratach'], hand: ['telescopic-sight', 'malfunction'] }, B: {}, enter: true });
  t.go('A play telescopic-sight', 'A malfunction').settle();
  expect(t.zone('A', 'discard')).toEqual(expect.arrayContaining(['kratach', 'telescopic-sight']));
});
rule(['DT-EQUIP-08', 'DT-EQUIP-09', 'DT-FORT-04'], 'cards for an area, empty or not', () => {
  const t = at({ A: { hand: ['industrial-complex', 'heimburg', 'bauhaus-great-infurior'], destiny: 6 }, B: {} });
  t.go('A play industrial-complex', 'A cohort', 'A play heimburg', 'A play bauhaus-great-infurior');
  expect(t.where('industrial-complex')).toBe('cohortA');
  expect(t.where('heimburg')).toBe('squadA');
  expect(t.where('bauhaus-great-infurior')).toBe('squadA');
});
rule(['DT-EQUIP-10', 'DT-ATT-04'], 'what is attached stays and works', () => {
  const t = at({ A: { squad: ['hussar+combat-armor', 'dragoon'] }, B: {} });
  expect(t.stat('hussar', 'armor')).toBe(4);
  expect(t.keys('A').some((key) => key.includes('combat-armor'))).toBe(false);
});
rule('DT-EQUIP-11', 'of several copies one counts', () => {
  const t = at({ A: { squad: ['hussar+combat-armor+combat-armor'], hand: ['malfunction'] }, B: {}, enter: true });
  expect(t.stat('hussar', 'armor')).toBe(4);
  t.go('A malfunction').settle();
  expect(t.stat('hussar', 'armor')).toBe(4);
});
rule(['DT-EQUIP-12', 'DT-MERC-08'], 'lost affiliation suspends, regained it works', () => {
  const fight = (warrior: string) => {
    const t = at({ A: { squad: [warrior], hand: ['lucky-shot'] }, B });
    t.go('A attack', 'A close', 'A violator-sword');
    expect(t.attached('hussar')).toContain('violator-sword');
    return t.stat('hussar', 'fight');
  };
  expect(fight('hussar+violator-sword')).toBe(4);
  expect(fight('hussar+violator-sword+insubordination')).toBe(2);
  expect(fight('hussar+violator-sword+insubordination+spoke-in-the-cog')).toBe(4);
});
rule(['DT-EQUIP-13', 'DT-FORT-08', 'DT-REL-10'], 'only to own cards', () => {
  expect(at({ A: { hand: ['combat-armor'] }, B: { squad: ['hussar'] } }).can('A play combat-armor')).toBe(false);
});
rule('DT-EQUIP-14', 'any equipment means any affiliation, no more', () => {
  const t = at({
    A: {
      cohort: ['undead-legionnaire', 'algeroth-apostle-of-war'],
      hand: ['capitol-sword-of-honor', 'whispers-of-heresy'],
    },
    B: {},
  });
  expect(t.can('A play capitol-sword-of-honor')).toBe(true);
  expect(t.can('A play whispers-of-heresy')).toBe(false);
});
rule(['DT-EQUIP-16', 'DT-FIGHT-36'], 'unmarked equipment adds to a weapon', () => {
  const t = at({ A: { squad: ['hussar+punisher-blade+combat-armor+portable-force-shield'] }, B });
  expect(t.stat('hussar', 'armor')).toBe(10);
});
rule(['DT-EQUIP-17', 'DT-FIGHT-33'], 'a blade is nothing in a shoot-out', () => {
  const t = at({ A: { squad: ['hussar+violator-sword'] }, B });
  t.go('A attack', 'A shoot');
  expect(t.can('A violator-sword')).toBe(false);
  expect(t.stat('hussar', 'fight')).toBe(2);
});
rule(['DT-EQUIP-18', 'DT-FIGHT-38'], 'a gun is nothing in close combat', () => {
  const t = at({ A: { squad: ['hussar+kratach+violator-sword'], hand: ['lucky-shot'] }, B });
  t.go('A attack', 'A close');
  while (!t.can('A violator-sword')) t.idle();
  expect(t.can('A kratach')).toBe(false);
});
rule(['DT-EQUIP-19', 'DT-EQUIP-20', 'DT-EQUIP-15'], 'a dual weapon serves both ways', () => {
  const t = at({ A: { squad: ['hussar+ac-40-justifier'], hand: ['lucky-shot'] }, B });
  t.go('A attack', 'A close', 'A ac-40-justifier');
  expect(t.stat('hussar', 'fight')).toBe(5);
  const s = at({ A: { squad: ['hussar+ac-40-justifier'], hand: ['lucky-shot'] }, B });
  s.go('A attack', 'A shoot', 'A ac-40-justifier');
  expect(s.stat('hussar', 'shoot')).toBe(5);
});
rule(['DT-FIGHT-37', 'DT-RULING-73', 'DT-ATT-05'], 'one weapon, chosen when phase 5 opens', () => {
  const t = at({ A: { squad: ['hussar+violator-sword+punisher-blade'], hand: ['lucky-shot'] }, B });
  t.go('A attack', 'A close', 'A violator-sword');
  expect(t.stat('hussar', 'fight')).toBe(4);
  expect(t.can('A punisher-blade')).toBe(false);
});

// ---- vehicles -----------------------------------------------------------------------------------------------------------

const tank = 't-32-wolfclaw-jbt';
rule(['DT-VEH-02', 'DT-VEH-06'], 'inside or outside at once; outside it does nothing', () => {
  const t = at({ A: { squad: ['hussar'], hand: [tank] }, B: {} });
  t.go(`A play ${tank}`);
  expect(t.keys('A').sort()).toEqual(['inside', 'outside']);
  t.go('A outside');
  expect(t.stats('hussar')).toEqual([2, 2, 3, 2]);
});
rule(['DT-VEH-03', 'DT-ACT-11', 'DT-RULING-56'], 'in and out for an action each', () => {
  const t = at({ A: { squad: [`hussar+${tank}`] }, B: {} });
  expect(t.stats('hussar')).toEqual([4, 4, 6, 4]);
  t.go(`A board ${tank}`);
  expect(t.stats('hussar')).toEqual([2, 2, 3, 2]);
  t.go(`A board ${tank}`);
  expect(t.res('A', 'regular')).toBe(1);
  expect(t.stats('hussar')).toEqual([4, 4, 6, 4]);
});
rule('DT-VEH-04', 'losing the vehicle inside wounds', () => {
  const t = at({ A: { squad: [`hussar+${tank}`], hand: ['malfunction'] }, B: {}, enter: true });
  t.go('A malfunction').settle();
  expect(t.flag('hussar', 'wounded')).toBe(true);
});
rule('DT-VEH-05', 'and scores nothing when it kills', () => {
  const t = at({ A: { hand: ['malfunction'], destiny: 0 }, B: { squad: [`hussar*+${tank}`] }, enter: true });
  t.go('A malfunction').settle();
  expect(t.zone('B', 'discard')).toContain('hussar');
  expect([t.res('A', 'destiny'), t.res('A', 'victory')]).toEqual([0, 0]);
});
rule('DT-VEH-07', 'no fortifications inside', () => {
  const t = at({ A: { squad: [`hussar+${tank}`, 'dragoon', 'heimburg'] }, B: {} });
  expect(t.stat('hussar', 'armor')).toBe(6);
  expect(t.stat('dragoon', 'armor')).toBe(7);
});
rule(['DT-VEH-08', 'DT-RULING-54'], 'no cover inside', () => {
  const t = at({ A: { squad: [`hussar+${tank}`, 'dragoon'] }, B: {} });
  expect(t.can('A seekCover hussar')).toBe(false);
  t.go(`A board ${tank}`);
  expect(t.can('A seekCover hussar')).toBe(true);
});
rule('DT-VEH-09', 'driven into cover one gets out', () => {
  const t = at({ A: { squad: [`hussar+${tank}`] }, B: { hand: ['cowardice'] }, enter: true });
  t.go('A meditate', 'B cowardice', 'B A').settle();
  expect(t.flag('hussar', 'covered')).toBe(true);
  expect(t.card(tank).face).toBe(1);
});
rule('DT-VEH-11', 'outside, banned weapons work', () => {
  const t = at({ A: { squad: [`hussar+${tank}+violator-sword`], hand: ['lucky-shot'] }, B });
  t.go(`A board ${tank}`, 'A attack', 'A close', 'A violator-sword');
  expect(t.stat('hussar', 'fight')).toBe(4);
});
rule('DT-VEH-12', 'airships exclude close combat', () => {
  const t = at({
    A: { squad: ['infantry'] },
    B: { squad: ['sunset-striker+ah-uh-19-grapeshot-guardian'], hand: ['lucky-shot'] },
  });
  t.go('A attack');
  for (let i = 0; i < 30 && t.s.scopes.length > 0; i++) {
    expect(t.can('A close')).toBe(false);
    t.idle();
  }
  expect(t.flag('infantry', 'wounded')).toBe(true);
});
rule(['DT-VEH-13', 'DT-RULING-55'], 'considered a vehicle: no fortification, no cover but forced', () => {
  const t = at({ A: { squad: ['rams-air-cavalry', 'hussar', 'fukido'] }, B: { hand: ['cowardice'] }, enter: true });
  expect(t.stat('rams-air-cavalry', 'armor')).toBe(6);
  expect(t.can('A seekCover rams-air-cavalry')).toBe(false);
  t.go('A meditate', 'B cowardice', 'B A').settle();
  expect(t.flag('rams-air-cavalry', 'covered')).toBe(true);
});
