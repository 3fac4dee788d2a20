import {
  type Bilingual,
  type GameRecord,
  type Handle,
  lastResume,
  Match,
  recordToText,
  type Seat,
  SPECTATOR,
  viewOf,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { shownAt } from '@bojiste/session/beats/lines';
import { numbersOf } from '@bojiste/session/beats/numbers';
import type { Raw } from '@bojiste/session/beats/raw';
import { plainParts } from '@bojiste/session/beats/words';
import { inspectCard } from '@bojiste/session/inspect';
import { namesOf, Play } from '@bojiste/session/play';
import type { Inspection } from '@bojiste/session/types';
import type { Shelved } from './shelf.ts';
import type { Course, Moment, ReplayInfo, Step, TurningPoint } from './types.ts';

/** A beat with the entry that brought it about and the one that took it back. */
interface Told {
  readonly at: number;
  readonly beat: Raw;
  until: number;
}

/**
 * A record wound to any step. Going forward plays on from where it stands; going back begins anew, which is quick
 * enough and needs no copies.
 */
export class Reel {
  private match: Match;
  private at = 0;
  /** What happened, with the entry that brought it about. */
  private readonly told: Told[] = [];
  private readonly table: Play;
  readonly info: ReplayInfo;
  private readonly resumed: number;
  private readonly scores: number[][] = [];

  constructor(
    private readonly game: Shelved,
    private readonly record: GameRecord,
  ) {
    this.resumed = lastResume(record.entries);
    const { g, extras } = this.game;
    this.table = new Play({ g, extras, header: record.header });
    this.match = this.table.match;
    this.info = this.survey();
  }

  /** Beats that are new since the last look. */
  private note(): void {
    const known = new Set(this.told.filter(({ until }) => until > this.at).map(({ beat }) => beat));
    for (const beat of this.table.beats)
      if (!known.has(beat)) this.told.push({ at: this.at, beat, until: Number.POSITIVE_INFINITY });
  }

  /** Plays everything once and notes what each entry did. */
  private survey(): ReplayInfo {
    const { header, entries } = this.record;
    const steps: Step[] = [];
    let broken: string | null = null;
    this.note();
    for (const [at, entry] of entries.entries()) {
      const before = this.told.length;
      this.at = at + 1;
      try {
        if (at < this.resumed) this.table.passOver(entry);
        else this.table.repeat(entry, at);
      } catch (error) {
        broken = error instanceof Error ? error.message : String(error);
        this.at = at;
        break;
      }
      if (entry.k === 'hash' || entry.k === 'resume' || at < this.resumed) continue;
      if (entry.k === 'undo') this.forget(this.match.state.step);
      this.note();
      this.count();
      const { turn, active, phase } = this.match.state;
      const by =
        entry.k === 'move' ? entry.seat : entry.k === 'undo' ? entry.by : 'seat' in entry.move ? entry.move.seat : -1;
      const key = entry.k === 'move' ? entry.key : entry.k === 'undo' ? 'undo' : entry.move.host;
      const auto = entry.k === 'move' && entry.auto;
      steps.push({ entries: at + 1, seat: by, key, auto, turn, active, phase, lines: this.told.length - before });
    }
    const otherRules = header.rules !== this.game.g.rulesHash;
    const over = this.match.state.over >= 0;
    const result = this.table.result(SPECTATOR);
    return { game: header.game, setup: header.setup, names: namesOf(header), steps, otherRules, broken, over, result };
  }

  /** What every step did and where turns begin, in the words of one seat. What was taken back is told where it happened. */
  course(viewer: Seat): Course {
    const at = new Map(this.info.steps.map(({ entries }, i) => [entries, i + 1]));
    const steps = this.info.steps.map(() => ({ cs: [] as string[], en: [] as string[] }));
    const turns: { step: number; text: Bilingual }[] = [];
    const beats = this.table.tell(
      this.told.map(({ beat }) => beat),
      viewer,
    );
    beats.forEach((beat, i) => {
      const step = at.get(sure(this.told[i]).at) ?? 0;
      const text = { cs: plainParts(beat.text.cs), en: plainParts(beat.text.en) };
      if (beat.kind === 'turn') turns.push({ step, text });
      else if (step > 0 && shownAt(beat, 'normal')) {
        sure(steps[step - 1]).cs.push(text.cs);
        sure(steps[step - 1]).en.push(text.en);
      }
    });
    const { scores } = this;
    const score = this.game.extras.score?.text ?? null;
    const stands = this.told.flatMap(({ beat, until }) => (until === Number.POSITIVE_INFINITY ? [beat] : []));
    const numbers = numbersOf(stands, this.info.setup.seats);
    return {
      steps: steps.map(({ cs, en }) => ({ cs: cs.join(' '), en: en.join(' ') })),
      turns,
      score,
      scores,
      numbers,
    };
  }

  turning = async (viewer: Seat): Promise<readonly TurningPoint[]> =>
    (await import('./turning.ts')).turningPoints(this.game, this.record, viewer);

  /** The score at the beginning of every turn and at the end; what is taken back is counted no more. */
  private count(): void {
    const { state } = this.match;
    const of = this.game.extras.score?.of;
    if (of === undefined || state.turn < 1) return;
    const row = state.seats.map((_, seat) => of(this.game.g, state, seat));
    while (this.scores.length < state.turn) this.scores.push(row);
    if (state.over >= 0) this.scores.push(row);
  }

  /** What was played by other rules, before the game went on from a snapshot, is passed over. */
  private repeat(at: number): void {
    const entry = sure(this.record.entries[at]);
    if (at < this.resumed) this.match.passOver(entry);
    else this.match.repeat(entry, at);
  }

  /** What was taken back has not happened, from this entry on. */
  private forget(step: number): void {
    for (const told of this.told) if (told.beat.step >= step && this.at < told.until) told.until = this.at;
  }

  /** To the state after so many entries. */
  private wind(entries: number): void {
    if (entries < this.at) {
      this.match = new Match(this.game.g, this.record.header);
      this.at = 0;
    }
    for (; this.at < entries; this.at++) this.repeat(this.at);
  }

  private entriesOf(step: number): number {
    return step <= 0 ? 0 : (this.info.steps[step - 1]?.entries ?? this.info.steps.at(-1)?.entries ?? 0);
  }

  moment(step: number, viewer: Seat): Moment {
    const entries = this.entriesOf(step);
    this.wind(entries);
    const { g, extras } = this.game;
    const { state } = this.match;
    const { decision: _, ...view } = viewOf(g, state, viewer);
    const beats = this.told.flatMap(({ at, beat, until }) => (at <= entries && entries < until ? [beat] : []));
    const log = this.table.tell(beats, viewer);
    const over = state.over >= 0;
    return {
      view,
      scene: extras.scene?.(g, state, view),
      log,
      result: this.table.result(viewer),
      won: over && state.winners !== 0 ? (state.winners & (1 << viewer)) !== 0 : null,
    };
  }

  inspect(step: number, viewer: Seat, card: Handle): Inspection | null {
    this.wind(this.entriesOf(step));
    return inspectCard(this.game.g, this.match.state, viewer, card);
  }

  cut(step: number): string {
    const { header, entries } = this.record;
    return recordToText({ header, entries: entries.slice(0, this.entriesOf(step)) });
  }
}
