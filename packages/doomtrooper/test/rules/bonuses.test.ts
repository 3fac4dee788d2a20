import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, type Table } from '../kit.ts';

/** The numbers printed on what warriors carry, stand in or ride: Z, S, O and H, and when they count. */

type Four = readonly [number, number, number, number];
const stop = ['lucky-shot'];
const changed = (t: Table, key: string, before: readonly number[], letter?: string): number[] =>
  t.stats(key, letter).map((n, i) => n - before[i]);

/** A's warrior attacks; both have something to answer with, so that the modifiers stay open. */
const attack = (squad: readonly string[], ...moves: string[]): Table =>
  at({ A: { squad, hand: stop }, B: { squad: ['dragoon'], hand: stop } }).go('A attack', ...moves);

rule(
  ['DT-FIGHT-37', 'DT-FIGHT-38', 'DT-EQUIP-15'],
  'a weapon adds what is printed on it, and only while it is used',
  () => {
    const weapons: readonly (readonly [string, string, string, number, number, number])[] = [
      ['violator-sword', 'hussar', 'close', 2, 0, 0],
      ['capitol-sword-of-honor', 'infantry', 'close', 1, 0, 0],
      ['punisher-blade', 'machinator', 'close', 1, 0, 0],
      ['scalper', 'samurai', 'close', 1, 0, 0],
      ['dai-sho-of-the-ancient-emperors', 'samurai', 'close', 6, 0, 0],
      ['the-shillelagh', 'golden-lion', 'close', 4, 0, 0],
      ['bringer-of-light', 'mystic', 'close', 7, 0, 3],
      ['cybernetic-power-arm', 'hussar', 'close', 6, 0, 0],
      ['clansman-claymore', 'golden-lion', 'close', 1, 0, 0],
      ['clansman-claymore', 'clansman', 'close', 2, 0, 0],
      ['sherman-74-model-13-bolter', 'infantry', 'close', 2, 2, 0],
      ['sherman-74-model-13-bolter', 'infantry', 'shoot', 2, 2, 0],
      ['ac-40-justifier', 'mystic', 'close', 3, 3, 0],
      ['ac-40-justifier', 'mystic', 'shoot', 3, 3, 0],
      ['hmg-mk-xixb-charger', 'golden-lion', 'shoot', 0, 5, 0],
      ['smg-mk-iii-interceptor', 'golden-lion', 'shoot', 0, 2, 0],
      ['sr-mk-xii-assailant', 'golden-lion', 'shoot', 0, 4, 0],
      ['nimrod-autocannon', 'infantry', 'shoot', 0, 3, 0],
      ['l-a-plasma-carbine', 'hussar', 'shoot', 0, 3, 0],
      ['deathlockdrum', 'hussar', 'shoot', 0, 3, 0],
      ['gehenna-puker', 'hussar', 'shoot', 0, 6, 0],
    ];
    for (const [key, bearer, tactic, ...bonus] of weapons) {
      const t = attack([`${bearer}+${key}`]);
      const before = t.stats(bearer);
      expect(before, key).toEqual(attack([bearer]).stats(bearer));
      t.go(`A ${tactic}`, `A ${key}`);
      expect(changed(t, bearer, before), `${key} ${tactic}`).toEqual([...bonus, 0]);
      const bare = attack([`${bearer}+${key}`], `A ${tactic}`, 'A none');
      expect(bare.stats(bearer), `${key} unused`).toEqual(before);
    }
  },
);
rule(['DT-EQUIP-15', 'DT-EQUIP-19'], 'weapons of the Dark Legion', () => {
  const weapons: readonly (readonly [string, string, string, number, number])[] = [
    ['kratach', 'necromutant', 'shoot', 0, 3],
    ['scythe-of-semai', 'necromutant', 'close', 4, 4],
    ['scythe-of-semai', 'necromutant', 'shoot', 4, 4],
    ['scythe-of-semai', 'pretorian-stalker', 'shoot', 4, 8],
  ];
  for (const [key, bearer, tactic, fight, shoot] of weapons) {
    const t = at({ A: { cohort: [`${bearer}+${key}`], hand: stop }, B: { squad: ['dragoon'], hand: stop } });
    const before = t.stats(bearer);
    t.go('A attack', `A ${tactic}`, `A ${key}`);
    expect(changed(t, bearer, before), `${key} ${bearer}`).toEqual([fight, shoot, 0, 0]);
    expect(t.role(bearer, 'slayer')).toBe(key === 'scythe-of-semai');
  }
});
rule(['DT-EQUIP-07', 'DT-FIGHT-37'], 'an upgrade adds to the weapon it lies on, while that one is used', () => {
  const upgrades: readonly (readonly [string, string, string, number, number])[] = [
    ['bayonet', 'l-a-plasma-carbine', 'close', 2, 3],
    ['telescopic-sight', 'l-a-plasma-carbine', 'shoot', 0, 4],
    ['reverberating-sharpener', 'violator-sword', 'close', 3, 0],
  ];
  for (const [key, weapon, tactic, fight, shoot] of upgrades) {
    const t = at({ A: { squad: [`hussar+${weapon}`], hand: [key, ...stop] }, B: { squad: ['dragoon'], hand: stop } });
    t.go(`A play ${key}`, 'A attack');
    const before = t.stats('hussar');
    t.go(`A ${tactic}`, `A ${weapon}`);
    expect(changed(t, 'hussar', before), key).toEqual([fight, shoot, 0, 0]);
  }
});
rule(['DT-ATT-04', 'DT-FIGHT-34', 'DT-FIGHT-36'], 'what is carried always adds what is printed on it', () => {
  const carried: readonly (readonly [string, string, ...Four])[] = [
    ['combat-armor', 'hussar', 0, 0, 1, 0],
    ['composite-armor', 'hussar', 0, 0, 4, 0],
    ['portable-force-shield', 'hussar', 0, 0, 6, 0],
    ['foxhole', 'hussar', -2, 0, 2, 0],
    ['spiked-barricade', 'hussar', 0, 0, 1, 0],
    ['armor-of-unholiness', 'necromutant', 0, 0, 4, 0],
    ['dark-fire', 'necromutant', 1, 0, 0, 0],
    ['resist-pain', 'necromutant', 0, 0, 1, 0],
    ['hand-of-death', 'templar', 2, 2, 0, 0],
    ['hellhound-necrotank', 'necromutant', 5, 5, 5, 5],
    ['v-3', 'necromutant', -2, -2, -2, 0],
  ];
  for (const [key, bearer, ...bonus] of carried) {
    const zone = bearer === 'hussar' ? 'squad' : 'cohort';
    const before = at({ A: { [zone]: [bearer] }, B: {} }).stats(bearer);
    expect(changed(at({ A: { [zone]: [`${bearer}+${key}`] }, B: {} }), bearer, before), key).toEqual(bonus);
  }
});
rule(['DT-MOD-03', 'DT-MOD-04', 'DT-MOD-07'], 'machines and the reaper multiply; beasts add to the base', () => {
  const times: readonly (readonly [string, string, 'squad' | 'cohort', ...Four])[] = [
    ['t-32-wolfclaw-jbt', 'hussar', 'squad', 2, 2, 2, 2],
    ['ah-uh-19-grapeshot-guardian', 'infantry', 'squad', 1, 2, 2, 2],
    ['cap-7000p', 'machinator', 'squad', 1, 2, 2, 2],
    ['imperial-doomlord', 'golden-lion', 'squad', 1, 2, 2, 2],
    ['fukimura-no-12-kamikaze', 'samurai', 'squad', 1, 2, 2, 2],
    ['grim-reaper', 'necromutant', 'cohort', 2, 2, 2, 2],
  ];
  for (const [key, bearer, zone, ...factors] of times) {
    const plain = at({ A: { [zone]: [bearer] }, B: {} }).stats(bearer);
    const t = at({ A: { [zone]: [`${bearer}+${key}`] }, B: {} });
    expect(t.stats(bearer), key).toEqual(plain.map((n, i) => n * factors[i]));
  }
  const beasts: readonly (readonly [string, string, ...Four])[] = [
    ['crescentian-twotusk', 'prophet', 4, 0, 4, 4],
    ['holy-urox', 'prophet', 6, 2, 6, 3],
    ['rivetbull', 'schwerwaffe-soldat', 4, 0, 3, 2],
    ['predatorian', 'horde-trooper', 2, 2, 2, 2],
  ];
  for (const [key, rider, ...bonus] of beasts) {
    const plain = at({ A: { station: [rider] }, B: {} }).stats(rider);
    expect(changed(at({ A: { station: [`${rider}+${key}`] }, B: {} }), rider, plain), key).toEqual(bonus);
  }
});
rule(['DT-FIGHT-34', 'DT-DARK-05'], 'what weakens the opponent weakens him alone, and only in that combat', () => {
  const feared: readonly (readonly [string, string, 'squad' | 'cohort', string, number, number, number])[] = [
    ['blindness', 'necromutant', 'cohort', 'close', -2, -2, 0],
    ['insane-dance', 'zenithian-soulslayer', 'cohort', 'shoot', -2, -2, 0],
    ['terror', 'necromutant', 'cohort', 'close', 0, 0, -1],
    ['deform', 'curator', 'cohort', 'shoot', 0, 0, -2],
    ['scalper', 'samurai', 'squad', 'close', -1, 0, 0],
    ['deathlockdrum', 'samurai', 'squad', 'shoot', 0, -2, 0],
  ];
  for (const [key, bearer, zone, tactic, ...less] of feared) {
    const t = at({
      A: { [zone]: [`${bearer}+${key}`], hand: stop },
      B: { squad: ['bauhaus-blitzer', 'dragoon'], hand: stop },
    });
    const [foe, other, own] = [t.stats('bauhaus-blitzer'), t.stats('dragoon'), t.stats(bearer)];
    expect([foe, other]).toEqual([
      [3, 3, 3, 3],
      [1, 3, 5, 3],
    ]);
    t.go('A attack', 'A bauhaus-blitzer', `A ${tactic}`);
    if (zone === 'squad') t.go(`A ${key}`);
    expect(changed(t, 'bauhaus-blitzer', foe), key).toEqual([...less, 0]);
    expect(t.stats('dragoon')).toEqual(other);
    expect(t.stat(bearer, 'armor')).toBe(own[2]);
    t.settle();
    expect(t.stats('bauhaus-blitzer', 'B')).toEqual(foe);
  }
});
rule('DT-KI-02', 'Ki powers add the printed number of whoever the bearer meets', () => {
  const powers: readonly (readonly [string, number, number, number])[] = [
    ['the-monkey-s-foot', 0, 0, 5],
    ['toronaga-s-raging-might', 1, 0, 0],
    ['supreme-concentration', 0, 3, 0],
  ];
  for (const [key, ...bonus] of powers) {
    const t = attack([`samurai+${key}`]);
    expect(at({ A: { squad: [`samurai+${key}`] }, B: {} }).stats('samurai')).toEqual([3, 3, 3, 3]);
    t.go('A close');
    expect(changed(t, 'samurai', [3, 3, 3, 3]), key).toEqual([...bonus, 0]);
  }
});

