import {
  addCard,
  changeCounter,
  F,
  type Game,
  goingOn,
  idOf,
  makeRow,
  moveCard,
  newGame,
  notesOf,
  OP_TABLE,
  type Row,
  refOf,
  type Seat,
  type State,
  setFlag,
  sighted,
  type Trace,
} from '@bojiste/kernel';
import { playOn, rng } from '@bojiste/testing/drive/random';
import { EventWatch } from '@bojiste/testing/invariants/events';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';

/** What each game calls unsound, each broken on purpose once. */

/** The striking slot is the fifth space of a side. */
const STRIKE = 4;

/** A game at a menu, with some cards on the table. */
function atMenu(g: Game, mode: string, seats: number): State {
  const decks = Array.from({ length: seats }, (_, i) => g.def.decks[i % g.def.decks.length]);
  const s = newGame(g, { seats, mode, decks, seed: 'sound' });
  const random = rng(4);
  for (let i = 0; i < 400 && s.over < 0; i++) {
    const top = s.frames[s.frames.length - 1];
    const menu = top.op === OP_TABLE || goingOn(top);
    if (s.turn > 1 && menu && g.def.unsound?.(g, s).length === 0) break;
    playOn(g, s, random, 1);
  }
  expect(notesOf(g, s, s.active).length).toBeGreaterThan(0);
  expect(g.def.unsound?.(g, s)).toEqual([]);
  return s;
}

const event = (g: Game, name: string): number => g.names.events.get(name) as number;

/** What is said of a row, as if it were committed now. */
function said(g: Game, s: State, row: Row): string[] {
  const watch = new EventWatch(g);
  const subject = row[F.subject] < 0 ? null : sighted(g, s, idOf(row[F.subject]));
  watch.hear(s, { k: 'row', row, subject, source: null });
  return watch.take(s);
}

const flagNamed = (g: Game, name: string): number => g.def.flags.findIndex((flag) => flag.name === name);
const counterNamed = (g: Game, name: string): number => g.def.counters.findIndex((counter) => counter.name === name);
const cardIn = (g: Game, s: State, zone: string, seat: Seat) => s.cards[s.zones[g.zoneOf(zone, seat)][0]];

describe('Summoner Wars', () => {
  test('two on a space, an event that stays half played, and pay for an own unit', async () => {
    const g = await loadGame('summoner-wars');
    const s = atMenu(g, g.def.modes[0].key, 2);
    const [one, other] = s.field.map((id) => s.cards[id]).filter((card) => card.host < 0);
    const from = one.zone;
    moveCard(g, s, one, other.zone);
    expect(g.def.unsound?.(g, s)).toEqual([expect.stringContaining('2 objects at')]);
    moveCard(g, s, one, from);
    moveCard(g, s, cardIn(g, s, 'deck', 0), g.zoneOf('played', 0));
    expect(g.def.unsound?.(g, s)).toEqual(['an event is still being played']);
    const reward = (by: number): Row => makeRow(event(g, 'reward'), refOf(one), -1, by, 1, -1, -1, 0, 0);
    expect(said(g, s, reward(one.control))).toEqual([expect.stringContaining('paid for its own')]);
    expect(said(g, s, reward(1 - one.control))).toEqual([]);
  });
});

describe('Siegestorm', () => {
  test('a card left in a striking slot, a price for nothing, and harm to who is no neighbour', async () => {
    const g = await loadGame('siegestorm');
    const s = atMenu(g, 'last', 4);
    moveCard(g, s, cardIn(g, s, 'deck', 0), g.zoneOf('payment', 0));
    expect(g.def.unsound?.(g, s)).toEqual(['seat 0 has paid for nothing']);
    const hurt = (by: number, to: number): Row => makeRow(event(g, 'damaged'), -1, -1, by, 1, -1, to, 0, 0);
    expect(said(g, s, hurt(0, 2))).toEqual(['seat 2 is hurt by seat 0, which is no neighbour']);
    for (const to of [0, 1, 3]) expect(said(g, s, hurt(0, to))).toEqual([]);
    const duel = atMenu(g, 'duel', 2);
    moveCard(g, duel, cardIn(g, duel, 'deck', 0), g.boardStart + STRIKE);
    expect(g.def.unsound?.(g, duel)).toEqual([expect.stringContaining('a card is left in')]);
  });
});

