import {
  cloneState,
  compileGame,
  decidingSeat,
  decisionOf,
  hashState,
  newGame,
  type SetupInput,
  viewOf,
} from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { COUNTER, PLAYER_FACTIONS, TOKENS } from '../types.ts';
import { at, deciders, game, offers, options, pile, play, size, stepName, table } from './kit.ts';

/** SS-COMP, SS-ANAT, SS-SET, SS-DECK, SS-WILD, SS-PROMO: what is in the box, and how a game is set up. */

const setupOf = (mode: string, seats: number, seed = 'x', options = {}): SetupInput => {
  const g = game();
  return { seats, mode, decks: Array.from({ length: seats }, (_, i) => g.def.decks[i % 4]), seed, options };
};
const start = (mode: string, seats: number, seed = 'x', options = {}) =>
  newGame(game(), setupOf(mode, seats, seed, options));
const designs = () =>
  game().def.cards.filter((card) => !card.key.match(/^m\d|^b-|^sheet/) && card.names.en !== card.key);
const playerCards = () => designs().filter((card) => card.type === 'monster');
const ofFaction = (faction: string) => playerCards().filter((card) => card.facts?.faction === faction);
const bossCards = (faction: string) =>
  designs().filter((card) => card.type === 'boss' && card.facts?.faction === faction);

const issues = (cards: Record<string, number>, format: Record<string, number> = {}) =>
  game().def.checkDeck(game(), { name: { cs: '', en: '' }, cards }, format);
const codes = (cards: Record<string, number>, format: Record<string, number> = {}) =>
  issues(cards, format).map((issue) => issue.code);
/** A starter deck with changes. */
const changed = (by: Record<string, number>, deck = 0) => {
  const cards: Record<string, number> = { ...game().def.decks[deck].cards };
  for (const [key, n] of Object.entries(by)) cards[key] = (cards[key] ?? 0) + n;
  return cards;
};

rule('SS-COMP-01', 'players per mode', () => {
  for (const [mode, n] of [
    ['duel', 2],
    ['siege', 1],
    ['coop', 2],
    ['last', 3],
    ['last', 4],
  ] as const)
    expect(() => start(mode, n)).not.toThrow();
  for (const [mode, n] of [
    ['duel', 3],
    ['siege', 2],
    ['coop', 3],
    ['last', 2],
    ['last', 5],
  ] as const)
    expect(() => start(mode, n)).toThrow();
});

rule(['SS-COMP-02', 'SS-BOSS-01', 'SS-CARD-boss-velmi-narocna'], 'every boss has one card for each difficulty', () => {
  const sheets = designs().filter((card) => card.type === 'sheet');
  for (const boss of new Set(sheets.map((card) => card.facts?.boss))) {
    const own = sheets.filter((card) => card.facts?.boss === boss);
    expect(own.map((card) => card.facts?.difficulty)).toEqual(['medium', 'hard', 'veryHard']);
  }
  expect(sheets).toHaveLength(15);
});

rule(['SS-COMP-03', 'SS-TERM-07'], 'the boss has one number for threat and one for lives, in every view', () => {
  const view = viewOf(game(), start('siege', 1), 0);
  expect(game().def.resources.map((r) => r.name)).toEqual(['lives', 'threat']);
  expect(view.seats[1].resources).toEqual([22, 1]);
});

rule('SS-COMP-04', 'boards differ only in looks: the rules know no board but its fields', () => {
  const a = start('duel', 2, 'same');
  const b = start('duel', 2, 'same');
  expect(a.zones).toEqual(b.zones);
  expect(game().def.options.some((option) => option.name === 'board')).toBe(false);
});

rule(
  ['SS-COMP-05', 'SS-RULING-06'],
  'rage and gang tokens are counters, reinforcement and threat are single values',
  () => {
    expect(TOKENS).toEqual({ rage: 13, gang: 15, reinforcement: 1, threat: 1 });
    expect(game().def.counters.map((counter) => counter.name)).toEqual(['gang', 'rage']);
    expect(Object.values(COUNTER)).toEqual([0, 1]);
    expect(game().def.tallies.filter((tally) => tally.name === 'renewal')).toHaveLength(1);
    expect([...new Set(playerCards().map((card) => card.facts?.faction))].sort()).toEqual(
      [...PLAYER_FACTIONS, 'promo'].sort(),
    );
  },
);

