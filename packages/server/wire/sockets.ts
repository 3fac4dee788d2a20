import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { budgetAddress, clientAddress } from '../http/address.ts';
import { type Context, goodOrigin, tokenOf } from '../http/context.ts';
import { hashToken } from '../people/tokens.ts';
import type { Word } from '../store/contract.ts';
import { Connection, chatLine } from './connection.ts';

/** All sockets of this node. */

const MAX_PAYLOAD = 16 * 1024;
const PING_MS = 15_000;

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** What is said to one socket without waiting for anything, an update and the answer after it, goes out in one piece. */
function inOnePiece(socket: Duplex): () => void {
  let speaking = false;
  return () => {
    if (speaking) return;
    speaking = true;
    socket.cork();
    process.nextTick(() => {
      speaking = false;
      socket.uncork();
    });
  };
}

export class Sockets {
  // No compression: a few bytes could unfold into many.
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD, perMessageDeflate: false });
  private readonly connections = new Map<WebSocket, Connection>();
  private readonly byAddress = new Map<string, number>();
  private readonly silent = new WeakSet<WebSocket>();
  private readonly pinger: NodeJS.Timeout;

  constructor(
    http: Server,
    private readonly context: Context,
  ) {
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.upgrade(request, socket, head).catch((error) => {
        context.faults.note('upgrade', error);
        refuseUpgrade(socket, '503 Service Unavailable');
      });
    });
    this.pinger = setInterval(() => this.ping(), PING_MS);
    context.store.engine.hear((words) => {
      for (const word of words) {
        if (word.k === 'chat')
          this.tellChat(word.match, word.n).catch(context.faults.at('chat', { match: word.match }));
        if (word.k === 'lobby') this.tellLobby();
        if (word.k === 'out') this.signedOut(word);
      }
    });
  }

  private addressOf(request: IncomingMessage): string {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '');
    return budgetAddress(clientAddress(request.socket.remoteAddress, forwarded, this.context.config.proxies));
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { config, accounts } = this.context;
    if (request.url?.split('?')[0] !== '/ws') return refuseUpgrade(socket, '404 Not Found');
    if (!goodOrigin(config, request.headers.origin, request.headers.host))
      return refuseUpgrade(socket, '403 Forbidden');
    if (this.context.draining()) return refuseUpgrade(socket, '503 Service Unavailable');
    const address = this.addressOf(request);
    const most = config.socketsPerAddress;
    if (most > 0 && (this.byAddress.get(address) ?? 0) >= most) return refuseUpgrade(socket, '429 Too Many Requests');
    const token = tokenOf(request.headers);
    const user = token === null ? null : ((await accounts.bySession(token)) ?? null);
    const muted = user === null ? [] : await this.context.store.people.muted(user.id);
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(
        ws,
        user === null ? null : { id: user.id, name: user.name, session: hashToken(token ?? '') },
        this.context,
        address,
        inOnePiece(socket),
      );
      connection.muted = new Set(muted);
      this.admit(ws, connection, address);
    });
  }

  private admit(ws: WebSocket, connection: Connection, address: string): void {
    this.connections.set(ws, connection);
    this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1);
    this.context.metrics.sockets.set(this.connections.size);
    ws.on('pong', () => this.silent.delete(ws));
    ws.on('close', () => {
      this.connections.delete(ws);
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.byAddress.set(address, left);
      else this.byAddress.delete(address);
      this.context.metrics.sockets.set(this.connections.size);
    });
  }

  private ping(): void {
    for (const ws of this.connections.keys()) {
      if (this.silent.has(ws)) ws.terminate();
      this.silent.add(ws);
      ws.ping();
    }
  }

  private async tellChat(match: string, n: number): Promise<void> {
    if (!this.context.node.rooms.ready.has(match)) return;
    const row = await this.context.store.talk.line(n);
    if (row === undefined) return;
    const line = chatLine(row);
    for (const connection of this.connections.values()) connection.hear(match, line);
  }

  /** Many tables change at once: the page asks for the list when it hears that it changed, at most once a second. */
  private lobbyTimer: NodeJS.Timeout | null = null;

  private tellLobby(): void {
    this.lobbyTimer ??= setTimeout(() => {
      this.lobbyTimer = null;
      for (const connection of this.connections.values()) connection.lobbyChanged();
    }, 1000);
  }

  private signedOut(word: Extract<Word, { k: 'out' }>): void {
    for (const connection of this.connections.values()) {
      const { person } = connection;
      if (person === null) continue;
      if ('session' in word ? person.session === word.session : person.id === word.user) connection.bye('signedOut');
    }
  }

  /** All sockets of a person on this node. */
  signOut(user: string): void {
    this.signedOut({ k: 'out', user });
  }

  async mutesChanged(user: string): Promise<void> {
    const muted = new Set(await this.context.store.people.muted(user));
    for (const connection of this.connections.values()) if (connection.person?.id === user) connection.muted = muted;
  }

  /** Sends everybody to another node, or to the one that comes after, and waits until they are gone. */
  async drain(mostMs: number): Promise<void> {
    const all = [...this.connections.values()];
    // What was sent before is answered before.
    const gone = Promise.all(all.map((connection) => connection.leave('drain')));
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, mostMs).unref())]);
  }

  async close(): Promise<void> {
    clearInterval(this.pinger);
    if (this.lobbyTimer !== null) clearTimeout(this.lobbyTimer);
    for (const ws of this.connections.keys()) ws.terminate();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}
