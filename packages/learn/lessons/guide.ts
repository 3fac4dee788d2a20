import {
  type Bilingual,
  cardNote,
  type Decision,
  decidingSeats,
  decisionOf,
  type Game,
  notesOf,
  type Seat,
  type State,
} from '@bojiste/kernel';
import type { Coach, Guide } from '@bojiste/session/guide';
import type { Reason } from '@bojiste/session/types';
import type { World } from '@bojiste/testing/scene/cards';
import { checkFacts } from '@bojiste/testing/scene/facts';
import { startScene } from '@bojiste/testing/scene/position';
import { type Item, SceneError } from '@bojiste/testing/scene/yaml';
import { fits } from '../puzzles/answers.ts';
import { after, afterTheirs, ahead, expected, START, settle, type Track } from './track.ts';
import type { Lesson, Stage, Step } from './types.ts';

/** Leads a learner through one position of a lesson. */

const LEARNER: Seat = 0;
/** After so many wrong answers to one step the coach offers to do it. */
const TRIES_BEFORE_SHOWING = 3;
/** Ways to let a question go by, the mildest first. */
const IDLE = ['pass', 'none', 'no', 'done'];

const LEGAL_BUT: Bilingual = {
  cs: 'To by šlo, ale teď zkuste {want}.',
  en: 'That is legal, but now try to {want}.',
};
const NOT_NOW: Bilingual = { cs: 'Teď to nejde.', en: 'That does not work now.' };
const RATHER: Bilingual = { cs: ' Teď zkuste {want}.', en: ' Now try to {want}.' };
const FAILED: Bilingual = { cs: 'Tudy cíl nedosáhnete.', en: 'The goal is out of reach this way.' };

const withWant = (frame: Bilingual, want: Bilingual): Bilingual => ({
  cs: frame.cs.replace('{want}', want.cs),
  en: frame.en.replace('{want}', want.en),
});

export class LessonGuide implements Guide {
  readonly start: () => State;
  private readonly stage: Stage;
  private readonly labels: World['labels'];
  private readonly steps: readonly Step[];
  private readonly began: number;
  private track: Track;
  private answer: Bilingual | null = null;
  /** The learner asked for help with the answer that comes next in a free step. */
  private hinted = false;
  /** Tracks by the number of moves made, for taking back. */
  private readonly marks = new Map<number, Track>();

  constructor(
    private readonly g: Game,
    private readonly lesson: Lesson,
    private readonly number: number,
  ) {
    const stage = lesson.stages[number];
    if (stage === undefined) throw new Error(`lesson ${lesson.key} has no part ${number + 1}`);
    this.stage = stage;
    this.steps = stage.steps;
    this.start = () => startScene(g, stage.scene).s;
    const { s, labels } = startScene(g, stage.scene);
    this.labels = labels;
    this.began = s.turn;
    this.track = settle(this.steps, START);
    this.marks.set(s.step, this.track);
  }

  private fill(s: State, seat: Seat): (pattern: string) => string {
    return (pattern) =>
      pattern.replace(/\$([\w-]+)/g, (text, name: string) => {
        const card = s.cards[this.labels.get(name) ?? -1];
        return card === undefined ? text : cardNote(this.g, s, card, seat);
      });
  }

  /** The step the learner is at, counted from 0. */
  get at(): number {
    return this.track.step;
  }

  /** An answer as the learner would write it now: `$name` stands for a card. */
  patternOf(s: State, pattern: string): string {
    return this.fill(s, LEARNER)(pattern);
  }

  private get step(): Step | undefined {
    return this.steps[this.track.step];
  }

  private holds(s: State, facts: Item): boolean {
    try {
      checkFacts({ g: this.g, s, labels: this.labels }, facts);
      return true;
    } catch (error) {
      if (error instanceof SceneError) return false;
      throw error;
    }
  }

  allows(s: State, keys: readonly string[]): boolean {
    const { step } = this;
    if (step === undefined || step.free || this.trackAfter(s, keys) !== null) return true;
    this.track = { ...this.track, tries: this.track.tries + 1 };
    this.answer = this.answerTo(step, keys, this.fill(s, LEARNER));
    return false;
  }

  goesOn(s: State, keys: readonly string[]): boolean {
    if (this.step === undefined || this.step.free) return true;
    const track = this.trackAfter(s, keys);
    return track !== null && track.act >= 0;
  }

  private trackAfter(s: State, keys: readonly string[]): Track | null {
    const fill = this.fill(s, LEARNER);
    let track: Track | null = this.track;
    for (const key of keys) track = track === null ? null : after(this.steps, track, key, fill);
    return track;
  }

  private answerTo(step: Step, keys: readonly string[], fill: (pattern: string) => string): Bilingual {
    const found = step.otherwise.find(({ at }) => keys.some((key) => fits(fill(at), key)));
    return found?.say ?? (step.want === null ? FAILED : withWant(LEGAL_BUT, step.want));
  }

  /** A learner is told in words why something cannot be done, and what to do instead; no rule is cited. */
  refused(why: Reason): Reason {
    if (this.stage.goals.length > 0) return why;
    const want = this.step?.want;
    const rather = want == null ? { cs: '', en: '' } : withWant(RATHER, want);
    // Without a rule it only says that nothing of the kind is open, in the words of records.
    const text = why.clause === '' ? NOT_NOW : why.text;
    return { ...why, clause: '', text: { cs: text.cs + rather.cs, en: text.en + rather.en } };
  }