rule('SS-COMP-06', 'the factions have 54 cards each', () => {
  for (const faction of PLAYER_FACTIONS) {
    const cards = ofFaction(faction);
    expect(cards.length).toBeGreaterThanOrEqual(18);
    expect(cards.reduce((sum, card) => sum + Number(card.facts?.pool), 0)).toBe(54);
  }
});

rule(['SS-COMP-07', 'SS-ORDER-08'], 'boss decks have 24 cards and are no player cards', () => {
  for (const [faction, tier] of [
    ['zloblins', 'basic'],
    ['raging-shamans', 'advanced'],
  ]) {
    const cards = bossCards(faction);
    expect(cards.reduce((sum, card) => sum + Number(card.facts?.copies), 0)).toBe(24);
    expect(cards.every((card) => card.facts?.tier === tier)).toBe(true);
  }
  expect(codes(changed({ axeman: -1, 'zloblin-archer': 1 }))).toContain('unknown');
});

rule('SS-COMP-08', 'further factions need no change of the rules', () => {
  expect(codes({ ...game().def.decks[2].cards })).toEqual([]);
  expect(codes({ ...game().def.decks[3].cards })).toEqual([]);
  // One more, which the rules have never heard of: the same cards under another banner.
  const { def } = game();
  const own = ofFaction('yrsa').map((card) => ({
    ...card,
    key: `other-${card.key}`,
    facts: { ...card.facts, faction: 'other' },
  }));
  const wider = compileGame({ ...def, cards: [...def.cards, ...own] });
  const renamed = (cards: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(cards).map(([key, n]) => [`other-${key}`, n]));
  const found = def.decks.find((deck) => deck.key === 'yrsa')?.cards ?? {};
  const check = (cards: Record<string, number>) =>
    wider.def.checkDeck(wider, { name: { cs: '', en: '' }, cards }, {}).map(({ code }) => code);
  expect(check(renamed(found))).toEqual([]);
  const [first] = Object.keys(found);
  expect(check({ ...renamed(found), [`other-${first}`]: found[first] - 1, axeman: 1 })).toEqual(['faction']);
});

rule('SS-SET-09', 'of two equal opening cards one stands for both; keeping is always offered', () => {
  const g = game();
  const alike = { ...g.def.decks[0], cards: { axeman: 34 } };
  const s = newGame(g, { ...setupOf('duel', 2), decks: [alike, alike] });
  expect(options(s).sort()).toEqual(['axeman', 'axeman+axeman', 'keep']);
});

rule('SS-COMP-09', 'one card serves as action, monster or payment', () => {
  const s = table({ A: { hand: ['m1/1/1', 'm1/2/2'] } });
  expect(options(s)).toEqual(
    expect.arrayContaining(['action m1/1/1', 'monster m1/1/1', 'action m1/2/2', 'monster m1/2/2']),
  );
  play(s, 'monster m1/2/2');
  expect(pile(s, 'loss', 0)).toEqual(['m1/1/1']);
});

rule(['SS-COMP-10', 'SS-SET-13', 'SS-TERM-34'], 'each faction has one beginner deck of starter cards', () => {
  const decks = game().def.decks;
  for (const deck of decks) expect(codes({ ...deck.cards })).toEqual([]);
  expect(decks.filter((deck) => PLAYER_FACTIONS.includes(deck.key as (typeof PLAYER_FACTIONS)[number]))).toHaveLength(
    4,
  );
  for (const deck of decks.slice(0, 4)) {
    for (const key of Object.keys(deck.cards)) expect(game().cardDef(key).decl.facts?.origin).toBe('starter');
  }
  expect(codes(changed({ axeman: -1, cleanser: 1 }))).toEqual([]);
});

rule(['SS-ANAT-01', 'SS-ANAT-07', 'SS-ANAT-08'], 'every player card has all parts', () => {
  for (const card of playerCards()) {
    expect(card.stats).toEqual({ cost: expect.any(Number), an: expect.any(Number), dn: expect.any(Number) });
    expect(['soldier', 'veteran', 'elite', 'champion']).toContain(card.facts?.rank);
    expect(['starter', 'base', 'expansion']).toContain(card.facts?.origin);
    expect(card.abilities.filter((ability) => ability.tags?.includes('action'))).toHaveLength(1);
    expect(card.abilities.some((ability) => ability.key === `${card.key}.ability`)).toBe(true);
  }
});

