import type { Bilingual, Deck, Handle, Seat } from '@bojiste/kernel';
import type { Mute } from './attention.ts';
import type { Attempt, Stops, Update } from './types.ts';

/** What client and server say to each other. The server checks every word of a client by schemas of the same shapes. */

export const PROTOCOL = 1;

// ---- tables -----------------------------------------------------------------------------------------------------------

/** Times in seconds. */
export type ClockRules =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'live';
      readonly bank: number;
      /** Once a turn, and whenever somebody else has decided in between; never for automatic answers. */
      readonly increment: number;
      /** For answers in others' turns, full again in every turn; the main bank follows when it is empty. */
      readonly windows?: number;
      /** A bank of its own for lost connections. */
      readonly away: number;
      /** Of the whole game, 0 for none. */
      readonly limit: number;
    }
  | { readonly kind: 'days'; readonly days: number };

export interface TableRules {
  readonly game: string;
  readonly mode: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, number>>;
  readonly clock: ClockRules;
  readonly rated: boolean;
  /** In the lobby for everybody, and open to spectators. */
  readonly listed: boolean;
  /** Freely what nobody learned anything from, else by consent of the others (never so in rated games); or not at all. */
  readonly undo: 'ask' | 'never';
  /** Seconds by which spectators see less than the players. */
  readonly delay: number;
  /** Automatic passes wait a masked time, so that a quick pass tells nothing. */
  readonly masked: boolean;
  /** At 0:00 the game is lost by itself, or goes on until another player claims it. */
  readonly flag: 'lose' | 'claim';
  readonly bestOf: number;
  readonly event: string;
  readonly round: number;
}

export interface RatingInfo {
  readonly value: number;
  readonly deviation: number;
  readonly provisional: boolean;
}

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot';
  /** Of an open seat: for whom it is kept, '' for anybody. Of a bot: its level. */
  readonly name: string;
  /** Public id of the person, '' for others. */
  readonly user: string;
  /** Nobody vouches for the name. */
  readonly guest: boolean;
  readonly rating: RatingInfo | null;
  readonly present: boolean;
  /** The rules have put this player out: the others decide about the game. */
  readonly out?: boolean;
}

/** Milliseconds left at the moment `at`; those of `running` seats go down from there. */
export interface ClockInfo {
  readonly at: number;
  readonly banks: readonly number[];
  readonly away: readonly number[];
  /** The small bank for answers in others' turns; used first by those who are `answering`. */
  readonly windows: readonly number[];
  readonly running: readonly Seat[];
  readonly answering: readonly Seat[];
  readonly paused: boolean;
  /** Of the whole game; -1 for no limit. */
  readonly left: number;
}

export type Offer = 'undo' | 'draw' | 'pause' | 'resume' | 'hands' | 'annul';

export interface OfferInfo {
  readonly what: Offer;
  readonly by: Seat;
  /** Who has yet to answer. */
  readonly waiting: readonly Seat[];
}

export interface SeriesInfo {
  readonly bestOf: number;
  readonly wins: readonly number[];
  readonly game: number;
  readonly decided: boolean;
}

export type TableStage = 'open' | 'live' | 'over' | 'shut';

export interface TableInfo {
  readonly id: string;
  readonly rules: TableRules;
  readonly stage: TableStage;
  readonly seats: readonly SeatInfo[];
  /** The viewer's seat, -1 for a spectator. */
  readonly me: Seat;
  readonly clock: ClockInfo | null;
  readonly offers: readonly OfferInfo[];
  /** Seats whose absence or empty clock the viewer may claim. */
  readonly claims: readonly Seat[];
  /** All seats let spectators see hands. */
  readonly hands: boolean;
  /** The rules were mended meanwhile and the game went on from the last position they agree on. */
  readonly goneOn: boolean;
  /** It cannot go on by the present rules: it waits for whoever runs the server, and no clock runs. */
  readonly held: boolean;
  readonly series: SeriesInfo | null;
  /** Where the same people go on: rematch or next game. */
  readonly next: string;
  /** Hash of the seed the server has committed to. */
  readonly commit: string;
  /** Seats that have yet to add their share in the chance; the game begins when all have. */
  readonly owing: readonly Seat[];
  readonly watchers: number;
}

