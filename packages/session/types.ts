import type { AdviceKind, Bilingual, DecisionKind, Handle, Seat, Stop, UndoLabel, View, ZoneId } from '@bojiste/kernel';
import type { Mute } from './attention.ts';
import type { Beat, Said } from './beats/types.ts';
import type { Coach } from './guide.ts';

export type { Beat, BeatKind, Part } from './beats/types.ts';

/**
 * What a table needs of a game, wherever it runs: here in a worker, later on a server. Everything is plain data with
 * words in both languages; a table renders it and knows no rules.
 */

// ---- the catalogue: what never changes during a game ------------------------------------------------------------------

export interface ZoneInfo {
  readonly id: ZoneId;
  readonly name: string;
  /** Name of the declaration: `hand`, `deck`, `cell`. */
  readonly kind: string;
  /** -1 for zones of the table. */
  readonly seat: Seat;
  readonly board: boolean;
  readonly text: Bilingual;
}

export interface NamedInfo {
  readonly name: string;
  readonly text: Bilingual;
}

export interface PhaseInfo extends NamedInfo {
  readonly id: number;
  /** Number of the turn table it belongs to. */
  readonly table: number;
  readonly clauses: readonly string[];
  /** Players act in it; the others only mark beginnings and ends. */
  readonly menu: boolean;
}

/** A moment at which players may answer, for settings of when to be asked. */
export interface WindowInfo extends NamedInfo {
  readonly clauses: readonly string[];
}

export interface Paragraph {
  readonly key: string;
  readonly name: Bilingual | null;
  readonly text: Bilingual;
  /** What a keyword means, for those who do not know it yet. */
  readonly reminder?: Bilingual;
  /** The same in few words, for cards in hand; where it is missing, the whole text stands for it. */
  readonly short?: Bilingual;
  readonly clauses: readonly string[];
}

export interface CardInfo {
  readonly key: string;
  readonly names: Bilingual;
  readonly set: string;
  readonly type: string;
  readonly kinds: readonly string[];
  /** Printed values by the name of the stat. */
  readonly stats: Readonly<Record<string, number>>;
  readonly facts: Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
  readonly paragraphs: readonly Paragraph[];
}

export interface ClauseInfo {
  readonly id: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
}

export interface Catalogue {
  readonly game: string;
  readonly names: Bilingual;
  readonly zones: readonly ZoneInfo[];
  readonly phases: readonly PhaseInfo[];
  readonly windows: readonly WindowInfo[];
  readonly stats: readonly (NamedInfo & { readonly absent: number })[];
  readonly counters: readonly NamedInfo[];
  readonly resources: readonly NamedInfo[];
  readonly flags: readonly NamedInfo[];
  readonly kinds: readonly NamedInfo[];
  readonly cards: Readonly<Record<string, CardInfo>>;
  readonly clauses: Readonly<Record<string, ClauseInfo>>;
  /** What the game's own table wants to show besides: limits, die faces. */
  readonly facts: Readonly<Record<string, unknown>>;
}

// ---- what is asked ----------------------------------------------------------------------------------------------------

export interface Choice {
  readonly key: string;
  readonly text: Bilingual;
  /** The act or ability it is, where a menu offers several for one card. */
  readonly act: Bilingual | null;
  /** Handle of the card it points at, 0 for none. */
  readonly card: Handle;
  /** -1 for none. */
  readonly place: ZoneId;
  /** Choices of one place with equal numbers lead to the same: a table may show one of them. */
  readonly fold: number;
  /** The only thing it could be aimed at is a card of one's own: to be confirmed before anything is rolled or spent. */
  readonly own?: boolean;
  /** It brings a penalty, which its text names. */
  readonly penal?: boolean;
}

/**
 * Several are chosen at once: choices are taken and put back singly, in any order, until the player closes the choice.
 * The answer is one key (`severalKey` of the chosen ones' keys); nothing of the way there is told to anybody.
 */
