import type { Seated } from '@bojiste/session/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LobbyRefusal } from '../matches/lobby.ts';
import type { GameNode } from '../matches/node.ts';
import type { QuickMatch } from '../matches/quick.ts';
import type { Room } from '../matches/room.ts';
import type { Budgets } from '../operate/budgets.ts';
import type { Config } from '../operate/config.ts';
import type { Faults } from '../operate/faults.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Passkeys, Site } from '../people/passkeys.ts';
import type { UserRow } from '../store/contract.ts';
import type { Store } from '../store/store.ts';
import { Limiter } from '../wire/buckets.ts';
import { budgetAddress } from './address.ts';

/** What all routes share, and who is asking. */

export interface Context {
  readonly config: Config;
  readonly store: Store;
  readonly node: GameNode;
  readonly quick: QuickMatch;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly metrics: Metrics;
  readonly faults: Faults;
  readonly limits: Limits;
  readonly budgets: Budgets;
  /** Jobs by the same name on every node. */
  readonly jobs: { submit(user: string, address: string, kind: string, input: object): Promise<string> };
  draining(): boolean;
  mutesChanged(user: string): void;
}

const COOKIE = 'bojiste';
const COOKIE_DAYS = 180;

export class Limits {
  readonly signIn: Limiter;
  readonly make: Limiter;
  readonly any: Limiter;

  constructor(generous: boolean, now: () => number) {
    const size = (burst: number, perSecond: number) =>
      generous ? { burst: 1e9, perSecond: 1e9 } : { burst, perSecond };
    this.signIn = new Limiter(size(10, 1 / 10), now);
    this.make = new Limiter(size(30, 1 / 3), now);
    this.any = new Limiter(size(200, 20), now);
  }
}

/** Opening a match costs processor time: who has used up theirs is asked to wait. Charges what loading it took. */
export async function openFor(
  { node, budgets }: Context,
  request: FastifyRequest,
  user: UserRow | null,
  match: string,
): Promise<Room | null> {
  const payers = { people: [user?.id ?? ''], addresses: [budgetAddress(request.ip)] };
  if (!budgets.may('opens', payers)) throw refusals.slow();
  const room = await node.rooms.fresh(match);
  budgets.charge('opens', payers, node.rooms.takeCost(room));
  return room;
}

/** A request that is answered with words. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: { readonly cs: string; readonly en: string },
    readonly more: object = {},
  ) {
    super(code);
  }
}

export function orThrow(done: Seated | LobbyRefusal): Seated {
  if ('match' in done) return done;
  throw new HttpRefusal(done.code === 'noMatch' ? 404 : 409, done.code, done.text, { issues: done.issues ?? [] });
}

export const refusals = {
  signIn: () => new HttpRefusal(401, 'signIn', { cs: 'Nejdřív se přihlaste.', en: 'Sign in first.' }),
  wrong: () =>
    new HttpRefusal(403, 'wrong', { cs: 'Jméno a heslo k sobě nepatří.', en: 'Name and password do not match.' }),
  again: () =>
    new HttpRefusal(403, 'again', {
      cs: 'Od přihlášení uplynulo víc než deset minut. Odhlaste se, znovu se přihlaste a zkuste to ještě jednou.',
      en: 'You signed in more than ten minutes ago. Sign out, sign in again and try once more.',
    }),
  slow: () =>
    new HttpRefusal(429, 'slow', {
      cs: 'Příliš mnoho pokusů; zkuste to později.',
      en: 'Too many tries; try again later.',
    }),
  taken: () =>
    new HttpRefusal(409, 'taken', {
      cs: 'Toto jméno je obsazené nebo příliš krátké.',
      en: 'This name is taken or too short.',
    }),
  many: () => new HttpRefusal(409, 'many', { cs: 'Víc už jich uložit nelze.', en: 'No more of these can be kept.' }),
  banned: () =>
    new HttpRefusal(403, 'banned', {
      cs: 'Správce serveru tento účet zablokoval.',
      en: 'Whoever runs the server has blocked this account.',
    }),
  account: () =>
    new HttpRefusal(403, 'account', { cs: 'To je jen pro přihlášené účty.', en: 'This is for accounts only.' }),
  nothing: () => new HttpRefusal(404, 'nothing', { cs: 'Tady nic není.', en: 'There is nothing here.' }),
  own: () =>
    new HttpRefusal(403, 'own', { cs: 'O vlastní hře nerozhodujete.', en: 'You do not judge a game of your own.' }),
  secret: () =>
    new HttpRefusal(403, 'secret', { cs: 'To se ukáže až po skončení.', en: 'This is shown after the end.' }),
};

export function tokenOf(headers: FastifyRequest['headers'] | NodeJS.Dict<string | string[]>): string | null {
  const bearer = headers.authorization;
  if (typeof bearer === 'string' && bearer.startsWith('Bearer ')) return bearer.slice(7);
  const cookies = String(headers.cookie ?? '').split(/;\s*/);
  const found = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return found === undefined ? null : found.slice(COOKIE.length + 1);
}

export async function userOf({ accounts }: Context, request: FastifyRequest): Promise<UserRow | null> {
  const token = tokenOf(request.headers);
  return token === null ? null : ((await accounts.bySession(token)) ?? null);
}

export async function needUser(context: Context, request: FastifyRequest): Promise<UserRow> {
  const user = await userOf(context, request);
  if (user === null) throw refusals.signIn();
  return user;
}

export function setCookie(reply: FastifyReply, request: FastifyRequest, token: string | null): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const life = token === null ? 0 : COOKIE_DAYS * 86_400;
  reply.header('set-cookie', `${COOKIE}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${secure}`);
}

/** Where the page runs, for passkeys. */
export function siteOf({ config }: Context, request: FastifyRequest): Site {
  const origin = config.publicUrl ?? `${request.protocol}://${request.headers.host ?? ''}`;
  return { origin, host: new URL(origin).hostname };
}

/** Pages of other sites may not speak for our users. Programs send no origin and have no cookies of others. */
export function goodOrigin(config: Config, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (config.origins.includes(origin) || origin === config.publicUrl) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
