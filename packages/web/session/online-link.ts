import { type ClientMessage, PROTOCOL, type Refusal, type ServerMessage } from '@bojiste/session/wire';
import { randomHex } from './random.ts';

/**
 * The one socket of a page. It comes back by itself, opens again what was open, and sends again what was not
 * acknowledged: the server knows commands by their ids and carries each out once. What is meant for a table waits until
 * the server has opened it.
 */

export type LinkState = 'connecting' | 'open' | 'lost' | 'old';

type Unsent = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;
type Reply = { readonly result: unknown } | { readonly refused: Refusal };

interface Pending {
  readonly message: ClientMessage;
  resolve(reply: Reply): void;
}

export interface Subscriber {
  hear(message: ServerMessage): void;
  /** How to open the table again after the connection was lost. */
  reopen(): Extract<ClientMessage, { t: 'open' }>;
  /** The table cannot be opened. */
  refused(refusal: Refusal): void;
}

/** Refusals that pass: the page tries again by itself. */
const PASSING: readonly string[] = ['busy', 'slow', 'elsewhere', 'unavailable'];
const AGAIN_MS = 1500;
/** A connection that died without a word is found by silence: the server is asked so often, and so many times in vain. */
const LISTEN_MS = 10_000;
const PATIENCE = 2;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

const matchOf = (message: ClientMessage): string => ('match' in message ? message.match : '');

export class ServerLink {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private readonly subscribers = new Map<string, Subscriber>();
  /** Tables that are being opened, by the number of the message. */
  private readonly opening = new Map<string, string>();
  /** Tables that this socket has opened. */
  private readonly opened = new Set<string>();
  private readonly watchers = new Set<() => void>();
  private readonly page = randomHex(7);
  private sent = 0;
  private wait = FIRST_WAIT;
  private timer = 0;
  state: LinkState = 'connecting';
  /** The server's clock minus ours. */
  ahead = 0;
  onLobby: () => void = () => {};
  /** How often the server was asked for a sound since it was heard last. */
  private unheard = 0;

  constructor() {
    this.connect();
    // A network that comes back may be another one.
    addEventListener('online', () => (this.socket === null ? this.connect() : this.listen()));
    setInterval(() => this.listen(), LISTEN_MS);
  }

  private listen(): void {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (this.unheard >= PATIENCE) {
      socket.close();
      // The other side says no goodbye any more.
      this.lost(socket);
      return;
    }
    this.unheard++;
    this.raw({ t: 'ping', id: this.newId() });
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.socket !== null || this.state === 'old') return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.socket = socket;
    this.unheard = 0;
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL }));
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.opened.clear();
    if (this.state !== 'old') this.become('lost');
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private become(state: LinkState): void {
    this.state = state;
    for (const watcher of this.watchers) watcher();
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private receive(message: ServerMessage): void {
    this.unheard = 0;
    if (message.t === 'welcome') this.welcome(message.now);
    else if (message.t === 'bye') this.bye(message.why);
    else if (message.t === 'lobby') this.onLobby();
    else if (message.t === 'done') this.settle(message.id, { result: message.result });
    else if (message.t === 'refused') this.refused(message);
    else {
      this.subscribers.get(message.match)?.hear(message);
      if (message.t === 'opened') this.isOpen(message.match, message.id);
    }
  }

  private refused(message: Extract<ServerMessage, { t: 'refused' }>): void {
    const match = this.opening.get(message.id);
    this.opening.delete(message.id);
    if (match === undefined) {
      this.settle(message.id, { refused: message });
      return;
    }
    if (PASSING.includes(message.code)) window.setTimeout(() => this.openTable(match), AGAIN_MS);
    else this.giveUp(match, message);
    this.subscribers.get(match)?.refused(message);
  }

  private isOpen(match: string, opening: string): void {
    this.opening.delete(opening);
    // Opened once more: what was sent meanwhile is under way.
    if (this.opened.has(match)) return;
    this.opened.add(match);
    for (const { message } of this.pending.values()) if (matchOf(message) === match) this.raw(message);
  }

  /** The table stays closed to this page, and so does what was meant for it. */
  private giveUp(match: string, refused: Refusal): void {
    if (this.opened.has(match)) return;
    for (const [id, { message }] of this.pending) if (matchOf(message) === match) this.settle(id, { refused });
  }

  private openTable(match: string): void {
    const subscriber = this.subscribers.get(match);
    if (subscriber === undefined || this.socket?.readyState !== WebSocket.OPEN) return;
    const message = subscriber.reopen();
    this.opening.set(message.id, match);
    this.raw(message);
  }

  private welcome(now: number): void {
    this.ahead = now - Date.now();
    this.wait = FIRST_WAIT;
    this.opening.clear();
    for (const match of this.subscribers.keys()) this.openTable(match);
    this.become('open');
  }

  private bye(why: string): void {
    if (why === 'version') this.become('old');
  }

  private settle(id: string, reply: Reply): void {
    const found = this.pending.get(id);
    this.pending.delete(id);
    found?.resolve(reply);
  }

  private raw(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  newId = (): string => `${this.page}-${++this.sent}`;

  /** Resolves when the server has answered, over lost connections too. */
  ask(unsent: Unsent): Promise<Reply> {
    const message = { ...unsent, id: this.newId() } as ClientMessage & { id: string };
    return new Promise((resolve) => {
      this.pending.set(message.id, { message, resolve });
      if (this.state === 'open' && this.opened.has(matchOf(message))) this.raw(message);
    });
  }

  /** Opens a table and keeps it open. */
  subscribe(match: string, subscriber: Subscriber): void {
    this.subscribers.set(match, subscriber);
    if (this.state === 'open') this.openTable(match);
  }

  unsubscribe(match: string, subscriber: Subscriber): void {
    if (this.subscribers.get(match) !== subscriber) return;
    this.subscribers.delete(match);
    this.opened.delete(match);
    this.raw({ t: 'close', match });
  }

  /** After signing in: the socket must belong to somebody else. */
  restart(): void {
    const { socket } = this;
    this.wait = 1;
    socket?.close();
  }
}

let link: ServerLink | null = null;

export function serverLink(): ServerLink {
  link ??= new ServerLink();
  return link;
}
