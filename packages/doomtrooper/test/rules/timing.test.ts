import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, game } from '../kit.ts';

const stop = ['lucky-shot'];

rule('DT-TIME-02', 'cards are carried out in the order of play', () => {
  const t = at({
    A: { hand: ['positive-karma'], destiny: 0 },
    B: { hand: ['negative-karma'], destiny: 1 },
    step: 'start',
    enter: true,
  });
  t.go('A positive-karma', 'B negative-karma', 'B A').settle();
  expect(t.res('A', 'destiny')).toBe(0);
});
rule(['DT-TIME-05', 'DT-RULING-76'], 'a combat card may be cancelled later in the combat', () => {
  const t = at({
    A: { squad: ['hussar'], hand: ['evasive-action'] },
    B: { squad: ['infantry'], hand: ['miscommunication', 'powerful-blow'] },
  });
  t.go('A attack', 'A close', 'A evasive-action', 'A hussar', 'B pass', 'B powerful-blow', 'B infantry');
  expect(t.stat('hussar', 'armor')).toBe(5);
  t.go('B miscommunication.late', 'B evasive-action');
  t.idle();
  t.idle();
  expect(t.stat('hussar', 'armor')).toBe(3);
});
rule(['DT-TIME-06', 'DT-RULING-14'], 'every card can be reacted to; plain actions cannot', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['combat-armor'] }, B: { hand: stop } });
  t.go('A play combat-armor');
  expect(t.turn).toBe('B');
  expect(t.attached('hussar')).toEqual([]);
  const s = at({ A: { destiny: 0 }, B: { hand: stop } }).go('A meditate');
  expect(s.res('A', 'destiny')).toBe(1);
});
rule(['DT-TIME-07', 'DT-EX-10'], 'only what touches the card is a reaction', () => {
  const t = at({
    A: { squad: ['hussar'], hand: ['malfunction'] },
    B: { squad: ['infantry+combat-armor'], hand: ['miscommunication', 'positive-karma'] },
    enter: true,
  });
  t.go('A malfunction');
  while (t.turn !== 'B') t.idle();
  expect(t.can('B miscommunication')).toBe(true);
  expect(t.can('B positive-karma')).toBe(false);
});
rule('DT-TIME-08', 'a reaction must be payable and possible', () => {
  const t = at({ A: { hand: ['positive-karma'] }, B: { hand: ['repudiate'] }, enter: true });
  t.go('A positive-karma');
  expect(t.can('B repudiate')).toBe(false);
});
rule(
  ['DT-TIME-09', 'DT-RULING-08', 'DT-CANCEL-01'],
  'reactions to reactions; another may be tried; prices are lost',
  () => {
    const t = at({
      A: { hand: ['cleansing-flame', 'miscommunication'], destiny: 8 },
      B: { cohort: ['razide'], hand: ['miscommunication', 'miscommunication'] },
      enter: true,
    });
    t.go('A cleansing-flame', 'B miscommunication', 'A miscommunication', 'B miscommunication').settle();
    expect(t.zone('B', 'cohort')).toContain('razide');
    expect(t.res('A', 'destiny')).toBe(0);
  },
);
rule('DT-TIME-10', 'special reactions come from the hand', () => {
  const t = at({ A: { hand: ['positive-karma'] }, B: { library: ['miscommunication'], hand: stop }, enter: true }).go(
    'A positive-karma',
  );
  expect(t.can('B miscommunication')).toBe(false);
});
rule('DT-TIME-12', 'the player concerned reacts first', () => {
  const t = at({
    A: { hand: ['malfunction'] },
    B: { hand: stop },
    C: { squad: ['hussar+combat-armor'], hand: stop },
    enter: true,
  });
  t.go('A malfunction');
  expect(t.turn).toBe('C');
});
rule(['DT-TIME-13', 'DT-RULING-15'], 'no card without influence', () => {
  const t = at({ A: { hand: ['malfunction', 'lucky-shot', 'repentance'] }, B: {}, enter: true });
  expect(t.can('A malfunction')).toBe(false);
  expect(t.can('A lucky-shot')).toBe(false);
  expect(t.can('A repentance')).toBe(false);
});
rule('DT-CANCEL-02', 'the price of an ability is lost too', () => {
  const t = at({
    A: { cohort: ['necromutant+distort'], destiny: 10, hand: stop },
    B: { squad: ['hussar+combat-armor'] },
    enter: true,
  });
  t.go('A distort').settle();
  expect(t.res('A', 'destiny')).toBe(0);
});
rule(['DT-SPEC-01', 'DT-SPEC-02', 'DT-SPEC-03'], 'actions, price, or anytime', () => {
  const t = at({
    A: { cohort: ['undead-legionnaire'], hand: ['grim-reaper', 'cleansing-flame', 'positive-karma'], destiny: 7 },
    B: {},
    enter: true,
  });
  expect(t.can('A cleansing-flame')).toBe(false);
  expect(t.can('A positive-karma')).toBe(true);
  t.go('A play grim-reaper');
  t.settle();
  expect(t.res('A', 'regular')).toBeLessThan(2);
});