// ---- war zones ----------------------------------------------------------------------------------------------------------

/** What the defender gains in a zone of his area. */
function inZone(zone: string, area: 'squad' | 'cohort' | 'station', defender: string, attacker = 'hussar'): number[] {
  const where = area === 'station' ? 'station' : 'squad';
  const t = at({
    A: { [where]: [attacker], hand: stop },
    B: { [area]: [defender, zone], hand: stop },
    tally: { stationOpen: 1 },
  });
  const [key] = defender.split('+');
  const before = t.stats(key, 'B');
  const rival = t.stats(attacker, 'A');
  t.go('A attack', 'A close', `B ${zone}`);
  expect(t.stats(attacker, 'A'), `${zone}: the attacker gains nothing`).toEqual(rival);
  return changed(t, key, before, 'B');
}
rule(['DT-ZONE-07', 'DT-TERM-11'], 'the numbers of a war zone are for its defender', () => {
  expect(inZone('no-man-s-land', 'squad', 'dragoon')).toEqual([1, 1, 1, 4]);
  expect(inZone('no-man-s-land', 'cohort', 'necromutant')).toEqual([1, 1, 1, 4]);
  expect(inZone('venusian-jungle', 'squad', 'dragoon')).toEqual([3, -1, 2, 2]);
  expect(inZone('venusian-jungle', 'squad', 'venusian-ranger')).toEqual([6, 2, 5, 2]);
  expect(inZone('mccraig-line', 'squad', 'dragoon')).toEqual([-1, 3, 2, 2]);
  expect(inZone('mccraig-line', 'squad', 'infantry')).toEqual([1, 5, 4, 2]);
  expect(inZone('victoria', 'squad', 'dragoon')).toEqual([-1, 3, 2, 2]);
  expect(inZone('victoria', 'squad', 'golden-lion')).toEqual([2, 6, 5, 2]);
  expect(inZone('central-europe', 'station', 'prophet', 'soldat')).toEqual([2, 2, 0, 0]);
  expect(inZone('central-europe', 'station', 'prophet+holy-urox', 'soldat')).toEqual([5, 5, 3, 0]);
});
rule(['DT-ZONE-07', 'DT-TERM-05'], 'a sanctum makes its defender deadlier and worth more against Doomtroopers', () => {
  expect(inZone('citadel-sanctum', 'cohort', 'necromutant')).toEqual([3, 3, 3, 4]);
  const fought = (attacker: string) =>
    at({
      A: {
        cohort: attacker === 'razide' ? ['razide'] : [],
        squad: attacker === 'razide' ? [] : [attacker],
        hand: stop,
      },
      B: { cohort: ['necromutant', 'citadel-sanctum'], hand: stop },
    }).go('A attack', 'A close', 'B citadel-sanctum');
  expect(fought('hussar').role('necromutant', 'slayer')).toBe(true);
  const legion = fought('razide');
  expect([legion.role('necromutant', 'slayer'), legion.stats('necromutant')]).toEqual([false, [7, 7, 7, 4]]);
});
