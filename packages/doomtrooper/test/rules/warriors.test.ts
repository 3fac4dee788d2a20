import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, game } from '../kit.ts';

const stop = ['lucky-shot'];

// ---- states ---------------------------------------------------------------------------------------------------------------

rule(['DT-TARGET-02', 'DT-TERM-17', 'DT-RULING-102'], 'out of play: no target, no bonus', () => {
  const t = at({
    A: { squad: ['venusian-marshal+missing-in-action', 'hussar'] },
    B: { hand: ['wave-of-righteousness'], destiny: 10 },
    enter: true,
  });
  expect(t.stat('hussar', 'fight')).toBe(2);
  t.go('A meditate', 'B wave-of-righteousness').settle();
  expect(t.zone('A', 'squad')).toEqual(['venusian-marshal']);
});
rule(['DT-TARGET-03', 'DT-TARGET-01'], 'out of play: no shield', () => {
  expect(at({ A: { squad: ['hussar'] }, B: { squad: ['hussar+shore-leave'] } }).can('A sabotage hussar')).toBe(true);
});
rule(['DT-TARGET-04', 'DT-TERM-18'], 'uniqueness is freed', () => {
  expect(
    at({
      A: { squad: ['valerie-duval+missing-in-action'] },
      B: { hand: ['valerie-duval'], destiny: 9 },
      active: 'B',
    }).can('B recruit valerie-duval'),
  ).toBe(true);
});
rule('DT-TARGET-05', 'the older copy goes when it returns', () => {
  const t = at({
    A: { squad: ['valerie-duval+shore-leave'], hand: stop },
    B: { squad: ['valerie-duval'] },
    enter: true,
  });
  t.go('A shore-leave.back').settle();
  expect(t.s.cards.filter((c) => t.g.defs[c.def].decl.key === 'valerie-duval' && t.g.zones[c.zone].board)).toHaveLength(
    1,
  );
});
rule('DT-TARGET-07', 'silenced: no equipment, but cover', () => {
  const t = at({
    A: { squad: ['hussar+don-t-call-again'], hand: ['combat-armor'] },
    B: { hand: ['cowardice'] },
    enter: true,
  });
  expect(t.can('A play combat-armor')).toBe(false);
  t.go('A meditate', 'B cowardice', 'B A').settle();
  expect(t.flag('hussar', 'covered')).toBe(true);
});
rule('DT-TARGET-09', 'an imprisoned personality blocks copies', () => {
  expect(
    at({ A: { station: ['valerie-duval+captured'] }, B: { hand: ['valerie-duval'], destiny: 9 }, active: 'B' }).can(
      'B recruit valerie-duval',
    ),
  ).toBe(false);
});
rule(['DT-STEAL-02', 'DT-RULING-101'], 'a stolen card goes home when discarded', () => {
  const t = at({
    A: { hand: ['programmed', 'wave-of-righteousness'], destiny: 19 },
    B: { squad: ['hussar+combat-armor'] },
  });
  t.go('A play programmed', 'A wave-of-righteousness').settle();
  expect(t.zone('B', 'discard')).toEqual(expect.arrayContaining(['hussar', 'combat-armor']));
  expect(t.zone('A', 'discard')).toContain('programmed');
});
rule('DT-STEAL-03', 'and to its owner’s library', () => {
  const t = at({ A: { hand: ['programmed', 'reassignment'], destiny: 19 }, B: { squad: ['hussar'], library: [] } });
  t.go('A play programmed', 'A play reassignment').settle();
  expect(t.zone('B', 'library')).toContain('hussar');
});
rule('DT-NEVER-01', 'may not receive equipment', () => {
  expect(at({ A: { squad: ['suicide-warhead'], hand: ['combat-armor'] }, B: {} }).can('A play combat-armor')).toBe(
    false,
  );
});
rule(['DT-LAST-01', 'DT-RULING-103'], 'the last ones may be chosen freely', () => {
  const open = { stationOpen: 1 };
  const t = at({ A: { station: ['soldat'] }, B: { station: ['patriarch', 'prophet'], hand: stop }, tally: open }).go(
    'A attack',
  );
  while (t.turn === 'B') t.idle();
  expect(
    t
      .keys('A')
      .map((k) => k.split('#')[0])
      .sort(),
  ).toEqual(['patriarch', 'prophet']);
  const s = at({
    A: { station: ['soldat'] },
    B: { station: ['patriarch', 'corsair'], squad: ['hussar'], hand: stop },
    tally: open,
  }).go('A attack', 'A close');
  expect(s.can('A patriarch')).toBe(false);
});
rule('DT-SELF-01', 'except himself', () => {
  const t = at({ A: { squad: ['colonel-maxwell'], station: ['trencher'] }, B: {} });
  expect(t.stats('trencher').slice(0, 3)).toEqual([9, 8, 8]);
  expect(t.stats('colonel-maxwell')).toEqual([9, 7, 8, 9]);
});
rule('DT-AREA-05', 'a marshal works only from the Squad', () => {
  expect(
    at({ A: { squad: ['venusian-marshal'], station: ['hussar'] }, B: {} })
      .stats('hussar')
      .slice(0, 3),
  ).toEqual([4, 4, 5]);
  expect(
    at({ A: { station: ['venusian-marshal', 'hussar'] }, B: {} })
      .stats('hussar')
      .slice(0, 3),
  ).toEqual([2, 2, 3]);
});
rule(['DT-AREA-02', 'DT-OUT-03'], 'what works in an area stops at its border', () => {
  const t = at({
    A: { squad: ['hussar'] },
    B: { squad: ['fortified-entrenchment', 'infantry'], outside: ['renegade-apostate'], hand: stop },
  });
  t.go('A attack', 'A infantry', 'A close');
  expect(t.stat('infantry', 'armor')).toBe(4);
  const s = at({
    A: { squad: ['hussar'] },
    B: { squad: ['fortified-entrenchment'], outside: ['renegade-apostate'], hand: stop },
  }).go('A attack', 'A close');
  expect(s.stat('renegade-apostate', 'armor')).toBe(5);
});
rule(['DT-AREA-04', 'DT-AREA-03', 'DT-AREA-09'], 'in play means anywhere', () => {
  const t = at({
    A: { squad: ['sgt-mcbride'], hand: ['tainted'] },
    B: { station: ['blood-beret'] },
    enter: true,
    tally: { stationOpen: 1 },
  });
  expect(t.stat('blood-beret', 'fight')).toBe(5);
  expect(t.can('A tainted')).toBe(true);
});
rule('DT-AREA-10', 'the Infurior reaches the Station', () => {
  const t = at({
    A: { squad: ['bauhaus-great-infurior'], station: ['hussar'] },
    B: { station: ['soldat+foxhole'] },
    tally: { stationOpen: 1 },
  });
  t.go('A great-infurior');
  expect(t.zone('B', 'discard')).toEqual(['foxhole']);
});
rule(['DT-AREA-01', 'DT-TERM-15', 'DT-TERM-16'], 'three areas; what lies on the table is in play', () => {
  const g = game();
  expect(['squad', 'cohort', 'station'].map((name) => g.zones[g.zoneOf(name, 0)].board)).toEqual([true, true, true]);
  expect(['hand', 'library', 'discard', 'sacrificed'].map((name) => g.zones[g.zoneOf(name, 0)].board)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

// ---- kinds of warriors --------------------------------------------------------------------------------------------------------

rule(['DT-CMD-01', 'DT-CMD-02'], 'a rank in the name makes no commander', () => {
  const g = game();
  const kinds = (key: string) => g.cardDef(key).decl.kinds;
  expect(kinds('sgt-mcbride')).not.toContain('sergeant');
  expect(kinds('captain-jonathan-booth')).not.toContain('captain');
  expect(kinds('sergeant')).toContain('sergeant');
});
rule(['DT-CMD-08', 'DT-CMD-03', 'DT-CMD-09'], 'assigned anytime, for good', () => {
  const t = at({ A: { squad: ['sergeant', 'infantry', 'infantry'], hand: stop }, B: {}, enter: true });
  t.go('A assign', 'A infantry').settle();
  expect(t.stats('infantry')).toEqual([6, 7, 6, 6]);
});
rule(['DT-CMD-04', 'DT-CMD-05', 'DT-CMD-06'], 'no commanders, personalities or equals', () => {
  const t = at({ A: { squad: ['sergeant', 'mitch-hunter', 'sergeant'], hand: stop }, B: {}, enter: true });
  expect(t.can('A assign')).toBe(false);
});
rule(['DT-CMD-07', 'DT-RULING-97'], 'one kind of warrior', () => {
  const t = at({ A: { squad: ['sergeant', 'infantry', 'sea-lion'], hand: stop }, B: {}, enter: true });
  t.go('A assign', 'A infantry').settle();
  expect(t.can('A assign')).toBe(false);
});
rule('DT-CMD-12', 'a lost corporation breaks the bond', () => {
  const t = at({ A: { squad: ['sergeant', 'infantry'] }, B: { hand: ['insubordination'] }, enter: true });
  t.go('A assign', 'B pass');
  expect(t.stat('infantry', 'fight')).toBe(6);
  t.go('B insubordination', 'B sergeant').settle();
  expect(t.stat('infantry', 'fight')).toBe(2);
});
rule(['DT-DOOM-01', 'DT-DOOM-03'], 'who is a Doomtrooper', () => {
  const t = at({
    A: {
      squad: ['ex-capitol-freelancer', 'mercenary', 'bodyguard', 'war-veteran', 'hussar'],
      cohort: ['razide'],
      station: ['soldat'],
    },
    B: {},
  });
  for (const key of ['ex-capitol-freelancer', 'mercenary', 'bodyguard', 'war-veteran', 'hussar'])
    expect(t.role(key, 'doomtrooper')).toBe(true);
  for (const key of ['razide', 'soldat']) expect(t.role(key, 'doomtrooper')).toBe(false);
});
rule('DT-DOOM-02', 'and who is excluded', () => {
  expect(
    at({ A: { outside: ['renegade-apostate'], hand: ['blessed-armor'] }, B: {} }).can('A play blessed-armor'),
  ).toBe(false);
});
rule(['DT-AS-01', 'DT-AS-02'], 'considered a clansman: cards reach him, abilities do not', () => {
  const g = game();
  expect(g.cardDef('wolfbane-honor-guard').words).toContain('clansman');
  expect(g.cardDef('wolfbane-honor-guard').decl.abilities.map((a) => a.key)).not.toContain('clansman');
  const t = at({ A: { squad: ['sean-gallagher', 'wolfbane-honor-guard'] }, B: {} });
  expect(t.role('wolfbane-honor-guard', 'darkImmune')).toBe(true);
});
rule(['DT-AS-04', 'DT-ZONE-10'], 'a bodyguard: not for vehicles, but in a zone', () => {
  const t = at({ A: { squad: ['razide'] }, B: { squad: ['hussar+t-32-wolfclaw-jbt', 'bodyguard'], hand: stop } });
  t.go('A attack', 'B bodyguard.assign', 'A hussar', 'A close');
  expect(t.can('B bodyguard')).toBe(false);
  const s = at({ A: { squad: ['dragoon'] }, B: { squad: ['hussar', 'bodyguard', 'no-man-s-land'], hand: stop } });
  s.go('A attack', 'B bodyguard.assign', 'A hussar', 'A close', 'B no-man-s-land');
  while (!s.can('B bodyguard') && s.idle());
  expect(s.can('B bodyguard')).toBe(true);
});
rule(['DT-APO-04', 'DT-APO-05'], 'Apostles carry things but are not their own followers', () => {
  const t = at({ A: { cohort: ['algeroth-apostle-of-war'], hand: ['combat-armor', 'distort'] }, B: {} });
  expect(t.can('A play combat-armor')).toBe(true);
  expect(t.can('A play distort')).toBe(false);
});
rule(['DT-CULT-01', 'DT-CULT-02', 'DT-CULT-04'], 'a cultist changes sides and stays a heretic', () => {
  const t = at({ A: { squad: ['demnogonis-cultist'], hand: stop }, B: { hand: ['repentance'] }, enter: true });
  expect([
    t.role('demnogonis-cultist', 'doomtrooper'),
    t.role('demnogonis-cultist', 'legion'),
    t.role('demnogonis-cultist', 'heretic'),
  ]).toEqual([true, false, true]);
  t.go('A cultist');
  expect([
    t.role('demnogonis-cultist', 'doomtrooper'),
    t.role('demnogonis-cultist', 'legion'),
    t.role('demnogonis-cultist', 'heretic'),
  ]).toEqual([false, true, true]);
  expect(t.where('demnogonis-cultist')).toBe('squadA');
});
rule(['DT-CULT-03', 'DT-RULING-99'], 'not in answer to a card', () => {
  const t = at({
    A: { hand: ['cleansing-flame'], destiny: 8 },
    B: { squad: ['demnogonis-cultist'], hand: stop },
    step: 'start',
    enter: true,
  });
  t.go('A pass', 'B cultist', 'A cleansing-flame');
  while (t.turn !== 'B') t.idle();
  expect(t.can('B cultist')).toBe(false);
  t.settle();
  expect(t.zone('B', 'discard')).toContain('demnogonis-cultist');
});
rule(['DT-MERC-01', 'DT-MERC-02'], 'ex-corporate mercenaries have no affiliation', () => {
  const t = at({
    A: { squad: ['ex-bauhaus-freelancer'] },
    B: { hand: ['insubordination'] },
    step: 'start',
    enter: true,
  });
  expect(t.role('ex-bauhaus-freelancer', 'bauhaus')).toBe(false);
  expect(t.can('B insubordination')).toBe(false);
});
rule(['DT-MERC-03', 'DT-MERC-04', 'DT-RULING-104'], 'three points for a card of the former corporation, once', () => {
  const t = at({ A: { squad: ['ex-bauhaus-freelancer'], hand: ['violator-sword'], destiny: 5 }, B: {} }).go(
    'A play violator-sword',
  );
  expect(t.res('A', 'destiny')).toBe(2);
  expect(
    at({ A: { squad: ['ex-bauhaus-freelancer'], hand: ['violator-sword'], destiny: 2 }, B: {} }).can(
      'A play violator-sword',
    ),
  ).toBe(false);
});
rule(['DT-MERC-06', 'DT-MERC-07'], 'losing the last affiliation makes a mercenary', () => {
  const t = at({ A: { squad: ['necromutant', 'venusian-ranger+insubordination', 'freelancer-patriarch'] }, B: {} });
  expect(t.role('venusian-ranger', 'mercenary')).toBe(true);
  expect(t.stats('venusian-ranger')).toEqual([9, 8, 9, 4]);
});
