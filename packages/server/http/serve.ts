import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

export interface ServeOptions {
  /** 0 takes any free port. */
  port: number;
  /** Folder of the built site, with index.html in it. */
  siteDir: string;
  /** Address to listen on; every address by default. */
  host?: string;
}

export interface Served {
  port: number;
  close(): Promise<void>;
}

function everyAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((address) => address?.family === 'IPv6') ? '::' : '0.0.0.0';
}

/** Serves the built site and /healthz; resolves once requests are accepted. */
export async function serve({ port, siteDir, host }: ServeOptions): Promise<Served> {
  if (!existsSync(join(siteDir, 'index.html'))) {
    throw new Error(`No built site in ${siteDir}; run "npm run build" first.`);
  }
  const app = fastify({ forceCloseConnections: true });
  app.get('/healthz', async () => ({ ok: true }));
  await app.register(fastifyStatic, { root: siteDir });
  await app.listen({ port, host: host ?? everyAddress() });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}
