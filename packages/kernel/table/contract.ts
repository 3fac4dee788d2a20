import type { Ability } from '../effects/nodes.ts';
import type { ActRule, Agreement, Proc, ScopeDecl, TurnStep } from '../effects/procedures.ts';
import type { Game } from '../run/game.ts';
import type { Trace } from '../run/log.ts';
import type { Card, Frame, Row, State } from '../state/index.ts';
import type { Bilingual, Lang, Ref, Seat, Text, ZoneId } from '../types.ts';
import type { Deck, DeckIssue, FormatDecl, OptionDecl, SetupInput } from './agreed.ts';
import type { ProfileDecl } from './auto.ts';
import type { Gauge } from './gauge.ts';
import type { OptionNote } from './notation.ts';

/**
 * What a game package provides: names, cards, procedures, and a few read-only functions. The kernel does the rest.
 * Everything a game declares by name is interned when the game is loaded; an unknown name is an error with its place.
 */

/** Who sees the faces of cards in a zone. */
export type Sight = 'open' | 'owner' | 'none';

export interface ZoneDecl {
  readonly name: string;
  /** One for every seat, one for the table, or the spaces of the board. */
  readonly per: 'seat' | 'table' | 'board';
  readonly sight: Sight;
  /** Abilities say by this word where they work (`board` is where objects stand). */
  readonly group: string;
  /** Cards of one definition are interchangeable here (hand, piles). */
  readonly alike: boolean;
  readonly text: Bilingual;
  /** Seats that saw a card come here remember it (a hand does, a face-down pile does not). */
  readonly remembers?: boolean;
  /** Board only: names of the spaces, in order. */
  readonly spaces?: readonly string[];
}

export type Reset = 'turn' | 'step' | 'never';

export interface Named {
  readonly name: string;
  readonly text: Bilingual;
}

export interface FlagDecl extends Named {
  /** Cleared from all cards at the start of every turn or step. */
  readonly reset: Reset;
}

export interface TallyDecl {
  readonly name: string;
  readonly reset: Reset;
  readonly start: number;
  /** Texts for tallies that cards speak of. */
  readonly text?: Bilingual;
  /** It notes a card, not a number. */
  readonly of?: 'card';
  /** Only the engine's business: not shown in views. */
  readonly hidden?: boolean;
}

export interface StatDecl extends Named {
  readonly min?: number;
  readonly max?: number;
  /** Printed value of cards that do not have it (0 unless said; -1 for "has none"). */
  readonly absent?: number;
  /** Where a change left a fraction: down unless said. */
  readonly round?: 'up';
  /** What is said of a card whose value a change sets or bounds, after its name: "hits {n}× for each special symbol". */
  readonly says?: Bilingual;
  /** The same where a change adds to it: "ignores {n} defence when striking". */
  readonly saysMore?: Bilingual;
}

export interface LayerDecl {
  readonly name: string;
  readonly op: 'set' | 'add' | 'mul' | 'max' | 'min';
  /** What it gives belongs to the base value, which some effects ask for; such layers come first. */
  readonly base?: true;
}

/**
 * A bond from one card to another. `text` says it of the bound card, {0} being the other one ("assigned to {0}"; after
 * " // " the denial), `loose` where it does not matter to whom, `bind` and `free` how it is made and undone.
 */
export interface LinkDecl {
  readonly name: string;
  readonly slot: number;
  readonly text: Bilingual;
  readonly loose: Bilingual;
  readonly bind: Bilingual;
  readonly free: Bilingual;
}

export interface EventDecl {
  readonly name: string;
  /** The subject leaves play by it: who listens is read before it happens. */
  readonly leaves?: boolean;
  /** Carries the event out with atoms. Absent: a mere fact that others may listen to. */
  readonly commit?: (g: Game, s: State, row: Row) => void;
  /** How cards speak of it: templates for "after this happened" and "instead of this", see packages/prose. */
  readonly after?: Bilingual;
  readonly before?: Bilingual;
  /**
   * Line of the log; `{subject}`, `{source}`, `{by}`, `{amount}`, `{change}` (the amount with its sign), `{extra}`,
   * `{resource}` (named by `extra`), `{from}`, `{to}`. Absent: not logged.
   */
  readonly log?: Bilingual;
  readonly clauses?: readonly string[];
  /** Its `to` is a seat and not a place. */
  readonly toSeat?: boolean;
}

export type ArgType = 'card' | 'place' | 'seat' | 'number';
export type WordType = 'counter' | 'resource' | 'flag' | 'tally' | 'zone' | 'event' | 'link';

