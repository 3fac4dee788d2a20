import type { Profile, RatingChange } from '@bojiste/session/wire';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { listedTable } from '../matches/listing.ts';
import { ratingInfo } from '../matches/tell.ts';
import { PROVISIONAL } from '../store/people.ts';
import { type Context, refusals } from './context.ts';
import { word } from './shapes.ts';

/** Ladders, profiles, and what a match did to ratings. All of it is public. */

const OUTCOMES = ['lost', 'won', 'draw'] as const;

export function standingRoutes(app: FastifyInstance, { store }: Context): void {
  const params = Type.Object({ id: word });

  app.get<{ Params: { game: string; mode: string } }>(
    '/api/best/:game/:mode',
    { schema: { params: Type.Object({ game: word, mode: word }) } },
    async (request) => {
      const rows = await store.people.best(request.params.game, request.params.mode);
      return rows.map(({ user_id, name, value, deviation, games }) => ({
        id: user_id,
        name,
        value: Math.round(value),
        deviation: Math.round(deviation),
        games,
      }));
    },
  );

  /** Empty until the match is rated, and for one that is not. */
  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/ratings',
    { schema: { params } },
    async (request): Promise<RatingChange[]> =>
      (await store.standing.changesOf(request.params.id)).map(({ user_id, before, after, deviation }) => ({
        user: user_id,
        before: Math.round(before),
        after: Math.round(after),
        provisional: deviation > PROVISIONAL,
      })),
  );

  app.get<{ Params: { id: string } }>('/api/people/:id', { schema: { params } }, async (request): Promise<Profile> => {
    const user = await store.people.get(request.params.id);
    if (user === undefined) throw refusals.nothing();
    const [ratings, changes, last, decks] = await Promise.all([
      store.people.ratings(user.id),
      store.standing.curve(user.id),
      store.standing.lastOf(user.id),
      store.standing.favourites(user.id),
    ]);
    return {
      id: user.id,
      name: user.name,
      kind: user.kind as Profile['kind'],
      created: user.created,
      ratings: ratings.map((row) => ({
        ...ratingInfo(row),
        game: row.game,
        mode: row.mode,
        games: row.games,
        curve: changes
          .filter(({ game, mode }) => game === row.game && mode === row.mode)
          .map(({ after }) => Math.round(after)),
      })),
      last: last.map((row) => ({
        ...listedTable(row),
        outcome: row.outcome === null ? null : (OUTCOMES[row.outcome] ?? null),
      })),
      decks: decks.map(({ game, deck, games }) => ({
        game,
        name: JSON.parse(deck) as Profile['decks'][0]['name'],
        games,
      })),
    };
  });
}
