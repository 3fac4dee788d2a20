import type { Lang } from '@bojiste/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Request, Screen } from './messages.ts';

export interface RunningGame {
  /** Null until the first answer. */
  readonly screen: Screen | null;
  readonly busy: boolean;
  readonly error: string;
  readonly send: (request: Request) => void;
}

export const newSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Keeps a game in a worker while the component is there. */
export function useGame(language: Lang): RunningGame {
  const worker = useRef<Worker | null>(null);
  const first = useRef(language);
  const [screen, setScreen] = useState<Screen | null>(null);
  const [busy, setBusy] = useState(true);
  const [error, setError] = useState('');

  const send = useCallback((request: Request) => {
    setBusy(true);
    worker.current?.postMessage(request);
  }, []);

  useEffect(() => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.onmessage = (event: MessageEvent<Screen>) => {
      setScreen(event.data);
      setBusy(false);
    };
    made.onerror = (event) => {
      setError(event.message);
      setBusy(false);
    };
    send({ do: 'start', seed: newSeed(), language: first.current });
    return () => made.terminate();
  }, [send]);

  useEffect(() => {
    send({ do: 'speak', language });
  }, [language, send]);

  return { screen, busy, error, send };
}
