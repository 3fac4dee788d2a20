import { type Bilingual, type Decision, type Game, notesOf, type Seat, type State } from '@bojiste/kernel';
import type { Coach, Guide } from '@bojiste/session/guide';
import { startScene } from '@bojiste/testing/scene/position';
import { isSolved, type Ways, waysAfter } from './answers.ts';
import { keyAlong } from './course.ts';
import type { Puzzle, Theme } from './read.ts';

/** Lets somebody solve a puzzle: every answer is carried out; the first that leaves all accepted ways ends the try. */

const PASS = -1;
const FAILED: Bilingual = { cs: 'Tudy to nevede.', en: 'This is not the way.' };

const TASKS: Readonly<Record<Theme, Bilingual>> = {
  kill: { cs: 'Najděte rozhodující úder.', en: 'Find the decisive blow.' },
  trap: {
    cs: 'Nenechte se nachytat: co vypadá dobře, nemusí být nejlepší.',
    en: 'Beware: what looks good may not be best.',
  },
  save: { cs: 'Zachraňte, co je ohrožené.', en: 'Save what is threatened.' },
  deny: { cs: 'Překazte soupeři jeho plán.', en: "Thwart the opponent's plan." },
  tempo: { cs: 'Dostaňte z tohoto tahu všechno.', en: 'Get everything out of this turn.' },
};

interface Progress {
  readonly ways: Ways;
  readonly answered: number;
}

export class PuzzleGuide implements Guide {
  readonly start: () => State;
  private now: Progress;
  private readonly marks = new Map<number, Progress>();
  private helped = false;
  /** The number of the answer that is hinted at; -1 for none. */
  private hinted = -1;

  constructor(
    private readonly g: Game,
    private readonly puzzle: Puzzle,
  ) {
    this.start = () => startScene(g, puzzle.scene).s;
    this.now = { ways: puzzle.accept, answered: 0 };
    this.marks.set(this.start().step, this.now);
  }

  /** When the try is over, nothing more is carried out. */
  allows(): boolean {
    return this.state === 'on';
  }

  goesOn(): boolean {
    return true;
  }

  /** Every real question counts, windows too. */
  skips(_s: State, decision: Decision): string | null {
    const [only, ...others] = decision.options;
    return only === undefined || others.length > 0 ? null : only.key;
  }

  /** Others do as little as they may. */
  reply(s: State, seat: Seat): string | null {
    const notes = notesOf(this.g, s, seat);
    return (notes.find(({ value }) => value === PASS) ?? notes[0])?.key ?? null;
  }

  moved(s: State, seat: Seat, key: string, forced: boolean): void {
    const { ways, answered } = this.now;
    if (seat === this.puzzle.seat && !forced && this.state === 'on')
      this.now = { ways: waysAfter(ways, answered, key), answered: answered + 1 };
    this.marks.set(s.step, this.now);
  }

  back(s: State): void {
    const known = [...this.marks.keys()].filter((step) => step <= s.step);
    this.now = this.marks.get(Math.max(...known)) ?? { ways: this.puzzle.accept, answered: 0 };
  }

  private get state(): Coach['state'] {
    const { ways, answered } = this.now;
    if (isSolved(ways, answered)) return 'done';
    return ways.length === 0 ? 'failed' : 'on';
  }

  shows(s: State): string | null {
    const { ways, answered } = this.now;
    this.helped = true;
    for (const way of ways) {
      const key = keyAlong(this.g, s, this.puzzle.seat, way, answered);
      if (key !== null) return key;
    }
    return null;
  }

  hint(): void {
    this.helped = true;
    this.hinted = this.now.answered;
  }

  /** What is right now and next by one of the accepted ways: an act and what it is aimed at go out together. */
  private get expected(): readonly string[] {
    const { ways, answered } = this.now;
    return this.hinted === answered ? (ways[0] ?? []).slice(answered, answered + 2) : [];
  }

  coach(): Coach {
    const { puzzle, state } = this;
    return {
      kind: 'puzzle',
      say: TASKS[puzzle.theme],
      at: 1,
      of: 1,
      answer: state === 'failed' ? FAILED : null,
      expect: this.expected,
      helped: this.helped,
      canShow: true,
      state,
      aha: state === 'done' ? puzzle.why : null,
      more: false,
      puzzle: null,
    };
  }
}
