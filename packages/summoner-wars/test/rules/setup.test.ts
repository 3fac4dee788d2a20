import { type CardDecl, changeCounter, type Deck, type GameDef, hashState, type Seat, statOf } from '@bojiste/kernel';
import { ready, rule, useGames } from '@bojiste/testing';
import { expect } from 'vitest';
import { summonerWars } from '../../index.ts';
import { rowFrom } from '../../rules/distance.ts';
import { COUNTER, STAT } from '../../types.ts';
import { cardOf, deckOf, keysIn, standingOf, started, sw } from '../support/helpers.ts';

useGames({ 'summoner-wars': () => summonerWars });

const DWARVES = ['frost-mage c3', 'ice-golem c2', 'starting-gate d3', 'svara d1'];
/** The same, turned by half a circle. */
const DWARVES_OPPOSITE = ['frost-mage d6', 'ice-golem d7', 'starting-gate c6', 'svara c8'];
const dwarves = () => [deckOf('polar-dwarves'), deckOf('polar-dwarves')];

rule('SW-SET-01', 'the back rows lie at opposite edges', () => {
  const g = sw();
  const backRow = (seat: Seat) =>
    g.def.zones[0].spaces?.filter((name) => rowFrom(seat, g.spaceNamed(name)) === 0).join(' ');
  expect(backRow(0)).toBe('a1 b1 c1 d1 e1 f1');
  expect(backRow(1)).toBe('a8 b8 c8 d8 e8 f8');
  const s = started(dwarves());
  expect(standingOf(s, 0)).toContain('svara d1');
  expect(standingOf(s, 1)).toContain('svara c8');
});

rule('SW-SET-02', 'tokens come from a supply without end that belongs to nobody', () => {
  const g = sw();
  const s = started(dwarves());
  expect(g.def.resources.map((resource) => resource.name)).toEqual(['magic']);
  const mages = s.cards.filter((card) => g.defs[card.def].decl.key === 'frost-mage' && card.zone < 48);
  expect(mages.map((card) => card.owner)).toEqual([0, 1]);
  const before = s.seats.map((seat) => [...seat.resources]);
  for (const mage of mages) changeCounter(g, s, mage, COUNTER.boost, 500);
  expect(mages.map((mage) => s.counters[mage.id * 2 + COUNTER.boost])).toEqual([500, 500]);
  expect(s.seats.map((seat) => [...seat.resources])).toEqual(before);
});

rule('SW-SET-03', 'a self-built deck is accepted like a ready one', () => {
  const g = sw();
  const { 'bear-cavalry': _, jarmund: __, ...cards } = deckOf('polar-dwarves').cards;
  const shares = (card: CardDecl) => ['water', 'logic'].some((mark) => String(card.facts?.symbols).includes(mark));
  const foreign = g.def.cards.filter((card) => card.set !== 'polar-dwarves' && shares(card));
  const other = (kind: string) => foreign.find((card) => card.type === kind)?.key ?? '';
  const own: Deck = {
    name: { cs: 'vlastní', en: 'own' },
    leader: 'svara',
    cards: { ...cards, [other('common')]: 4, [other('champion')]: 1 },
  };
  expect(g.def.checkDeck(g, own, {})).toEqual([]);
  const s = started([own, deckOf('polar-dwarves')]);
  expect(standingOf(s, 0)).toEqual(DWARVES);
  const rest = [...keysIn(s, 'hand', 0), ...keysIn(s, 'deck', 0)];
  expect(rest).toHaveLength(30);
  expect(rest.filter((key) => key === other('common'))).toHaveLength(4);
  expect(rest).toContain(other('champion'));
});

rule('SW-SET-04', 'four cards stand on the spaces shown on the Summoner', () => {
  const s = started(dwarves());
  expect(standingOf(s, 0)).toEqual(DWARVES);
  expect(standingOf(s, 1)).toEqual(DWARVES_OPPOSITE);
});

