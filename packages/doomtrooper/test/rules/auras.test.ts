import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import type { Role } from '../../types.ts';
import { at, type Setup, type Table } from '../kit.ts';

/** Whom warriors, cities and alliances strengthen or protect, and whom they do not. */

const stop = ['lucky-shot'];
const gone = '+missing-in-action';
type Where = 'squad' | 'cohort' | 'station';

/** How the four numbers of a warrior differ with and without something of A's. */
function gained(
  giver: string,
  of: string,
  setup: Omit<Setup, 'A'> & { A: NonNullable<Setup['A']> },
  letter = 'A',
): number[] {
  const whole = at({ B: {}, ...setup }).stats(of, letter);
  const A = Object.fromEntries(
    Object.entries(setup.A).map(([zone, list]) => [
      zone,
      Array.isArray(list) ? list.filter((text) => text !== giver) : list,
    ]),
  );
  const bare = at({ B: {}, ...setup, A }).stats(of, letter);
  return whole.map((n, i) => n - bare[i]);
}
const NOTHING = [0, 0, 0, 0];

rule(['DT-FORT-05', 'DT-AREA-04', 'DT-TARGET-02'], 'a city defends its own wherever they are, and nobody else', () => {
  const cities: readonly (readonly [string, string, string])[] = [
    ['heimburg', 'hussar', 'samurai'],
    ['san-dorado', 'infantry', 'samurai'],
    ['the-hq', 'machinator', 'samurai'],
    ['fukido', 'golden-lion', 'samurai'],
    ['longshore', 'samurai', 'hussar'],
    ['the-cathedral', 'mystic', 'samurai'],
  ];
  for (const [city, own, other] of cities) {
    const squad = [city];
    expect(gained(city, own, { A: { squad: [city, own] } }), city).toEqual([0, 0, 2, 0]);
    expect(gained(city, own, { A: { squad, station: [own] } }), `${city}, Station`).toEqual([0, 0, 2, 0]);
    expect(gained(city, other, { A: { squad: [city, other] } }), `${city}, another affiliation`).toEqual(NOTHING);
    expect(gained(city, own, { A: { squad }, B: { squad: [own] } }, 'B'), `${city}, another player`).toEqual(NOTHING);
    expect(gained(city, own, { A: { squad: [city, own + gone] } }), `${city}, out of play`).toEqual(NOTHING);
  }
});
rule(['DT-FORT-05', 'DT-FIGHT-35'], 'a citadel is tied to the Cohort it stands in', () => {
  const citadels: readonly (readonly [string, string, string])[] = [
    ['citadel-of-algeroth', 'necromutant', 'templar'],
    ['citadel-of-ilian', 'templar', 'necromutant'],
  ];
  for (const [citadel, own, other] of citadels) {
    const cohort = [citadel];
    expect(gained(citadel, own, { A: { cohort: [citadel, own] } })).toEqual([0, 0, 2, 0]);
    expect(gained(citadel, other, { A: { cohort: [citadel, other] } })).toEqual(NOTHING);
    expect(gained(citadel, own, { A: { cohort, station: [own] } })).toEqual(NOTHING);
    expect(gained(citadel, own, { A: { cohort }, B: { cohort: [own] } }, 'B')).toEqual(NOTHING);
  }
});
rule(['DT-SELF-01', 'DT-MOD-05', 'DT-CMD-03'], 'who strengthens others: whom, by how much, and not himself', () => {
  const leaders: readonly (readonly [string, string, string, readonly number[], boolean])[] = [
    // Whose, of what kind, another kind, how much, and whether other players' warriors profit too.
    ['colonel-maxwell', 'trencher', 'golden-lion', [6, 6, 6, 0], false],
    ['sgt-mcbride', 'blood-beret', 'golden-lion', [1, 1, 0, 0], true],
    ['venusian-marshal', 'hussar', 'samurai', [2, 2, 2, 0], false],
    ['freelancer-patriarch', 'ex-capitol-freelancer', 'infantry', [5, 5, 5, 0], true],
  ];
  const plain: Readonly<Record<string, readonly number[]>> = {
    'colonel-maxwell': [9, 7, 8, 9],
    'sgt-mcbride': [5, 5, 4, 5],
    'venusian-marshal': [8, 7, 8, 8],
    'freelancer-patriarch': [3, 3, 6, 5],
  };
  for (const [leader, own, other, bonus, everybody] of leaders) {
    const squad = [leader];
    expect(gained(leader, own, { A: { squad: [leader, own] } }), leader).toEqual(bonus);
    expect(gained(leader, own, { A: { squad, station: [own] } }), leader).toEqual(bonus);
    expect(gained(leader, other, { A: { squad: [leader, other] } }), `${leader}, another kind`).toEqual(NOTHING);
    expect(gained(leader, own, { A: { squad }, B: { squad: [own] } }, 'B'), `${leader}, another player`).toEqual(
      everybody ? bonus : NOTHING,
    );
    expect(gained(leader, own, { A: { squad: [leader, own + gone] } }), `${leader}, out of play`).toEqual(NOTHING);
    expect(at({ A: { squad }, B: {} }).stats(leader), `${leader} himself`).toEqual(plain[leader]);
  }
});
rule(
  ['DT-SELF-01', 'DT-MOD-05'],
  'a marshal: no personality, no other marshal, from the Squad, and two of them add up',
  () => {
    const A = { squad: ['venusian-marshal', 'max-steiner', 'hussar'] };
    expect(gained('venusian-marshal', 'max-steiner', { A })).toEqual(NOTHING);
    const two = at({ A: { squad: ['venusian-marshal', 'venusian-marshal', 'hussar'] }, B: {} });
    expect(two.stats('hussar')).toEqual([6, 6, 7, 2]);
    expect(two.stats('venusian-marshal')).toEqual([8, 7, 8, 8]);
    expect(at({ A: { station: ['venusian-marshal'], squad: ['hussar'] }, B: {} }).stats('hussar')).toEqual([
      2, 2, 3, 2,
    ]);
  },
);
rule(['DT-MERC-07', 'DT-SELF-01'], 'mercenaries of the Patriarch kill at once, he himself does not', () => {
  const t = at({ A: { squad: ['freelancer-patriarch', 'ex-capitol-freelancer', 'infantry'] }, B: {} });
  expect(['freelancer-patriarch', 'ex-capitol-freelancer', 'infantry'].map((key) => t.role(key, 'slayer'))).toEqual([
    false,
    true,
    false,
  ]);
  const away = at({ A: { squad: ['freelancer-patriarch', `ex-capitol-freelancer${gone}`] }, B: {} });
  expect(away.role('ex-capitol-freelancer', 'slayer')).toBe(false);
});
rule(['DT-CMD-03', 'DT-CMD-08'], 'a sergeant gives his unit four to everything', () => {
  const t = at({ A: { squad: ['sergeant', 'infantry'], hand: stop }, B: {}, enter: true })
    .go('A assign')
    .settle();
  expect(t.stats('infantry')).toEqual([6, 7, 6, 6]);
  expect(t.stats('sergeant')).toEqual([3, 7, 5, 6]);
});