describe('Original War', () => {
  test('a command that stays half carried out, and a share of an attack that is left', async () => {
    const g = await loadGame('original-war');
    const s = atMenu(g, g.def.modes[0].key, 2);
    changeCounter(g, s, s.cards[s.field[0]], counterNamed(g, 'share'), 1);
    expect(g.def.unsound?.(g, s)).toEqual([expect.stringContaining('a share of an attack is left on')]);
    changeCounter(g, s, s.cards[s.field[0]], counterNamed(g, 'share'), -1);
    moveCard(g, s, cardIn(g, s, 'deck', 1), g.zoneOf('played', 1));
    expect(g.def.unsound?.(g, s)).toEqual(['a command of seat 1 is still being carried out']);
  });
});

describe('Doomtrooper', () => {
  test('a card left in a combat, somebody left dying, and points for an own warrior', async () => {
    const g = await loadGame('doomtrooper');
    const s = atMenu(g, g.def.modes[0].key, 2);
    moveCard(g, s, cardIn(g, s, 'library', 0), g.zoneOf('inCombat', 0));
    expect(g.def.unsound?.(g, s)).toEqual([expect.stringContaining('is left in inCombat')]);
    const t = atMenu(g, g.def.modes[0].key, 2);
    const warrior = addCard(g, t, 'clansman', 0, g.zoneOf('squad', 0));
    expect(g.def.unsound?.(g, t)).toEqual([]);
    setFlag(t, warrior, flagNamed(g, 'dying'), true);
    expect(g.def.unsound?.(g, t)).toEqual(['clansman is left dying']);
    const killed = (by: number, extra: number): Row =>
      makeRow(event(g, 'killed'), refOf(warrior), -1, by, 3, -1, -1, extra, 0);
    expect(said(g, t, killed(0, 1))).toEqual(['seat 0 is paid for its own clansman']);
    for (const row of [killed(0, 0), killed(1, 1)]) expect(said(g, t, row)).toEqual([]);
  });
});

/** The watch as it hears a move and is asked afterwards. */
function afterMove(g: Game, s: State, ...happened: Trace[]): string[] {
  const watch = new EventWatch(g);
  watch.take(s);
  for (const one of happened) watch.hear(s, one);
  return watch.take(s);
}

test('one price is paid once for one effect', async () => {
  const g = await loadGame('summoner-wars');
  const s = atMenu(g, 'duel', 2);
  const price = {};
  const paid = (seat: Seat, vars: string): Trace => ({ k: 'paid', price, seat, source: -1, vars });
  expect(afterMove(g, s, paid(0, '1,2'), paid(0, '1,3'), paid(1, '1,2'))).toEqual([]);
  expect(afterMove(g, s, paid(0, '1,2'), paid(0, '1,2'))).toEqual(['seat 0 pays twice for one effect of a rule']);
});

test('nothing is taken from a seat that had no part in a move', async () => {
  const g = await loadGame('siegestorm');
  const s = atMenu(g, 'last', 4);
  const other = (s.active + 2) % 4;
  const moved: Trace = { k: 'card', card: sighted(g, s, cardIn(g, s, 'deck', other).id), from: 0, to: 1 };
  const draws = (seat: Seat): Trace => {
    const row = makeRow(event(g, 'drew'), -1, -1, s.active, 1, -1, seat, 0, 0);
    return { k: 'row', row, subject: null, source: null };
  };
  expect(afterMove(g, s, moved)).toEqual([expect.stringContaining(`seat ${other} had no part in it`)]);
  expect(afterMove(g, s, draws(other), moved)).toEqual([]);
  expect(afterMove(g, s, draws((other + 1) % 4), moved)).toHaveLength(1);
});

test('whoever is out of the game gains nothing', async () => {
  const g = await loadGame('siegestorm');
  const s = atMenu(g, 'last', 3);
  const gains = (seat: Seat): string[] => {
    const watch = new EventWatch(g);
    watch.hear(s, { k: 'resource', seat, resource: 0, from: 0, to: 2 });
    return watch.take(s);
  };
  expect(gains(1)).toEqual([]);
  s.seats[1].out = 1;
  expect(gains(1)).toEqual([expect.stringContaining('seat 1 is out of the game')]);
});
