import { useSyncExternalStore } from 'react';

/**
 * A small router on the part of the address after #: it needs nothing of the server, so the page also works from a
 * plain folder and offline. `#/rules/summoner-wars/SW-MOVE-01` is page `rules` with the rest as parts.
 */

export interface Route {
  readonly page: string;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', ...parts] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  return { page: page === '' ? 'home' : page, parts, query: new URLSearchParams(query) };
}

/** Address of a page: `link('rules', 'summoner-wars', 'SW-MOVE-01')`. */
export const link = (page: string, ...parts: readonly string[]): string =>
  page === 'home' ? '#/' : `#/${[page, ...parts.map(encodeURIComponent)].join('/')}`;

export function go(to: string, replace = false): void {
  if (replace) location.replace(to);
  else location.hash = to;
}

function onHash(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

let last = { hash: '', route: parseRoute('') };

function current(): Route {
  if (location.hash !== last.hash) last = { hash: location.hash, route: parseRoute(location.hash) };
  return last.route;
}

export const useRoute = (): Route => useSyncExternalStore(onHash, current);