/** A verb: one record says how it is done, when it would do anything, how it reads, and what a bot may hope of it. */
export interface Verb {
  readonly args: readonly ArgType[];
  readonly word?: WordType;
  /** The event it proposes; its number is handed over in place of a word. */
  readonly event?: string;
  exec(g: Game, s: State, f: Frame, a: number, b: number, c: number, d: number, word: number): void;
  /** Would it change anything, as far as the acting seat may know? */
  could(g: Game, s: State, f: Frame, a: number, b: number, c: number, d: number, word: number): boolean;
  /** Templates, see packages/prose. */
  readonly text: Bilingual;
  /** Rough worth for the acting seat, for ordering moves. */
  hint(g: Game, s: State, f: Frame, a: number, b: number): number;
  /** Named by the rulebook, so not counted as special-cased even if one card uses it. */
  readonly clauses: readonly string[];
  /** It works on a scope: a rule that does it anywhere else is an error at load. */
  readonly within?: string;
}

/** A step in code, for what no combination of nodes says. Returns true when it has finished. */
export interface Native {
  readonly args: readonly ArgType[];
  run(g: Game, s: State, f: Frame, a: number, b: number, c: number): void;
  readonly text: Bilingual;
}

/** Families of words that functions take: what the game declares by name, words that cards bear, keys of cards. */
export type WordFamily = 'kind' | 'tag' | 'stat' | 'flag' | 'counter' | 'resource' | 'rule' | 'card word' | 'card';
/** `cards`: a selection; the function gets a number by which `Game.selection` knows it. */
export type CalcArgType = ArgType | 'cards' | { readonly word: WordFamily };

export type CalcType = 'number' | 'cond' | 'card' | 'cards' | 'places' | 'values';

/** A read-only function: `number` and `card` return a number, `cond` whether it is so, the others push to `out`. */
export interface CalcDecl {
  readonly type: CalcType;
  readonly args: readonly CalcArgType[];
  run(g: Game, s: State, f: Frame, a: number, b: number, c: number, out: number[]): unknown;
  readonly text: Bilingual;
  /** cond: verbs and procedures whose instruction tells it already ("use 2 actions"), so that it needs no text of its own. */
  readonly saidBy?: readonly string[];
  /** cond: how it reads right after a noun ("warrior *on a Station*"); after " // " its denial. */
  readonly tail?: Bilingual;
  /** It asks about a scope: a rule that asks it anywhere else is an error at load. */
  readonly within?: string;
  /** cond: what a card that passes is called, where there is a word for it ("enemy"). */
  readonly noun?: Bilingual;
  /** cards: a side has one at most, so it is told in the singular ("the defender of your army"). */
  readonly one?: boolean;
  /** values: notation of one value, and where on the board it points. */
  key?(g: Game, s: State, value: number): string;
  place?(g: Game, s: State, value: number): ZoneId;
  /** values: the cards (ids) one value stands for, where each value is a set of them and people pick cards. */
  holds?(g: Game, s: State, value: number): readonly number[];
}

export interface CardDecl {
  readonly key: string;
  readonly names: Bilingual;
  /** True when a name is our own translation and not the rulebook's. */
  readonly ownName?: { readonly cs?: boolean; readonly en?: boolean };
  /** Words by which other cards may name it. */
  readonly words?: readonly string[];
  readonly set: string;
  readonly type: string;
  readonly kinds: readonly string[];
  readonly stats: Readonly<Record<string, number>>;
  readonly abilities: readonly Ability[];
  /** Facts the rules do not compute with: symbols, copies, phase, art ... */
  readonly facts?: Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
}

export interface Refused {
  readonly code: string;
  readonly clause: string;
  readonly args?: Readonly<Record<string, string | number>>;
  readonly blockers?: readonly Ref[];
}

/**
 * What somebody tried to do, as far as it can be understood: the act and the acting card (those under way, when a
 * question of theirs is answered), and what it is aimed at: another card, a place.
 */
export interface Attempt {
  readonly key: string;
  readonly act: string | null;
  readonly card: Card | null;
  readonly target: Card | null;
  readonly place: ZoneId;
}

export interface GameMode {
  readonly key: string;
  readonly text: Bilingual;
  readonly seats: readonly number[];
  /** Seats after the players' that only the rules play (a boss, animals); `decider` says who answers for them. */
  readonly ruled?: number;
}

/** Weights of an evaluation by name: data, so that play can be measured and tuned without a change of code. */
export type Weights = Readonly<Record<string, number>>;

