import type { Ability, WindowSpec } from '../effects/nodes.ts';
import type { ActRule, TurnStep } from '../effects/procedures.ts';
import { CARD_LIMIT, type Card, type Frame, type Row, type State } from '../state/records.ts';
import type { CardDecl, EventDecl, GameDef, Verb, WordType, ZoneDecl } from '../table/contract.ts';
import type { Bilingual, Ref, Seat, ZoneId } from '../types.ts';

/** A game made ready to run: every name a number, every node a function. Built once by effects/compile. */

export type Val = (s: State, f: Frame) => number;
export type Test = (s: State, f: Frame) => boolean;

/** One step of a program; `f.pc` stands at the next one, jumps change it. True means "wait here for a decision". */
export type Step = (s: State, f: Frame) => boolean | undefined;

/** What a step asks, so that the decision can be described from the frame alone. */
export interface AskInfo {
  readonly kind: 'pick' | 'place' | 'number' | 'yesno' | 'order' | 'split' | 'modes';
  readonly by: Val;
  /** Of what kind the options are. */
  readonly of: 'card' | 'place' | 'seat' | 'word' | 'number' | 'value' | 'mode';
  readonly prompt: string;
  readonly words?: readonly string[];
  readonly modes?: readonly { readonly key: string; readonly text: Bilingual }[];
  readonly calc?: string;
  /** May more than one be chosen, one at a time? */
  readonly many: boolean;
  /** Place of the variable that keeps the answer, where one card, seat or place is chosen. */
  readonly slot?: number;
  /** What may be chosen then as things stand now, and the function of the game that lists it, where one does. */
  readonly candidates?: (s: State, f: Frame, out: number[]) => void;
  readonly listedBy?: string;
  readonly optional: boolean;
  /** Takes the chosen option. */
  readonly answer: (s: State, f: Frame, value: number) => void;
  /** Several at once, where the elements of one question may be told together. */
  readonly several?: SeveralInfo;
}

/** A pick of several seen as one question: all that may be in it, however far it has come element by element. */
export interface SeveralInfo {
  /** The order is part of the answer. */
  readonly ordered: boolean;
  /** No two of one name. */
  readonly distinct: boolean;
  readonly least: Val;
  readonly most: Val;
  /** In canonical order: a set is always kept in this one. */
  readonly candidates: (s: State, f: Frame) => number[];
  readonly taken: (f: Frame) => readonly number[];
  /** Takes these, and nothing taken before, as the whole answer. */
  readonly answer: (s: State, f: Frame, values: readonly number[]) => void;
}

export interface Program {
  readonly key: string;
  readonly steps: Step[];
  readonly asks: (AskInfo | undefined)[];
  readonly chosen: AskInfo[]; // Those of them that one card, seat or place is chosen by: see run/choices.
  /** Label and clauses of each step, for prompts and refusals. */
  readonly places: ({ readonly label: Bilingual | null; readonly clauses: readonly string[] } | undefined)[];
  vars: number;
  sets: number;
  /** Variables and collections of a frame that begins, to be copied. */
  blankVars: readonly number[];
  blankSets: readonly (readonly number[])[];
  /** Frames of this program that have ended and may be used again: no state holds them any more. */
  readonly spare: Frame[];
  /** Steps that walk a turn table, so that a position can be set up in the middle of a turn. */
  readonly turns: { readonly pc: number; readonly table: number }[];
  /** Condition under which a scope's body goes on. */
  guard: Test | null;
  /** Names of the variables by slot, for snapshots and debugging. */
  readonly names: string[];
  /** Where it keeps what its scope holds, in the order of the declaration. */
  held: readonly number[];
}

export interface Pattern {
  readonly event: number;
  readonly test: (s: State, f: Frame) => boolean;
  /** Whose deed or card it waits for: see run/yours. */
  readonly serves: 'controller' | 'doer' | 'subject';
}

export interface Membership {
  /** Does this card belong to the query? */
  has(s: State, f: Frame, card: Card): boolean;
}

/** A selection of cards handed to a function: all of them, or whether one belongs to it. */
export interface Selection extends Membership {
  list(s: State, f: Frame, out: number[]): void;
}

export interface CompiledChange {
  /** Where it stands and the how manieth there: a name that does not depend on what else the game has. */
  readonly key: string;
  readonly kind: 'stat' | 'tag' | 'grant' | 'copy' | 'mute' | 'name' | 'scale' | 'rule' | 'later';
  /** What the index of listeners files it under. */
  readonly listens: number;
  readonly of: Membership['has'];
  readonly stat: number;
  readonly layer: number;
  readonly n: Val;
  readonly tag: number;
  readonly word: string;
  readonly abilities: readonly number[];
  readonly from: Val;
  readonly mode: number;
  readonly rank: number;
  readonly to: Membership['has'] | null;
  readonly pattern: Pattern | null;
  readonly prog: number;
  readonly vars: number;
  /** See `State.grants`. */
  readonly grants: number;
  /** A role given to cards by their roles: such roles are not looked at while another is decided. */
  readonly readsTags: boolean;
}

