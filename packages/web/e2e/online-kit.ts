import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deck } from '@bojiste/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { HOME, openBrowser } from './site.ts';
import { DESKTOP, openWindow, type Screen, type Window } from './window.ts';

/** For browser tests over a server that is a process of its own: the server, windows on it, tables without the forms. */

const BOJISTE = fileURLToPath(new URL('../../cli/bin/bojiste.mjs', import.meta.url));

export interface Server {
  readonly url: string;
  readonly process: ChildProcess;
}

export async function startServer(folder: string, port = 0): Promise<Server> {
  const args = [BOJISTE, 'serve', '--port', `${port}`, '--data', folder, '--site', inject('siteFolder'), '--json'];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, BOJISTE_GENEROUS: '1' },
  });
  const line = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
      if (text.includes('}')) resolve(text);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const { port: taken } = JSON.parse(line) as { port: number };
  return { url: `http://127.0.0.1:${taken}/`, process: child };
}

export const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

/** A command of ours beside the server. */
export async function command(...args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, [BOJISTE, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve) => child.once('exit', resolve));
}

export interface Sitting {
  readonly mode?: string;
  readonly seats?: number;
  readonly options?: Record<string, number>;
  readonly bestOf?: number;
  readonly rated?: boolean;
  readonly deck?: Deck | null;
}

const rulesOf = (game: string, { mode = 'duel', seats = 2, options = {}, bestOf = 1, rated = false }: Sitting) => ({
  game,
  mode,
  seats,
  options,
  clock: { kind: 'none' },
  rated,
  listed: true,
  undo: 'ask',
  delay: 0,
  masked: false,
  flag: 'claim',
  bestOf,
  event: '',
  round: 0,
});

/** What a page's own script would send; who is nobody yet becomes a guest. */
export const callFrom = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([at, text]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/guest', { method: 'POST', headers, body: '{}' });
      return (await fetch(at, { method: 'POST', headers, body: text })).json();
    },
    [path, JSON.stringify(body)] as const,
  ) as Promise<T>;

async function seat(page: Page, path: string, body: object): Promise<string> {
  const seated = await callFrom<{ match: string; token: string }>(page, path, body);
  await page.evaluate(({ match, token }) => localStorage.setItem(`bojiste.seat.${match}`, token), seated);
  return seated.match;
}

interface Kit {
  folder: string;
  server: Server;
  /** The same server as others in a home network find it: by plain http, where browsers keep much from a page. */
  readonly home: string;
  open(hash: string, screen?: Screen, base?: string): Promise<Window>;
  /** A table agreed on without the forms: these windows sit at it, one on each seat. */
  sit(players: readonly Window[], game: string, sitting?: Sitting): Promise<string>;
  duel(game: string, screens: readonly Screen[], sitting?: Sitting): Promise<[Window, Window, string]>;
}

export function onlineTests(): Kit {
  let browser: Browser;
  let windows: Window[] = [];
  const kit: Kit = {
    folder: '',
    server: null as unknown as Server,

    get home() {
      return kit.server.url.replace('127.0.0.1', HOME);
    },

    async open(hash, screen = DESKTOP, base = kit.server.url) {
      const window = await openWindow(browser, base + hash, screen);
      windows.push(window);
      return window;
    },

    async sit(players, game, sitting = {}) {
      const rules = rulesOf(game, { seats: players.length, ...sitting });
      const made = { rules, deck: sitting.deck ?? null, bots: {}, nonce: '' };
      const match = await seat(players[0].page, '/api/tables', made);
      for (const { page } of players.slice(1))
        await seat(page, `/api/tables/${match}/sit`, { deck: null, nonce: '', seat: -1 });
      for (const { page } of players) await page.goto(`${kit.server.url}#/match/${match}`);
      return match;
    },

    async duel(game, screens, sitting = {}) {
      const [a, b] = [await kit.open('', screens[0]), await kit.open('', screens[1])];
      return [a, b, await kit.sit([a, b], game, sitting)];
    },
  };
  beforeAll(async () => {
    browser = await openBrowser();
    kit.folder = mkdtempSync(join(tmpdir(), 'bojiste-online-'));
    kit.server = await startServer(kit.folder);
  });
  afterAll(async () => {
    await browser?.close();
    kit.server?.process.kill('SIGKILL');
    rmSync(kit.folder, { recursive: true });
  });
  afterEach(async () => {
    const open = windows;
    windows = [];
    for (const window of open) await window.close();
  });
  return kit;
}
