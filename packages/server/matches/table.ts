import {
  type Bilingual,
  decidingSeats,
  type Entry,
  type Game,
  type Match,
  OP_WINDOW,
  type Seat,
  type Series,
  type State,
  sure,
} from '@bojiste/kernel';
import type { GameExtras } from '@bojiste/session/games/index';
import { Play } from '@bojiste/session/play';
import type { Offer, TableRules, TableStage } from '@bojiste/session/wire';
import { type Clock, type ClockMark, charge, markOf, newClock, restore, skip, waitFor } from '../clocks/clock.ts';
import { commitOf, seedOf } from '../people/fair.ts';
import type { Packet } from '../store/contract.ts';
import { isPrivate, type PacketBody, type TableEvent } from './events.ts';
import { headerOf } from './header.ts';
import type { Heard } from './heard.ts';
import { Portions } from './portions.ts';
import { Presence } from './presence.ts';

/** One match as its packets tell it. Everything here can be thrown away and read again. */

export type Sitting = Extract<TableEvent, { k: 'sat' }>;

interface OpenOffer {
  readonly by: Seat;
  readonly yes: Set<Seat>;
}

/** Commands remembered against doubles; older ones cannot come again, because their decision is gone. */
const REMEMBERED = 200;

export class Table {
  rules!: TableRules;
  stage: TableStage = 'open';
  seq = 0;
  /** Packets that everybody may know of. */
  tick = 0;
  at = 0;
  server = '';
  promise: string | null = null;
  seats: (Sitting | null)[] = [];
  /** The game itself, once it has begun. */
  play: Play | null = null;
  clock!: Clock;
  series: Series | null = null;
  /** For whom each seat is kept. */
  only: readonly string[] = [];
  /** What those are called whom the seats wait for. Not in the log: names are changed and forgotten. */
  onlyNames: readonly string[] = [];
  next = '';
  presence = new Presence(0);
  offers = new Map<Offer, OpenOffer>();
  /** How often others refused a seat's offers of a kind. */
  readonly refusals = new Map<string, number>();
  hands = false;
  readonly commands = new Set<string>();
  /** The clock before every entry that the match holds; entries of one packet share it. */
  private marks: ClockMark[] = [];
  mark!: ClockMark;
  /** Of the last time somebody took the match over. */
  epoch = 0;
  /** Version of the rules it began by. */
  rulesVersion = 0;
  /** What is put aside every so many entries. */
  readonly portions = new Portions();
  /** Entries are only counted: they were played by other rules. */
  passing = false;
  /** What happened since somebody asked last. */
  heard: Heard[] = [];
  /** The whole log must be told anew. */
  rewound = false;
  /** A move was taken back: what was told from this step on has not happened. */
  back: number | null = null;
  /** Why the log cannot be played to its end; null when all is well. */
  fault: unknown = null;
  /** The rules changed in the middle of it. */
  goneOn = false;
  /** How a match ended that cannot be played to its end any more. */
  ended: Bilingual | null = null;

  constructor(
    readonly id: string,
    readonly g: Game,
    readonly extras: GameExtras,
  ) {}

  get match(): Match | null {
    return this.play?.match ?? null;
  }

  get state(): State {
    if (this.match === null) throw new Error(`match ${this.id} has not begun`);
    return this.match.state;
  }

  get live(): boolean {
    return this.stage === 'live';
  }

  /** What the server has promised by; told with every message, worked out once. */
  get commit(): string {
    this.promise ??= commitOf(this.server);
    return this.promise;
  }

  get seed(): string {
    return seedOf(
      this.server,
      this.id,
      this.seats.map((sitting) => sitting?.nonce ?? ''),
    );
  }

  /** Seats that have yet to add their share in the chance. */
  owing(): Seat[] {
    return this.stage === 'open' ? this.seats.flatMap((sitting, seat) => (sitting?.nonce === '' ? [seat] : [])) : [];
  }

  /** Everybody is here, and chance is settled. */
  get ready(): boolean {
    return this.seats.every((sitting) => sitting !== null && sitting.nonce !== '');
  }

  did(command: string): boolean {
    return this.commands.has(command);
  }

  present(): boolean[] {
    return this.seats.map((sitting, seat) => sitting?.bot !== undefined || this.presence.isHere(seat));
  }

  isPerson(seat: Seat): boolean {
    const sitting = this.seats[seat];
    return sitting != null && sitting.bot === undefined;
  }

  /** Waits for certain people. */
  get reserved(): boolean {
    return this.only.some((user) => user !== '');
  }

