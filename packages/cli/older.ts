import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot, Situation } from '@bojiste/ai';
import type { Game, GameDef } from '@bojiste/kernel';
import { UsageError } from './commands/command.ts';

/**
 * Bots of another commit at today's table: how they choose, their evaluation, hints and weights come from a checkout of that
 * commit, the rules are those of today. The checkout has no packages of its own installed and lies within this one,
 * so that what it imports of the kernel is the kernel of today.
 */

/** What an evaluation names by number: it reads something else where the two commits number it otherwise. */
const NUMBERED = ['zones', 'counters', 'resources', 'flags', 'kinds', 'stats', 'tallies'] as const;

type Judging = Pick<GameDef, 'evaluate' | 'weights' | 'hint' | 'rests'>;

const sharedGames = new Map<string, Promise<Game>>();

async function load(dir: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  const path = resolve(dir, 'packages', file);
  if (!existsSync(path)) throw new UsageError(`--against: ${dir} is no checkout of this project`);
  return import(pathToFileURL(path).href);
}

function checkNumbers(dir: string, today: GameDef, then: GameDef): void {
  for (const list of NUMBERED) {
    const older = then[list].map(({ name }) => name);
    if (older.some((name, at) => today[list][at]?.name !== name))
      throw new UsageError(`--against: ${dir} numbers the ${list} of ${today.id} otherwise`);
  }
}

/** The game of today as the older bots judge it. */
async function judgedBy(dir: string, g: Game): Promise<Game> {
  const found = Object.values(await load(dir, `${g.def.id}/index.ts`)) as readonly Partial<GameDef>[];
  const then = found.find((one) => one?.id === g.def.id) as GameDef | undefined;
  if (then === undefined) throw new UsageError(`--against: ${dir} does not have ${g.def.id}`);
  checkNumbers(dir, g.def, then);
  const { evaluate, weights, hint, rests } = then;
  const judging: Judging = { evaluate, weights, hint, rests };
  return Object.assign(Object.create(Object.getPrototypeOf(g)), g, { def: { ...g.def, ...judging } });
}

function gameOf(dir: string, g: Game): Promise<Game> {
  const key = `${dir}/${g.def.id}`;
  const known = sharedGames.get(key) ?? judgedBy(dir, g);
  sharedGames.set(key, known);
  return known;
}

/** Makes bots of this name as they were in the checkout. */
export async function botFrom(dir: string, g: Game, name: string): Promise<() => Bot> {
  const then = await gameOf(dir, g);
  const { makeBot } = (await load(dir, 'ai/registry.ts')) as { makeBot(text: string): Bot | undefined };
  if (makeBot(name) === undefined) throw new UsageError(`--against: ${dir} has no bot "${name}"`);
  return () => {
    const bot = makeBot(name) as Bot;
    const asThen = (at: Situation): Situation => Object.create(at, { g: { value: then } });
    return { name: bot.name, choose: (at) => bot.choose(asThen(at)), blind: bot.blind };
  };
}
