import { useCallback, useEffect, useState } from 'react';

/**
 * One window at a time plays a game, so that two do not write over each other. Null while that is being found out;
 * another window may take it over, and this one then lets go.
 */
export function useLock(id: string): [boolean | null, () => void] {
  const [mine, setMine] = useState<boolean | null>(null);
  const [force, setForce] = useState(0);
  useEffect(() => {
    const name = `bojiste.play.${id}`;
    if (navigator.locks === undefined) {
      setMine(true);
      return;
    }
    let release = () => {};
    let left = false;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    navigator.locks
      .request(name, force > 0 ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (left) return;
        setMine(lock !== null);
        return lock === null ? undefined : held;
      })
      .catch(() => !left && setMine(false));
    return () => {
      left = true;
      release();
      setMine(null);
    };
  }, [id, force]);
  return [mine, useCallback(() => setForce((n) => n + 1), [])];
}