  /** Is the seat kept for somebody? */
  isKept(seat: Seat): boolean {
    return (this.only[seat] ?? '') !== '';
  }

  isFree(seat: Seat, user: string): boolean {
    return this.seats[seat] === null && ['', user].includes(this.only[seat] ?? '');
  }

  /** A bot plays on for a person, who may come back. */
  hasStandIn(seat: Seat): boolean {
    const sitting = this.seats[seat];
    return sitting != null && sitting.bot !== undefined && sitting.user !== '';
  }

  /** Seats (bits) that remember what they saw, also when it is taken back: persons, in the game or out of it. */
  get minds(): number {
    return this.seats.reduce((mask, sitting, seat) => ((sitting?.user ?? '') !== '' ? mask | (1 << seat) : mask), 0);
  }

  /** Persons who are still in the game. */
  persons(): Seat[] {
    return this.seats.flatMap((_, seat) =>
      this.isPerson(seat) && this.match?.state.seats[seat]?.out !== 1 ? [seat] : [],
    );
  }

  /** Seats the table waits for; seats of the rules have somebody who answers for them. */
  deciding(): Seat[] {
    return this.live && this.fault === null && this.state.over < 0 ? decidingSeats(this.g, this.state) : [];
  }

  // ---- reading -------------------------------------------------------------------------------------------------------

  /** Applies a stored packet. */
  read(packet: Packet): void {
    const body = JSON.parse(packet.body) as PacketBody;
    this.startPacket(packet.at, body.events);
    for (const event of body.events) this.apply(event);
    this.endPacket(body, packet.seq);
  }

  /**
   * The log goes on, but not by the rules of this server. A game that is over is shown as far as it fits, with what was
   * told. One that lasts waits for whoever runs the server: nobody else may end it.
   */
  hold(error: unknown, last: Packet, ended: Bilingual | null, over: boolean): void {
    this.fault = error;
    this.seq = last.seq;
    this.at = Math.max(this.at, last.at);
    this.ended = ended;
    this.portions.stop();
    if (over) this.stage = this.match === null ? 'shut' : 'over';
  }

  /** Time passes up to the packet, except for a gap in which no server ran. */
  startPacket(at: number, events: readonly TableEvent[] = []): void {
    // Clocks of different nodes may differ a little; time never goes back.
    this.at = Math.max(this.at, at);
    if (!this.live) return;
    const gap = events.find((event) => event.k === 'resumed');
    charge(this.rules.clock, this.clock, this.present(), Math.min(gap?.since ?? this.at, this.at));
    skip(this.clock, this.at);
  }

  endPacket(body: PacketBody, seq: number): void {
    this.seq = seq;
    if (!isPrivate(body)) this.tick++;
    if (body.cmd !== undefined) this.remember(body.cmd);
    const ends = this.match !== null && this.state.over >= 0 && this.live;
    if (ends) this.stage = 'over';
    if (this.passing) return;
    if (this.live) this.wait(body);
    if (this.live || ends) this.portions.end(this);
  }

  /** Whom the table waits for from now on. */
  private wait(body: PacketBody): void {
    const decided = body.events.flatMap((event) =>
      event.k === 'entry' && event.entry.k === 'move' && !event.entry.auto ? [event.entry.seat] : [],
    );
    const { turn, active } = this.state;
    const waiting = this.deciding().filter((seat) => this.isPerson(seat));
    const answering = waiting.filter((seat) => this.answers(seat));
    waitFor(this.rules.clock, this.clock, { waiting, answering, decided, turn: `${turn}/${active}` });
    this.mark = markOf(this.clock);
  }

  /** Is the seat in the middle of an answer in somebody else's turn? */
  private answers(seat: Seat): boolean {
    const { active, frames } = this.state;
    return seat !== active && frames.some(({ op }) => op === OP_WINDOW);
  }

  private remember(command: string): void {
    this.commands.add(command);
    if (this.commands.size > REMEMBERED) this.commands.delete(this.commands.values().next().value as string);
  }

