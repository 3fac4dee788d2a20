import { fork } from 'node:child_process';
import { GAMES } from './games.mjs';
import { installPeers, load } from './install.mjs';

/**
 * Speed beside peers, in one run: medians of alternating rounds, so that a busy machine slows everybody alike.
 *   node bench/peers/run.mjs [--json] [--rounds 5] [--millis 1000]
 */

const ROUNDS = Number(argument('--rounds', '5'));
const MILLIS = Number(argument('--millis', '1000'));
const SLICES = 10;
const asJson = process.argv.includes('--json');

function argument(name, standard) {
  const at = process.argv.indexOf(name);
  return at < 0 ? standard : process.argv[at + 1];
}

const median = (list) => list.slice().sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** Contestants, with the moves after which their compilers have seen what is hot. */
const WARM = { chessops: 200_000, 'boardgame.io': 1_000, skirmish: 800_000 };
for (const name of Object.keys(GAMES)) WARM[name] = GAMES[name].warm;

/** A process that plays when it is told to; only one plays at a time. */
function contestant(name) {
  const child = fork(new URL('contestant.mjs', import.meta.url), [name]);
  let settle = { resolve: () => {}, reject: () => {} };
  child.on('message', (message) => settle.resolve(message));
  child.on('exit', (code) => settle.reject(new Error(`${name} ended with code ${code}`)));
  const next = () =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  return {
    name,
    ready: next(),
    play(millis, leastMoves = 0) {
      child.send({ millis, leastMoves });
      return next();
    },
    stop: () => child.kill(),
  };
}

/** Whoever cannot be measured is named, never left out in silence. */
async function contestants() {
  const out = [];
  for (const name of Object.keys(WARM)) {
    const one = contestant(name);
    try {
      await one.ready;
      out.push(one);
    } catch (error) {
      if (!(name in GAMES)) throw error;
      process.stderr.write(`${name} is not measured: ${error.message.split('\n')[0]}\n`);
    }
  }
  return out;
}

async function measure(list) {
  const rates = new Map(list.map(({ name }) => [name, []]));
  // Warm-up by work done, not by time: on a busy machine the compiler needs longer.
  for (const one of list) await one.play(MILLIS, WARM[one.name]);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Map(list.map(({ name }) => [name, { moves: 0, millis: 0 }]));
    // Each round in thin slices, by turns: what else the machine does hits all of them.
    for (let slice = 0; slice < SLICES; slice++) {
      for (const one of list) {
        const { moves, millis } = await one.play(MILLIS / SLICES);
        sums.get(one.name).moves += moves;
        sums.get(one.name).millis += millis;
      }
    }
    for (const [name, { moves, millis }] of sums) rates.get(name).push((moves * 1000) / millis);
  }
  for (const one of list) one.stop();
  return Object.fromEntries([...rates].map(([name, all]) => [name, Math.round(median(all))]));
}

/** Copying a state in the middle of a game, ours against the platform's own deep copy. */
function measureCopies(ours) {
  const { game } = ours;
  const g = ours.compileGame(game);
  const s = ours.newGame(g, { seats: 2, mode: game.modes[0].key, decks: game.decks.slice(0, 2), seed: 'copy' });
  for (let i = 0; i < 30 && s.over < 0; i++) {
    const seat = ours.decidingSeat(g, s);
    const options = ours.optionsOf(g, s, seat);
    ours.choose(g, s, seat, options[i % options.length]);
  }
  const micros = (n, copy) => {
    const start = performance.now();
    for (let i = 0; i < n; i++) copy(s);
    return ((performance.now() - start) * 1000) / n;
  };
  const own = [];
  const platform = [];
  micros(50_000, ours.cloneState);
  micros(500, structuredClone);
  for (let round = 0; round < ROUNDS; round++) {
    own.push(micros(50_000, ours.cloneState));
    platform.push(micros(1_000, structuredClone));
  }
  return { cloneMicros: median(own), structuredCloneMicros: median(platform) };
}

const round = (x, digits = 2) => Number(x.toFixed(digits));

const measuredGames = (rates) => Object.keys(GAMES).filter((name) => rates[name]);

/** summoner-wars -> summonerWarsToChessops */
const ratioName = (name) => `${name.replace(/-./g, (part) => part[1].toUpperCase())}ToChessops`;

function report(rates, copies) {
  return {
    rounds: ROUNDS,
    millis: MILLIS,
    perSecond: rates,
    cloneMicros: round(copies.cloneMicros, 3),
    structuredCloneMicros: round(copies.structuredCloneMicros, 1),
    ratios: {
      skirmishToChessops: round(rates.skirmish / rates.chessops),
      skirmishToBoardgameio: round(rates.skirmish / rates['boardgame.io'], 1),
      structuredCloneToClone: round(copies.structuredCloneMicros / copies.cloneMicros, 1),
      ...Object.fromEntries(measuredGames(rates).map((name) => [ratioName(name), round(rates[name] / rates.chessops)])),
    },
  };
}

function print(result) {
  const { perSecond, ratios } = result;
  const rate = (name, what) => console.log(`${name.padEnd(16)}${String(perSecond[name]).padStart(9)} ${what}`);
  console.log(`Medians of ${result.rounds} alternating rounds of ${result.millis} ms, one run.\n`);
  rate('chessops', 'moves/s: all destinations, uniform pick, clone, play, 80 plies');
  rate('boardgame.io', 'decisions/s: the same Skirmish rules inside a move, plain JSON state, its reducer');
  rate('skirmish', 'decisions/s with at least two options, in place, options made for each');
  for (const name of measuredGames(perSecond)) rate(name, 'decisions/s with at least two options, in place');
  console.log(`clone           ${result.cloneMicros} us, structuredClone ${result.structuredCloneMicros} us\n`);
  console.log(
    `${ratios.skirmishToChessops} x chessops: how much faster a random decision is than in a well-tuned engine of a simpler game (want 3)`,
  );
  console.log(
    `${ratios.skirmishToBoardgameio} x boardgame.io: what running the same rules through a general framework costs (want 20)`,
  );
  for (const name of measuredGames(perSecond))
    console.log(`${ratios[ratioName(name)]} x chessops: ${name} (want ${GAMES[name].want})`);
  console.log(
    `${ratios.structuredCloneToClone} x structuredClone: how much cheaper a copy for search is than the platform's (want 30)`,
  );
}

installPeers();
const rates = await measure(await contestants());
const result = report(rates, measureCopies(await load('subject.ts')));
if (asJson) console.log(JSON.stringify(result, null, 2));
else print(result);
