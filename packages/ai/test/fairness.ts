import {
  choose,
  decidingSeats,
  type Game,
  hashState,
  keyFromSeed,
  newGame,
  optionsOf,
  type Seat,
  type State,
  sampleWorld,
} from '@bojiste/kernel';
import { askBot, makeBot, Random } from '../index.ts';

/** Twin worlds: what a bot decides must not change with what its seat cannot see. */

export interface Twins {
  /** Decisions compared, and how many of them had a twin that differed from the game itself. */
  states: number;
  differing: number;
  readonly findings: string[];
}

/** Random games of all modes; every so often the bot decides in the game and in a twin of it. */
export function twinDecisions(g: Game, bot: string, states: number, every: number): Twins {
  const found: Twins = { states: 0, differing: 0, findings: [] };
  for (let number = 0; found.states < states && number < states; number++) {
    const mode = g.def.modes[number % g.def.modes.length];
    const seats = mode.seats[number % mode.seats.length];
    const decks = Array.from({ length: seats }, (_, i) => g.def.decks[(number + 3 * i) % g.def.decks.length]);
    const s = newGame(g, { seats, mode: mode.key, decks, seed: `fair/${number}` });
    playAndCompare(g, s, bot, `fair/${number}`, every, () => found.states >= states, found);
  }
  return found;
}

const LONGEST = 400;

function playAndCompare(
  g: Game,
  s: State,
  bot: string,
  seed: string,
  every: number,
  enough: () => boolean,
  found: Twins,
): void {
  const random = new Random(seed);
  for (let i = 0; s.over < 0 && i < LONGEST && !enough(); i++) {
    const [seat] = decidingSeats(g, s);
    const options = optionsOf(g, s, seat);
    if (options.length > 1 && random.int(every) === 0) compare(g, s, seat, bot, `${seed}/${i}`, found);
    choose(g, s, seat, options[random.int(options.length)]);
  }
}

function compare(g: Game, s: State, seat: Seat, bot: string, seed: string, found: Twins): void {
  const twin = sampleWorld(g, s, seat, keyFromSeed(`twin/${seed}`));
  const decide = (world: State): string => {
    const made = makeBot(bot);
    if (made === undefined) throw new Error(`no bot ${bot}`);
    return askBot(g, world, seat, made, new Random(seed)).key;
  };
  const [here, there] = [decide(s), decide(twin)];
  found.states++;
  if (hashState(twin) !== hashState(s)) found.differing++;
  if (here !== there) found.findings.push(`${seed}: ${bot} decides ${here}, in the twin world ${there}`);
}