export interface Several {
  readonly min: number;
  readonly max: number;
  /** The order is part of the answer. */
  readonly ordered: boolean;
  /** Choices of one name exclude each other: those with equal numbers; all differ where names do not matter. */
  readonly groups: readonly number[];
  /** What was taken already, as numbers of choices. */
  readonly taken: readonly number[];
}

export interface Question {
  readonly id: number;
  readonly kind: DecisionKind;
  /** Where the game stands: what the seat is in the middle of, with its numbers. */
  readonly title: Bilingual;
  /** What has just happened, where it matters to the answer. */
  readonly about: Said | null;
  readonly why: Bilingual;
  /** A penalty that ending now would bring, announced as one. */
  readonly penalty?: Bilingual;
  readonly label: Bilingual | null;
  readonly clauses: readonly string[];
  /** Handle of the card that asks, 0 for none. */
  readonly source: Handle;
  readonly choices: readonly Choice[];
  readonly many: boolean;
  readonly several: Several | null;
  readonly undo: UndoLabel;
  /** A window that can be declined for longer. */
  readonly mutes?: readonly Mute[];
  /** Said once: when windows ask. */
  readonly note?: Bilingual;
}

// ---- what happened: see beats/types ---------------------------------------------------------------------------------

export type TableView = Omit<View, 'decision'>;
export type Stops = Readonly<Record<string, Stop>>;

/** The table after one move. */
export interface Update {
  readonly view: TableView;
  readonly question: Question | null;
  /** Since the last update. */
  readonly happened: readonly Beat[];
  /** The whole log, when it must be replaced (start, taking back). */
  readonly log?: readonly Beat[];
  /** `log` is only the last stretch: what was told before is asked for by this number. 0 or missing: it is all. */
  readonly earlier?: number;
  /** A move was taken back: lines of this step and later ones have not happened. */
  readonly back?: number;
  /** Who moved: -1 for nobody. */
  readonly by: Seat;
  /** Somebody else is still deciding. */
  readonly busy: boolean;
  readonly result: Bilingual | null;
  /** Has the asking seat won? Null for a draw or while it lasts. */
  readonly won: boolean | null;
  /** The record so far, whenever it is worth keeping. */
  readonly record?: string;
  /** When this seat wants to be asked, by the name of the window. */
  readonly stops?: Stops;
  /** Windows that were passed for this seat since the last update, by its own settings. */
  readonly passed?: readonly string[];
  /** What the game's own table shows besides the view: the sums of a fight. Plain data. */
  readonly scene?: unknown;
  /** What the coach says, where somebody leads the player. */
  readonly coach?: Coach;
}

// ---- answers to a player's own questions ------------------------------------------------------------------------------

export interface Attempt {
  readonly card: Handle;
  readonly act?: string;
  readonly target?: Handle;
  readonly place?: ZoneId;
}

export interface Reason {
  readonly text: Bilingual;
  readonly clause: string;
  readonly blockers: readonly Bilingual[];
  /** Answers that may have been meant, by their keys. */
  readonly near?: readonly string[];
}

export interface StatPart {
  readonly name: Bilingual;
  /** '' for what rounding and bounds take or add. */
  readonly layer: string;
  readonly n: number;
  /** What it made of the value: printed and all changes come to `now`. */
  readonly change: number;
  /** A part that does not count says by which clause. */
  readonly counts: boolean;
  readonly clause: string;
}

export interface StatNow {
  readonly name: string;
  readonly text: Bilingual;
  readonly printed: number;
  readonly now: number;
  readonly parts: readonly StatPart[];
}

export interface Inspection {
  readonly key: string;
  readonly stats: readonly StatNow[];
  readonly flags: readonly Bilingual[];
  readonly counters: readonly { readonly text: Bilingual; readonly n: number }[];
  readonly under: readonly string[];
}

