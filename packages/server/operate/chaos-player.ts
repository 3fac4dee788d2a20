import { randomUUID } from 'node:crypto';
import { sure } from '@bojiste/kernel';
import { anyAnswer } from '@bojiste/session/several';
import type { Question, Update } from '@bojiste/session/types';
import { type ClientMessage, PROTOCOL, type ServerMessage, type TableInfo } from '@bojiste/session/wire';
import WebSocket from 'ws';

/** A player with a bad connection: it breaks, doubles, delays and mixes up what it sends, and changes nodes. */

type Sent = Extract<ClientMessage, { id: string }>;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Nothing else may be the answer to a legal answer. */
const EXCUSED = new Set(['unavailable', 'over']);
const UNDO_SHARE = 0.04;
const BRAKE_SHARE = 0.04;
const DRAW_SHARE = 0.02;
const TICK_MS = 50;
const DOUBLE_SHARE = 0.15;
const LATE_SHARE = 0.05;

/** A seat by its token, or by whoever has it. */
export interface ChaosPlace {
  readonly match: string;
  readonly token?: string;
  readonly session?: string;
}

export interface ChaosSeat {
  readonly place: ChaosPlace;
  /** Is this node broken just now? */
  readonly broken: (node: string) => boolean;
  /** Address of the node to go to next. */
  readonly node: () => string;
  readonly random: () => number;
  /** Moves after which it resigns. */
  readonly most: number;
  /** A node has died since the match began: before that no player goes further than half the way. */
  readonly shaken: () => boolean;
  /** Told of every acknowledgement. */
  readonly acked: () => void;
}

export class ChaosPlayer {
  /** Known from the first time the table is opened. */
  seat = -1;
  /** Milliseconds in which it was asked and its node was well. */
  held = 0;
  /** Milliseconds by which it heard late that it is asked: the clock of the store began without it. */
  late = 0;
  /** The decision it heard of last. */
  private asked = -1;
  private at = '';
  private ticked = performance.now();
  private readonly ticking: NodeJS.Timeout;
  readonly acknowledged: string[] = [];
  readonly refused: string[] = [];
  lost = 0;
  doubled = 0;
  private socket: WebSocket | null = null;
  private update: Update | null = null;
  private pending: Sent | null = null;
  private opening = '';
  private old: string[] = [];
  private moves = 0;
  private waiting: NodeJS.Timeout | null = null;
  private over = false;
  private stopped = false;

  constructor(private readonly input: ChaosSeat) {
    this.ticking = setInterval(() => this.tick(), TICK_MS);
  }

  private tick(): void {
    const now = performance.now();
    if (this.update?.question != null && !this.over && !this.input.broken(this.at)) this.held += now - this.ticked;
    this.ticked = now;
  }

