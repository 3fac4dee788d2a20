import { refOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at } from '../kit.ts';

const tank = 't-32-wolfclaw-jbt';

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
rule('DT-ZONE-06', 'whoever has chosen a zone can choose no other, nor leave it', () => {
  const t = at({
    A: { squad: ['hussar'] },
    B: { squad: ['infantry', 'no-man-s-land', 'victoria'], hand: ['lucky-shot'] },
  });
  t.go('A attack', 'A close', 'B no-man-s-land');
  for (let more = true; more && t.can('A meditate') === false; more = t.idle())
    expect([t.can('B victoria'), t.can('B no-man-s-land')]).toEqual([false, false]);
  expect(t.s.over).toBe(-1);
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
rule('DT-RULING-59', 'whoever may have a beast gets it on the Station only', () => {
  const may = (area: 'squad' | 'station') =>
    at({ A: { [area]: ['soldat'], hand: ['rivetbull'] }, B: {}, tally: { stationOpen: 1 } }).can('A play rivetbull');
  expect([may('squad'), may('station')]).toEqual([false, true]);
  const both = at({ A: { squad: ['soldat'], station: ['soldat'], hand: ['rivetbull'] }, B: {} }).go('A play rivetbull');
  const rider = both.settle().s.cards.find((card) => both.g.defs[card.def].decl.key === 'rivetbull')?.host;
  expect(both.s.zones[both.g.zoneOf('station', 0)].map((id) => refOf(both.s.cards[id]))).toEqual([rider]);
});
rule(['DT-BEAST-01', 'DT-BEAST-02'], 'a beast for those who may, on the Station, one mount', () => {
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
rule(['DT-TRAN-16', 'DT-RULING-100'], 'who is both stands with both, and stays where he is', () => {
  expect(
    at({ A: { squad: ['hussar+tainted'], station: ['razide'] }, B: {}, tally: open }).can('A transfer hussar'),
  ).toBe(true);
  expect(
    at({ A: { squad: ['hussar+tainted'], station: ['dragoon'] }, B: {}, tally: open }).can('A transfer hussar'),
  ).toBe(true);
});
rule(['DT-TRAN-17', 'DT-RULING-52'], 'a full conversion makes a duty', () => {
  const t = at({ A: { station: ['hussar+dark-visitation', 'dragoon'] }, B: {}, tally: open });
  expect(t.can('A meditate')).toBe(false);
  expect(t.can('A transfer dragoon')).toBe(true);
  t.go('A transfer hussar');
  expect(t.where('hussar')).toBe('cohortA');
});
rule(['DT-TRAN-18', 'DT-TRAN-20'], 'tribes and outsiders stand with anyone', () => {
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
