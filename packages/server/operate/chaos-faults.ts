import { spawnSync } from 'node:child_process';
import { sure } from '@bojiste/kernel';
import type { Cable } from './cable.ts';
import type { OwnDatabase } from './own-postgres.ts';
import type { NodeProcess } from './processes.ts';

/** What breaks while people play. Each fault happens to one node or to the store, and is over after a while. */

export const FAULTS = ['kill', 'pause', 'cut', 'half', 'skew', 'store', 'disk', 'version'] as const;
export type Fault = (typeof FAULTS)[number];

/** Breaks something for good: the run must notice it, or it would notice nothing. */
export const CONTROLS = ['twice', 'lost', 'charged'] as const;
export type Control = (typeof CONTROLS)[number];

export interface Stage {
  readonly nodes: readonly NodeProcess[];
  /** From each node to the database; empty for the embedded store. */
  readonly cables: readonly Cable[];
  /** Where it is ours to break. */
  readonly database: OwnDatabase | null;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Which faults can happen there. */
export function possible({ cables, database }: Stage): Fault[] {
  const remote = cables.length > 0;
  return FAULTS.filter((fault) => {
    if (fault === 'cut' || fault === 'half' || fault === 'version') return remote;
    if (fault === 'store' || fault === 'disk') return !remote || database !== null;
    return true;
  });
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** A file may not grow beyond so many bytes: what a full disk looks like from inside. */
function limitFiles(pids: readonly number[], bytes: number | 'unlimited'): void {
  for (const pid of pids) spawnSync('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:unlimited`]);
}

const between = (random: () => number, least: number, most: number): number => least + random() * (most - least);

async function restart(node: NodeProcess, random: () => number, env: Readonly<Record<string, string>>): Promise<void> {
  await node.kill();
  await sleep(between(random, 200, 1700));
  await node.start(env);
}

/** The store goes down and comes back. */
async function breakStore({ nodes, database }: Stage): Promise<void> {
  if (database !== null) return database.restart();
  // The embedded store is a process of the node's; the node starts another.
  for (const node of nodes) for (const pid of childrenOf(node.pid)) process.kill(pid, 'SIGKILL');
}

async function fillDisk({ nodes, database }: Stage, random: () => number): Promise<void> {
  const roots = database === null ? nodes.flatMap(({ pid }) => childrenOf(pid)) : [database.pid];
  const pids = [...roots, ...roots.flatMap(childrenOf)];
  limitFiles(pids, 4096);
  await sleep(between(random, 1000, 4000));
  limitFiles(pids, 'unlimited');
  // PostgreSQL may have given up; whoever runs it starts it again.
  if (database !== null) await database.revive();
}

/** Faults of the store are everybody's, all others one node's. */
export const isCommon = (fault: Fault): boolean => fault === 'store' || fault === 'disk';

/** Until everything is as before, but for what it did. `which` node it happens to. */
export async function happen(fault: Fault, stage: Stage, which: number, random: () => number): Promise<void> {
  const node = sure(stage.nodes[which]);
  switch (fault) {
    case 'kill':
      return restart(node, random, {});
    case 'skew':
      return restart(node, random, { CHAOS_SKEW_MS: `${Math.round(between(random, -120_000, 120_000))}` });
    case 'version':
      return restart(node, random, { CHAOS_VERSION: `${1 + Math.floor(random() * 3)}` });
    case 'pause':
      node.signal('SIGSTOP');
      await sleep(between(random, 2000, 12_000));
      node.signal('SIGCONT');
      return;
    case 'cut':
      sure(stage.cables[which]).cut();
      return;
    case 'half':
      sure(stage.cables[which]).die();
      await sleep(between(random, 3000, 12_000));
      sure(stage.cables[which]).revive();
      return;
    case 'store':
      return breakStore(stage);
    case 'disk':
      return fillDisk(stage, random);
  }
}
