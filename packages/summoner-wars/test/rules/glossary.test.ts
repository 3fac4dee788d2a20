import {
  addCard,
  applyMove,
  beginAt,
  type Card,
  type Deck,
  decidingSeats,
  emptyState,
  type Game,
  type LogEntry,
  notesOf,
  type Seat,
  type State,
  setResource,
  viewOf,
  watching,
} from '@bojiste/kernel';
import { currentGame, rule, useGames } from '@bojiste/testing';
import { expect } from 'vitest';
import { checkDeck } from '../../decks/check.ts';
import { summonerWars } from '../../index.ts';
import { adjacent, inBackRows, isBehind, onOwnSide, spaceNames } from '../../rules/distance.ts';
import { MAGIC } from '../../types.ts';
import { at, cardOf, cardsOfKind, deckOf, keysIn, logged, started, sw } from '../support/helpers.ts';
import { stubGlossary } from '../support/stubs-glossary.ts';

/** Rejstřík pojmů (glossary): what scenes cannot say. */

useGames({ 'summoner-wars': () => summonerWars, 'summoner-wars-glossary': () => stubGlossary });

const space = (name: string): number => spaceNames.indexOf(name);
const dwarves = (): Deck => deckOf('polar-dwarves');
const clausesOf = (deck: Deck): string[] => checkDeck(sw(), deck).map(({ clause }) => clause);
const withCards = (deck: Deck, change: Readonly<Record<string, number>>): Deck => ({
  ...deck,
  cards: { ...deck.cards, ...change },
});

/** A position with cards in A's hand: "key space owner" for the battlefield. */
function holding(
  g: Game,
  step: string,
  board: readonly string[],
  hand: readonly string[],
  magic = 0,
  deck: readonly string[] = [],
): State {
  const s = emptyState(g, { seats: 2, mode: 'duel', decks: [], seed: 'test' });
  for (const entry of board) {
    const [key = '', where = '', owner = '0'] = entry.split(' ');
    addCard(g, s, key, Number(owner), g.spaceNamed(where));
  }
  for (const key of hand) addCard(g, s, key, 0, g.zoneOf('hand', 0));
  for (const key of deck) addCard(g, s, key, 0, g.zoneOf('deck', 0));
  setResource(s, 0, MAGIC, magic);
  beginAt(g, s, [0], step);
  return s;
}

/** Plays so many moves, each chosen by a fixed rule that looks random enough. */
function wander(g: Game, s: State, moves: number, look: () => void): void {
  let seed = 7;
  for (let i = 0; i < moves && s.over < 0; i++) {
    const [seat = 0] = decidingSeats(g, s);
    const keys = notesOf(g, s, seat).map(({ key }) => key);
    seed = (seed * 1103515245 + 12345) % 2147483648;
    applyMove(g, s, { seat, key: keys[seed % keys.length] });
    look();
  }
}

rule('SW-TERM-04', 'common is a kind, and sixteen of them are in a deck besides the starting units', () => {
  expect(cardOf('bear-cavalry').kinds).toEqual(['unit', 'common']);
  expect(clausesOf(dwarves())).toEqual([]);
  expect(clausesOf(withCards(dwarves(), { 'bear-cavalry': 5, 'ice-smith': 3 }))).toEqual(['SW-DECK-13']);
  expect(dwarves().cards['frost-mage']).toBe(5);
});

rule('SW-TERM-12', 'the number of cards in both draw decks is public, their faces are not', () => {
  const s = started([dwarves(), deckOf('cave-goblins')]);
  for (const viewer of [0, 1]) {
    const view = viewOf(sw(), s, viewer);
    for (const seat of [0, 1]) {
      const deck = sw().zoneOf('deck', seat);
      expect(view.sizes[deck]).toBe(25);
      expect(view.cards.filter((card) => card.zone === deck && card.key !== null)).toEqual([]);
    }
  }
});