rule(
  ['DT-MOD-05', 'DT-SELF-01', 'DT-AREA-04'],
  'comrades in the same area of the same player count, one by one',
  () => {
    const comrades: readonly (readonly [string, string, number])[] = [
      ['cavalier', 'cavalier', 1],
      ['soldat', 'schwerwaffe-soldat', 2],
      ['templar-legionnaire', 'templar-legionnaire', 2],
    ];
    for (const [key, mate, n] of comrades) {
      const base = at({ A: { station: [key] }, B: {} }).stats(key);
      const more = (station: readonly string[], rest: Setup = {}) =>
        at({ B: {}, ...rest, A: { station: [key, ...station], ...rest.A } })
          .stats(key, 'A')
          .map((x, i) => x - base[i]);
      expect(more([mate]), key).toEqual([n, n, n, 0]);
      expect(more([mate, mate]), key).toEqual([2 * n, 2 * n, 2 * n, 0]);
      expect(more(['corsair', 'soldat'].filter((other) => other !== key)), `${key}, others`).toEqual(NOTHING);
      expect(more([], { B: { station: [mate] } }), `${key}, another player`).toEqual(NOTHING);
      expect(more([], { A: { squad: [mate] } }), `${key}, elsewhere`).toEqual(NOTHING);
      expect(more([mate + gone]), `${key}, out of play`).toEqual(NOTHING);
    }
  },
);

// ---- protections -------------------------------------------------------------------------------------------------------

