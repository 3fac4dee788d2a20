import { countersOf, newGame, viewOf } from '@bojiste/kernel';
import { currentGame, rule, useGames } from '@bojiste/testing';
import { expect } from 'vitest';
import { summonerWars } from '../../index.ts';
import { DICE, FACES, roll } from '../../rules/components.ts';
import { TALLY } from '../../types.ts';
import { cardOf, cardsOfKind, deckOf, started, sw } from '../support/helpers.ts';
import { stubs } from '../support/stubs.ts';

useGames({ 'summoner-wars': () => summonerWars, 'summoner-wars-stubs': () => stubs });

const PHASES = ['summon', 'move', 'build', 'attack', 'magic', 'draw'];

rule('SW-COMP-01', 'a game has exactly two players', () => {
  const g = sw();
  const decks = [0, 1, 2].map((i) => g.def.decks[i]);
  const [one, two, three] = [1, 2, 3].map(
    (seats) => () => newGame(g, { seats, mode: 'duel', decks: decks.slice(0, seats), seed: 'x' }),
  );
  expect(one).toThrow(/players/);
  expect(three).toThrow(/players/);
  expect(two().seats).toHaveLength(2);
});

rule('SW-COMP-02', 'faces carry melee, ranged and special symbols, and a result beyond the die is rejected', () => {
  for (const faces of DICE) {
    expect(faces).toHaveLength(FACES);
    for (const face of faces) {
      expect(face).toHaveLength(3);
      expect(Math.min(...face)).toBeGreaterThanOrEqual(0);
      expect(face[0] + face[1] + face[2]).toBeGreaterThan(0);
    }
  }
  const s = started([deckOf('polar-dwarves'), deckOf('cave-goblins')]);
  s.script = [FACES];
  expect(() => roll(sw(), s, 1)).toThrow(/face/);
  s.script = [3, 4];
  roll(sw(), s, 2);
  expect([TALLY.melee, TALLY.ranged, TALLY.special].map((tally) => s.tally[tally])).toEqual([1, 1, 2]);
});

rule('SW-COMP-03', 'every unit has its nine data', () => {
  const units = cardsOfKind('unit');
  expect(units.length).toBeGreaterThan(50);
  for (const unit of units) {
    expect(unit.names.cs && unit.names.en, unit.key).toBeTruthy();
    expect(['summoner', 'champion', 'common'], unit.key).toContain(unit.type);
    expect(unit.kinds, unit.key).toContain(unit.type);
    expect(unit.facts?.nation, unit.key).toBe(unit.set);
    expect(unit.stats.strength, unit.key).toBeGreaterThanOrEqual(0);
    expect(unit.stats.life, unit.key).toBeGreaterThan(0);
    expect(unit.abilities.length, unit.key).toBeGreaterThan(0);
    for (const ability of unit.abilities) expect(ability.name?.cs && ability.name.en, ability.key).toBeTruthy();
    expect(unit.facts?.symbols, unit.key).not.toHaveLength(0);
    expect(unit.facts?.attack, unit.key).toMatch(/^(melee|ranged)$/);
    if (unit.type === 'summoner') expect(unit.stats.cost, unit.key).toBeUndefined();
    else expect(unit.stats.cost, unit.key).toBeGreaterThanOrEqual(0);
  }
});

rule('SW-COMP-04', 'every event has one phase, a cost, a kind, symbols and an effect', () => {
  const events = cardsOfKind('event');
  expect(events).toHaveLength(32);
  for (const event of events) {
    expect(['epic', 'standard'], event.key).toContain(event.type);
    expect(PHASES, event.key).toContain(event.facts?.phase);
    expect(event.stats.cost, event.key).toBeGreaterThanOrEqual(0);
    expect(Array.isArray(event.facts?.symbols), event.key).toBe(true);
    expect(event.abilities.length, event.key).toBeGreaterThan(0);
  }
});

rule('SW-COMP-05', 'a gate has cost and life, but neither strength nor attack type', () => {
  for (const key of ['gate', 'starting-gate']) {
    const { stats, facts, kinds } = cardOf(key);
    expect(kinds).toContain('structure');
    expect(stats).toEqual({ cost: 0, life: key === 'gate' ? 5 : 10 });
    expect(facts?.attack).toBeUndefined();
    expect(facts?.nation).toBeUndefined();
    expect(facts?.symbols).toEqual([]);
  }
});

rule('SW-COMP-06', 'a fresh game has one magic marker each and no other tokens', () => {
  const g = sw();
  const s = started([deckOf('polar-dwarves'), deckOf('cave-goblins')]);
  expect(g.def.resources.map((resource) => resource.name)).toEqual(['magic']);
  expect(g.def.counters.map((counter) => counter.name)).toEqual(['damage', 'boost']);
  for (const seat of s.seats) expect(seat.resources).toHaveLength(1);
  for (const card of s.cards) expect([...countersOf(g, s, card)], `card ${card.id}`).toEqual([0, 0]);
});

rule('SW-COMP-07', 'every unit attacks either at melee or at range', () => {
  const g = sw();
  for (const unit of cardsOfKind('unit')) {
    const stats = g.cardDef(unit.key).stats;
    const ranged = unit.facts?.attack === 'ranged';
    expect(['melee', 'ranged'], unit.key).toContain(unit.facts?.attack);
    expect(stats[g.names.stats.get('ranged') as number], unit.key).toBe(ranged ? 1 : 0);
    expect(stats[g.names.stats.get('range') as number], unit.key).toBe(ranged ? 3 : 1);
  }
});

rule('SW-COMP-08', 'each player has an own deck, pile, magic track and lasting zone', () => {
  const g = sw();
  const s = started([deckOf('polar-dwarves'), deckOf('cave-goblins')]);
  const zones = ['deck', 'discard', 'lasting'].flatMap((name) => [g.zoneOf(name, 0), g.zoneOf(name, 1)]);
  expect(new Set(zones).size).toBe(6);
  for (const seat of [0, 1]) {
    for (const name of ['deck', 'discard', 'lasting']) expect(g.zones[g.zoneOf(name, seat)].seat).toBe(seat);
    expect(s.zones[g.zoneOf('deck', seat)].every((id) => s.cards[id].owner === seat)).toBe(true);
  }
  const view = viewOf(g, s, 0);
  expect(view.seats.map((seat) => seat.resources)).toEqual([[2], [3]]);
  expect(view.sizes[g.zoneOf('deck', 1)]).toBe(25);
});

rule('SW-COMP-12', 'the symbols are what deck building asks for, not the nation', () => {
  const g = currentGame('summoner-wars-stubs');
  const dwarves = deckOf('polar-dwarves', g);
  const { 'ice-smith': _, ...others } = dwarves.cards;
  const issues = (key: string) => g.def.checkDeck(g, { ...dwarves, cards: { ...others, [key]: 4 } }, {});
  expect(issues('stub-stray')).toEqual([]);
  expect(issues('beast-rider')).toMatchObject([{ clause: 'SW-DECK-10', card: 'beast-rider' }]);
});
