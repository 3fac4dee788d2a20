import { useSyncExternalStore } from 'react';

/** The card that is looked at. It changes with every move of the mouse, so only what shows it is drawn anew. */

/** A card of the table, or one that is only spoken of. */
export interface Looked {
  /** Looked at on purpose: small screens then show it over the table. */
  readonly pinned?: boolean;
  readonly handle: number;
  readonly key: string;
}

export interface Looker {
  get(): Looked | null;
  set(looked: Looked | null): void;
  subscribe(listener: () => void): () => void;
}

const same = (a: Looked | null, b: Looked | null): boolean =>
  a?.handle === b?.handle && a?.key === b?.key && (a?.pinned ?? false) === (b?.pinned ?? false);

export function newLooker(): Looker {
  let now: Looked | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(looked) {
      if (same(now, looked)) return;
      now = looked;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useLooked = (looker: Looker): Looked | null => useSyncExternalStore(looker.subscribe, looker.get);