rule('SW-TERM-14', 'the order of a draw deck does not change while cards are drawn', () => {
  const g = sw();
  const s = started([dwarves(), deckOf('cave-goblins')]);
  const before = [0, 1].map((seat) => [...s.zones[g.zoneOf('deck', seat)]]);
  while (s.turn <= 20 && s.over < 0) {
    const [seat] = decidingSeats(g, s);
    const keys = notesOf(g, s, seat).map(({ key }) => key);
    applyMove(g, s, { seat, key: keys.find((key) => key.startsWith('discard')) ?? keys[keys.length - 1] });
  }
  for (const seat of [0, 1]) {
    const left = s.zones[g.zoneOf('deck', seat)];
    expect(left.length).toBeLessThan(10);
    expect(left).toEqual(before[seat].slice(0, left.length));
  }
});

rule('SW-TERM-16', 'units, events and structures have their kinds, and a card may carry two', () => {
  const types = new Set(sw().def.cards.map((card) => card.type));
  expect([...types].sort()).toEqual(['champion', 'common', 'epic', 'standard', 'structure', 'summoner']);
  expect(cardOf('ice-golem').kinds).toEqual(['unit', 'common', 'structure']);
  expect(cardOf('parapet').kinds).toEqual(['event', 'standard', 'structure']);
});

rule('SW-TERM-24', 'two epic events, those on the back of the Summoner', () => {
  const epics = Object.entries(dwarves().cards).filter(([key]) => cardOf(key).kinds.includes('epic'));
  expect(epics).toEqual([['ice-ram', 2]]);
  expect(cardOf('svara').facts?.epics).toEqual(['ice-ram', 'ice-ram']);
  expect(clausesOf(withCards(dwarves(), { 'ice-ram': 1, 'sacrificial-pyre': 1 }))).toContain('SW-DECK-05');
});

rule('SW-TERM-25', 'six phases in their order', () => {
  const phases = sw().def.turns.turn.map(({ step }) => step);
  expect(phases.filter((step) => step !== 'start' && step !== 'end')).toEqual([
    'summon',
    'move',
    'build',
    'attack',
    'magic',
    'draw',
  ]);
});

rule('SW-TERM-26', 'three different heroes', () => {
  expect(clausesOf(dwarves())).toEqual([]);
  expect(clausesOf(withCards(dwarves(), { nadiana: 2, jarmund: 0 }))).toEqual(['SW-DECK-11']);
});

rule('SW-TERM-29', 'the end of the turn comes when the last card is drawn', () => {
  const s = at('magic', { A: ['ret-talus a1', 'undead-warrior c3'], B: ['svara f8'] });
  const warrior = s.cards.find((card) => sw().defs[card.def].decl.key === 'undead-warrior') as Card;
  s.counters[warrior.id * 2 + 1] = 3;
  for (let i = 0; i < 5; i++) addCard(sw(), s, 'gate', 0, sw().zoneOf('deck', 0));
  const events = logged(s, 'done');
  expect(events.filter((name) => name === 'drawn')).toHaveLength(5);
  expect(events.indexOf('boosted')).toBeGreaterThan(events.lastIndexOf('drawn'));
});

rule('SW-TERM-53', 'at the start everybody controls the own deck', () => {
  const s = started([dwarves(), deckOf('cave-goblins')]);
  expect(s.cards).toHaveLength(68);
  for (const card of s.cards) expect(card.control).toBe(card.owner);
});

rule('SW-TERM-55', 'the view turns a card to whoever controls it', () => {
  const g = currentGame('summoner-wars-glossary');
  const s = holding(g, 'summon', ['svara a1 0', 'svara f8 1', 'gate c5 1'], ['stub-claim']);
  const gate = () => [0, 1].map((viewer) => viewOf(g, s, viewer).cards.find(({ key }) => key === 'gate'));
  expect(gate().map((card) => card?.control)).toEqual([1, 1]);
  applyMove(g, s, { seat: 0, key: 'play stub-claim' });
  applyMove(g, s, { seat: 0, key: 'c5' });
  expect(gate().map((card) => card?.control)).toEqual([0, 0]);
  expect(gate().map((card) => card?.owner)).toEqual([1, 1]);
});

