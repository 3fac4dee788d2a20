import { type ClientMessage, PROTOCOL, type Refusal, type ServerMessage } from '@bojiste/session/wire';

/**
 * The one socket of a page. It comes back by itself, opens again what was open, and sends again what was not
 * acknowledged: the server knows commands by their ids and carries each out once.
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
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class ServerLink {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private readonly subscribers = new Map<string, Subscriber>();
  private readonly watchers = new Set<() => void>();
  private readonly page = crypto.randomUUID().slice(0, 13);
  private sent = 0;
  private wait = FIRST_WAIT;
  private timer = 0;
  state: LinkState = 'connecting';
  /** The server's clock minus ours. */
  ahead = 0;
  onLobby: () => void = () => {};

  constructor() {
    this.connect();
    addEventListener('online', () => this.connect());
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.socket !== null || this.state === 'old') return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL }));
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
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
    if (message.t === 'welcome') this.welcome(message.now);
    else if (message.t === 'bye') this.bye(message.why);
    else if (message.t === 'lobby') this.onLobby();
    else if (message.t === 'done') this.settle(message.id, { result: message.result });
    else if (message.t === 'refused') this.settle(message.id, { refused: message });
    else {
      this.subscribers.get(message.match)?.hear(message);
      if (message.t === 'opened') this.settle(message.id, { result: message });
    }
  }

  private welcome(now: number): void {
    this.ahead = now - Date.now();
    this.wait = FIRST_WAIT;
    for (const { reopen } of this.subscribers.values()) this.raw(reopen());
    for (const { message } of this.pending.values()) if (message.t !== 'open') this.raw(message);
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
      if (this.state === 'open') this.raw(message);
    });
  }

  /** Opens a table and keeps it open. */
  subscribe(match: string, subscriber: Subscriber): void {
    this.subscribers.set(match, subscriber);
    if (this.state === 'open') this.raw(subscriber.reopen());
  }

  unsubscribe(match: string, subscriber: Subscriber): void {
    if (this.subscribers.get(match) !== subscriber) return;
    this.subscribers.delete(match);
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
