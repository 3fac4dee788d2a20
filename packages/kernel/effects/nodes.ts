import type { Bilingual } from '../types.ts';

/**
 * The effect language: plain data that says what a card or a rule does. One node serves execution, legality, both texts and
 * hints. Authors write with build/; names (`stat`, `verb`, `zone` ...) are those the game declares, checked when it is loaded.
 */

// ---- values: each gives one number (an object, a place, a seat or a plain number) -------------------------------

/** An object. */
export type RefX =
  | { readonly k: 'self' }
  /** Subject of the event that is answered, replaced or followed. */
  | { readonly k: 'it' }
  /** Source of that event. */
  | { readonly k: 'cause' }
  | { readonly k: 'var'; readonly v: string }
  | { readonly k: 'host'; readonly of: RefX }
  /** By its place, or by the name of a link that the game declares. */
  | { readonly k: 'link'; readonly slot: number | string }
  | { readonly k: 'tally'; readonly tally: string }
  /** The first card of a query that has at most one, e.g. your Summoner. */
  | { readonly k: 'the'; readonly of: CardQuery }
  /** Card whose play or ability is being answered. */
  | { readonly k: 'item' }
  | Calc;

export type Who =
  | { readonly k: 'you' }
  | { readonly k: 'foe' }
  | { readonly k: 'active' }
  | { readonly k: 'nobody' }
  | { readonly k: 'controller'; readonly of: RefX }
  | { readonly k: 'owner'; readonly of: RefX }
  | { readonly k: 'var'; readonly v: string }
  | { readonly k: 'event'; readonly field: EventField };

/** A zone or a space of the board. */
export type Place =
  | { readonly k: 'placeOf'; readonly of: RefX }
  | { readonly k: 'zone'; readonly zone: string; readonly of: Who }
  | { readonly k: 'event'; readonly field: EventField }
  | { readonly k: 'var'; readonly v: string };

export type EventField = 'by' | 'amount' | 'from' | 'to' | 'extra' | 'subject' | 'source' | 'cause';

export type MathOp = 'add' | 'sub' | 'mul' | 'divUp' | 'divDown' | 'min' | 'max';

export type Num =
  | number
  | { readonly k: 'var'; readonly v: string }
  | { readonly k: 'stat'; readonly of: RefX; readonly stat: string; readonly versus?: RefX }
  | { readonly k: 'printed'; readonly of: RefX; readonly stat: string }
  /** The value after the layers that the game calls base: what other values are reckoned from. */
  | { readonly k: 'base'; readonly of: RefX; readonly stat: string }
  | { readonly k: 'counter'; readonly of: RefX; readonly counter: string }
  | { readonly k: 'resource'; readonly of: Who; readonly resource: string; readonly for?: RefX }
  | { readonly k: 'tally'; readonly tally: string }
  | { readonly k: 'event'; readonly field: EventField }
  | { readonly k: 'count'; readonly of: Query }
  /** All together, or the most of one; 0 where there is none. */
  | { readonly k: 'sum' | 'most'; readonly v: string; readonly of: Query; readonly each: Num }
  | { readonly k: 'distance'; readonly from: RefX | Place; readonly to: RefX | Place }
  | { readonly k: 'math'; readonly op: MathOp; readonly a: Num; readonly b: Num }
  | { readonly k: 'option'; readonly option: string }
  | Calc;

/** A read-only function of the game, declared with its texts: path options, line of fire, symbols rolled ... */
export interface Calc {
  readonly k: 'calc';
  readonly name: string;
  readonly args: readonly CalcArg[];
}

export type Arg = Num | RefX | Place | Who;

/** A function may also be asked about a word of the game (of the family it declares) or about a selection of cards. */
export type CalcArg = Arg | string | CardQuery;

// ---- questions ---------------------------------------------------------------------------------------------------

export type Compare = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge';

export type Cond =
  | { readonly k: 'compare'; readonly op: Compare; readonly a: Num; readonly b: Num }
  | { readonly k: 'same'; readonly a: RefX | Who | Place; readonly b: RefX | Who | Place }
  | { readonly k: 'some'; readonly of: Query }
  | { readonly k: 'is'; readonly ref: RefX; readonly where: readonly Filter[] }
  | { readonly k: 'not'; readonly c: Cond }
  | { readonly k: 'all' | 'any'; readonly cs: readonly Cond[] }
  | { readonly k: 'during'; readonly steps: readonly string[] }
  | { readonly k: 'turnOf'; readonly who: Who }
  | { readonly k: 'could'; readonly do: Eff }
  | { readonly k: 'may'; readonly act: string; readonly ref: RefX; readonly to?: RefX }
  | { readonly k: 'inScope'; readonly scope: string }
  | { readonly k: 'cancelled' }
  | Calc;

