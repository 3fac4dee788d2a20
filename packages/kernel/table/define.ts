import { $, active, beginTurn, foe, forever, loop, same, seatsWhere, seq, turn } from '../effects/build/index.ts';
import type { TurnStep } from '../effects/procedures.ts';
import { shuffleZone } from '../run/atoms.ts';
import type { Game } from '../run/game.ts';
import { submit } from '../run/rows.ts';
import { addCard } from '../run/start.ts';
import { makeRow, refOf, type State } from '../state/records.ts';
import { NONE } from '../types.ts';
import type { SetupInput } from './agreed.ts';
import type { GameDef, GameMode } from './contract.ts';

/**
 * A game, part by part. Parts have the names of the contract (GameDef) and stand in the group they belong to; what is left
 * out gets what most card games have: a duel, players who take turns, a hand that is drawn from a deck.
 */
export interface GameParts {
  readonly id: string;
  readonly names: GameDef['names'];
  /** Where it brings one language only; its words are then written with `only`. */
  readonly languages?: GameDef['languages'];
  /** A duel unless said. */
  readonly modes?: readonly GameMode[];
  /** Where cards can be, what is counted, what cards are called: everything that rules and cards name. */
  readonly words: Pick<GameDef, 'zones'> & Partial<Pick<GameDef, Word>>;
  /** How the game goes. */
  readonly rules: Partial<Pick<GameDef, Rule>> & Pick<GameDef, 'acts'> & (TakingTurns | OwnCourse);
  readonly cards: Pick<GameDef, 'cards'> & Partial<Pick<GameDef, 'abilities'>>;
  /** Sentences and words by key. */
  readonly texts?: GameDef['texts'];
  readonly decks: Pick<GameDef, 'decks'> & Partial<Pick<GameDef, 'checkDeck' | 'formats'>>;
  /** What each viewer may know, and how it is called. */
  readonly sight?: Partial<Pick<GameDef, Sighting>>;
  /** How it is explained what cannot be done. */
  readonly refusals?: Partial<Pick<GameDef, 'whyNot' | 'idleClause' | 'alike'>>;
  /** What bots go by. */
  readonly ai?: Partial<Pick<GameDef, Judging>>;
  /** How often players are asked, how long they play, what may be taken back. */
  readonly clocks?: Partial<Pick<GameDef, 'profiles' | 'timeLimit' | 'takesBack' | 'seatLeft'>>;
  /** What may never be, for checked games. */
  readonly checks?: Partial<Pick<GameDef, 'unsound' | 'unsoundEvent'>>;
}

/** Players take turns until something ends the game. */
interface TakingTurns {
  /** The steps of a turn. */
  readonly turn: readonly TurnStep[];
  /** Cards in hand when the game begins. */
  readonly hand: number;
}

/** The game begins and goes on by procedures of its own. */
type OwnCourse = Pick<GameDef, 'turns' | 'procs' | 'setup'>;

type Word =
  | 'counters'
  | 'resources'
  | 'flags'
  | 'kinds'
  | 'tags'
  | 'stats'
  | 'layers'
  | 'tallies'
  | 'rules'
  | 'links'
  | 'scopes';

type Sighting = 'sees' | 'fits' | 'pool' | 'seatName' | 'describe';

type Judging = 'evaluate' | 'weights' | 'gauge' | 'net' | 'hint' | 'absurd' | 'rash' | 'freeActs' | 'undoes' | 'rests';

/** All that is in no other group. */
type Rule = Exclude<
  keyof GameDef,
  | 'id'
  | 'names'
  | 'languages'
  | 'modes'
  | 'maxSeats'
  | 'zones'
  | 'texts'
  | 'turns'
  | 'acts'
  | Word
  | Sighting
  | keyof GameParts['cards']
  | keyof GameParts['decks']
  | keyof NonNullable<GameParts['refusals']>
  | keyof NonNullable<GameParts['ai']>
  | keyof NonNullable<GameParts['clocks']>
  | keyof NonNullable<GameParts['checks']>
>;

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

function courseOf(rules: GameParts['rules']): OwnCourse {
  if ('turns' in rules) return { turns: rules.turns, procs: rules.procs, setup: rules.setup };
  const { turn: steps, hand, procs = [], setup = dealing(hand) } = rules;
  const main = { key: USUAL.main, args: [], clauses: steps[0]?.clauses ?? [], do: taking };
  return { turns: { turn: passedOn(steps) }, procs: [...procs, main], setup };
}

export function defineGame(parts: GameParts): GameDef {
  const { id, names, modes = [DUEL], words, rules, cards, decks, texts = {} } = parts;
  return {
    ...NO_WORDS,
    ...NO_RULES,
    ...USUAL,
    id,
    names,
    ...(parts.languages !== undefined && { languages: parts.languages }),
    modes,
    maxSeats: Math.max(...modes.flatMap(({ seats, ruled = 0 }) => seats.map((n) => n + ruled))),
    texts,
    ...words,
    ...cards,
    ...decks,
    ...rules,
    ...courseOf(rules),
    ...parts.sight,
    ...parts.refusals,
    ...parts.ai,
    ...parts.clocks,
    ...parts.checks,
  };
}
