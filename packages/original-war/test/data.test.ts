import { type CardDecl, newGame, viewOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { advice, checkDeck } from '../decks/check.ts';
import { decks } from '../decks/index.ts';
import { originalWar } from '../index.ts';
import { maps } from '../maps/index.ts';
import { initiativeOf } from '../rules/initiative.ts';
import { rangeOf } from '../rules/movement.ts';
import { INITIATIVE, SPECIAL_WEAPONS, TALLY, WEAPONS, type Weapon } from '../types.ts';
import { afterSetup, game, table } from './kit.ts';

/** Karty, balíčky, příprava, mapy (OW-TYPE to OW-MAP, OW-DECK, OW-SET, OW-ATYPE, OW-CARD). */

const cards = originalWar.cards;
const ofType = (type: string) => cards.filter((card) => card.type === type);
const fighters = cards.filter((card) => ['character', 'vehicle', 'building'].includes(card.type));
const codes = (list: Record<string, number>, options: Record<string, number> = {}) =>
  checkDeck(game(), { name: { cs: '', en: '' }, cards: list }, options).map((issue) => issue.code);
const deck = decks[0].cards;

rule(['OW-TYPE-01', 'OW-RULING-01'], 'six card types; maps and sectors never in a deck', () => {
  expect(new Set(cards.map((card) => card.type))).toEqual(
    new Set(['character', 'vehicle', 'building', 'technology', 'sector', 'map']),
  );
  expect(codes({ ...deck, 'tau-basin': 1 })).toContain('unknown');
});

rule(['OW-TYPE-02', 'OW-SECT-01'], 'four nations; sectors are neutral', () => {
  for (const card of cards) expect(['americans', 'russians', 'arabs', 'neutral']).toContain(card.facts?.nation);
  for (const card of ofType('sector')) expect(card.facts?.nation).toBe('neutral');
});

rule(
  ['OW-TYPE-03', 'OW-CHAR-02', 'OW-CARD-gorkij-mechanik-burlak'],
  'versions of one name are told apart by the subname',
  () => {
    const [a, b] = ['gorkij-mechanik-burlak', 'gorkij-zabijak-burlak'].map(
      (key) => cards.find((card) => card.key === key) as CardDecl,
    );
    expect([a.facts?.name === b.facts?.name, a.names.cs === b.names.cs]).toEqual([true, false]);
    expect([a.facts?.subname, b.facts?.subname]).toEqual(['mechanik Burlak', 'zabiják Burlak']);
    expect(a.facts?.book).toEqual(['name', 'subname']);
  },
);

rule(['OW-TYPE-04', 'OW-TABLE-01'], 'footers and stacking change nothing: options follow from the state alone', () => {
  const t = table({ at: { S1: ['A wor', 'A wor2', 'A tank', 'A drone'] }, step: 'movement' });
  const u = table({ at: { S1: ['A drone', 'A tank', 'A wor2', 'A wor'] }, step: 'movement' });
  expect(t.offered().sort()).toEqual(u.offered().sort());
});

rule('OW-TYPE-05', 'a card without abilities has no behaviour of its own', () => {
  expect(game().cardDef('sol').decl.abilities).toEqual([]);
  expect(table({ at: { S1: ['A sol'] } }).acts()).toEqual(['done']);
});

rule(['OW-CHAR-03', 'OW-CHAR-07', 'OW-RULING-05'], 'one profession and one subtype per character', () => {
  for (const card of ofType('character')) {
    expect(card.kinds.filter((kind) => ['soldier', 'worker', 'mechanic', 'scientist'].includes(kind))).toHaveLength(1);
    expect(card.kinds.filter((kind) => ['human', 'ape', 'animal'].includes(kind))).toHaveLength(1);
  }
});

rule('OW-CHAR-09', 'speed drives range, initiative and blocking', () => {
  const t = table({ at: { S1: ['A sol', 'A lawson-experienced', 'A tank'] } });
  const [sol, tank] = [t.card('sol'), t.card('tank')];
  expect([t.stat('sol', 'speed'), initiativeOf(t.g, t.s, sol), rangeOf(t.g, t.s, sol)]).toEqual([13, 16, 1]);
  expect([initiativeOf(t.g, t.s, tank), rangeOf(t.g, t.s, tank)]).toEqual([21, 2]);
});

rule(
  ['OW-VEHC-01', 'OW-BLDC-01', 'OW-DECK-08'],
  'a unique card is in play once per player, others as often as one likes',
  () => {
    const at = { S1: ['A store', 'A workshop', 'A burlakova-dilna', 'A desert-rider', 'A drone'] };
    const t = table({ at, hand: { A: ['burlakova-dilna', 'desert-rider', 'drone'] }, stock: { A: [30, 5, 5] } });
    expect([t.canPlay('burlakova-dilna'), t.canPlay('desert-rider'), t.canPlay('drone')]).toEqual([false, false, true]);
    expect(codes({ ...deck, 'siberite-missile': 2 })).toContain('copies');
  },
);

rule(
  ['OW-VEHC-02', 'OW-VEHC-03', 'OW-VEHC-04'],
  'a vehicle has a price, a time, chassis, control and propulsion',
  () => {
    for (const card of ofType('vehicle')) {
      expect(card.kinds.filter((kind) => ['manual', 'computer', 'remote'].includes(kind))).toHaveLength(1);
      expect(card.kinds.filter((kind) => ['combustion', 'solar', 'siberiteDrive'].includes(kind))).toHaveLength(1);
      expect(card.facts?.chassis).toBeTruthy();
      expect((card.stats.crates ?? 0) + (card.stats.oil ?? 0) + (card.stats.siberite ?? 0)).toBeGreaterThan(0);
    }
  },
);

rule(['OW-BLDC-03', 'OW-BLDC-04', 'OW-RULING-03'], 'a building has a price, a time and subtypes of its own', () => {
  for (const card of ofType('building')) {
    expect(card.facts?.sub).not.toEqual([]);
    expect([typeof card.stats.crates, typeof card.stats.time]).toEqual(['number', 'number']);
  }
});

rule(['OW-TECHC-01', 'OW-TECHC-03', 'OW-TECHC-04'], 'technologies never share a name and have a field', () => {
  const list = ofType('technology');
  expect(new Set(list.map((card) => card.names.cs)).size).toBe(list.length);
  expect(new Set(list.map((card) => card.names.en)).size).toBe(list.length);
  for (const card of list) expect(card.facts?.field).toBeTruthy();
});

rule(
  ['OW-TABLE-02', 'OW-EX-08', 'OW-CARD-rozvoj-zbranovych-technologii'],
  'a technology that changes others is marked, so that it is never hidden',
  () => {
    const card = cards.find((one) => one.key === 'weapons-advancement') as CardDecl;
    expect([card.names.cs, card.facts?.affectsOthers]).toEqual(['Rozvoj zbraňových technologií', true]);
    expect(cards.find((one) => one.key === 'gun')?.facts?.affectsOthers).toBe(false);
    const t = table({ at: { S1: ['A watchpost'] }, researched: { A: ['weapons-advancement'] } });
    expect(t.stat('watchpost', 'attackPeople')).toBe(8);
  },
);

rule('OW-TABLE-03', 'the view tells crewed vehicles from empty ones', () => {
  const t = table({ at: { S1: ['A tank', 'A sol on:tank', 'A crane'] } });
  const view = viewOf(t.g, t.s, 1);
  const tank = view.cards.find((card) => card.key === 'tank');
  expect(view.cards.filter((card) => card.host === tank?.handle)).toHaveLength(1);
});

// ---- sectors and maps --------------------------------------------------------------------------------------------------------------------

rule(['OW-SECT-04', 'OW-MAP-01'], 'every sector card belongs to its map and bears its number', () => {
  for (const map of maps) {
    expect(map.sectors.map((sector) => sector.no)).toEqual(map.sectors.map((_, i) => i + 1));
    for (const sector of map.sectors)
      expect(cards.find((card) => card.key === `${map.key}-${sector.no}`)?.facts?.map).toBe(map.key);
  }
});

rule(
  ['OW-MAP-02', 'OW-MAP-03', 'OW-SET-08'],
  'one map on the table with its name; every card in play has one sector',
  () => {
    const t = afterSetup();
    expect(t.s.zones[t.g.zoneOf('table', 0)]).toHaveLength(1);
    const places = t.s.zones.flatMap((zone, id) => (t.g.onBoard[id] === 1 ? zone : []));
    expect(new Set(places).size).toBe(places.length);
  },
);

rule(
  ['OW-DECK-14', 'OW-TEAM-02'],
  'maps for two to six players; paths both ways; symmetry carries starts onto each other; deposits are odd',
  () => {
    expect(maps.map((map) => map.starts.length)).toEqual([2, 2, 3, 4, 5, 6]);
    for (const map of maps) {
      for (const sector of map.sectors)
        for (const to of sector.paths) expect(map.sectors[to - 1].paths).toContain(sector.no);
      expect(map.sectors.reduce((n, sector) => n + sector.siberite, 0) % 2).toBe(1);
      const reached = new Set([map.starts[0]]);
      for (let i = 0; i < 6; i++)
        for (const turn of map.symmetries) for (const at of [...reached]) reached.add(turn[at - 1]);
      for (const at of map.starts) expect(reached).toContain(at);
      for (const turn of map.symmetries)
        for (const sector of map.sectors) {
          const other = map.sectors[turn[sector.no - 1] - 1];
          expect([other.crates, other.oil, other.siberite, other.land]).toEqual([
            sector.crates,
            sector.oil,
            sector.siberite,
            sector.land,
          ]);
          expect(other.paths.slice().sort()).toEqual(sector.paths.map((no) => turn[no - 1]).sort());
        }
    }
    for (const seats of [4, 5, 6]) expect(afterSetup({}, 'x', seats, 'all').s.seats).toHaveLength(seats);
  },
);

rule('OW-DECK-14', 'three players have one map between them, with a start sector for each', () => {
  const three = afterSetup({}, 'x', 3, 'all');
  const [map] = three.s.zones[three.g.zoneOf('table', 0)].map((id) => three.g.defs[three.s.cards[id].def].decl.key);
  expect(maps.find(({ key }) => key === map)?.starts).toHaveLength(3);
  const starts = three.s.seats.map((_, seat) => three.s.tally[TALLY.starts + seat]);
  expect(new Set(starts).size).toBe(3);
  for (const viewer of [0, 1, 2]) {
    const seen = viewOf(three.g, three.s, viewer).cards.filter(({ zone }) => three.g.onBoard[zone] === 1);
    for (const start of starts)
      expect(seen.some(({ zone, key }) => zone === start && key?.startsWith(`${map}-`))).toBe(true);
  }
});

rule('OW-TEAM-02', 'four players need a map for four, and each brings a deck of their own', () => {
  const g = game();
  const decks = afterSetup({}, 'x', 4, 'all').g.def.decks.slice(0, 4);
  const create = (brought: typeof decks) => () => newGame(g, { seats: 4, mode: 'all', decks: brought, seed: 'x' });
  expect(create(decks)).not.toThrow();
  expect(create(decks.slice(0, 3))).toThrow('player 4 has no deck');
  expect(maps.filter(({ starts }) => starts.length === 4)).toHaveLength(1);
});

// ---- decks -----------------------------------------------------------------------------------------------------------------------------------

const people = (n: number) =>
  Object.fromEntries(
    ofType('character')
      .filter((card) => card.facts?.nation === 'americans' && card.facts?.front === undefined)
      .slice(0, n)
      .map((card) => [card.key, 1]),
  );

rule(['OW-DECK-02', 'OW-DECK-05', 'OW-DECK-12'], 'at most 80 cards: 20 characters, 40 buildings and vehicles', () => {
  expect(codes({ ...deck, bunker: 6 })).toEqual(expect.arrayContaining(['deck-size', 'construction']));
  expect(codes({ ...people(21), storehouse: 1 })).toContain('reinforcements');
  expect(codes({ ...people(20), storehouse: 40 })).toEqual([]);
});

rule(['OW-DECK-03', 'OW-SET-01'], 'each card belongs to one of three parts', () => {
  for (const list of decks) expect(checkDeck(game(), list), list.key).toEqual([]);
  const t = afterSetup();
  expect([t.size('reinforcements'), t.size('technologies')]).toEqual([8, 20]);
});

rule(['OW-DECK-04', 'OW-DECK-13'], 'one nation and neutral cards, and a storehouse', () => {
  expect(codes({ ...deck, 'gun-trike': 1 })).toContain('two-nations');
  const { storehouse: _, ...without } = deck;
  expect(codes(without)).toContain('no-storehouse');
});

rule(['OW-DECK-06', 'OW-DECK-10'], 'one of each version, one of each technology', () => {
  expect(codes({ ...deck, parker: 2 })).toContain('copies');
  expect(codes({ ...deck, radar: 2 })).toContain('copies');
  expect(codes({ 'gorkij-mechanik-burlak': 1, 'gorkij-zabijak-burlak': 1, storehouse: 1 }, { people: 1 })).toEqual([]);
});

rule(
  ['OW-DECK-09', 'OW-DECK-11'],
  'at most twenty technologies; unmeetable conditions are only advised against',
  () => {
    const many = Object.fromEntries(
      ofType('technology')
        .filter((card) => ['neutral', 'americans'].includes(String(card.facts?.nation)))
        .slice(0, 21)
        .map((card) => [card.key, 1]),
    );
    expect(codes({ ...people(20), storehouse: 1, ...many })).toContain('technologies');
    const list = { name: { cs: '', en: '' }, cards: { ...people(20), storehouse: 1, 'double-laser': 1 } };
    expect(checkDeck(game(), list)).toEqual([]);
    expect(advice(game(), list)).toContain('double-laser: tech:high-energy-laser');
  },
);

rule(['OW-KEY-18', 'OW-RULING-07', 'OW-RULING-08'], 'one hero, enough people, no limit of copies unless agreed', () => {
  expect(codes({ 'gorkij-zabijak-burlak': 1, 'sheikh-omar': 1, storehouse: 1 }, { people: 1 })).toContain('heroes');
  expect(codes({ ...people(11), storehouse: 1 })).toContain('people');
  expect(codes({ ...people(20), storehouse: 40 })).toEqual([]);
  expect(codes({ ...people(20), storehouse: 40 }, { maxCopies: 4 })).toContain('copies');
});

rule('OW-BUILD-03', 'what a card waits for is to be had', () => {
  const words = new Set(cards.flatMap((card) => card.words ?? []));
  const waited = cards.flatMap((card) => [card.facts?.waitsFor ?? []].flat().map(String));
  expect(waited).toContain('sub:plant');
  expect(waited.filter((word) => !words.has(word))).toEqual([]);
});

// ---- attack types ---------------------------------------------------------------------------------------------------------------------------------

rule(
  ['OW-ATYPE-01', 'OW-ATYPE-02', 'OW-RULING-04'],
  'the attack types of the manual, the control tower, and types a set adds; special ones have one value',
  () => {
    expect(WEAPONS).toHaveLength(26);
    for (const weapon of [
      'animal',
      'crane',
      'bulldozer',
      'cargo',
      'behemoth',
      'siberite-bomb',
      'radar',
      'decelerator',
      'control-tower',
    ])
      expect(WEAPONS).toContain(weapon);
    for (const card of fighters) {
      const weapon = WEAPONS[card.stats.weapon ?? 0];
      if (weapon !== 'none') expect(card.stats.special !== undefined, card.key).toBe(SPECIAL_WEAPONS.includes(weapon));
    }
    const used = new Set(fighters.map((card) => WEAPONS[card.stats.weapon ?? 0]));
    for (const weapon of WEAPONS) expect(used, weapon).toContain(weapon);
  },
);

rule(['OW-ATYPE-03', 'OW-ATYPE-04'], 'only crane, cargo space and control tower have a rule of their own', () => {
  const t = table({
    at: { S1: ['A store', 'A shop unfinished work5', 'A signal-jammer', 'A sci on:signal-jammer exhausted'] },
  });
  expect(t.acts()).toEqual(['done']);
});

rule(['OW-ATYPE-05', 'OW-RULING-02', 'OW-ATYPE-06'], 'the usual bonus of a type; cards may name types', () => {
  const own = fighters.filter((card) => card.stats.initiative !== undefined && card.type !== 'character');
  for (const card of own)
    expect(card.stats.initiative, card.key).toBe(INITIATIVE[WEAPONS[card.stats.weapon ?? 0] as Weapon] ?? 0);
  const t = table({ at: { S1: ['A watchpost', 'A sol'] }, researched: { A: ['weapons-advancement'] } });
  expect([t.stat('watchpost', 'attackPeople'), t.stat('sol', 'attackPeople')]).toEqual([8, 5]);
});

rule(['OW-CARD-ropny-vrt', 'OW-TERM-16'], 'wells need oil deposits; cards can be named by what they require', () => {
  expect(cards.find((card) => card.key === 'oil-well')?.facts?.deposit).toBe('oil');
  expect(cards.find((card) => card.key === 'double-gun-tank')?.words).toContain('requires:factory');
});
