import { askBot, type Bot, makeBot, Random } from '@bojiste/ai';
import {
  auto,
  compileGame,
  type Decision,
  decidingSeats,
  decisionOf,
  type Game,
  type LogEntry,
  Match,
  newHeader,
  type Refusal,
  recordFromText,
  recordToText,
  resultOf,
  type Seat,
  type SetupInput,
  type State,
  stopOf,
  undoLabel,
  viewOf,
  windowNames,
} from '@bojiste/kernel';
import { Desk } from '@bojiste/session/desk';
import { stopsOf, windowNow } from '@bojiste/session/stops';
import { catalogueOf } from './catalogue.ts';
import type { GameExtras } from './games/index.ts';
import { happening } from './happenings.ts';
import type {
  Attempt,
  Catalogue,
  Happening,
  Inspection,
  Look,
  Preview,
  Question,
  Reason,
  Stops,
  Update,
} from './types.ts';

/** One person against bots: holds the match and tells the table about it. Runs in a worker, and in tests. */

export interface HostInput {
  readonly setup: SetupInput;
  readonly me: Seat;
  readonly bot: string;
  /** Where seats are led by different bots: by seat. */
  readonly bots?: readonly string[];
  /** A record to go on from. */
  readonly record?: string;
}

type Teller = (update: Update) => void;

function botNamed(name: string): Bot {
  const bot = makeBot(name);
  if (bot === undefined) throw new Error(`there is no bot "${name}"`);
  return bot;
}

/** One for each seat but the player's; seats of the rules go by the common one. */
function botsOf({ setup, bot, bots = [] }: HostInput): Map<Seat, Bot> {
  return new Map(Array.from({ length: setup.seats }, (_, seat) => [seat, botNamed(bots[seat] ?? bot)]));
}

export class Host {
  readonly g: Game;
  readonly me: Seat;
  private readonly match: Match;
  private readonly bots: ReadonlyMap<Seat, Bot>;
  private readonly desk: Desk;
  private log: { readonly step: number; readonly line: Happening }[] = [];
  private fresh: Happening[] = [];
  private passed: string[] = [];
  /** Asked for: the next window asks, whatever the settings say. */
  private braked = false;

  constructor(
    private readonly extras: GameExtras,
    private readonly input: HostInput,
    private readonly tell: Teller,
  ) {
    this.g = compileGame(extras.def);
    this.me = input.me;
    this.bots = botsOf(input);
    this.match = this.begin();
    this.desk = new Desk(this.g, () => this.match.state, this.me, extras);
  }

  private begin(): Match {
    const { g, input } = this;
    const record = input.record === undefined ? null : recordFromText(input.record);
    const header = record?.header ?? newHeader(g, input.setup);
    // What happens before the first state is there is told when it is.
    let match: Match | null = null;
    const early: LogEntry[] = [];
    const hear = (state: State, entry: LogEntry) => {
      const line = happening(g, state, entry, this.me, this.extras);
      if (line === null) return;
      this.log.push({ step: state.step, line });
      this.fresh.push(line);
    };
    match = new Match(g, header, (entry) => (match === null ? early.push(entry) : hear(match.state, entry)));
    for (const entry of early) hear(match.state, entry);
    if (record === null) this.settle(match);
    record?.entries.forEach((entry, at) => {
      match.repeat(entry, at);
      if (entry.k === 'undo') this.forget(match.state.step);
    });
    return match;
  }

  /** A new game is asked as its standard profile says. */
  private settle(match: Match): void {
    const standard = this.g.def.profiles?.find(({ key }) => key === 'standard');
    if (standard === undefined) return;
    for (const window of windowNames(this.g)) {
      const stop = stopOf(standard, window);
      if (stop !== 'useful') match.host({ host: 'stop', seat: this.me, window, stop });
    }
  }

  get catalogue(): Catalogue {
    return catalogueOf(this.g, this.extras.facts);
  }

  /** Tells the whole table and lets the others move. */
  open(): void {
    this.say(-1, true);
    this.goOn();
  }

  private get state(): State {
    return this.match.state;
  }

  // ---- moves ---------------------------------------------------------------------------------------------------------

