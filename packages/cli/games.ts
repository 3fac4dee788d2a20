import { compileGame, type Game, type GameDef } from '@bojiste/kernel';
import { loadGame as extrasNamed, type GameExtras } from '@bojiste/session/games/index';
import { plainExtras } from '@bojiste/session/games/plain';
import { rulesVersion } from '@bojiste/session/rules-version';
import type { BlunderSheet } from './blunders/sheet.ts';
import { UsageError } from './commands/command.ts';
import type { BalanceSheet } from './jobs/balance.ts';

/** The games by name. Each is loaded only when a command asks for it. */

export interface GameEntry {
  readonly id: string;
  /** Folder in packages/ where its tests and scenes stand. */
  readonly tests: string;
  /** How its clauses begin, where other games' tests stand beside its own. */
  readonly prefix?: string;
  /** Its rules; absent while it is only a catalogue of clauses. */
  readonly load?: () => Promise<GameDef>;
  /** What is measured of its decks. */
  readonly balance?: () => Promise<BalanceSheet>;
  /** What is a plain mistake in its records. */
  readonly blunders?: () => Promise<BlunderSheet>;
}

export const games: readonly GameEntry[] = [
  {
    id: 'skirmish',
    tests: 'testing/test',
    prefix: 'SK-',
    load: async () => (await import('@bojiste/testing/skirmish/index')).skirmish,
  },
  {
    id: 'summoner-wars',
    tests: 'summoner-wars/test',
    load: async () => (await import('@bojiste/summoner-wars')).summonerWars,
    blunders: async () => (await import('@bojiste/summoner-wars/blunders')).blunders,
  },
  {
    id: 'siegestorm',
    tests: 'siegestorm/test',
    load: async () => (await import('@bojiste/siegestorm')).siegestorm,
    blunders: async () => (await import('@bojiste/siegestorm/blunders')).blunders,
    balance: async () => (await import('@bojiste/siegestorm/balance')).balance,
  },
  {
    id: 'original-war',
    tests: 'original-war/test',
    load: async () => (await import('@bojiste/original-war')).originalWar,
    blunders: async () => (await import('@bojiste/original-war/blunders')).blunders,
    balance: async () => (await import('@bojiste/original-war/balance')).balance,
  },
  {
    id: 'doomtrooper',
    tests: 'doomtrooper/test',
    load: async () => (await import('@bojiste/doomtrooper')).doomtrooper,
    blunders: async () => (await import('@bojiste/doomtrooper/blunders')).blunders,
  },
];

export const playable = (): readonly GameEntry[] => games.filter((game) => game.load !== undefined);

const list = (names: readonly string[]): string => names.join(', ');

export function entryOf(id: string): GameEntry {
  const found = games.find((game) => game.id === id);
  if (found === undefined) throw new UsageError(`No game "${id}". There is: ${list(games.map((game) => game.id))}`);
  return found;
}

const compiled = new Map<string, Promise<Game>>();

async function compile(entry: GameEntry): Promise<Game> {
  if (entry.load === undefined) {
    const ready = list(playable().map((game) => game.id));
    throw new UsageError(`${entry.id} cannot be played yet. There is: ${ready}`);
  }
  return compileGame(await entry.load(), rulesVersion(entry.id));
}

/** A game ready to run; a wrong name is a usage error that says what there is. */
export async function loadGame(id: string | undefined): Promise<Game> {
  if (id === undefined) throw new UsageError(`--game is missing. There is: ${list(playable().map((game) => game.id))}`);
  const entry = entryOf(id);
  const ready = compiled.get(entry.id) ?? compile(entry);
  compiled.set(entry.id, ready);
  return ready;
}

/** What a table needs of it. */
export async function extrasOf(g: Game): Promise<GameExtras> {
  return g.def.id === 'skirmish' ? plainExtras(g) : extrasNamed(g.def.id);
}

export async function balanceOf(id: string): Promise<BalanceSheet> {
  const { balance } = entryOf(id);
  if (balance !== undefined) return balance();
  const ready = list(games.flatMap((game) => (game.balance === undefined ? [] : [game.id])));
  throw new UsageError(`${id} does not say what is measured of it. There is: ${ready}`);
}

export async function blundersOf(id: string): Promise<BlunderSheet> {
  const { blunders } = entryOf(id);
  if (blunders !== undefined) return blunders();
  const ready = list(games.flatMap((game) => (game.blunders === undefined ? [] : [game.id])));
  throw new UsageError(`${id} does not say what is a mistake in it. There is: ${ready}`);
}