rule(['SS-ANAT-02', 'SS-PAY-02'], 'the cost says how many cards are discarded', () => {
  const s = table({ A: { hand: ['m3/1/1', 'm0/1/1', 'm0/2/2', 'm0/3/3'] } });
  play(s, 'action m3/1/1', 'm0/1/1', 'm0/2/2');
  expect(pile(s, 'loss', 0)).toEqual(['m0/1/1', 'm0/2/2', 'm0/3/3', 'm3/1/1']);
});

rule('SS-ANAT-09', 'the back tells the faction', () => {
  for (const card of designs()) if (card.type !== 'sheet') expect(card.facts?.back).toBe(card.facts?.faction);
});

rule(['SS-ANAT-10', 'SS-WILD-04'], 'hidden cards show nothing, not even a back', () => {
  const s = table({ A: { hand: ['steal1'] }, B: { hand: ['axeman'] } });
  play(s, 'action steal1', 'pass');
  expect(pile(s, 'hand', 0)).toEqual(['axeman']);
  for (const viewer of [1, -2]) {
    const view = viewOf(game(), s, viewer);
    expect(view.cards.some((card) => card.zone === game().zoneOf('hand', 0))).toBe(false);
  }
});

rule(['SS-SET-02', 'SS-WILD-02', 'SS-DECK-01'], 'exactly 34 cards', () => {
  expect(codes(changed({}))).toEqual([]);
  expect(codes(changed({ axeman: -1 }))).toEqual(['size']);
  expect(codes(changed({ 'rune-keeper': 1 }), { wilderness: 1 })).toEqual(['size']);
  expect(codes(changed({ axeman: -2, 'rune-keeper': 2 }))).toEqual([]);
});

rule(['SS-SET-03', 'SS-WILD-01'], 'one faction, unless the wild is played', () => {
  const odd = changed({ axeman: -1, 'rice-militia': 1 });
  expect(issues(odd)).toEqual([
    expect.objectContaining({ code: 'faction', card: 'rice-militia', clause: 'SS-SET-03' }),
  ]);
  const half = changed({ axeman: -4, 'shield-maiden': -4, 'rice-militia': 4, lamplighter: 4 });
  expect(codes(half, { wilderness: 1 })).toEqual([]);
  expect(codes(half)).toContain('faction');
});

rule(['SS-SET-04', 'SS-DECK-02'], 'four copies of soldiers and veterans', () => {
  expect(codes(changed({ axeman: 1, 'wolf-tracker': -1 }))).toEqual(['copies']);
  expect(issues(changed({ axeman: 1, 'wolf-tracker': -1 }))[0].card).toBe('axeman');
  expect(codes(changed({ berserker: 1, 'wolf-tracker': -1 }))).toEqual([]);
});

rule(['SS-SET-05', 'SS-DECK-03', 'SS-WILD-03'], 'two copies of elites and champions', () => {
  expect(codes(changed({ jarl: 1, axeman: -1 }))).toEqual(['copies']);
  expect(codes(changed({ jarl: 1, axeman: -1 }), { wilderness: 1 })).toEqual(['copies']);
  expect(codes(changed({ 'war-queen': 1, axeman: -1 }))).toEqual([]);
});

rule('SS-DECK-04', 'all errors are told', () => {
  const bad = changed({ axeman: 1, 'wolf-tracker': -1, 'rice-militia': 1 });
  expect(codes(bad).sort()).toEqual(['copies', 'faction', 'size']);
});

rule(
  ['SS-PROMO-01', 'SS-PROMO-02', 'SS-CARD-goblin-mario'],
  'promo cards: never rated, in friendly games with consent',
  () => {
    expect(game().cardDef('goblin-mario').decl.facts?.promo).toBe(true);
    const deck = changed({ axeman: -1, 'goblin-mario': 1 });
    expect(codes(deck, { rated: 1, promo: 1 })).toEqual(['promo']);
    expect(codes(deck)).toEqual(['promo']);
    expect(codes(deck, { promo: 1 })).toEqual([]);
  },
);

