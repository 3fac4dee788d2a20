import {
  type Decision,
  type Game,
  itemIndex,
  type Move,
  OP_WINDOW,
  type Option,
  type Seat,
  type State,
  windowAsking,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Raw } from './beats/raw.ts';
import { stopFor } from './stops.ts';

/**
 * Whether a seat is asked in a window that it could answer: the default between every window and hardly any. It looks at
 * what the seat may see: its own answers, who plays what the window is about, what happened since the seat was last asked,
 * and what it declined before. What a player does not want to be asked about (`mute`) and where he wants to be asked whatever is set (`brake`)
 * is kept here too.
 */

/** What a player may be spared: the cards that could answer now, the running fight, the running turn. */
export const MUTES = ['card', 'fight', 'turn'] as const;
export type Mute = (typeof MUTES)[number];

/** A window that a seat could answer. */
export interface Occasion {
  readonly g: Game;
  readonly s: State;
  readonly seat: Seat;
  readonly window: string;
  readonly answers: readonly Option[];
  /** What others brought about since the seat was last asked. */
  readonly news: readonly Raw[];
  /** Who announced what the window is about; -1 where it is about nothing announced. */
  readonly by: Seat;
  /** How often the seat has declined an answer in such a window, in the running stretch. */
  declined(answer: Option): number;
  /** Answers that the seat has not declined so before; in its own turn, not twice. */
  readonly untried: readonly Option[];
}

/** Declined in this stretch of the game, so often. */
type Declined = readonly [stretch: string, times: number];

/** How a game asks: both are left out by one that asks whenever there is an answer. */
export interface Asking {
  /** Does it matter to the seat? */
  matters?(occasion: Occasion): boolean;
  /** What is declined is declined for this stretch: a battle, a round of it. Without it, for the whole game. */
  stretch?(s: State, window: string): string;
}

interface Mind {
  braked: boolean;
  /** The turn and the fight (number of its scope) that are not asked about. */
  turn: number;
  fight: number;
  /** Answers, by their keys, that are not asked about. */
  readonly cards: Set<string>;
  /** Beats before this number are old. */
  seen: number;
  /** How often answers were declined and in which stretch, by the window and their key. */
  readonly declined: Map<string, Declined>;
  /** The player was told once how windows ask. */
  told: boolean;
}

/** What it remembers, as plain data: of beats only what they are about, not how they are said. */
export interface KeptAttention {
  readonly minds: readonly (Omit<Mind, 'cards' | 'declined'> & {
    readonly cards: readonly string[];
    readonly declined: readonly (readonly [string, Declined])[];
  })[];
  readonly news: readonly Raw[];
  readonly next: number;
}

const newMind = (): Mind => ({
  braked: false,
  turn: -1,
  fight: -1,
  cards: new Set(),
  seen: 0,
  declined: new Map(),
  told: false,
});

/** Beats that are no news: headings, passes, points and cards drawn, whose causes are told themselves. */
const OLD: ReadonlySet<string> = new Set(['turn', 'phase', 'pass', 'points', 'draw', 'shuffle', 'end', 'host']);
/** More than a turn has; older beats are old, also for whoever has not been asked since. */
const MOST = 200;

/** So often an answer is declined in the own turn before the same kind of window passes by. */
const OWN_PATIENCE = 2;

/** Number of the innermost scope, 0 outside of any. */
const fightOf = (s: State): number => (s.scopes.length === 0 ? 0 : sure(s.scopes[s.scopes.length - 3]));

const real = ({ options }: Decision): readonly Option[] => options.filter(({ key }) => key !== 'pass');

/** What may be muted now: a fight only while there is one. */
export const mutesIn = (s: State): readonly Mute[] =>
  fightOf(s) > 0 ? MUTES : MUTES.filter((what) => what !== 'fight');

/** Who announced what the window is about that asks now; -1 where it is about nothing announced. */
export function announcer(s: State): Seat {
  const top = s.frames.length - 1;
  const item = top >= 0 && sure(s.frames[top]).op === OP_WINDOW ? itemIndex(s, top) : -1;
  return item < 0 ? -1 : sure(s.frames[item]).you;
}

export class Attention {
  private readonly minds: Mind[] = [];
  /** Beats that somebody may not have seen yet. */
  private news: Raw[] = [];
  private next = 0;

  constructor(
    private readonly g: Game,
    private readonly how: Asking = {},
  ) {}

  private mind(seat: Seat): Mind {
    while (this.minds.length <= seat) this.minds.push(newMind());
    return sure(this.minds[seat]);
  }

  get kept(): KeptAttention {
    const minds = this.minds.map((mind) => ({ ...mind, cards: [...mind.cards], declined: [...mind.declined] }));
    return { minds, news: this.news, next: this.next };
  }

