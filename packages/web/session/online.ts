import { recordFromText, type Seat } from '@bojiste/kernel';
import type { Mute } from '@bojiste/session/attention';
import type { Beat, Catalogue, EarlierPage, Reason, Session, Stops, Update } from '@bojiste/session/types';
import type {
  ChatLine,
  ClientMessage,
  Command,
  HistoryQuery,
  Offer,
  Proof,
  Query,
  Refusal,
  ServerMessage,
  TableInfo,
} from '@bojiste/session/wire';
import { type Findings, findingsOf, kept, shareFor } from './fair.ts';
import { call, ServerError, seatToken } from './online-api.ts';
import type { ServerLink, Subscriber } from './online-link.ts';
import { keepGame } from './saved.ts';

/** A session with the engine on a server. The table does not know the difference. */

export interface OnlineState {
  readonly table: TableInfo | null;
  readonly chat: readonly ChatLine[];
  /** Lines of the log that came while nobody looked. */
  readonly news: number;
  readonly refused: Refusal | null;
  readonly begun: boolean;
  /** This player is asked something. */
  readonly asked: boolean;
  /** What this player offered last and others did not want; until they do something again. */
  readonly declined: Offer | null;
}

const START: OnlineState = {
  table: null,
  chat: [],
  news: 0,
  refused: null,
  begun: false,
  asked: false,
  declined: null,
};

/** An offer that is gone without anything having come of it was not wanted. */
function declinedBetween(before: TableInfo, now: TableInfo): Offer | null {
  const gone = before.offers.find(({ what, by }) => by === now.me && !now.offers.some((offer) => offer.what === what));
  if (gone === undefined || now.stage !== 'live') return null;
  const paused = now.clock?.paused === true;
  const came = { pause: paused, resume: !paused, hands: now.hands, undo: false, draw: false, annul: false };
  return came[gone.what] ? null : gone.what;
}

/** Everything of one match on the server: the table as people, and from its beginning the game as a session. */
export class OnlineMatch implements Subscriber {
  state: OnlineState = START;
  private readonly watchers = new Set<() => void>();
  private readonly listeners = new Set<(update: Update) => void>();
  private early: Update[] = [];
  /** What was told as far as this page knows, and where older lines are found; 0 for nowhere. */
  private lines: readonly Beat[] = [];
  private earlier = 0;
  private last: Update | null = null;
  private tick = -1;
  private over = -1;

  constructor(
    readonly link: ServerLink,
    readonly id: string,
  ) {}

  // ---- the table as people -------------------------------------------------------------------------------------------

  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  snapshot = (): OnlineState => this.state;

  private change(part: Partial<OnlineState>): void {
    this.state = { ...this.state, ...part };
    if (part.table != null) this.shareChance(part.table);
    for (const watcher of this.watchers) watcher();
  }

  private sharing = false;

  /** Adds this player's share in the chance as soon as the table's commitment is known. */
  private shareChance(table: TableInfo): void {
    const nonce = shareFor(table, localStorage);
    if (nonce === null || this.sharing) return;
    this.sharing = true;
    this.link.ask({ t: 'nonce', match: this.id, nonce }).finally(() => {
      this.sharing = false;
    });
  }

  /** Works the chance of a finished match out again, against what this browser has kept. */
  async checkChance(): Promise<Findings> {
    const proof = await call<Proof>('GET', `/api/tables/${this.id}/proof`);
    const text = await call<string>('GET', `/api/tables/${this.id}/record`);
    return findingsOf(this.id, proof, recordFromText(text).header.setup.seed, kept(this.id, localStorage));
  }

  open(): () => void {
    this.link.subscribe(this.id, this);
    return () => this.link.unsubscribe(this.id, this);
  }

  reopen = (): Extract<ClientMessage, { t: 'open' }> => {
    const token = seatToken(this.id);
    return {
      t: 'open',
      id: this.link.newId(),
      match: this.id,
      since: this.tick,
      ...(token !== null && { token }),
      ...(this.over >= 0 && { over: this.over }),
    };
  };

  /** Spectators may look over a seat's shoulder when all have agreed. */
  lookOver(seat: Seat): void {
    this.over = seat;
    this.link.subscribe(this.id, this);
  }

  refused(refused: Refusal): void {
    this.change({ refused });
  }

  hear(message: ServerMessage): void {
    if (message.t === 'opened') {
      const { table, chat, update, tick, news } = message;
      this.tick = tick;
      this.change({ table, chat, news, begun: update !== null, refused: null });
      if (update !== null) this.receive(update);
    } else if (message.t === 'update') {
      this.tick = message.tick;
      this.change({ table: message.table, begun: true, declined: null });
      this.receive(message.update);
    } else if (message.t === 'table') this.heed(message.table);
    else if (message.t === 'chat') this.change({ chat: [...this.state.chat, message.line] });
  }

  /** Nothing was played, so offers that are gone were refused, withdrawn, or agreed to without a move. */
  private heed(table: TableInfo): void {
    const before = this.state.table;
    const declined = before === null ? null : declinedBetween(before, table);
    this.change({ table, ...(declined !== null && { declined }) });
  }

  /** The page of the log before what is known, as an update like any other. */
  async showEarlier(): Promise<void> {
    const { last, earlier } = this;
    if (last === null || earlier === 0) return;
    this.earlier = 0;
    const page = await this.query<EarlierPage>({ t: 'history', before: earlier });
    this.earlier = page?.earlier ?? earlier;
    this.lines = [...(page?.beats ?? []), ...this.lines];
    this.publish({ ...(this.last ?? last), happened: [], log: this.lines, earlier: this.earlier });
  }