rule(['SS-SET-06', 'SS-TERM-47'], 'only the 34 cards of a deck take part', () => {
  const s = start('duel', 2);
  expect(s.cards.filter((card) => card.owner === 0)).toHaveLength(34);
  expect(s.cards.filter((card) => card.owner === 1)).toHaveLength(34);
});

rule('SS-SET-07', 'decks are shuffled by the seed', () => {
  const order = (seed: string) => pile(start('duel', 2, seed), 'deck', 0).join();
  expect(order('a')).toBe(order('a'));
  expect(order('a')).not.toBe(order('b'));
});

rule(['SS-SET-08', 'SS-SET-09'], 'two opening cards, of which none, one or both may be exchanged', () => {
  const s = start('duel', 2, 'four');
  expect([size(s, 'hand', 0), size(s, 'deck', 0), size(s, 'hand', 1), size(s, 'deck', 1)]).toEqual([2, 32, 2, 32]);
  const [p, q] = pile(s, 'hand', 0);
  expect(new Set(options(s))).toEqual(new Set(['keep', p, q, [p, q].sort().join('+')]));
  // People mark cards: which of the two, in any order.
  const asked = decisionOf(game(), s, decidingSeat(game(), s))?.several;
  expect(asked).toMatchObject({ min: 0, max: 2, ordered: false, taken: [] });
  expect(asked?.options.map(({ key }) => key).sort()).toEqual([p, q].sort());
  for (const [told, same] of [
    ['{}', 'keep'],
    [`{${p}}`, p],
    [`{${q}+${p}}`, [p, q].sort().join('+')],
  ])
    expect(hashState(play(cloneState(s), told))).toBe(hashState(play(cloneState(s), same)));
});

rule(['SS-SET-10', 'SS-SET-11', 'SS-SIEGE-12'], 'exchanged cards go to the bottom, once', () => {
  const s = start('siege', 1, 'four');
  const [p, q] = pile(s, 'hand', 0);
  const next = pile(s, 'deck', 0).at(-1);
  play(s, p);
  expect(pile(s, 'hand', 0)).toEqual([q, next]);
  expect(pile(s, 'deck', 0)[0]).toBe(p);
  expect(size(s, 'deck', 0)).toBe(32);
  expect(offers(s, 'keep')).toBe(false);
});

rule(['SS-SET-12', 'SS-RULING-07'], 'the starting player comes after the secret exchange', () => {
  const s = start('duel', 2, 'four');
  const both = [...pile(s, 'hand', 0)].sort().join('+');
  play(s, both);
  expect(deciders(s)).toEqual([1]);
  const view = viewOf(game(), s, 1);
  expect([view.turn, view.sizes[game().zoneOf('hand', 0)], view.tally.next]).toEqual([0, 2, undefined]);
  play(s, 'keep');
  expect(s.turn).toBe(0);
  expect(options(s)).toHaveLength(2);
  play(s, options(s)[0]);
  expect([s.turn, stepName(s), deciders(s)]).toEqual([1, 'prepare', [s.active]]);
  expect(start('duel', 2, 'z', { first: 2 }).turn).toBe(0);
  const t = play(start('duel', 2, 'z', { first: 2 }), 'keep', 'keep');
  expect([t.turn, t.active]).toEqual([1, 1]);
});

rule('SS-SET-14', 'after set-up: hand 2, deck 32, everything else empty', () => {
  const s = play(start('duel', 2), 'keep', 'keep');
  for (const seat of [0, 1]) {
    expect([size(s, 'hand', seat), size(s, 'deck', seat)]).toEqual([2, 32]);
    for (const zone of ['loss', 'reserves', 'heal']) expect(size(s, zone, seat)).toBe(0);
  }
  for (const space of ['A1', 'A2', 'A3', 'A-front', 'land']) expect(at(s, space)).toBe('');
});

rule('SS-RULING-05', 'three origins; a base card is not listed as an expansion', () => {
  const base = playerCards().filter((card) => card.facts?.origin === 'base');
  expect(base.length).toBeGreaterThan(0);
  expect(base.some((card) => card.facts?.origin === ('expansion' as string))).toBe(false);
});
