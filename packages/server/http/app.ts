import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sure } from '@bojiste/kernel';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Config } from '../operate/config.ts';
import { budgetAddress } from './address.ts';
import { againRoutes } from './again.ts';
import { type Context, goodOrigin, HttpRefusal, refusals } from './context.ts';
import { deskRoutes } from './desk.ts';
import { learnedRoutes } from './learned.ts';
import { ownRoutes } from './own.ts';
import { peopleRoutes } from './people.ts';
import { standingRoutes } from './standing.ts';
import { tableRoutes } from './tables.ts';

/** The HTTP side: the built site, the API, life signs. */

/** Everything the page needs comes from here; styles are set by the page's own scripts. */
const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

export interface AppInput {
  readonly siteDir: string;
  readonly config: Config;
}

export async function makeApp({ siteDir, config }: AppInput): Promise<FastifyInstance> {
  if (!existsSync(join(siteDir, 'index.html')))
    throw new Error(`No built site in ${siteDir}; run "npm run build" first.`);
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: 64 * 1024,
    // A number of hops: the words of strangers before them are not believed.
    trustProxy: config.proxies === 0 ? false : (_, hop) => hop < config.proxies,
    // A body that trickles in holds a connection no longer than this.
    requestTimeout: 20_000,
    connectionTimeout: 60_000,
    genReqId: () => randomUUID(),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
    // JSON lines without bodies, addresses of tables or anything else a game could be read from.
    logger: {
      level: config.logLevel,
      serializers: {
        req: ({ method, url }) => ({
          method,
          path: sure(url.split('?')[0]).replace(/\/api\/(tables|jobs|decks|people)\/[^/]+/, '/api/$1/:id'),
        }),
        res: ({ statusCode }) => ({ status: statusCode }),
        err: ({ message }) => ({ type: 'error', message, stack: '' }),
      },
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && !goodOrigin(config, request.headers.origin, request.headers.host))
      throw new HttpRefusal(403, 'origin', { cs: 'Odtud to nejde.', en: 'Not from there.' });
  });
  app.setErrorHandler((error: FastifyError | HttpRefusal, request, reply) => {
    if (error instanceof HttpRefusal)
      return reply.code(error.status).send({ code: error.code, text: error.text, ...error.more });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    const text = { cs: 'Tomuto požadavku server nerozumí.', en: 'The server does not understand this request.' };
    return reply.code(status).send({ code: status >= 500 ? 'failed' : 'malformed', text });
  });
  app.get('/healthz', async () => ({ ok: true }));
  await app.register(fastifyStatic, { root: siteDir });
  return app;
}

/** What only a server with a store has. */
export function onlineRoutes(app: FastifyInstance, context: Context): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/') && !context.limits.any.take(budgetAddress(request.ip))) throw refusals.slow();
  });
  app.get('/readyz', async (_, reply) => {
    const why = [...(context.draining() ? ['draining'] : []), ...context.node.unready()];
    return reply.code(why.length === 0 ? 200 : 503).send({ ready: why.length === 0, why });
  });
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = context.config;
    if (metricsToken !== undefined && request.headers.authorization !== `Bearer ${metricsToken}`)
      throw refusals.signIn();
    reply.type(context.metrics.registry.contentType);
    return context.metrics.registry.metrics();
  });
  peopleRoutes(app, context);
  tableRoutes(app, context);
  againRoutes(app, context);
  ownRoutes(app, context);
  learnedRoutes(app, context);
  standingRoutes(app, context);
  deskRoutes(app, context);
}
