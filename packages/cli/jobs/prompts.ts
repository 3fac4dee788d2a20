import {
  decidingSeats,
  explainStat,
  type Game,
  MARK_ITEM,
  OP_GROUP,
  OP_TABLE,
  OP_WINDOW,
  optionsOf,
  ordersAgree,
  type ProfileDecl,
  type RecordHeader,
  type Seat,
  type State,
  settledOrder,
  statOf,
  stopOf,
  sure,
  windowAsking,
} from '@bojiste/kernel';
import type { GameExtras } from '@bojiste/session/games/index';
import { Play } from '@bojiste/session/play';

/**
 * How often players are asked without having asked for it. The games are played with every window open, and each profile
 * is asked what it would have done there: so all profiles are measured on the same games. What really was answered in
 * windows that the standard profile would have let pass is counted too.
 */

export interface Spread {
  readonly median: number;
  readonly p90: number;
  readonly p95: number;
  readonly mean: number;
}

export interface ProfileFigures {
  readonly profile: string;
  /** Prompts per turn of a seat that is on turn, and of one that is not. */
  readonly onTurn: Spread;
  readonly away: Spread;
  /** Windows that ask in an opponent's turn in which the seat could have answered at least once. */
  readonly armed: Spread;
  /** How many such turns asked so often: figures of several runs can be put together. */
  readonly turns: readonly number[];
  /** Windows in which a seat could have answered, those it was not asked in, and their share in percent. */
  readonly usable: number;
  readonly missed: number;
  readonly missedPercent: number;
}

/** Answers that were really given, and those in windows in which the standard profile would not have asked. */
export interface AnswerFigures {
  readonly given: number;
  readonly unasked: number;
  readonly unaskedPercent: number;
  /** By window. */
  readonly windows: Readonly<Record<string, number>>;
}

/** Prompts of one turn, by profile. */
interface Counts {
  onTurn: number;
  readonly away: number[];
  readonly asked: number[];
}

/** A game without profiles asks whenever there is an answer. */
const PLAIN: readonly ProfileDecl[] = [
  { key: 'standard', text: { cs: 'Standard', en: 'Standard' }, otherwise: 'useful', stops: {} },
];

class Meter {
  private readonly profiles: readonly ProfileDecl[];
  private readonly onTurn: number[][];
  private readonly away: number[][];
  private readonly armed: number[][];
  private readonly missed: number[];
  private readonly unasked: Record<string, number> = {};
  private given = 0;
  private usable = 0;
  private turn = 0;
  private was: Seat = -1;
  private now: Counts[] = [];
  private could: boolean[] = [];

  constructor(private readonly g: Game) {
    this.profiles = g.def.profiles ?? PLAIN;
    this.onTurn = this.profiles.map(() => []);
    this.away = this.profiles.map(() => []);
    this.armed = this.profiles.map(() => []);
    this.missed = this.profiles.map(() => 0);
  }

  begin(s: State): void {
    this.turn = s.turn;
    this.could = s.seats.map(() => false);
    const none = () => s.seats.map(() => 0);
    this.now = this.profiles.map(() => ({ onTurn: 0, away: none(), asked: none() }));
  }

  /** Before a choice is carried out; `asks`: the standard profile would have asked. */
  note(s: State, seat: Seat, key: string, asks: boolean): void {
    if (s.turn !== this.turn) this.endTurn(s);
    const window = windowAsking(this.g, s);
    const usable = optionsOf(this.g, s, seat).length > 1;
    if (window === null) {
      if (usable && seat !== s.active && !answersItself(s, seat)) for (const counts of this.now) counts.away[seat]!++;
      return;
    }
    if (usable) {
      this.usable++;
      this.could[seat] = true;
    }
    if (key !== 'pass') {
      this.given++;
      if (!asks) this.unasked[window] = (this.unasked[window] ?? 0) + 1;
    }
    this.profiles.forEach((profile, i) => {
      const stop = stopOf(profile, window);
      const asked = stop === 'always' || (usable && (stop === 'useful' || (stop === 'apt' && asks)));
      if (usable && !asked) this.missed[i]!++;
      if (!asked) return;
      if (seat === s.active) sure(this.now[i]).onTurn++;
      else {
        sure(this.now[i]).away[seat]!++;
        sure(this.now[i]).asked[seat]!++;
      }
    });
  }

