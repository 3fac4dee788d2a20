import type { Beat, Catalogue, Update } from '@bojiste/session/types';
import type { Pace } from '../app/settings.ts';
import { type Cue, scoreOf } from './score.ts';

/**
 * Plays updates one after another, each cue by cue: the others' moves so that one can follow them, one's own dice until they
 * lie still. What is told in words (log, caption, question) never runs ahead of what is seen.
 */

/** Dice on the table: how many, and what they show as soon as they lie still. */
export interface ShownDice {
  readonly count: number;
  readonly faces: readonly number[] | null;
  readonly hits: readonly boolean[] | null;
  /** Card they fall beside, 0 for none. */
  readonly target: number;
}

export interface Frame {
  readonly update: Update;
  /** What is being told now. */
  readonly caption: readonly Beat[];
  readonly dice: ShownDice | null;
  readonly rolling: boolean;
  /** Whose move it was, -1 for nobody's. */
  readonly by: number;
  /** What is being played, null when nothing is. */
  readonly cue: Cue | null;
  /** Cues over the new position, to be played as soon as it is drawn. */
  readonly fresh: readonly Cue[];
  /** Milliseconds for each of them. */
  readonly length: number;
}

/** All that the outside gives: time, and whoever draws. */
export interface Hands {
  after(ms: number, then: () => void): () => void;
  /** Is anything to move at all? */
  still(): boolean;
  pace(): Pace;
  show(frame: Frame, log: readonly Beat[], status: Status): void;
  /** Plays a cue over the position that is drawn now. */
  perform(cue: Cue, length: number): void;
  /** A cue begins, or all of a move at once where nothing moves. */
  hear(cues: readonly Cue[], won: boolean | null): void;
}

export interface Status {
  /** Is something still to be shown? */
  readonly playing: boolean;
  readonly paused: boolean;
  /** What the others did since one's own last move can be shown once more. */
  readonly repeatable: boolean;
}

const SPEED: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.45, off: 0 };

/** A motion one can see, though nobody waits for it. */
const LEAST = 260;
/** Until a position is drawn and the next can begin over it. */
const GAP = 17;

/** What the others did since one's own last move. */
interface Stretch {
  readonly from: Frame;
  readonly log: readonly Beat[];
  readonly updates: Update[];
}

const told = (update: Update): readonly Beat[] => update.happened.filter(({ level }) => level !== 'full');

export class StagePlayer {
  private queue: Update[] = [];
  /** Cues of the update that is being played, and the update. */
  private cues: Cue[] = [];
  private current: Update | null = null;
  private committed = false;
  /** Everything of the present update has been shown. */
  private ended = false;
  private stop: (() => void) | null = null;
  private shown: Frame | null = null;
  private log: readonly Beat[] = [];
  /** Beats of the present update that the log has. */
  private logged = 0;
  private paused = false;
  /** Everything up to the next question is only shown as it stands then. */
  private hurried = false;
  private stretch: Stretch | null = null;

  constructor(
    private readonly catalogue: () => Catalogue,
    private readonly me: number,
    private readonly hands: Hands,
  ) {}

  // ---- what comes in ---------------------------------------------------------------------------------------------------

  push(update: Update): void {
    // A whole log is a new beginning: nobody waits for what led to the old one.
    if (update.log !== undefined && this.current !== null) {
      this.halt();
      this.queue = [];
      this.current = null;
    }
    this.queue.push(update);
    if (this.current === null) this.next();
  }

  close(): void {
    this.stop?.();
    this.stop = null;
  }

  // ---- what a player does ------------------------------------------------------------------------------------------------

  /** The present cue is over at once. */
  finish(): void {
    if (this.current === null) return;
    this.halt();
    this.step();
  }

  /** Everything up to the next question is over at once. */
  skip(): void {
    if (this.current === null) return;
    this.paused = false;
    this.hurried = true;
    this.halt();
    this.step();
  }

  pause(on: boolean): void {
    if (on === this.paused || this.shown === null) return;
    this.paused = on;
    this.halt();
    if (!on && this.current !== null) this.step();
    else this.draw(this.shown);
  }

  /** One cue more, and wait again. */
  stepOn(): void {
    this.paused = true;
    this.finish();
  }

  /** What the others did since one's own last move, once more. */
  repeat(): void {
    if (this.stretch === null) return;
    const { from, log, updates } = this.stretch;
    this.halt();
    this.queue = [...updates, ...this.queue];
    this.stretch = null;
    this.paused = false;
    this.hurried = false;
    this.log = log;
    // The position from which they began must be drawn before anything moves over it.
    this.current = from.update;
    this.ended = true;
    this.draw({ ...from, update: { ...from.update, question: null }, caption: [], dice: null, cue: null, fresh: [] });
    this.wait(GAP);
  }

  // ---- playing -----------------------------------------------------------------------------------------------------------

  private halt(): void {
    this.stop?.();
    this.stop = null;
  }

  private wait(ms: number): void {
    this.stop = this.hands.after(ms, () => {
      this.stop = null;
      this.step();
    });
  }

  private get moves(): boolean {
    return !this.hurried && this.hands.pace() !== 'off' && !this.hands.still();
  }

