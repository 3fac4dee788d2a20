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
rule(['DT-EQUIP-05', 'DT-EX-26'], 'open to everyone unless the card says otherwise', () => {
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
  t.go('A play telescopic-sight', 'A malfunction', 'A kratach').settle();
  expect(t.zone('A', 'discard')).toEqual(expect.arrayContaining(['kratach', 'telescopic-sight']));
});
rule(['DT-EQUIP-08', 'DT-EQUIP-09', 'DT-FORT-04'], 'cards for an area, empty or not', () => {
  const t = at({ A: { hand: ['triangulating-scope', 'heimburg'] }, B: {} });
  t.go('A play triangulating-scope', 'A cohort', 'A play heimburg');
  expect(t.where('triangulating-scope')).toBe('cohortA');
  expect(t.where('heimburg')).toBe('squadA');
});
rule(['DT-EQUIP-10', 'DT-ATT-04'], 'what is attached stays and works', () => {
  const t = at({ A: { squad: ['hussar+foxhole', 'dragoon'] }, B: {} });
  expect(t.stat('hussar', 'fight')).toBe(0);
  expect(t.keys('A').some((key) => key.includes('foxhole'))).toBe(false);
});
rule('DT-EQUIP-11', 'of several copies one counts', () => {
  const t = at({ A: { squad: ['hussar+combat-armor+combat-armor'], hand: ['malfunction'] }, B: {}, enter: true });
  expect(t.stat('hussar', 'armor')).toBe(4);
  t.go('A malfunction').settle();
  expect(t.stat('hussar', 'armor')).toBe(4);
});
rule(['DT-EQUIP-12', 'DT-MERC-08', 'DT-EX-49'], 'lost affiliation suspends, regained it works', () => {
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
rule(['DT-EQUIP-14', 'DT-EX-02'], 'any equipment means any affiliation, no more', () => {
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
rule(['DT-EQUIP-17', 'DT-EX-27', 'DT-FIGHT-33'], 'a blade is nothing in a shoot-out', () => {
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
  const t = at({ A: { squad: ['infantry'] }, B: { squad: ['sunset-striker+ah-uh-19-grapeshot-guardian'] } });
  t.go('A attack').settle();
  expect(t.s.frames.length).toBeGreaterThan(0);
  const s = at({ A: { squad: ['infantry+ah-uh-19-grapeshot-guardian', 'rams-air-cavalry'] }, B });
  expect(s.g.defs[s.card('rams-air-cavalry').def].kinds).toBeGreaterThan(0);
});
rule(['DT-VEH-13', 'DT-RULING-55'], 'considered a vehicle: no fortification, no cover but forced', () => {
  const t = at({ A: { squad: ['rams-air-cavalry', 'hussar', 'fukido'] }, B: { hand: ['cowardice'] }, enter: true });
  expect(t.stat('rams-air-cavalry', 'armor')).toBe(6);
  expect(t.can('A seekCover rams-air-cavalry')).toBe(false);
  t.go('A meditate', 'B cowardice', 'B A').settle();
  expect(t.flag('rams-air-cavalry', 'covered')).toBe(true);
});
rule('DT-RULING-57', 'vehicle lost in combat, then hit: a kill with points', () => {
  const t = at({ A: { squad: ['hussar'] }, B: { squad: [`dragoon+${tank}`] } });
  expect(t.stat('dragoon', 'armor')).toBe(10);
});

// ---- fortifications, Dark Symmetry, missions, relics ---------------------------------------------------------------------

rule(['DT-FORT-01', 'DT-FORT-02', 'DT-FORT-03'], 'one action, where the card says', () => {
  const t = at({ A: { hand: ['industrial-complex'], squad: ['hussar'] }, B: {} });
  t.go('A play industrial-complex');
  expect(t.keys('A').sort()).toEqual(['cohort', 'squad']);
  t.go('A squad');
  expect(t.res('A', 'regular')).toBe(2);
});
rule(['DT-FORT-05', 'DT-FIGHT-35', 'DT-EX-24'], 'a city helps its warriors everywhere', () => {
  const t = at({ A: { squad: ['fukido'], station: ['clansman'] }, B: {} });
  expect(t.stat('clansman', 'armor')).toBe(5);
});
rule('DT-FORT-06', 'a fortification on a warrior goes with him', () => {
  const t = at({ A: { squad: ['hussar+foxhole'], hand: ['wave-of-righteousness'], destiny: 10 }, B: {}, enter: true });
  t.go('A wave-of-righteousness').settle();
  expect(t.zone('A', 'discard')).toEqual(expect.arrayContaining(['hussar', 'foxhole']));
});
rule('DT-FORT-07', 'one copy each, unless the card says otherwise', () => {
  expect(at({ A: { squad: ['heimburg'], hand: ['heimburg'] }, B: {} }).can('A play heimburg')).toBe(false);
  expect(at({ A: { hand: ['heimburg'] }, B: { squad: ['heimburg'] } }).can('A play heimburg')).toBe(true);
  expect(
    at({ A: { squad: ['industrial-complex'], hand: ['industrial-complex'] }, B: {} }).can('A play industrial-complex'),
  ).toBe(true);
});
rule(['DT-DARK-01', 'DT-DARK-02', 'DT-DARK-04'], 'gifts for any Dark Legion warrior, for good', () => {
  const t = at({ A: { cohort: ['curator'], squad: ['hussar'], hand: ['dark-fire'] }, B: {} }).go('A play dark-fire');
  expect(t.attached('curator')).toEqual(['dark-fire']);
  expect(t.stat('curator', 'fight')).toBe(4);
  t.endTurn().endTurn().settle();
  expect(t.attached('curator')).toEqual(['dark-fire']);
});
rule(['DT-DARK-03', 'DT-EX-25'], 'an Apostle’s gift for his followers', () => {
  expect(at({ A: { cohort: ['legionnaire-of-semai'], hand: ['distort'] }, B: {} }).can('A play distort')).toBe(false);
  expect(at({ A: { cohort: ['necromutant'], hand: ['distort'] }, B: {} }).can('A play distort')).toBe(true);
});
rule('DT-DARK-05', 'usable at once', () => {
  const t = at({
    A: { cohort: ['necromutant'], hand: ['distort'], destiny: 10 },
    B: { squad: ['hussar+combat-armor'] },
  }).go('A play distort');
  expect(t.can('A distort')).toBe(true);
});
rule('DT-DARK-06', 'two scopes of immunity', () => {
  const t = at({ A: { squad: ['venusian-ranger', 'combat-warhead'] }, B: {} });
  expect([t.role('venusian-ranger', 'giftImmune'), t.role('venusian-ranger', 'darkImmune')]).toEqual([true, false]);
  expect(t.role('combat-warhead', 'darkImmune')).toBe(true);
});
rule(['DT-DARK-08', 'DT-DARK-09'], 'own warriors, one copy each', () => {
  expect(at({ A: { hand: ['dark-fire'] }, B: { cohort: ['razide'] } }).can('A play dark-fire')).toBe(false);
  expect(at({ A: { hand: ['dark-fire'], cohort: ['razide+dark-fire'] }, B: {} }).can('A play dark-fire')).toBe(false);
  expect(
    at({ A: { hand: ['dark-fire'], cohort: ['razide+dark-fire', 'curator'] }, B: {} }).can('A play dark-fire'),
  ).toBe(true);
});
rule(['DT-DARK-10', 'DT-HER-01', 'DT-HER-02'], 'a heretic is Dark Legion, keeps his affiliation, gets gifts', () => {
  const t = at({ A: { squad: ['hussar+tainted'], hand: ['dark-fire'] }, B: {} });
  expect([t.role('hussar', 'legion'), t.role('hussar', 'bauhaus'), t.role('hussar', 'doomtrooper')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(t.can('A play dark-fire')).toBe(true);
  const full = at({ A: { squad: ['hussar+dark-visitation'] }, B: {} });
  expect([full.role('hussar', 'legion'), full.role('hussar', 'bauhaus'), full.role('hussar', 'doomtrooper')]).toEqual([
    true,
    false,
    false,
  ]);
});
rule(['DT-DARK-12', 'DT-EX-04'], 'any gift ignores the Apostle only', () => {
  const t = at({ A: { cohort: ['alakhai-the-cunning'], hand: ['hand-of-death', 'portal-of-undeath'] }, B: {} });
  expect(t.can('A play hand-of-death')).toBe(true);
});
rule(['DT-MISS-01', 'DT-MISS-03', 'DT-MISS-07'], 'a mission is an action and lies on its warrior', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['traitor-discovered'] }, B: {} }).go('A play traitor-discovered');
  expect(t.attached('hussar')).toEqual(['traitor-discovered']);
});
rule(['DT-MISS-02', 'DT-MISS-06'], 'for whom it says, no copy on one warrior', () => {
  expect(at({ A: { squad: ['infantry'], hand: ['traitor-discovered'] }, B: {} }).can('A play traitor-discovered')).toBe(
    false,
  );
  expect(
    at({ A: { squad: ['hussar+traitor-discovered'], hand: ['traitor-discovered'] }, B: {} }).can(
      'A play traitor-discovered',
    ),
  ).toBe(false);
});
rule(['DT-MISS-08', 'DT-MISS-09', 'DT-MISS-05'], 'fulfilled by itself, paid, discarded', () => {
  const t = at({ A: { squad: ['valerie-duval+traitor-discovered'], destiny: 0 }, B: { squad: ['hussar*'] } });
  t.go('A attack', 'A close', 'A 2', 'A 2').settle();
  expect(t.res('A', 'victory')).toBe(4);
  expect(t.zone('A', 'discard')).toContain('traitor-discovered');
});
rule(['DT-REL-01', 'DT-REL-02', 'DT-EX-71'], 'a relic is one action and needs no collector', () => {
  const t = at({ A: { squad: ['mystic'], hand: ['bringer-of-light'] }, B: {} }).go('A play bringer-of-light');
  expect(t.attached('mystic')).toEqual(['bringer-of-light']);
});
rule(['DT-REL-03', 'DT-REL-08'], 'for whom the card says; lost affiliation suspends', () => {
  expect(at({ A: { squad: ['samurai'], hand: ['bringer-of-light'] }, B: {} }).can('A play bringer-of-light')).toBe(
    false,
  );
});
rule(['DT-REL-04', 'DT-REL-05'], 'unique while in play', () => {
  expect(
    at({ A: { squad: ['mystic'], hand: ['bringer-of-light'] }, B: { squad: ['mystic+bringer-of-light'] } }).can(
      'A play bringer-of-light',
    ),
  ).toBe(false);
  expect(
    at({ A: { squad: ['mystic'], hand: ['bringer-of-light'] }, B: { discard: ['bringer-of-light'] } }).can(
      'A play bringer-of-light',
    ),
  ).toBe(true);
});
rule(['DT-REL-06', 'DT-REL-07', 'DT-TERM-18'], 'out of play frees the relic; the older one goes', () => {
  const t = at({
    A: { squad: ['mystic'], hand: ['bringer-of-light'] },
    B: { squad: ['inquisitor+bringer-of-light+missing-in-action'] },
  });
  expect(t.can('A play bringer-of-light')).toBe(true);
});
rule('DT-REL-09', 'a relic armour counts as armour', () => {
  expect(
    at({ A: { cohort: ['razide+armor-of-unholiness'], hand: ['composite-armor'] }, B: {} }).can(
      'A play composite-armor',
    ),
  ).toBe(false);
});

// ---- zones, Ki, beasts, attachments -----------------------------------------------------------------------------------------

rule(['DT-ZONE-01', 'DT-ZONE-02', 'DT-ZONE-04'], 'a war zone lies in one area', () => {
  const t = at({ A: { hand: ['no-man-s-land'] }, B: {} }).go('A play no-man-s-land', 'A squad');
  expect(t.where('no-man-s-land')).toBe('squadA');
  expect(t.res('A', 'regular')).toBe(2);
});
rule('DT-ZONE-03', 'one copy each', () => {
  expect(at({ A: { squad: ['no-man-s-land'], hand: ['no-man-s-land'] }, B: {} }).can('A play no-man-s-land')).toBe(
    false,
  );
  expect(at({ A: { hand: ['no-man-s-land'] }, B: { squad: ['no-man-s-land'] } }).can('A play no-man-s-land')).toBe(
    true,
  );
});
rule(
  ['DT-ZONE-05', 'DT-ZONE-07', 'DT-FIGHT-25'],
  'the defender chooses after the tactic and alone gets the numbers',
  () => {
    const t = at({
      A: { squad: ['hussar'] },
      B: { squad: ['infantry', 'no-man-s-land', 'victoria'], hand: ['lucky-shot'] },
    });
    t.go('A attack', 'A close');
    while (t.keys('B').length < 3) t.idle();
    expect(
      t
        .keys('B')
        .map((k) => k.split('#')[0])
        .sort(),
    ).toEqual(['no-man-s-land', 'none', 'victoria']);
    t.go('B no-man-s-land');
    expect(t.stats('infantry')).toEqual([3, 4, 3, 6]);
    expect(t.stats('hussar')).toEqual([2, 2, 3, 2]);
  },
);
rule(['DT-ZONE-09', 'DT-FIGHT-27', 'DT-ZONE-06'], 'no fortification cards in a zone', () => {
  const t = at({
    A: { squad: ['hussar', 'heimburg'] },
    B: { squad: ['infantry', 'no-man-s-land', 'san-dorado'], hand: ['lucky-shot'] },
  });
  t.go('A attack', 'A close', 'B no-man-s-land');
  expect(t.stat('infantry', 'armor')).toBe(3);
  expect(t.stat('hussar', 'armor')).toBe(3);
});
rule(['DT-ZONE-12', 'DT-ZONE-13', 'DT-FIGHT-29'], 'not for attackers, not from the other area', () => {
  const t = at({
    A: { squad: ['hussar', 'no-man-s-land'] },
    B: { squad: ['infantry'], cohort: ['no-man-s-land'], hand: ['lucky-shot'] },
  });
  t.go('A attack', 'A close').settle();
  expect(
    t
      .keys('A')
      .concat(t.keys('B'))
      .some((k) => k.includes('no-man')),
  ).toBe(false);
});
rule(['DT-ZONE-14', 'DT-ZONE-15', 'DT-AREA-06'], 'Station and home are apart', () => {
  const t = at({
    A: { station: ['soldat'] },
    B: { station: ['hussar'], squad: ['no-man-s-land'], hand: ['lucky-shot'] },
    tally: { stationOpen: 1 },
  });
  t.go('A attack', 'A close').settle();
  expect(t.keys('B').some((k) => k.includes('no-man'))).toBe(false);
});
rule(['DT-KI-01', 'DT-KI-02', 'DT-KI-04'], 'Ki for Mishima, by birth or adoption', () => {
  expect(at({ A: { squad: ['hussar'], hand: ['shadow-walk'] }, B: {} }).can('A play shadow-walk')).toBe(false);
  expect(at({ A: { squad: ['hussar+dutiful-service'], hand: ['shadow-walk'] }, B: {} }).can('A play shadow-walk')).toBe(
    true,
  );
  const t = at({ A: { squad: ['samurai'], hand: ['shadow-walk'] }, B: {} }).go('A play shadow-walk');
  expect(t.role('samurai', 'firstAttack')).toBe(true);
});
rule('DT-KI-03', 'one copy', () => {
  expect(at({ A: { squad: ['samurai+shadow-walk'], hand: ['shadow-walk'] }, B: {} }).can('A play shadow-walk')).toBe(
    false,
  );
});
rule(['DT-BEAST-01', 'DT-BEAST-02', 'DT-RULING-59'], 'a beast for those who may, on the Station, one mount', () => {
  expect(at({ A: { station: ['cossack'], hand: ['rivetbull'] }, B: {} }).can('A play rivetbull')).toBe(false);
  expect(at({ A: { station: ['soldat'], hand: ['rivetbull'] }, B: {} }).can('A play rivetbull')).toBe(true);
  expect(at({ A: { station: ['soldat+rivetbull'], hand: ['rivetbull'] }, B: {} }).can('A play rivetbull')).toBe(false);
});
rule(['DT-BEAST-03', 'DT-BEAST-04', 'DT-BEAST-05'], 'its numbers change the base', () => {
  const t = at({ A: { station: ['soldat+rivetbull+combat-armor'] }, B: {} });
  expect(t.stats('soldat')).toEqual([9, 4, 9, 7]);
});
rule(['DT-BEAST-07', 'DT-RULING-60'], 'off the Station the beast is lost', () => {
  const t = at({ A: { squad: ['soldat+rivetbull'] }, B: {} });
  t.go('A meditate');
  expect(t.zone('A', 'discard')).toContain('rivetbull');
});
rule(['DT-BEAST-08', 'DT-BEAST-12'], 'riders use cover', () => {
  expect(at({ A: { station: ['soldat+rivetbull', 'cossack'] }, B: {} }).can('A seekCover soldat')).toBe(true);
});
rule(['DT-BEAST-09', 'DT-BEAST-10'], 'considered beasts: no mounts, no transfer', () => {
  expect(
    at({ A: { station: ['cossack', 'soldat'], hand: ['rivetbull'] }, B: {}, tally: { stationOpen: 1 } }).can(
      'A transfer cossack',
    ),
  ).toBe(false);
});
rule(['DT-ATT-02', 'DT-FIGHT-54', 'DT-RULING-109'], 'all attachments leave with the host', () => {
  const t = at({ A: { squad: ['valerie-duval'] }, B: { squad: ['hussar*+combat-armor+foxhole'] } });
  t.go('A attack', 'A close', 'A 2').settle();
  expect(t.zone('B', 'discard').sort()).toEqual(['combat-armor', 'foxhole', 'hussar']);
});

// ---- transfer -----------------------------------------------------------------------------------------------------------

const open = { stationOpen: 1 };
rule(['DT-TRAN-01', 'DT-TRAN-06'], 'a transfer is an action, free once the Station is open', () => {
  const t = at({ A: { squad: ['hussar', 'dragoon', 'infantry'] }, B: {}, tally: open });
  t.go('A transfer hussar', 'A transfer dragoon');
  expect(t.zone('A', 'station')).toEqual(['hussar', 'dragoon']);
  expect(t.res('A', 'regular')).toBe(1);
});
rule(['DT-TRAN-02', 'DT-RULING-35'], 'the duty to man the Station', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['soldat'], destiny: 9 }, B: { station: ['soldat'] }, tally: open });
  expect(t.can('A meditate')).toBe(false);
  expect(t.can('A transfer hussar')).toBe(true);
  expect(t.can('A recruit soldat')).toBe(true);
  expect(at({ A: { hand: ['soldat'], destiny: 5 }, B: { station: ['soldat'] }, tally: open }).can('A meditate')).toBe(
    false,
  );
});
rule(['DT-TRAN-04', 'DT-RULING-51'], 'everyone must stay present', () => {
  expect(at({ A: { station: ['hussar'] }, B: { station: ['soldat'] }, tally: open }).can('A transfer hussar')).toBe(
    false,
  );
  expect(at({ A: { station: ['hussar'] }, B: {}, tally: open }).can('A transfer hussar')).toBe(true);
});
rule(['DT-TRAN-07', 'DT-RULING-36'], 'a vehicle doubles the price', () => {
  const t = at({ A: { squad: [`hussar+${tank}`], regular: 2 }, B: {}, tally: open });
  t.go('A transfer hussar');
  expect(t.res('A', 'regular')).toBe(0);
  expect(at({ A: { squad: [`hussar+${tank}`], regular: 1 }, B: {}, tally: open }).can('A transfer hussar')).toBe(false);
});
rule(['DT-TRAN-10', 'DT-TRAN-11'], 'home is Squad or Cohort by side', () => {
  const t = at({ A: { station: ['hussar'] }, B: {}, tally: open }).go('A transfer hussar');
  expect(t.where('hussar')).toBe('squadA');
  const s = at({ A: { station: ['razide'] }, B: {}, tally: open }).go('A transfer razide');
  expect(s.where('razide')).toBe('cohortA');
});
rule('DT-TRAN-12', 'tribal warriors stay', () => {
  expect(at({ A: { station: ['soldat'] }, B: {}, tally: open }).can('A transfer soldat')).toBe(false);
});
rule('DT-TRAN-13', 'once a turn', () => {
  const t = at({ A: { squad: ['hussar'] }, B: {}, tally: open }).go('A transfer hussar');
  expect(t.can('A transfer hussar')).toBe(false);
});
rule('DT-TRAN-15', 'no Doomtroopers with Dark Legion', () => {
  expect(at({ A: { squad: ['hussar'], station: ['razide'] }, B: {}, tally: open }).can('A transfer hussar')).toBe(
    false,
  );
  expect(at({ A: { squad: ['hussar'] }, B: { station: ['razide'] }, tally: open }).can('A transfer hussar')).toBe(true);
});
rule(['DT-TRAN-16', 'DT-EX-35', 'DT-RULING-100'], 'who is both stands with both, and stays where he is', () => {
  expect(
    at({ A: { squad: ['hussar+tainted'], station: ['razide'] }, B: {}, tally: open }).can('A transfer hussar'),
  ).toBe(true);
  expect(
    at({ A: { squad: ['hussar+tainted'], station: ['dragoon'] }, B: {}, tally: open }).can('A transfer hussar'),
  ).toBe(true);
});
rule(['DT-TRAN-17', 'DT-EX-36', 'DT-RULING-52'], 'a full conversion makes a duty', () => {
  const t = at({ A: { station: ['hussar+dark-visitation', 'dragoon'] }, B: {}, tally: open });
  expect(t.can('A meditate')).toBe(false);
  expect(t.can('A transfer dragoon')).toBe(true);
  t.go('A transfer hussar');
  expect(t.where('hussar')).toBe('cohortA');
});
rule(['DT-TRAN-18', 'DT-TRAN-20', 'DT-EX-37'], 'tribes and outsiders stand with anyone', () => {
  const t = at({ A: { station: ['soldat', 'razide'], outside: ['renegade-apostate'] }, B: {}, tally: open });
  t.go('A transfer renegade-apostate');
  expect(t.where('renegade-apostate')).toBe('stationA');
});
rule(['DT-OUT-02', 'DT-OUT-05'], 'an outsider comes back outside', () => {
  const t = at({ A: { station: ['soldat', 'renegade-apostate'] }, B: {}, tally: open }).go(
    'A transfer renegade-apostate',
  );
  expect(t.where('renegade-apostate')).toBe('outsideA');
});
rule('DT-TRAN-19', 'two tribes at most', () => {
  expect(
    at({ A: { station: ['soldat', 'prophet'], hand: ['corsair'], destiny: 9 }, B: {} }).can('A recruit corsair'),
  ).toBe(false);
  expect(at({ A: { station: ['soldat'], hand: ['corsair'], destiny: 9 }, B: {} }).can('A recruit corsair')).toBe(true);
});
rule('DT-RULING-53', 'a transferred warrior may attack', () => {
  const t = at({ A: { squad: ['hussar'] }, B: { station: ['soldat'] }, tally: open }).go('A transfer hussar');
  expect(t.can('A attack')).toBe(true);
});
rule('DT-RULING-50', 'those out of play are not present', () => {
  expect(
    at({ A: { squad: ['hussar'] }, B: { station: ['hussar+missing-in-action'] }, tally: open }).can('A meditate'),
  ).toBe(true);
});
