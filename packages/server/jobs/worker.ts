import { parentPort } from 'node:worker_threads';
import { askBot, makeBot, playing, Random } from '@bojiste/ai';
import { compileGame, type Deck, fromJson, type Game, type Seat, sure } from '@bojiste/kernel';
import { loadGame } from '@bojiste/session/games/index';
import { stopwatch } from '../operate/budgets.ts';
import { SeatedBots } from './seated.ts';

/** The other side of `threads.ts`. */

export interface ThinkTask {
  readonly kind: 'think';
  readonly game: string;
  readonly state: string;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
  /** Seats whose lists the others do not know, as bits. */
  readonly own: number;
  /** The table: a bot remembers what it planned and did there. */
  readonly table: string;
}

/** Games of bots between two decks, both ways round. */
export interface SimTask {
  readonly kind: 'sim';
  readonly game: string;
  readonly mode: string;
  readonly decks: readonly Deck[];
  readonly games: number;
  readonly level: string;
  readonly seed: string;
  readonly options: Readonly<Record<string, number>>;
}

export type Task = ThinkTask | SimTask;

/** To the thread: a task, or only its number for the next slice of one that was begun, or to let it be. */
export interface Letter {
  readonly id: number;
  readonly task?: Task;
  readonly drop?: true;
}

/** From the thread; neither result nor error: there is more to do. */
export interface Report {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly ms: number;
}

/** So long a simulation runs before bots that people play with may think. */
const SLICE_MS = 50;

export interface SimResult {
  readonly games: number;
  /** Wins by deck, in the order given. */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly decisions: number;
}

const compiled = new Map<string, Promise<Game>>();

function gameOf(id: string): Promise<Game> {
  const found = compiled.get(id) ?? loadGame(id).then(({ def }) => compileGame(def));
  compiled.set(id, found);
  return found;
}

const botOf = (level: string) => makeBot(level) ?? makeBot('easy')!;

const seated = new SeatedBots(botOf, 1000);

async function think({ game, state, seat, level, seed, own, table }: ThinkTask): Promise<string> {
  const g = await gameOf(game);
  return askBot(g, fromJson(state), seat, seated.at(table, seat, level), new Random(seed), { own }).key;
}

function* simulate(g: Game, task: SimTask): Generator<undefined, SimResult> {
  const wins = task.decks.map(() => 0);
  let draws = 0;
  let decisions = 0;
  for (let n = 0; n < task.games; n++) {
    // Seats change places, so that who begins does not count.
    const order = task.decks.map((_, i) => (i + n) % task.decks.length);
    const seed = `${task.seed}/${n}`;
    const decks = order.map((i) => sure(task.decks[i]));
    const setup = { seats: order.length, mode: task.mode, decks, seed, options: task.options };
    const bots = order.map(() => botOf(task.level));
    const played = yield* playing(g, setup, bots, seed);
    decisions += played.decisions;
    if (played.winners <= 0) draws++;
    else
      order.forEach((deck, seat) => {
        if ((played.winners & (1 << seat)) !== 0) wins[deck]!++;
      });
  }
  return { games: task.games, wins, draws, decisions };
}

/** Simulations under way, by the number of their order. */
const running = new Map<number, Generator<undefined, SimResult>>();

/** Goes on with a simulation for a moment; undefined when there is more to do. */
function slice(id: number, game: Generator<undefined, SimResult>): SimResult | undefined {
  const until = performance.now() + SLICE_MS;
  while (performance.now() < until) {
    const step = game.next();
    if (step.done !== true) continue;
    running.delete(id);
    return step.value;
  }
  running.set(id, game);
  return undefined;
}

async function work({ id, task }: Letter): Promise<unknown> {
  if (task?.kind === 'think') return think(task);
  const game = task === undefined ? running.get(id) : simulate(await gameOf(task.game), task);
  return game === undefined ? undefined : slice(id, game);
}

parentPort?.on('message', async (letter: Letter) => {
  const { id } = letter;
  if (letter.drop === true) {
    running.delete(id);
    return;
  }
  const took = stopwatch();
  try {
    const result = await work(letter);
    parentPort?.postMessage({ id, result, ms: took() } satisfies Report);
  } catch (error) {
    running.delete(id);
    const said = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ id, error: said, ms: took() } satisfies Report);
  }
});