export interface CompiledAbility {
  readonly id: number;
  readonly ability: Ability;
  readonly listens: readonly number[];
  readonly pattern: Pattern | null;
  readonly prog: number;
  /** Step of the program after price and note of use. */
  readonly body: number;
  /** Pays the price and notes the use. */
  readonly pay: (s: State, f: Frame) => void;
  readonly changes: readonly number[];
  readonly condition: Test | null;
  readonly when: Test | null;
  readonly during: number;
  readonly feasible: Test;
  readonly payable: Test;
  readonly pays: boolean;
  readonly groups: number;
  readonly tags: readonly string[];
  /** Those of them that some window asks for, one bit each. */
  readonly tagMask: number;
  readonly limit: number;
  readonly limitShared: boolean;
  readonly limitReset: number;
  /** A replacement that amends its event keeps it; any other drops it. */
  readonly keepsRow: boolean;
  /** May allies of its controller answer with it? */
  readonly shared: boolean;
  /** See `State.grants`. */
  readonly grants: number;
  /** See `CompiledChange.readsTags`. */
  readonly readsTags: boolean;
  /** Whom its changes can touch at most: see REACH. */
  readonly reach: number;
}

/** How far a continuous ability reaches: to anybody, only to its own card, only to what its card is attached to. */
export const REACH = { any: 0, self: 1, host: 2 } as const;

/** Can the ability of this source touch the card at all? Tested before anything that costs more. */
export const reaches = (ability: CompiledAbility, source: Card, card: Card): boolean =>
  ability.reach === REACH.any ||
  (ability.reach === REACH.self ? source.id === card.id : (source.host & (CARD_LIMIT - 1)) === card.id);

export interface CardDef {
  readonly index: number;
  readonly decl: CardDecl;
  /** The first 32 kinds, and the others by words of 32. */
  readonly kinds: number;
  readonly moreKinds: readonly number[];
  readonly stats: readonly number[];
  readonly words: readonly string[];
  readonly abilities: readonly number[];
  /** Ability ids by zone group bit; 0 when nothing works outside the board. */
  readonly groups: number;
  readonly play: number;
}

export interface CompiledAct {
  readonly rule: ActRule;
  readonly each: (s: State, f: Frame, out: number[]) => void;
  readonly when: Test | null;
  readonly feasible: Test;
  readonly prog: number;
}

export interface CompiledStep {
  readonly step: TurnStep;
  readonly id: number;
  readonly enter: number;
  readonly leave: number;
  readonly acts: readonly number[];
}

export interface CompiledEvent {
  readonly decl: EventDecl;
  readonly index: number;
  readonly leaves: boolean;
  readonly commit: ((g: Game, s: State, row: Row) => void) | null;
}

export interface CompiledWindow {
  readonly spec: WindowSpec;
  /** Procedure that carries an answer out (announce, pay, let others answer it), -1 to run it directly. */
  via: number;
  /** Bit of the tag that an answer needs. */
  readonly allow: number;
  /** Is this seat (as `you`) asked at all? */
  readonly asks: Test | null;
  /** First zones, one per seat, in which an answer could lie unseen. */
  hidden: readonly number[];
}

/** Where each group of listeners begins in the index. */
export interface ListenLayout {
  readonly before: number;
  readonly after: number;
  readonly respond: number;
  readonly act: number;
  readonly stat: number;
  readonly rule: number;
  readonly tag: number;
  readonly grant: number;
  readonly mute: number;
  readonly name: number;
  readonly scale: number;
  readonly size: number;
}

export interface Names {
  readonly counters: ReadonlyMap<string, number>;
  readonly resources: ReadonlyMap<string, number>;
  readonly flags: ReadonlyMap<string, number>;
  readonly kinds: ReadonlyMap<string, number>;
  readonly tags: ReadonlyMap<string, number>;
  readonly stats: ReadonlyMap<string, number>;
  readonly layers: ReadonlyMap<string, number>;
  readonly tallies: ReadonlyMap<string, number>;
  readonly rules: ReadonlyMap<string, number>;
  readonly scopes: ReadonlyMap<string, number>;
  readonly links: ReadonlyMap<string, number>;
  readonly events: ReadonlyMap<string, number>;
  readonly steps: ReadonlyMap<string, number>;
  readonly groups: ReadonlyMap<string, number>;
  readonly options: ReadonlyMap<string, number>;
  readonly procs: Map<string, number>;
  readonly abilities: Map<string, number>;
  readonly cards: ReadonlyMap<string, number>;
}

export interface ZoneInfo {
  readonly id: ZoneId;
  readonly decl: ZoneDecl;
  readonly seat: Seat;
  readonly name: string;
  readonly board: boolean;
  readonly group: number;
  /** 0 open, 1 owner only, 2 nobody. */
  readonly sight: number;
}

interface Resets {
  /** Numbers of the tallies that start again. */
  readonly tallies: readonly number[];
  readonly flags: number;
}
const NOTHING_RESET: Resets = { tallies: [], flags: 0 };

