import { recordToText } from '@bojiste/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { listedTable } from '../matches/listing.ts';
import { recordOf } from '../matches/loader.ts';
import { ACTS, type Act, DESK, DeskWork } from '../people/desk.ts';
import type { UserRow } from '../store/contract.ts';
import type { ActRow } from '../store/desk.ts';
import { chatLine } from '../wire/connection.ts';
import { type Context, needUser, openFor, refusals } from './context.ts';
import { body } from './shapes.ts';

/** The desk of whoever runs the server, for accounts with that role. To everybody else it is not there. */

/** Who may sit at the desk is said by whoever has the machine: `bojiste admin grant`. */
const AT_DESK = ACTS.filter((kind) => kind !== 'grant' && kind !== 'revoke');

interface Numbered {
  Params: { n: string };
}

export function deskRoutes(app: FastifyInstance, context: Context): void {
  const { store, node } = context;
  const work = new DeskWork(store, node.now);

  async function needDesk(request: FastifyRequest): Promise<UserRow> {
    const user = await needUser(context, request);
    if (user.role !== DESK) throw refusals.nothing();
    return user;
  }

  const nameOf = async (id: string): Promise<string> => (await store.people.get(id))?.name ?? '–';

  /** What an act was about, as people call it. */
  async function calledBy({ kind, about }: Pick<ActRow, 'kind' | 'about'>): Promise<string> {
    if (kind === 'close') return about;
    if (kind !== 'annul') return nameOf(about);
    return (await store.desk.playersOf(about)).map(({ name }) => name).join(' – ');
  }

  /** Whoever plays in a match judges nothing of it. */
  async function isOwn(user: UserRow, { kind, about }: Act): Promise<boolean> {
    if (kind !== 'annul' && kind !== 'close') return false;
    const match = kind === 'annul' ? about : (await store.desk.report(Number(about)))?.match;
    if (match === undefined) return false;
    return (await store.desk.playersOf(match)).some(({ user_id }) => user_id === user.id);
  }

  const query = Type.Object({ all: Type.Optional(Type.Literal('1')) }, { additionalProperties: false });

  app.get<{ Querystring: { all?: '1' } }>('/api/desk/reports', { schema: { querystring: query } }, async (request) => {
    await needDesk(request);
    const rows = await store.desk.reports(request.query.all === '1');
    return Promise.all(
      rows.map(async ({ n, match, user_id, at, body: text, closed }) => ({
        n,
        match,
        at,
        text,
        by: await nameOf(user_id),
        closed: closed !== null,
      })),
    );
  });

  // Numbers in addresses are text.
  const numbered = { params: Type.Object({ n: Type.String({ pattern: '^[0-9]{1,9}$' }) }) };

  app.get<Numbered>('/api/desk/reports/:n', { schema: numbered }, async (request) => {
    const user = await needDesk(request);
    const report = await store.desk.report(Number(request.params.n));
    const row = report === undefined ? undefined : await store.matches.get(report.match);
    if (report === undefined || row === undefined) throw refusals.nothing();
    const room = await openFor(context, request, user, row.id);
    if (room === null) throw refusals.nothing();
    const { table } = room;
    // Whoever plays there judges nothing of it, and nobody sees hidden cards of a game that lasts.
    if (table.seats.some((one) => one?.user === user.id)) throw refusals.secret();
    const over = table.stage === 'over' && table.match !== null;
    return {
      n: report.n,
      at: report.at,
      by: { id: report.user_id, name: await nameOf(report.user_id) },
      text: report.body,
      closed: report.closed !== null,
      table: listedTable(row),
      people: table.seats.map((one) => ({ id: one?.user ?? '', name: one?.name ?? '' })),
      chat: (await store.talk.lines(row.id)).map(chatLine),
      record: over ? recordToText(await recordOf(table, store)) : '',
    };
  });

  const acting = body({
    kind: Type.Enum(AT_DESK),
    about: Type.String({ minLength: 1, maxLength: 64 }),
    reason: Type.String({ minLength: 3, maxLength: 500 }),
    days: Type.Optional(Type.Integer({ minimum: 0, maximum: 3650 })),
  });

  app.post<{ Body: Act }>('/api/desk/acts', { schema: acting }, async (request) => {
    const user = await needDesk(request);
    if (await isOwn(user, request.body)) throw refusals.own();
    const about = await work.act(user.name, request.body);
    if (about === null) throw refusals.nothing();
    return { about };
  });

  app.get('/api/desk/acts', async (request) => {
    await needDesk(request);
    const acts = await store.desk.acts();
    return Promise.all(acts.map(async (act) => ({ ...act, called: await calledBy(act) })));
  });
}
