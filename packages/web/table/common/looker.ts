import type { Handle } from '@bojiste/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** The card that is looked at. It changes with every move of the mouse, so only what shows it is drawn anew. */

/** A card of the table, or one that is only spoken of. */
export interface Looked {
  /** Looked at on purpose: small screens then show it over the table. */
  readonly pinned?: boolean;
  readonly handle: Handle;
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

/**
 * What has a place of its own shows on what was looked at last, and whatever was named since: with neither it would be
 * an empty frame.
 */
export function useKept(now: Looked | null, named: string | null): Looked | null {
  const [kept, setKept] = useState<Looked | null>(null);
  useEffect(() => {
    if (named !== null) setKept({ handle: 0, key: named });
  }, [named]);
  useEffect(() => {
    if (now !== null) setKept(now);
  }, [now]);
  return now ?? kept;
}

export const useLooked = (looker: Looker): Looked | null => useSyncExternalStore(looker.subscribe, looker.get);
