import type { Learned } from '@bojiste/session/wire';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { type Context, needUser } from './context.ts';
import { body } from './shapes.ts';

/** What people have learned, so that every device of theirs knows it. */

const MOST = 2000;
const MOST_DAYS = 400;
const closed = { maxProperties: MOST, additionalProperties: false } as const;
/** `siegestorm/1-every-card-is-a-life`, `siegestorm/First the wall` */
const name = Type.String({ pattern: '^[a-z-]{1,40}/[^\\u0000-\\u001f]{1,100}$' });

const learned = body({
  lessons: Type.Record(name, Type.Enum(['done', 'known']), closed),
  puzzles: Type.Record(name, Type.Enum(['alone', 'helped']), closed),
  days: Type.Array(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), { maxItems: MOST_DAYS }),
  explained: Type.Array(Type.String({ maxLength: 100 }), { maxItems: MOST }),
  heeded: Type.Record(name, Type.Integer({ minimum: 0, maximum: 100_000 }), closed),
});

export function learnedRoutes(app: FastifyInstance, context: Context): void {
  const { store, node } = context;

  app.get('/api/learned', async (request, reply) => {
    const user = await needUser(context, request);
    const kept = await store.people.learned(user.id);
    return reply.type('application/json').send(kept ?? 'null');
  });

  app.put<{ Body: Learned }>('/api/learned', { schema: learned }, async (request) => {
    const user = await needUser(context, request);
    await store.people.keepLearned(user.id, JSON.stringify(request.body), node.now());
    return {};
  });
}