/** What the lobby lists. */
export interface ListedTable {
  readonly id: string;
  readonly rules: TableRules;
  readonly stage: TableStage;
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'rating'>[];
  readonly touched: number;
  readonly result: Bilingual | null;
  /** How it ended and who won (a bit for each seat), so that a list can call the winner by name. */
  readonly ended?: readonly [over: number, winners: number] | null;
  /** Of one's own tables where turns last days: it waits for whoever asks. */
  readonly yours?: boolean;
}

/** What a rated match did to somebody's rating. */
export interface RatingChange {
  readonly user: string;
  readonly before: number;
  readonly after: number;
  readonly provisional: boolean;
}

/** What everybody may know of a person. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly created: number;
  readonly ratings: readonly (RatingInfo & {
    readonly game: string;
    readonly mode: string;
    readonly games: number;
    /** Value after each rated match, the oldest first. */
    readonly curve: readonly number[];
  })[];
  readonly last: readonly (ListedTable & { readonly outcome: 'won' | 'lost' | 'draw' | null })[];
  readonly decks: readonly { readonly game: string; readonly name: Bilingual; readonly games: number }[];
}

// ---- chat -------------------------------------------------------------------------------------------------------------

/** Phrases that everybody reads in their own language. */
export const PHRASES = {
  hello: { cs: 'Ahoj!', en: 'Hello!' },
  luck: { cs: 'Hodně štěstí!', en: 'Good luck!' },
  thinking: { cs: 'Přemýšlím…', en: 'I am thinking…' },
  wellPlayed: { cs: 'Pěkně zahráno.', en: 'Well played.' },
  oops: { cs: 'Ups.', en: 'Oops.' },
  sorry: { cs: 'Promiň.', en: 'Sorry.' },
  thanks: { cs: 'Díky!', en: 'Thanks!' },
  goodGame: { cs: 'Dobrá hra!', en: 'Good game!' },
  moment: { cs: 'Moment, hned jsem zpátky.', en: 'One moment, I will be right back.' },
  again: { cs: 'Ještě jednu?', en: 'One more?' },
} satisfies Record<string, Bilingual>;

export type Phrase = keyof typeof PHRASES;

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  /** -1 for a spectator. */
  readonly seat: Seat;
  readonly name: string;
  readonly user: string;
  readonly text?: string;
  readonly phrase?: Phrase;
}

// ---- messages ---------------------------------------------------------------------------------------------------------

/** Commands and questions about one match; `id` is the client's own and is quoted in the answer. */
export type Command =
  | { readonly t: 'answer'; readonly decision: number; readonly option: string; readonly then?: readonly string[] }
  /** With the question the seat sees: an undo that comes late must not take back something newer. */
  | { readonly t: 'undo'; readonly decision?: number }
  | { readonly t: 'resign' }
  | { readonly t: 'offer'; readonly what: Offer }
  | { readonly t: 'reply'; readonly what: Offer; readonly yes: boolean }
  | { readonly t: 'claim'; readonly seat: Seat; readonly as: 'win' | 'annul' }
  | { readonly t: 'stops'; readonly stops: Stops }
  /** One's share in the chance, drawn after the server's commitment was seen. */
  | { readonly t: 'nonce'; readonly nonce: string }
  | { readonly t: 'brake' }
  | { readonly t: 'mute'; readonly what: Mute };

export type Query =
  | { readonly t: 'look'; readonly keys: readonly string[] }
  | { readonly t: 'preview'; readonly keys: readonly string[] }
  | { readonly t: 'whyNot'; readonly attempt: Attempt }
  | { readonly t: 'inspect'; readonly card: Handle };

/** A page of the log before the one that is known; open to everybody who looks at the table. */
export interface HistoryQuery {
  readonly t: 'history';
  readonly before: number;
}

interface About {
  readonly id: string;
  readonly match: string;
}

