import type { Card, CardDecl, GameDef, State } from '@bojiste/kernel';
import {
  cardAt,
  changeCounter,
  F,
  type Game,
  live,
  makeRow,
  NONE,
  propose,
  refOf,
  relocate,
  statOf,
  submit,
} from '@bojiste/kernel';
import {
  $,
  active,
  beginTurn,
  calc,
  forever,
  let_,
  loop,
  same,
  seatsWhere,
  seq,
  turn,
} from '@bojiste/kernel/effects/build/index';
import type { Ability, Eff } from '@bojiste/kernel/effects/nodes';

/**
 * What the shape games share: a row of spaces, hand, table and discard, harm and death. Each shape adds the one
 * procedure it is about.
 */

export const both = (text: string) => ({ cs: text, en: text });

export const MINI_ZONES: GameDef['zones'] = [
  { name: 'deck', per: 'seat', sight: 'none', group: 'deck', alike: true, text: both('deck') },
  { name: 'hand', per: 'seat', sight: 'owner', group: 'hand', alike: true, remembers: true, text: both('hand') },
  { name: 'discard', per: 'seat', sight: 'open', group: 'discard', alike: true, text: both('discard') },
  { name: 'table', per: 'table', sight: 'open', group: 'table', alike: false, text: both('table') },
  {
    name: 'field',
    per: 'board',
    sight: 'open',
    group: 'board',
    alike: false,
    text: both('field'),
    spaces: ['a', 'b', 'c', 'd', 'e', 'f'],
  },
];

const HARM = 0;
const LIFE = 1;

export const MINI_EVENTS: GameDef['events'] = [
  {
    name: 'hurting',
    commit: (g, s, row) => {
      const card = live(s, row[F.subject]);
      if (card !== null && row[F.amount] > 0) changeCounter(g, s, card, HARM, row[F.amount]);
    },
  },
  {
    name: 'dying',
    leaves: true,
    commit: (g, s, row) => {
      const card = live(s, row[F.subject]);
      if (card !== null) relocate(g, s, card, g.zoneOf('discard', card.owner), row);
    },
  },
  { name: 'stepped' },
  { name: 'moved' },
  { name: 'stepBegins' },
];

export const MINI_VERBS: GameDef['verbs'] = {
  hurt: {
    args: ['card', 'number'],
    event: 'hurting',
    exec: (g, s, f, card, n, _, __, event) => propose(g, s, f, event, card, n),
    could: () => true,
    text: both(''),
    hint: () => 0,
    clauses: ['mini'],
  },
};

function settle(g: Game, s: State): boolean {
  const rows: number[] = [];
  const dying = g.names.events.get('dying') as number;
  for (const id of s.field) {
    const card = s.cards[id];
    const harm = s.counters[id * g.def.counters.length + HARM];
    if (harm > 0 && harm >= statOf(g, s, card, LIFE))
      rows.push(...makeRow(dying, refOf(card), NONE, NONE, 0, card.zone, NONE, 0, 0));
  }
  if (rows.length > 0) submit(g, s, NONE, rows);
  return rows.length > 0;
}

/** Turns go round for ever; scenes end when they have shown what they show. */
export const roundTurns = (): Eff =>
  seq(
    beginTurn(active),
    loop(
      forever,
      seq(turn('turn', seatsWhere('s', same($('s'), active))), let_('p', calc('nextSeat', active)), beginTurn($('p'))),
    ),
  );

export const unit = (key: string, strength: number, life: number, ...abilities: Ability[]): CardDecl => ({
  key,
  names: both(key),
  set: 'mini',
  type: 'unit',
  kinds: ['unit'],
  stats: { strength, life },
  abilities,
});

export const special = (key: string, ...abilities: Ability[]): CardDecl => ({
  key,
  names: both(key),
  set: 'mini',
  type: 'special',
  kinds: ['special'],
  stats: {},
  abilities,
});

type Given = Pick<GameDef, 'id' | 'cards' | 'acts' | 'procs' | 'turns'> & Partial<GameDef>;

export function mini(given: Given): GameDef {
  return {
    names: both(given.id),
    modes: [{ key: 'play', text: both('play'), seats: [2, 3, 4] }],
    maxSeats: 4,
    zones: MINI_ZONES,
    counters: [{ name: 'harm', text: both('harm') }],
    resources: [{ name: 'gold', text: both('gold') }],
    flags: [
      { name: 'spent', reset: 'never', text: both('spent') },
      { name: 'acted', reset: 'turn', text: both('acted') },
    ],
    kinds: [
      { name: 'unit', text: both('unit') },
      { name: 'special', text: both('special') },
    ],
    tags: [],
    stats: [
      { name: 'strength', text: both('strength') },
      { name: 'life', text: both('life') },
      { name: 'speed', text: both('speed') },
    ],
    layers: [
      { name: 'mul', op: 'mul' },
      { name: 'add', op: 'add' },
    ],
    tallies: [],
    rules: [],
    scopes: [],
    events: MINI_EVENTS,
    verbs: MINI_VERBS,
    natives: {},
    decks: [],
    options: [],
    texts: { 'refusal.idle': both('this goes nowhere now') },
    main: 'game',
    drawFrom: 'deck',
    drawTo: 'hand',
    playTest: 'feasible',
    triggers: 'atOnce',
    abilities: [],
    setup: () => {},
    settle,
    ladder: (_, s, seat) => ({ rung: seat === s.active ? 0 : 1, chooser: seat }),
    chooser: (_, s) => s.active,
    decider: (_, __, seat) => seat,
    allied: (_, a, b) => a === b,
    distance: (_, __, a, b) => Math.abs(a - b),
    fixedDistance: true,
    free: (_, s, place) => s.zones[place].length === 0,
    evaluate: () => 0,
    checkDeck: () => [],
    whyNot: (_, __, ___, { act }) => ({ code: act === null ? 'unknown' : 'idle', clause: '' }),
    ...given,
    calcs: {
      nextSeat: {
        type: 'number',
        args: ['seat'],
        run: (_, s, __, seat) => (seat + 1) % s.seats.length,
        text: both(''),
      },
      /** The card as it lies now, whatever it was before it moved. */
      present: {
        type: 'card',
        args: ['card'],
        run: (_, s, __, card) => (card < 0 ? NONE : refOf(cardAt(s, card) as Card)),
        text: both(''),
      },
      ...given.calcs,
    },
    procs: [{ key: 'game', args: [], clauses: [], do: roundTurns() }, ...given.procs],
  };
}
