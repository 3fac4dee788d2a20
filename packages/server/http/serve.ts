import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { Jobs } from '../jobs/jobs.ts';
import { loadGames } from '../matches/games.ts';
import { GameNode } from '../matches/node.ts';
import { QuickMatch } from '../matches/quick.ts';
import { Budgets } from '../operate/budgets.ts';
import { Clerk } from '../operate/clerk.ts';
import { type Config, readConfig } from '../operate/config.ts';
import { Metrics } from '../operate/metrics.ts';
import { Accounts } from '../people/accounts.ts';
import { Passkeys } from '../people/passkeys.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { openStore } from '../store/store.ts';
import { Sockets } from '../wire/sockets.ts';
import { makeApp, onlineRoutes } from './app.ts';
import { type Context, Limits } from './context.ts';

export interface ServeOptions {
  /** 0 takes any free port. */
  port: number;
  /** Folder of the built site, with index.html in it. */
  siteDir: string;
  /** Address to listen on; every address by default. */
  host?: string;
  /** Where matches are kept (unless DATABASE_URL names a database); without it only the site is served. */
  data?: string;
  /** Configuration; the environment by default. */
  env?: Readonly<Record<string, string | undefined>>;
}

export interface Served {
  port: number;
  /** Tells clients to go elsewhere, waits for what is being written, and ends. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

function everyAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((address) => address?.family === 'IPv6') ? '::' : '0.0.0.0';
}

interface Online {
  drain(): Promise<void>;
  close(): Promise<void>;
}

async function goOnline(app: FastifyInstance, config: Config, folder: string): Promise<Online> {
  // One server to a folder; a database is made for several.
  const unlock = config.databaseUrl === undefined ? lockFolder(folder) : () => {};
  const store = await openStore({ folder, databaseUrl: config.databaseUrl }).catch((error) => {
    unlock();
    throw error;
  });
  const metrics = new Metrics();
  const budgets = new Budgets(undefined, config.generous, (work, ms) => metrics.spent.inc({ work }, ms / 1000));
  const games = await loadGames();
  const node = new GameNode({ store, games, metrics, log: app.log, threads: config.threads, budgets });
  const jobs = new Jobs(store, node.threads, config.databaseUrl, node.now, node.faults, budgets);
  let draining = false;
  const context: Context = {
    config,
    store,
    node,
    quick: new QuickMatch(node.rooms, node.lobby),
    accounts: new Accounts(store, node.now),
    passkeys: new Passkeys(store, node.now),
    metrics,
    faults: node.faults,
    limits: new Limits(config.generous, node.now),
    budgets,
    jobs,
    draining: () => draining,
    mutesChanged: (user) => {
      sockets.mutesChanged(user).catch(node.faults.at('mutes'));
    },
  };
  const sockets = new Sockets(app.server, context);
  const clerk = new Clerk({ store, node, out: (user) => sockets.signOut(user) });
  const close = async () => {
    draining = true;
    clerk.stop();
    await sockets.close();
    await jobs.stop();
    await node.stop();
    await store.close();
    unlock();
  };
  try {
    onlineRoutes(app, context);
    await node.start();
    await jobs.start();
    await clerk.start();
  } catch (error) {
    // Nothing may keep a process that does not serve.
    await close();
    throw error;
  }
  return {
    close,
    async drain() {
      draining = true;
      // Matches go to the other nodes first, so that clients find an owner there.
      await node.retire();
      await sockets.drain(config.drainSeconds * 1000);
    },
  };
}

/** Serves the built site, and with a place to keep things also matches; resolves once requests are accepted. */
export async function serve({ port, siteDir, host, data, env = process.env }: ServeOptions): Promise<Served> {
  const config = readConfig(env);
  const app = await makeApp({ siteDir, config });
  const online = data === undefined ? null : await goOnline(app, config, data);
  try {
    await app.listen({ port, host: host ?? everyAddress() });
  } catch (error) {
    await online?.close();
    throw error;
  }
  const close = async () => {
    await online?.close();
    await app.close();
  };
  return {
    port: (app.server.address() as AddressInfo).port,
    close,
    async drain() {
      await online?.drain();
      await close();
    },
  };
}
