import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, type SeatSetup, type Table } from '../kit.ts';

/** Who may do more than others because of a card, and who gains nothing from it. */

const stop = ['lucky-shot'];
const gone = '+missing-in-action';

/** May A give this card from hand to this warrior? */
function receives(
  item: string,
  host: string,
  A: SeatSetup = {},
  B: SeatSetup = {},
  zone: 'squad' | 'cohort' = 'squad',
) {
  const t = at({ A: { ...A, [zone]: [host, ...(A[zone] ?? [])], hand: [item], destiny: 0 }, B });
  if (!t.can(`A play ${item}`)) return false;
  t.go(`A play ${item}`);
  // A single warrior needs no choice.
  return t.can(`A ${host}`) || t.attached(host).includes(item);
}

rule(['DT-DARK-12', 'DT-APO-05', 'DT-TARGET-02'], 'Ilian opens every gift to own warriors of the Dark Legion', () => {
  const ilian = { cohort: ['ilian-mistress-of-the-void'] };
  const gift = (host: string, A: SeatSetup = {}, B: SeatSetup = {}) => receives('hand-of-death', host, A, B, 'cohort');
  expect([gift('razide'), gift('razide', ilian), gift('razide', {}, ilian)]).toEqual([false, true, false]);
  expect(receives('hand-of-death', 'hussar', ilian)).toBe(false);
});
rule(['DT-EQUIP-14', 'DT-APO-05'], 'Algeroth and the alliance with Cybertronic open equipment to their own', () => {
  const algeroth = { cohort: ['algeroth-apostle-of-war'] };
  const sword = (host: string, zone: 'squad' | 'cohort', A: SeatSetup = {}, B: SeatSetup = {}) =>
    receives('violator-sword', host, A, B, zone);
  expect([
    sword('razide', 'cohort'),
    sword('razide', 'cohort', algeroth),
    sword('razide', 'cohort', {}, algeroth),
    sword('samurai', 'squad', algeroth),
  ]).toEqual([false, true, false, false]);
  const ally = { player: ['cybertronic'] };
  expect([
    sword('machinator', 'squad'),
    sword('machinator', 'squad', ally),
    sword('machinator', 'squad', {}, ally),
    sword('samurai', 'squad', ally),
  ]).toEqual([false, true, false, false]);
});
rule(['DT-COVER-14', 'DT-FIGHT-12'], 'the daisho lets own Mishima attack out of cover', () => {
  // Somebody stands outside, who never fights.
  const idle = 'staff-general-constance-romanov';
  const attacks = (key: string, A: readonly string[], B: readonly string[] = []) =>
    at({ A: { squad: [`${key}^`, idle, ...A] }, B: { squad: ['dragoon', ...B] } }).can('A attack');
  const bearer = 'samurai^+dai-sho-of-the-ancient-emperors';
  expect(attacks('combat-warhead', [])).toBe(false);
  expect(attacks('combat-warhead', [bearer])).toBe(true);
  expect(attacks('combat-warhead', [], [bearer])).toBe(false);
  // Somebody of another affiliation stays barred: only the bearer attacks.
  const t = at({ A: { squad: ['hussar^', idle, bearer], hand: stop }, B: { squad: ['dragoon'], hand: stop } });
  t.go('A attack').until(() => t.can('A close'));
  expect(t.flag('hussar', 'covered')).toBe(true);
});
rule(['DT-ART-03', 'DT-TARGET-02'], 'who lets others cast does so for whom it says', () => {
  const shield = (caster: string, A: SeatSetup, B: SeatSetup = {}): boolean => {
    const t = at({
      A: { squad: [caster], hand: ['shield'], destiny: 5, ...A },
      B: { squad: ['dragoon'], hand: stop, ...B },
    }).go('A attack', 'A close');
    for (let i = 0; i < 30 && t.s.scopes.length > 0; i++) {
      if (t.can('A shield')) return true;
      if (!t.idle()) break;
    }
    return false;
  };
  const laura = { station: ['blessed-vestal-laura'] };
  expect([shield('valkyrie', {}), shield('valkyrie', laura), shield('valkyrie', {}, laura)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(shield('sacred-warrior', laura)).toBe(false);
  const ally = { player: ['the-brotherhood'] };
  expect([shield('valkyrie', ally), shield('valkyrie', {}, ally), shield('hussar', ally)]).toEqual([
    true,
    false,
    false,
  ]);
  const durand = { station: ['cardinal-durand'] };
  expect([shield('valkyrie', durand), shield('valkyrie', {}, durand)]).toEqual([true, true]);
  expect(shield('mystic+programmed', {})).toBe(false);
});
rule(['DT-ART-16', 'DT-ALLY-02'], 'personal spells by who does not fight, where a card allows it', () => {
  const far = (caster: string, A: SeatSetup = {}, B: SeatSetup = {}): boolean => {
    const t = at({
      A: { squad: ['hussar', caster], hand: ['shield'], destiny: 5, ...A },
      B: { squad: ['dragoon'], hand: stop, ...B },
    }).go('A attack', 'A hussar', 'A close');
    for (let i = 0; i < 30 && t.s.scopes.length > 0; i++) {
      if (t.can('A shield')) return true;
      if (!t.idle()) break;
    }
    return false;
  };
  const ally = { player: ['the-brotherhood'] };
  expect([far('mystic'), far('mystic', ally), far('mystic', {}, ally)]).toEqual([false, true, false]);
  const light = 'cardinal-durand+bringer-of-light';
  expect([far('mystic', { station: [light] }), far('mystic', { station: ['mystic+bringer-of-light'] })]).toEqual([
    true,
    false,
  ]);
  expect(far('mystic', {}, { station: [light] })).toBe(false);
  // A renegade casts too, but is no member of the Brotherhood.
  expect(far('renegade-apostate', ally)).toBe(false);
});
rule(['DT-CIMM-10', 'DT-ATT-04'], 'immunities that cards give to their bearer', () => {
  const has = (text: string, zone: 'squad' | 'cohort') => {
    const t = at({ A: { [zone]: [text] }, B: {} });
    const key = text.split('+')[0];
    return [t.role(key, 'artImmune'), t.role(key, 'darkImmune')];
  };
  expect(has('hussar', 'squad')).toEqual([false, false]);
  expect(has('hussar+blessed-armor', 'squad')).toEqual([false, true]);
  expect(has('hussar+mental-constitution', 'squad')).toEqual([true, true]);
  expect(has('templar+disrupt-power', 'cohort')).toEqual([true, true]);
  expect(has('razide+corrupt-shield', 'cohort')).toEqual([true, false]);
  expect(has('razide+armor-of-unholiness', 'cohort')).toEqual([true, false]);
});
rule(
  ['DT-TERM-24', 'DT-TERM-25', 'DT-ALLY-04'],
  'what may never be discarded or sacrificed is no target for it',
  () => {
    const t = (move: string) =>
      at({
        A: {
          squad: ['hussar+combat-armor', 'bauhaus-bank', 'dragoon'],
          player: ['noted-collector', 'grand-tactician'],
          hand: ['test-discard', 'test-sacrifice'],
        },
        B: {},
        enter: true,
      }).go(`A ${move}`);
    const offered = (table: Table) => table.keys('A').map((key) => key.split('#')[0]);
    for (const move of ['test-discard', 'test-sacrifice']) {
      const keys = offered(t(move));
      expect(keys, move).toContain('combat-armor');
      if (move === 'test-discard')
        for (const key of ['bauhaus-bank', 'noted-collector', 'grand-tactician']) expect(keys, move).not.toContain(key);
    }
    const bauhaus = (A: SeatSetup, B: SeatSetup) =>
      offered(
        at({
          A: { hand: ['malfunction'], ...A },
          B: { squad: ['hussar+combat-armor', 'samurai+scalper', 'infantry+punisher-blade'], ...B },
          enter: true,
        }).go('A malfunction'),
      );
    expect(bauhaus({}, {})).toEqual(['combat-armor', 'punisher-blade', 'scalper']);
    expect(bauhaus({}, { player: ['bauhaus'] })).toEqual(['punisher-blade', 'scalper']);
  },
);
rule(['DT-TARGET-06', 'DT-FIGHT-20'], 'who hides himself neither attacks nor is attacked', () => {
  const t = at({ A: { squad: ['mortificator+hidden'] }, B: { squad: ['hussar'] } });
  expect(t.can('A attack')).toBe(false);
  expect(at({ A: { squad: ['hussar'] }, B: { squad: ['mortificator+hidden'] } }).can('A attack')).toBe(false);
  expect(at({ A: { squad: ['mortificator'] }, B: { squad: ['hussar'] } }).can('A attack')).toBe(true);
});
rule(['DT-COVER-02', 'DT-FORT-05'], 'against a scope neither cover nor walls help', () => {
  const armor = (A: readonly string[], defender: string, B: readonly string[] = []) => {
    const t = at({ A: { squad: ['samurai', ...A], hand: stop }, B: { squad: [defender, ...B], hand: stop } });
    const key = defender.split(/[+^]/)[0];
    return t.go('A attack', 'A shoot').stat(key, 'armor', 'samurai');
  };
  const scope = ['triangulating-scope'];
  expect([armor([], 'dragoon^'), armor(scope, 'dragoon^')]).toEqual([8, 5]);
  expect([armor([], 'dragoon', ['heimburg']), armor(scope, 'dragoon', ['heimburg'])]).toEqual([7, 5]);
  const shot = at({ A: { squad: ['samurai', ...scope], hand: stop }, B: { squad: ['dragoon'], hand: stop } });
  expect(shot.go('A attack', 'A shoot').stat('samurai', 'shoot')).toBe(6);
});
rule(['DT-TARGET-02', 'DT-FIGHT-34'], 'a prophecy does nothing for other players’ Crescentians', () => {
  const t = at({
    A: { station: ['prophet', 'soldat'], hand: ['our-true-enemy-is-revealed', ...stop] },
    B: { station: [`prophet${gone}`, 'jihad-infantry-trooper'], hand: stop },
    tally: { stationOpen: 1 },
  });
  t.go('A play our-true-enemy-is-revealed', 'A rasputin', 'A attack', 'A soldat', 'A close');
  expect(t.stats('jihad-infantry-trooper')).toEqual([7, 6, 7, 7]);
});
