import { type Seat, SPECTATOR } from '@bojiste/kernel';
import {
  type ChatLine,
  type ClientMessage,
  type Command,
  type Phrase,
  PROTOCOL,
  type Query,
  type Refusal,
  type ServerMessage,
} from '@bojiste/session/wire';
import type { WebSocket } from 'ws';
import { carryOut } from '../matches/commands.ts';
import type { Draft } from '../matches/draft.ts';
import type { GameNode } from '../matches/node.ts';
import { mayWatch, seatOf } from '../matches/presence.ts';
import { refuse } from '../matches/refusals.ts';
import type { Meter, Room } from '../matches/room.ts';
import { Elsewhere } from '../matches/rooms.ts';
import type { Viewer } from '../matches/viewer.ts';
import type { Budgets, Payers, Work } from '../operate/budgets.ts';
import type { Faults } from '../operate/faults.ts';
import type { Metrics } from '../operate/metrics.ts';
import { hashToken } from '../people/tokens.ts';
import type { Store } from '../store/store.ts';
import type { ChatRow } from '../store/talk.ts';
import { type BucketClass, Buckets } from './buckets.ts';
import { readMessage } from './schemas.ts';

/** One socket. It belongs to a person (or to nobody), and looks at any number of tables. */

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Hash of the session by which the socket was opened. */
  readonly session: string;
}

export interface ConnectionHost {
  readonly node: GameNode;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly faults: Faults;
  readonly budgets: Budgets;
}

/** More than this waiting to be sent: the client is too slow, and comes back when it can. */
const MOST_WAITING = 8 * 1024 * 1024;
/** Refused messages without a token left, after which the socket is closed. */
const MOST_STRIKES = 300;
const MOST_TABLES = 20;

const CLASSES: Readonly<Record<string, BucketClass>> = {
  undo: 'command',
  resign: 'command',
  offer: 'command',
  reply: 'command',
  claim: 'command',
  stops: 'command',
  brake: 'command',
  mute: 'command',
  nonce: 'command',
  look: 'query',
  preview: 'query',
  whyNot: 'query',
  inspect: 'query',
  history: 'query',
  ping: 'query',
  open: 'open',
  close: 'open',
  chat: 'chat',
};

/** What is paid for by processor time. */
const WORK: Readonly<Record<string, Work>> = {
  undo: 'undos',
  look: 'previews',
  preview: 'previews',
  whyNot: 'previews',
  inspect: 'previews',
  history: 'previews',
};

/** Several viewers are often told the same, one after another. */
let written: { readonly message: ServerMessage; readonly text: string } | null = null;

function textOf(message: ServerMessage): string {
  if (written?.message !== message) written = { message, text: JSON.stringify(message) };
  return written.text;
}

interface OpenTable {
  readonly room: Room;
  readonly viewer: Viewer;
}

type CommandMessage = Extract<ClientMessage, { match: string; id: string }>;

export class Connection {
  private greeted = false;
  private readonly tables = new Map<string, OpenTable>();
  private readonly buckets: Buckets;
  private strikes = 0;
  private last: Promise<void> = Promise.resolve();
  muted: ReadonlySet<string> = new Set();

  constructor(
    private readonly socket: WebSocket,
    readonly person: Person | null,
    private readonly host: ConnectionHost,
    /** Where it comes from, as budgets count it. */
    private readonly address = '',
    /** Called before anything is sent. */
    private readonly speaking: () => void = () => {},
  ) {
    this.buckets = new Buckets(host.node.now);
    socket.on('message', (data, binary) => {
      const text = binary ? '' : data.toString();
      // One after another, in the order in which they came.
      this.last = this.last.then(() => this.receive(text));
    });
    socket.on('close', () => this.closed());
    socket.on('error', () => socket.terminate());
  }

