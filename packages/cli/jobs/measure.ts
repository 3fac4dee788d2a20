import { Random } from '@bojiste/ai';
import {
  choose,
  cloneState,
  decidingSeats,
  digest,
  digestState,
  type Game,
  newGame,
  optionsOf,
  type Seat,
  type SetupInput,
  type State,
  sure,
  toJson,
  viewOf,
} from '@bojiste/kernel';

/** Measurements of one game. Every figure is of the engine alone: options made, one taken at random, carried out. */

export interface Figures {
  readonly decisionsPerSecond: number;
  readonly cloningPerSecond: number;
  readonly gamesPerSecond: number;
  readonly meanOptions: number;
  readonly cloneMicros: number;
  readonly structuredCloneMicros: number;
  readonly viewMicros: number;
  readonly applyP99Micros: number;
  readonly stateBytes: number;
  readonly checksum: string;
}

interface Playout {
  decisions: number;
  options: number;
  readonly hashes: number[];
}

/** What happens at each decision: carries the choice out and returns the state to go on with. */
type Take = (s: State, seat: Seat, value: number) => State;

const CAP = 20_000;

function playOut(g: Game, setup: SetupInput, take: Take, count: Playout): void {
  let s = newGame(g, setup);
  const random = new Random(setup.seed);
  let left = CAP;
  while (s.over < 0 && left > 0) {
    const seats = decidingSeats(g, s);
    const seat = seats.length === 1 ? sure(seats[0]) : sure(seats[random.int(seats.length)]);
    const options = optionsOf(g, s, seat);
    if (options.length > 1) {
      count.decisions++;
      count.options += options.length;
      left--;
    }
    s = take(s, seat, options.length === 1 ? sure(options[0]) : sure(options[random.int(options.length)]));
  }
  count.hashes.push(digestState(g, s));
}

function playAll(g: Game, setups: readonly SetupInput[], take: Take): Playout & { seconds: number } {
  const count: Playout = { decisions: 0, options: 0, hashes: [] };
  const began = performance.now();
  for (const setup of setups) playOut(g, setup, take, count);
  return { ...count, seconds: (performance.now() - began) / 1000 };
}

/** Every so many decisions a state is kept to measure copies and views on. */
const SAMPLE_EVERY = 37;
const SAMPLES = 400;

function sampleStates(g: Game, setups: readonly SetupInput[]): { states: State[]; micros: number[] } {
  const states: State[] = [];
  const micros: number[] = [];
  let seen = 0;
  playAll(g, setups, (s, seat, value) => {
    if (seen++ % SAMPLE_EVERY === 0 && states.length < SAMPLES) states.push(cloneState(s));
    const began = performance.now();
    choose(g, s, seat, value);
    micros.push((performance.now() - began) * 1000);
    return s;
  });
  return { states, micros: micros.sort((a, b) => a - b) };
}

/** Mean time of doing something to each state, in microseconds; long enough for the clock. */
function timed(states: readonly State[], act: (s: State) => unknown): number {
  for (const s of states) act(s);
  let done = 0;
  const began = performance.now();
  while (performance.now() - began < 200) {
    for (const s of states) act(s);
    done += states.length;
  }
  return ((performance.now() - began) * 1000) / done;
}

const round = (n: number, digits: number): number => Number(n.toFixed(digits));

export function measure(g: Game, setups: readonly SetupInput[], said: (what: string) => void): Figures {
  const inPlace: Take = (s, seat, value) => {
    choose(g, s, seat, value);
    return s;
  };
  const copying: Take = (s, seat, value) => {
    const copy = cloneState(s);
    choose(g, copy, seat, value);
    return copy;
  };
  said('warming up');
  playAll(g, setups.slice(0, Math.ceil(setups.length / 4)), inPlace);
  said('playing in place');
  const plain = playAll(g, setups, inPlace);
  said('playing on copies');
  const cloned = playAll(g, setups, copying);
  said('copies and views');
  const { states, micros } = sampleStates(g, setups);
  return {
    decisionsPerSecond: round(plain.decisions / plain.seconds, 0),
    cloningPerSecond: round(cloned.decisions / cloned.seconds, 0),
    gamesPerSecond: round(setups.length / plain.seconds, 2),
    meanOptions: round(plain.options / Math.max(1, plain.decisions), 2),
    cloneMicros: round(timed(states, cloneState), 3),
    structuredCloneMicros: round(timed(states, structuredClone), 2),
    viewMicros: round(
      timed(states, (s) => viewOf(g, s, s.step % s.seats.length)),
      2,
    ),
    applyP99Micros: round(micros[Math.floor(micros.length * 0.99)] ?? 0, 2),
    stateBytes: Math.round(states.reduce((sum, s) => sum + toJson(s).length, 0) / Math.max(1, states.length)),
    checksum: digest([...plain.hashes, ...cloned.hashes].join(';')).toString(16),
  };
}