export type Effect =
  | {
      readonly k: 'resource';
      readonly seat: Seat;
      readonly name: Bilingual;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly k: 'counter';
      readonly card: Handle;
      readonly name: Bilingual;
      readonly counter: string;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly k: 'pile';
      readonly seat: Seat;
      readonly pile: string;
      readonly name: Bilingual;
      readonly from: number;
      readonly to: number;
    }
  | { readonly k: 'gone'; readonly card: Handle };

/** Chances of what may befall a card: `atLeast[n]` of n or more, beginning with n = 1. */
export interface Odds {
  readonly card: Handle;
  readonly dice: number;
  readonly atLeast: readonly number[];
  readonly gone: number;
}

export interface Preview {
  /** What happens whatever the dice and hidden cards are. */
  readonly certain: readonly Effect[];
  readonly odds: readonly Odds[];
  /** Where the game stands then unless somebody steps in: phase and seat on turn, null when that is open. */
  readonly phase: number | null;
  readonly active: Seat | null;
}

/** A choice with an empty key carries out what was chosen so far: nothing else is asked, but something is aimed at. */
export interface Look {
  readonly question: Question;
}

export interface EarlierPage {
  readonly beats: readonly Beat[];
  /** Where the page before it is found; 0 when this was the first. */
  readonly earlier: number;
}

/** What a strong player would do now, from what the seat knows. */
export interface Idea {
  /** Answers one after the other, as `Session.answer` takes them. */
  readonly keys: readonly string[];
  readonly text: Bilingual;
  readonly preview: Preview | null;
  /** An estimate of the seat's chances to win after it, 0 to 1. */
  readonly chance: number;
}

/** A sentence of the coach. */
export interface Tip {
  /** Its name within the game. */
  readonly tag: string;
  readonly kind: AdviceKind;
  readonly clause: string;
  readonly say: Bilingual;
  /** Answers that a warning speaks against, or that would follow the advice. */
  readonly keys: readonly string[];
}

// ---- the session -----------------------------------------------------------------------------------------------------

export interface Session {
  readonly catalogue: Catalogue;
  /** The seat of whoever looks; whoever only watches sits behind the first. */
  readonly me: Seat;
  readonly watching?: boolean;
  subscribe(listener: (update: Update) => void): () => void;
  /** Several keys answer the questions that follow one another. */
  answer(question: number, keys: readonly string[]): Promise<Reason | null>;
  /** What would be asked after these answers, where nothing new comes to light by them; null otherwise. */
  look(keys: readonly string[]): Promise<Look | null>;
  preview(keys: readonly string[]): Promise<Preview | null>;
  whyNot(attempt: Attempt): Promise<Reason>;
  /** Brings a page of what was told before the log begins; missing where updates bring the whole log. */
  showEarlier?(): Promise<void>;
  inspect(card: Handle): Promise<Inspection | null>;
  undo(): Promise<boolean>;
  concede(): Promise<void>;
  /** Private settings: in which windows to be asked. Missing where nobody is asked. */
  stops?(wanted: Stops): Promise<void>;
  /** Be asked in the next window, whatever the settings say. */
  brake?(): Promise<void>;
  /** Lets this window pass and others like it: for the cards that could answer, in this fight, in this turn. */
  mute?(what: Mute): Promise<void>;
  /** Some texts of the catalogue come after the first question: told when it is whole. */
  readonly whole?: Promise<void>;
  /** How far a bot has come with its thinking, 0 to 1. */
  thinking?(listener: (share: number) => void): () => void;
  /** Up to three ideas, best first. Missing where advice would not be fair: online. */
  ideas?(): Promise<readonly Idea[]>;
  /** What the coach would say now, or after these answers; the most important first. Missing where `ideas` is. */
  tips?(keys: readonly string[]): Promise<readonly Tip[]>;
  /** Lets the coach do the next step of a lesson or puzzle. */
  showStep?(): Promise<void>;
  /** Lets the coach ring the next answer of a puzzle. */
  hint?(): Promise<void>;
  /** Lets a thinking bot take the best it has found so far. */
  hurry?(): Promise<void>;
  close(): void;
}
