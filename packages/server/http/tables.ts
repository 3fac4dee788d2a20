import { type Deck, isDecided, recordToText, type Seat, SPECTATOR } from '@bojiste/kernel';
import type { MakeTable, Proof } from '@bojiste/session/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { wholeCourse } from '../matches/course.ts';
import { seriesAfter } from '../matches/finish.ts';
import { listedTable } from '../matches/listing.ts';
import { recordOf } from '../matches/loader.ts';
import type { Wish } from '../matches/quick.ts';
import type { Table } from '../matches/table.ts';
import type { UserRow } from '../store/contract.ts';
import { type Context, HttpRefusal, needUser, openFor, orThrow, refusals, userOf } from './context.ts';
import { body, level, maybeDeck, nonce, rules, seat, word } from './shapes.ts';

/** Lobby, invitations, quick match, records. */

interface Match {
  Params: { id: string };
}

export function tableRoutes(app: FastifyInstance, context: Context): void {
  const { node, store, limits, quick } = context;
  const params = Type.Object({ id: word });

  const making = body({
    rules,
    deck: maybeDeck,
    bots: Type.Record(Type.String({ pattern: '^[0-7]$' }), level, { additionalProperties: false }),
    nonce,
  });

  app.get('/api/lobby', async (request) => {
    const user = await userOf(context, request);
    const yours = user === null ? [] : await store.standing.waitingFor(user.id);
    return {
      open: (await store.matches.listed('open')).map(listedTable),
      live: (await store.matches.listed('live', 50)).map(listedTable),
      mine:
        user === null
          ? []
          : (await store.matches.ofUser(user.id)).map((row) => ({
              ...listedTable(row),
              yours: yours.includes(row.id),
            })),
    };
  });

  app.post<{ Body: MakeTable }>('/api/tables', { schema: making }, async (request) => {
    const user = await needUser(context, request);
    if (context.draining())
      throw new HttpRefusal(503, 'drain', { cs: 'Server se právě vypíná.', en: 'The server is shutting down.' });
    if (!limits.make.take(user.id)) throw refusals.slow();
    const { deck, nonce: given } = request.body;
    return orThrow(await node.lobby.make({ user, deck, nonce: given }, request.body));
  });

  /** What whoever has the link may know before sitting down. */
  app.get<Match>('/api/tables/:id', { schema: { params } }, async (request) => {
    const row = await store.matches.get(request.params.id);
    if (row === undefined) throw refusals.nothing();
    return listedTable(row);
  });

  const sitting = { ...body({ deck: maybeDeck, nonce, seat }), params };

  app.post<Match & { Body: { deck: Deck | null; nonce: string; seat: Seat } }>(
    '/api/tables/:id/sit',
    { schema: sitting },
    async (request) => {
      const user = await needUser(context, request);
      const { deck, nonce: given, seat: wanted } = request.body;
      await openFor(context, request, user, request.params.id);
      return orThrow(await node.lobby.sit(request.params.id, { user, deck, nonce: given }, wanted));
    },
  );

  app.post<Match>('/api/tables/:id/stand', { schema: { params } }, async (request) => {
    const user = await needUser(context, request);
    await openFor(context, request, user, request.params.id);
    if (!(await node.lobby.stand(request.params.id, user.id))) throw refusals.nothing();
    return {};
  });

  const botSeat = { ...body({ seat, level }), params };

  app.post<Match & { Body: { seat: Seat; level: string } }>(
    '/api/tables/:id/bot',
    { schema: botSeat },
    async (request) => {
      const user = await needUser(context, request);
      const room = await openFor(context, request, user, request.params.id);
      const { seat: at, level: wanted } = request.body;
      if (room === null || !isAt(room.table, user)) throw refusals.nothing();
      // Before the beginning it fills a free seat; afterwards it plays on for somebody whose absence may be claimed.
      if (room.table.stage === 'open') {
        if (!(await node.lobby.seatBot(room.id, at, wanted))) throw refusals.nothing();
        return {};
      }
      const own = room.table.seats.findIndex((one) => one?.user === user.id);
      if (!(await node.lobby.standIn(room, own, at, wanted))) throw refusals.nothing();
      return {};
    },
  );

  app.post<Match>('/api/tables/:id/back', { schema: { params } }, async (request) => {
    const user = await needUser(context, request);
    const room = await openFor(context, request, user, request.params.id);
    const own = room?.table.seats.findIndex((one) => one?.user === user.id) ?? -1;
    if (room === null || own < 0 || !(await node.lobby.comeBack(room, own))) throw refusals.nothing();
    return {};
  });

  // ---- quick match ---------------------------------------------------------------------------------------------------

  const table = Type.Object({ game: word, mode: word, deck: maybeDeck }, { additionalProperties: false });
  const wish = body({
    tables: Type.Array(table, { minItems: 1, maxItems: 8 }),
    rated: Type.Boolean(),
    reach: Type.Integer({ minimum: 0, maximum: 2000 }),
  });

  app.post<{ Body: Wish }>('/api/quick', { schema: wish }, async (request) => {
    const user = await needUser(context, request);
    if (!limits.make.take(`quick/${user.id}`)) throw refusals.slow();
    const duels = request.body.tables.filter(
      ({ game, mode }) =>
        node.rooms.games
          .get(game)
          ?.g.def.modes.some((one) => one.key === mode && one.seats.includes(2) && one.ruled === undefined) ?? false,
    );
    if (duels.length === 0) throw refusals.nothing();
    const issues = quick.issues(request.body);
    if (issues.length > 0)
      throw new HttpRefusal(
        409,
        'deck',
        { cs: 'S tímto balíčkem hrát nelze.', en: 'This deck cannot be played.' },
        { issues },
      );
    return quick.wait(user, { ...request.body, tables: duels });
  });

  app.get('/api/quick', async (request) => {
    const user = await needUser(context, request);
    return quick.look(user.id);
  });

  app.delete('/api/quick', async (request) => {
    await quick.leave((await needUser(context, request)).id);
    return {};
  });

  // ---- after the end -------------------------------------------------------------------------------------------------

  /** The record is public when the match is over; in a series, when the series is. */
  app.get<Match>('/api/tables/:id/record', { schema: { params } }, async (request, reply) => {
    const over = await overTable(request);
    reply.type('text/plain; charset=utf-8');
    const told = (await wholeCourse(over, store.kept, SPECTATOR)).map((beat) => ({ after: beat.step + 1, beat }));
    return recordToText({ ...(await recordOf(over, store)), told });
  });

  app.get<Match>('/api/tables/:id/proof', { schema: { params } }, async (request): Promise<Proof> => {
    const over = await overTable(request);
    const nonces = over.seats.map((one) => one?.nonce ?? '');
    return { match: over.id, commit: over.commit, server: over.server, nonces, seed: over.seed };
  });

  async function overTable(request: FastifyRequest<Match>): Promise<Table> {
    const user = await userOf(context, request);
    const room = await openFor(context, request, user, request.params.id);
    if (room === null) throw refusals.nothing();
    const { table: found } = room;
    // Seeds and lists would help in the games that follow.
    const series = found.stage === 'over' ? seriesAfter(found) : null;
    if (found.stage !== 'over' || found.match === null || (series !== null && !isDecided(series)))
      throw refusals.secret();
    if (!found.rules.listed && (user === null || !isAt(found, user))) throw refusals.secret();
    return found;
  }
}

const isAt = (table: Table, user: UserRow): boolean => table.seats.some((one) => one?.user === user.id);
