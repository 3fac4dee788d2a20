import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, type SeatSetup, type Table } from '../kit.ts';

const idle = ['lucky-shot'];

/** At the modifiers of a close combat in the war zone the defender chose. */
function inZone(zone: string, A: SeatSetup, B: SeatSetup): Table {
  return at({ A, B: { ...B, squad: [zone, ...(B.squad ?? [])] } }).go('A attack', 'A close', `B ${zone}`);
}

rule(['DT-ZONE-08', 'DT-FIGHT-28'], 'the numbers of a zone are the defender’s, its text everybody’s', () => {
  const spells = { squad: ['mystic'], hand: ['shield', 'shield'], destiny: 5 };
  const t = inZone('test-silent-field', spells, { squad: ['mystic'], hand: ['shield', 'shield'], destiny: 5 });
  expect([t.stat('mystic', 'armor', undefined, 'A'), t.stat('mystic', 'armor', undefined, 'B')]).toEqual([4, 7]);
  for (let i = 0; i < 30 && t.s.scopes.length > 0; i++) {
    expect([t.can('A shield'), t.can('B shield')]).toEqual([false, false]);
    t.idle();
  }
  const other = inZone('test-plain-field', spells, { squad: ['mystic'], hand: idle });
  for (let i = 0; i < 10 && !other.can('A shield'); i++) other.idle();
  expect(other.can('A shield')).toBe(true);
});
rule('DT-TERM-05', 'the effect of a card is its numbers too', () => {
  const t = inZone(
    'test-plain-field',
    { squad: ['hussar'], hand: ['test-ignore-zone', ...idle] },
    { squad: ['infantry'], hand: idle },
  );
  expect(t.stat('infantry', 'armor')).toBe(7);
  t.go('A test-ignore-zone');
  t.until(() => !(t.stat('infantry', 'armor') !== 2 && t.s.scopes.length > 0));
  expect(t.s.scopes).not.toHaveLength(0);
});
rule(['DT-ZONE-11', 'DT-RULING-75'], 'a zone lost in the fight is not replaced; fortifications work again', () => {
  const t = inZone(
    'test-plain-field',
    { squad: ['hussar'], hand: ['test-discard', ...idle] },
    { squad: ['test-silent-field', 'fortified-entrenchment', 'infantry'], hand: idle },
  );
  expect(t.stat('infantry', 'armor')).toBe(7);
  t.go('A test-discard', 'A test-plain-field');
  t.until(() => !t.zone('B', 'squad').includes('test-plain-field'));
  expect(t.stat('infantry', 'armor')).toBe(4);
  expect(t.can('B test-silent-field')).toBe(false);
});
rule('DT-AREA-07', 'any war zone: Squad and Cohort for each other, never the Station', () => {
  const offered = (B: SeatSetup, A: SeatSetup): string[] => {
    const t = at({ A, B, tally: { stationOpen: 1 } }).go('A attack', 'A close');
    for (let i = 0; i < 10 && !t.can('B none'); i++) t.idle();
    return t.keys('B').map((key) => key.split('#')[0]);
  };
  const inSquad = offered(
    { squad: ['infantry+test-any-zone'], cohort: ['test-plain-field'], station: ['test-silent-field'], hand: idle },
    { squad: ['hussar'] },
  );
  expect(inSquad).toEqual(['test-plain-field', 'none']);
  const onStation = offered(
    { squad: ['test-plain-field'], station: ['infantry+test-any-zone'], hand: idle },
    { station: ['hussar'] },
  );
  expect(onStation).not.toContain('test-plain-field');
});
rule('DT-RULING-74', 'a new defender keeps the zone only if it could be his', () => {
  const swap = (mate: string, area: 'squad' | 'cohort'): number => {
    const squad = ['test-plain-field', 'mystic', ...(area === 'squad' ? [mate] : [])];
    const t = at({
      A: { squad: ['hussar'], hand: idle },
      B: { squad, cohort: area === 'cohort' ? [mate] : [], hand: ['premonition', ...idle] },
    });
    t.go('A attack', 'A mystic', 'A close', 'B test-plain-field', 'B premonition');
    t.until(() => t.zone('B', 'played').length === 0);
    expect(t.s.scopes).not.toHaveLength(0);
    return t.stat(mate, 'armor');
  };
  expect(swap('infantry', 'squad')).toBe(7);
  expect(swap('necromutant', 'cohort')).toBe(4);
});
rule(['DT-MISS-10', 'DT-RULING-63'], 'of equal missions one kill advances one', () => {
  const t = at({
    A: { squad: ['valerie-duval+test-side-mission', 'dragoon+test-side-mission'] },
    B: { squad: ['infantry*'] },
  });
  t.go('A attack', 'A valerie-duval', 'A close', 'A 2').settle();
  expect(t.zone('A', 'discard').filter((key) => key === 'test-side-mission')).toHaveLength(1);
  expect(t.attached('dragoon')).toEqual(['test-side-mission']);
  expect(t.attached('valerie-duval')).toEqual([]);
});
rule('DT-RULING-64', 'a mission makes no progress while its holder is out of play', () => {
  const t = at({
    A: { squad: ['valerie-duval', 'dragoon+test-side-mission+missing-in-action'] },
    B: { squad: ['infantry*'] },
  });
  t.go('A attack', 'A close', 'A 2').settle();
  expect(t.zone('A', 'discard')).not.toContain('test-side-mission');
  const back = at({ A: { squad: ['valerie-duval', 'dragoon+test-side-mission'] }, B: { squad: ['infantry*'] } });
  back.go('A attack', 'A valerie-duval', 'A close', 'A 2').settle();
  expect(back.zone('A', 'discard')).toContain('test-side-mission');
});
rule('DT-ATT-03', 'what lies on a fortification goes with it', () => {
  const t = at({
    A: { squad: ['fortified-entrenchment+test-battlement'], hand: ['test-sacrifice'] },
    B: { hand: idle },
    step: 'start',
    enter: true,
  });
  t.go('A test-sacrifice', 'A fortified-entrenchment').settle();
  expect(t.zone('A', 'sacrificed')).toContain('fortified-entrenchment');
  expect(t.zone('A', 'discard')).toContain('test-battlement');
});
rule('DT-OUT-04', 'who stands outside the areas is reached on the Station', () => {
  const t = at({
    A: { station: ['renegade-apostate', 'test-station-walls'] },
    B: {},
    tally: { stationOpen: 1 },
  });
  expect(t.stat('renegade-apostate', 'armor')).toBe(6);
  expect(
    at({ A: { outside: ['renegade-apostate'], station: ['test-station-walls'] }, B: {} }).stat(
      'renegade-apostate',
      'armor',
    ),
  ).toBe(5);
});
rule('DT-TURN-08', 'what touches everybody comes first', () => {
  const order = (first: string, second: string): number => {
    const t = at({ A: { player: [first, second], destiny: 1 }, B: {}, step: 'draw', enter: true });
    for (let i = 0; i < 4 && t.can(`A ${first}`); i++) t.go(`A ${first}`);
    return t.res('A', 'destiny');
  };
  // 1 + 100, then doubled; the other way round it would be 102.
  expect([order('test-tide', 'test-levy'), order('test-levy', 'test-tide')]).toEqual([202, 202]);
});
rule('DT-SAB-02', 'a card against attacks on players stops a Sabotage', () => {
  const t = at({ A: { squad: ['hussar'] }, B: { hand: ['test-no-raid'] } });
  t.go('A sabotage hussar', 'B test-no-raid').settle();
  expect([t.res('A', 'victory'), t.res('A', 'destiny')]).toEqual([0, 0]);
  expect(t.zone('B', 'discard')).toContain('test-no-raid');
  const s = at({ A: { squad: ['hussar'] }, B: { hand: idle } })
    .go('A sabotage hussar', 'A 1')
    .settle();
  expect(s.res('A', 'victory')).toBe(1);
});
