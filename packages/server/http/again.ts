import {
  type Deck,
  type DeckIssue,
  isDecided,
  type Seat,
  type Series,
  sure,
  swapIssues,
  winsOf,
} from '@bojiste/kernel';
import type { BetweenGames } from '@bojiste/session/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { seriesAfter } from '../matches/finish.ts';
import type { Room } from '../matches/room.ts';
import type { Table } from '../matches/table.ts';
import type { UserRow } from '../store/contract.ts';
import { type Context, HttpRefusal, needUser, openFor, orThrow, refusals } from './context.ts';
import { body, deck, maybeDeck, nonce, word } from './shapes.ts';

/** Rematch, and what happens between two games of a series: cards change places with the sideboard. */

interface Match {
  Params: { id: string };
}

/** Somebody's seat at a match that is over. */
interface Place {
  readonly room: Room;
  readonly at: Seat;
  /** With the game just played; null when only one game was wanted. */
  readonly series: Series | null;
}

/** What is wrong with going on with this deck; nothing, when it is the one played last. */
function exchangeIssues({ g }: Table, series: Series, at: Seat, wanted: Deck): readonly DeckIssue[] {
  return JSON.stringify(wanted) === JSON.stringify(series.decks[at]) ? [] : swapIssues(g, series, at, wanted);
}

/** In a rematch sides change, in a series seats stay with their wins. */
function seatAgain({ rules, seats }: Table, series: Series | null, at: Seat): Seat {
  const going = series !== null && !isDecided(series);
  return going || rules.seats !== 2 || seats.some((one) => one?.bot !== undefined) ? at : 1 - at;
}

export function againRoutes(app: FastifyInstance, context: Context): void {
  const { node } = context;
  const params = Type.Object({ id: word });

  async function placeOf(request: FastifyRequest<{ Params: { id: string } }>, user: UserRow): Promise<Place> {
    const room = await openFor(context, request, user, request.params.id);
    const at = room?.table.seats.findIndex((one) => one?.user === user.id) ?? -1;
    if (room === null || at < 0 || room.table.stage !== 'over') throw refusals.nothing();
    return { room, at, series: seriesAfter(room.table) };
  }

  /** The table of the next game or rematch, kept for the same people; the first who asks makes it. */
  async function nextOf({ room, series }: Place): Promise<string> {
    const { table: old } = room;
    if (old.next !== '') return old.next;
    const going = series !== null && !isDecided(series) ? { series } : {};
    const only = old.seats.map((_, seat) => old.seats[seatAgain(old, series, seat)]?.user ?? '');
    const next = await node.lobby.found(old.rules, { ...going, only });
    await room.act(-1, (draft) => {
      if (draft.table.next === '') draft.add({ k: 'next', match: next });
      return null;
    });
    if (room.table.next !== next) await node.lobby.shut(next);
    else
      for (const [i, one] of old.seats.entries())
        if (one?.bot !== undefined) await node.lobby.seatBot(next, i, one.bot);
    return room.table.next;
  }

  /** Between two games: the score and one's own cards. */
  app.get<Match>('/api/tables/:id/series', { schema: { params } }, async (request): Promise<BetweenGames> => {
    const { room, at, series } = await placeOf(request, await needUser(context, request));
    if (series === null) throw refusals.nothing();
    return {
      bestOf: series.bestOf,
      wins: winsOf(series),
      played: series.games.length,
      decided: isDecided(series),
      swap: series.swap,
      registered: sure(series.setup.decks[at]),
      deck: sure(series.decks[at]),
      next: room.table.next,
    };
  });

  /** Would this exchange do? Changes nothing. */
  app.post<Match & { Body: { deck: Deck } }>(
    '/api/tables/:id/series',
    { schema: { ...body({ deck }), params } },
    async (request): Promise<{ issues: readonly DeckIssue[] }> => {
      const { room, at, series } = await placeOf(request, await needUser(context, request));
      if (series === null || isDecided(series)) throw refusals.nothing();
      return { issues: exchangeIssues(room.table, series, at, request.body.deck) };
    },
  );

  /** A rematch, or the next game of a series: the first who asks makes the table, the others sit down at it. */
  app.post<Match & { Body: { deck: Deck | null; nonce: string } }>(
    '/api/tables/:id/again',
    { schema: { ...body({ deck: maybeDeck, nonce }), params } },
    async (request) => {
      const user = await needUser(context, request);
      const place = await placeOf(request, user);
      const { room, at, series } = place;
      const going = series !== null && !isDecided(series);
      const played = request.body.deck ?? room.table.seats[at]?.deck ?? null;
      const issues = going && played !== null ? exchangeIssues(room.table, series, at, played) : [];
      if (issues.length > 0)
        throw new HttpRefusal(
          409,
          'deck',
          { cs: 'Takto vyměnit karty nelze.', en: 'Cards cannot be exchanged like this.' },
          { issues },
        );
      const sitter = { user, deck: played, nonce: request.body.nonce };
      return orThrow(await node.lobby.sit(await nextOf(place), sitter, seatAgain(room.table, series, at)));
    },
  );
}
