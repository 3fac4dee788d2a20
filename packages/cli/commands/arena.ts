import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { digest, sure } from '@bojiste/kernel';
import { loadGame } from '../games.ts';
import { runMatch } from '../jobs/arena.ts';
import { type BoutResult, fingerprintsOf, gamesPerBout } from '../jobs/bout.ts';
import { type Interval, placesOf, standingOf, thinkingOf, winsOf } from '../jobs/standing.ts';
import { makePlan } from '../setups.ts';
import { json, progress, readBot, readCount, round } from '../words.ts';
import { type Command, FINDING, GOOD, type Output, UsageError } from './command.ts';

const OPTIONS = {
  game: { type: 'string' },
  mode: { type: 'string' },
  seats: { type: 'string' },
  decks: { type: 'string', default: 'all' },
  options: { type: 'string', default: '' },
  bots: { type: 'string', default: 'normal,easy' },
  against: { type: 'string' },
  nets: { type: 'string' },
  games: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
  full: { type: 'boolean', default: false },
  cap: { type: 'string', default: '20000' },
  limit: { type: 'string', default: '60000' },
  workers: { type: 'string' },
  cpu: { type: 'boolean', default: false },
  blunders: { type: 'boolean', default: false },
  json: { type: 'boolean' },
} as const;

function readPair(text: string): [string, string] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length !== 2) throw new UsageError(`--bots: two names, not ${text}`);
  for (const name of names) readBot(name);
  return [sure(names[0]), sure(names[1])];
}

/** Files of learned weights, `-` for the bot as it is. */
function readNets(text: string | undefined): [string | null, string | null] | undefined {
  if (text === undefined) return undefined;
  const files = text.split(',').map((file) => (file === '-' ? null : file));
  if (files.length !== 2) throw new UsageError(`--nets: two files or -, not ${text}`);
  return [sure(files[0]), sure(files[1])];
}

interface Report {
  readonly game: string;
  readonly mode: string;
  readonly seats: number;
  readonly bots: readonly string[];
  /** Fingerprints of the bots: the same bot under the same rules has the same one. */
  readonly hashes: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly seeds: number;
  /** Share of the first bot. */
  readonly score: number;
  readonly interval: Interval;
  readonly wins: readonly number[];
  readonly places: readonly { readonly place: number; readonly interval: Interval }[];
  readonly illegal: number;
  readonly timeouts: number;
  readonly capped: number;
  readonly meanMs: readonly number[];
  readonly p95Ms: readonly number[];
  /** By bot: plain mistakes of each kind, where they were looked for. */
  readonly blunders: readonly Readonly<Record<string, number>>[];
  readonly checksum: string;
}

type Head = Pick<Report, 'game' | 'mode' | 'seats' | 'bots' | 'hashes' | 'seed'>;

const sum = (list: readonly number[]): number => list.reduce((all, x) => all + x, 0);
const short = ([low, high]: Interval): Interval => [round(low, 3), round(high, 3)];

function countsOf(list: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of list) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function reportOf(head: Head, bouts: readonly BoutResult[]): Report {
  const { score, interval } = standingOf(bouts);
  const { meanMs, p95Ms } = thinkingOf(bouts);
  const places = placesOf(bouts, head.seats);
  return {
    ...head,
    games: sum(bouts.map((bout) => bout.games)),
    seeds: bouts.length,
    score: round(score, 3),
    interval: short(interval),
    wins: winsOf(bouts).map((share) => round(share, 3)),
    places: places.map((one) => ({ place: round(one.place, 3), interval: short(one.interval) })),
    illegal: sum(bouts.flatMap((bout) => bout.illegal)),
    timeouts: sum(bouts.flatMap((bout) => bout.timeouts)),
    capped: sum(bouts.map((bout) => bout.capped)),
    meanMs: meanMs.map((ms) => round(ms, 2)),
    p95Ms: p95Ms.map((ms) => round(ms, 1)),
    blunders: [0, 1].map((which) => countsOf(bouts.flatMap((bout) => bout.blunders[which] ?? []))),
    checksum: digest(bouts.map((bout) => `${bout.hash}/${bout.score}`).join(';')).toString(16),
  };
}