rule('SW-TERM-58', 'the price is paid before the unit stands there', () => {
  const g = sw();
  const s = holding(g, 'summon', ['sneeks a1 0', 'gate c3 0', 'svara f8 1'], ['beast-rider'], 3);
  const before: number[] = [];
  const write = ({ kind }: LogEntry) => {
    if (g.events[kind].decl.name === 'summoned') before.push(s.seats[0].resources[MAGIC]);
  };
  watching(write, () => {
    for (const key of ['summon beast-rider', 'c4']) expect(applyMove(g, s, { seat: 0, key })).toBeNull();
  });
  expect(before).toEqual([1]);
  const poor = holding(g, 'summon', ['sneeks a1 0', 'gate c3 0', 'svara f8 1'], ['beast-rider'], 1);
  expect(applyMove(g, poor, { seat: 0, key: 'summon beast-rider' })?.clause).toBe('SW-SUM-03');
});

rule('SW-TERM-66', 'one starting gate on the battlefield, three gates in deck and hand', () => {
  const g = sw();
  const s = started([dwarves(), deckOf('cave-goblins')]);
  for (const seat of [0, 1]) {
    const gates = s.cards.filter((card) => card.owner === seat && g.defs[card.def].decl.kinds.includes('gate'));
    const placed = gates.filter((card) => card.zone < spaceNames.length);
    expect(placed.map((card) => g.defs[card.def].decl.stats.life)).toEqual([10]);
    const hidden = [...keysIn(s, 'deck', seat), ...keysIn(s, 'hand', seat)].filter((key) => key.includes('gate'));
    expect(hidden).toEqual(['gate', 'gate', 'gate']);
  }
  expect(cardOf('gate').stats.life).toBe(5);
});

rule('SW-TERM-70', 'cards are different when their names are; the two gates share one name', () => {
  const g = sw();
  const names = (key: string) => g.cardDef(key).words;
  expect(names('starting-gate')).toEqual(names('gate'));
  const others = g.def.cards.filter(({ key }) => key !== 'starting-gate');
  expect(new Set(others.map((card) => g.cardDef(card.key).words.join(' '))).size).toBe(others.length);
});

rule('SW-TERM-72', 'a deck is 34 cards, wherever they go', () => {
  const g = sw();
  const s = started([deckOf('fallen-kingdom'), dwarves()], { seed: 'wander' });
  wander(g, s, 400, () => {
    for (const seat of [0, 1]) {
      const zones = g.zones.map((_, zone) => s.zones[zone].filter((id) => s.cards[id].owner === seat).length);
      expect(zones.reduce((sum, n) => sum + n, 0)).toBe(34);
    }
  });
  expect(s.turn).toBeGreaterThan(3);
});

rule('SW-TERM-77', 'every printed ability of a unit has a name in both languages', () => {
  for (const unit of cardsOfKind('unit')) {
    for (const ability of unit.abilities) {
      expect(ability.name?.cs, `${unit.key} ${ability.key}`).toBeTruthy();
      expect(ability.name?.en, `${unit.key} ${ability.key}`).toBeTruthy();
    }
  }
});

rule('SW-TERM-82', 'sides touch, corners do not, and nothing is beside itself', () => {
  expect(adjacent(space('c3'), space('c3'))).toBe(false);
  expect(adjacent(space('c3'), space('c4'))).toBe(true);
  expect(adjacent(space('c3'), space('d4'))).toBe(false);
  expect(adjacent(space('f1'), space('a2'))).toBe(false);
});

