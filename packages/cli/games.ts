import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@bojiste/games';
import { compileGame, type Game, type GameDef } from '@bojiste/kernel';
import { gameFolder } from '@bojiste/rulebook';
import { loadGame as extrasNamed, type GameExtras } from '@bojiste/session/games/index';
import { plainExtras } from '@bojiste/session/games/plain';
import { rulesVersion } from '@bojiste/session/rules-version';
import type { BlunderSheet } from './blunders/sheet.ts';
import { UsageError } from './commands/command.ts';
import type { BalanceSheet } from './jobs/balance.ts';

/** The games by name. Each is loaded only when a command asks for it. */

export interface GameEntry {
  readonly id: string;
  /** Folder of its tests and scenes, from packages/. */
  readonly tests: string;
  /** How its clauses begin, where other games' tests stand beside its own. */
  readonly prefix?: string;
  readonly load: () => Promise<GameDef>;
}

/** Skirmish, the kernel's own game, is for tools only: no page and no server offers it. */
const skirmish: GameEntry = {
  id: 'skirmish',
  tests: 'testing/test',
  prefix: 'SK-',
  load: async () => (await import('@bojiste/testing/skirmish/index')).skirmish,
};

const PACKAGES = fileURLToPath(new URL('../', import.meta.url));

export const games: readonly GameEntry[] = [
  skirmish,
  ...GAMES.map(({ id, load }) => ({ id, tests: relative(PACKAGES, join(gameFolder(id), 'test')), load })),
];

/** What is measured of the decks of a game, where it says so. */
const BALANCE: Readonly<Record<string, () => Promise<BalanceSheet>>> = {
  siegestorm: async () => (await import('@bojiste/siegestorm/decks/balance')).balance,
  'original-war': async () => (await import('@bojiste/original-war/decks/balance')).balance,
};

/** What is a plain mistake in its records, where a game says so. */
const BLUNDERS: Readonly<Record<string, () => Promise<BlunderSheet>>> = {
  'summoner-wars': async () => (await import('@bojiste/summoner-wars/ai/blunders')).blunders,
  siegestorm: async () => (await import('@bojiste/siegestorm/ai/blunders')).blunders,
  'original-war': async () => (await import('@bojiste/original-war/ai/blunders')).blunders,
  doomtrooper: async () => (await import('@bojiste/doomtrooper/ai/blunders')).blunders,
};

const list = (names: readonly string[]): string => names.join(', ');

export function entryOf(id: string): GameEntry {
  const found = games.find((game) => game.id === id);
  if (found === undefined) throw new UsageError(`No game "${id}". There is: ${list(games.map((game) => game.id))}`);
  return found;
}

const compiled = new Map<string, Promise<Game>>();

const compile = async (entry: GameEntry): Promise<Game> => compileGame(await entry.load(), rulesVersion(entry.id));

/** A game ready to run; a wrong name is a usage error that says what there is. */
export async function loadGame(id: string | undefined): Promise<Game> {
  if (id === undefined) throw new UsageError(`--game is missing. There is: ${list(games.map((game) => game.id))}`);
  const entry = entryOf(id);
  const ready = compiled.get(entry.id) ?? compile(entry);
  compiled.set(entry.id, ready);
  return ready;
}

/** What a table needs of it. */
export async function extrasOf(g: Game): Promise<GameExtras> {
  return g.def.id === 'skirmish' ? plainExtras(g.def) : extrasNamed(g.def.id);
}

export async function balanceOf(id: string): Promise<BalanceSheet> {
  const balance = BALANCE[entryOf(id).id];
  if (balance !== undefined) return balance();
  throw new UsageError(`${id} does not say what is measured of it. There is: ${list(Object.keys(BALANCE))}`);
}

export async function blundersOf(id: string): Promise<BlunderSheet> {
  const blunders = BLUNDERS[entryOf(id).id];
  if (blunders !== undefined) return blunders();
  throw new UsageError(`${id} does not say what is a mistake in it. There is: ${list(Object.keys(BLUNDERS))}`);
}
