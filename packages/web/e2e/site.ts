import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { build, preview } from 'vite';

/** The built page, and a real browser to look at it. `npm test` says in CHROMIUM where the browser is. */

/** A name of this machine that browsers trust no more than any other over plain http. */
export const HOME = 'home.test';

const ARGS = [
  `--host-resolver-rules=MAP ${HOME} 127.0.0.1`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function chromiumPath(): string {
  const paths = [process.env.CHROMIUM ?? [], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].flat();
  const path = paths.find((one) => existsSync(one));
  if (path === undefined) throw new Error(`No Chromium at ${paths[0]}: install it, or set CHROMIUM to its path.`);
  return path;
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), headless: true, args: ARGS });

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const optionsFor = (outDir: string) =>
  ({ root: ROOT, mode: 'production', logLevel: 'error', build: { outDir, emptyOutDir: true } }) as const;

export interface Served {
  readonly url: string;
  readonly folder: string;
  close(): Promise<void>;
}

/** Serves a built page; its folder goes when it is closed. */
export async function serveFolder(folder: string): Promise<Served> {
  const server = await preview({ ...optionsFor(folder), preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the page is not served');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    folder,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'bojiste-page-'));

/** Builds the page into a folder of its own and serves it. */
export async function serveBuilt(): Promise<Served> {
  const folder = newFolder();
  await build(optionsFor(folder));
  return serveFolder(folder);
}