export type ClientMessage =
  | { readonly t: 'hello'; readonly v: number }
  | {
      readonly t: 'open';
      readonly id: string;
      readonly match: string;
      /** Seat token; without it the session says who it is. */
      readonly token?: string;
      /** The last tick the client has seen. */
      readonly since?: number;
      /** A spectator wants to look over this seat's shoulder; all seats must have agreed. */
      readonly over?: Seat;
    }
  | { readonly t: 'close'; readonly match: string }
  | (About & Command)
  | (About & Query)
  | (About & HistoryQuery)
  | (About & { readonly t: 'chat'; readonly text?: string; readonly phrase?: Phrase })
  | { readonly t: 'ping'; readonly id: string };

export interface Refusal {
  readonly code: string;
  readonly text: Bilingual;
  readonly clause: string;
  readonly blockers: readonly Bilingual[];
}

export type ServerMessage =
  | { readonly t: 'welcome'; readonly v: number; readonly user: string; readonly name: string; readonly now: number }
  | {
      readonly t: 'opened';
      readonly id: string;
      readonly match: string;
      readonly tick: number;
      readonly table: TableInfo;
      readonly chat: readonly ChatLine[];
      /** Null before the game begins. */
      readonly update: Update | null;
      /** Lines of the log that happened after `since`. */
      readonly news: number;
    }
  | {
      readonly t: 'update';
      readonly match: string;
      readonly tick: number;
      readonly update: Update;
      readonly table: TableInfo;
    }
  | { readonly t: 'table'; readonly match: string; readonly table: TableInfo }
  | { readonly t: 'chat'; readonly match: string; readonly line: ChatLine }
  | { readonly t: 'done'; readonly id: string; readonly result?: unknown }
  | ({ readonly t: 'refused'; readonly id: string } & Refusal)
  | { readonly t: 'lobby' }
  | { readonly t: 'bye'; readonly why: 'drain' | 'slow' | 'version' | 'flood' | 'signedOut' };

// ---- the API over HTTP ------------------------------------------------------------------------------------------------

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly login: string | null;
  /** 'desk' for who may judge reports. */
  readonly role: string;
  readonly passkeys: number;
  readonly ratings: readonly (RatingInfo & { readonly game: string; readonly mode: string; readonly games: number })[];
}

export interface MakeTable {
  readonly rules: TableRules;
  readonly deck: Deck | null;
  /** Level of the bots that fill other seats from the beginning: seat number to level. */
  readonly bots: Readonly<Record<string, string>>;
  /** '' for later, when the commitment is known. */
  readonly nonce: string;
}

export interface Seated {
  readonly match: string;
  readonly seat: Seat;
  /** Opens the seat from anywhere: keep it secret. */
  readonly token: string;
}

/** A deck kept with a person. */
export interface KeptDeck {
  readonly id: string;
  readonly game: string;
  /** When it was kept last. */
  readonly touched: number;
  readonly deck: Deck;
}

/** What somebody has learned: lessons, puzzles, days with a daily puzzle, what was explained, tips that were heeded. */
export interface Learned {
  readonly lessons: Readonly<Record<string, 'done' | 'known'>>;
  readonly puzzles: Readonly<Record<string, 'alone' | 'helped'>>;
  readonly days: readonly string[];
  readonly explained: readonly string[];
  readonly heeded: Readonly<Record<string, number>>;
}

/** What one player of a series may know between two games. */
export interface BetweenGames {
  readonly bestOf: number;
  /** By seat. */
  readonly wins: readonly number[];
  readonly played: number;
  readonly decided: boolean;
  /** The clause that lets cards change places with the sideboard; '' when decks stay as they are. */
  readonly swap: string;
  /** One's own deck: as registered before the first game, and as played last. */
  readonly registered: Deck;
  readonly deck: Deck;
  /** The table of the next game, '' until somebody asks for it. */
  readonly next: string;
}

/** What is revealed after the end, to check that nobody could bend chance. */
export interface Proof {
  readonly match: string;
  readonly commit: string;
  readonly server: string;
  readonly nonces: readonly string[];
  readonly seed: string;
}
