import {
  addCard,
  beginAt,
  type Card,
  choose,
  type Deck,
  decidingSeats,
  emptyState,
  type Game,
  type GameDef,
  newGame,
  notesOf,
  refOf,
  type Seat,
  type State,
  setFlag,
  setHost,
  setResource,
  setTally,
  statOf,
  tagsOf,
  viewOf,
} from '@bojiste/kernel';
import { currentGame, useGames } from '@bojiste/testing/registry';
import { doomtrooper } from '../index.ts';
import {
  FLAG,
  type Flag,
  RES,
  type Resource,
  ROLE,
  type Role,
  STAT,
  type StatName,
  TALLY,
  type Tally,
} from '../types.ts';
import { testCards } from './cards.ts';

/** Positions in a few words, moves by key; windows are passed and idle questions declined on the way to a move. */

export const tested: GameDef = { ...doomtrooper, cards: [...doomtrooper.cards, ...testCards] };

useGames({ doomtrooper: () => tested });
export const game = (): Game => currentGame('doomtrooper');

/** `key`, or `key*` wounded, `key^` covered, `key+item+item` with attachments. */
type CardText = string;

export interface SeatSetup extends Partial<Record<Resource, number>> {
  readonly squad?: readonly CardText[];
  readonly cohort?: readonly CardText[];
  readonly station?: readonly CardText[];
  readonly outside?: readonly CardText[];
  readonly hidden?: readonly CardText[];
  readonly hand?: readonly CardText[];
  readonly library?: readonly CardText[];
  readonly discard?: readonly CardText[];
  readonly sacrificed?: readonly CardText[];
  readonly sideboard?: readonly CardText[];
  readonly player?: readonly CardText[];
}
const ZONES = [
  'squad',
  'cohort',
  'station',
  'outside',
  'hidden',
  'hand',
  'library',
  'discard',
  'sacrificed',
  'sideboard',
  'player',
] as const;
const LETTERS = 'ABCD';
const DONE = new Set(['pass', 'none', 'no', 'done']);

export interface Setup {
  readonly A?: SeatSetup;
  readonly B?: SeatSetup;
  readonly C?: SeatSetup;
  readonly D?: SeatSetup;
  readonly step?: string;
  readonly enter?: boolean;
  readonly active?: string;
  readonly mode?: string;
  readonly options?: Readonly<Record<string, number>>;
  readonly tally?: Partial<Record<Tally, number>>;
  readonly turn?: number;
}

function lay(g: Game, s: State, text: CardText, seat: Seat, zone: string): void {
  const [name = '', ...items] = text.split('+');
  const key = name.replace(/[*^]/g, '');
  const card = addCard(g, s, key, seat, g.zoneOf(zone, seat));
  if (name.includes('*')) setFlag(s, card, FLAG.wounded, true);
  if (name.includes('^')) setFlag(s, card, FLAG.covered, true);
  if (zone === 'hidden') card.face = 1;
  for (const item of items) setHost(s, addCard(g, s, item, seat, g.zoneOf('attached', seat)), refOf(card));
}

export class Table {
  constructor(
    readonly g: Game,
    readonly s: State,
  ) {}

  private seat(letter: string): number {
    return LETTERS.indexOf(letter);
  }

  keys(letter: string): string[] {
    const seat = this.seat(letter);
    return decidingSeats(this.g, this.s).includes(seat) ? notesOf(this.g, this.s, seat).map((note) => note.key) : [];
  }

  /** Whose decision it is. */
  get turn(): string {
    return LETTERS[decidingSeats(this.g, this.s)[0]] ?? '-';
  }

  private find(letter: string, key: string) {
    const seat = this.seat(letter);
    if (!decidingSeats(this.g, this.s).includes(seat)) return undefined;
    const notes = notesOf(this.g, this.s, seat);
    return (
      notes.find((n) => n.key === key) ?? notes.find((n) => n.key.startsWith(`${key}#`) || n.key.startsWith(`${key} `))
    );
  }

  /** Is this offered now, or after passing the windows that are open? */
  can(move: string): boolean {
    const [letter, key] = split(move);
    return this.find(letter, key) !== undefined;
  }

  /** Plays moves `A key`; windows before them are passed, optional questions declined. */
  go(...moves: string[]): this {
    for (const move of moves) {
      const [letter, key] = split(move);
      for (let guard = 0; ; guard++) {
        const found = this.find(letter, key);
        if (found !== undefined) {
          choose(this.g, this.s, this.seat(letter), found.value);
          break;
        }
        if (guard > 60 || !this.idle())
          throw new Error(`"${move}" is not offered; ${this.turn} may: ${this.keys(this.turn).join(', ')}`);
      }
    }
    return this;
  }

  /** Passes one window or declines one question; false when somebody must choose. */
  idle(): boolean {
    const letter = this.turn;
    if (letter === '-') return false;
    const notes = notesOf(this.g, this.s, this.seat(letter));
    const out =
      notes.find((n) => DONE.has(n.key) && (n.key !== 'done' || notes.length === 1)) ??
      (notes.length === 1 ? notes[0] : undefined);
    if (out === undefined) return false;
    choose(this.g, this.s, this.seat(letter), out.value);
    return true;
  }

  /** Passes on until this holds; an error where it never does. */
  until(holds: () => boolean): this {
    for (let i = 0; i < 100; i++) {
      if (holds()) return this;
      if (!this.idle()) break;
    }
    if (!holds()) throw new Error(`it never comes; ${this.turn} may: ${this.keys(this.turn).join(', ')}`);
    return this;
  }

  /** Passes everything that can be passed until the seat has something real to do. */
  settle(): this {
    while (this.idle());
    return this;
  }

