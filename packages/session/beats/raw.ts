import type { CardDecl, Game, Ref, Seat, Sighted, State, ZoneId } from '@bojiste/kernel';
import type { CzechTell } from './czech.ts';
import type { EnglishTell } from './english.ts';
import type { Proper } from './proper.ts';
import type { Beat, BeatKind, Change, Level, Part, Roll } from './types.ts';

/** Beats before it is known who reads them: cards with who may know them, and how each is said. */

/** A part of a sum before it is known who reads it. */
export interface RawTerm {
  readonly card: Sighted | null;
  readonly n: number;
}

export interface RawSum {
  readonly stat: string;
  readonly text: { readonly cs: string; readonly en: string };
  readonly card: Sighted | null;
  readonly base: number;
  readonly terms: readonly RawTerm[];
  readonly total: number;
  readonly set: boolean;
}

/** The sentence in both languages, without the full stop. An empty one is not told. */
export interface Saying {
  cs(t: CzechTell): readonly Part[];
  en(t: EnglishTell): readonly Part[];
}

/** What a game makes of an event. */
export interface Deed extends Saying {
  readonly kind: BeatKind;
  readonly level: Level;
  readonly by?: Seat;
  readonly card?: Sighted | null;
  readonly objects?: readonly Sighted[];
  readonly from?: ZoneId;
  readonly to?: ZoneId;
  readonly amount?: number;
  readonly count?: number;
  readonly change?: Change;
  readonly dice?: Roll;
  readonly sums?: readonly RawSum[];
  readonly clauses?: readonly string[];
  /** Deeds of one key that follow one another in a move are told as one. */
  readonly fold?: { readonly key: string; of(objects: readonly Sighted[], amount: number): Deed };
}

/** Where the game stands when a beat is told. */
export type Stand = Pick<Beat, 'turn' | 'active' | 'phase'>;
type Moment = Stand & Pick<Beat, 'n' | 'step' | 'group' | 'event'>;
export interface Raw extends Moment, Required<Omit<Deed, 'change' | 'dice' | 'sums' | 'fold'>> {
  readonly fold?: Deed['fold'];
  readonly change?: Change;
  readonly dice?: Roll;
  readonly sums?: readonly RawSum[];
}

const BLANK = { by: -1, card: null, objects: [], from: -1, to: -1, amount: 0, count: 1, clauses: [] };

export const rawBeat = (deed: Deed, moment: Moment): Raw => ({
  ...BLANK,
  ...deed,
  clauses: deed.clauses ?? [],
  ...moment,
});

/** An event as it was committed; the state is the one after it. */
export interface Told {
  readonly g: Game;
  readonly s: State;
  readonly subject: Sighted | null;
  readonly source: Sighted | null;
  readonly by: Seat;
  readonly amount: number;
  readonly from: number;
  readonly to: number;
  readonly extra: number;
  readonly cause: number;
  /** Dice that fell since the last beat. */
  readonly dice: readonly number[];
  /** Cards that moved while it was committed. */
  readonly moves: readonly { readonly card: Sighted; readonly from: ZoneId; readonly to: ZoneId }[];
  /** Has this deed named the card already? */
  named(card: Sighted): boolean;
  /** Any card by its number, as it is now. */
  sight(ref: Ref): Sighted | null;
}

type Deeds = Deed | readonly Deed[] | null;

/** How one game is told. */
export interface Narration {
  /** What a card of a type is called before its name, with its grammar. */
  noun(decl: CardDecl): { readonly cs: string; readonly en: string };
  /** The name by which it is told, where that on the card says more than a name. */
  short?(decl: CardDecl): { readonly cs: string; readonly en: string };
  /** Czech: names that decline, by what is on the card; the others stand after their noun. */
  readonly names?: ReadonlyMap<string, Proper>;
  /** English: one of many of the name (a Beast Rider), and not a person or place (Ret-Talus). */
  common(decl: CardDecl): boolean;
  /** The other player. */
  readonly foe: { readonly cs: string; readonly en: string };
  /** A turn, for headings. */
  readonly turn: { readonly cs: string; readonly en: string };
  /** Resources that are told, as they are counted. */
  readonly points: Readonly<Record<string, PointsWord>>;
  /** Piles from which cards are drawn. */
  readonly decks: readonly string[];
  /** A space in words, where its name is notation. */
  place?(g: Game, zone: ZoneId): { readonly cs: string; readonly en: string } | undefined;
  /** Events by name; one that is not there is not told. */
  readonly rows: Readonly<Record<string, (told: Told) => Deeds>>;
  /** What a card was spared, by the name of the event: a participle in Czech, and what follows “was not” in English. */
  readonly averted?: Readonly<Record<string, { readonly cs: string; readonly en: string }>>;
  /** Acts that no event tells, by their key. */
  readonly acts?: Readonly<Record<string, (seat: Seat, card: Sighted | null) => Deed | null>>;
  /** Cards that left a hand for a zone, by the zone's name, where no event tells it. */
  readonly left?: Readonly<Record<string, (card: Sighted, to: ZoneId, by: Seat) => Deed>>;
  /** Zones for which that is told at once, before what comes of it. */
  readonly lays?: ReadonlySet<string>;
  /** What a seat has, for the heading of its turn; else its points. */
  heading?(g: Game, s: State, seat: Seat): { readonly cs: string; readonly en: string };
  /** The die's faces in words. */
  faces?(g: Game, s: State): readonly { readonly cs: string; readonly en: string }[];
  /** Why the game ended, where the rules say it. `gone`: who was the last to be out, -1 for nobody. */
  ending?(g: Game, s: State, gone: Seat): Saying | null;
  /** Events that go on with what answers interrupted: they begin a new paragraph then. */
  readonly resumes?: ReadonlySet<string>;
  /** Events that begin a paragraph wherever they come: the rounds of a battle, the attacks in it. */
  readonly begins?: ReadonlySet<string>;
  /** Drawing has its own word in every game: a participle, with `si` where it is reflexive. */
  readonly drew: string;
}

export interface PointsWord {
  readonly cs: string;
  readonly en: string;
  /** They are given up unwillingly: "lost" and not "paid". */
  readonly lost?: boolean;
  readonly level?: Level;
  /** Using them up is part of every act and told in full only. */
  readonly used?: boolean;
}
