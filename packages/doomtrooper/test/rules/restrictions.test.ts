import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, machines, type SeatSetup, type Setup, type Table } from '../kit.ts';

/** What cards forbid, oblige or allow: each with somebody it does not concern beside it. */

const stop = ['lucky-shot'];
const names = (t: Table, letter = 'A'): string[] =>
  t
    .keys(letter)
    .map((key) => key.split('#')[0])
    .sort();

/** Whom the only attacker of A may attack. */
function targets(A: SeatSetup, B: SeatSetup, more: Setup = {}): string[] {
  const t = at({ A: { hand: stop, ...A }, B: { hand: stop, ...B }, ...more });
  if (!t.can('A attack')) return [];
  t.go('A attack');
  while (t.can('A pass') || t.can('B pass')) t.idle();
  // A single target needs no choice.
  return t.can('A close') || t.can('A shoot') ? ['one'] : names(t);
}

rule(['DT-FIGHT-20', 'DT-FIGHT-19'], 'who must attack the Dark Legion does, as long as there is one', () => {
  for (const attacker of ['etoiles-mortant', 'sean-gallagher']) {
    const both = { squad: ['dragoon', 'infantry'], cohort: ['razide', 'necromutant'] };
    expect(targets({ squad: [attacker] }, both), attacker).toEqual(['necromutant', 'razide']);
    expect(targets({ squad: [attacker] }, { squad: ['dragoon', 'infantry'] }), attacker).toEqual([
      'dragoon',
      'infantry',
    ]);
  }
  const free = { squad: ['dragoon', 'infantry'], cohort: ['razide'] };
  expect(targets({ squad: ['hussar'] }, free)).toEqual(['dragoon', 'infantry', 'razide']);
});
rule('DT-FIGHT-20', 'printed limits: whom a warrior may not attack, and who may not attack him', () => {
  const foes = { squad: ['mystic', 'hussar', 'dragoon'] };
  expect(targets({ squad: ['crenshaw-the-redeemer'] }, foes)).toEqual(['dragoon', 'hussar']);
  expect(targets({ cohort: ['demnogonis-cultist'] }, foes)).toEqual(['dragoon', 'hussar']);
  // The cardinal: only the Dark Legion, and of it only the most valuable.
  const legion = { squad: ['hussar'], cohort: ['razide', 'necromutant', 'nepharite-of-ilian'] };
  expect(targets({ squad: ['cardinal-dominic'] }, legion)).toEqual(['nepharite-of-ilian', 'razide']);
  expect(targets({ squad: ['cardinal-dominic'] }, { squad: ['hussar', 'dragoon'] })).toEqual([]);
  const cardinal = { squad: ['cardinal-dominic', 'hussar', 'dragoon'] };
  expect(targets({ cohort: ['heretic'] }, cardinal)).toEqual(['dragoon', 'hussar']);
  expect(targets({ cohort: ['necromutant'] }, cardinal)).toEqual(['cardinal-dominic', 'dragoon', 'hussar']);
});
rule(['DT-NOFIGHT-05', 'DT-FIGHT-22'], 'a foxhole and a barricade bar attacks by hand, not defence', () => {
  for (const item of ['foxhole', 'spiked-barricade']) {
    const t = at({ A: { squad: [`hussar+${item}`], hand: stop }, B: { squad: ['dragoon'], hand: stop } }).go(
      'A attack',
    );
    for (let i = 0; i < 20 && t.s.scopes.length > 0; i++) {
      expect(t.can('A close')).toBe(false);
      t.idle();
    }
    const attacked = at({ A: { squad: ['dragoon'], hand: stop }, B: { squad: [`hussar+${item}`], hand: stop } });
    attacked.go('A attack').until(() => attacked.can('A close'));
    expect(names(attacked)).toEqual(['close', 'shoot']);
  }
});
rule(
  ['DT-BEAST-09', 'DT-BEAST-01', 'DT-BEAST-10'],
  'who may have no beast or vehicle, and who may not transfer',
  () => {
    const hosts = (hand: string, station: readonly string[]) => {
      const t = at({ A: { station, hand: [hand], destiny: 9 }, B: {}, tally: { stationOpen: 1 } });
      if (!t.can(`A play ${hand}`)) return [];
      t.go(`A play ${hand}`);
      return names(t);
    };
    expect(hosts('rivetbull', ['cossack', 'soldat', 'schwerwaffe-soldat'])).toEqual(['schwerwaffe-soldat', 'soldat']);
    expect(hosts('rivetbull', ['cossack'])).toEqual([]);
    expect(hosts('holy-urox', ['brotherbound-trooper', 'jihad-infantry-trooper'])).toEqual([]);
    expect(hosts('t-32-wolfclaw-jbt', ['cossack+spoke-in-the-cog'])).toEqual([]);
    expect(hosts('t-32-wolfclaw-jbt', ['soldat+spoke-in-the-cog', 'hussar'])).toEqual(['hussar', 'soldat']);
  },
);
rule(['DT-VEH-11', 'DT-FIGHT-37'], 'inside most machines no weapon is used, outside it is', () => {
  for (const [machine, driver, zone] of machines) {
    const armed = (outside: boolean): boolean => {
      const t = at({
        A: { [zone]: [`${driver}+${machine}+gehenna-puker`], hand: stop },
        B: { squad: ['dragoon'], hand: stop },
      });
      if (outside) t.go(`A board ${machine}`);
      t.go('A attack');
      for (let i = 0; i < 14; i++) {
        if (t.can('A gehenna-puker')) return true;
        if (!t.idle()) t.go('A shoot');
      }
      return false;
    };
    expect([armed(false), armed(true)], machine).toEqual([false, true]);
  }
  const tank = (item: string) =>
    at({ A: { cohort: [`necromutant+hellhound-necrotank${item}`] }, B: {} }).stat('necromutant', 'armor');
  expect([tank(''), tank('+combat-armor')]).toEqual([9, 9]);
  const plain = at({ A: { squad: ['hussar+t-32-wolfclaw-jbt+combat-armor'] }, B: {} });
  expect(plain.stat('hussar', 'armor')).toBe(7);
});
rule(['DT-COVER-01', 'DT-FORT-08'], 'who never seeks cover, and for whom walls do nothing', () => {
  const seeks = (key: string) => at({ A: { squad: [key, 'dragoon'] }, B: {} }).can(`A seekCover ${key}`);
  expect(['young-guard', 'rams-air-cavalry', 'golden-lion'].map(seeks)).toEqual([false, false, true]);
  const behind = (key: string) => at({ A: { squad: [key, 'fukido'] }, B: {} }).stat(key, 'armor');
  expect([behind('young-guard'), behind('golden-lion')]).toEqual([3, 5]);
});
rule(['DT-EQUIP-01', 'DT-DARK-07'], 'who may get no equipment or no gift', () => {
  const may = (host: string, item: string, zone: 'squad' | 'cohort') =>
    at({ A: { [zone]: [host], hand: [item] }, B: {} }).can(`A play ${item}`);
  expect(['suicide-warhead', 'rams-air-cavalry', 'samurai'].map((host) => may(host, 'combat-armor', 'squad'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(['pretorian-stalker', 'razide'].map((host) => may(host, 'dark-fire', 'cohort'))).toEqual([false, true]);
});
rule(
  ['DT-ZONE-05', 'DT-ZONE-08'],
  'a zone with a limit is offered only to whom it serves, and its text binds both',
  () => {
    const offered = (defender: string) => {
      const t = at({
        A: { station: ['soldat'], hand: stop },
        B: { station: [defender, 'central-europe'], hand: stop },
        tally: { stationOpen: 1 },
      }).go('A attack', 'A close');
      for (let i = 0; i < 20 && t.s.scopes.length > 0; i++) {
        if (t.can('B central-europe')) return true;
        if (!t.idle()) break;
      }
      return false;
    };
    expect([offered('prophet'), offered('corsair')]).toEqual([true, false]);
    const jungle = at({
      A: { squad: ['hussar+t-32-wolfclaw-jbt'], hand: stop },
      B: { squad: ['dragoon', 'venusian-jungle'], hand: stop },
    });
    expect(jungle.stat('hussar', 'fight')).toBe(4);
    jungle.go('A attack', 'A close', 'B venusian-jungle');
    expect(jungle.stats('hussar')).toEqual([2, 2, 3, 2]);
  },
);

// ---- killing, striking first ----------------------------------------------------------------------------------------------

/** Roles of a fighter of A in the fight against this warrior. */
const fighting = (A: SeatSetup, B: SeatSetup, ...moves: string[]): Table =>
  at({ A: { hand: stop, ...A }, B: { hand: stop, ...B } }).go('A attack', ...moves);

rule(['DT-CIMM-12', 'DT-FIGHT-47'], 'gifts that kill do not against the immune', () => {
  const gifts: readonly (readonly [string, string])[] = [
    ['dimensional-warp', 'necromutant'],
    ['infection', 'curator'],
    ['dimensional-hole', 'templar'],
  ];
  for (const [gift, bearer] of gifts) {
    const kills = (foe: string) =>
      fighting({ cohort: [`${bearer}+${gift}`] }, { squad: [foe] }, 'A close').role(bearer, 'slayer');
    expect([kills('hussar'), kills('combat-warhead')], gift).toEqual([true, false]);
    expect(at({ A: { cohort: [bearer] }, B: {} }).role(bearer, 'slayer')).toBe(false);
  }
});
rule(['DT-FIRST-01', 'DT-FIGHT-47'], 'first attack and killing: given by what, and against whom', () => {
  expect(at({ A: { cohort: ['templar+time-death'] }, B: {} }).role('templar', 'firstAttack')).toBe(true);
  const light = (cohort: readonly string[], squad: readonly string[]) =>
    fighting({ squad: ['mystic+bringer-of-light'] }, { cohort, squad }, 'A close', 'A bringer-of-light').role(
      'mystic',
      'slayer',
    );
  expect([light(['razide'], []), light([], ['hussar'])]).toEqual([true, false]);
});
rule(['DT-TERM-20', 'DT-FIGHT-49'], 'who annihilates sends his dead out of the game', () => {
  const killed = (killer: string, zone: 'squad' | 'cohort') => {
    const t = fighting({ [zone]: [killer] }, { squad: ['infantry*'] }, 'A close', 'A 0').settle();
    return [t.zone('B', 'discard').includes('infantry'), t.zone('B', 'sacrificed').includes('infantry')];
  };
  expect(killed('cairath', 'cohort')).toEqual([false, true]);
  expect(killed('crenshaw-the-redeemer', 'squad')).toEqual([false, true]);
  expect(killed('razide', 'cohort')).toEqual([true, false]);
});

// ---- in a combat ------------------------------------------------------------------------------------------------------------

rule(['DT-FIGHT-34', 'DT-FIGHT-31'], 'what a warrior gains by how and whom he fights', () => {
  const clansman = (foe: SeatSetup) => fighting({ squad: ['clansman'] }, foe, 'A close').stat('clansman', 'fight');
  expect([clansman({ cohort: ['razide'] }), clansman({ squad: ['dragoon'] })]).toEqual([5, 4]);
  const defending = fighting({ cohort: ['necromutant'] }, { squad: ['clansman'] }, 'A close');
  expect(defending.stat('clansman', 'fight')).toBe(4);
  const wolf = (foe: string) => {
    const t = fighting({ squad: ['wolfbane-light-cavalry'] }, { squad: [foe] }, 'A close');
    return t.stat(foe.split('+')[0], 'armor');
  };
  expect([wolf('dragoon'), wolf('dragoon+foxhole')]).toEqual([2, 10]);
  const guard = (weapon: string) =>
    fighting({ squad: [`wolfbane-honor-guard+${weapon}`] }, { squad: ['dragoon'] }, 'A close', `A ${weapon}`).stat(
      'wolfbane-honor-guard',
      'fight',
    );
  expect([guard('clansman-claymore'), guard('punisher-blade')]).toEqual([16, 7]);
  const stalker = (cohort: readonly string[]) => {
    const t = at({ A: { cohort, hand: stop }, B: { squad: ['dragoon'], hand: stop } });
    const before = t.stats('pretorian-stalker');
    t.go('A attack', ...(cohort.length > 1 ? ['A pretorian-stalker'] : []), 'A close');
    return [before, t.stats('pretorian-stalker')];
  };
  const plain = [12, 3, 8, 7];
  expect(stalker(['pretorian-stalker'])).toEqual([plain, plain]);
  expect(stalker(['pretorian-stalker', 'pretorian-stalker'])).toEqual([plain, [14, 5, 8, 7]]);
  expect(stalker(['pretorian-stalker', 'razide'])).toEqual([plain, plain]);
  const twitcher = (item: string) => at({ A: { squad: [`twitcher${item}`] }, B: {} }).stats('twitcher');
  expect([twitcher(''), twitcher('+ticker'), twitcher('+combat-armor')]).toEqual([
    [2, 2, 2, 2],
    [3, 3, 2, 2],
    [2, 2, 3, 2],
  ]);
});
rule(['DT-MED-01', 'DT-ACT-01', 'DT-DRAW-02'], 'what changes meditation, actions and the hand of players', () => {
  const meditated = (A: readonly string[], B: readonly string[]) =>
    at({ A: { player: A, destiny: 0 }, B: { player: B } })
      .go('A meditate')
      .res('A', 'destiny');
  expect([meditated([], []), meditated(['rising-market'], []), meditated([], ['rising-market'])]).toEqual([1, 2, 2]);
  expect([meditated(['falling-market'], []), meditated([], ['falling-market'])]).toEqual([0, 0]);
  const actions = (A: readonly string[], B: readonly string[]) =>
    at({ A: { player: A }, B: { player: B }, enter: true }).res('A', 'regular');
  expect([actions([], []), actions(['dire-portents'], []), actions([], ['dire-portents'])]).toEqual([3, 2, 2]);
  const drawn = (A: readonly string[], B: readonly string[]) =>
    at({
      A: { player: A, library: Array(20).fill('hussar') },
      B: { player: B },
      step: 'draw',
      enter: true,
    }).zone('A', 'hand').length;
  expect([drawn([], []), drawn(['manifest-destiny'], []), drawn([], ['manifest-destiny'])]).toEqual([7, 10, 7]);
});
