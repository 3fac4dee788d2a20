import { parentPort } from 'node:worker_threads';
import { askBot, makeBot, playGame, Random } from '@bojiste/ai';
import { compileGame, type Deck, fromJson, type Game, type Seat } from '@bojiste/kernel';
import { loadGame } from '@bojiste/session/games/index';
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

async function simulate(task: SimTask): Promise<SimResult> {
  const g = await gameOf(task.game);
  const wins = task.decks.map(() => 0);
  let draws = 0;
  let decisions = 0;
  for (let n = 0; n < task.games; n++) {
    // Seats change places, so that who begins does not count.
    const order = task.decks.map((_, i) => (i + n) % task.decks.length);
    const seed = `${task.seed}/${n}`;
    const setup = {
      seats: order.length,
      mode: task.mode,
      decks: order.map((i) => task.decks[i]),
      seed,
      options: task.options,
    };
    const played = playGame(
      g,
      setup,
      order.map(() => botOf(task.level)),
      seed,
    );
    decisions += played.decisions;
    if (played.winners <= 0) draws++;
    else
      order.forEach((deck, seat) => {
        if ((played.winners & (1 << seat)) !== 0) wins[deck]++;
      });
  }
  return { games: task.games, wins, draws, decisions };
}

parentPort?.on('message', async ({ id, task }: { id: number; task: Task }) => {
  try {
    const result = await (task.kind === 'think' ? think(task) : simulate(task));
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
