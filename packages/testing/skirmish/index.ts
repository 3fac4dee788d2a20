import { addCard, type Game, type SetupInput, type State, shuffleZone } from '@bojiste/kernel';
import type { GameDef } from '@bojiste/kernel/table/contract';
import { calcs, distance, homeRow } from './board.ts';
import { captain } from './cards/captain.ts';
import { tricks } from './cards/tricks.ts';
import { units } from './cards/units.ts';
import { checkDeck, decks } from './decks.ts';
import { events, settle } from './events.ts';
import { evaluate, leader, whyNot } from './judge.ts';
import { procs } from './rules/procedures.ts';
import { acts, turns } from './rules/turn.ts';
import { texts } from './texts.ts';
import { natives, verbs } from './verbs.ts';
import * as words from './words.ts';

/**
 * Skirmish: a small game that uses everything the kernel can do. Two captains with a deck of twelve on a field of
 * sixteen spaces; whoever loses the captain loses. It proves the kernel and is what its speed is measured on.
 */

function setup(g: Game, s: State, input: SetupInput): void {
  for (let seat = 0; seat < input.seats; seat++) {
    const row = homeRow(seat) + 1;
    addCard(g, s, 'captain', seat, g.spaceNamed(`b${row}`));
    for (const column of ['a', 'c', 'd']) addCard(g, s, 'recruit', seat, g.spaceNamed(`${column}${row}`));
  }
  for (let seat = 0; seat < input.seats; seat++) {
    const deck = g.zoneOf('deck', seat);
    for (const [key, n] of Object.entries(input.decks[seat].cards)) {
      for (let i = 0; i < n; i++) addCard(g, s, key, seat, deck);
    }
    shuffleZone(g, s, deck);
  }
}

/** One rung for all: the active player says which trigger comes next. */
const rungs = [
  { rung: 0, chooser: 0 },
  { rung: 0, chooser: 1 },
];

export const skirmish: GameDef = {
  id: 'skirmish',
  names: { cs: 'Šarvátka', en: 'Skirmish' },
  modes: [{ key: 'duel', text: { cs: 'Souboj', en: 'Duel' }, seats: [2] }],
  maxSeats: 2,
  zones: words.zones,
  counters: words.counters,
  resources: words.resources,
  flags: words.flags,
  kinds: words.kinds,
  tags: words.tags,
  stats: words.stats,
  layers: words.layers,
  tallies: words.tallies,
  rules: words.rules,
  scopes: words.scopes,
  options: words.options,
  events,
  verbs,
  natives,
  calcs: { ...calcs, leader },
  procs,
  acts,
  turns,
  abilities: [],
  cards: [captain, ...units, ...tricks],
  decks,
  texts,
  main: 'game',
  drawFrom: 'deck',
  drawTo: 'hand',
  playTest: 'feasible',
  triggers: 'atOnce',
  fixedDistance: true,
  quietMarks: true,
  setup,
  settle,
  ladder: (_, s) => rungs[s.active],
  chooser: (_, s) => s.active,
  decider: (_, __, seat) => seat,
  allied: (_, a, b) => a === b,
  distance,
  free: (_, s, place) => s.zones[place].length === 0,
  // On the field only those lie face down that arrive so.
  fits: (g, _, card, def) =>
    card.face === 0 || g.defs[def].abilities.includes(g.names.abilities.get('infiltrate') ?? -1),
  evaluate,
  checkDeck,
  whyNot,
};
