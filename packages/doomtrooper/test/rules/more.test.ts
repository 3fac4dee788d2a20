import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { ASPECTS } from '../../types.ts';
import { at, game } from '../kit.ts';

const stop = ['lucky-shot'];

rule(['DT-NESTED-01', 'DT-NESTED-02', 'DT-NESTED-04'], 'a combat inside a combat, then the first goes on', () => {
  const t = at({ A: { squad: ['hussar'] }, B: { squad: ['infantry', 'dragoon'], hand: ['grand-assault'] } });
  t.go('A attack', 'A infantry', 'B grand-assault');
  expect(t.s.scopes.length / 3).toBe(2);
  t.go('B infantry', 'B shoot');
  t.settle();
  expect(t.flag('hussar', 'wounded')).toBe(true);
  t.go('A close', 'A 2').settle();
  expect(t.s.scopes).toHaveLength(0);
  expect(t.res('A', 'victory')).toBe(2);
});
rule(['DT-NESTED-03', 'DT-RULING-89'], 'modifiers stay in their combat', () => {
  const t = at({
    A: { squad: ['dragoon'], hand: ['lucky-shot', 'lucky-shot'] },
    B: { squad: ['infantry'], hand: ['grand-assault', 'lucky-shot'] },
  });
  t.go('A attack', 'A shoot', 'A lucky-shot', 'A dragoon');
  while (!t.can('B grand-assault')) t.idle();
  expect(t.stat('dragoon', 'shoot')).toBe(5);
  t.go('B grand-assault');
  for (let i = 0; i < 4 && t.s.scopes.length < 6; i++) t.idle();
  expect(t.s.scopes.length / 3).toBe(2);
  expect(t.stat('dragoon', 'shoot')).toBe(3);
});
rule('DT-NESTED-05', 'who died in the inner combat ends the outer one', () => {
  const t = at({
    A: { squad: ['hussar*'], destiny: 0 },
    B: { squad: ['infantry', 'valerie-duval'], hand: ['grand-assault'] },
  });
  t.go('A attack', 'A infantry', 'B grand-assault', 'B valerie-duval', 'B close', 'B 0').settle();
  expect(t.zone('A', 'discard')).toContain('hussar');
  expect(t.flag('infantry', 'wounded')).toBe(false);
  expect(t.s.scopes).toHaveLength(0);
});
rule(['DT-VEH-10', 'DT-RULING-106'], 'losing the affiliation means getting out, unharmed', () => {
  const t = at({
    A: { squad: ['hussar+t-32-wolfclaw-jbt'] },
    B: { hand: ['insubordination'] },
    step: 'start',
    enter: true,
  });
  t.go('B insubordination').settle();
  expect(t.card('t-32-wolfclaw-jbt').face).toBe(1);
  expect(t.flag('hussar', 'wounded')).toBe(false);
});
rule('DT-MISS-04', 'the holder is named', () => {
  const t = at({ A: { squad: ['hussar', 'dragoon'], hand: ['traitor-discovered'] }, B: {} }).go(
    'A play traitor-discovered',
  );
  expect(
    t
      .keys('A')
      .map((k) => k.split('#')[0])
      .sort(),
  ).toEqual(['dragoon', 'hussar']);
});
rule('DT-KI-05', 'a lost Mishima keeps his Ki without use', () => {
  const t = at({ A: { squad: ['samurai+the-monkey-s-foot'] }, B: { squad: ['dragoon'], hand: stop } });
  t.go('A attack', 'A close');
  expect(t.stat('samurai', 'armor')).toBe(8);
  const s = at({
    A: { squad: ['samurai+the-monkey-s-foot+insubordination'] },
    B: { squad: ['dragoon'], hand: stop },
  }).go('A attack', 'A close');
  expect(s.stat('samurai', 'armor')).toBe(3);
});
rule('DT-BEAST-06', 'a rider cannot leave the Station', () => {
  expect(
    at({ A: { station: ['hussar+rivetbull', 'soldat'] }, B: {}, tally: { stationOpen: 1 } }).can('A transfer hussar'),
  ).toBe(false);
});
rule('DT-ART-02', 'every spell has one of the eight aspects', () => {
  const names: string[] = ASPECTS.map((a) => a.name);
  for (const card of game().def.cards.filter((c) => c.type === 'art'))
    expect([...names, 'any'], card.key).toContain(card.facts?.aspect);
});
rule(['DT-ART-18', 'DT-ART-19'], 'a convert casts for the Dark Legion, a half-convert for both', () => {
  const offered = (caster: string) => {
    const t = at({
      A: { cohort: ['razide'], squad: [caster], hand: ['exorcise-wound'], destiny: 2 },
      B: { cohort: ['necromutant'], hand: stop },
    });
    t.go('A attack', 'A razide', 'A close');
    for (let i = 0; i < 20 && !t.can('A exorcise-wound') && t.s.scopes.length > 0; i++) t.idle();
    return t.can('A exorcise-wound');
  };
  expect([
    offered('sacred-warrior'),
    offered('sacred-warrior+tainted'),
    offered('sacred-warrior+dark-visitation'),
  ]).toEqual([false, true, true]);
});
rule(['DT-FIGHT-18', 'DT-FIGHT-26'], 'a stand-in from the Station is barred', () => {
  const t = at({
    A: { squad: ['hussar'] },
    B: { squad: ['mystic'], station: ['corsair'], hand: ['premonition'], destiny: 3 },
  });
  t.go('A attack', 'A close');
  for (let i = 0; i < 20 && t.s.scopes.length > 0; i++) {
    expect(t.can('B premonition')).toBe(false);
    t.idle();
  }
});
rule('DT-FIGHT-39', 'a lost weapon may be replaced', () => {
  const t = at({
    A: { squad: ['hussar+violator-sword+punisher-blade'], hand: stop },
    B: { squad: ['dragoon'], hand: ['malfunction'] },
  });
  t.go('A attack', 'A close', 'A violator-sword', 'B malfunction', 'B violator-sword', 'A take-weapon');
  expect(t.stat('hussar', 'fight')).toBe(3);
});
rule('DT-FIGHT-04', 'nobody left to attack: the actions are gone', () => {
  const t = at({ A: { squad: ['hussar*'], assault: 2, regular: 0 }, B: { squad: ['valerie-duval'] } });
  t.go('A attack', 'A close', 'B 0').settle();
  expect(t.can('A attack')).toBe(false);
  expect(t.res('A', 'assault')).toBe(0);
});
rule(['DT-FIRST-05', 'DT-NEVER-04'], 'always first beats first', () => {
  const t = at({ A: { station: ['samurai*+shadow-walk'] }, B: { station: ['cossack*'] }, tally: { stationOpen: 1 } });
  t.go('A attack', 'A close', 'B 0').settle();
  expect(t.zone('A', 'discard')).toContain('samurai');
  expect(t.zone('B', 'station')).toContain('cossack');
});
rule('DT-SAB-12', 'not outside one’s own turn', () => {
  const t = at({ A: {}, B: { squad: ['hussar'], hand: ['inspired'] }, step: 'start', enter: true });
  t.go('B inspired');
  expect(t.can('B meditate')).toBe(true);
  expect(t.keys('B').some((k) => k.startsWith('sabotage'))).toBe(false);
});
rule('DT-TIME-01', 'a card’s text beats the rules', () => {
  expect(
    at({ A: { squad: ['industrial-complex'], hand: ['industrial-complex'] }, B: {} }).can('A play industrial-complex'),
  ).toBe(true);
});
rule('DT-TIME-11', 'a reaction fetched from the discard pile', () => {
  const t = at({
    A: { squad: ['mystic'], hand: ['positive-karma', 'summon-spell'], discard: ['repudiate'], destiny: 2 },
    B: { hand: ['miscommunication'] },
    enter: true,
  });
  t.go('A positive-karma', 'B miscommunication', 'A summon-spell').settle();
  expect(t.res('A', 'destiny')).toBe(10);
});
rule(['DT-KIND-10', 'DT-KIND-12'], 'extra actions one by one; the regular ones stay', () => {
  const t = at({
    A: { squad: ['staff-general-constance-romanov', 'hussar*'], peaceful: 3, destiny: 9, hand: ['dragoon'] },
    B: { squad: ['valerie-duval'] },
  });
  t.go('A attack', 'A close', 'B 0').settle();
  expect([t.res('A', 'peaceful'), t.res('A', 'regular')]).toEqual([2, 3]);
  t.go('A recruit dragoon', 'A meditate', 'A meditate', 'A meditate');
  expect(t.can('A attack')).toBe(true);
});
rule(['DT-CMD-10', 'DT-CMD-11'], 'a free unit takes another sergeant', () => {
  const t = at({
    A: { squad: ['sergeant', 'infantry'], hand: ['wave-of-righteousness', 'sergeant'], destiny: 16 },
    B: {},
    enter: true,
  });
  t.go('A assign', 'A pass');
  expect(t.stat('infantry', 'fight')).toBe(6);
  t.go('A wave-of-righteousness', 'A sergeant', 'A pass');
  expect(t.stat('infantry', 'fight')).toBe(2);
  t.go('A recruit sergeant', 'A assign').settle();
  expect(t.stat('infantry', 'fight')).toBe(6);
});
rule('DT-CMD-13', 'a heretic who keeps his corporation stays', () => {
  const t = at({ A: { squad: ['sergeant', 'infantry+tainted'], hand: stop }, B: {}, enter: true })
    .go('A assign')
    .settle();
  expect(t.stat('infantry', 'fight')).toBe(6);
});
rule('DT-AS-03', 'nothing is inherited through an affiliation', () => {
  const t = at({ A: { squad: ['hussar+noted-efficiency'] }, B: {} });
  expect(t.role('hussar', 'cybertronic')).toBe(true);
  expect(t.role('hussar', 'giftImmune')).toBe(false);
});
rule('DT-AREA-08', 'a card for a Squad does not reach the Station', () => {
  const t = at({
    A: { hand: ['suppressing-fire'] },
    B: { squad: ['hussar', 'dragoon'], station: ['infantry'] },
    tally: { stationOpen: 0 },
  });
  t.go('A play suppressing-fire', 'A B', 'A squad', 'B yes', 'B yes');
  expect(t.flag('hussar', 'covered')).toBe(true);
  expect(t.flag('infantry', 'covered')).toBe(false);
});
rule('DT-TERM-30', 'caster-only and personal are two things', () => {
  const kinds = (key: string) => game().cardDef(key).decl.kinds;
  expect(kinds('invulnerability')).not.toContain('personalSpell');
  expect(kinds('speed')).toContain('personalSpell');
});
rule('DT-TERM-11', 'beasts and zones carry the four numbers', () => {
  expect(
    at({ A: { station: ['jihad-infantry-trooper+crescentian-twotusk'] }, B: {} }).stats('jihad-infantry-trooper'),
  ).toEqual([11, 6, 11, 11]);
});
rule('DT-RULING-43', 'leaving cover into a third tribe is barred', () => {
  expect(
    at({ A: { station: ['soldat', 'prophet'], hidden: ['corsair'], destiny: 9 }, B: {} }).can('A leaveCover'),
  ).toBe(false);
});
rule('DT-RULING-71', 'an undefined extra action may attack besides the regular one', () => {
  const t = at({ A: { squad: ['hussar'], regular: 1, extra: 1 }, B: { squad: ['dragoon'] } });
  t.go('A attack', 'A close').settle();
  expect(t.can('A attack')).toBe(true);
});
rule('DT-RULING-88', 'when immunity is cancelled earlier cards begin to count', () => {
  const t = at({
    A: { squad: ['mystic', 'cardinal-durand'], hand: ['elemental-wall', 'lucky-shot'], destiny: 4 },
    B: { cohort: ['alakhai-the-cunning'], hand: stop },
  });
  t.go('A attack', 'A mystic', 'A close', 'A elemental-wall', 'A 2', 'A cardinal-durand.pierce');
  for (let i = 0; i < 3; i++) t.idle();
  expect(t.stat('mystic', 'armor', 'alakhai-the-cunning')).toBe(8);
});
rule('DT-RULING-107', 'others see the size of a discard pile only', () => {
  const t = at({ A: { discard: ['hussar', 'dragoon'] }, B: {} });
  expect(t.view('B').cards.some((c) => c.zone === t.g.zoneOf('discard', 0))).toBe(false);
});
rule('DT-RULING-108', 'an attachment goes to its own owner', () => {
  const t = at({
    A: { hand: ['don-t-call-again', 'wave-of-righteousness'], destiny: 10 },
    B: { squad: ['hussar'] },
    enter: true,
  });
  t.go('A don-t-call-again', 'A wave-of-righteousness').settle();
  expect(t.zone('A', 'discard')).toContain('don-t-call-again');
  expect(t.zone('B', 'discard')).toEqual(['hussar']);
});
rule('DT-RULING-112', 'a wasted attack does not cost the others', () => {
  const t = at({
    A: { squad: ['crenshaw-the-redeemer'], assault: 1 },
    B: { hidden: ['mystic'], squad: ['hussar'], destiny: 9 },
  });
  t.go('A attack', 'A card').settle();
  expect(t.can('A attack')).toBe(true);
});
rule(['DT-RULING-31', 'DT-RULING-46'], 'a stolen last uncovered warrior opens the duty', () => {
  const t = at({ A: { hand: ['programmed'], destiny: 9 }, B: { squad: ['hussar', 'dragoon^'] } });
  t.go('A play programmed', 'A hussar').endTurn().settle();
  expect(t.can('B meditate')).toBe(false);
  expect(t.can('B leaveCover dragoon')).toBe(true);
});