  /** The server tells what is new; the table wants the whole log where something was taken back. */
  private retell(update: Update): Update {
    const { log, back, happened } = update;
    if (log !== undefined) this.earlier = update.earlier ?? 0;
    const before = back === undefined ? this.lines : this.lines.filter(({ step }) => step < back);
    this.lines = log ?? [...before, ...happened];
    const whole = log !== undefined || back !== undefined;
    return { ...update, earlier: this.earlier, ...(whole && { happened: [], log: this.lines }) };
  }

  private receive(update: Update): void {
    this.last = this.retell(update);
    this.publish(this.last);
    const asked = update.question !== null && (this.state.table?.me ?? -1) >= 0;
    if (asked !== this.state.asked) this.change({ asked });
  }

  private kept = false;

  /** A finished game joins those of this browser, so that it can be watched again like any other. */
  private async keep({ result, won, view }: Update): Promise<void> {
    const { table } = this.state;
    if (result === null || this.kept || table === null || table.me < 0) return;
    // Records of a series are shown after its last game: before, they would tell what the other's deck holds.
    if (table.rules.bestOf > 1 && table.series?.decided !== true) return;
    this.kept = true;
    const record = await call<string>('GET', `/api/tables/${this.id}/record`);
    const { game, setup } = recordFromText(record).header;
    const { turn } = view;
    const rest = { record, over: true, turn, result, won, online: true, touched: 0 };
    keepGame({ id: `online-${this.id}`, game, setup, me: table.me, bot: 'normal', ...rest });
  }

  private publish(update: Update): void {
    this.keep(update).catch(() => {
      // The server may be gone; the next time the table is opened it is tried again.
      this.kept = false;
    });
    if (this.listeners.size === 0) this.early.push(update);
    for (const listener of this.listeners) listener(update);
  }

  /** Carries out a command; what is refused is shown until the next one. */
  async command(command: Command): Promise<Refusal | null> {
    const reply = await this.link.ask({ ...command, match: this.id });
    const refused = 'refused' in reply ? reply.refused : null;
    // What one withdraws oneself was not declined.
    const quiet = command.t === 'answer' || command.t === 'reply' || command.t === 'offer' || command.t === 'undo';
    this.change({ refused: command.t === 'answer' ? null : refused, ...(quiet && { declined: null }) });
    return refused;
  }

  /** A request beside the socket. What is refused is shown as a command would be; false then. */
  async request(path: string, body?: object): Promise<boolean> {
    try {
      await call('POST', path, body);
      this.change({ refused: null });
      return true;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      const { code, text } = error;
      this.change({ refused: { code, text, clause: '', blockers: [] } });
      return false;
    }
  }

  async say(said: { text: string } | { phrase: keyof typeof import('@bojiste/session/wire').PHRASES }): Promise<void> {
    const reply = await this.link.ask({ t: 'chat', match: this.id, ...said });
    this.change({ refused: 'refused' in reply ? reply.refused : null });
  }

  async query<T>(query: Query | HistoryQuery): Promise<T | null> {
    const reply = await this.link.ask({ ...query, match: this.id });
    return 'result' in reply ? ((reply.result ?? null) as T | null) : null;
  }

  // ---- the game as a session -----------------------------------------------------------------------------------------

  session(catalogue: Catalogue): Session {
    const me = this.state.table?.me ?? 0;
    return new OnlineSession(this, catalogue, Math.max(0, me), me < 0);
  }

  listen(listener: (update: Update) => void): () => void {
    this.listeners.add(listener);
    for (const update of this.early.splice(0)) listener(update);
    return () => this.listeners.delete(listener);
  }
}

const NO_ANSWER: Reason = {
  text: { cs: 'Server neodpověděl.', en: 'The server did not answer.' },
  clause: '',
  blockers: [],
};

class OnlineSession implements Session {
  constructor(
    private readonly match: OnlineMatch,
    readonly catalogue: Catalogue,
    readonly me: number,
    readonly watching: boolean,
  ) {}

  subscribe = (listener: (update: Update) => void): (() => void) => this.match.listen(listener);

  answer = async (question: number, keys: readonly string[]): Promise<Reason | null> => {
    const [option = '', ...then] = keys;
    return this.match.command({ t: 'answer', decision: question, option, ...(then.length > 0 && { then }) });
  };

  showEarlier = (): Promise<void> => this.match.showEarlier();
  look: Session['look'] = (keys) => this.match.query({ t: 'look', keys });
  preview: Session['preview'] = (keys) => this.match.query({ t: 'preview', keys });
  inspect: Session['inspect'] = (card) => this.match.query({ t: 'inspect', card });
  whyNot: Session['whyNot'] = async (attempt) =>
    (await this.match.query<Reason>({ t: 'whyNot', attempt })) ?? NO_ANSWER;
  undo = async (): Promise<boolean> => (await this.match.command({ t: 'undo' })) === null;

  concede = async (): Promise<void> => {
    await this.match.command({ t: 'resign' });
  };

  /** What only a player sets: whoever watches is not even offered it. */
  private player<T>(command: (given: T) => Command): ((given: T) => Promise<void>) | undefined {
    if (this.watching) return undefined;
    return async (given) => {
      await this.match.command(command(given));
    };
  }

  get stops() {
    return this.player((stops: Stops) => ({ t: 'stops', stops }));
  }

  get mute() {
    return this.player((what: Mute) => ({ t: 'mute', what }));
  }

  get brake() {
    return this.player<void>(() => ({ t: 'brake' }));
  }

  close(): void {
    // The match closes itself with the page; a session is only a way to look at it.
  }
}