rule('SW-TERM-83', 'six standard events, at most two of a name', () => {
  expect(clausesOf(dwarves())).toEqual([]);
  expect(clausesOf(withCards(dwarves(), { parapet: 4, 'ice-repair': 2, 'glacial-shift': 0 }))).toEqual(['SW-DECK-12']);
  expect(clausesOf(withCards(dwarves(), { parapet: 1 }))).toContain('SW-DECK-06');
});

rule('SW-TERM-85', 'four rows are the own side, four the other', () => {
  expect(onOwnSide(0, space('c4'))).toBe(true);
  expect(onOwnSide(0, space('c5'))).toBe(false);
  expect(onOwnSide(1, space('c4'))).toBe(false);
  expect(onOwnSide(1, space('c5'))).toBe(true);
  expect(spaceNames.filter((_, at) => onOwnSide(0, at))).toHaveLength(24);
});

rule('SW-TERM-93', 'who searches a draw deck shuffles it, and no card searches without', () => {
  const g = currentGame('summoner-wars-glossary');
  const searches = (ability: unknown) => JSON.stringify(ability).includes('"zone":"deck"');
  const shuffles = (ability: unknown) => JSON.stringify(ability).includes('"shuffle"');
  const found = g.def.cards.flatMap(({ abilities }) => abilities).filter(searches);
  expect(found.map(({ key }) => key)).toEqual(['stub-search']);
  expect(found.every(shuffles)).toBe(true);
  const s = holding(g, 'summon', ['svara a1 0', 'svara f8 1'], ['stub-search'], 0, new Array(20).fill('gate'));
  const before = s.zones[g.zoneOf('deck', 0)];
  applyMove(g, s, { seat: 0, key: 'play stub-search' });
  const [first] = notesOf(g, s, 0);
  applyMove(g, s, { seat: 0, key: first.key });
  const after = s.zones[g.zoneOf('deck', 0)];
  expect(s.zones[g.zoneOf('hand', 0)]).toHaveLength(1);
  expect(after).toHaveLength(19);
  expect(after).not.toEqual(before.filter((id) => after.includes(id)));
});

rule('SW-TERM-94', 'every step of an effect is carried out, in its order', () => {
  const g = sw();
  const s = holding(g, 'summon', ['ret-talus a1 0', 'gul-dass c3 0', 'svara f8 1'], ['blood-summon', 'undead-carrier']);
  const events = logged(s, 'play blood-summon', 'c3', 'c4');
  expect(events.filter((name) => ['placed', 'damage', 'discarded'].includes(name))).toEqual([
    'placed',
    'damage',
    'discarded',
  ]);
});

rule('SW-TERM-100', 'behind is nearer to the own edge', () => {
  expect(isBehind(space('e2'), space('c4'), 0)).toBe(true);
  expect(isBehind(space('e4'), space('c4'), 0)).toBe(false);
  expect(isBehind(space('c5'), space('c4'), 0)).toBe(false);
});

rule('SW-TERM-101', 'and it is judged by the controller of the card', () => {
  expect(isBehind(space('e2'), space('c4'), 1)).toBe(false);
  expect(isBehind(space('e6'), space('c4'), 1)).toBe(true);
});

rule('SW-TERM-103', 'back rows are counted from the own edge', () => {
  const rows = (seat: Seat) => [
    ...new Set(spaceNames.filter((_, at) => inBackRows(seat, at, 2)).map((name) => name[1])),
  ];
  expect(rows(0)).toEqual(['1', '2']);
  expect(rows(1)).toEqual(['7', '8']);
});

rule(
  'SW-CARD-vetrni-lucistnici',
  'the archers have values from outside the rulebook, and unknown cards fit no deck',
  () => {
    expect(cardOf('wind-archer').names.cs).toBe('Větrní lučištníci');
    expect(cardOf('wind-archer').facts?.source).toBe('outside');
    const issues = checkDeck(sw(), withCards(dwarves(), { 'wind-archers-without-values': 1 }));
    expect(issues.map(({ code, card }) => `${code} ${card}`)).toContain('unknown wind-archers-without-values');
  },
);
