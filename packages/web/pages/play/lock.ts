import { useCallback, useEffect, useState } from 'react';

/** A window that was just closed or reloaded may still hold the game for a moment. */
const PATIENCE = 250;

/**
 * One window at a time plays a game, so that two do not write over each other. Null while that is being found out;
 * another window may take it over, and this one then lets go.
 */
export function useLock(id: string): [boolean | null, () => void] {
  const [mine, setMine] = useState<boolean | null>(null);
  const [force, setForce] = useState(0);
  useEffect(() => {
    if (navigator.locks === undefined) {
      setMine(true);
      return;
    }
    let release = () => {};
    let left = false;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const request = (options: LockOptions, refused: () => void) => {
      const hold = (lock: Lock | null) => {
        if (left) return undefined;
        if (lock === null) refused();
        else setMine(true);
        return lock === null ? undefined : held;
      };
      navigator.locks.request(`bojiste.play.${id}`, options, hold).catch(() => !left && setMine(false));
    };
    const ask = () => request({ ifAvailable: true }, () => setMine(false));
    if (force > 0) request({ steal: true }, () => {});
    else request({ ifAvailable: true }, () => setTimeout(() => !left && ask(), PATIENCE));
    return () => {
      left = true;
      release();
      setMine(null);
    };
  }, [id, force]);
  return [mine, useCallback(() => setForce((n) => n + 1), [])];
}
