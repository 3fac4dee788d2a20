import { randomUUID } from 'node:crypto';
import type { Update } from '@bojiste/session/types';
import { type ClientMessage, PROTOCOL, type Seated, type ServerMessage } from '@bojiste/session/wire';
import WebSocket from 'ws';

/** A player with a bad connection: it breaks, doubles, delays and mixes up what it sends, and changes nodes. */

type Sent = Extract<ClientMessage, { id: string }>;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
  private over = false;
  private stopped = false;

  constructor(
    private readonly seated: Seated,
    private readonly node: () => string,
    private readonly random: () => number,
    private readonly most: number,
  ) {
    this.seat = seated.seat;
  }

  async play(): Promise<void> {
    while (!this.over && !this.stopped) await this.connected().catch(() => sleep(100));
  }

  stop(): void {
    this.stopped = true;
    this.socket?.terminate();
  }

  /** One connection, from its opening to its end. */
  private async connected(): Promise<void> {
    const socket = new WebSocket(`${this.node().replace('http', 'ws')}/ws`, { perMessageDeflate: false });
    this.socket = socket;
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => this.hear(socket, JSON.parse(data.toString()) as ServerMessage));
    socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL }));
    const { match, token } = this.seated;
    socket.send(JSON.stringify({ t: 'open', id: randomUUID(), match, token }));
    // Old frames come again, on another node perhaps.
    if (this.old.length > 0 && this.random() < 0.5)
      this.throwIn(socket, this.old[Math.floor(this.random() * this.old.length)]);
    const breaks = setTimeout(() => socket.terminate(), 1000 + this.random() * 12_000);
    await ended;
    clearTimeout(breaks);
    this.lost++;
  }

  private throwIn(socket: WebSocket, text: string): void {
    this.doubled++;
    setTimeout(() => socket.readyState === WebSocket.OPEN && socket.send(text), this.random() * 400);
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
    const { id } = this.pending;
    if (message.t === 'done') {
      this.acknowledged.push(id);
      this.moves++;
    } else if (message.code !== 'unavailable' && message.code !== 'over')
      this.refused.push(`${message.code} (${this.pending.t})`);
    this.pending = null;
    if (this.over) this.socket?.close();
  }

  private act(socket: WebSocket): void {
    const question = this.update?.question;
    if (this.pending !== null || question == null || this.over) return;
    const { match } = this.seated;
    const id = randomUUID();
    const { choices } = question;
    const option = choices[Math.floor(this.random() * choices.length)].key;
    this.pending =
      this.moves >= this.most ? { t: 'resign', id, match } : { t: 'answer', id, match, decision: question.id, option };
    const { pending } = this;
    setTimeout(() => this.pending === pending && this.send(socket, pending), this.random() * 60);
  }

  private send(socket: WebSocket, message: Sent): void {
    const text = JSON.stringify(message);
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
    if (this.random() < 0.15) this.throwIn(socket, text);
    if (this.random() < 0.3) this.old = [...this.old.slice(-20), text];
  }
}