  goOn({ minds, news, next }: KeptAttention): void {
    this.minds.splice(
      0,
      this.minds.length,
      ...minds.map((mind) => ({ ...mind, cards: new Set(mind.cards), declined: new Map(mind.declined) })),
    );
    this.news = [...news];
    this.next = next;
  }

  /** Something was told. */
  hear(beat: Raw): void {
    this.next = beat.n + 1;
    // A beat that is told together with the one before it takes its number.
    const before = this.news.filter(({ n }) => n !== beat.n);
    this.news = OLD.has(beat.kind) ? before : [...before.slice(1 - MOST), beat];
  }

  /**
   * Taken back by a seat: what came after this state has not happened. The place where it decided asks it again, even if it
   * has declined there or wants to be spared; else it would pass by itself and nothing would have been taken back.
   */
  forget(s: State, by: Seat): void {
    this.news = this.news.filter(({ step }) => step < s.step);
    this.mind(by).braked = true;
  }

  /** What every seat that plays has seen is news for nobody any more. */
  private forgetSeen({ seats }: State): void {
    const seen = seats.map(({ out }, seat) => (out === 0 ? this.mind(seat).seen : this.next));
    const oldest = Math.min(...seen);
    if (this.news.length > 0 && sure(this.news[0]).n < oldest) this.news = this.news.filter(({ n }) => n >= oldest);
  }

  /**
   * A seat is about to move; `decision` where a window asks it. What comes back is called when it has moved: whoever chose
   * himself has seen what was there to be seen before.
   */
  moving(s: State, { seat, key }: Move, decision: Decision | null): (auto: boolean) => void {
    const { next } = this;
    const window = windowAsking(this.g, s);
    const stretch = this.stretchOf(s, window);
    return (auto) => {
      if (auto) return;
      const mind = this.mind(seat);
      mind.seen = next;
      mind.braked = false;
      this.forgetSeen(s);
      if (decision === null) return;
      mind.told = true;
      if (key !== 'pass') mind.declined.delete(`${window} ${key}`);
      else
        for (const answer of real(decision)) {
          const times = this.declined(mind, stretch, `${window} ${answer.key}`);
          mind.declined.set(`${window} ${answer.key}`, [stretch, times + 1]);
        }
    };
  }

  private stretchOf(s: State, window: string | null): string {
    return window === null ? '' : (this.how.stretch?.(s, window) ?? '');
  }

  private declined({ declined }: Mind, stretch: string, name: string): number {
    const [where, times] = declined.get(name) ?? [stretch, 0];
    return where === stretch ? times : 0;
  }

  // ---- what the player wishes -----------------------------------------------------------------------------------------

  /** Be asked in the next window whatever is set; nothing is muted any more. */
  brake(seat: Seat): void {
    const mind = this.mind(seat);
    mind.braked = true;
    mind.turn = -1;
    mind.fight = -1;
    mind.cards.clear();
  }

  isBraked(seat: Seat): boolean {
    return this.mind(seat).braked;
  }

  /** Not again for what could answer now, for this fight, for this turn. */
  mute(s: State, seat: Seat, what: Mute, decision: Decision | null): void {
    const mind = this.mind(seat);
    if (what === 'turn') mind.turn = s.turn;
    else if (what === 'fight') mind.fight = fightOf(s);
    else for (const { key } of decision === null ? [] : real(decision)) mind.cards.add(key);
  }

  /** True once for a seat: the first window explains when windows ask. */
  explains(seat: Seat): boolean {
    return !this.mind(seat).told;
  }

  // ---- whether to ask -------------------------------------------------------------------------------------------------

  /** Is the seat spared this window although it could answer? */
  spares(s: State, decision: Decision): boolean {
    const { seat } = decision;
    const window = windowAsking(this.g, s);
    if (window === null) return false;
    const mind = this.mind(seat);
    if (mind.braked) return false;
    const answers = real(decision);
    if (mind.turn === s.turn || (fightOf(s) > 0 && mind.fight === fightOf(s))) return true;
    if (answers.length > 0 && answers.every(({ key }) => mind.cards.has(key))) return true;
    return stopFor(this.g, s, seat, window) === 'apt' && !this.matters(s, seat, window, answers);
  }

  private matters(s: State, seat: Seat, window: string, answers: readonly Option[]): boolean {
    return this.how.matters?.(this.occasion(s, seat, window, answers)) ?? true;
  }

  private occasion(s: State, seat: Seat, window: string, answers: readonly Option[]): Occasion {
    const { g } = this;
    const mind = this.mind(seat);
    const stretch = this.stretchOf(s, window);
    const declined = ({ key }: Option): number => this.declined(mind, stretch, `${window} ${key}`);
    const patience = s.active === seat ? OWN_PATIENCE : 1;
    return {
      g,
      s,
      seat,
      window,
      answers,
      news: this.news.filter(({ n, by }) => n >= mind.seen && by !== seat),
      by: announcer(s),
      declined,
      untried: answers.filter((answer) => declined(answer) < patience),
    };
  }
}
