import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at } from '../kit.ts';

// ---- fortifications, Dark Symmetry, missions, relics ---------------------------------------------------------------------

rule(['DT-FORT-01', 'DT-FORT-02', 'DT-FORT-03'], 'one action, where the card says', () => {
  const t = at({ A: { hand: ['industrial-complex'], squad: ['hussar'] }, B: {} });
  t.go('A play industrial-complex');
  expect(t.keys('A').sort()).toEqual(['cohort', 'squad']);
  t.go('A squad');
  expect(t.res('A', 'regular')).toBe(2);
});
rule(['DT-FORT-05', 'DT-FIGHT-35'], 'a city helps its warriors everywhere', () => {
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
rule('DT-DARK-03', 'an Apostle’s gift for his followers', () => {
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
rule('DT-DARK-11', 'who is Dark Legion no longer keeps his gifts, without their effect, and gets no new ones', () => {
  const gifted = (hussar: string) => {
    const t = at({ A: { squad: [hussar], hand: ['resist-pain'] }, B: {} });
    return [t.stat('hussar', 'fight'), t.can('A play resist-pain'), t.attached('hussar').includes('dark-fire')];
  };
  expect(gifted('hussar+tainted+dark-fire')).toEqual([3, true, true]);
  expect(gifted('hussar+dark-fire')).toEqual([2, false, true]);
});
rule('DT-EQUIP-12', 'what a card says of its bearer besides his affiliation binds everybody', () => {
  const may = (bearer: string, item: string, zone: 'squad' | 'cohort' = 'squad') =>
    at({ A: { [zone]: [bearer], hand: [item] }, B: {} }).can(`A play ${item}`);
  expect([may('hussar', 'jet-pack'), may('valerie-duval', 'jet-pack')]).toEqual([true, false]);
  expect([may('samurai', 'weapon-link'), may('samurai+mortis-sword', 'weapon-link')]).toEqual([false, true]);
});
rule('DT-DARK-12', 'any gift ignores the Apostle only', () => {
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
rule(['DT-REL-01', 'DT-REL-02'], 'a relic is one action and needs no collector', () => {
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