export interface GameDef {
  readonly id: string;
  readonly names: Bilingual;
  /** The languages it is written in, both unless said (`table/language.ts`). */
  readonly languages?: readonly Lang[];
  readonly modes: readonly GameMode[];
  readonly maxSeats: number;
  readonly zones: readonly ZoneDecl[];
  readonly counters: readonly Named[];
  readonly resources: readonly Named[];
  readonly flags: readonly FlagDecl[];
  readonly kinds: readonly Named[];
  readonly tags: readonly Named[];
  readonly stats: readonly StatDecl[];
  /** Layers in which changes of a stat are applied, in order, with what they do. */
  readonly layers: readonly LayerDecl[];
  readonly tallies: readonly TallyDecl[];
  /** Things that may be allowed, forbidden or obliged. */
  readonly rules: readonly Named[];
  readonly links?: readonly LinkDecl[];
  readonly scopes: readonly ScopeDecl[];
  readonly events: readonly EventDecl[];
  readonly verbs: Readonly<Record<string, Verb>>;
  readonly natives: Readonly<Record<string, Native>>;
  readonly calcs: Readonly<Record<string, CalcDecl>>;
  readonly procs: readonly Proc[];
  readonly acts: readonly ActRule[];
  readonly turns: Readonly<Record<string, readonly TurnStep[]>>;
  /** Abilities that cards grant by key. */
  readonly abilities: readonly Ability[];
  readonly cards: readonly CardDecl[];
  readonly decks: readonly Deck[];
  readonly options: readonly OptionDecl[];
  readonly formats?: readonly FormatDecl[];
  /** How often players want to be asked in windows; the second is the usual one. */
  readonly profiles?: readonly ProfileDecl[];
  /** Texts by key, besides those of the kernel. */
  readonly texts: Readonly<Record<string, Bilingual>>;
  /** Name of the procedure a game begins with. */
  readonly main: string;
  readonly drawFrom: string;
  readonly drawTo: string;
  /** 'feasible': a play needs only that every compulsory choice can be made. 'useful': it must also change something. */
  readonly playTest: 'feasible' | 'useful';
  /** When triggers run: after each instruction, or when a procedure says `flush`. */
  readonly triggers: 'atOnce' | 'atFlush';

