import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Nodes as processes of their own, for chaos and load. */

/** As `npm start` has it: what lives as long as one move is not copied twice before it is forgotten. */
const YOUNG = '--max-semi-space-size=64';
const SERVE = fileURLToPath(new URL('./node-process.mjs', import.meta.url));

export interface NodeProcess {
  readonly url: string;
  readonly pid: number;
  /** At once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** With variables of its own until it is started again. */
  start(env?: Readonly<Record<string, string>>): Promise<void>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Politely. */
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** A folder that is gone when the process ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bojiste-run-'));
  writeFileSync(join(folder, 'index.html'), '<title>Bojiště</title>');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function newNode(
  folder: string,
  databaseUrl: string | undefined,
  always: Readonly<Record<string, string>> = {},
): Promise<NodeProcess> {
  const port = await freePort();
  const env = {
    ...process.env,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    BOJISTE_GENEROUS: '1',
    SOCKETS_PER_ADDRESS: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    ...always,
  };
  let child: ChildProcess | null = null;
  const ended = (wanted: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      const running = child;
      child = null;
      if (running === null || running.exitCode !== null || running.signalCode !== null) return resolve();
      running.once('exit', () => resolve());
      running.kill(wanted);
    });
  process.on('exit', () => child?.kill('SIGKILL'));
  return {
    url: `http://127.0.0.1:${port}`,
    get pid() {
      return child?.pid ?? 0;
    },
    kill: () => ended('SIGKILL'),
    stop: () => ended('SIGTERM'),
    signal(signal) {
      child?.kill(signal);
    },
    start: (more = {}) =>
      new Promise((resolve, reject) => {
        const started = spawn(process.execPath, [YOUNG, SERVE, `${port}`, folder], {
          env: { ...env, ...more },
          stdio: ['pipe', 'pipe', 'inherit'],
        });
        child = started;
        started.stdout?.once('data', () => resolve());
        started.once('exit', (code) => reject(new Error(`a node ended with ${code}`)));
      }),
  };
}
