import { useEffect, useSyncExternalStore } from 'react';

/** On phones the log and the details of the players are drawers: at most one is open. */

export type Drawer = 'log' | 'sides';

let open: Drawer | null = null;
const listeners = new Set<() => void>();

export function openDrawer(drawer: Drawer | null): void {
  open = drawer;
  if (drawer === null) delete document.documentElement.dataset.drawer;
  else document.documentElement.dataset.drawer = drawer;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDrawer = (): Drawer | null => useSyncExternalStore(subscribe, () => open);

/** Escape closes it, and nobody finds it open at the next table. */
export function useClosingDrawer(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && openDrawer(null);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      openDrawer(null);
    };
  }, []);
}