  /** What lies on the table in every position: a map made of cards, who plays with whom. `setup` goes on from there. */
  ground?(g: Game, s: State, input: SetupInput): void;
  /** Puts the cards in place. Uses atoms; runs before the main procedure. */
  setup(g: Game, s: State, input: SetupInput): void;
  /** Proposes what must follow from the present state (deaths, surplus); true when it proposed something. */
  settle(g: Game, s: State): boolean;
  /** Order in which triggers come, by their seat and tags, and who orders those of one rung (NOBODY: as they came). */
  ladder(g: Game, s: State, controller: Seat, tags: readonly string[]): { rung: number; chooser: Seat };
  /** Who picks among several replacements of one event. */
  chooser(g: Game, s: State, row: Row): Seat;
  /** Who answers for a seat that has no player behind it. */
  decider(g: Game, s: State, seat: Seat): Seat;
  /** How two seats settle a question that is asked of them together (`joint`). */
  readonly agreement?: Agreement;
  /** Are two seats on one side? */
  allied(s: State, a: Seat, b: Seat): boolean;
  /** Do the standing abilities of `owner` serve this seat too, so that "your" covers both? Nobody's else unless said. */
  shares?(g: Game, s: State, owner: Seat, seat: Seat): boolean;
  /** The one opponent an effect speaks of where a seat has several; the next seat of another side unless said. */
  foe?(g: Game, s: State, f: Frame): Seat;
  distance(g: Game, s: State, a: ZoneId, b: ZoneId): number;
  /** Distances between spaces never change, so the kernel may look them up in a table. */
  readonly fixedDistance?: boolean;
  /** Nothing ever follows from a mark or a tally alone, so `settle` need not be asked after them. */
  readonly quietMarks?: boolean;
  /** Procedure (card, ability) through which triggered abilities marked `item` go, so that they can be answered. */
  readonly itemTriggers?: string;
  /** Free for another object? */
  free(g: Game, s: State, place: ZoneId): boolean;
  /** A player's estimate of the position from -1 to 1, from that seat's view; `weights` stand in for the game's own. */
  evaluate(g: Game, s: State, seat: Seat, weights?: Weights): number;
  /** What `evaluate` weighs with, where it can be tuned; and the weights set by hand at first, which never change. */
  readonly weights?: { readonly own: Weights; readonly first: Weights };
  /** What a learned evaluation reads of a position; and its weights, as text in base 64 (docs/bots.md). */
  readonly gauge?: Gauge;
  readonly net?: string;
  /**
   * How good an option of the seat looks before it is tried, from what the seat may know; more is better. Bots take
   * the best-looking one wherever they do not look further, and try it first where they do.
   */
  hint?(g: Game, s: State, seat: Seat, value: number): number;
  /** Is this an option that nobody in his right mind takes, from what the seat may know? Bots leave it out where they can. */
  absurd?(g: Game, s: State, seat: Seat, value: number): boolean;
  /** Does only a strong player take this, who has a reason (to strike down an own card)? The weakest bot leaves it out. */
  rash?(g: Game, s: State, seat: Seat, value: number): boolean;
  /** Keys of acts that cost nothing else: no bot ends without one that makes its position look better. */
  readonly freeActs?: readonly string[];
  /** By key of an act or answer: that of the same card which takes it back, itself perhaps; nobody does both in one turn. */
  readonly undoes?: Readonly<Record<string, string>>;
  /**
   * Is this a rest between menus, where a choice can be weighed: one `within` an act (between the blows of a battle), or
   * one from a menu (at the end of a turn, before the next one brings somebody something)?
   */
  rests?(g: Game, s: State, within: boolean): boolean;
  /** What a seat is called that only the rules play (a boss); null for players, who are called by their letters. */
  seatName?(g: Game, s: State, seat: Seat): Bilingual | null;
  checkDeck(g: Game, deck: Deck, options: Readonly<Record<string, number>>): readonly DeckIssue[];
  /** The option that a key not on offer comes to as well (another way to the same place), null for none. */
  alike?(g: Game, s: State, seat: Seat, key: string, offered: readonly OptionNote[]): number | null;
  /** Why is this not among the seat's options? Answered from what that seat may know. */
  whyNot(g: Game, s: State, seat: Seat, attempt: Attempt): Refused;
  /** The clause that refuses a seat which does not decide now, or anybody after the end. */
  idleClause?(g: Game, s: State, seat: Seat, attempt: Attempt): string;
  /** The time for the whole game has run out: begins what the rules say for that (a last round, counting points). */
  timeLimit?(g: Game, s: State): void;
  /** More than two sides: a seat has left for good; its cards and open questions must be dealt with. */
  seatLeft?(g: Game, s: State, seat: Seat): void;
  /** What paying so much of a resource for a card's sake comes to, and how much can be paid for it out of so much. */
  charged?(g: Game, s: State, f: Frame, sake: Ref, resource: number, n: number): number;
  purse?(g: Game, s: State, f: Frame, sake: Ref, resource: number, have: number): number;
  /** 0 hidden, 1 only that it is there, 2 its face; undefined leaves it to zone, face and memory. */
  sees?(g: Game, s: State, card: Card, viewer: Seat): number | undefined;
  /** Roles a card has in all (bit mask of tags): by print and rules, beside those that effects give it. */
  roles?(g: Game, s: State, card: Card, given: number): number;
  /** What roles depend on beside what atoms change (a fight's participants): they are remembered while it stays the same. */
  rolesKey?(g: Game, s: State): number;
  /** Seats in the order a window of the game's own kind asks them; `f` is the frame that opens it. */
  windowOrder?(g: Game, s: State, f: Frame, order: string): readonly Seat[];
  /** Does this kind of ability of a card in play work now? Asked when the index is built: flags and hosts, no stats. */
  works?(g: Game, s: State, card: Card, kind: Ability['kind']): boolean;
  /** Do the abilities of an object in play sleep now (its bearer may not use it, it is away)? Asked at every use. */
  sleeps?(g: Game, s: State, card: Card): boolean;
  /** May moves be taken back at all in this game? They may unless said; the label says how. */
  takesBack?(g: Game, s: State): boolean;
  /** Hidden cards change places only with cards of the same pool when a world is sampled (several decks per player). */
  pool?(g: Game, def: number): number;
  /** May a card of this definition lie hidden where this card lies (only some can be played face down)? */
  fits?(g: Game, s: State, card: Card, def: number): boolean;
  /** Is a change of this source ignored for a card, against this opponent or (-1) on its own (immunity)? */
  ignores?(g: Game, s: State, card: Card, versus: Ref, source: Ref): boolean;
  /** The clause by which such a change is ignored, for explanations. */
  ignoredBy?(g: Game, s: State, card: Card, versus: Ref, source: Ref): string;
  /** Does what this source allows or forbids not reach a card, or the target of what it would do (immunity)? */
  immune?(g: Game, s: State, card: Card, target: Card | null, source: Ref): boolean;
  /** May nobody choose this object for what that source does (it cannot be its target)? */
  spares?(g: Game, s: State, source: Ref, target: Ref): boolean;
  /** The same of a player. */
  sparesSeat?(g: Game, s: State, source: Ref, seat: Seat): boolean;
  /** What must never be while the game waits for a decision, in words, for checks of played games; none is well. */
  unsound?(g: Game, s: State): readonly string[];
  /** The same of one thing as it happens: somebody is paid for an own card, something befalls who is not involved. */
  unsoundEvent?(g: Game, s: State, happened: Trace): readonly string[];
  /** Extra facts for views: what a viewer may know of the position beyond cards and counters. */
  describe?(g: Game, s: State, viewer: Seat): Readonly<Record<string, number | string | Text>>;
}