  /** The setup before the first turn is no turn. */
  endTurn(s: State): void {
    if (this.turn > 0) {
      const others = s.seats.flatMap(({ out }, seat) => (seat !== this.was && out === 0 ? [seat] : []));
      this.now.forEach(({ onTurn, away, asked }, i) => {
        sure(this.onTurn[i]).push(onTurn);
        sure(this.away[i]).push(...others.map((seat) => away[seat] ?? 0));
        sure(this.armed[i]).push(...others.flatMap((seat) => (this.could[seat] ? [asked[seat] ?? 0] : [])));
      });
    }
    this.begin(s);
    this.was = s.active;
  }

  figures(): ProfileFigures[] {
    return this.profiles.map((profile, i) => ({
      profile: profile.key,
      onTurn: spread(sure(this.onTurn[i])),
      away: spread(sure(this.away[i])),
      armed: spread(sure(this.armed[i])),
      turns: counted(sure(this.armed[i])),
      usable: this.usable,
      missed: sure(this.missed[i]),
      missedPercent: percent(sure(this.missed[i]), this.usable),
    }));
  }

  answers(): AnswerFigures {
    const unasked = Object.values(this.unasked).reduce((a, b) => a + b, 0);
    return { given: this.given, unasked, unaskedPercent: percent(unasked, this.given), windows: this.unasked };
  }
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Number(((part * 100) / whole).toFixed(2)));

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

/** A game that has not ended by then is broken off. */
const MOST_MOVES = 20_000;

/** Sums are looked at every so many decisions. */
const SUMS_EVERY = 10;

class QuestionMeter {
  private readonly n = { settled: 0, asked: 0, agree: 0, single: 0, sums: 0, wrongSums: 0 };
  private seen = 0;

  constructor(private readonly g: Game) {}

  note(s: State, seat: Seat): void {
    const { op } = sure(s.frames[s.frames.length - 1]);
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
        const { printed, parts } = explainStat(this.g, s, sure(s.cards[id]), stat);
        const sum = parts.reduce((total, { change }) => total + change, printed);
        this.n.sums++;
        if (sum !== statOf(this.g, s, sure(s.cards[id]), stat)) this.n.wrongSums++;
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
  return { median: at(0.5), p90: at(0.9), p95: at(0.95), mean: Number(mean.toFixed(2)) };
}

/** How often each number occurs, by the number. */
function counted(list: readonly number[]): number[] {
  const found = Array.from({ length: Math.max(-1, ...list) + 1 }, () => 0);
  for (const n of list) found[n]!++;
  return found;
}

export interface PromptFigures {
  /** As many as there was time for. */
  readonly games: number;
  readonly profiles: readonly ProfileFigures[];
  readonly answers: AnswerFigures;
  readonly questions: QuestionFigures;
}

/** A game to be measured, and who decides in it. */
export interface MeasuredGame {
  readonly header: RecordHeader;
  /** The option that is taken now; null where the game was broken off. */
  choose(play: Play, seat: Seat): string | null;
  /** Told when it is over. */
  ended(play: Play): void;
}

export function measurePrompts(
  g: Game,
  extras: GameExtras,
  list: Iterable<MeasuredGame>,
  /** Told after every game; true when there is time for another. */
  goesOn: (games: number, answers: number) => boolean = () => true,
): PromptFigures {
  const meter = new Meter(g);
  const questions = new QuestionMeter(g);
  let games = 0;
  for (const game of list) {
    const play = new Play({ g, extras, header: game.header });
    meter.begin(play.state);
    for (let moves = 0; moves < MOST_MOVES && play.state.over < 0; moves++) {
      const { state } = play;
      const seat = sure(decidingSeats(g, state)[0]);
      const key = game.choose(play, seat);
      if (key === null) break;
      const asks = play.forced(seat) === null;
      meter.note(state, seat, key, asks);
      questions.note(state, seat);
      // What the standard profile lets pass has not been seen by the player.
      const refusal = play.play({ seat, key }, !asks && key === 'pass');
      if (refusal !== null) throw new Error(`${game.header.setup.seed}: ${key} is refused (${refusal.code})`);
      play.take();
    }
    meter.endTurn(play.state);
    game.ended(play);
    if (!goesOn(++games, meter.answers().given)) break;
  }
  return { games, profiles: meter.figures(), answers: meter.answers(), questions: questions.figures() };
}
