import { askBotPatiently, type Bot, Random } from '@bojiste/ai';
import {
  cloneState,
  type Decision,
  decidingSeats,
  decisionOf,
  type Game,
  type Handle,
  newHeader,
  type Refusal,
  recordFromText,
  recordToText,
  type Seat,
  type SetupInput,
  type State,
  viewOf,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Mute } from '@bojiste/session/attention';
import type { Desk } from '@bojiste/session/desk';
import type { GameExtras } from '@bojiste/session/games/index';
import type { Guide } from '@bojiste/session/guide';
import { Play } from '@bojiste/session/play';
import { windowNow } from '@bojiste/session/stops';
import type {
  Attempt,
  Beat,
  Catalogue,
  Idea,
  Inspection,
  Look,
  Preview,
  Question,
  Reason,
  Stops,
  Tip,
  Update,
} from '@bojiste/session/types';
import type { Shelved } from '../library/shelf.ts';
import { Adviser, botNamed, clock, pause } from './adviser.ts';
import { type Rules, rulesOf, SLICE, type Texts, Wording } from './opening.ts';

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

/** Who hears of the game. */
export interface Hearer {
  update(update: Update): void;
  /** Texts of cards that come into sight with the next update. */
  texts?(texts: Texts): void;
  /** How far the bot has come that thinks now. */
  thinking?(share: number): void;
}

/** One for each seat but the player's; seats of the rules go by the common one. */
function botsOf({ setup, bot, bots = [] }: HostInput): Map<Seat, Bot> {
  return new Map(Array.from({ length: setup.seats }, (_, seat) => [seat, botNamed(bots[seat] ?? bot)]));
}

export class Host {
  readonly g: Game;
  readonly me: Seat;
  private readonly table: Play;
  private readonly bots: ReadonlyMap<Seat, Bot>;
  private readonly desk: Desk;
  private readonly adviser: Adviser;
  /** Number of beats that were told already. */
  private told = 0;
  private passed: string[] = [];
  /** The bot that thinks should come to an end. */
  private hurried = false;
  /** The others are moving. */
  private busy = false;
  private readonly wording: Wording;
  /** What was played before is only told, not shown again. */
  private watched = false;
  /** Settled when the player is asked or the game is over. */
  settled: Promise<void> = Promise.resolve();
  private readonly extras: GameExtras;

  constructor(
    game: Shelved,
    private readonly input: HostInput,
    private readonly hearer: Hearer,
    /** Leads the player through a lesson or a puzzle. */
    private readonly guide: Guide | null = null,
  ) {
    this.g = game.g;
    this.extras = game.extras;
    this.wording = new Wording(game.g, game.extras);
    this.me = input.me;
    this.bots = botsOf(input);
    this.table = this.begin();
    this.watched = true;
    this.adviser = new Adviser(this.g, this.me, this.table);
    this.desk = this.table.desk(this.me, () => this.table.match.undoLabel(this.me, 1 << this.me));
  }

  private begin(): Play {
    const { g, extras, input, guide } = this;
    const record = input.record === undefined ? null : recordFromText(input.record);
    const header = record?.header ?? newHeader(g, input.setup);
    const table = new Play({
      g,
      extras,
      header,
      start: guide?.start,
      between: (state, { level }) => {
        if (this.watched && state.active >= input.setup.seats && level === 'brief') this.tellBetween(state);
      },
    });
    record?.entries.forEach((entry, at) => {
      table.repeat(entry, at);
      if (entry.k === 'move') guide?.moved(table.state, entry.seat, entry.key, entry.auto);
      if (entry.k === 'undo') guide?.back(table.state);
    });
    return table;
  }

  get opening(): Catalogue {
    return this.wording.opening(viewOf(this.g, this.state, this.me));
  }

  rules = (): Promise<Rules> => rulesOf(this.g);
  texts = (): Promise<Texts> => this.wording.rest(this.state, clock, pause);

  /** Tells the whole table and lets the others move. */
  open(): void {
    this.say(-1, true);
    this.goOn();
  }

  private get state(): State {
    return this.table.state;
  }

  // ---- moves ---------------------------------------------------------------------------------------------------------