  /** Forced moves and bots, up to the person's next real choice. */
  private goOn(): void {
    while (this.state.over < 0) {
      const seats = decidingSeats(this.g, this.state);
      const mine = seats.includes(this.me) ? decisionOf(this.g, this.state, this.me) : null;
      const key = mine === null ? null : this.forced(mine);
      if (mine !== null && key === null) return;
      if (mine !== null && key !== null) {
        const window = windowNow(this.g, this.state, mine);
        if (window !== null) this.passed.push(window);
        this.match.play({ seat: this.me, key }, true);
      } else this.askOther(seats[0]);
      this.say(mine === null ? seats[0] : this.me);
    }
  }

  /** What is answered without asking: the only option there is, and windows by the seat's own settings. */
  private forced(mine: Decision): string | null {
    if (mine.kind === 'respond') return this.braked ? null : (auto(this.g, this.state, this.me)?.key ?? null);
    return mine.options.length > 1 ? null : mine.options[0].key;
  }

  private askOther(seat: Seat): void {
    // The stream of a bot begins anew at every decision, so that a game goes on the same after a reload.
    const random = new Random(`${this.match.header.setup.seed}/${seat}/${this.match.entries.length}`);
    const { key } = askBot(this.g, this.state, seat, this.bots.get(seat) ?? botNamed(this.input.bot), random);
    this.match.play({ seat, key });
  }

  answer(question: number, keys: readonly string[]): Reason | null {
    const seat = this.me;
    const refusal = this.match.play({ seat, decision: question, key: keys[0] });
    if (refusal !== null) return this.desk.reason(refusal);
    this.braked = false;
    let later: Refusal | null = null;
    for (const key of keys.slice(1)) later ??= this.match.play({ seat, key });
    this.say(seat);
    this.goOn();
    return later === null ? null : this.desk.reason(later);
  }

  /** Back to the last real choice, where that is free; forced moves go with it. */
  undo(): boolean {
    if (undoLabel(this.state, this.me) !== 'free' || !this.match.undo(this.me)) return false;
    const forced = () => (decisionOf(this.g, this.state, this.me)?.options.length ?? 0) < 2;
    while (forced() && this.match.undo(this.me));
    this.forget(this.state.step);
    this.say(-1, true);
    return true;
  }

  private forget(step: number): void {
    this.log = this.log.filter((one) => one.step < step);
    this.fresh = [];
  }

  concede(): void {
    this.match.host({ host: 'concede', seat: this.me });
    this.say(this.me);
  }

  stops(wanted: Stops): void {
    for (const [window, stop] of Object.entries(wanted)) this.match.host({ host: 'stop', seat: this.me, window, stop });
    this.say(-1);
    this.goOn();
  }

  brake(): void {
    this.braked = true;
  }

  // ---- telling -------------------------------------------------------------------------------------------------------

  private say(by: Seat, whole = false): void {
    const { g, state, me } = this;
    const { decision: _, ...view } = viewOf(g, state, me);
    const question = this.question();
    const over = state.over >= 0;
    this.tell({
      view,
      question,
      happened: this.fresh,
      ...(whole && { log: this.log.map(({ line }) => line) }),
      by,
      busy: !over && question === null,
      result: resultOf(g, state),
      won: over && state.winners !== 0 ? (state.winners & (1 << me)) !== 0 : null,
      ...((over || question !== null || by === me) && { record: recordToText(this.match.record) }),
      stops: stopsOf(g, state, me),
      passed: this.passed,
      scene: this.extras.scene?.(g, state, view),
    });
    this.fresh = [];
    this.passed = [];
  }

  private question(): Question | null {
    const { g, state, me } = this;
    if (state.over >= 0 || !decidingSeats(g, state).includes(me)) return null;
    const mine = decisionOf(g, state, me);
    return mine === null || this.forced(mine) !== null ? null : this.desk.question(state, 1);
  }

  // ---- a player's own questions --------------------------------------------------------------------------------------

  look = (keys: readonly string[]): Look | null => this.desk.look(keys);
  preview = (keys: readonly string[]): Preview | null => this.desk.preview(keys);
  inspect = (card: number): Inspection | null => this.desk.inspect(card);
  whyNot = (attempt: Attempt): Reason => this.desk.whyNot(attempt);
}
