import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at } from '../kit.ts';

rule(['DT-COVER-01', 'DT-COVER-02'], 'seeking cover is an action and gives +3 defence', () => {
  const t = at({ A: { squad: ['hussar', 'dragoon'] }, B: {} }).go('A seekCover hussar');
  expect(t.flag('hussar', 'covered')).toBe(true);
  expect(t.stat('hussar', 'armor')).toBe(6);
  expect(t.res('A', 'regular')).toBe(2);
});
rule(['DT-COVER-03', 'DT-RULING-29'], 'one warrior stays uncovered', () => {
  expect(at({ A: { squad: ['hussar', 'dragoon^', 'infantry^'] }, B: {} }).can('A seekCover hussar')).toBe(false);
  expect(at({ A: { squad: ['hussar'], cohort: ['algeroth-apostle-of-war'] }, B: {} }).can('A seekCover hussar')).toBe(
    true,
  );
});
rule('DT-COVER-04', 'the duty to leave cover', () => {
  const t = at({ A: { squad: ['hussar^', 'dragoon^'], hand: ['infantry'], destiny: 5 }, B: {} });
  expect(t.can('A meditate')).toBe(false);
  expect(t.can('A leaveCover hussar')).toBe(true);
  expect(t.can('A recruit infantry')).toBe(true);
});
rule(['DT-COVER-05', 'DT-TRAN-03', 'DT-RULING-37'], 'the Station comes first; a covered warrior may transfer', () => {
  const t = at({ A: { squad: ['hussar^'] }, B: { station: ['soldat'] }, tally: { stationOpen: 1 } });
  expect(t.can('A leaveCover hussar')).toBe(false);
  t.go('A transfer hussar');
  expect(t.where('hussar')).toBe('stationA');
  expect(t.flag('hussar', 'covered')).toBe(true);
});
rule(['DT-COVER-06', 'DT-COVER-15'], 'neither covered warriors nor those who left cover attack', () => {
  const t = at({ A: { squad: ['hussar^'] }, B: { squad: ['infantry'] } });
  expect(t.can('A attack')).toBe(false);
  t.go('A leaveCover hussar');
  expect(t.can('A attack')).toBe(false);
});
rule(['DT-COVER-07', 'DT-FIGHT-44', 'DT-COVER-16'], 'a covered defender fights with +3 and stays covered', () => {
  const t = at({ A: { squad: ['hussar'] }, B: { squad: ['infantry^', 'dragoon'], hand: ['lucky-shot'] } });
  t.go('A attack');
  while (t.turn === 'B') t.idle();
  expect(t.keys('A').some((key) => key.startsWith('card#'))).toBe(true);
  t.go('A card', 'A close');
  expect(t.stat('infantry', 'armor')).toBe(5);
  expect(t.view('A').cards.some((c) => c.key === 'infantry')).toBe(true);
  t.settle();
  expect(t.flag('infantry', 'covered')).toBe(true);
  expect(t.view('A').cards.some((c) => c.key === 'infantry')).toBe(false);
});
rule('DT-COVER-08', 'the wounded may seek cover and are seen to be wounded', () => {
  const t = at({ A: { squad: ['hussar*', 'dragoon'] }, B: {} }).go('A seekCover hussar');
  expect(t.flag('hussar', 'wounded')).toBe(true);
  const seen = t.view('B').cards.find((c) => c.key === null && c.control === 0);
  expect(seen?.flags).toBe(t.card('hussar').flags);
});
rule(['DT-COVER-09', 'DT-COVER-10'], 'the owner looks, others see a back in its place', () => {
  const t = at({ A: { squad: ['hussar', 'dragoon'] }, B: {} }).go('A seekCover hussar');
  expect(t.view('A').cards.some((c) => c.key === 'hussar')).toBe(true);
  expect(t.view('B').cards.some((c) => c.key === 'hussar')).toBe(false);
  expect(t.view('B').cards.find((c) => c.key === null && c.control === 0)?.index).toBe(0);
});
rule(['DT-COVER-11', 'DT-COVER-12'], 'attachments of covered warriors are open', () => {
  const t = at({ A: { squad: ['hussar^+combat-armor', 'dragoon'], hand: ['violator-sword'] }, B: {} });
  t.go('A play violator-sword', 'A hussar');
  const seen = t.view('B').cards.map((c) => c.key);
  expect(seen).toContain('combat-armor');
  expect(seen).toContain('violator-sword');
});
rule(['DT-COVER-13', 'DT-APO-02'], 'never in cover, whoever sends him', () => {
  const t = at({
    A: { cohort: ['algeroth-apostle-of-war'], squad: ['hussar'] },
    B: { hand: ['cowardice'] },
    step: 'start',
    enter: true,
  });
  expect(t.can('A seekCover algeroth-apostle-of-war')).toBe(false);
  t.go('B cowardice', 'B A').settle();
  expect(t.flag('hussar', 'covered')).toBe(true);
  expect(t.flag('algeroth-apostle-of-war', 'covered')).toBe(false);
});
rule('DT-COVER-14', 'leaving cover is an action', () => {
  const t = at({ A: { squad: ['hussar^', 'dragoon'] }, B: {} }).go('A leaveCover hussar');
  expect(t.flag('hussar', 'covered')).toBe(false);
  expect(t.res('A', 'regular')).toBe(2);
});
rule(['DT-COVER-17', 'DT-CIMM-08'], 'a coward in combat: covered, +3, the fight goes on', () => {
  const t = at({ A: { squad: ['dragoon'] }, B: { squad: ['infantry'], hand: ['cowardice'] } });
  t.go('A attack', 'A close', 'B cowardice', 'B A').settle();
  expect(t.flag('dragoon', 'covered')).toBe(true);
  expect(t.stat('dragoon', 'armor')).toBe(8);
});
rule('DT-RULING-91', 'afterwards the duty to leave cover is open', () => {
  const t = at({ A: { squad: ['dragoon'] }, B: { squad: ['infantry'], hand: ['cowardice'] } });
  t.go('A attack', 'A close', 'B cowardice', 'B A').endTurn().endTurn().settle();
  expect(t.can('A meditate')).toBe(false);
  expect(t.can('A leaveCover dragoon')).toBe(true);
});

