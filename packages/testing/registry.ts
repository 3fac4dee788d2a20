import { compileGame, type Game, type GameDef } from '@bojiste/kernel';

/**
 * The games under test. Games hand themselves in (`useGames`), and tests take them out again (`currentGame`): that is
 * the one place where the mutation sample can put a broken game instead of the real one.
 */

export type Registry = Readonly<Record<string, () => GameDef>>;

const known = new Map<string, () => GameDef>();
const replaced = new Map<string, GameDef>();
const loaded = new Map<() => GameDef, GameDef>();
const compiled = new WeakMap<GameDef, Game>();

/** Makes games known to the kit. */
export function useGames(registry: Registry): void {
  for (const [id, load] of Object.entries(registry)) known.set(id, load);
}

/** The games as they were handed in. */
export const knownGames = (): Registry => Object.fromEntries(known);

/** All games the kit knows, as they are now. */
export function currentRegistry(): Registry {
  return Object.fromEntries([...known.keys()].map((id) => [id, () => currentDef(id)]));
}

export function currentDef(id: string): GameDef {
  const other = replaced.get(id);
  if (other !== undefined) return other;
  const load = known.get(id);
  if (load === undefined)
    throw new Error(`no game "${id}"; useGames({ '${id}': ... }) was not called. Known: ${listed()}`);
  const def = loaded.get(load) ?? load();
  loaded.set(load, def);
  return def;
}

const listed = (): string => [...known.keys()].join(', ') || 'none';

/** A definition made ready to run; made once. */
export function ready(def: GameDef): Game {
  const made = compiled.get(def) ?? compileGame(def);
  compiled.set(def, made);
  return made;
}

/** The game tests run on. Call it inside the test, not beside it: a mutant may stand in for the game. */
export function currentGame(id: string): Game {
  return ready(currentDef(id));
}

/** Puts another definition in the place of a game while `run` lasts. */
export async function withGame<T>(def: GameDef, run: () => T | Promise<T>): Promise<T> {
  const before = replaced.get(def.id);
  replaced.set(def.id, def);
  try {
    return await run();
  } finally {
    if (before === undefined) replaced.delete(def.id);
    else replaced.set(def.id, before);
  }
}