  send = (message: ServerMessage): void => {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) {
      socket.terminate();
      return;
    }
    this.speaking();
    socket.send(textOf(message));
  };

  bye(why: Extract<ServerMessage, { t: 'bye' }>['why']): void {
    this.send({ t: 'bye', why });
    this.socket.close(why === 'drain' ? 1012 : 1008);
  }

  /** Says goodbye when everything that came until now is answered; resolves once the socket is closed. */
  async leave(why: Extract<ServerMessage, { t: 'bye' }>['why']): Promise<void> {
    const closed = new Promise((resolve) => this.socket.once('close', resolve));
    if (this.socket.readyState === this.socket.CLOSED) return;
    await this.last;
    this.bye(why);
    await closed;
  }

  // ---- receiving -----------------------------------------------------------------------------------------------------

  private async receive(text: string): Promise<void> {
    const read = readMessage(text);
    try {
      await this.heed(read);
    } catch (error) {
      // The store does not answer, or not as it should. Nothing was promised; the client may try again.
      this.host.faults.note('message', error, { kind: read.kind });
      this.send({ t: 'refused', id: read.id, ...refuse('unavailable') });
    }
  }

  private async heed({ message, kind, id }: ReturnType<typeof readMessage>): Promise<void> {
    this.host.metrics.messages.inc({ kind });
    if (message === null) return this.refused(id, refuse('malformed'), 'junk');
    if (message.t === 'hello') return this.hello(message.v);
    if (!this.greeted) return this.refused(id, refuse('version'), 'junk');
    const bucket = CLASSES[message.t];
    if (bucket !== undefined && !this.buckets.take(bucket)) return this.refused(id, refuse('slow'), 'junk');
    switch (message.t) {
      case 'open':
        return this.open(message);
      case 'close':
        return this.close(message.match);
      case 'ping':
        return this.send({ t: 'done', id: message.id });
      default:
        return this.atTable(message);
    }
  }

  private refused(id: string, refusal: Refusal, bucket: BucketClass): void {
    this.host.metrics.refused.inc({ code: refusal.code });
    this.send({ t: 'refused', id, ...refusal });
    if (this.buckets.take(bucket)) return;
    if (++this.strikes > MOST_STRIKES) this.bye('flood');
  }

  private hello(v: number): void {
    if (v !== PROTOCOL) {
      this.bye('version');
      return;
    }
    this.greeted = true;
    const { id = '', name = '' } = this.person ?? {};
    this.send({ t: 'welcome', v: PROTOCOL, user: id, name, now: this.host.node.now() });
  }

  // ---- tables --------------------------------------------------------------------------------------------------------

  private async open(message: Extract<ClientMessage, { t: 'open' }>): Promise<void> {
    const { id, match, token, since = -1, over = -1 } = message;
    const { budgets, node } = this.host;
    if (!budgets.may('opens', this.payers())) return this.refused(id, refuse('busy'), 'junk');
    const room = await node.rooms.fresh(match).catch((error) => {
      if (error instanceof Elsewhere) return 'elsewhere' as const;
      throw error;
    });
    if (room === 'elsewhere') return this.refused(id, refuse('elsewhere'), 'junk');
    if (room === null) return this.refused(id, refuse('noMatch'), 'junk');
    budgets.charge('opens', this.payers(), node.rooms.takeCost(room));
    const user = this.person?.id ?? '';
    const hash = token === undefined ? '' : hashToken(token);
    const seat = seatOf(room.table, user, hash);
    if (seat === null) return this.refused(id, refuse('badToken'), 'junk');
    if (seat === SPECTATOR && !mayWatch(room.table)) return this.refused(id, refuse('private'), 'junk');
    const shoulder = seat === SPECTATOR && over >= 0;
    if (shoulder && !(room.table.hands && over < room.table.rules.seats))
      return this.refused(id, refuse('handsHidden'), 'junk');
    if (shoulder && room.table.live && room.table.portions.turns[0] === 0)
      return this.refused(id, refuse('handsLater'), 'junk');
    if (!this.tables.has(match) && this.tables.size >= MOST_TABLES) return this.refused(id, refuse('slow'), 'junk');
    this.close(match);
    const dismiss = () => {
      this.close(match);
      this.send({ t: 'refused', id, ...refuse('private') });
    };
    const viewer: Viewer = {
      seat,
      eyes: shoulder ? over : seat,
      user,
      token: hash,
      send: this.send,
      dismiss,
      address: this.address,
    };
    this.tables.set(match, { room, viewer });
    const meter: Meter = (run) => budgets.spend('opens', this.payers(room, seat), run);
    await room.enter(viewer, id, since, await this.chatOf(room, seat), meter);
    // Closed while it was coming in.
    if (this.tables.get(match)?.viewer !== viewer) return room.leave(viewer);
    if (viewer.seat !== SPECTATOR) await node.arrived(room, viewer.seat);
    else room.tellTable();
  }

  /** Who pays for what this socket asks. A seat has an account of its own, so that no other can use it up. */
  private payers(room?: Room, seat = SPECTATOR): Payers {
    const match = room === undefined ? '' : `${room.id}/${seat === SPECTATOR ? 'watching' : seat}`;
    return { people: [this.person?.id ?? ''], addresses: [this.address], match };
  }

  private close(match: string): void {
    const open = this.tables.get(match);
    if (open === undefined) return;
    const { room, viewer } = open;
    this.tables.delete(match);
    room.leave(viewer);
    if (viewer.seat === SPECTATOR) room.tellTable();
    else this.host.node.departed(room);
  }

  private async atTable(message: CommandMessage): Promise<void> {
    const open = this.tables.get(message.match);
    if (open === undefined) return this.refused(message.id, refuse('notOpened'), 'junk');
    const { room, viewer } = open;
    if (message.t === 'chat') return this.chat(room, viewer, message);
    const work = WORK[message.t];
    const payers = this.payers(room, viewer.seat);
    if (work !== undefined && !this.host.budgets.may(work, payers))
      return this.refused(message.id, refuse('busy'), 'junk');
    if (message.t === 'history')
      return this.send({ t: 'done', id: message.id, result: await room.history(viewer, message.before) });
    if (viewer.seat === SPECTATOR) return this.refused(message.id, refuse('notSeated'), 'junk');
    const { t } = message;
    if (t === 'look' || t === 'preview' || t === 'whyNot' || t === 'inspect') {
      const meter: Meter = (run) => this.host.budgets.spend('previews', payers, run);
      this.send({ t: 'done', id: message.id, result: await room.ask(viewer.seat, message as Query, meter) });
      return;
    }
    await this.command(room, viewer.seat, message as CommandMessage & Command);
  }

  /** Taking back plays from an earlier position, and is paid for; answers never are. */
  private carried(room: Room, seat: Seat, message: CommandMessage & Command): (draft: Draft) => Refusal | null {
    if (WORK[message.t] !== 'undos') return (draft) => carryOut(draft, seat, message);
    const { budgets, node } = this.host;
    const payers = this.payers(room, seat);
    return (draft) => {
      budgets.charge('undos', payers, node.rooms.takeCost(room));
      return budgets.spend('undos', payers, () => carryOut(draft, seat, message));
    };
  }

  private async command(room: Room, seat: Seat, message: CommandMessage & Command): Promise<void> {
    const began = performance.now();
    const refusal = await room.act(seat, this.carried(room, seat, message), `${seat}/${message.id}`);
    if (refusal !== null) return this.refused(message.id, refusal, 'answer');
    // The last share may have begun the game.
    if (message.t === 'nonce') await this.host.node.lobby.listed(room);
    this.send({ t: 'done', id: message.id });
    this.host.metrics.answered.observe((performance.now() - began) / 1000);
  }

  // ---- chat ----------------------------------------------------------------------------------------------------------

  private async chat(
    room: Room,
    { seat }: Viewer,
    message: { id: string; text?: string; phrase?: Phrase },
  ): Promise<void> {
    const { person } = this;
    const { id, text, phrase } = message;
    if (person === null || (text === undefined) === (phrase === undefined))
      return this.refused(id, refuse(person === null ? 'muted' : 'malformed'), 'junk');
    const { store, node } = this.host;
    const user = await store.people.get(person.id);
    if ((user?.muted_until ?? 0) > node.now()) return this.refused(id, refuse('silenced'), 'junk');
    const body = JSON.stringify({ name: person.name, ...(text !== undefined ? { text } : { phrase }) });
    const line = await store.talk.say({
      match: room.id,
      at: node.now(),
      seat: seat === SPECTATOR ? -1 : seat,
      user_id: person.id,
      body,
    });
    await store.engine.say({ k: 'chat', match: room.id, n: line.n });
    this.send({ t: 'done', id });
  }

  /** A line that somebody said on any node. */
  hear(match: string, line: ChatLine): void {
    const open = this.tables.get(match);
    if (open === undefined || !this.mayRead(open, line)) return;
    this.send({ t: 'chat', match, line });
  }

  /** Spectators know more than a seat does: players read them after the end. Who is muted is not read at all. */
  private mayRead({ room, viewer }: { room: Room; viewer: { seat: Seat } }, line: ChatLine): boolean {
    if (this.muted.has(line.user)) return false;
    return line.seat >= 0 || viewer.seat === SPECTATOR || room.table.stage !== 'live';
  }

  private async chatOf(room: Room, seat: Seat): Promise<ChatLine[]> {
    const rows = await this.host.store.talk.lines(room.id);
    return rows.map(chatLine).filter((line) => this.mayRead({ room, viewer: { seat } }, line));
  }

  /** Only who looks at no table looks at the lobby. */
  lobbyChanged(): void {
    if (this.greeted && this.tables.size === 0) this.send({ t: 'lobby' });
  }

  // ---- the end -------------------------------------------------------------------------------------------------------

  private closed(): void {
    for (const match of [...this.tables.keys()]) this.close(match);
  }
}

export function chatLine(row: ChatRow): ChatLine {
  const said =
    row.body === '' ? { name: '' } : (JSON.parse(row.body) as { name: string; text?: string; phrase?: Phrase });
  return { n: row.n, at: row.at, seat: row.seat, user: row.user_id, ...said };
}
