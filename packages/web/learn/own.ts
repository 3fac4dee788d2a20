import { judge } from '@bojiste/ai/analyse';
import { type Bilingual, cloneState, type Decision, type Game, type Seat, type State } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Coach, Guide } from '@bojiste/session/guide';
import { format } from '../texts/format.ts';
import { turnWordsOf } from '../texts/turn-words.ts';

/** A turning point of one's own game, to be solved: the best answer counts, and any that is about as good. */

export interface OwnPoint {
  readonly seat: Seat;
  /** Key of the best answer found. */
  readonly best: string;
  readonly turn: number;
  readonly played: Bilingual;
  readonly better: Bilingual;
  /** Of the chance to win, in percent. */
  readonly loss: number;
}

/** Of winning: less than this cannot be told from the best. */
const AS_GOOD = 0.02;
const SETTINGS = { playouts: 6, rivals: 3, turns: 1 };

export class OwnGuide implements Guide {
  private state: Coach['state'] = 'on';
  private cost = 0;
  private helped = false;
  private hinted = false;

  constructor(
    private readonly g: Game,
    private readonly before: State,
    private readonly point: OwnPoint,
    private readonly own: number,
  ) {}

  start = (): State => cloneState(this.before);

  allows(): boolean {
    return this.state === 'on';
  }

  goesOn(): boolean {
    return true;
  }

  skips(_: State, { options }: Decision): string | null {
    return options.length > 1 ? null : sure(options[0]).key;
  }

  reply(): null {
    return null;
  }

  /** The first real answer decides. */
  moved(_: State, seat: Seat, key: string, forced: boolean): void {
    if (seat !== this.point.seat || forced || this.state !== 'on') return;
    this.cost = key === this.point.best ? 0 : this.lossOf(key);
    this.state = this.cost <= AS_GOOD ? 'done' : 'failed';
  }

  /** An answer that cannot be weighed (several at once) counts as the one that was played. */
  private lossOf(key: string): number {
    const { g, before, point, own } = this;
    try {
      return judge(g, before, point.seat, key, `own/${point.turn}`, { ...SETTINGS, own }).known.loss;
    } catch (error) {
      if (error instanceof Error && error.message.endsWith('is not among the options')) return point.loss / 100;
      throw error;
    }
  }

  back(): void {
    this.state = 'on';
  }

  shows(): string {
    this.helped = true;
    return this.point.best;
  }

  hint(): void {
    this.helped = true;
    this.hinted = true;
  }

  coach(): Coach {
    const { point, state, hinted, helped } = this;
    const { turn, loss, better, played } = point;
    const { lost } = turnWordsOf(this.g.def.id);
    const cost = Math.max(1, Math.round(this.cost * 100));
    return {
      kind: 'puzzle',
      say: { cs: format(lost.cs, 'cs', { n: turn, loss }), en: format(lost.en, 'en', { n: turn, loss }) },
      at: 1,
      of: 1,
      answer:
        state === 'on'
          ? null
          : state === 'done'
            ? {
                cs: `Nejlepší nalezená odpověď: ${better.cs}. Ve hře jste zvolili: ${played.cs}.`,
                en: `The best answer found: ${better.en}. In the game you chose: ${played.en}.`,
              }
            : {
                cs: `To by stálo asi ${cost} % naděje na výhru.`,
                en: `That would cost about ${cost} % of your chance to win.`,
              },
      expect: hinted && state === 'on' ? [point.best] : [],
      helped,
      canShow: true,
      state,
      aha: null,
      more: false,
      puzzle: null,
    };
  }
}
