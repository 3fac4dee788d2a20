import type { Deck } from '@bojiste/kernel';
import type { KeptDeck } from '@bojiste/session/wire';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { deckIssues } from '../matches/games.ts';
import type { DeckRow } from '../store/contract.ts';
import { budgetAddress } from './address.ts';
import { type Context, HttpRefusal, needUser, refusals } from './context.ts';
import { body, deck, level, word } from './shapes.ts';

/** Decks kept on the server, mutes, reports, long work. */

const MOST_DECKS = 200;
const MOST_JOBS = 2;

const keptDeck = ({ id, game, touched, body: text }: DeckRow): KeptDeck => ({
  id,
  game,
  touched,
  deck: JSON.parse(text) as Deck,
});

const changedElsewhere = (kept: KeptDeck) =>
  new HttpRefusal(
    409,
    'changed',
    { cs: 'Balíček se mezitím změnil jinde.', en: 'The deck was changed elsewhere meanwhile.' },
    { kept },
  );

export function ownRoutes(app: FastifyInstance, context: Context): void {
  const { store, node, limits } = context;
  const params = Type.Object({ id: word });

  app.get('/api/decks', async (request) => {
    const user = await needUser(context, request);
    const rows = await store.people.decks(user.id);
    return rows.map(keptDeck);
  });

  const keeping = { ...body({ game: word, deck, seen: Type.Optional(Type.Integer({ minimum: 0 })) }), params };

  app.put<{ Params: { id: string }; Body: { game: string; deck: Deck; seen?: number } }>(
    '/api/decks/:id',
    { schema: keeping },
    async (request) => {
      const user = await needUser(context, request);
      const hosted = node.rooms.games.get(request.body.game);
      if (hosted === undefined) throw refusals.nothing();
      const kept = await store.people.decks(user.id);
      const old = kept.find(({ id }) => id === request.params.id);
      if (old === undefined && kept.length >= MOST_DECKS) throw refusals.many();
      const { game, seen } = request.body;
      // Changed elsewhere since this page saw it: the page decides what to do.
      if (old !== undefined && seen !== undefined && old.touched > seen) throw changedElsewhere(keptDeck(old));
      const touched = node.now();
      const row = { user_id: user.id, id: request.params.id, game, body: JSON.stringify(request.body.deck), touched };
      await store.people.keepDeck(row);
      // A deck that is not legal yet may be kept; it only cannot be played.
      return { touched, issues: deckIssues(hosted.g, request.body.deck, {}) };
    },
  );

  app.delete<{ Params: { id: string } }>('/api/decks/:id', { schema: { params } }, async (request) => {
    const user = await needUser(context, request);
    await store.people.dropDeck(user.id, request.params.id);
    return {};
  });

  const muting = body({ user: word, on: Type.Boolean() });

  app.post<{ Body: { user: string; on: boolean } }>('/api/mute', { schema: muting }, async (request) => {
    const user = await needUser(context, request);
    await store.people.mute(user.id, request.body.user, request.body.on);
    context.mutesChanged(user.id);
    return {};
  });

  const reporting = body({ match: word, text: Type.String({ minLength: 1, maxLength: 2000 }) });

  /** Against a person, or against the engine ("it does not play by the rules"): whoever runs the server reads it. */
  app.post<{ Body: { match: string; text: string } }>('/api/report', { schema: reporting }, async (request) => {
    const user = await needUser(context, request);
    if (!limits.make.take(`report/${user.id}`)) throw refusals.slow();
    if ((await store.matches.get(request.body.match)) === undefined) throw refusals.nothing();
    await store.talk.report(request.body.match, user.id, node.now(), request.body.text);
    return {};
  });

  // ---- long work -----------------------------------------------------------------------------------------------------

  const simulation = body({
    game: word,
    mode: word,
    decks: Type.Array(deck, { minItems: 2, maxItems: 4 }),
    games: Type.Integer({ minimum: 1, maximum: 2000 }),
    level,
  });

  interface Simulation {
    game: string;
    mode: string;
    decks: Deck[];
    games: number;
    level: string;
  }

  app.post<{ Body: Simulation }>('/api/jobs', { schema: simulation }, async (request) => {
    const user = await needUser(context, request);
    // Guests cost nothing to make, so what they may use would have no end.
    if (user.kind !== 'account') throw refusals.account();
    const hosted = node.rooms.games.get(request.body.game);
    const mode = hosted?.g.def.modes.find(({ key }) => key === request.body.mode);
    if (hosted === undefined || mode === undefined || !mode.seats.includes(request.body.decks.length))
      throw refusals.nothing();
    const issues = request.body.decks.flatMap((one) => deckIssues(hosted.g, one, {}));
    if (issues.length > 0)
      throw new HttpRefusal(
        409,
        'deck',
        { cs: 'Tento balíček hrát nelze.', en: 'This deck cannot be played.' },
        { issues },
      );
    if ((await store.talk.openJobs(user.id)) >= MOST_JOBS) throw refusals.slow();
    const address = budgetAddress(request.ip);
    if (!context.budgets.may('simulations', { people: [user.id], addresses: [address] })) throw refusals.slow();
    return { id: await context.jobs.submit(user.id, address, 'sim', { ...request.body, kind: 'sim', options: {} }) };
  });

  app.get<{ Params: { id: string } }>('/api/jobs/:id', { schema: { params } }, async (request) => {
    const user = await needUser(context, request);
    const job = await store.talk.job(request.params.id);
    if (job === undefined || job.user_id !== user.id) throw refusals.nothing();
    return { id: job.id, state: job.state, result: JSON.parse(job.result ?? 'null') as unknown };
  });

  app.delete<{ Params: { id: string } }>('/api/jobs/:id', { schema: { params } }, async (request) => {
    const user = await needUser(context, request);
    if (!(await store.talk.cancelJob(request.params.id, user.id))) throw refusals.nothing();
    return {};
  });
}