  apply(event: TableEvent): void {
    switch (event.k) {
      case 'made':
        this.make(event);
        return;
      case 'sat':
        this.seats[event.seat] = event;
        this.presence.sat(event.seat, this.at);
        return;
      case 'stood':
        this.seats[event.seat] = null;
        this.presence.stood(event.seat);
        return;
      case 'nonce':
        this.seats[event.seat] = { ...(this.seats[event.seat] as Sitting), nonce: event.nonce };
        return;
      case 'began':
        this.begin(event.rules ?? this.g.rulesHash);
        return;
      case 'entry':
        this.enter(event.entry);
        return;
      case 'goneOn':
        this.goOn(event);
        return;
      case 'offer':
        this.offers.set(event.what, { by: event.seat, yes: new Set([event.seat]) });
        return;
      case 'reply':
        this.reply(event.what, event.seat, event.yes);
        return;
      case 'here':
        this.presence.came(event.seat, event.node);
        return;
      case 'away':
        this.presence.went(event.seat, event.node);
        return;
      case 'resumed':
        this.presence.lost(event.from);
        this.epoch = event.epoch ?? this.epoch;
        return;
      case 'brake':
        this.play?.brake(event.seat);
        return;
      case 'mute':
        this.play?.mute(event.seat, event.what);
        return;
      case 'standIn':
        this.seats[event.seat] = { ...(this.seats[event.seat] as Sitting), bot: event.bot };
        return;
      case 'back':
        this.seats[event.seat] = { ...(this.seats[event.seat] as Sitting), bot: undefined };
        return;
      case 'next':
        this.next = event.match;
        return;
      case 'shut':
        this.stage = 'shut';
    }
  }

  private make({ rules, server, series, only }: Extract<TableEvent, { k: 'made' }>): void {
    this.rules = rules;
    this.server = server;
    this.series = series ?? null;
    this.only = only ?? [];
    this.seats = Array<null>(rules.seats).fill(null);
    this.presence = new Presence(rules.seats);
    this.clock = newClock(rules.clock, rules.seats, this.at);
  }

  private begin(version: number): void {
    const { g, extras } = this;
    this.rulesVersion = version;
    this.play = new Play({ g, extras, header: headerOf(this) });
    if (this.passing) this.play.take();
    this.hear();
    this.stage = 'live';
    this.clock = newClock(this.rules.clock, this.rules.seats, this.at);
    this.mark = markOf(this.clock);
  }

  /** Notes what was told since the last time; the game itself keeps nothing, there may be thousands of them. */
  hear(): void {
    for (const beat of this.play?.take() ?? []) {
      const heard: Heard = { beat, tick: this.tick, lines: new Map() };
      this.heard.push(heard);
      this.portions.pending.push(heard);
    }
  }

  private enter(entry: Entry): void {
    const play = this.play as Play;
    if (this.passing) {
      play.passOver(entry);
      return;
    }
    play.repeat(entry, play.match.count);
    this.entered(entry);
  }

  private goOn({ entry, clock }: Extract<TableEvent, { k: 'goneOn' }>): void {
    const play = this.play as Play;
    this.passing = false;
    this.goneOn = true;
    this.portions.at = play.match.count;
    play.repeat(entry, play.match.count);
    this.hear();
    this.marks = Array<ClockMark>(play.match.count).fill(this.mark);
    this.offers.clear();
    this.clock = { ...structuredClone(clock ?? newClock(this.rules.clock, this.rules.seats, this.at)), at: this.at };
    // Whoever is asked is asked anew.
    this.clock.since = this.clock.since.map(() => 0);
    this.mark = markOf(this.clock);
    this.rewound = true;
  }

  /** What a new entry means beyond the game itself. */
  entered(entry: Entry): void {
    this.marks.push(this.mark);
    this.hear();
    // A move answers the offers that stood before it.
    if (entry.k === 'move' && !entry.auto) for (const what of ['draw', 'undo'] as const) this.offers.delete(what);
    if (entry.k === 'host' && entry.move.host === 'limit') this.clock.limited = true;
    if (entry.k !== 'undo') return;
    this.offers.delete('undo');
    restore(this.clock, sure(this.marks[entry.to - (this.match as Match).first]));
    const { step } = this.state;
    this.heard = this.heard.filter(({ beat }) => beat.step < step);
    this.portions.takeBack(step, entry.to);
    this.back = Math.min(this.back ?? step, step);
  }

  private reply(what: Offer, seat: Seat, yes: boolean): void {
    const offer = this.offers.get(what);
    if (offer === undefined) return;
    if (!yes) {
      const key = `${what}/${offer.by}`;
      if (seat !== offer.by) this.refusals.set(key, (this.refusals.get(key) ?? 0) + 1);
      this.offers.delete(what);
      return;
    }
    offer.yes.add(seat);
    if (this.persons().some((person) => !offer.yes.has(person))) return;
    this.offers.delete(what);
    if (what === 'pause' || what === 'resume') this.clock.paused = what === 'pause';
    if (what === 'hands') this.hands = true;
  }
}