const percent = (share: number): string => `${round(100 * share, 1)} %`;

function tell(output: Output, found: Report): void {
  const [first, second] = found.bots;
  output.out(`${found.game}, ${found.mode}, ${found.seats} players: ${first} against ${second}, seed ${found.seed}`);
  output.out(
    `${percent(found.score)} for ${first} (${percent(found.interval[0])} to ${percent(found.interval[1])}), ${found.games} games from ${found.seeds} seeds`,
  );
  found.bots.forEach((bot, which) => {
    const { place, interval } = sure(found.places[which]);
    const placed = found.seats > 2 ? `, mean place ${place} (${interval[0]} to ${interval[1]})` : '';
    output.out(
      `${bot} (${found.hashes[which]}): wins ${percent(sure(found.wins[which]))}${placed}; ${found.meanMs[which]} ms a decision, p95 ${found.p95Ms[which]} ms`,
    );
  });
  found.bots.forEach((bot, which) => {
    const counts = Object.entries(sure(found.blunders[which])).map(([kind, n]) => `${kind} ${n}`);
    if (counts.length > 0) output.out(`${bot}: ${counts.join(', ')}`);
  });
  output.out(
    `illegal ${found.illegal}, timeouts ${found.timeouts}, broken off ${found.capped}, checksum ${found.checksum}`,
  );
}

export const arena: Command = {
  summary: 'measure two bots against each other',
  usage: [
    'Usage: bojiste arena --game GAME [--mode KEY] --bots A,B [--games N] [--seed TEXT] [--out FILE] [--json]',
    '',
    '  --bots A,B     the score is the share of A; blind is the control: it must lose',
    '  --against DIR  the second bot comes from a checkout of another commit (docs/bots.md)',
    '  --nets A,B     files of learned weights to try, - for the bot as it is (docs/bots.md)',
    '  --blunders     counts plain mistakes too (bojiste blunders)',
    '  --games N      at most so many (400); every seed is played once for each way of seating the two bots',
    '  --seed TEXT    the same seed gives the same match at any number of threads (1)',
    '  --out FILE     keeps every bout there and goes on where the file ends',
    '  --full         plays all games; else a match ends as soon as its interval decides',
    '  --decks A,B    ready-made decks by seat (all: every pairing in turn)',
    '  --mode KEY     mode of the game; --seats N  number of players; --options NAME=VALUE,... of the table',
    '  --limit MS     longest time for a decision (60000); --cap N  decisions before a game is broken off (20000)',
    '  --workers N    threads (all cores); --cpu  times of the processor instead of the clock, one thread',
    '',
    'The interval is a bootstrap over seeds, 95 %. In a mode where all players win together, each bot plays the seed by',
    'itself and the score is a half and half the difference of the shares won. Exit code 1 for an illegal proposal.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({ args, options: OPTIONS });
    const g = await loadGame(values.game);
    const plan = makePlan(g, values);
    const bots = readPair(values.bots);
    const job = {
      game: g.def.id,
      mode: plan.mode,
      seats: String(plan.seats),
      decks: values.decks,
      options: values.options,
      bots,
      against: values.against,
      nets: readNets(values.nets),
      seed: values.seed,
      cap: readCount('cap', values.cap),
      limit: readCount('limit', values.limit),
      cpu: values.cpu,
      blunders: values.blunders,
    };
    const perSeed = gamesPerBout(g, { ...job, number: 0 });
    const bouts = Math.max(1, Math.floor(readCount('games', values.games) / perSeed));
    const all = values.cpu ? 1 : availableParallelism();
    const threads = values.workers === undefined ? all : readCount('workers', values.workers);
    if (values.cpu && threads > 1) throw new UsageError('--cpu: one thread only');
    const match = { job, bouts, threads: Math.min(threads, bouts), full: values.full, file: values.out };
    const played = await runMatch(match, progress(output, 'seeds', bouts));
    const { seed } = values;
    const hashes = await fingerprintsOf(g, { ...job, number: 0 });
    const found = reportOf({ game: g.def.id, mode: plan.mode, seats: plan.seats, bots, hashes, seed }, played);
    if (values.json === true) json(output, found);
    else tell(output, found);
    return found.illegal === 0 ? GOOD : FINDING;
  },
};
