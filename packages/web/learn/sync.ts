import { accountHere } from '../session/account.ts';
import { call } from '../session/online-api.ts';
import { change, MOST_DAYS, NOTHING, type Progress, progress, subscribe } from './progress.ts';

/** What somebody with an account has learned is kept by the server too. Both sides only ever know more, so they are put together. */

/** The account whose learning this browser knows. */
const OWNER = 'bojiste.learning-of';
/** So long after a change it is kept. */
const RESTING = 3000;

const both = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])];

/** Done says more than known; how a puzzle was solved first is what was kept first. */
export function together(kept: Progress, here: Progress): Progress {
  const lessons = { ...kept.lessons };
  for (const [key, how] of Object.entries(here.lessons)) if (lessons[key] !== 'done') lessons[key] = how;
  const heeded = { ...kept.heeded };
  for (const [key, times] of Object.entries(here.heeded)) heeded[key] = Math.max(times, heeded[key] ?? 0);
  return {
    lessons,
    puzzles: { ...here.puzzles, ...kept.puzzles },
    days: both(kept.days, here.days).sort().slice(-MOST_DAYS),
    explained: both(kept.explained, here.explained),
    heeded,
  };
}

const isSame = (a: Progress, b: Progress): boolean => JSON.stringify(together(a, b)) === JSON.stringify(together(a, a));

/** Brings browser and server to the same; whoever has no account asks nothing. */
export async function syncProgress(): Promise<void> {
  const account = accountHere();
  if (account === null) return;
  const kept = { ...NOTHING, ...(await call<Progress | null>('GET', '/api/learned')) };
  // What another account has learned in this browser is its own.
  const owner = localStorage.getItem(OWNER);
  const all = together(kept, owner === null || owner === account ? progress() : NOTHING);
  localStorage.setItem(OWNER, account);
  if (!isSame(progress(), all) || !isSame(all, progress())) change(all);
  if (!isSame(kept, all)) await call('PUT', '/api/learned', all);
}

/** From now on, after every change; a server that does not answer is asked again after the next one. */
export function keepProgress(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => syncProgress().catch(() => {}), RESTING);
  };
  subscribe(later);
  later();
}