  private matching(s: State, seat: Seat, patterns: readonly string[]): { readonly key: string } | undefined {
    const fill = this.fill(s, seat);
    const notes = notesOf(this.g, s, seat);
    return patterns.map(fill).flatMap((pattern) => notes.filter(({ key }) => fits(pattern, key)))[0];
  }

  /** What the lesson asks for is clicked by the learner; windows in which it wants nothing are passed. */
  skips(s: State, decision: Decision): string | null | undefined {
    if (this.stage.goals.length > 0) return undefined;
    if (this.matching(s, decision.seat, expected(this.steps, this.track)) !== undefined) return null;
    const [only, ...others] = decision.options;
    if (only !== undefined && others.length === 0) return only.key;
    if (decision.kind !== 'respond' || this.step?.free === true) return null;
    return decision.options.find(({ key }) => key === 'pass')?.key ?? null;
  }

  /** The answer of the lesson; otherwise the other side does as little as it may. */
  reply(s: State, seat: Seat): string | null {
    if (this.stage.goals.length > 0) return null;
    const next = this.step?.they.slice(this.track.they, this.track.they + 1) ?? [];
    const scripted = this.matching(s, seat, next);
    if (scripted !== undefined) return scripted.key;
    const notes = notesOf(this.g, s, seat);
    const idle = IDLE.flatMap((key) => notes.filter((note) => note.key === key))[0];
    return (idle ?? notes[notes.length - 1])?.key ?? null;
  }

  moved(s: State, seat: Seat, key: string): void {
    const fill = this.fill(s, seat);
    this.forget();
    this.track =
      seat === LEARNER
        ? (after(this.steps, this.track, key, fill) ?? this.track)
        : afterTheirs(this.steps, this.track, key, fill);
    const { step } = this;
    if (step?.free && step.done !== null && this.holds(s, step.done))
      this.track = settle(this.steps, { ...START, step: this.track.step + 1 });
    this.marks.set(s.step, this.track);
  }

  back(s: State): void {
    const known = [...this.marks.keys()].filter((step) => step <= s.step);
    this.track = this.marks.get(Math.max(...known)) ?? settle(this.steps, START);
    this.forget();
  }

  /** What was said of the last try, and the help with it. */
  private forget(): void {
    this.answer = null;
    this.hinted = false;
  }

  hint(): void {
    this.hinted = true;
  }

  shows(s: State): string | null {
    return this.matching(s, LEARNER, expected(this.steps, this.track))?.key ?? null;
  }

  /** Patterns of all that counts now, whether it is shown or not. */
  counting(s: State): string[] {
    return ahead(this.steps, this.track).map(this.fill(s, LEARNER));
  }

  /** After this position there is nothing but to try it alone. */
  private get isTaught(): boolean {
    const { stages } = this.lesson;
    return stages.slice(this.number + 1).every(({ steps }) => steps.every(({ free }) => free));
  }

  private failed(s: State): boolean {
    const { step } = this;
    return step?.free === true && (s.over >= 0 || s.turn !== this.began);
  }

  /** The last step is done and everything that follows from it has been seen: the learner would be asked again. */
  private finished(s: State): boolean {
    if (this.track.step < this.steps.length) return false;
    if (s.over >= 0) return true;
    const decision = decidingSeats(this.g, s).includes(LEARNER) ? decisionOf(this.g, s, LEARNER) : null;
    return decision !== null && decision.options.length > 1 && this.skips(s, decision) === null;
  }

  coach(s: State): Coach {
    const { lesson, steps, track, stage } = this;
    if (stage.goals.length > 0) return this.goal(s);
    const spoken = steps.slice(0, track.step + 1).filter((step) => step.say !== null);
    const state = this.finished(s) ? 'done' : this.failed(s) ? 'failed' : 'on';
    const more = this.number + 1 < lesson.stages.length;
    // Whoever is to find it alone sees nothing until they ask.
    const alone = this.step?.free === true;
    return {
      kind: alone ? 'puzzle' : 'lesson',
      say: spoken.at(-1)?.say ?? lesson.name,
      at: Math.max(1, spoken.length),
      of: steps.filter((step) => step.say !== null).length,
      answer: state === 'failed' ? FAILED : this.answer,
      expect: alone && !this.hinted ? [] : this.counting(s),
      canShow: track.tries >= TRIES_BEFORE_SHOWING,
      state,
      aha: state === 'done' && this.isTaught ? lesson.aha : null,
      more,
      puzzle: lesson.puzzle || null,
    };
  }

  /** A whole game: one thing to aim at in every own turn; the last one holds for the rest. */
  private goal(s: State): Coach {
    const { lesson, stage } = this;
    const turns = Math.ceil((s.turn + 1) / 2);
    const at = Math.min(Math.max(1, turns), stage.goals.length);
    return {
      kind: 'game',
      say: stage.goals[at - 1] ?? lesson.name,
      at,
      of: stage.goals.length,
      answer: null,
      expect: [],
      canShow: false,
      state: s.over >= 0 ? 'done' : 'on',
      aha: s.over >= 0 ? lesson.aha : null,
      more: false,
      puzzle: lesson.puzzle || null,
    };
  }
}