  async play(): Promise<void> {
    while (!this.over && !this.stopped) await this.connected().catch(() => sleep(100));
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.ticking);
    this.socket?.terminate();
  }

  /** Where it stands, for whoever asks why nothing goes on. */
  get standing(): string {
    const { pending, update, moves, socket } = this;
    const asked = update?.question == null ? 'not asked' : `asked ${update.question.id}`;
    return `seat ${this.seat}: ${moves} moves, ${asked}, waits for ${pending?.t ?? 'nothing'}, socket ${socket?.readyState}`;
  }

  private chance(share: number): boolean {
    return this.input.random() < share;
  }

  /** One connection, from its opening to its end. */
  private async connected(): Promise<void> {
    const { node, random, place } = this.input;
    this.at = node();
    const headers = place.session === undefined ? {} : { authorization: `Bearer ${place.session}` };
    const address = `${this.at.replace('http', 'ws')}/ws`;
    const socket = new WebSocket(address, { perMessageDeflate: false, headers, handshakeTimeout: 5000 });
    this.socket = socket;
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => this.hear(socket, JSON.parse(data.toString()) as ServerMessage));
    socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL }));
    const { match, token } = place;
    this.opening = randomUUID();
    socket.send(JSON.stringify({ t: 'open', id: this.opening, match, ...(token !== undefined && { token }) }));
    // Old frames come again, on another node perhaps.
    if (this.old.length > 0 && this.chance(0.5))
      this.throwIn(socket, sure(this.old[Math.floor(random() * this.old.length)]));
    const breaks = setTimeout(() => socket.terminate(), 1000 + random() * 12_000);
    await ended;
    clearTimeout(breaks);
    this.lost++;
  }

  private throwIn(socket: WebSocket, text: string): void {
    this.doubled++;
    setTimeout(() => socket.readyState === WebSocket.OPEN && socket.send(text), this.input.random() * 400);
  }

  private hear(socket: WebSocket, message: ServerMessage): void {
    if (message.t === 'done' || message.t === 'refused') this.answered(message);
    // Another node leads the match, or the store is gone: it comes again.
    if (message.t === 'refused' && message.id === this.opening) socket.close();
    if (message.t === 'opened' || message.t === 'table' || message.t === 'update') this.heed(socket, message.table);
    if (message.t === 'opened' && this.pending !== null) this.send(socket, this.pending);
    if (message.t === 'opened' || message.t === 'update') this.learn(message);
    if (this.update !== null && this.update.result !== null) {
      this.over = true;
      if (this.pending === null) socket.close();
      return;
    }
    this.act(socket);
  }

  private learn({ update, table }: Extract<ServerMessage, { t: 'opened' | 'update' }>): void {
    this.update = update;
    const id = update?.question?.id ?? this.asked;
    if (id === this.asked) return;
    this.asked = id;
    // Nodes, store and players run on one machine: its clock is the same for all of them.
    if (table.clock !== null && !this.input.broken(this.at)) this.late += Math.max(0, Date.now() - table.clock.at);
  }

  /** Adds its share in the chance, and answers offers: a move taken back now and then, everything else not. */
  private heed(socket: WebSocket, { me, owing, offers }: TableInfo): void {
    this.seat = me;
    const { match } = this.input.place;
    if (owing.includes(me))
      socket.send(JSON.stringify({ t: 'nonce', id: randomUUID(), match, nonce: `nonce-of-${me}` }));
    const asked = offers.find(({ waiting }) => waiting.includes(me));
    if (asked === undefined || this.pending !== null || this.over) return;
    const yes = asked.what === 'undo' && this.chance(0.5);
    this.pending = { t: 'reply', id: randomUUID(), match, what: asked.what, yes };
    this.send(socket, this.pending);
  }

  private answered(message: Extract<ServerMessage, { t: 'done' | 'refused' }>): void {
    if (this.pending === null || message.id !== this.pending.id) return;
    const { id, t } = this.pending;
    if (message.t === 'done') {
      this.acknowledged.push(id);
      this.input.acked();
      this.moves++;
    } else if (message.code === 'notOpened') {
      // An old frame that came before the table was open, and happened to be this one: it is sent when it is.
      return;
    } else if (!EXCUSED.has(message.code) && this.stillAsked(this.pending)) this.refused.push(`${message.code} (${t})`);
    this.pending = null;
    if (this.over) this.socket?.close();
  }

  /** Others may answer first and change what is asked; then the update comes before the refusal. */
  private stillAsked(sent: Sent): boolean {
    return sent.t === 'answer' ? this.update?.question?.id === sent.decision : sent.t === 'resign';
  }

  private act(socket: WebSocket): void {
    const question = this.update?.question;
    if (this.pending !== null || question == null || this.over) return;
    const { random, most, place, shaken } = this.input;
    if (this.moves >= most / 2 && !shaken()) {
      this.wait();
      return;
    }
    const about = { id: randomUUID(), match: place.match };
    const pending: Sent = this.moves >= most ? { t: 'resign', ...about } : this.wish(about, question);
    this.pending = pending;
    const wait = this.chance(LATE_SHARE) ? 300 + random() * 1200 : random() * 40;
    setTimeout(() => this.pending === pending && this.send(socket, pending), wait);
  }

  private wish(about: { id: string; match: string }, question: Question): Sent {
    const dice = this.input.random();
    if (dice < UNDO_SHARE) return { t: 'undo', ...about, decision: question.id };
    if (dice < UNDO_SHARE + BRAKE_SHARE) return { t: 'brake', ...about };
    if (dice < UNDO_SHARE + BRAKE_SHARE + DRAW_SHARE) return { t: 'offer', ...about, what: 'draw' };
    return { t: 'answer', ...about, decision: question.id, option: anyAnswer(question, this.input.random) };
  }

  private wait(): void {
    this.waiting ??= setTimeout(() => {
      this.waiting = null;
      if (this.socket !== null && !this.stopped) this.act(this.socket);
    }, 200);
  }

  private send(socket: WebSocket, message: Sent): void {
    const text = JSON.stringify(message);
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
    if (this.chance(DOUBLE_SHARE)) this.throwIn(socket, text);
    if (this.chance(0.3)) this.old = [...this.old.slice(-20), text];
  }
}