  private goOn(): void {
    if (!this.busy) this.settled = this.others();
  }

  private async others(): Promise<void> {
    this.busy = true;
    try {
      await this.moveOthers();
    } finally {
      this.busy = false;
    }
  }

  /** Forced moves and bots, up to the person's next real choice. Between two moves a player is heard. */
  private async moveOthers(): Promise<void> {
    for (let since = clock(); this.state.over < 0 && this.led; ) {
      if (clock() - since > SLICE) {
        await pause();
        since = clock();
        continue;
      }
      const seats = decidingSeats(this.g, this.state);
      const mine = seats.includes(this.me);
      const forced = mine ? this.forced() : null;
      if (mine && forced === null) return;
      if (forced !== null) {
        const window = windowNow(this.g, this.state, forced.decision);
        if (window !== null) this.passed.push(window);
        this.play(this.me, forced.key, true);
      } else if (!(await this.askOther(sure(seats[0])))) return;
      this.say(mine ? this.me : sure(seats[0]));
    }
  }

  /** False when a lesson or puzzle has come to its end: nobody moves any more. */
  private get led(): boolean {
    return this.guide === null || this.guide.coach(this.state).state === 'on';
  }

  private play(seat: Seat, key: string, forced = false): Refusal | null {
    const refusal = this.table.play({ seat, key }, forced);
    if (refusal === null) this.guide?.moved(this.state, seat, key, forced);
    return refusal;
  }

  /** What is answered without asking: as a lesson says, or as the table knows. */
  private forced(): { readonly key: string; readonly decision: Decision } | null {
    const { g, me, state, guide } = this;
    const mine = guide === null ? null : decisionOf(g, state, me);
    const skipped = mine === null ? undefined : guide?.skips(state, mine);
    if (mine === null || skipped === undefined) return this.table.forced(me);
    return skipped === null ? null : { key: skipped, decision: mine };
  }

  /** False when the game ended while the bot was thinking. */
  private async askOther(seat: Seat): Promise<boolean> {
    const scripted = this.guide?.reply(this.state, seat) ?? null;
    if (scripted !== null) return this.play(seat, scripted) === null;
    // The stream of a bot begins anew at every decision, so that a game goes on the same after a reload.
    const random = new Random(`${this.table.match.header.setup.seed}/${seat}/${this.table.match.entries.length}`);
    const only = this.table.only(seat);
    if (only !== null) return this.play(seat, only, true) === null;
    const bot = this.bots.get(seat) ?? botNamed(this.input.bot);
    const over = () => this.state.over >= 0;
    let share = 0;
    this.hurried = false;
    const choice = await askBotPatiently(this.g, cloneState(this.state), seat, bot, random, {
      clock,
      slice: SLICE,
      pause: () => {
        this.hearer.thinking?.(share);
        return pause();
      },
      progress: (now) => {
        share = now;
      },
      stop: () => this.hurried,
      own: this.table.own,
      signal: {
        get aborted() {
          return over();
        },
      },
    });
    if (choice === null || over()) return false;
    this.play(seat, choice.key);
    return true;
  }

  hurry(): void {
    this.hurried = true;
  }

  answer(question: number, keys: readonly string[]): Reason | null {
    const seat = this.me;
    const [first = '', ...rest] = keys;
    // A wrong answer in a lesson is answered by the coach and not carried out.
    if (this.guide?.allows(this.state, keys) === false) {
      this.say(-1);
      return null;
    }
    const refusal = this.table.play({ seat, decision: question, key: first });
    if (refusal !== null) return this.inWords(this.desk.refused(first, refusal));
    this.adviser.heard(keys);
    this.guide?.moved(this.state, seat, first, false);
    let why: Reason | null = null;
    for (const key of rest) {
      const later = why === null ? this.play(seat, key) : null;
      if (later !== null) why = this.inWords(this.desk.refused(key, later));
    }
    this.say(seat);
    this.goOn();
    return why;
  }

  /** Lets the coach do the next step. */
  showStep(): void {
    const key = this.guide?.shows(this.state) ?? null;
    if (key === null || this.busy) return;
    this.play(this.me, key);
    this.say(this.me);
    this.goOn();
  }

