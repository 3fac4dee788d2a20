import { spawnSync } from 'node:child_process';
import { findPostgres, isRoot, type OwnDatabase, startPostgres as start } from '../operate/own-postgres.ts';

/** A real PostgreSQL of the tests' own. */

export type TestDatabase = OwnDatabase;

const APT = 'apt-get';

/** The folder of PostgreSQL's programs; installs Debian's package when run as root. Null where that is impossible. */
function ensureBin(): string | null {
  const found = findPostgres();
  if (found !== null || !isRoot() || spawnSync(APT, ['--version']).error !== undefined) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(APT, ['update', '-qq'], { env });
  spawnSync(APT, ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env });
  return findPostgres();
}

const bin = ensureBin();
export const hasPostgres = bin !== null;
if (!hasPostgres)
  console.error('\n*** PostgreSQL cannot be found or installed: its half of the server tests DOES NOT RUN. ***\n');

export const startPostgres = (): Promise<TestDatabase> => start(bin);