  private next(): void {
    const update = this.queue.shift();
    this.current = update ?? null;
    if (update === undefined) {
      if (this.shown?.update.question != null || this.shown?.update.result != null) this.paused = false;
      if (this.shown !== null) this.draw(this.shown);
      return;
    }
    this.note(update);
    this.logged = 0;
    this.committed = false;
    this.ended = false;
    this.cues = this.shown === null ? [] : scoreOf(update.happened, this.catalogue());
    if (!this.moves && !this.hurried && this.cues.length > 0) this.hands.hear(this.cues, update.won);
    this.step();
  }

  /** Keeps what the others do, to show it again. */
  private note(update: Update): void {
    const answered = update.by === this.me && this.shown?.update.question != null;
    if (update.log !== undefined || answered) this.stretch = null;
    const begins = update.happened.length > 0 && update.by !== this.me;
    if (this.shown === null || update.log !== undefined || (this.stretch === null && !begins)) return;
    this.stretch ??= { from: this.shown, log: this.log, updates: [] };
    this.stretch.updates.push(update);
  }

  private lengthOf(cue: Cue): number {
    const { question, by } = this.current as Update;
    // Whoever is asked need not wait for the end of what was told.
    const quick = by === this.me || (question !== null && cue.after && this.cues.length === 0);
    return (quick ? cue.own : cue.ms) * SPEED[this.hands.pace()];
  }

  /** The next cue of the present update, its end, or the next update. */
  private step(): void {
    const update = this.current;
    if (update === null || this.ended) {
      this.next();
      return;
    }
    const cue = this.moves ? this.cues.shift() : undefined;
    if (cue === undefined) {
      this.end(update);
      return;
    }
    const length = this.lengthOf(cue);
    const motion = Math.max(length, cue.own, LEAST * SPEED[this.hands.pace()]);
    if (cue.after) this.committed = true;
    if (cue.tells) this.tell(update, cue.beat);
    if (!this.committed) this.hands.perform(cue, motion);
    this.hands.hear([cue], update.won);
    this.draw(this.frameOf(update, cue, motion));
    if (this.paused) return;
    if (length === 0) this.step();
    else this.wait(length);
  }

  private frameOf(update: Update, cue: Cue, length: number): Frame {
    const before = this.shown as Frame;
    const stands = this.committed ? update : before.update;
    const same = before.update.happened === update.happened;
    const waiting = this.committed && same ? before.fresh : [];
    return {
      update: { ...stands, question: null, result: null, happened: update.happened },
      caption: told(update).filter(({ n }) => n <= this.upTo(update)),
      dice: diceOf(cue) ?? (same ? before.dice : null),
      rolling: cue.kind === 'tumble',
      by: update.by,
      cue,
      fresh: this.committed ? [...waiting, cue] : [],
      length,
    };
  }

  /** Number of the last beat that has been told. */
  private upTo(update: Update): number {
    return update.happened[this.logged - 1]?.n ?? -1;
  }

  /** The log has everything up to this beat; before it whatever needs no cue. */
  private tell(update: Update, beat: Beat): void {
    const to = update.happened.indexOf(beat) + 1;
    if (to <= this.logged) return;
    this.log = [...this.log, ...update.happened.slice(this.logged, to)];
    this.logged = to;
  }

  private end(update: Update): void {
    const before = this.shown;
    if (update.log !== undefined) this.log = update.log;
    else if (update.happened.length > this.logged) this.log = [...this.log, ...update.happened.slice(this.logged)];
    const caption = told(update);
    const fell = lastRoll(update);
    const kept = fell ?? (caption.length === 0 || update.by === this.me ? (before?.dice ?? null) : null);
    const dice = update.log === undefined ? kept : null;
    if (update.question !== null || update.result !== null) this.hurried = false;
    // What was to be played over this position and is not drawn yet, still is.
    const fresh = this.committed ? (before?.fresh ?? []) : [];
    this.shown = {
      update,
      caption,
      dice,
      rolling: false,
      by: update.by,
      cue: null,
      fresh,
      length: before?.length ?? 0,
    };
    this.ended = true;
    if (this.queue.length === 0 || !this.moves) {
      this.next();
      return;
    }
    this.draw(this.shown);
    if (!this.paused) this.wait(GAP);
  }

  private draw(frame: Frame): void {
    this.shown = frame;
    this.hands.show(frame, this.log, {
      playing: this.current !== null,
      paused: this.paused,
      repeatable: this.stretch !== null && this.stretch.updates.length > 0,
    });
  }
}

const targetOf = (beat: Beat): number => beat.objects[0]?.handle ?? beat.card?.handle ?? 0;

function diceOf({ kind, beat }: Cue): ShownDice | null {
  if (beat.dice === undefined) return null;
  const { faces, hits } = beat.dice;
  const lie = kind === 'fell';
  return { count: faces.length, faces: lie ? faces : null, hits: lie ? (hits ?? null) : null, target: targetOf(beat) };
}

function lastRoll({ happened }: Update): ShownDice | null {
  const beat = happened.filter(({ dice }) => dice !== undefined).at(-1);
  if (beat?.dice === undefined) return null;
  const { faces, hits } = beat.dice;
  return { count: faces.length, faces, hits: hits ?? null, target: targetOf(beat) };
}