  /** Ends the action step and the turn, discarding nothing. */
  endTurn(): this {
    const { turn } = this.s;
    for (let i = 0; i < 80 && this.s.turn === turn && this.s.over < 0; i++) {
      const letter = this.turn;
      const found =
        this.find(letter, 'done') ?? this.find(letter, 'pass') ?? this.find(letter, 'none') ?? this.find(letter, 'no');
      if (found === undefined) throw new Error(`cannot end the turn: ${this.keys(letter).join(', ')}`);
      choose(this.g, this.s, this.seat(letter), found.value);
    }
    return this;
  }

  res(letter: string, name: Resource): number {
    return this.s.seats[this.seat(letter)].resources[RES[name]];
  }
  set(letter: string, name: Resource, n: number): this {
    setResource(this.s, this.seat(letter), RES[name], n);
    return this;
  }
  tally(name: Tally): number {
    return this.s.tally[TALLY[name]];
  }
  zone(letter: string, name: string): string[] {
    return this.s.zones[this.g.zoneOf(name, this.seat(letter))].map((id) => this.g.defs[this.s.cards[id].def].decl.key);
  }
  /** The card of this key that lies on the table, or anywhere. */
  card(key: string, letter?: string): Card {
    const fits = (card: Card) =>
      this.g.defs[card.def].decl.key === key && (letter === undefined || card.owner === this.seat(letter));
    const found = this.s.cards.find((card) => fits(card) && this.g.zones[card.zone].board) ?? this.s.cards.find(fits);
    if (found === undefined) throw new Error(`no card ${key}`);
    return found;
  }
  where(key: string, letter?: string): string {
    return this.g.zones[this.card(key, letter).zone].name;
  }
  flag(key: string, flag: Flag): boolean {
    return (this.card(key).flags & (1 << FLAG[flag])) !== 0;
  }
  role(key: string, role: Role, letter?: string): boolean {
    return (tagsOf(this.g, this.s, this.card(key, letter)) & ROLE[role]) !== 0;
  }
  stat(key: string, stat: StatName, versus?: string, letter?: string): number {
    return statOf(
      this.g,
      this.s,
      this.card(key, letter),
      STAT[stat],
      versus === undefined ? -1 : refOf(this.card(versus)),
    );
  }
  stats(key: string, letter?: string): number[] {
    return (['fight', 'shoot', 'armor', 'value'] as const).map((stat) => this.stat(key, stat, undefined, letter));
  }
  attached(key: string): string[] {
    const host = refOf(this.card(key));
    return this.s.cards.filter((card) => card.host === host).map((card) => this.g.defs[card.def].decl.key);
  }
  view(letter: string) {
    return viewOf(this.g, this.s, this.seat(letter));
  }
}

const split = (move: string): [string, string] => [move.slice(0, 1), move.slice(2)];

/** Every machine with somebody who may drive it, and where he stands. */
export const machines: readonly (readonly [machine: string, driver: string, zone: 'squad' | 'cohort'])[] = [
  ['t-32-wolfclaw-jbt', 'hussar', 'squad'],
  ['ah-uh-19-grapeshot-guardian', 'infantry', 'squad'],
  ['cap-7000p', 'machinator', 'squad'],
  ['imperial-doomlord', 'golden-lion', 'squad'],
  ['fukimura-no-12-kamikaze', 'samurai', 'squad'],
  ['hellhound-necrotank', 'necromutant', 'cohort'],
];

/** A position in the middle of a turn; three regular actions unless said. */
export function at(setup: Setup): Table {
  const g = game();
  const seats = setup.D !== undefined ? 4 : setup.C !== undefined ? 3 : 2;
  const input = {
    seats,
    mode: setup.mode ?? (seats === 2 ? 'duel' : 'free'),
    decks: [],
    seed: 'test',
    ...(setup.options && { options: setup.options }),
  };
  const s = emptyState(g, input);
  const active = LETTERS.indexOf(setup.active ?? 'A');
  for (let seat = 0; seat < seats; seat++) {
    addCard(g, s, 'player', seat, g.zoneOf('player', seat));
    const own = setup[LETTERS[seat] as 'A'] ?? {};
    for (const name of Object.keys(RES) as Resource[])
      if (own[name] !== undefined) setResource(s, seat, RES[name], own[name] as number);
    if (own.turns === undefined) setResource(s, seat, RES.turns, 1);
    if (own.regular === undefined && seat === active && (setup.step ?? 'actions') === 'actions' && setup.enter !== true)
      setResource(s, seat, RES.regular, 3);
    for (const zone of ZONES) for (const text of own[zone] ?? []) lay(g, s, text, seat, zone);
    // A library that is empty by chance would start a countdown.
    if (own.library === undefined)
      for (let i = 0; i < 9; i++) addCard(g, s, 'positive-karma', seat, g.zoneOf('library', seat));
  }
  for (const [name, n] of Object.entries(setup.tally ?? {})) setTally(s, TALLY[name as Tally], n);
  if (setup.mode === 'teams') setTally(s, TALLY.teams, 1);
  s.turn = setup.turn ?? 5;
  s.stale = 1;
  beginAt(g, s, [active], setup.step ?? 'actions', setup.enter === true);
  return new Table(g, s);
}

/** A whole game from its set-up. */
export function fresh(
  seed: string,
  options: Readonly<Record<string, number>> = {},
  cards?: Deck['cards'],
  seats = 2,
): Table {
  const g = game();
  const deck: Deck = cards === undefined ? g.def.decks[0] : { name: { cs: '', en: '' }, cards };
  const decks = Array.from({ length: seats }, () => deck);
  return new Table(g, newGame(g, { seats, mode: seats === 2 ? 'duel' : 'free', decks, seed, options }));
}
