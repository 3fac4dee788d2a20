import { type CardDecl, newGame, randomInt, refOf, viewOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { decks as ready } from '../decks/index.ts';
import { originalWar } from '../index.ts';
import { afterSetup, fromDecks, game, Table } from './kit.ts';

/** Příprava hry: what a table agrees on, who starts where and with what (OW-SET). */

const cards = originalWar.cards;
const deck = ready[0].cards;

rule(['OW-SET-02', 'OW-SET-03', 'OW-SET-11'], 'a storehouse and twelve people in play, ten crates', () => {
  const t = afterSetup();
  for (const seat of ['A', 'B']) {
    const own = t.s.cards.filter((card) => card.owner === 'AB'.indexOf(seat) && t.g.onBoard[card.zone] === 1);
    const types = own.map((card) => t.g.defs[card.def].decl.type);
    expect([
      types.filter((type) => type === 'building').length,
      types.filter((type) => type === 'character').length >= 12,
    ]).toEqual([1, true]);
    expect(t.size('deck', seat) + t.size('hand', seat)).toBe(39);
  }
  expect(t.stock('A')[0] + t.stock('B')[0]).toBe(20);
});

rule(['OW-SET-04', 'OW-SET-06'], 'technologies known at the start by agreement', () => {
  const [none, basic, all] = [0, 1, 2].map((startTechnologies) => fromDecks({ startTechnologies }));
  const counts = (t: Table) => [t.size('researched'), t.size('technologies')];
  const inDeck = none.size('technologies');
  expect(counts(none)).toEqual([0, inDeck]);
  expect(counts(all)).toEqual([inDeck, 0]);
  expect(basic.size('researched')).toBeGreaterThan(0);
  const buildsOnOther = (card: CardDecl) => [card.facts?.requires].flat().some((one) => `${one}`.startsWith('tech:'));
  const plain = cards.filter((card) => card.type === 'technology' && deck[card.key] > 0 && !buildsOnOther(card));
  expect(basic.size('researched')).toBe(plain.length);
});

rule(['OW-SET-04', 'OW-SET-11'], 'more in stock at the start by agreement', () => {
  const [rich, plenty] = [1, 2].map((startStock) => fromDecks({ startStock }));
  for (const seat of ['A', 'B']) {
    expect(rich.stock(seat).slice(0, 3)).toEqual([40, 20, 8]);
    expect(plenty.stock(seat).slice(0, 3)).toEqual([200, 100, 50]);
  }
});

rule(['OW-SET-04', 'OW-TEAM-03'], 'agreed numbers of people and buildings are options kept in the state', () => {
  const t = afterSetup({ people: 8, startBuildings: 2 });
  const own = t.s.cards
    .filter((card) => card.owner === 0 && t.g.onBoard[card.zone] === 1)
    .map((card) => t.g.defs[card.def].decl);
  expect(own.filter((decl) => decl.type === 'building')).toHaveLength(2);
  expect(own.filter((decl) => decl.type === 'character' && !decl.kinds.includes('animal'))).toHaveLength(8);
  expect(t.tally('people')).toBe(8);
  for (const name of ['people', 'startBuildings', 'direction', 'startSectors'])
    expect(originalWar.options.map((option) => option.name)).toContain(name);
});

rule(['OW-SET-04', 'OW-UPGR-01'], 'upgrades and buildings with conditions start where these hold', () => {
  const t = fromDecks({ startBuildings: 4, startTechnologies: 2 }).until((u) => u.offered().includes('A workshop'));
  expect(t.offered()).not.toContain('A factory');
  t.pick('A workshop');
  expect(t.offered()).toContain('A factory');
  t.pick('A factory', 'A oil-plant').until((u) => u.s.turn === 1);
  expect(t.card('A factory').host).toBe(refOf(t.card('A workshop')));
  expect([t.ready('A factory'), t.ready('A oil-plant'), t.where('A oil-plant')]).toEqual([
    true,
    true,
    t.where('A factory'),
  ]);
});

rule(['OW-SET-04', 'OW-VEH-02'], 'vehicles start where their conditions hold', () => {
  const t = fromDecks({ startBuildings: 4, startTechnologies: 2, startVehicles: 1 });
  t.until((u) => u.offered().includes('A workshop')).pick('A workshop', 'A factory', 'A oil-plant');
  expect(t.offered()).toContain('A light-buggy');
  t.pick('A light-buggy').until((u) => u.s.turn === 1);
  expect([t.ready('A light-buggy'), t.where('A light-buggy')]).toEqual([true, t.where('A factory')]);
  const poor = fromDecks({ startVehicles: 4 }).until((u) => u.s.turn === 1);
  expect(
    poor.s.cards.some((card) => poor.g.onBoard[card.zone] === 1 && poor.g.defs[card.def].decl.type === 'vehicle'),
  ).toBe(false);
});

rule(['OW-SET-05', 'OW-SET-13'], 'decks and the first player come from the seed', () => {
  const order = (seed: string) => afterSetup({}, seed).s.zones[game().zoneOf('deck', 0)].join();
  expect(order('a')).toBe(order('a'));
  expect(order('a')).not.toBe(order('b'));
  const s = afterSetup().s;
  let first = 0;
  for (let i = 0; i < 10_000; i++) first += randomInt(s, 2);
  expect(first / 10_000).toBeGreaterThan(0.48);
  expect(first / 10_000).toBeLessThan(0.52);
});

rule(
  ['OW-SET-06', 'OW-SET-07', 'OW-RULING-109'],
  'the areas of a player; the technology deck is open to its owner only',
  () => {
    for (const zone of ['hand', 'deck', 'reinforcements', 'technologies', 'discard', 'sector'])
      expect(game().zoneStart.has(zone)).toBe(true);
    const t = afterSetup();
    const zone = t.g.zoneOf('technologies', 0);
    expect(viewOf(t.g, t.s, 0).cards.filter((card) => card.zone === zone)).toHaveLength(20);
    expect(viewOf(t.g, t.s, 1).cards.filter((card) => card.zone === zone)).toHaveLength(0);
    expect(viewOf(t.g, t.s, 1).seats[0].resources[0]).toBe(t.stock('A')[0]);
  },
);

rule(['OW-SET-09', 'OW-SET-10', 'OW-RULING-11'], 'everybody gets a start sector of their own', () => {
  for (const seats of [2, 3, 4]) {
    const t = afterSetup({ startSectors: seats % 2 }, `s${seats}`, seats, seats === 2 ? 'duel' : 'all');
    const starts = t.s.seats.map((_, seat) => t.s.tally[15 + seat]);
    expect(new Set(starts).size).toBe(seats);
  }
});

rule('OW-SET-02', 'one storehouse stands; the other thirty-nine lie in random order', () => {
  const order = (seed: string) => {
    const t = afterSetup({}, seed);
    const own = t.s.cards.filter((card) => card.owner === 0 && t.g.onBoard[card.zone] === 1);
    const keys = own.map((card) => t.g.defs[card.def].decl.key);
    expect(keys.filter((key) => t.g.cardDef(key).decl.type === 'building')).toHaveLength(1);
    const rest = [...t.s.zones[t.g.zoneOf('hand', 0)], ...t.s.zones[t.g.zoneOf('deck', 0)]];
    expect(rest).toHaveLength(39);
    return rest.join();
  };
  expect(order('a')).toBe(order('a'));
  expect(new Set(['a', 'b', 'c'].map(order)).size).toBe(3);
});

/** Four players choose their start sectors one after the other: what each was offered, and what they took. */
function choosing(): { readonly offered: readonly string[]; readonly taken: string }[] {
  const t = fromDecks({ startSectors: 1 }, 'x', 4, 'all').until((u) => u.sectors().length > 1);
  const out: { offered: string[]; taken: string }[] = [];
  while (t.sectors().length > 1) {
    const offered = t.sectors();
    out.push({ offered, taken: offered[0] });
    t.pick(offered[0]);
  }
  return out;
}

rule('OW-SET-10', 'a start sector with a token on it is not offered again', () => {
  const [first, ...later] = choosing();
  expect(later.length).toBeGreaterThan(0);
  expect(later.some(({ offered }) => offered.includes(first.taken))).toBe(false);
});

rule('OW-RULING-11', 'who chooses later chooses among what is left', () => {
  const all = choosing();
  expect(all.map(({ offered }) => offered.length)).toEqual([4, 3, 2]);
  expect(all.every(({ offered }) => offered.includes(all[0].taken))).toBe(false);
});

/** Ready decks hold people alone; here somebody has changed one for an animal. */
function withAnimal(): Table {
  const [own, other] = ready;
  const { stevens: _, ...cards } = own.cards;
  const decks = [{ ...own, cards: { ...cards, 'sabre-tooth': 1 } }, other];
  return new Table(game(), newGame(game(), { seats: 2, mode: 'duel', decks, seed: 'x' }));
}

rule(['OW-SET-12', 'OW-RULING-12'], 'animals may be put into sectors without a storehouse', () => {
  const t = withAnimal().until((u) => u.offered().some((label) => label.endsWith('sabre-tooth')));
  t.pick(t.keys()[0]);
  expect(t.sectors()).not.toContain('S1');
  expect(t.sectors()).toContain('S4');
});

rule('OW-RULING-09', 'the twelve are chosen by their owner: different names, no animals', () => {
  const t = withAnimal().pick('no');
  expect([t.seat, t.offered().some((label) => label.endsWith('sabre-tooth'))]).toEqual(['A', false]);
});