/** A test of one card. */
export type Filter =
  | { readonly k: 'kind'; readonly kind: string }
  | { readonly k: 'tag'; readonly tag: string }
  | { readonly k: 'name'; readonly word: string }
  | { readonly k: 'has'; readonly ability: string }
  | { readonly k: 'flag'; readonly flag: string }
  | { readonly k: 'by'; readonly who: Who }
  | { readonly k: 'ownedBy'; readonly who: Who }
  | { readonly k: 'ref'; readonly ref: RefX }
  | { readonly k: 'near'; readonly of: RefX | Place; readonly max: Num; readonly min?: Num }
  | { readonly k: 'stat'; readonly stat: string; readonly op: Compare; readonly n: Num }
  | { readonly k: 'counter'; readonly counter: string; readonly op: Compare; readonly n: Num }
  | Relation
  | { readonly k: 'test'; readonly v: string; readonly if: Cond }
  | { readonly k: 'not'; readonly f: Filter }
  | { readonly k: 'any' | 'all'; readonly fs: readonly Filter[] };

/** How a card stands to others. */
export type Relation =
  /** Attached to a card of this sort; has one of this sort attached. */
  | { readonly k: 'upon' | 'bears'; readonly where: readonly Filter[] }
  /** Lies in such a zone, anybody's unless said. */
  | { readonly k: 'in'; readonly zone: string; readonly of?: Who }
  /** Stands in the same zone as that card; is of the same name. */
  | { readonly k: 'with' | 'alike'; readonly ref: RefX }
  /** Bound by a link of the game to that card, or to any. */
  | { readonly k: 'bound'; readonly link: string; readonly to?: RefX };

/** A test of one place. */
export type PlaceFilter =
  | { readonly k: 'free' }
  | { readonly k: 'near'; readonly of: RefX | Place; readonly max: Num; readonly min?: Num }
  | { readonly k: 'test'; readonly v: string; readonly if: Cond }
  | { readonly k: 'not'; readonly f: PlaceFilter };

export type CardRoot =
  | { readonly k: 'board' }
  | { readonly k: 'zone'; readonly zone: string; readonly of: Who }
  /** A zone of every seat. */
  | { readonly k: 'zones'; readonly zone: string }
  | { readonly k: 'set'; readonly v: string }
  | { readonly k: 'attached'; readonly to: RefX }
  | { readonly k: 'one'; readonly ref: RefX }
  | { readonly k: 'top'; readonly zone: string; readonly of: Who; readonly n: Num }
  | Calc;

export interface CardQuery {
  readonly k: 'cards';
  readonly from: CardRoot;
  readonly where: readonly Filter[];
}

export interface PlaceQuery {
  readonly k: 'places';
  /** All spaces of the board, or those a function of the game gives. */
  readonly from: { readonly k: 'board' } | Calc;
  readonly where: readonly PlaceFilter[];
}

export type Query =
  | CardQuery
  | PlaceQuery
  | {
      readonly k: 'seats';
      readonly which: 'all' | 'others' | 'foes' | 'mates';
      readonly v?: string;
      readonly if?: Cond;
    }
  | { readonly k: 'words'; readonly of: string }
  /** Values a function of the game gives (paths, shares): neither cards nor places. */
  | { readonly k: 'values'; readonly of: Calc }
  /** All candidates that tie for the best, by several keys in order. `v` names the candidate inside the keys. */
  | { readonly k: 'best'; readonly of: Query; readonly v: string; readonly by: readonly Num[] };

// ---- effects -------------------------------------------------------------------------------------------------------

export type AskKind = 'pick' | 'place' | 'number' | 'yesno' | 'order' | 'split';

export interface Ask {
  readonly k: 'ask';
  readonly ask: AskKind;
  readonly by: Who;
  /** Variable that receives the answer: a value, or a collection when `many`. */
  readonly v: string;
  readonly from?: Query;
  readonly many: boolean;
  readonly min: Num;
  readonly max: Num;
  /** split: what all shares come to. */
  readonly total?: Num;
  /** No two picked cards may share this. */
  readonly distinct?: 'name';
  /** Of several: picked in any order, and the order is kept. Otherwise a set, asked in canonical order. */
  readonly sequence?: boolean;
  /** Asked of a side whose seats decide together: where there are two, one proposes and the other agrees (`agreement` of the game). */
  readonly joint?: boolean;
  readonly then: Eff;
  readonly else?: Eff;
  /** Key of the question's text; a standard one by kind otherwise. */
  readonly prompt?: string;
}

