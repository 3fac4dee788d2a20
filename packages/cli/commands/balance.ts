import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { sure } from '@bojiste/kernel';
import { balanceOf, loadGame } from '../games.ts';
import type { BalanceGame, BalanceJob, BalanceSheet, Series } from '../jobs/balance.ts';
import { BEHIND } from '../jobs/course.ts';
import { Kept } from '../jobs/kept.ts';
import { Threads } from '../jobs/threads.ts';
import { percent, type Share, type Table, tableOf } from '../jobs/verdict.ts';
import { json, progress, readBot, readCount } from '../words.ts';
import { type Command, FINDING, GOOD, type Output, UsageError } from './command.ts';

/**
 * Measures how even a game's ready decks are. What is measured is data of the game: packages/<game>/decks/balance.ts exports a
 * `balance` (BalanceSheet in jobs/balance.ts) and packages/cli/games.ts names it. A sheet holds series; a series holds
 * match-ups of one mode (decks by side, options) and bounds: share touched by every line's interval, share of the first
 * player, median length, shares apart from line to line (bosses), endings that must occur. Both seats are held by the same
 * bot and the sides change seats from game to game. Game number n is played with the seed n, so that the same numbers give
 * the same table; numbers below 10,000 are for tuning, tables in the docs stand on others.
 */

/** From here on seeds are not used for tuning. */
const REPORTED = 10_000;
/** Games one thread plays before it reports. */
const STRETCH = 10;

const OPTIONS = {
  game: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  series: { type: 'string' },
  bot: { type: 'string', default: 'greedy' },
  write: { type: 'string' },
  out: { type: 'string' },
  cap: { type: 'string', default: '20000' },
  workers: { type: 'string' },
  json: { type: 'boolean' },
} as const;

function seriesNamed(sheet: BalanceSheet, words: string | undefined): readonly Series[] {
  if (words === undefined) return sheet.series;
  return words.split(',').map((key) => {
    const found = sheet.series.find((one) => one.key === key.trim());
    const all = sheet.series.map((one) => one.key).join(', ');
    if (found === undefined) throw new UsageError(`No series "${key}". There is: ${all}`);
    return found;
  });
}

type Run = Pick<BalanceJob, 'game' | 'bot' | 'from' | 'to' | 'cap'>;

function jobsOf(run: Run, series: readonly Series[]): BalanceJob[] {
  const jobs: BalanceJob[] = [];
  for (const one of series)
    for (const { name } of one.matchUps)
      for (let from = run.from; from < run.to; from += STRETCH)
        jobs.push({ ...run, series: one.key, matchUp: name, from, to: Math.min(from + STRETCH, run.to) });
  return jobs;
}

async function measure(
  run: Run,
  series: readonly Series[],
  workers: number,
  done: (games: number) => void,
  kept: Kept<BalanceGame[]>,
): Promise<Table[]> {
  const jobs = jobsOf(run, series);
  const keyOf = (job: BalanceJob): string => `${job.series}/${job.matchUp}/${job.from}-${job.to}`;
  const open = jobs.filter((job) => kept.get(keyOf(job)) === undefined);
  const threads = new Threads(Math.min(workers, Math.max(1, open.length)));
  let played = jobs.reduce((sum, job) => sum + (kept.get(keyOf(job))?.length ?? 0), 0);
  try {
    const tasks = open.map((job) => ({ kind: 'balance' as const, job }));
    await threads.map<BalanceGame[]>(tasks, (i, games) => {
      kept.add(keyOf(sure(open[i])), games);
      played += games.length;
      done(played);
    });
    const gamesOf = (key: string, matchUp: string): BalanceGame[] =>
      jobs.flatMap((job) => (job.series === key && job.matchUp === matchUp ? (kept.get(keyOf(job)) ?? []) : []));
    return series.map((one) =>
      tableOf(
        one,
        one.matchUps.map(({ name }) => gamesOf(one.key, name)),
      ),
    );
  } finally {
    await threads.close();
  }
}

const shareText = (s: Share): string => `${percent(s.share)} (${percent(s.low)} to ${percent(s.high)})`;
const endingsText = (endings: Readonly<Record<string, number>>): string =>
  Object.entries(endings)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');

function boundsText({ share, first, length, apart, endings }: Table['bounds']): string {
  const words = [
    ...(share === undefined ? [] : [`every interval touches ${percent(share[0])} to ${percent(share[1])}`]),
    ...(first === undefined ? [] : [`first player ${percent(first[0])} to ${percent(first[1])}`]),
    ...(apart === undefined ? [] : [`each line at least ${percent(apart)} below the one before`]),
    ...(length === undefined ? [] : [`median length ${length[0]} to ${length[1]}`]),
    ...(endings === undefined ? [] : [`games end by: ${endings.join(', ')}`]),
  ];
  return words.length === 0 ? 'none' : words.join('; ');
}

/** Who beats whom: the share of the row against the column. */
function matrixOf({ lines }: Table): string[] {
  const names = [...new Set(lines.flatMap((line) => line.sides ?? []))];
  if (names.length === 0) return [];
  const cell = (row: string, column: string): string => {
    const line = lines.find(({ sides }) => sides?.includes(row) === true && sides.includes(column));
    if (line === undefined || row === column) return '';
    const { share, low, high } = line;
    return shareText(line.sides?.[0] === row ? line : { share: 1 - share, low: 1 - high, high: 1 - low });
  };
  return [
    `| | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---|').join('')}`,
    ...names.map((row) => `| ${row} | ${names.map((column) => cell(row, column)).join(' | ')} |`),
    '',
  ];
}

