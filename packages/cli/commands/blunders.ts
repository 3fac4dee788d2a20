import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Lang, recordToText, SEAT_LETTERS, sure } from '@bojiste/kernel';
import { ABSURD, type Blunder, KINDS, type Kind, Watcher } from '../blunders/watch.ts';
import { blundersOf, loadGame } from '../games.ts';
import { type BlunderJob, type BlunderResult, playForBlunders } from '../jobs/blunders.ts';
import { Threads } from '../jobs/threads.ts';
import { readRecord, replay } from '../records.ts';
import { makePlan } from '../setups.ts';
import { json, progress, readBots, readCount, readLang, round, systemLang } from '../words.ts';
import { type Command, GOOD, type Output, UsageError } from './command.ts';

const OPTIONS = {
  game: { type: 'string' },
  mode: { type: 'string' },
  seats: { type: 'string' },
  decks: { type: 'string', default: 'all' },
  options: { type: 'string', default: '' },
  bots: { type: 'string', default: 'normal' },
  games: { type: 'string' },
  seed: { type: 'string', default: '1' },
  keep: { type: 'string' },
  workers: { type: 'string' },
  lang: { type: 'string', default: systemLang() },
  json: { type: 'boolean', default: false },
} as const;

/** A find with the game it stands in and who played there. */
interface Find extends Blunder {
  readonly game: string;
  readonly bot: string;
}

interface Games {
  readonly finds: readonly Find[];
  readonly games: number;
  /** Seats that a bot had in all games together. */
  readonly seats: Readonly<Record<string, number>>;
}

async function fromRecord(file: string): Promise<Games> {
  const source = await readRecord(file);
  const { g, record } = source;
  const { setup, tags } = record.header;
  const watcher = new Watcher(g, await blundersOf(g.def.id), setup, setup.seed);
  replay(source, record.entries.length, {
    trace: (s, told) => watcher.trace(s, told),
    before: ({ state }, entry, at) => {
      if (entry.k === 'move') watcher.before(state, entry.seat, entry.key, at + 1, entry.auto);
    },
    after: ({ state }, entry) => {
      if (entry.k === 'move') watcher.after(state);
    },
  });
  const bots = Array.from(
    { length: setup.seats },
    (_, seat) => tags[sure(SEAT_LETTERS[seat])] ?? sure(SEAT_LETTERS[seat]),
  );
  return gathered(file, bots, watcher.found);
}

function gathered(game: string, bots: readonly string[], found: readonly Blunder[]): Games {
  const seats: Record<string, number> = {};
  for (const bot of bots) seats[bot] = (seats[bot] ?? 0) + 1;
  return { games: 1, seats, finds: found.map((one) => ({ ...one, game, bot: sure(bots[one.seat]) })) };
}

function together(all: readonly Games[]): Games {
  const seats: Record<string, number> = {};
  for (const one of all) for (const [bot, n] of Object.entries(one.seats)) seats[bot] = (seats[bot] ?? 0) + n;
  return { games: all.length, seats, finds: all.flatMap(({ finds }) => finds) };
}

async function playAll(
  jobs: readonly BlunderJob[],
  workers: number,
  told: (n: number) => void,
): Promise<BlunderResult[]> {
  const results: BlunderResult[] = [];
  if (workers < 2) {
    for (const job of jobs) {
      results.push(await playForBlunders(job));
      told(results.length);
    }
    return results;
  }
  const threads = new Threads(workers);
  let done = 0;
  try {
    return await threads.map<BlunderResult>(
      jobs.map((job) => ({ kind: 'blunders', job })),
      () => told(++done),
    );
  } finally {
    await threads.close();
  }
}

/** By bot and kind: how many in a game of one seat. */
function rates({ finds, seats }: Games): Record<string, Record<Kind | 'absurd' | 'all', number>> {
  const of = (bot: string, kinds: readonly Kind[]): number =>
    round(finds.filter((one) => one.bot === bot && kinds.includes(one.kind)).length / sure(seats[bot]), 3);
  return Object.fromEntries(
    Object.keys(seats).map((bot) => [
      bot,
      {
        ...(Object.fromEntries(KINDS.map((kind) => [kind, of(bot, [kind])])) as Record<Kind, number>),
        absurd: of(bot, ABSURD),
        all: of(bot, KINDS),
      },
    ]),
  );
}

function tell(output: Output, all: Games, lang: Lang): void {
  for (const { kind, game, turn, seat, bot, entry, key, text } of all.finds)
    output.out(
      `${kind}: ${game}, turn ${turn}, ${SEAT_LETTERS[seat]} (${bot}), entry ${entry}: ${text[lang]} [${key}]`,
    );
  for (const [bot, counts] of Object.entries(rates(all))) {
    const kinds = KINDS.filter((kind) => counts[kind] > 0).map((kind) => `${kind} ${counts[kind]}`);
    output.out(
      `${bot}: absurd ${counts.absurd}, all ${counts.all} a game${kinds.length === 0 ? '' : ` (${kinds.join(', ')})`}, ${all.seats[bot]} games`,
    );
  }
}

export const blunders: Command = {
  summary: 'plain mistakes in records, or in games of bots',
  usage: [
    'Usage: bojiste blunders RECORD... | --game GAME --bots A,B --games N [--seed TEXT] [--keep DIR] [--json]',
    '',
    '  --bots A,B   one name for every seat; fewer are gone through again (normal)',
    '  --games N    plays so many games and looks at them; --keep DIR  writes their records there',
    '  --mode, --seats, --decks, --options  as for the arena; --workers N  threads (all cores); --lang cs|en',
    '',
    `Absurd kinds: ${ABSURD.join(', ')}. Others: idle, missed-win.`,
    'Each find says the game, turn, seat and entry of the record. docs/bots.md tells what the kinds mean.',
  ].join('\n'),
  async run(args, output) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const lang = readLang(values.lang);
    const all =
      positionals.length > 0 ? together(await Promise.all(positionals.map(fromRecord))) : await ofBots(values, output);
    if (values.json) json(output, { games: all.games, seats: all.seats, rates: rates(all), finds: all.finds });
    else tell(output, all, lang);
    return GOOD;
  },
};

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

async function ofBots(values: Values, output: Output): Promise<Games> {
  if (values.games === undefined) throw new UsageError('blunders takes records, or --games N');
  const g = await loadGame(values.game);
  await blundersOf(g.def.id);
  const { seats } = makePlan(g, values);
  const bots = readBots(values.bots ?? 'normal', seats);
  const games = readCount('games', values.games);
  const { mode, decks, options, seed = '1' } = values;
  const words = { mode, seats: values.seats, decks, options };
  const jobs = Array.from({ length: games }, (_, number) => ({ ...words, game: g.def.id, bots, seed, number }));
  const workers = values.workers === undefined ? availableParallelism() : readCount('workers', values.workers);
  const played = await playAll(jobs, Math.min(workers, games), progress(output, 'games', games));
  if (values.keep !== undefined) keep(values.keep, played);
  return together(played.map(({ seed: name, found }) => gathered(name, bots, found)));
}

function keep(dir: string, played: readonly BlunderResult[]): void {
  mkdirSync(dir, { recursive: true });
  for (const { number, record } of played) writeFileSync(join(dir, `${number}.txt`), recordToText(record));
}