export interface Mode {
  readonly key: string;
  readonly text: Bilingual;
  readonly if?: Cond;
  readonly do: Eff;
}

export type Until =
  | 'ever'
  | 'turn'
  | 'step'
  /** While the source stays in play. */
  | 'source'
  | { readonly scope: string }
  | { readonly turnOf: Who; readonly at: 'start' | 'end' };

export interface WindowSpec {
  readonly name: string;
  /** Said to whoever is asked, with the clauses it rests on: no window asks without words. */
  readonly text: Bilingual;
  readonly clauses?: readonly string[];
  /** Who is asked, in this order of seats: 'fromActive', 'fromYou', 'othersFromYou', 'foes', or one the game knows. */
  readonly order: string;
  /** Seats (as `you`) for whom this does not hold are not asked; it may rest on what everybody knows only. */
  readonly asks?: Cond;
  /** Tag that an ability needs to be played here. */
  readonly allow: string;
  readonly close: 'allPass' | 'onceEach' | 'alternate';
  /**
   * Going on is passing: the active seat is offered the menu that comes next together with its answers. Choosing from
   * the menu passes; what was chosen stays secret until the window closes, and is dropped when somebody answers.
   */
  readonly goOn?: boolean;
  /** What the window is about: the item below it, the proposed events below it, the event that called it, or nothing. */
  readonly about?: 'item' | 'rows' | 'event';
  /** Activated abilities (`act`) may be used here too, without a tag. */
  readonly acts?: boolean;
  /** Procedure through which an answer goes, with the card and the ability as arguments. */
  readonly via?: string;
  /** Three and more seats: everybody is asked before anything resolves. */
  readonly defer?: boolean;
}

export type Eff =
  | { readonly k: 'seq'; readonly do: readonly Eff[] }
  | { readonly k: 'together'; readonly do: Eff; readonly answers?: WindowSpec }
  | { readonly k: 'if'; readonly c: Cond; readonly then: Eff; readonly else?: Eff }
  | { readonly k: 'let'; readonly v: string; readonly be: Arg }
  | { readonly k: 'collect'; readonly v: string; readonly of: Query }
  | { readonly k: 'each'; readonly v: string; readonly share?: string; readonly of: Query; readonly do: Eff }
  | { readonly k: 'repeat'; readonly n: Num; readonly do: Eff }
  | { readonly k: 'loop'; readonly while: Cond; readonly do: Eff }
  /** Leaves the innermost loop, or the whole program or procedure of that name. */
  | { readonly k: 'stop'; readonly out: string }
  | Ask
  | { readonly k: 'modes'; readonly by: Who; readonly modes: readonly Mode[]; readonly optional: boolean }
  | { readonly k: 'scope'; readonly scope: string; readonly while?: Cond; readonly do: Eff }
  | { readonly k: 'end'; readonly scope: string }
  /** `as`: another seat carries the procedure out. */
  | { readonly k: 'call'; readonly proc: string; readonly args: readonly Arg[]; readonly as?: Who }
  | { readonly k: 'window'; readonly w: WindowSpec }
  | { readonly k: 'item'; readonly card: RefX; readonly do: Eff }
  /** Pays for an ability given by value (-1: the card's `play` ability) and notes its use, without running it yet. */
  | { readonly k: 'announce'; readonly card: RefX; readonly ability: Num }
  /** Runs an ability given by value, with its card as `self`. `announced`: the price is paid already. */
  | { readonly k: 'use'; readonly card: RefX; readonly ability: Num; readonly announced?: boolean }
  /** Cancels the item that is being answered. */
  | { readonly k: 'cancel' }
  | { readonly k: 'flush' }
  | { readonly k: 'lasts'; readonly until: Until; readonly what: readonly Change[] }
  | { readonly k: 'later'; readonly at: EventPattern; readonly until: Until; readonly do: Eff }
  | { readonly k: 'pay'; readonly price: readonly Price[] }
  /** Changes or drops the event that is being replaced. */
  | { readonly k: 'amend'; readonly field: EventField; readonly n: Num }
  | { readonly k: 'drop' }
  | { readonly k: 'step'; readonly label: Bilingual; readonly clauses: readonly string[]; readonly do: Eff }
  /** `word` is the counter, resource, flag, tally, zone or event the verb works on, where it needs one. */
  | { readonly k: 'verb'; readonly verb: string; readonly word?: string; readonly args: readonly Arg[] }
  /** Runs the `play` ability of a card. */
  | { readonly k: 'playCard'; readonly card: RefX }
  /** Walks a turn table with one seat, or with several at once. */
  | { readonly k: 'turn'; readonly table: string; readonly seats: Query }
  | { readonly k: 'native'; readonly name: string; readonly args: readonly Arg[] }
  | { readonly k: 'nothing' };

