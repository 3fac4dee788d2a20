/** One function for each contestant: plays for about `millis` and tells how many moves that were. */

/** The same simple generator for all, so that nobody pays for better chance than another. */
export function generator(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}

function timed(millis, playGame, leastMoves = 0) {
  const start = performance.now();
  let moves = 0;
  let games = 0;
  while (performance.now() - start < millis || moves < leastMoves) {
    moves += playGame(games);
    games++;
  }
  return { moves, games, millis: performance.now() - start };
}

const PLIES = 80;

/** Random playouts: all destinations, uniform pick, clone, play. */
export async function chessRunner() {
  const { Chess } = await import('chessops/chess');
  const random = generator(1);
  const playGame = () => {
    let position = Chess.default();
    let plies = 0;
    while (plies < PLIES) {
      const froms = [];
      const tos = [];
      for (const [from, dests] of position.allDests()) {
        for (const to of dests) {
          froms.push(from);
          tos.push(to);
        }
      }
      if (froms.length === 0) break;
      const at = random(froms.length);
      const isPawn = position.board.getRole(froms[at]) === 'pawn';
      const promotion = isPawn && (tos[at] >= 56 || tos[at] < 8) ? 'queen' : undefined;
      const next = position.clone();
      next.play({ from: froms[at], to: tos[at], promotion });
      position = next;
      plies++;
    }
    return plies;
  };
  return (millis, leastMoves) => timed(millis, playGame, leastMoves);
}

/** Ours in place, option generation included. Only decisions with at least two options count. */
export function ourRunner(ours, def, setups) {
  const g = ours.compileGame(def);
  const random = generator(2);
  const playGame = (game) => {
    const s = ours.newGame(g, { ...setups[game % setups.length], seed: `peer-${game}` });
    let decisions = 0;
    while (s.over < 0) {
      const seat = ours.decidingSeat(g, s);
      const options = ours.openOptions(s);
      if (options.length > 1) decisions++;
      ours.choose(g, s, seat, options[random(options.length)]);
    }
    return decisions;
  };
  return (millis, leastMoves) => timed(millis, playGame, leastMoves);
}

/** boardgame.io: the same rules code called inside a move, the state as plain JSON in G, through its reducer. */
export async function boardgameRunner(ours, def, setups) {
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = await internals();
  const { original } = await import('immer');
  const g = ours.compileGame(def);
  const random = generator(3);
  const game = ProcessGameConfig({
    name: 'skirmish',
    setup: (_, setup) => JSON.parse(ours.toJson(ours.newGame(g, setup))),
    moves: {
      choose: ({ G }, seat, value) => {
        const s = ours.fromJson(JSON.stringify(original(G) ?? G));
        ours.choose(g, s, seat, value);
        return JSON.parse(ours.toJson(s));
      },
    },
    turn: { activePlayers: { all: 'play' }, stages: {} },
    disableUndo: true,
  });
  const reducer = CreateGameReducer({ game });
  const playGame = (n) => {
    const setupData = { ...setups[n % setups.length], seed: `peer-${n}` };
    let state = InitializeGame({ game, numPlayers: 2, setupData });
    let decisions = 0;
    while (state.G.over < 0) {
      const seat = ours.decidingSeat(g, state.G);
      const options = ours.optionsOf(g, state.G, seat);
      if (options.length > 1) decisions++;
      const before = state.G;
      state = reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'choose', args: [seat, options[random(options.length)]], playerID: String(seat) },
      });
      if (state.G === before) throw new Error('boardgame.io refused a move');
    }
    return decisions;
  };
  return (millis, leastMoves) => timed(millis, playGame, leastMoves);
}

async function internals() {
  const { createRequire } = await import('node:module');
  return createRequire(import.meta.url)('boardgame.io/internal');
}
