import { useCallback, useEffect, useState } from 'react';
import { ServerError } from '../../session/online-api.ts';
import { isSignedIn, setSignedIn, syncDecks } from './sync.ts';

export type SyncState = 'alone' | 'busy' | 'kept' | 'failed';

/** Keeps the decks of this browser and of the account the same; `changed` is told when they may have changed. */
export function useSync(changed: () => void): { state: SyncState; sync(): void } {
  const [state, setState] = useState<SyncState>(isSignedIn() ? 'busy' : 'alone');
  // biome-ignore lint/correctness/useExhaustiveDependencies: who listens may change with every drawing
  const sync = useCallback(() => {
    if (!isSignedIn()) return;
    setState('busy');
    syncDecks().then(
      () => {
        setState('kept');
        changed();
      },
      (error: unknown) => {
        const out = error instanceof ServerError && error.status === 401;
        if (out) setSignedIn({ id: '', kind: 'guest' });
        setState(out ? 'alone' : 'failed');
      },
    );
  }, []);
  useEffect(sync, [sync]);
  return { state, sync };
}
