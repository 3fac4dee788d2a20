import { appendFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { loadGame } from '../games.ts';
import { headOf, playForSamples, type SelfplayJob, type SelfplayResult } from '../jobs/selfplay.ts';
import { Threads } from '../jobs/threads.ts';
import { makePlan } from '../setups.ts';
import { progress, readBot, readCount } from '../words.ts';
import { type Command, GOOD, UsageError } from './command.ts';

const OPTIONS = {
  game: { type: 'string' },
  mode: { type: 'string' },
  seats: { type: 'string' },
  decks: { type: 'string', default: 'all' },
  options: { type: 'string', default: '' },
  bot: { type: 'string', default: 'normal:lapse=0.08' },
  games: { type: 'string', default: '100' },
  first: { type: 'string', default: '0' },
  every: { type: 'string', default: '8' },
  turns: { type: 'string', default: '2' },
  meek: { type: 'string', default: '0' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
  workers: { type: 'string' },
} as const;

/** Games that are played before anything is written: so a file grows in the order of its games with any number of threads. */
const ROUND = 32;

type Play = (jobs: readonly SelfplayJob[]) => Promise<readonly SelfplayResult[]>;

async function alone(jobs: readonly SelfplayJob[]): Promise<readonly SelfplayResult[]> {
  const out: SelfplayResult[] = [];
  for (const job of jobs) out.push(await playForSamples(job));
  return out;
}

export const selfplay: Command = {
  summary: 'positions of bot games with what several acts came to, for training an evaluation',
  usage: [
    'Usage: bojiste selfplay --game GAME --out FILE [--bot NAME] [--games N] [--first K] [--every M] [--seed TEXT]',
    '',
    '  --bot NAME   who plays (normal that strays now and then)',
    '  --games N    so many games (100), from number K on (0); the same numbers give the same samples at any number of threads',
    '  --every M    one menu in M is looked at (8); --turns N  turns after the running one until a position is judged (2)',
    '  --meek 1     in playouts whoever is not on turn answers by impulse, as bots that plan do in Doomtrooper',
    '  --mode, --seats, --decks, --options  as for the arena; --workers N  threads (all cores)',
    '',
    'scripts/train/train.py makes weights of it; docs/bots.md tells the whole way.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({ args, options: OPTIONS });
    if (values.out === undefined) throw new UsageError('--out is missing');
    const g = await loadGame(values.game);
    const { mode, seats } = makePlan(g, values);
    readBot(values.bot);
    const games = readCount('games', values.games);
    const first = readCount('first', values.first, 0);
    const workers = values.workers === undefined ? availableParallelism() : readCount('workers', values.workers);
    const { decks, options, bot, seed } = values;
    const every = readCount('every', values.every);
    const turns = readCount('turns', values.turns);
    const meek = readCount('meek', values.meek, 0);
    const job = { game: g.def.id, mode, seats: String(seats), decks, options, bot, seed, every, turns, meek };
    writeFileSync(values.out, headOf(g, job));
    const threads = workers < 2 ? null : new Threads(workers);
    const play: Play =
      threads === null
        ? alone
        : (jobs) => threads.map<SelfplayResult>(jobs.map((one) => ({ kind: 'selfplay', job: one })));
    const told = progress(output, 'games', games);
    const step = threads === null ? 1 : ROUND;
    let samples = 0;
    let groups = 0;
    try {
      for (let from = 0; from < games; from += step) {
        const length = Math.min(step, games - from);
        const jobs = Array.from({ length }, (_, i) => ({ ...job, number: first + from + i }));
        for (const found of await play(jobs)) {
          appendFileSync(values.out, found.bytes);
          samples += found.samples;
          groups += found.groups;
        }
        told(from + length);
      }
    } finally {
      await threads?.close();
    }
    output.out(`${games} games, ${groups} positions, ${samples} samples: ${values.out}`);
    return GOOD;
  },
};