// ---- immunity -----------------------------------------------------------------------------------------------------------

rule(['DT-CIMM-10', 'DT-DARK-11'], 'cards of the type have no effect on the immune', () => {
  const t = at({ A: { cohort: ['razide+terror'] }, B: { squad: ['combat-warhead', 'samurai'], hand: stop } });
  t.go('A attack', 'A combat-warhead', 'A close');
  expect(t.stat('combat-warhead', 'armor', 'razide')).toBe(3);
  const s = at({ A: { cohort: ['razide+terror'] }, B: { squad: ['samurai'], hand: stop } }).go('A attack', 'A close');
  expect(s.stat('samurai', 'armor', 'razide')).toBe(2);
});
rule(['DT-CIMM-12', 'DT-EX-18', 'DT-RULING-87'], 'nor do they help his enemy against him', () => {
  const t = at({
    A: { squad: ['mystic'], hand: ['elemental-wall'], destiny: 4 },
    B: { cohort: ['alakhai-the-cunning'], hand: stop },
  });
  t.go('A attack', 'A close', 'A elemental-wall', 'A 2');
  t.idle();
  expect(t.stat('mystic', 'armor')).toBe(8);
  expect(t.stat('mystic', 'armor', 'alakhai-the-cunning')).toBe(4);
});
rule(['DT-CIMM-11', 'DT-EX-17'], 'the immune may use them', () => {
  const t = at({
    A: { squad: ['cardinal-dominic+mental-constitution'], hand: ['shield'], destiny: 2 },
    B: { cohort: ['razide'], hand: stop },
  });
  t.go('A attack', 'A close', 'A shield', 'A 2');
  t.idle();
  expect(t.role('cardinal-dominic', 'artImmune')).toBe(true);
  expect(t.stat('cardinal-dominic', 'armor', 'razide')).toBe(12);
});
rule(['DT-CIMM-13', 'DT-CIMM-14', 'DT-EX-70'], 'immunity cancelled; the card that gave it stays', () => {
  const t = at({
    A: { squad: ['cardinal-durand'], hand: stop },
    B: { squad: ['hussar+mental-constitution'] },
    enter: true,
  });
  t.go('A cardinal-durand.pierce');
  t.settle();
  expect(t.role('hussar', 'artImmune')).toBe(false);
  expect(t.role('hussar', 'darkImmune')).toBe(true);
  expect(t.attached('hussar')).toContain('mental-constitution');
});
rule('DT-CIMM-01', 'anytime cards may be played in combat', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['positive-karma'] }, B: { squad: ['infantry'] } });
  t.go('A attack');
  expect(t.can('A positive-karma')).toBe(true);
});
rule(['DT-CIMM-04', 'DT-EX-38', 'DT-RULING-113'], 'too late to pull a fighter out; bystanders may be', () => {
  const t = at({ A: { squad: ['hussar', 'dragoon'] }, B: { squad: ['infantry'], hand: ['missing-in-action'] } });
  t.go('A attack', 'A hussar', 'A close');
  while (!t.can('B missing-in-action')) t.idle();
  t.go('B missing-in-action');
  expect(t.can('B hussar')).toBe(false);
});
rule(['DT-CIMM-07', 'DT-STEAL-01'], 'a stolen warrior changes sides', () => {
  const t = at({ A: { hand: ['programmed'], destiny: 9 }, B: { squad: ['hussar'] } });
  t.go('A play programmed');
  expect(t.where('hussar')).toBe('squadA');
  expect(t.card('hussar').owner).toBe(1);
  expect(t.role('hussar', 'cybertronic')).toBe(true);
  expect(t.res('A', 'destiny')).toBe(7);
});
rule(['DT-CIMM-09', 'DT-FIGHT-11', 'DT-RULING-65'], 'who lost a warrior may give the attack up', () => {
  const t = at({
    A: { squad: ['hussar', 'dragoon'] },
    B: { squad: ['infantry'], hand: ['wave-of-righteousness'], destiny: 10 },
  });
  t.go('A attack', 'B wave-of-righteousness', 'B hussar');
  while (t.turn === 'B') t.idle();
  expect(t.keys('A')).toContain('none');
  t.go('A none').settle();
  expect(t.flag('infantry', 'wounded')).toBe(false);
});
rule(['DT-CIMM-05', 'DT-RULING-67', 'DT-EX-39'], 'silence before the naming bars that warrior only', () => {
  const t = at({ A: { squad: ['hussar', 'dragoon'] }, B: { squad: ['infantry'], hand: ['don-t-call-again'] } });
  t.go('A attack', 'B don-t-call-again', 'B hussar');
  while (t.s.scopes.length > 0 && t.s.frames[t.s.frames.length - 1].op === 3) t.idle();
  expect(t.can('A hussar')).toBe(false);
});

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
rule(['DT-STEAL-02', 'DT-EX-56', 'DT-RULING-101'], 'a stolen card goes home when discarded', () => {
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
rule(['DT-NEVER-01', 'DT-NEVER-02'], 'may not receive equipment', () => {
  expect(at({ A: { squad: ['suicide-warhead'], hand: ['combat-armor'] }, B: {} }).can('A play combat-armor')).toBe(
    false,
  );
});
rule(['DT-LAST-01', 'DT-EX-58', 'DT-RULING-103'], 'the last ones may be chosen freely', () => {
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
rule(['DT-SELF-01', 'DT-EX-23'], 'except himself', () => {
  const t = at({ A: { squad: ['colonel-maxwell'], station: ['trencher'] }, B: {} });
  expect(t.stats('trencher').slice(0, 3)).toEqual([9, 8, 8]);
  expect(t.stats('colonel-maxwell')).toEqual([9, 7, 8, 9]);
});
rule(['DT-AREA-05', 'DT-EX-22'], 'a marshal works only from the Squad', () => {
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
rule(['DT-AREA-02', 'DT-EX-50', 'DT-OUT-03'], 'what works in an area stops at its border', () => {
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
rule(['DT-AREA-10', 'DT-EX-53'], 'the Infurior reaches the Station', () => {
  const t = at({
    A: { squad: ['bauhaus-great-infurior', 'hussar'] },
    B: { station: ['soldat+foxhole'] },
    tally: { stationOpen: 1 },
  });
  expect(t.keys('A').some((k) => k.startsWith('great-infurior'))).toBe(false);
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

rule(['DT-CMD-01', 'DT-EX-45', 'DT-CMD-02'], 'a rank in the name makes no commander', () => {
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
  const t = at({ A: { squad: ['sergeant', 'infantry'], hand: stop }, B: { hand: ['insubordination'] }, enter: true });
  t.go('A assign').settle();
  expect(t.stat('infantry', 'fight')).toBe(6);
});
rule(['DT-DOOM-01', 'DT-DOOM-03', 'DT-EX-46'], 'who is a Doomtrooper', () => {
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
rule(['DT-AS-01', 'DT-AS-02', 'DT-EX-19'], 'considered a clansman: cards reach him, abilities do not', () => {
  const g = game();
  expect(g.cardDef('wolfbane-honor-guard').words).toContain('clansman');
  expect(g.cardDef('wolfbane-honor-guard').decl.abilities.map((a) => a.key)).not.toContain('clansman');
  const t = at({ A: { squad: ['sean-gallagher', 'wolfbane-honor-guard'] }, B: {} });
  expect(t.role('wolfbane-honor-guard', 'darkImmune')).toBe(true);
});
rule(['DT-AS-04', 'DT-EX-20', 'DT-ZONE-10'], 'a bodyguard: not for vehicles, but in a zone', () => {
  const t = at({ A: { squad: ['razide'] }, B: { squad: ['hussar+t-32-wolfclaw-jbt', 'bodyguard'], hand: stop } });
  t.go('A attack', 'A hussar', 'A close');
  expect(t.can('B bodyguard')).toBe(false);
  const s = at({ A: { squad: ['dragoon'] }, B: { squad: ['hussar', 'bodyguard', 'no-man-s-land'], hand: stop } });
  s.go('A attack', 'A hussar', 'A close', 'B no-man-s-land');
  while (!s.can('B bodyguard')) s.idle();
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
rule(['DT-CULT-03', 'DT-EX-21', 'DT-RULING-99'], 'not in answer to a card', () => {
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
rule(['DT-MERC-01', 'DT-MERC-02', 'DT-EX-47'], 'ex-corporate mercenaries have no affiliation', () => {
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
rule(['DT-MERC-06', 'DT-MERC-07', 'DT-EX-48'], 'losing the last affiliation makes a mercenary', () => {
  const t = at({ A: { squad: ['necromutant', 'venusian-ranger+insubordination', 'freelancer-patriarch'] }, B: {} });
  expect(t.role('venusian-ranger', 'mercenary')).toBe(true);
  expect(t.stats('venusian-ranger')).toEqual([9, 8, 9, 4]);
});

// ---- Art --------------------------------------------------------------------------------------------------------------------

const legion = { cohort: ['razide'], hand: stop };
rule(['DT-ART-03', 'DT-ART-04', 'DT-ART-14'], 'a caster of the aspect, in combat', () => {
  const none = at({ A: { squad: ['hussar'], hand: ['shield'], destiny: 5 }, B: legion }).go('A attack', 'A close');
  while (none.turn !== 'A') none.idle();
  expect(none.can('A shield')).toBe(false);
  const wrong = at({ A: { squad: ['valkyrie'], hand: ['shield'], destiny: 5 }, B: legion }).go('A attack', 'A close');
  expect(wrong.can('A shield')).toBe(false);
  expect(at({ A: { squad: ['mystic'], hand: ['shield'], destiny: 5 }, B: {}, enter: true }).can('A shield')).toBe(
    false,
  );
});
rule(['DT-ART-06', 'DT-ART-07', 'DT-ART-12'], 'more points, more effect, up to all, for the combat', () => {
  const t = at({ A: { squad: ['mystic'], hand: ['shield'], destiny: 4 }, B: legion });
  t.go('A attack', 'A close', 'A shield');
  expect(t.keys('A')).toEqual(['1', '2', '3', '4']);
  t.go('A 4');
  t.idle();
  expect(t.stat('mystic', 'armor')).toBe(8);
  expect(t.res('A', 'destiny')).toBe(0);
  t.settle();
  expect(t.s.mods).toHaveLength(0);
});
rule(['DT-ART-15', 'DT-TERM-04'], 'a combat spell by a bystander', () => {
  const t = at({ A: { squad: ['hussar', 'sacred-warrior'], hand: ['exorcise-wound'], destiny: 2 }, B: legion });
  t.go('A attack', 'A hussar', 'A close', 'A exorcise-wound');
  t.settle();
  expect(t.res('A', 'destiny')).toBe(0);
});
rule(['DT-ART-16', 'DT-TERM-29', 'DT-ART-05'], 'a personal spell needs its caster in the fight', () => {
  const t = at({ A: { squad: ['hussar', 'mystic'], hand: ['shield'], destiny: 2 }, B: legion });
  t.go('A attack', 'A hussar', 'A close');
  while (t.turn !== 'A') t.idle();
  expect(t.can('A shield')).toBe(false);
});
rule(['DT-ART-17', 'DT-ART-20'], 'never for the Dark Legion', () => {
  const t = at({
    A: { cohort: ['razide'], squad: ['sacred-warrior'], hand: ['exorcise-wound'], destiny: 2 },
    B: { cohort: ['necromutant'], hand: stop },
  });
  t.go('A attack', 'A razide', 'A close');
  while (t.turn !== 'A') t.idle();
  expect(t.can('A exorcise-wound')).toBe(false);
});
rule(['DT-ART-21', 'DT-ART-22'], 'machines never cast', () => {
  const t = at({
    A: { squad: ['machinator+honorary-baptism', 'cardinal-durand'], hand: ['shield'], destiny: 2 },
    B: legion,
  });
  t.go('A attack', 'A machinator', 'A close');
  while (t.turn !== 'A') t.idle();
  expect(t.can('A shield')).toBe(false);
});
rule(['DT-ART-13', 'DT-TERM-12', 'DT-TERM-20'], 'used up: to the pile its icon says', () => {
  const t = at({
    A: { hand: ['cleansing-flame', 'positive-karma'], destiny: 8 },
    B: { cohort: ['razide'] },
    enter: true,
  });
  t.go('A cleansing-flame', 'A positive-karma').settle();
  expect(t.zone('A', 'sacrificed')).toEqual(['cleansing-flame']);
  expect(t.zone('A', 'discard')).toContain('positive-karma');
});
rule(['DT-ART-01', 'DT-ART-10'], 'abilities as actions', () => {
  const t = at({ A: { squad: ['trencher'], discard: ['foxhole'] }, B: {} });
  t.go('A trencher');
  expect(t.res('A', 'regular')).toBe(0);
  expect(t.attached('trencher')).toEqual(['foxhole']);
});

// ---- alliances, glossary, decks -----------------------------------------------------------------------------------------------

rule(['DT-ALLY-01', 'DT-ALLY-02', 'DT-ALLY-05'], 'anytime, for the warriors of the affiliation', () => {
  const t = at({
    A: { squad: ['hussar', 'infantry'] },
    B: { hand: ['mishima'], squad: ['samurai'] },
    step: 'start',
    enter: true,
  });
  t.go('B mishima');
  t.idle();
  expect(t.zone('B', 'player')).toContain('mishima');
});
rule('DT-ALLY-03', 'unique', () => {
  expect(
    at({ A: { player: ['mishima'] }, B: { hand: ['mishima'] }, step: 'start', enter: true }).can('B mishima'),
  ).toBe(false);
});
rule(['DT-ALLY-04', 'DT-EX-69', 'DT-TERM-24'], 'never discarded', () => {
  const t = at({ A: { player: ['mishima'] }, B: {} });
  expect(t.card('mishima')).toBeDefined();
  expect(t.g.cardDef('mishima').decl.abilities.some((a) => a.key === 'alliance')).toBe(true);
});
rule(['DT-TERM-07', 'DT-TERM-08', 'DT-TERM-14'], 'hand, library and discard pile are closed to others', () => {
  const t = at({ A: { hand: ['hussar'], library: ['dragoon'], discard: ['infantry'] }, B: {} });
  const seen = t.view('B').cards.map((c) => c.key);
  for (const key of ['hussar', 'dragoon', 'infantry']) expect(seen).not.toContain(key);
  expect(t.view('B').sizes[t.g.zoneOf('discard', 0)]).toBe(1);
  expect(t.view('A').cards.map((c) => c.key)).toEqual(expect.arrayContaining(['hussar', 'infantry']));
});
rule('DT-TERM-06', 'the sacrifice pile is open', () => {
  expect(
    at({ A: { sacrificed: ['hussar'] }, B: {} })
      .view('B')
      .cards.map((c) => c.key),
  ).toContain('hussar');
});
rule(['DT-TERM-09', 'DT-TERM-10', 'DT-RULING-62'], 'types and affiliations of the schema', () => {
  const g = game();
  const types = new Set(g.def.cards.map((c) => c.type));
  types.delete('player');
  expect([...types].sort()).toEqual([
    'alliance',
    'art',
    'beast',
    'equipment',
    'fortification',
    'ki',
    'mission',
    'relic',
    'special',
    'symmetry',
    'warrior',
    'warzone',
  ]);
});
rule(['DT-TERM-22', 'DT-TERM-23'], 'discarding is not killing', () => {
  const t = at({
    A: { hand: ['wave-of-righteousness'], destiny: 10 },
    B: { cohort: ['razide+dark-fire+terror'] },
    enter: true,
  });
  t.go('A wave-of-righteousness').settle();
  expect(t.zone('B', 'discard').sort()).toEqual(['dark-fire', 'razide', 'terror']);
  expect(t.res('A', 'victory') + t.res('A', 'destiny')).toBe(0);
});
rule(['DT-TERM-25', 'DT-EX-62'], 'the bank cannot be removed', () => {
  const t = at({ A: { squad: ['bauhaus-bank', 'hussar'] }, B: { hand: ['surprise-invasion'] }, active: 'B' });
  expect(t.can('B play surprise-invasion')).toBe(false);
});
rule('DT-TERM-21', 'attachments of a sacrificed card are only discarded', () => {
  const t = at({
    A: { station: ['lutheran-disciple+combat-armor'] },
    B: { hand: ['positive-karma'] },
    step: 'start',
    enter: true,
  });
  t.go('B positive-karma', 'A lutheran-disciple').settle();
  expect(t.zone('A', 'sacrificed')).toEqual(['lutheran-disciple']);
  expect(t.zone('A', 'discard')).toContain('combat-armor');
});
rule(['DT-TERM-27', 'DT-EX-66'], 'one ritual of a kind, with a Patriarch', () => {
  expect(at({ A: { station: ['corsair'], hand: ['the-defiance'] }, B: {} }).can('A play the-defiance')).toBe(false);
  const t = at({ A: { station: ['patriarch', 'corsair'], hand: ['the-defiance', 'the-defiance'] }, B: {} });
  t.go('A play the-defiance');
  expect(t.can('A play the-defiance')).toBe(false);
});
rule(['DT-TERM-28', 'DT-EX-67'], 'one virus of a kind', () => {
  const t = at({ A: { station: ['hussar+v-3+v-3'] }, B: {} });
  expect(t.stats('hussar')).toEqual([0, 0, 1, 2]);
});
rule(['DT-TERM-13', 'DT-EX-68'], 'Death Maze is a poison and no equipment', () => {
  const t = at({ A: { squad: ['mortificator+death-maze'] }, B: { hand: ['malfunction'] }, step: 'start', enter: true });
  expect(t.can('B malfunction')).toBe(false);
});
rule('DT-TERM-26', 'one prophecy of a kind on a Prophet', () => {
  const t = at({
    A: { station: ['prophet'], hand: ['our-true-enemy-is-revealed', 'our-true-enemy-is-revealed'] },
    B: {},
  });
  t.go('A play our-true-enemy-is-revealed');
  expect(t.can('A play our-true-enemy-is-revealed')).toBe(false);
});
rule('DT-TERM-31', 'yours is who controls', () => {
  const t = at({ A: { squad: ['hussar'], hand: ['programmed'], destiny: 9 }, B: { squad: ['venusian-marshal'] } });
  t.go('A play programmed');
  expect(t.card('venusian-marshal').control).toBe(0);
});
rule('DT-TERM-33', 'abilities work from the table, not from the hand', () => {
  const t = at({ A: { hand: ['callistonian-intruder', 'lucky-shot'], destiny: 9 }, B: {}, enter: true });
  expect(t.can('A callistonian-intruder')).toBe(false);
});
rule(['DT-TERM-01', 'DT-TERM-02'], 'who is able to fight', () => {
  expect(at({ A: { squad: ['hussar'] }, B: { station: ['tribe-leader'] } }).can('A sabotage hussar')).toBe(true);
});
rule(['DT-DECK-01', 'DT-DECK-02', 'DT-DECK-03'], 'sixty cards, four copies, a sideboard of 25', () => {
  const g = game();
  const check = (cards: Record<string, number>, sideboard = {}, options = {}) =>
    g.def.checkDeck(g, { name: { cs: '', en: '' }, cards, sideboard }, options).map((i) => i.code);
  for (const deck of g.def.decks) expect(g.def.checkDeck(g, deck, {}), deck.key).toEqual([]);
  expect(check({ hussar: 4 })).toContain('tooSmall');
  expect(check({ hussar: 5 })).toContain('tooMany');
  expect(check({ hussar: 4 }, { dragoon: 4 })).toContain('sideboard');
});
rule('DT-DECK-08', 'limits are agreed', () => {
  const g = game();
  const cards = Object.fromEntries(Object.entries(g.def.decks[0].cards).slice(0, 25));
  const size = Object.values(cards).reduce((a, b) => a + b, 0);
  expect(g.def.checkDeck(g, { name: { cs: '', en: '' }, cards }, { minDeck: Math.min(45, size) })).toEqual([]);
});
rule(['DT-DECK-06', 'DT-DECK-07', 'DT-DECK-04'], 'the collection is library, grave and sideboard', () => {
  const yes = (zone: string) => at({ A: { squad: ['trencher'], [zone]: ['foxhole'] }, B: {} }).can('A trencher');
  expect(['library', 'discard', 'sideboard'].map(yes)).toEqual([true, true, true]);
  expect(['hand', 'sacrificed'].map(yes)).toEqual([false, false]);
});
rule('DT-EX-64', 'a sacrificed card comes back only by a card that says so', () => {
  const t = at({ A: { sacrificed: ['hussar'], hand: ['a-second-chance'], library: [] }, B: {}, enter: true });
  t.go('A a-second-chance').settle();
  expect(t.zone('A', 'library')).toEqual(['hussar']);
});

// ---- victory ------------------------------------------------------------------------------------------------------------------

rule(['DT-WIN-01', 'DT-WIN-02', 'DT-RULING-22'], 'first to the target wins at once', () => {
  const t = at({ A: { squad: ['razide'], victory: 38 }, B: {} });
  t.go('A sabotage razide', 'A 4').settle();
  expect(t.s.over).toBe(0);
  expect(t.s.winners).toBe(1);
  const s = at({ A: { squad: ['razide'], victory: 27 }, B: {}, options: { target: 30 } });
  s.go('A sabotage razide', 'A 3').settle();
  expect(s.s.over).toBe(0);
});
rule('DT-WIN-04', 'both at once: the higher total', () => {
  const t = at({ A: { squad: ['chemiman'], victory: 39 }, B: { squad: ['chemiman'], victory: 38 } });
  t.go('A attack', 'A close', 'A 4', 'B 4').settle();
  expect(t.s.winners).toBe(1);
});
rule(['DT-WIN-05', 'DT-RULING-25'], 'equal: one more round', () => {
  const t = at({ A: { squad: ['chemiman'], victory: 38 }, B: { squad: ['chemiman'], victory: 38 } });
  t.go('A attack', 'A close', 'A 4', 'B 4');
  for (let i = 0; i < 12 && t.s.scopes.length > 0; i++) t.idle();
  expect(t.s.over).toBe(-1);
  expect(t.tally('lastRound')).toBeGreaterThan(0);
});
rule(['DT-WIN-03', 'DT-WIN-06', 'DT-RULING-24'], 'time up: one more turn each, then the higher total', () => {
  const t = at({ A: { victory: 20 }, B: { victory: 18 }, options: { rounds: 2 }, turn: 4 });
  t.endTurn();
  expect(t.s.over).toBe(-1);
  t.set('B', 'victory', 25);
  for (let i = 0; i < 5 && t.s.over < 0; i++) t.endTurn();
  expect(t.s.winners).toBe(2);
});
rule('DT-WIN-07', 'a debtor cannot win', () => {
  const t = at({ A: { squad: ['razide'], victory: 39, debt: 3 }, B: {} });
  t.go('A sabotage razide', 'A 4').settle();
  expect(t.s.over).toBe(-1);
});
rule('DT-RULING-27', 'until the debt is paid', () => {
  const t = at({ A: { squad: ['bauhaus-bank'], victory: 41, debt: 1, destiny: 2, hand: stop }, B: {}, enter: true });
  t.go('A bauhaus-bank.repay').settle();
  expect(t.s.winners).toBe(1);
});
rule(['DT-WIN-08', 'DT-WIN-09', 'DT-EX-63'], 'both in debt at time-out: bank first, then points', () => {
  const t = at({
    A: { victory: 12, destiny: 5, debt: 9 },
    B: { victory: 10, destiny: 2, debt: 3 },
    tally: { timeUp: 1, lastRound: 1 },
  });
  t.endTurn();
  expect([t.res('A', 'victory'), t.res('B', 'victory')]).toEqual([8, 9]);
  expect(t.s.winners).toBe(2);
});
rule(['DT-WIN-10', 'DT-WIN-11'], 'never below zero; equal is a draw', () => {
  const t = at({
    A: { victory: 3, destiny: 0, debt: 12 },
    B: { victory: 2, destiny: 0, debt: 9 },
    tally: { timeUp: 1, lastRound: 1 },
  });
  t.endTurn();
  expect([t.res('A', 'victory'), t.res('B', 'victory')]).toEqual([0, 0]);
  expect(t.s.over).toBe(1);
});
rule('DT-RULING-26', 'one debtor: the other wins', () => {
  const t = at({ A: { victory: 30, debt: 1 }, B: { victory: 4 }, tally: { timeUp: 1, lastRound: 1 } });
  t.endTurn();
  expect(t.s.winners).toBe(2);
});
rule(['DT-TURN-10', 'DT-RULING-16'], 'team mates are allies', () => {
  const t = at({ A: { squad: ['hussar'] }, B: {}, C: { squad: ['infantry'] }, D: {}, mode: 'teams' });
  expect(t.can('A attack')).toBe(false);
});
