import { $, active, beginTurn, foe, forever, loop, same, seatsWhere, seq, turn } from '../effects/build/index.ts';
import type { ActRule, TurnStep } from '../effects/procedures.ts';
import { shuffleZone } from '../run/atoms.ts';
import type { Game } from '../run/game.ts';
import { makeRow, submit } from '../run/rows.ts';
import { addCard } from '../run/start.ts';
import { refOf, type State } from '../state/records.ts';
import { NONE } from '../types.ts';
import type { CardDecl, Deck, GameDef, GameMode, SetupInput } from './contract.ts';

/**
 * A game from few parts. What is left out gets what most card games have: a duel, players who take turns, decks that are
 * shuffled and a hand that is drawn from them. Anything else of the contract goes into the group it belongs to.
 */
export interface GameParts {
  readonly id: string;
  readonly names: GameDef['names'];
  /** A duel unless said. */
  readonly modes?: readonly GameMode[];
  /** Where cards can be, what is counted, what cards are called. */
  readonly words: Pick<GameDef, 'zones'> & Partial<Pick<GameDef, Words>>;
  /** How the game goes. */
  readonly rules: {
    /** The steps of a turn; players take turns until something ends the game. */
    readonly turn: readonly TurnStep[];
    readonly acts: readonly ActRule[];
    /** Cards in hand when the game begins. */
    readonly hand: number;
  } & Partial<Pick<GameDef, Rules>>;
  readonly cards: readonly CardDecl[];
  readonly decks: readonly Deck[];
  /** What bots go by. */
  readonly ai?: Partial<Pick<GameDef, 'evaluate' | 'weights' | 'hint' | 'rests'>>;
  /** Anything else of the contract. */
  readonly more?: Partial<GameDef>;
}

type Words =
  | 'counters'
  | 'resources'
  | 'flags'
  | 'kinds'
  | 'tags'
  | 'stats'
  | 'layers'
  | 'tallies'
  | 'rules'
  | 'scopes'
  | 'holds'
  | 'texts';

type Rules =
  | 'events'
  | 'verbs'
  | 'natives'
  | 'calcs'
  | 'procs'
  | 'abilities'
  | 'options'
  | 'setup'
  | 'settle'
  | 'distance'
  | 'free'
  | 'checkDeck'
  | 'whyNot';

const DUEL: GameMode = { key: 'duel', text: { cs: 'duel', en: 'duel' }, seats: [2] };

const NO_WORDS = {
  counters: [],
  resources: [],
  flags: [],
  kinds: [],
  tags: [],
  stats: [],
  layers: [
    { name: 'set', op: 'set' },
    { name: 'add', op: 'add' },
  ],
  tallies: [],
  rules: [],
  scopes: [],
  texts: {},
} satisfies Partial<GameDef>;

const NO_RULES = {
  events: [],
  verbs: {},
  natives: {},
  calcs: {},
  abilities: [],
  options: [],
} satisfies Partial<GameDef>;

/** Everybody's cards into the deck, shuffled, and so many into the hand. */
const dealing =
  (hand: number) =>
  (g: Game, s: State, input: SetupInput): void => {
    for (let seat = 0; seat < input.seats; seat++) {
      const deck = g.zoneOf('deck', seat);
      for (const [key, n] of Object.entries(input.decks[seat].cards))
        for (let i = 0; i < n; i++) addCard(g, s, key, seat, deck);
      shuffleZone(g, s, deck);
      const drawn = g.names.events.get('drawn') as number;
      for (const id of s.zones[deck].slice(-hand))
        submit(g, s, NONE, makeRow(drawn, refOf(s.cards[id]), NONE, seat, 1, NONE, g.zoneOf('hand', seat), 0, 0));
    }
  };

const taking = seq(beginTurn(active), loop(forever, turn('turn', seatsWhere('p', same($('p'), active)))));

/** Whoever leaves the last step of a turn passes it on: "foe" is said there by the player whose turn it is. */
const passedOn = (steps: readonly TurnStep[]): readonly TurnStep[] =>
  steps.map((step, i) =>
    i < steps.length - 1
      ? step
      : { ...step, leave: step.leave === undefined ? beginTurn(foe) : seq(step.leave, beginTurn(foe)) },
  );

/** What most games have in common; a part of the same name takes its place. */
const USUAL = {
  triggers: 'atOnce',
  playTest: 'feasible',
  drawFrom: 'deck',
  drawTo: 'hand',
  main: 'game',
  settle: () => false,
  ladder: (_, s, seat) => ({ rung: seat === s.active ? 0 : 1, chooser: s.active }),
  chooser: (_, s) => s.active,
  decider: (_, __, seat) => seat,
  allied: (_, a, b) => a === b,
  distance: (_, __, a, b) => Math.abs(a - b),
  free: (_, s, place) => s.zones[place].length === 0,
  evaluate: () => 0,
  checkDeck: () => [],
  whyNot: () => ({ code: 'unknown', clause: '' }),
} satisfies Partial<GameDef>;

export function defineGame(parts: GameParts): GameDef {
  const { id, names, modes = [DUEL], words, cards, decks, ai, more } = parts;
  const { turn: steps, acts, hand, procs = [], ...rules } = parts.rules;
  return {
    ...NO_WORDS,
    ...NO_RULES,
    ...USUAL,
    id,
    names,
    modes,
    maxSeats: Math.max(...modes.flatMap(({ seats, ruled = 0 }) => seats.map((n) => n + ruled))),
    cards,
    decks,
    acts,
    turns: { turn: passedOn(steps) },
    procs: [...procs, { key: 'game', args: [], clauses: steps[0]?.clauses ?? [], do: taking }],
    setup: dealing(hand),
    ...words,
    ...rules,
    ...ai,
    ...more,
  };
}