// ---- continuous changes ----------------------------------------------------------------------------------------------

export type Sign = 'both' | 'positive' | 'negative';
export type Change =
  | { readonly k: 'stat'; readonly of: CardQuery; readonly stat: string; readonly layer: string; readonly n: Num }
  | { readonly k: 'tag'; readonly of: CardQuery; readonly tag: string }
  | { readonly k: 'grant'; readonly to: CardQuery; readonly abilities: readonly string[] }
  | { readonly k: 'copy'; readonly to: CardQuery; readonly from: RefX }
  | { readonly k: 'mute'; readonly of: CardQuery }
  /** Answers to this name too; what the cards of that name can do is not given. */
  | { readonly k: 'name'; readonly of: CardQuery; readonly word: string }
  /** What these cards add to values of those counts so many times. */
  | { readonly k: 'scale'; readonly of: CardQuery; readonly to: CardQuery; readonly take: Sign; readonly n: Num }
  | {
      readonly k: 'rule';
      readonly mode: 'allow' | 'forbid' | 'oblige';
      readonly act: string;
      readonly of: CardQuery;
      readonly to?: readonly Filter[];
      /** 0 rulebook, 1 card, 2 "never" and "always", 3 rules that beat cards. */
      readonly rank: number;
    };

// ---- abilities -------------------------------------------------------------------------------------------------------

export interface EventPattern {
  readonly on: string;
  readonly subject?: readonly Filter[];
  readonly source?: readonly Filter[];
  readonly by?: Who;
  readonly if?: Cond;
}

export type Price =
  | { readonly k: 'resource'; readonly resource: string; readonly n: Num; readonly for?: RefX }
  | { readonly k: 'counter'; readonly counter: string; readonly of: RefX; readonly n: Num }
  | { readonly k: 'flag'; readonly flag: string; readonly of: RefX };

export interface Limit {
  readonly per: 'turn' | 'step' | 'game';
  readonly n: number;
  /** All copies that one seat has count together. */
  readonly shared?: true;
}

interface AbilityCommon {
  /** Unique in the game. Equal abilities of several cards share one key. */
  readonly key: string;
  readonly name?: Bilingual;
  readonly clauses?: readonly string[];
  readonly tags?: readonly string[];
  /** Zone groups in which it works; the board by default. */
  readonly live?: readonly string[];
  /** A defined word that stands for the text. The reminder says what it means; without one the generated text does. */
  readonly keyword?: { readonly name: Bilingual; readonly reminder?: Bilingual };
  /** A wording by hand where the generated text reads badly. */
  readonly wording?: Bilingual;
  /** respond: team mates of its controller may use it too. */
  readonly shared?: boolean;
  /** Several of this count once on one card (default), or each on its own. */
  readonly cumulative?: boolean;
  /** Stays with a card that loses its abilities: a restriction, which is nothing to lose. */
  readonly stays?: boolean;
}

export type Ability = AbilityCommon &
  (
    | { readonly kind: 'always'; readonly what: readonly Change[]; readonly if?: Cond }
    | {
        readonly kind: 'on';
        readonly event: EventPattern;
        readonly do: Eff;
        readonly limit?: Limit;
        readonly item?: boolean;
      }
    | {
        readonly kind: 'instead';
        readonly event: EventPattern;
        readonly do: Eff;
        readonly optional?: boolean;
        /** Paid when it is chosen, before the next event of the packet is looked at: nothing is paid with twice. */
        readonly price?: readonly Price[];
        readonly limit?: Limit;
      }
    | {
        readonly kind: 'respond';
        readonly event?: EventPattern;
        readonly when?: Cond;
        readonly price?: readonly Price[];
        readonly limit?: Limit;
        readonly do: Eff;
      }
    | {
        readonly kind: 'act';
        readonly during?: readonly string[];
        readonly when?: Cond;
        readonly price?: readonly Price[];
        /** Allowance of the turn that this uses up (a move, an attack). */
        readonly slot?: string;
        readonly limit?: Limit;
        readonly do: Eff;
      }
    | {
        readonly kind: 'play';
        readonly during?: readonly string[];
        readonly when?: Cond;
        readonly price?: readonly Price[];
        readonly do: Eff;
      }
  );

/** @public */
export type AbilityKind = Ability['kind'];
