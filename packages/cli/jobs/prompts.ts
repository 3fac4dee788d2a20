import { playGame } from '@bojiste/ai';
import {
  explainStat,
  type Game,
  MARK_ITEM,
  OP_GROUP,
  OP_TABLE,
  OP_WINDOW,
  optionsOf,
  ordersAgree,
  type ProfileDecl,
  type Seat,
  type SetupInput,
  type State,
  settledOrder,
  statOf,
  stopOf,
  windowAsking,
} from '@bojiste/kernel';
import { readBot } from '../words.ts';

/**
 * How often players are asked without having asked for it. The games are played with every window open, and each profile
 * is asked what it would have done there: so all profiles are measured on the same games.
 */

export interface Spread {
  readonly median: number;
  readonly p90: number;
  readonly mean: number;
}

export interface ProfileFigures {
  readonly profile: string;
  /** Prompts per turn of a seat that is on turn, and of one that is not. */
  readonly onTurn: Spread;
  readonly away: Spread;
  /** Windows in which a seat could have answered, those it was not asked in, and their share in percent. */
  readonly usable: number;
  readonly missed: number;
  readonly missedPercent: number;
}

/** Prompts of one turn, by profile. */
interface Counts {
  readonly onTurn: number[];
  readonly away: number[];
}

class Meter {
  private readonly onTurn: number[][];
  private readonly away: number[][];
  private readonly missed: number[];
  private usable = 0;
  private turn = 0;
  private was: Seat = -1;
  private now: Counts[] = [];

  constructor(
    private readonly g: Game,
    private readonly profiles: readonly ProfileDecl[],
  ) {
    this.onTurn = profiles.map(() => []);
    this.away = profiles.map(() => []);
    this.missed = profiles.map(() => 0);
  }

  begin(s: State): void {
    this.turn = s.turn;
    this.now = this.profiles.map(() => ({ onTurn: [0], away: s.seats.map(() => 0) }));
  }

  /** Before a choice is carried out. */
  note(s: State, seat: Seat): void {
    if (s.turn !== this.turn) this.endTurn(s);
    const window = windowAsking(this.g, s);
    const usable = optionsOf(this.g, s, seat).length > 1;
    if (window === null) {
      if (usable && seat !== s.active && !answersItself(s, seat)) for (const counts of this.now) counts.away[seat]++;
      return;
    }
    if (usable) this.usable++;
    this.profiles.forEach((profile, i) => {
      const stop = stopOf(profile, window);
      const asked = stop === 'always' || (stop === 'useful' && usable);
      if (usable && !asked) this.missed[i]++;
      if (!asked) return;
      if (seat === s.active) this.now[i].onTurn[0]++;
      else this.now[i].away[seat]++;
    });
  }

  /** The setup before the first turn is no turn. */
  endTurn(s: State): void {
    if (this.turn > 0) {
      this.now.forEach((counts, i) => {
        this.onTurn[i].push(counts.onTurn[0]);
        const others = counts.away.filter((_, seat) => seat !== this.was && s.seats[seat].out === 0);
        this.away[i].push(...others);
      });
    }
    this.begin(s);
    this.was = s.active;
  }

  figures(): ProfileFigures[] {
    return this.profiles.map((profile, i) => ({
      profile: profile.key,
      onTurn: spread(this.onTurn[i]),
      away: spread(this.away[i]),
      usable: this.usable,
      missed: this.missed[i],
      missedPercent: this.usable === 0 ? 0 : Number(((this.missed[i] * 100) / this.usable).toFixed(2)),
    }));
  }
}

/** Questions that need not be asked, and sums that would be shown wrong. */
export interface QuestionFigures {
  /** Orders of waiting effects: settled without asking because they agree, and asked. */
  readonly settled: number;
  readonly asked: number;
  /** Of those asked, how many agree in the position as it really is: hidden cards or chance could have mattered. */
  readonly agree: number;
  /** Questions with one answer, beside menus and windows: those ask so that nobody learns who could do something. */
  readonly single: number;
  readonly sums: number;
  readonly wrongSums: number;
}

/** Sums are looked at every so many decisions. */
const SUMS_EVERY = 10;

class QuestionMeter {
  private readonly n = { settled: 0, asked: 0, agree: 0, single: 0, sums: 0, wrongSums: 0 };
  private seen = 0;

  constructor(private readonly g: Game) {}

  note(s: State, seat: Seat): void {
    const { op } = s.frames[s.frames.length - 1];
    const options = optionsOf(this.g, s, seat).length;
    if (op !== OP_TABLE && op !== OP_WINDOW && options === 1) this.n.single++;
    if (op === OP_GROUP && options > 1) this.noteOrder(s, seat);
    if (this.seen++ % SUMS_EVERY === 0) this.noteSums(s);
  }

  private noteOrder(s: State, seat: Seat): void {
    if (settledOrder(this.g, s, seat) !== null) this.n.settled++;
    else {
      this.n.asked++;
      if (ordersAgree(this.g, s, seat)) this.n.agree++;
    }
  }

  private noteSums(s: State): void {
    for (const id of s.field) {
      for (let stat = 0; stat < this.g.def.stats.length; stat++) {
        const { printed, parts } = explainStat(this.g, s, s.cards[id], stat);
        const sum = parts.reduce((total, { change }) => total + change, printed);
        this.n.sums++;
        if (sum !== statOf(this.g, s, s.cards[id], stat)) this.n.wrongSums++;
      }
    }
  }

  figures(): QuestionFigures {
    return this.n;
  }
}

/** A question that the seat's own answer brought about was asked for. */
const answersItself = (s: State, seat: Seat): boolean =>
  s.frames.some((frame) => (frame.marks & MARK_ITEM) !== 0 && frame.you === seat);

function spread(list: readonly number[]): Spread {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const mean = sorted.length === 0 ? 0 : sorted.reduce((a, b) => a + b, 0) / sorted.length;
  return { median: at(0.5), p90: at(0.9), mean: Number(mean.toFixed(2)) };
}

export function measurePrompts(
  g: Game,
  profiles: readonly ProfileDecl[],
  setups: readonly SetupInput[],
  bots: readonly string[],
  done: (games: number) => void = () => {},
): { readonly profiles: ProfileFigures[]; readonly questions: QuestionFigures } {
  const meter = new Meter(g, profiles);
  const questions = new QuestionMeter(g);
  setups.forEach((setup, i) => {
    let last: State | null = null;
    playGame(g, setup, bots.map(readBot), setup.seed, {
      watch: (s) => {
        if (last === null) meter.begin(s);
        last = s;
      },
      chosen: (s, seat) => {
        meter.note(s, seat);
        questions.note(s, seat);
      },
    });
    if (last !== null) meter.endTurn(last);
    done(i + 1);
  });
  return { profiles: meter.figures(), questions: questions.figures() };
}