/** Has this warrior the role only because of A's card? */
function gives(giver: string, role: Role, of: string, letter: 'A' | 'B', zone: Where = 'squad'): boolean {
  const A = letter === 'A' ? [of] : [];
  const B = letter === 'B' ? [of] : [];
  const key = of.split('+')[0];
  const has = (more: readonly string[]) =>
    at({ A: { squad: more, [zone]: zone === 'squad' ? [...more, ...A] : A }, B: { [zone]: B } }).role(
      key,
      role,
      letter,
    );
  expect(has([]), `${of} by himself`).toBe(false);
  return has([giver]);
}
rule(
  ['DT-PERS-09', 'DT-CIMM-10', 'DT-TARGET-02'],
  'a personality protects a kind of warrior, everybody’s or his own',
  () => {
    const guards: readonly (readonly [string, Role, string, string, boolean])[] = [
      ['valerie-duval', 'darkImmune', 'etoiles-mortant', 'hussar', true],
      ['max-steiner', 'darkImmune', 'venusian-ranger', 'hussar', true],
      ['big-bob-watts', 'darkImmune', 'free-marine', 'infantry', true],
      ['mitch-hunter', 'darkImmune', 'infantry', 'free-marine', true],
      ['sean-gallagher', 'darkImmune', 'clansman', 'golden-lion', true],
      ['tatsu', 'darkImmune', 'samurai', 'golden-lion', true],
      ['cardinal-dominic', 'darkImmune', 'mystic', 'hussar', true],
      ['crenshaw-the-mortificator', 'slayer', 'mortificator', 'mystic', true],
      ['blessed-vestal-laura', 'darkImmune', 'valkyrie', 'mystic', false],
    ];
    for (const [giver, role, own, other, everybody] of guards) {
      expect(gives(giver, role, own, 'A'), giver).toBe(true);
      expect(gives(giver, role, own, 'A', 'station'), giver).toBe(true);
      expect(gives(giver, role, own, 'B'), `${giver}, another player`).toBe(everybody);
      expect(gives(giver, role, other, 'A'), `${giver}, another kind`).toBe(false);
      expect(gives(giver, role, own + gone, 'A'), `${giver}, out of play`).toBe(false);
      expect(at({ A: { squad: [giver] }, B: {} }).role(giver, role), `${giver} himself`).toBe(true);
    }
  },
);

// ---- alliances, prophecies ----------------------------------------------------------------------------------------------

/** A's warrior attacks and is at the modifiers. */
const against = (A: Setup['A'], B: Setup['B'], attacker: string): Table =>
  at({ A: { hand: stop, ...A }, B: { hand: stop, ...B }, tally: { stationOpen: 1 } }).go(
    'A attack',
    `A ${attacker}`,
    'A close',
  );

rule(
  ['DT-ALLY-02', 'DT-FIGHT-34'],
  'the alliance with Mishima: five more against the Dark Legion, for own Mishima only',
  () => {
    const player = ['mishima'];
    const fight = (A: Setup['A'], B: Setup['B'], key: string) => against(A, B, key).stats(key, 'A');
    expect(fight({ player, squad: ['samurai', 'hussar'] }, { cohort: ['razide'] }, 'samurai')).toEqual([8, 8, 8, 3]);
    expect(fight({ player, squad: ['samurai', 'hussar'] }, { cohort: ['razide'] }, 'hussar')).toEqual([2, 2, 3, 2]);
    expect(fight({ player, squad: ['samurai', 'hussar'] }, { squad: ['dragoon'] }, 'samurai')).toEqual([3, 3, 3, 3]);
    expect(fight({ squad: ['samurai', 'hussar'] }, { player, cohort: ['razide'] }, 'samurai')).toEqual([3, 3, 3, 3]);
    expect(at({ A: { player, squad: ['samurai'] }, B: {} }).stats('samurai')).toEqual([3, 3, 3, 3]);
  },
);
rule(['DT-FIGHT-34', 'DT-ATT-04'], 'a prophecy names an enemy: three more for own Crescentians against him', () => {
  const fight = (enemy: string, attacker: string, foe: string) => {
    const t = at({
      A: { station: ['prophet', 'jihad-infantry-trooper', 'corsair'], hand: ['our-true-enemy-is-revealed', ...stop] },
      B: { station: [foe], hand: stop },
      tally: { stationOpen: 1 },
    });
    t.go('A play our-true-enemy-is-revealed', `A ${enemy}`, 'A attack', `A ${attacker}`, 'A close');
    return t.stats(attacker, 'A');
  };
  expect(fight('rasputin', 'jihad-infantry-trooper', 'soldat')).toEqual([10, 9, 10, 7]);
  expect(fight('rasputin', 'corsair', 'soldat')).toEqual([7, 3, 6, 6]);
  expect(fight('templars', 'jihad-infantry-trooper', 'soldat')).toEqual([7, 6, 7, 7]);
  expect(fight('rasputin', 'prophet', 'horde-trooper')).toEqual([3, 3, 4, 4]);
});
