import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { mayBeDiscarded } from '../../verbs/harm.ts';
import { at, game } from '../kit.ts';

const stop = ['lucky-shot'];

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
rule(['DT-ART-06'], 'one step at least must be paid, for the spell and for more of it', () => {
  const offered = (destiny: number): readonly boolean[] => {
    const t = at({ A: { squad: ['mystic'], hand: ['shield'], destiny }, B: legion });
    t.go('A attack', 'A close');
    const comes = (what: string): boolean => {
      for (let i = 0; i < 6 && !t.can(what); i++) t.idle();
      return t.can(what);
    };
    const first = comes('A shield');
    if (first) t.go('A shield', ...(destiny > 1 ? ['A 1'] : []));
    return [first, first && comes('A shield.more')];
  };
  expect([0, 1, 2].map(offered)).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
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
rule(['DT-ALLY-04', 'DT-TERM-24'], 'never discarded, but sacrificed', () => {
  const t = at({
    A: { player: ['mishima'], hand: ['test-sacrifice'] },
    B: { hand: ['test-discard', 'lucky-shot'] },
    enter: true,
  });
  expect(mayBeDiscarded(t.g, t.s, t.card('mishima'))).toBe(false);
  t.go('A test-sacrifice').settle();
  expect(t.zone('A', 'sacrificed')).toEqual(['mishima']);
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
rule('DT-TERM-25', 'the bank cannot be removed', () => {
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
rule('DT-TERM-27', 'one ritual of a kind, with a Patriarch', () => {
  expect(at({ A: { station: ['corsair'], hand: ['the-defiance'] }, B: {} }).can('A play the-defiance')).toBe(false);
  const t = at({ A: { station: ['patriarch', 'corsair'], hand: ['the-defiance', 'the-defiance'] }, B: {} });
  t.go('A play the-defiance');
  expect(t.can('A play the-defiance')).toBe(false);
});
rule('DT-TERM-28', 'one virus of a kind', () => {
  const t = at({ A: { station: ['hussar+v-3+v-3'] }, B: {} });
  expect(t.stats('hussar')).toEqual([0, 0, 1, 2]);
});
rule('DT-TERM-13', 'Death Maze is a poison and no equipment', () => {
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
  t.go('A play programmed', 'A venusian-marshal');
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