rule(['DT-HIDE-02', 'DT-HIDE-07', 'DT-HIDE-03'], 'hidden without payment, healthy, nothing else this turn', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['alakhai-the-cunning'], destiny: 0 }, B: {} }).go(
    'A hide alakhai-the-cunning',
  );
  expect(t.zone('A', 'hidden')).toEqual(['alakhai-the-cunning']);
  expect(t.res('A', 'destiny')).toBe(0);
  expect(t.res('A', 'regular')).toBe(0);
});
rule(['DT-HIDE-04', 'DT-HIDE-05', 'DT-HIDE-14'], 'nobody else learns who it is', () => {
  const t = at({ A: { squad: ['hussar'], hidden: ['razide'] }, B: {} });
  const seen = t.view('B').cards.filter((c) => t.g.zones[c.zone].decl.name === 'hidden');
  expect(seen).toHaveLength(1);
  expect(seen[0].key).toBe(null);
  expect(seen[0].stats).toEqual([]);
  expect(t.view('A').cards.some((c) => c.key === 'razide')).toBe(true);
});
rule('DT-HIDE-06', 'no attachments on it', () => {
  const t = at({ A: { hidden: ['hussar'], squad: [], hand: ['combat-armor'] }, B: {} });
  expect(t.can('A play combat-armor')).toBe(false);
});
rule(['DT-HIDE-08', 'DT-RULING-42'], 'leaving cover shows, pays and places it', () => {
  const t = at({ A: { hidden: ['razide'], destiny: 9, squad: ['hussar'] }, B: {} }).go('A leaveCover');
  expect(t.where('razide')).toBe('cohortA');
  expect(t.res('A', 'destiny')).toBe(2);
  expect(t.flag('razide', 'covered')).toBe(false);
});
rule(['DT-HIDE-09', 'DT-RULING-38'], 'being attacked reveals and charges it', () => {
  const t = at({ A: { squad: ['hussar'] }, B: { hidden: ['necromutant'], destiny: 5 } });
  t.go('A attack', 'A close');
  expect(t.where('necromutant')).toBe('cohortB');
  expect(t.res('B', 'destiny')).toBe(1);
  expect(t.stat('necromutant', 'armor')).toBe(7);
});
rule(
  ['DT-HIDE-10', 'DT-HIDE-11', 'DT-HIDE-12'],
  'who cannot pay loses the card, all destiny and the rest in victory points',
  () => {
    const t = at({ A: { squad: ['hussar'] }, B: { hidden: ['nepharite-of-algeroth'], destiny: 3, victory: 12 } });
    t.go('A attack').settle();
    expect(t.zone('B', 'discard')).toContain('nepharite-of-algeroth');
    expect(t.res('B', 'destiny')).toBe(0);
    expect(t.res('B', 'victory')).toBe(7);
  },
);
rule('DT-HIDE-13', 'victory points stop at zero', () => {
  const t = at({ A: { squad: ['hussar'] }, B: { hidden: ['nepharite-of-algeroth'], destiny: 1, victory: 2 } });
  t.go('A attack').settle();
  expect([t.res('B', 'destiny'), t.res('B', 'victory'), t.res('B', 'debt')]).toEqual([0, 0, 0]);
});
rule(['DT-HIDE-15', 'DT-HIDE-16'], 'an attacker who may not attack it has wasted his attack', () => {
  const t = at({ A: { squad: ['crenshaw-the-redeemer'] }, B: { hidden: ['mystic'], destiny: 9 } });
  t.go('A attack').settle();
  expect(t.where('mystic')).toBe('squadB');
  expect(t.flag('mystic', 'wounded')).toBe(false);
  expect(t.can('A attack')).toBe(false);
});
rule('DT-HIDE-17', 'Apostles cannot be hidden', () => {
  expect(
    at({ A: { squad: ['hussar'], hand: ['algeroth-apostle-of-war'] }, B: {} }).can('A hide algeroth-apostle-of-war'),
  ).toBe(false);
});
rule('DT-RULING-30', 'the only warrior may not be hidden', () => {
  expect(at({ A: { hand: ['hussar'] }, B: {} }).can('A hide hussar')).toBe(false);
  expect(at({ A: { hand: ['hussar'] }, B: {}, options: { loneHidden: 1 } }).can('A hide hussar')).toBe(true);
});
rule('DT-RULING-32', 'a hidden warrior that cannot be paid makes no duty', () => {
  const t = at({ A: { hidden: ['alakhai-the-cunning'], destiny: 2 }, B: {} });
  expect(t.can('A meditate')).toBe(true);
  expect(t.can('A leaveCover')).toBe(true);
});
rule(['DT-RULING-34', 'DT-RULING-33'], 'a duty binds regular actions only', () => {
  const t = at({ A: { squad: ['hussar^'], peaceful: 1 }, B: { squad: ['infantry'] } });
  t.go('A meditate');
  expect(t.can('A meditate')).toBe(false);
  expect(t.can('A attack')).toBe(false);
});
rule('DT-RULING-39', 'an unpaid defender ends the combat, other attacks stay', () => {
  const t = at({
    A: { squad: ['hussar'], assault: 1 },
    B: { hidden: ['nepharite-of-algeroth'], squad: ['dragoon'], destiny: 0 },
  });
  t.go('A attack', 'A card').settle();
  expect(t.can('A attack')).toBe(true);
});
rule(['DT-RULING-41', 'DT-SAB-03'], 'a hidden warrior gives no bonus but shields', () => {
  const t = at({ A: { squad: ['hussar'], hidden: ['venusian-marshal'] }, B: { hidden: ['hussar'] } });
  expect(t.stat('hussar', 'fight', undefined, 'A')).toBe(2);
  expect(t.can('A sabotage hussar')).toBe(false);
});
rule('DT-RULING-44', 'after the reveal he can be equipped', () => {
  const t = at({ A: { hidden: ['hussar'], destiny: 5, squad: ['dragoon'], hand: ['combat-armor'] }, B: {} });
  t.go('A leaveCover', 'A play combat-armor', 'A hussar');
  expect(t.attached('hussar')).toEqual(['combat-armor']);
});
rule(
  ['DT-PERS-02', 'DT-PERS-03', 'DT-RULING-45'],
  'a hidden copy is shown and paid; the second comes back with its price',
  () => {
    const t = at({
      A: { hand: ['valerie-duval'], destiny: 9, squad: ['hussar'] },
      B: { hidden: ['valerie-duval'], destiny: 10 },
    });
    t.go('A recruit valerie-duval');
    expect(t.where('valerie-duval', 'B')).toBe('squadB');
    expect(t.res('B', 'destiny')).toBe(2);
    expect(t.zone('A', 'hand')).toContain('valerie-duval');
    expect(t.res('A', 'destiny')).toBe(9);
    expect(t.res('A', 'regular')).toBe(3);
  },
);
rule(['DT-PERS-04', 'DT-PERS-08', 'DT-RULING-48'], 'a hider who cannot pay loses it and the new one comes in', () => {
  const t = at({
    A: { hand: ['valerie-duval'], destiny: 9 },
    B: { hidden: ['valerie-duval'], destiny: 1, victory: 2 },
  });
  t.go('A recruit valerie-duval');
  expect(t.zone('B', 'discard')).toContain('valerie-duval');
  expect([t.res('B', 'destiny'), t.res('B', 'victory')]).toEqual([0, 0]);
  expect(t.zone('A', 'squad')).toContain('valerie-duval');
});
rule(['DT-PERS-02', 'DT-RULING-45'], 'who hides another personality keeps it hidden', () => {
  const t = at({
    A: { hand: ['valerie-duval'], destiny: 9, squad: ['hussar'] },
    B: { hidden: ['big-bob-watts'], destiny: 10 },
  });
  t.go('A recruit valerie-duval');
  expect([t.where('valerie-duval'), t.where('big-bob-watts')]).toEqual(['squadA', 'hiddenB']);
  expect(t.res('B', 'destiny')).toBe(10);
});
rule(['DT-PERS-01', 'DT-TERM-32'], 'one copy of a personality', () => {
  expect(
    at({ A: { squad: ['valerie-duval'] }, B: { hand: ['valerie-duval'], destiny: 9 }, active: 'B' }).can(
      'B recruit valerie-duval',
    ),
  ).toBe(false);
});
rule('DT-RULING-47', 'nor may a visible one be hidden again', () => {
  expect(
    at({ A: { squad: ['valerie-duval'] }, B: { squad: ['hussar'], hand: ['valerie-duval'] }, active: 'B' }).can(
      'B hide valerie-duval',
    ),
  ).toBe(false);
});
rule(['DT-PERS-06', 'DT-PERS-05', 'DT-PERS-07'], 'several hidden copies: one stays, the others go back free', () => {
  const t = at({
    A: { hand: ['valerie-duval'], destiny: 9 },
    B: { hidden: ['valerie-duval'], destiny: 9 },
    C: { hidden: ['valerie-duval'], destiny: 4 },
  });
  t.go('A recruit valerie-duval');
  expect(t.where('valerie-duval', 'B')).toBe('squadB');
  expect(t.zone('C', 'hand')).toContain('valerie-duval');
  expect(t.res('C', 'destiny')).toBe(4);
});
rule(['DT-PERS-10', 'DT-PERS-11'], 'a dead personality may return', () => {
  expect(
    at({ A: { discard: ['valerie-duval'], hand: ['valerie-duval'], destiny: 9 }, B: {} }).can(
      'A recruit valerie-duval',
    ),
  ).toBe(true);
});
rule('DT-PERS-09', 'a personality helps everybody’s warriors', () => {
  const t = at({ A: { squad: ['valerie-duval'] }, B: { squad: ['etoiles-mortant'] } });
  expect(t.role('etoiles-mortant', 'darkImmune')).toBe(true);
});
