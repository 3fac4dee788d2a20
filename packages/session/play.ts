import {
  auto,
  type Bilingual,
  type Card,
  type Decision,
  decisionOf,
  type Entry,
  type Game,
  type HostMove,
  inLanguages,
  type Kept,
  type Lang,
  languageOf,
  Match,
  type Move,
  ownLists,
  type RecordHeader,
  type Refusal,
  type Seat,
  SPECTATOR,
  type State,
  seatNames,
  sighted,
  type Tracer,
  type UndoLabel,
  viewerIndex,
  viewOf,
  windowAsking,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { Attention, announcer, type KeptAttention, type Mute, mutesIn } from './attention.ts';
import { Chronicle } from './beats/chronicle.ts';
import { endDeed, ownedBy } from './beats/common.ts';
import { CzechTell } from './beats/czech.ts';
import { EnglishTell } from './beats/english.ts';
import type { Place } from './beats/place.ts';
import { Projector } from './beats/project.ts';
import type { Raw } from './beats/raw.ts';
import type { Audience } from './beats/teller.ts';
import type { Beat, Part, Said } from './beats/types.ts';
import { join, plainParts } from './beats/words.ts';
import { Desk } from './desk.ts';
import type { GameExtras } from './games/index.ts';
import { quietOption } from './quiet.ts';
import { stopsOf } from './stops.ts';
import { tableWords } from './table-words.ts';
import type { Question, Update } from './types.ts';
import type { Ear } from './wording.ts';

/**
 * A match that is played and told: the record, the beats, what is answered without asking, and what each viewer may know.
 * Page, server and terminal hold one of these and add what is theirs: a bot, a clock, a store, a screen.
 */

export interface PlayInput {
  readonly g: Game;
  readonly extras: GameExtras;
  readonly header: RecordHeader;
  /** Names of the players by seat, '' where one has none. */
  readonly names?: readonly string[];
  /** How the game begins, where not as its rules say. */
  readonly start?: () => State;
  /** Goes on from where a game was kept, instead of its beginning. */
  readonly kept?: KeptPlay;
  /** Called in the middle of a move when a beat has been told: for those who show the rules at work. */
  readonly between?: (s: State, beat: Raw) => void;
}

/** A game as it stands, with how far it was told. Plain data, for the same rules only. */
export interface KeptPlay {
  readonly match: Kept;
  readonly told: Place;
  readonly attention: KeptAttention;
}

/** What a host knows of an update besides the game itself. */
export interface News {
  /** Who moved: -1 for nobody. */
  readonly by: Seat;
  /** What is told besides: beats that are new, or the whole log. */
  readonly told: Pick<Update, 'happened' | 'log' | 'earlier' | 'back'>;
  /** What the viewer is asked; absent to ask whenever the seat decides and nothing is answered for it. */
  readonly question?: Question | null;
  readonly undo?: () => UndoLabel;
  /** How it ended, where the host knows better: time, resignation. */
  readonly ended?: Bilingual | null;
}

/** Names that a record keeps. */
export const namesOf = ({ tags, setup }: RecordHeader): string[] =>
  Array.from({ length: setup.seats }, (_, seat) => tags[`seat${seat}`] ?? '');

export class Play {
  readonly g: Game;
  readonly extras: GameExtras;
  readonly match: Match;
  /** Seats whose lists the others do not know, as bits. */
  readonly own: number;
  private readonly names: readonly string[];
  private readonly chronicle: Chronicle;
  private readonly attention: Attention;

  constructor({ g, extras, header, names, start, kept, between }: PlayInput) {
    this.g = g;
    this.extras = extras;
    this.names = names ?? namesOf(header);
    this.own = ownLists(g, header.setup);
    const attention = new Attention(g, extras);
    const chronicle = new Chronicle(g, extras.told, (beat) => attention.hear(beat));
    this.attention = attention;
    this.chronicle = chronicle;
    const hear: Tracer = (s, trace) => {
      const before = chronicle.beats.length;
      chronicle.hear(s, trace);
      if (between !== undefined && chronicle.beats.length > before)
        between(s, sure(chronicle.beats[chronicle.beats.length - 1]));
    };
    if (kept === undefined) {
      this.match = new Match(g, header, undefined, start, hear);
      chronicle.settle(this.match.state);
    } else {
      this.match = Match.fromKept(g, header, kept.match, undefined, hear);
      chronicle.goOn(kept.told);
      attention.goOn(kept.attention);
    }
  }

  keep(): KeptPlay {
    return { match: this.match.keep(), told: this.chronicle.place, attention: this.attention.kept };
  }

  get state(): State {
    return this.match.state;
  }

  // ---- moves ---------------------------------------------------------------------------------------------------------

  play(move: Move, forced = false): Refusal | null {
    const noted = this.notedBy(move);
    const refusal = this.match.play(move, forced);
    if (refusal !== null) return refusal;
    noted(forced);
    this.chronicle.settle(this.state);
    return null;
  }

  /** What a move means for the seat's attention; read before it is carried out. */
  private notedBy(move: Move): (auto: boolean) => void {
    const { g, state, attention } = this;
    const decision = windowAsking(g, state) === null ? null : decisionOf(g, state, move.seat);
    return attention.moving(state, move, decision);
  }

  host(move: HostMove): void {
    this.chronicle.host(this.state, move);
    this.match.host(move);
    this.chronicle.settle(this.state);
  }

  /** Plays one entry of a record again. */
  repeat(entry: Entry, at: number): void {
    const noted = entry.k === 'move' ? this.notedBy(entry) : null;
    if (entry.k === 'host') this.chronicle.host(this.state, entry.move);
    this.match.repeat(entry, at);
    if (entry.k === 'move') noted?.(entry.auto);
    if (entry.k === 'undo') this.forget(entry.by);
    if (entry.k === 'resume') this.chronicle.resume(this.state);
    this.chronicle.settle(this.state);
  }

  /** Keeps an entry that was played by other rules, before the game went on from a snapshot. */
  passOver(entry: Entry): void {
    this.match.passOver(entry);
  }

  /** Takes back the seat's last real choice and whatever followed; see `Match.undo`. */
  undo(seat: Seat, consent = false, minds = -1): boolean {
    if (!this.match.undo(seat, consent, minds)) return false;
    this.forget(seat);
    return true;
  }

  private forget(by: Seat): void {
    this.chronicle.forget(this.state);
    this.attention.forget(this.state, by);
  }

  // ---- what is answered without asking ---------------------------------------------------------------------------------

  /**
   * Windows by the seat's own settings, and the only option there is; null when the seat is to be asked. Who is out of the
   * game does nothing any more, so that the others can go on.
   */
  forced(seat: Seat): { readonly key: string; readonly decision: Decision } | null {
    const { g, state, attention } = this;
    const decision = decisionOf(g, state, seat);
    if (decision === null) return null;
    if (sure(state.seats[seat]).out !== 0) return { key: quietOption(decision.options).key, decision };
    if (decision.kind === 'respond' && attention.isBraked(seat)) return null;
    if (decision.options.length > 1 || decision.kind === 'respond') {
      // A pass by the seat's settings, or an order that cannot matter.
      const own = auto(g, state, seat);
      if (own !== null) return { key: own.key, decision };
      return attention.spares(state, decision) ? { key: 'pass', decision } : null;
    }
    return { key: sure(decision.options[0]).key, decision };
  }

  /** The only thing a seat can do, null where it has a choice: nobody needs to think about it, a bot neither. */
  only(seat: Seat): string | null {
    const options = decisionOf(this.g, this.state, seat)?.options ?? [];
    return options.length === 1 ? sure(options[0]).key : null;
  }

  /** Stop here: the next window asks the seat whatever is set, and nothing is muted any more. */
  brake(seat: Seat): void {
    this.attention.brake(seat);
  }

  /** The seat does not want to be asked again: for what it could answer now, in this fight, in this turn. */
  mute(seat: Seat, what: Mute): void {
    this.attention.mute(this.state, seat, what, decisionOf(this.g, this.state, seat));
  }

  // ---- telling -------------------------------------------------------------------------------------------------------

  /** All beats so far, before it is known who reads them. */
  get beats(): readonly Raw[] {
    return this.chronicle.beats;
  }

  /** Acts and cards played of the present turn. */
  private get recent(): readonly Raw[] {
    return this.chronicle.recent;
  }

  /** All beats since the last time, which are then forgotten here: for those who keep none. */
  take(): readonly Raw[] {
    const { beats } = this.chronicle;
    this.chronicle.beats = [];
    return beats;
  }

  audience(viewer: Seat): Audience {
    const { g, state, names } = this;
    const called = seatNames(g, state) ?? [];
    return { viewer: viewerIndex(state, viewer), names, called, seats: state.seats.length };
  }

  tell(beats: readonly Raw[], viewer: Seat): Beat[] {
    return new Projector(this.g, this.extras.told, this.audience(viewer)).beats(beats);
  }

  /** For those who may know everything: a finished game that is read again. */
  tellAll(beats: readonly Raw[]): Beat[] {
    const audience = { ...this.audience(SPECTATOR), all: true };
    return new Projector(this.g, this.extras.told, audience).beats(beats);
  }

  /** What a seat is called for this viewer: you, the opponent, a name. */
  who(seat: Seat, viewer: Seat): Bilingual {
    const { g, extras } = this;
    const audience = this.audience(viewer);
    return inLanguages(g.def, {
      cs: () => new CzechTell(g, extras.told, audience).who(seat),
      en: () => new EnglishTell(g, extras.told, audience).who(seat),
    });
  }

  /** The table in lines, to be read aloud. */
  words(viewer: Seat, lang: Lang): string[] {
    const { g, extras, state } = this;
    return tableWords({
      g,
      extras,
      view: viewOf(g, state, viewer),
      me: viewer,
      lang: languageOf(g.def, lang),
      who: (seat) => this.who(seat, viewer),
      has: (seat) => ownedBy(extras.told, g, state, seat),
    });
  }

  /** The deed that has just been done or begun, with what it is aimed at, for who is asked about it. */
  private lastFor(viewer: Seat): Said | null {
    // In the own turn, what one has done oneself since is what matters now; else one knows what one has done.
    const { recent, state } = this;
    const own = state.active === viewer && recent.at(-1)?.by === viewer;
    const others = own || announcer(state) === viewer ? [] : recent.filter(({ by }) => by !== viewer);
    const deeds = others.length > 0 ? others : recent;
    const last = deeds.filter(({ kind }) => kind !== 'points').at(-1) ?? deeds.at(-1);
    if (last === undefined) return null;
    const told = this.tell(
      deeds.filter(({ group, kind }) => group === last.group && (kind !== 'points' || last.kind === 'points')),
      viewer,
    );
    const all = (lang: 'cs' | 'en'): Part[] =>
      join(told.flatMap(({ text }, i): Part[] => (i === 0 ? [...text[lang]] : [' ', ...text[lang]])));
    return { cs: all('cs'), en: all('en') };
  }

  /** A card as the object of a sentence. */
  private object(card: Card, viewer: Seat): Bilingual {
    const { g, extras, state } = this;
    const audience = this.audience(viewer);
    const seen = sighted(g, state, card.id);
    return inLanguages(g.def, {
      cs: () => plainParts(new CzechTell(g, extras.told, audience).card(seen, 'acc')),
      en: () => plainParts(new EnglishTell(g, extras.told, audience).card(seen)),
    });
  }

  /** How it ended, for this viewer; null while it lasts. */
  result(viewer: Seat): Bilingual | null {
    const { g, state } = this;
    if (state.over < 0) return null;
    const { told } = this.extras;
    return new Projector(g, told, this.audience(viewer)).say(endDeed(told, g, state, this.chronicle.outs.last));
  }

  /** A window can be declined for longer; the first one says when windows ask. */
  private sparing(s: State, decision: Decision): Pick<Question, 'mutes' | 'note'> {
    const { g, attention, extras } = this;
    if (decision.kind !== 'respond' || windowAsking(g, s) === null) return {};
    const note = attention.explains(decision.seat) ? extras.asking : undefined;
    return { mutes: mutesIn(s), ...(note !== undefined && { note }) };
  }

  /** The table for one viewer after a move. Every host tells it so; each adds only what is its own. */
  updateFor(viewer: Seat, { by, told, question, undo, ended }: News): Update {
    const { g, state } = this;
    const { decision, ...view } = viewOf(g, state, viewer);
    const seated = viewer !== SPECTATOR;
    const asked = question === undefined && decision !== null && this.forced(viewer) === null;
    const now = asked ? this.desk(viewer, undo).question(state, 1) : (question ?? null);
    const over = state.over >= 0;
    return {
      view,
      question: now,
      ...told,
      by,
      busy: !over && now === null,
      result: ended ?? this.result(viewer),
      won: over && seated && state.winners !== 0 ? (state.winners & (1 << viewer)) !== 0 : null,
      ...(seated && { stops: stopsOf(g, state, viewer) }),
      scene: this.extras.scene?.(g, state, view),
    };
  }

  desk(seat: Seat, undo: () => UndoLabel = () => this.match.undoLabel(seat)): Desk {
    const ear: Ear = {
      who: (one) => this.who(one, seat),
      card: (card) => this.object(card, seat),
      last: () => this.lastFor(seat),
      sparing: (s, decision) => this.sparing(s, decision),
    };
    return new Desk(this.g, () => this.state, seat, this.extras, this.own, undo, ear);
  }
}
