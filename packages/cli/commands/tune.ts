import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Weights } from '@bojiste/kernel';
import { loadGame } from '../games.ts';
import { runMatch } from '../jobs/arena.ts';
import { fitWeights, lossOf, positionsOf } from '../jobs/fit.ts';
import { standingOf } from '../jobs/standing.ts';
import { makePlan } from '../setups.ts';
import { json, progress, readBot, readCount, round } from '../words.ts';
import { type Command, FINDING, GOOD, UsageError } from './command.ts';

const OPTIONS = {
  game: { type: 'string' },
  mode: { type: 'string' },
  seats: { type: 'string' },
  decks: { type: 'string', default: 'all' },
  bot: { type: 'string', default: 'easy' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  judge: { type: 'string', default: 'normal' },
  proof: { type: 'string', default: '100' },
  pull: { type: 'string', default: '50' },
  try: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** `unit=1.5,reach=0.8`: the weights in force with some of them changed. */
function readWeights(own: Weights, text: string): Weights {
  const pairs = text.split(',').map((word) => word.trim().split('='));
  const wrong = pairs.find(([name = '', value]) => !Object.hasOwn(own, name) || !(Number(value) >= 0));
  if (wrong !== undefined)
    throw new UsageError(`--try: no weight "${wrong.join('=')}". There is: ${Object.keys(own).join(', ')}`);
  return { ...own, ...Object.fromEntries(pairs.map(([name, value]) => [name, Number(value)])) };
}

export const tune: Command = {
  summary: "find better weights for a game's evaluation from games of the bots",
  usage: [
    'Usage: bojiste tune --game GAME [--mode KEY] [--games N] [--bot NAME] [--judge NAME] [--proof N] [--seed TEXT]',
    '',
    '  --games N     games the bot plays against itself to learn from (200)',
    '  --bot NAME    who plays them (easy: it strays, so that more positions are seen)',
    '  --pull N      how strongly weights stay near those in force, in thousandths (50)',
    '  --proof N     games of the match between new and old weights, 0 for none (100)',
    '  --try LIST    plays the match with these weights instead, NAME=VALUE by commas, the others as they are',
    '  --judge NAME  who plays that match (normal)',
    '',
    "Prints weights; they come into force when they stand in the game's ai/weights.ts. The same seed finds the same weights.",
    'Exit code 1 when the match did not show them to be better.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({ args, options: OPTIONS });
    const g = await loadGame(values.game);
    const own = g.def.weights?.own;
    if (own === undefined) throw new UsageError(`${g.def.id} has no weights that can be tuned`);
    const plan = makePlan(g, values);
    readBot(values.bot);
    readBot(values.judge);
    const games = values.try === undefined ? readCount('games', values.games) : 0;
    const positions = positionsOf(g, plan, values.bot, values.seed, games, progress(output, 'games', games));
    const pull = readCount('pull', values.pull, 0) / 1000;
    const weights =
      values.try === undefined
        ? fitWeights(g, positions, own, pull, (line) => output.err(line))
        : readWeights(own, values.try);
    const bouts = Math.floor(readCount('proof', values.proof, 0) / 2);
    const job = {
      game: g.def.id,
      mode: plan.mode,
      seats: String(plan.seats),
      decks: values.decks,
      bots: [values.judge, values.judge] as const,
      weights: [weights, own] as const,
      seed: `proof/${values.seed}`,
      cap: 20_000,
      limit: 60_000,
      cpu: false,
    };
    const threads = Math.min(availableParallelism(), Math.max(1, bouts));
    const match = { job, bouts, threads, full: false };
    const proof = bouts === 0 ? [] : await runMatch(match, progress(output, 'seeds of the match', bouts));
    const { score, interval } = standingOf(proof);
    const found = {
      game: g.def.id,
      positions: positions.length,
      loss: [lossOf(g, positions, own), lossOf(g, positions, weights)].map((loss) => round(loss, 4)),
      weights,
      proof: proof.length === 0 ? null : { games: proof.length * 2, score, interval },
    };
    if (values.json === true) json(output, found);
    else output.out(JSON.stringify(found, null, 2));
    return proof.length > 0 && interval[0] <= 0.5 ? FINDING : GOOD;
  },
};