/** The same lines for the terminal and for the docs. */
function linesOf(table: Table, unit: string): string[] {
  const { first, length } = table;
  return [
    `## ${table.title}`,
    '',
    ...matrixOf(table),
    `| match-up | games | share of the first side (95 %) | ${unit}, median (p10 to p90) | endings |`,
    '|---|---|---|---|---|',
    ...table.lines.map(
      (line) =>
        `| ${line.name} | ${line.games} | ${shareText(line)} | ${line.length.median} (${line.length.p10} to ${line.length.p90}) | ${endingsText(line.endings)} |`,
    ),
    '',
    ...(first === null ? [] : [`First player: ${shareText(first)}.`]),
    `Length of all games: median ${length.median} ${unit} (${length.p10} to ${length.p90}). Endings: ${endingsText(table.endings)}.`,
    ...courseLines(table),
    `Bounds: ${boundsText(table.bounds)}. ${table.findings.length === 0 ? 'All kept.' : 'Not kept:'}`,
    ...table.findings.map((finding) => `- ${finding}`),
    '',
  ];
}

/** Cards are judged where they were played at least so often. */
const PLAYS = 50;
const FAIR = [0.35, 0.65] as const;

function courseLines({ decisions, comebacks, counts, cards }: Table): string[] {
  const judged = cards.filter(({ games }) => games >= PLAYS);
  const odd = judged.filter(({ share }) => share < FAIR[0] || share > FAIR[1]);
  return [
    `Decisions of a game: median ${decisions.median} (${decisions.p10} to ${decisions.p90}).`,
    ...(comebacks === null ? [] : [`Won from behind (estimate ${BEHIND} or less): ${shareText(comebacks)}.`]),
    ...counts.map(
      ({ name, games, mean }) => `${name}: in ${shareText(games)} of the games, ${mean.toFixed(2)} a game.`,
    ),
    ...(cards.length === 0
      ? []
      : [`Cards: ${cards.length} were played, ${judged.length} of them by ${PLAYS} seats or more.`]),
    ...odd.map((card) => `- ${card.key}: seats that played it (${card.games}) won ${shareText(card)}`),
  ];
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

/** How a table was measured, so that anybody can measure it again. */
function provenance(run: Run, key: string): string {
  const bot = run.bot === 'greedy' ? '' : ` --bot ${run.bot}`;
  return [
    `Measured by \`npx bojiste balance --game ${run.game} --series ${key} --games ${run.to - run.from} --seed ${run.from}${bot}\``,
    `at commit ${commit()}: bot ${run.bot} in every seat, seeds ${run.from} to ${run.to - 1} for every match-up`,
    `(tuning used seeds below ${REPORTED}), sides change seats from game to game.`,
  ].join(' ');
}

/** The page of the docs: measured series are written anew, the others stay as they were. */
function page(game: string, run: Run, sheet: BalanceSheet, tables: readonly Table[], before: string): string {
  const old = before.split(/^(?=## )/m).slice(1);
  const sections = sheet.series.flatMap(({ key, title }) => {
    const table = tables.find((one) => one.key === key);
    if (table === undefined) return old.filter((text) => text.startsWith(`## ${title}\n`));
    const [heading, ...lines] = linesOf(table, sheet.lengthUnit);
    return [[heading, '', provenance(run, key), ...lines].join('\n').concat('\n')];
  });
  return [`# Balance of ${game}\n\n`, ...sections].join('').trimEnd().concat('\n');
}

function tell(output: Output, tables: readonly Table[], unit: string): void {
  for (const table of tables) for (const line of linesOf(table, unit)) output.out(line);
}

export const balance: Command = {
  summary: 'measure how even the decks of a game are',
  usage: [
    'Usage: bojiste balance --game GAME [--games N] [--seed N] [--series LIST] [--write FILE] [--json]',
    '',
    '  --games N      games of every match-up (100)',
    '  --seed N       number of the first game (1); below 10000 for tuning, from there on for tables',
    '  --series LIST  only these series of the game, by commas',
    '  --bot NAME     who plays (greedy)',
    '  --write FILE   the tables as a page of the docs; series measured earlier stay in it',
    '  --out FILE     what was played is kept there, and the run goes on from it',
    '  --cap N        decisions after which a game is broken off (20000)',
    '  --workers N    threads (all cores); results do not depend on it',
    '',
    'Exit code 1 when a bound is not kept; it is named.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({ args, options: OPTIONS });
    const g = await loadGame(values.game);
    const sheet = await balanceOf(g.def.id);
    const series = seriesNamed(sheet, values.series);
    readBot(values.bot);
    const games = readCount('games', values.games);
    const from = readCount('seed', values.seed, 0);
    const workers = values.workers === undefined ? availableParallelism() : readCount('workers', values.workers);
    const run = { game: g.def.id, bot: values.bot, from, to: from + games, cap: readCount('cap', values.cap) };
    const total = games * series.reduce((sum, one) => sum + one.matchUps.length, 0);
    const kept = new Kept<BalanceGame[]>(values.out, {
      game: run.game,
      rules: g.rulesHash,
      bot: run.bot,
      cap: run.cap,
    });
    const tables = await measure(run, series, workers, progress(output, 'games', total), kept);
    if (values.write !== undefined) {
      const before = existsSync(values.write) ? readFileSync(values.write, 'utf8') : '';
      writeFileSync(values.write, page(g.def.names.en, run, sheet, tables, before));
    }
    if (values.json === true) json(output, { game: g.def.id, bot: run.bot, from, games, tables });
    else tell(output, tables, sheet.lengthUnit);
    return tables.every((table) => table.findings.length === 0) ? GOOD : FINDING;
  },
};
