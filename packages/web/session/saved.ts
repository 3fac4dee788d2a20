import type { Bilingual, SetupInput } from '@bojiste/kernel';

/** Games of this browser: set-up and record of each, so that a reload loses nothing. */

export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly setup: SetupInput;
  readonly me: number;
  readonly bot: string;
  /** By seat, where they differ. */
  readonly bots?: readonly string[];
  /** Absent before the first move. */
  readonly record?: string;
  readonly over?: boolean;
  /** Reported: it stays as it is until the player goes on. */
  readonly frozen?: boolean;
  readonly turn?: number;
  /** How it ended, for the player. */
  readonly result?: Bilingual;
  /** Null for a draw. */
  readonly won?: boolean | null;
  /** It was played online. */
  readonly online?: boolean;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

const PREFIX = 'bojiste.game.';
const KEPT = 20;

export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(16).padStart(8, '0')).join('');

export function savedGame(id: string): SavedGame | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as SavedGame | null;
  } catch {
    return null;
  }
}

/** Newest first. */
export function savedGames(): SavedGame[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const games = keys.flatMap((key) => savedGame(key.slice(PREFIX.length)) ?? []);
  return games.sort((a, b) => b.touched - a.touched);
}

export function keepGame(game: SavedGame): void {
  if (localStorage.getItem(PREFIX + game.id) === null) makeRoom();
  localStorage.setItem(PREFIX + game.id, JSON.stringify({ ...game, touched: Date.now() }));
}

/** The oldest games make room for a new one. */
function makeRoom(): void {
  const others = savedGames().filter(({ frozen }) => frozen !== true);
  for (const old of others.slice(KEPT - 1)) dropGame(old.id);
}

export const dropGame = (id: string): void => localStorage.removeItem(PREFIX + id);

/** Writes a new game down; its id is the address to play it at: `link('play', id)`. */
export function newGame(
  game: string,
  setup: Omit<SetupInput, 'seed'>,
  bot = 'easy',
  me = 0,
  bots?: readonly string[],
): string {
  const seed = newSeed();
  const id = seed.slice(0, 10);
  keepGame({ id, game, setup: { ...setup, seed }, me, bot, ...(bots !== undefined && { bots }), touched: Date.now() });
  return id;
}
