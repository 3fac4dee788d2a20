import {
  applyMove,
  BACK,
  cloneState,
  FACE,
  type Game,
  keyFromSeed,
  Match,
  type Move,
  type State,
  sampleWorld,
  sees,
  viewOf,
} from '@bojiste/kernel';
import { LONGEST_GAME, randomMove, readySetup, rng, type SetupOf } from '../drive/random.ts';
import { firstDifference, viewerName } from '../twin/twin.ts';

/**
 * Taking back freely must not be a way to look first and choose then. The engine compares what the seats know; here the
 * same is found in two other ways: by what each seat's view shows, and by playing the move in other worlds.
 */

/** Every face a seat has seen, by its own handles: a card that was hidden in between has another handle. */
class Memory {
  private readonly seen: Set<number>[];

  constructor(
    private readonly g: Game,
    s: State,
  ) {
    this.seen = s.seats.map(() => new Set());
    this.look(s);
  }

  /** By seat: faces seen for the first time. */
  look(s: State): string[][] {
    return this.seen.map((seen, seat) =>
      s.cards.flatMap((card) => {
        const handle = s.handles[seat][card.id];
        const sight = sees(this.g, s, card, seat);
        const remembered = sight === BACK && (card.known & (1 << seat)) !== 0;
        if (seen.has(handle) || (sight !== FACE && !remembered)) return [];
        seen.add(handle);
        return [this.g.defs[card.def].decl.key];
      }),
    );
  }
}

/** In another world that looks the same to the mover, what comes of the move must look the same too. */
function twinDifference(g: Game, before: State, after: State, { seat, key }: Move, seed: string): string | null {
  const world = sampleWorld(g, before, seat, keyFromSeed(seed));
  const refusal = applyMove(g, world, { seat, key });
  if (refusal !== null) return `the move is refused elsewhere: ${refusal.code}`;
  return firstDifference(viewOf(g, after, seat), viewOf(g, world, seat));
}

export interface UndoCount {
  free: number;
  asked: number;
}

/** What is wrong with calling a move free to take back. */
function freeFindings(match: Match, before: State | null, move: Move, news: string[][], seed: string): string[] {
  const { g, state } = match;
  const { seat } = move;
  const watchers = match.undoLabel(seat) === 'free' ? state.seats.map((_, i) => i) : [seat];
  const found = watchers.flatMap((one) => news[one].map((key) => `${viewerName(one)} came to see ${key}`));
  const told = before === null ? null : twinDifference(g, before, state, move, seed);
  return told === null ? found : [...found, `${viewerName(seat)} could tell hidden cards by ${told}`];
}

/** Other worlds are dear: one move in so many is played in one. */
const TWIN_EVERY = 9;

/** Plays random games; the first move that may be taken back freely although somebody learned from it is thrown. */
export function freeUndoGames(g: Game, games: number, first = 1, setup: SetupOf = readySetup): UndoCount {
  const count = { free: 0, asked: 0 };
  for (let game = first; game < first + games; game++) {
    const random = rng(game);
    const match = Match.create(g, setup(g, game));
    const memory = new Memory(g, match.state);
    for (let i = 0; i < LONGEST_GAME; i++) {
      const move = randomMove(g, match.state, random);
      if (move === null) break;
      const before = i % TWIN_EVERY === 0 ? cloneState(match.state) : null;
      match.play(move);
      if (match.state.over >= 0) break;
      const news = memory.look(match.state);
      const free = match.undoLabel(move.seat, 1 << move.seat) === 'free';
      count[free ? 'free' : 'asked']++;
      const found = free ? freeFindings(match, before, move, news, `${game}/${i}`) : [];
      if (found.length > 0)
        throw new Error(
          `${g.def.id}, seed ${game}, step ${i}, "${move.key}" is free to take back: ${found.join('; ')}`,
        );
    }
  }
  return count;
}
