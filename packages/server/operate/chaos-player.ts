import { randomUUID } from 'node:crypto';
import { anyAnswer } from '@bojiste/session/several';
import type { Update } from '@bojiste/session/types';
import { type ClientMessage, PROTOCOL, type Seated, type ServerMessage } from '@bojiste/session/wire';
import WebSocket from 'ws';

/** A player with a bad connection: it breaks, doubles, delays and mixes up what it sends, and changes nodes. */

type Sent = Extract<ClientMessage, { id: string }>;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Nothing else may be the answer to a legal answer. */
const EXCUSED = new Set(['unavailable', 'over']);
const UNDO_SHARE = 0.04;
const DOUBLE_SHARE = 0.15;
const LATE_SHARE = 0.05;

export interface ChaosSeat {
  readonly seated: Seated;
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
  readonly seat: number;
  readonly acknowledged: string[] = [];
  readonly refused: string[] = [];
  lost = 0;
  doubled = 0;
  private socket: WebSocket | null = null;
  private update: Update | null = null;
  private pending: Sent | null = null;
  private old: string[] = [];
  private moves = 0;
  private waiting: NodeJS.Timeout | null = null;
  private over = false;
  private stopped = false;

  constructor(private readonly input: ChaosSeat) {
    this.seat = input.seated.seat;
  }

  async play(): Promise<void> {
    while (!this.over && !this.stopped) await this.connected().catch(() => sleep(100));
  }

  stop(): void {
    this.stopped = true;
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
    const { node, random, seated } = this.input;
    const socket = new WebSocket(`${node().replace('http', 'ws')}/ws`, { perMessageDeflate: false });
    this.socket = socket;
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => this.hear(socket, JSON.parse(data.toString()) as ServerMessage));
    socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL }));
    socket.send(JSON.stringify({ t: 'open', id: randomUUID(), match: seated.match, token: seated.token }));
    // Old frames come again, on another node perhaps.
    if (this.old.length > 0 && this.chance(0.5)) this.throwIn(socket, this.old[Math.floor(random() * this.old.length)]);
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
    if (message.t === 'opened' && this.pending !== null) this.send(socket, this.pending);
    if (message.t === 'opened' || message.t === 'update') this.update = message.update;
    if (this.update !== null && this.update.result !== null) {
      this.over = true;
      if (this.pending === null) socket.close();
      return;
    }
    this.act(socket);
  }

  private answered(message: Extract<ServerMessage, { t: 'done' | 'refused' }>): void {
    if (this.pending === null || message.id !== this.pending.id) return;
    const { id, t } = this.pending;
    if (message.t === 'done') {
      this.acknowledged.push(id);
      this.input.acked();
      this.moves++;
    } else if (!EXCUSED.has(message.code) && this.stillAsked(this.pending)) this.refused.push(`${message.code} (${t})`);
    this.pending = null;
    if (this.over) this.socket?.close();
  }

  /** Others may answer first and change what is asked; then the update comes before the refusal. */
  private stillAsked(sent: Sent): boolean {
    return sent.t === 'answer' ? this.update?.question?.id === sent.decision : sent.t !== 'undo';
  }

  private act(socket: WebSocket): void {
    const question = this.update?.question;
    if (this.pending !== null || question == null || this.over) return;
    const { random, most, seated, shaken } = this.input;
    if (this.moves >= most / 2 && !shaken()) {
      this.wait();
      return;
    }
    const about = { id: randomUUID(), match: seated.match };
    const option = anyAnswer(question, random);
    const pending: Sent =
      this.moves >= most
        ? { t: 'resign', ...about }
        : this.chance(UNDO_SHARE)
          ? { t: 'undo', ...about, decision: question.id }
          : { t: 'answer', ...about, decision: question.id, option };
    this.pending = pending;
    const wait = this.chance(LATE_SHARE) ? 300 + random() * 1200 : random() * 40;
    setTimeout(() => this.pending === pending && this.send(socket, pending), wait);
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
