import { parseArgs } from 'node:util';
import { OUTCOME, SEAT_LETTERS } from '@bojiste/kernel';
import { loadGame } from '../games.ts';
import { CHECKS } from '../jobs/checks.ts';
import { runGames } from '../jobs/pool.ts';
import { checksumOf, type Failure, type GameResult } from '../jobs/simulate.ts';
import { makePlan } from '../setups.ts';
import { json, progress, readBots, readCount, round } from '../words.ts';
import { type Command, FINDING, GOOD, type Output, UsageError } from './command.ts';

const OPTIONS = {
  game: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string', default: 'random' },
  decks: { type: 'string' },
  mode: { type: 'string' },
  seats: { type: 'string' },
  options: { type: 'string' },
  check: { type: 'string', default: '' },
  every: { type: 'string', default: '1' },
  cap: { type: 'string', default: '20000' },
  workers: { type: 'string' },
  outcomes: { type: 'boolean', default: false },
  json: { type: 'boolean' },
} as const;

function readChecks(text: string): string[] {
  const names = text.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  const wrong = names.find((name) => !CHECKS.includes(name));
  if (wrong !== undefined) throw new UsageError(`No check "${wrong}". There is: ${CHECKS.join(', ')}`);
  return names;
}

/** Who won how often: by the letters of the winners, or how the game ended without one. */
function tally(results: readonly GameResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) counts[ending(result)] = (counts[ending(result)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function ending(result: GameResult): string {
  if (result.outcome < 0) return result.failure === null ? 'capped' : 'failed';
  const winners = [...SEAT_LETTERS].filter((_, seat) => (result.winners & (1 << seat)) !== 0).join('');
  return winners || (Object.entries(OUTCOME).find(([, code]) => code === result.outcome)?.[0] ?? 'draw');
}

/** How the games ended, whoever won: so the share of those that a limit ended can be seen. */
function outcomes(results: readonly GameResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [name, code] of Object.entries(OUTCOME)) {
    const n = results.filter((result) => result.outcome === code).length;
    if (n > 0) counts[name] = n;
  }
  return counts;
}

interface Report {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly meanOptions: number;
  readonly capped: number;
  readonly results: Readonly<Record<string, number>>;
  readonly checksum: string;
  /** Only when asked for. */
  readonly outcomes?: Readonly<Record<string, number>>;
  /** Only when a check failed. */
  readonly failures?: readonly Failure[];
}

function report(game: string, results: readonly GameResult[], seconds: number, ways: boolean): Report {
  const decisions = results.reduce((sum, r) => sum + r.decisions, 0);
  const options = results.reduce((sum, r) => sum + r.options, 0);
  const failures = results.flatMap((r) => r.failure ?? []);
  return {
    game,
    games: results.length,
    decisions,
    seconds: round(seconds, 3),
    decisionsPerSecond: round(decisions / seconds),
    gamesPerSecond: round(results.length / seconds, 2),
    meanOptions: round(decisions === 0 ? 0 : options / decisions, 2),
    capped: results.filter((r) => r.outcome < 0 && r.failure === null).length,
    results: tally(results),
    checksum: checksumOf(results),
    ...(ways ? { outcomes: outcomes(results) } : {}),
    ...(failures.length > 0 ? { failures } : {}),
  };
}

function tell(output: Output, found: Report): void {
  output.out(`${found.game}: ${found.games} games, ${found.decisions} decisions in ${found.seconds} s`);
  output.out(
    `${found.decisionsPerSecond} decisions/s, ${found.gamesPerSecond} games/s, ${found.meanOptions} options each`,
  );
  const ends = Object.entries(found.results).map(([name, n]) => `${name} ${n}`);
  output.out(`results: ${ends.join(', ')}; capped: ${found.capped}`);
  const ways = Object.entries(found.outcomes ?? {}).map(([name, n]) => `${name} ${n}`);
  if (ways.length > 0) output.out(`ended by: ${ways.join(', ')}`);
  output.out(`checksum: ${found.checksum}`);
}

const SHOWN = 10;

function tellFailures(output: Output, failures: readonly Failure[]): void {
  for (const failure of failures.slice(0, SHOWN))
    output.err(`FAILED ${failure.check}: seed ${failure.seed}, step ${failure.step}: ${failure.message}`);
  if (failures.length > SHOWN) output.err(`and ${failures.length - SHOWN} more games failed`);
}

export const sim: Command = {
  summary: 'play games between bots and count',
  usage: [
    'Usage: bojiste sim --game GAME [--games N] [--seed TEXT] [--bots A,B] [--decks A,B|all] [--check LIST] [--json]',
    '',
    '  --games N      how many (100)',
    '  --seed TEXT    the same seed gives the same games (1); game number i is played with the seed TEXT/i',
    '  --bots A,B     bots by seat (random)',
    '  --decks A,B    ready-made decks by seat; all goes through every pairing',
    '  --mode KEY     mode of the game; --seats N  number of players',
    '  --options LIST what the table agrees on: name=value, by commas',
    `  --check LIST   tested after every decision, by commas: ${CHECKS.join(', ')}`,
    '  --every N      twin and revive look after every N-th decision only, other ones in every game (1)',
    '  --cap N        decisions after which a game is broken off (20000)',
    '  --outcomes     also how the games ended, so that the share of a turn limit can be seen',
    '  --workers N    threads (all cores where it saves time); results do not depend on it',
    '',
    'Exit code 1 when a check fails, with the seed and the step of every failure.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({ args, options: OPTIONS });
    const g = await loadGame(values.game);
    const plan = makePlan(g, values);
    const games = readCount('games', values.games);
    const workers = values.workers === undefined ? undefined : readCount('workers', values.workers);
    const job = {
      game: g.def.id,
      mode: values.mode,
      seats: values.seats,
      decks: values.decks,
      options: values.options,
      bots: readBots(values.bots, plan.seats),
      seed: values.seed,
      checks: readChecks(values.check),
      every: readCount('every', values.every),
      cap: readCount('cap', values.cap),
      from: 0,
      to: games,
    };
    const began = performance.now();
    const results = await runGames(job, workers, progress(output, 'games', games));
    const found = report(g.def.id, results, (performance.now() - began) / 1000, values.outcomes);
    if (values.json === true) json(output, found);
    else tell(output, found);
    tellFailures(output, found.failures ?? []);
    return found.failures === undefined ? GOOD : FINDING;
  },
};
