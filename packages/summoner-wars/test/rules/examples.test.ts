import { type Seat, statOf } from '@bojiste/kernel';
import { currentGame, rule, useGames } from '@bojiste/testing';
import { expect } from 'vitest';
import { summonerWars } from '../../index.ts';
import { adjacent, distanceOf, isBehind } from '../../rules/distance.ts';
import { STAT } from '../../types.ts';
import { at, cardOf, deckOf, keysIn, logged, started, sw } from '../support/helpers.ts';
import { stubs } from '../support/stubs.ts';

useGames({ 'summoner-wars': () => summonerWars, 'summoner-wars-stubs': () => stubs });

rule('SW-EX-01', 'Vlčí jezdci', () => {
  const card = cardOf('beast-rider');
  expect(card).toMatchObject({
    names: { cs: 'Vlčí jezdci' },
    type: 'common',
    stats: { strength: 3, cost: 2, life: 3 },
    facts: { nation: 'cave-goblins', attack: 'melee' },
  });
  expect(card.abilities.map((ability) => ability.name?.cs)).toContain('Výpad');
});

rule('SW-EX-02', 'Plížením vpřed!', () => {
  expect(cardOf('sneak')).toMatchObject({
    names: { cs: 'Plížením vpřed!' },
    type: 'standard',
    stats: { cost: 0 },
    facts: { phase: 'move', lasting: false },
  });
});

rule('SW-EX-03', 'Portál', () => {
  const card = cardOf('gate');
  expect(card).toMatchObject({ names: { cs: 'Portál' }, type: 'structure' });
  expect(card.stats).toEqual({ cost: 0, life: 5 });
});

rule('SW-EX-05', 'side neighbours of c3 are adjacent, corner neighbours are not', () => {
  const g = sw();
  const near = (name: string) => adjacent(g.spaceNamed('c3'), g.spaceNamed(name));
  expect(['b3', 'd3', 'c2', 'c4'].map(near)).toEqual([true, true, true, true]);
  expect(['b2', 'b4', 'd2', 'd4', 'c3'].map(near)).toEqual([false, false, false, false, false]);
});

const named = (word: string): string[] =>
  sw()
    .def.cards.filter((card) => card.words?.includes(word))
    .map((card) => card.key);

rule('SW-EX-19', 'undead by name', () => {
  expect(named('undead')).toEqual(expect.arrayContaining(['undead-warrior', 'undead-archer']));
  expect(named('undead')).not.toContain('hellfire-cultist');
});

rule('SW-EX-20', 'archers by name, across the nations', () => {
  expect(named('archer')).toEqual(expect.arrayContaining(['undead-archer', 'wind-archer']));
  expect(named('archer')).not.toContain('undead-warrior');
});

rule('SW-EX-21', 'distances from c4', () => {
  const g = sw();
  const from = g.spaceNamed('c4');
  const far = ['c5', 'c6', 'd5', 'e4', 'd6'].map((name) => distanceOf(from, g.spaceNamed(name)));
  expect(far).toEqual([1, 2, 2, 2, 3]);
  expect(distanceOf(from, from)).toBe(0);
});

rule('SW-EX-23', 'one shared symbol is enough, a foreign one is not', () => {
  const g = sw();
  const dwarves = deckOf('polar-dwarves');
  expect(cardOf('svara').facts?.symbols).toEqual(['logic', 'water']);
  const issues = (key: string) => {
    const { jarmund: _, ...cards } = dwarves.cards;
    return g.def.checkDeck(g, { ...dwarves, cards: { ...cards, [key]: 1 } }, {}).map(({ clause }) => clause);
  };
  expect(issues('jarmund')).toEqual([]);
  expect(cardOf('the-eater').facts?.symbols).toEqual(['instinct']);
  expect(issues('the-eater')).toEqual(['SW-DECK-10']);
});

rule('SW-EX-24', 'the deck of the Polar Dwarves', () => {
  const g = sw();
  const list = {
    'starting-gate': 1,
    gate: 3,
    'ice-ram': 2,
    parapet: 2,
    'ice-repair': 2,
    'glacial-shift': 2,
    nadiana: 1,
    ollag: 1,
    jarmund: 1,
    'frost-mage': 5,
    'ice-golem': 5,
    'bear-cavalry': 4,
    'ice-smith': 4,
  };
  const deck = { name: { cs: 'příklad', en: 'example' }, leader: 'svara', cards: list };
  expect(g.def.checkDeck(g, deck, {})).toEqual([]);
  expect(deckOf('polar-dwarves').cards).toEqual(list);
  const s = started([deck, deck]);
  expect(s.cards.filter((card) => card.owner === 0)).toHaveLength(34);
  expect(keysIn(s, 'deck', 0).length + keysIn(s, 'hand', 0).length).toBe(30);
});

rule('SW-EX-30', 'what follows an attack comes after elimination and magic', () => {
  const s = at('attack', { A: ['svara a1', 'jarmund c3'], B: ['ret-talus f8', 'ice-smith c5'] }, [1, 1, 2]);
  expect(logged(s, 'attack c3')).toEqual(['attacking', 'rolled', 'damage', 'destroyed', 'reward']);
  expect(logged(s, 'c3')).toEqual(['boosted']);
});

rule('SW-EX-33', 'behind is nearer to the own edge, as the controller sees it', () => {
  const g = sw();
  const behind = (space: string, of: string, seat: Seat) => isBehind(g.spaceNamed(space), g.spaceNamed(of), seat);
  expect(behind('c2', 'c4', 0)).toBe(true);
  expect(behind('c4', 'c2', 0)).toBe(false);
  expect(behind('c4', 'c2', 1)).toBe(true);
  expect(behind('c4', 'c4', 0)).toBe(false);
});

rule('SW-EX-22', 'within two spaces never means the card itself', () => {
  const g = currentGame('summoner-wars-stubs');
  const strength = (...own: string[]) => {
    const s = at('attack', { A: ['svara a8', 'stub-nadiana c4', ...own], B: ['ret-talus f8'] }, [], g);
    const nadiana = s.cards.find((card) => g.defs[card.def].decl.key === 'stub-nadiana');
    return nadiana === undefined ? -1 : statOf(g, s, nadiana, STAT.strength);
  };
  expect(strength()).toBe(2);
  expect(strength('gate c6', 'gate d5')).toBe(4);
  expect(strength('gate d6')).toBe(2);
});