  /** Lets the coach ring what would be right. */
  hint(): void {
    this.guide?.hint?.();
    this.say(-1);
  }

  /** Back to the last real choice, where that is free; forced moves go with it. */
  undo(): boolean {
    // Bots remember nothing: what counts is what the player has come to know. The dice of a lesson are fixed and its
    // other side is a script: there everything may be taken back.
    const any = this.guide?.start !== undefined;
    if (this.busy || !this.table.undo(this.me, any, 1 << this.me)) return false;
    this.guide?.back(this.state);
    this.adviser.heard([]);
    this.say(-1, true);
    return true;
  }

  concede(): void {
    this.table.host({ host: 'concede', seat: this.me });
    this.say(this.me);
  }

  stops(wanted: Stops): void {
    for (const [window, stop] of Object.entries(wanted)) this.table.host({ host: 'stop', seat: this.me, window, stop });
    this.say(-1);
    this.goOn();
  }

  brake(): void {
    this.table.brake(this.me);
  }

  /** Lets this window pass, and others like it. */
  mute(what: Mute): void {
    if (this.question() === null) return;
    this.table.mute(this.me, what);
    this.goOn();
  }

  // ---- telling -------------------------------------------------------------------------------------------------------

  private tell(update: Update): void {
    const fresh = this.wording.fresh(update.view);
    if (fresh !== null) this.hearer.texts?.(fresh);
    this.hearer.update(update);
  }

  private say(by: Seat, whole = false): void {
    const { state, me } = this;
    const question = this.question();
    const told = whole ? { happened: [], log: this.wholeLog() } : { happened: this.fresh() };
    const update = this.table.updateFor(me, { by, told, question });
    this.tell({
      ...update,
      busy: update.busy && this.led,
      ...((state.over >= 0 || question !== null || by === me) && { record: recordToText(this.table.match.record) }),
      passed: this.passed,
      ...(this.guide !== null && { coach: this.guide.coach(state) }),
    });
    this.passed = [];
  }

  /** What happened since the last time somebody was told. */
  private fresh(): Beat[] {
    const { beats } = this.table;
    const fresh = beats.slice(Math.min(this.told, beats.length));
    this.told = beats.length;
    return this.table.tell(fresh, this.me);
  }

  private wholeLog(): Beat[] {
    this.told = this.table.beats.length;
    return this.table.tell(this.table.beats, this.me);
  }

  /** Where the rules move by themselves (a boss), every step of it is shown: nobody decides in between. */
  private tellBetween(state: State): void {
    const { decision: _, ...view } = viewOf(this.g, state, this.me);
    const scene = this.extras.scene?.(this.g, state, view);
    const none = { question: null, result: null, won: null };
    this.tell({ ...none, view, happened: this.fresh(), by: state.active, busy: true, scene });
  }

  private question(): Question | null {
    const { g, state, me } = this;
    if (state.over >= 0 || !this.led || !decidingSeats(g, state).includes(me)) return null;
    return this.forced() !== null ? null : this.desk.question(state, 1);
  }

  /** What the strongest bot would do in the player's place. */
  async ideas(): Promise<readonly Idea[]> {
    const question = this.question();
    return question === null || this.busy ? [] : this.adviser.ideas(question, this.desk);
  }

  /** What the coach says to the question that is asked; a lesson or puzzle has its own lines. */
  tips(keys: readonly string[]): readonly Tip[] {
    const led = this.guide !== null && this.guide.coach(this.state).kind !== 'game';
    return led || this.busy || this.question() === null ? [] : this.desk.tips(keys);
  }

  // ---- a player's own questions --------------------------------------------------------------------------------------

  look = (keys: readonly string[]): Look | null =>
    this.guide?.goesOn(this.state, keys) === false ? null : this.desk.look(keys);
  preview = (keys: readonly string[]): Preview | null => this.desk.preview(keys);
  inspect = (card: Handle): Inspection | null => this.desk.inspect(card);
  whyNot = (attempt: Attempt): Reason => this.inWords(this.desk.whyNot(attempt));

  private inWords = (why: Reason): Reason => this.guide?.refused?.(why) ?? why;
}
