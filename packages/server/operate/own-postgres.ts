import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './processes.ts';

/** A real PostgreSQL in a temporary folder, for tests, chaos and load; as PostgreSQL wants it: not as root. */

export interface OwnDatabase {
  readonly url: string;
  readonly pid: number;
  /** Ends all connections and comes back. */
  restart(): Promise<void>;
  /** Starts it again if it has ended by itself. */
  revive(): Promise<void>;
  stop(): void;
}

const VERSIONS = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, null where it is not installed. */
export function findPostgres(): string | null {
  const newest = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const found = newest.map((version) => join(VERSIONS, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (found !== undefined) return found;
  const which = spawnSync('sh', ['-c', 'dirname "$(readlink -f "$(command -v initdb)")"'], { encoding: 'utf8' });
  const bin = which.stdout.trim();
  return existsSync(join(bin, 'postgres')) ? bin : null;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

interface Ids {
  readonly uid?: number;
  readonly gid?: number;
}

/** Whom to run it as. */
function ids(): Ids {
  if (!isRoot()) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  const { default: pg } = await import('pg');
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL does not start');
}

export async function startPostgres(bin = findPostgres()): Promise<OwnDatabase> {
  if (bin === null) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'bojiste-pg-'));
  const who = ids();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], {
    ...who,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=100'];
  const spawned = () => spawn(join(bin, 'postgres'), args, { ...who, cwd: folder, stdio: 'ignore' });
  let server = spawned();
  const url = `postgresql://test@127.0.0.1:${port}/postgres`;
  const ended = (): Promise<unknown> =>
    server.exitCode === null && server.signalCode === null
      ? new Promise((resolve) => server.once('exit', resolve))
      : Promise.resolve();
  const again = async (): Promise<void> => {
    server = spawned();
    await ready(url, server);
  };
  const stop = () => {
    server.kill('SIGQUIT');
    process.off('exit', stop);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', stop);
  try {
    await ready(url, server);
  } catch (error) {
    stop();
    throw error;
  }
  return {
    url,
    get pid() {
      return server.pid ?? 0;
    },
    async restart() {
      server.kill('SIGINT');
      await ended();
      await again();
    },
    async revive() {
      // It may be on its way out.
      await new Promise((resolve) => setTimeout(resolve, 500));
      if (server.exitCode !== null || server.signalCode !== null) await again();
    },
    stop,
  };
}