rule('SW-SET-05', 'the starting gate has ten lives and no injury', () => {
  const g = sw();
  const s = started(dwarves());
  const gates = s.cards.filter((card) => g.defs[card.def].decl.key === 'starting-gate');
  expect(gates.map((card) => g.zones[card.zone].name)).toEqual(['d3', 'c6']);
  for (const gate of gates) {
    expect(statOf(g, s, gate, STAT.life)).toBe(10);
    expect(s.counters[gate.id * 2 + COUNTER.damage]).toBe(0);
  }
});

rule('SW-SET-06', 'the other thirty cards are shuffled', () => {
  const g = sw();
  const s = started(dwarves());
  const pile = (seed: string) => {
    const t = started(dwarves(), { seed });
    return [...keysIn(t, 'deck', 0), ...keysIn(t, 'hand', 0)];
  };
  expect(pile('one')).toHaveLength(30);
  expect(pile('one')).not.toEqual(pile('two'));
  expect([...pile('one')].sort()).toEqual([...pile('two')].sort());
  expect(pile('one')).not.toContain('svara');
  expect(pile('one')).not.toContain('starting-gate');
  expect(pile('one').filter((key) => key === 'frost-mage')).toHaveLength(4);
  expect(pile('one').filter((key) => key === 'ice-golem')).toHaveLength(4);
  expect(g.zones[g.zoneOf('deck', 0)].decl.sight).toBe('none');
  expect(s.cards).toHaveLength(68);
});

rule('SW-SET-07', 'five cards are drawn', () => {
  const s = started(dwarves());
  for (const seat of [0, 1]) {
    expect(keysIn(s, 'hand', seat)).toHaveLength(5);
    expect(keysIn(s, 'deck', seat)).toHaveLength(25);
    expect(keysIn(s, 'discard', seat)).toHaveLength(0);
  }
});

rule('SW-SET-08', 'the three ordinary gates are in the shuffled cards', () => {
  const s = started(dwarves());
  for (const seat of [0, 1]) {
    expect(standingOf(s, seat).filter((entry) => entry.includes('gate'))).toHaveLength(1);
    const rest = [...keysIn(s, 'hand', seat), ...keysIn(s, 'deck', seat)];
    expect(rest.filter((key) => key === 'gate')).toHaveLength(3);
  }
});

rule('SW-SET-09', 'the first player follows from the seed', () => {
  const first = (seed: string) => started(dwarves(), { seed, options: {} });
  const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`);
  for (const seed of seeds) expect(hashState(first(seed))).toBe(hashState(first(seed)));
  expect(new Set(seeds.map((seed) => first(seed).active))).toEqual(new Set([0, 1]));
});

rule(['SW-SET-10', 'SW-SET-11'], 'the first player has two magic, the other three', () => {
  const magic = (firstPlayer: number) => {
    const s = started(dwarves(), { options: { firstPlayer } });
    return [s.active, ...s.seats.map((seat) => seat.resources[0])];
  };
  expect(magic(1)).toEqual([0, 2, 3]);
  expect(magic(2)).toEqual([1, 3, 2]);
});

/** Spirit mages are boosted when they are summoned; here Abua Shi begins with one. */
const withMage: GameDef = {
  ...summonerWars,
  cards: summonerWars.cards.map((card) =>
    card.key === 'abua-shi'
      ? {
          ...card,
          facts: { ...card.facts, layout: ['abua-shi d1', 'starting-gate d2', 'spirit-mage d3', 'lioness c3'] },
        }
      : card,
  ),
};

rule('SW-SET-12', 'placing the starting cards is no summoning', () => {
  expect(cardOf('spirit-mage').abilities.map((ability) => ability.key)).toContain('charged');
  const g = ready(withMage);
  const elves = deckOf('savanna-elves');
  const s = started([elves, elves], {}, g);
  const mages = s.cards.filter((card) => g.defs[card.def].decl.key === 'spirit-mage' && card.zone < 48);
  expect(mages).toHaveLength(2);
  for (const mage of mages) expect(s.counters[mage.id * 2 + COUNTER.boost]).toBe(0);
  expect(s.seats.map((seat) => seat.resources[0])).toEqual([2, 3]);
});

rule('SW-SET-04', 'a card without a layout cannot lead a deck', () => {
  const [first, second] = dwarves();
  expect(() => started([{ ...first, leader: 'jarmund' }, second])).toThrow('jarmund is no Summoner');
});
