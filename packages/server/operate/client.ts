import { anyAnswer } from '@bojiste/session/several';
import type { Update } from '@bojiste/session/types';
import type { ClientMessage, Refusal, Seated, ServerMessage, TableInfo, TableRules } from '@bojiste/session/wire';
import { PROTOCOL } from '@bojiste/session/wire';
import WebSocket from 'ws';

/** A client without a page: for load, chaos and tests. */

export interface Api {
  <T>(method: string, path: string, body?: object): Promise<T>;
  readonly token: string;
}

/** Somebody new at the server, with calls that speak for them. */
export async function newGuest(url: string, name = ''): Promise<Api> {
  const call = async <T>(method: string, path: string, body?: object, token = ''): Promise<T> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { code?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.code}`);
    return answer;
  };
  const { token } = await call<{ token: string }>('POST', '/api/guest', name === '' ? {} : { name });
  const api = <T>(method: string, path: string, body?: object) => call<T>(method, path, body, token);
  return Object.assign(api, { token });
}

export const simpleRules = (game: string, change: Partial<TableRules> = {}): TableRules => ({
  game,
  mode: 'duel',
  seats: 2,
  options: {},
  clock: { kind: 'none' },
  rated: false,
  listed: true,
  undo: 'ask',
  delay: 0,
  masked: false,
  flag: 'lose',
  bestOf: 1,
  event: '',
  round: 0,
  ...change,
});

/** Options by which games of random players are over soon. */
export const SHORT_GAMES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'original-war': { roundLimit: 4, people: 6 },
  doomtrooper: { rounds: 5 },
};

/** A table with two guests at it. */
export async function newDuel(a: Api, b: Api, rules: TableRules): Promise<[Seated, Seated]> {
  const made = await a<Seated>('POST', '/api/tables', { rules, deck: null, bots: {}, nonce: 'nonce-of-a' });
  return [
    made,
    await b<Seated>('POST', `/api/tables/${made.match}/sit`, { deck: null, nonce: 'nonce-of-b', seat: -1 }),
  ];
}

type Reply = Extract<ServerMessage, { t: 'done' | 'refused' | 'opened' }>;
/** A message without the number the client gives it. */
type Unsent = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

/** One socket at the wire: sends, waits for answers, hears the rest. */
export class WireClient {
  private readonly waiting = new Map<string, { resolve(reply: Reply): void; reject(error: Error): void }>();
  private sent = 0;
  readonly heard: ServerMessage[] = [];
  onMessage: (message: ServerMessage) => void = () => {};

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.receive(JSON.parse(data.toString()) as ServerMessage));
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('the connection was lost'));
      this.waiting.clear();
    });
  }

  static async connect(url: string, token?: string, keep = false): Promise<WireClient> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers, perMessageDeflate: false });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => {});
    const client = new WireClient(socket);
    client.keep = keep;
    client.raw({ t: 'hello', v: PROTOCOL });
    return client;
  }

  /** Keeps everything that was heard, for tests. */
  keep = false;

  private receive(message: ServerMessage): void {
    if (this.keep) this.heard.push(message);
    if (message.t === 'done' || message.t === 'refused' || message.t === 'opened') {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      waiting?.resolve(message);
    }
    this.onMessage(message);
  }

  raw(message: ClientMessage | object): void {
    this.socket.send(JSON.stringify(message));
  }

  ask(message: Unsent, id = `c${++this.sent}`): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.raw({ ...message, id });
    });
  }

  close(): void {
    this.socket.close();
  }
}

/** Plays a seat with random legal options, told by updates alone. */
export class RandomPlayer {
  update: Update | null = null;
  table: TableInfo | null = null;
  moves = 0;
  readonly refusals: Refusal[] = [];
  private readonly ended: Promise<void>;
  private end: () => void = () => {};
  private busy = false;

  constructor(
    readonly client: WireClient,
    readonly seated: Seated,
    private readonly random: () => number,
    private readonly pause: () => Promise<void> = async () => {},
  ) {
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
    client.onMessage = (message) => this.hear(message);
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'table' || message.t === 'opened') this.share(message.table);
    if (message.t === 'table') this.table = message.table;
    if (message.t !== 'update' && message.t !== 'opened') return;
    this.table = message.table;
    if (message.update === null) return;
    this.update = message.update;
    if (this.update.result !== null) this.end();
    else this.act();
  }

  private shared = false;

  /** Adds its share in the chance where the table still waits for it. */
  private share({ id, me, owing }: TableInfo): void {
    if (this.shared || !owing.includes(me)) return;
    this.shared = true;
    // Lost with its connection: the table asks again when it is opened again.
    this.client.ask({ t: 'nonce', match: id, nonce: `nonce-of-${me}` }).catch(() => {
      this.shared = false;
    });
  }

  private async act(): Promise<void> {
    const question = this.update?.question;
    if (this.busy || question == null) return;
    this.busy = true;
    await this.pause();
    const option = anyAnswer(question, () => this.random());
    try {
      const reply = await this.client.ask({ t: 'answer', match: this.seated.match, decision: question.id, option });
      if (reply.t === 'refused') this.refusals.push(reply);
      else this.moves++;
    } catch {
      // The socket closed under it; whoever opened it decides what then.
      return;
    } finally {
      this.busy = false;
    }
    if (this.update?.question?.id !== question.id) this.act();
  }

  async play(): Promise<void> {
    await this.client.ask({ t: 'open', match: this.seated.match, token: this.seated.token });
    await this.ended;
  }
}
