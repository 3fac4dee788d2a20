import {
  type Decision,
  decidingSeats,
  decisionOf,
  type Game,
  type LogEntry,
  Match,
  type Move,
  ownLists,
  type Refusal,
  type Seat,
  type SetupInput,
  type UndoLabel,
} from '@bojiste/kernel';
import { askBot } from './host.ts';
import { Random } from './random.ts';
import type { Bot } from './types.ts';

/** One person against bots on one machine: the host for the terminal and for the page without a server. */

export interface LocalInput {
  readonly g: Game;
  readonly setup: SetupInput;
  /** The person's seat; the bot plays all others. */
  readonly seat: Seat;
  readonly bot: Bot;
}

export class LocalGame {
  readonly match: Match;
  readonly seat: Seat;
  /** Moves made before the one that is being carried out; -1 while the game is set up. */
  private before = -1;
  /** What happened, with the number of moves before it. */
  private happened: { readonly step: number; readonly entry: LogEntry }[] = [];
  private readonly bot: Bot;
  private readonly randoms: readonly Random[];

  constructor({ g, setup, seat, bot }: LocalInput) {
    this.seat = seat;
    this.bot = bot;
    this.randoms = Array.from({ length: setup.seats }, (_, i) => new Random(`${setup.seed}/${i}`));
    this.match = Match.create(g, setup, (entry) => this.happened.push({ step: this.before, entry }));
  }

  private carryOut(move: Move, forced = false): Refusal | null {
    this.before = this.match.state.step;
    return this.match.play(move, forced);
  }

  get over(): boolean {
    return this.match.state.over >= 0;
  }

  get log(): readonly LogEntry[] {
    return this.happened.map(({ entry }) => entry);
  }

  /** Lets bots and forced moves happen up to the person's next real choice; null when the game is over. */
  next(): Decision | null {
    const { g } = this.match;
    while (!this.over) {
      const seats = decidingSeats(g, this.match.state);
      const decision = seats.includes(this.seat) ? decisionOf(g, this.match.state, this.seat) : null;
      if (decision !== null && decision.options.length > 1) return decision;
      if (decision !== null) this.carryOut({ seat: this.seat, key: decision.options[0].key }, true);
      else this.playBot(seats[0]);
    }
    return null;
  }

  private playBot(seat: Seat): void {
    const { g, state, header } = this.match;
    const { key } = askBot(g, state, seat, this.bot, this.randoms[seat], { own: ownLists(g, header.setup) });
    this.carryOut({ seat, key });
  }

  play(decision: Decision, key: string): Refusal | null {
    return this.carryOut({ seat: this.seat, decision: decision.id, key });
  }

  get undoLabel(): UndoLabel {
    return this.match.undoLabel(this.seat, 1 << this.seat);
  }

  /** Back to the person's last real choice, where that is free; forced moves after it go with it. */
  undo(): boolean {
    if (!this.match.undo(this.seat, false, 1 << this.seat)) return false;
    const { step } = this.match.state;
    this.happened = this.happened.filter((one) => one.step < step);
    return true;
  }
}
