/**
 * Starts the worker that keeps the page for use without a network. A new version takes over only between games: no
 * window of this browser may be at a table, because a table holds the lock `bojiste.play.<id>`.
 */

const CHECK_EVERY = 60 * 60_000;
const LEAVING = 500;

/** Here or on a server. */
const atTable = (): boolean => /^#\/(play|match)\b/.test(location.hash);

async function anybodyPlays(): Promise<boolean> {
  if (atTable()) return true;
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name?.startsWith('bojiste.play.') === true);
}

async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration;
  if (waiting !== null && !(await anybodyPlays())) waiting.postMessage('take over');
}

export async function startOffline(): Promise<void> {
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return;
  const before = navigator.serviceWorker.controller;
  const registration = await navigator.serviceWorker.register('./sw.js');
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker changes nothing on the page; a later one brings a new version.
    if (before !== null && !atTable()) location.reload();
  });
  const look = () => takeOver(registration);
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // A table that is left lets go of its lock a moment later.
  addEventListener('hashchange', () => setTimeout(look, LEAVING));
  setInterval(() => registration.update().catch(() => {}), CHECK_EVERY);
  await look();
}
