import { type Game, type LogEntry, type Seat, type State, sure, watching } from '@bojiste/kernel';

/** What happened in the course of one game: which cards were played, deeds that are counted, who came from behind. */

/** What an event means for the count of a game; the game's sheet says it. */
export interface Deed {
  readonly seat: Seat;
  /** A card that this seat played. */
  readonly card?: string;
  /** Names under which it is counted. */
  readonly counts?: readonly string[];
}

export type Deeds = (g: Game, s: State, entry: LogEntry) => Deed | null;

/** What a game leaves behind for the tables. */
export interface CourseNotes {
  readonly decisions: number;
  /** Did a winner once stand so far behind? null where nobody won. */
  readonly comeback: boolean | null;
  readonly counts: Readonly<Record<string, number>>;
  /** Every card once for each seat that played it: its key and what share of the win that seat had. */
  readonly cards: readonly (readonly [key: string, share: number])[];
}

/** An estimate at or below this, of a seat that wins in the end, makes a comeback. */
export const BEHIND = -0.3;

export class Course {
  private readonly counts: Record<string, number> = {};
  private readonly cards: Set<string>[] = [];
  private readonly lowest: number[] = [];
  private turn = -1;
  private state: State | null = null;

  constructor(
    private readonly g: Game,
    private readonly deeds: Deeds | undefined,
  ) {}

  /** After every decision; estimates are looked at once a turn. Nobody may hear the estimate itself. */
  readonly watch = (s: State): void => {
    this.state = s;
    if (s.over >= 0 || s.turn === this.turn) return;
    this.turn = s.turn;
    watching(undefined, () => {
      for (let seat = 0; seat < s.seats.length; seat++)
        this.lowest[seat] = Math.min(this.lowest[seat] ?? 1, this.g.def.evaluate(this.g, s, seat));
    });
  };

  readonly told = (entry: LogEntry): void => {
    if (this.state === null) return;
    const deed = this.deeds?.(this.g, this.state, entry) ?? null;
    if (deed === null) return;
    for (const name of deed.counts ?? []) this.counts[name] = (this.counts[name] ?? 0) + 1;
    if (deed.card === undefined) return;
    this.cards[deed.seat] ??= new Set();
    sure(this.cards[deed.seat]).add(deed.card);
  };

  end(decisions: number, shareOf: (seat: Seat) => number): CourseNotes {
    const winners = this.lowest.flatMap((low, seat) => (shareOf(seat) > 0.5 ? [low] : []));
    return {
      decisions,
      comeback: winners.length === 0 ? null : winners.some((low) => low <= BEHIND),
      counts: this.counts,
      cards: this.cards.flatMap((keys, seat) => [...(keys ?? [])].map((key) => [key, shareOf(seat)] as const)),
    };
  }
}