type BuiltinVerb = (g: Game, s: State, f: Frame, a: number, b: number, c: number) => void;

/** What prices are paid with. */
export interface Builtin {
  readonly count: BuiltinVerb;
  readonly gain: BuiltinVerb;
  readonly mark: BuiltinVerb;
}

export class Game {
  programs: Program[] = [];
  abilities: CompiledAbility[] = [];
  changes: CompiledChange[] = [];
  acts: CompiledAct[] = [];
  turns: CompiledStep[][] = [];
  turnNames = new Map<string, number>();
  windows: CompiledWindow[] = [];
  defs: CardDef[] = [];
  events: CompiledEvent[] = [];
  zones: ZoneInfo[] = [];
  /** Zones by declaration: first id, and one per seat or one in all. */
  zoneStart = new Map<string, number>();
  boardStart = 0;
  boardSize = 0;
  /** 1 for zones where objects stand. */
  onBoard = new Uint8Array(0);
  /** Spaces by distance from a space, `within[max][space - boardStart]`; only where distances never change. */
  within: number[][][] = [];
  /** Distances between spaces, `from * boardSize + to`; empty where they change. */
  apart: number[] = [];
  /** Numbers of events that the loop itself speaks of, -1 where the game does not know them. */
  stepBegins = -1;
  stepEnds = -1;
  /** What is cleared when a turn or a step begins. */
  resets = { turn: NOTHING_RESET, step: NOTHING_RESET };
  /** Selections that functions are asked about, and words that cards bear, by the numbers handed to functions. */
  selections: Selection[] = [];
  bornWords: string[] = [];
  main = 0;
  /** Version of the rules, for records: see compileGame. */
  rulesHash = 0;

  constructor(
    readonly def: GameDef,
    readonly names: Names,
    readonly listen: ListenLayout,
  ) {}

  /** Verbs of the kernel and of the game. */
  verbs: Readonly<Record<string, Verb>> = {};
  builtin!: Builtin;

  verb(name: string): Verb | undefined {
    return this.verbs[name];
  }

  /** Number of the counter, resource ... a verb works on; the verb `did` names its event here. */
  word(place: string, type: WordType | undefined, name: string | undefined): number {
    if (type === undefined) return -1;
    const maps: Readonly<Record<WordType, ReadonlyMap<string, number>>> = {
      counter: this.names.counters,
      resource: this.names.resources,
      flag: this.names.flags,
      tally: this.names.tallies,
      zone: this.zoneStart,
      event: this.names.events,
      link: this.names.links,
    };
    const at = name === undefined ? undefined : maps[type].get(name);
    if (at === undefined) throw new Error(`${place}: unknown ${type} "${name}"`);
    return at;
  }
  private readonly tagNumbers = new Map<string, number>();
  /** Bit of a tag by which windows let abilities in. */
  tagBit(tag: string): number {
    const at = this.tagNumbers.get(tag) ?? this.tagNumbers.size;
    this.tagNumbers.set(tag, at);
    if (at > 30) throw new Error(`${this.def.id}: windows ask for more than 31 tags`);
    return 1 << at;
  }

  /** Bits of those tags that windows ask for; known when all windows are. */
  tagMask(tags: readonly string[]): number {
    let mask = 0;
    for (const tag of tags) if (this.tagNumbers.has(tag)) mask |= this.tagBit(tag);
    return mask;
  }

  private readonly wordBearers: Uint8Array[] = [];

  /** Does a card of this definition bear the word of this number? */
  bears(def: number, word: number): boolean {
    this.wordBearers[word] ??= Uint8Array.from(this.defs, ({ words }) =>
      words.includes(this.bornWords[word]) ? 1 : 0,
    );
    return this.wordBearers[word][def] === 1;
  }

  /** The `play` ability of a card, -1 for none. */
  playOf(s: State, ref: Ref): number {
    return ref < 0 ? -1 : this.defs[s.cards[ref & (CARD_LIMIT - 1)].def].play;
  }

  /** Spaces beside a space; for games whose distances never change. */
  ring(place: ZoneId): readonly ZoneId[] {
    return this.within[1][place - this.boardStart] ?? [];
  }

  cardOf(s: State, ref: Ref): Card {
    return s.cards[ref & (CARD_LIMIT - 1)];
  }

  zoneOf(name: string, seat: Seat): ZoneId {
    const start = this.zoneStart.get(name);
    if (start === undefined) throw new Error(`${this.def.id}: no zone "${name}"`);
    return this.zones[start].decl.per === 'seat' ? start + seat : start;
  }

  cardDef(key: string): CardDef {
    const index = this.names.cards.get(key);
    if (index === undefined) throw new Error(`${this.def.id}: no card "${key}"`);
    return this.defs[index];
  }

  spaceNamed(name: string): ZoneId {
    for (let i = 0; i < this.boardSize; i++) {
      if (this.zones[this.boardStart + i].name === name) return this.boardStart + i;
    }
    throw new Error(`${this.def.id}: no space "${name}"`);
  }
}
