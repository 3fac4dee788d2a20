import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { checkPassword, hashPassword } from '../people/accounts.ts';
import { cleanName, loginOf, skeletonOf } from '../people/names.ts';
import { hashToken, newId } from '../people/tokens.ts';
import type { UserRow } from '../store/contract.ts';
import { budgetAddress } from './address.ts';
import { type Context, needUser, refusals, setCookie, siteOf, tokenOf, userOf } from './context.ts';
import { body, password, personName, word } from './shapes.ts';

/** So much of a session's hash names it to its owner. */
const SHOWN = 12;
/** Who signed in so lately need not do it again for what a session alone must not do. */
const FRESH_MS = 10 * 60_000;

/** Guests, accounts, passkeys, one's own data. */
export function peopleRoutes(app: FastifyInstance, context: Context): void {
  const { accounts, store, limits, passkeys, node } = context;

  /** Sockets that were opened by a session end with it, on whatever node they are. */
  async function endSessions(hashes: readonly string[]): Promise<void> {
    for (const hash of hashes) {
      await store.people.closeSession(hash);
      await store.engine.say({ k: 'out', session: hash });
    }
  }

  /** Ways into an account change only for who has signed in lately: a page that was left open gives it to nobody. */
  async function needFresh(request: FastifyRequest): Promise<UserRow> {
    const user = await needUser(context, request);
    if (user.kind !== 'account') throw refusals.signIn();
    const own = hashToken(tokenOf(request.headers) ?? '');
    const session = (await store.people.sessions(user.id)).find(({ hash }) => hash === own);
    if (session === undefined || node.now() - session.created > FRESH_MS) throw refusals.again();
    return user;
  }

  /** Whoever signs in as somebody else is not also who they were before; a program holds its own session and keeps it. */
  async function endFormer(request: FastifyRequest): Promise<void> {
    const old = tokenOf(request.headers);
    if (old !== null && request.headers.authorization === undefined) await endSessions([hashToken(old)]);
  }

  /** A guest at once, without a question; who is somebody already stays so. */
  app.post<{ Body: { name?: string } }>(
    '/api/guest',
    { schema: body({ name: Type.Optional(personName) }) },
    async (request, reply) => {
      const known = await userOf(context, request);
      if (known !== null) return accounts.me(known);
      if (!limits.make.take(`guest/${budgetAddress(request.ip)}`)) throw refusals.slow();
      const user = await accounts.guest(request.body.name ?? '');
      const token = await accounts.openSession(user.id);
      setCookie(reply, request, token);
      // Programs have no cookies; browsers do not need it.
      return { ...(await accounts.me(user)), ...(request.headers.origin === undefined && { token }) };
    },
  );

  app.get('/api/me', async (request) => {
    const user = await userOf(context, request);
    return user === null
      ? { id: '', name: '', kind: 'guest', login: null, role: '', passkeys: 0, ratings: [] }
      : accounts.me(user);
  });

  app.post<{ Body: { name: string } }>('/api/me/name', { schema: body({ name: personName }) }, async (request) => {
    const user = await needUser(context, request);
    const name = cleanName(request.body.name);
    // An account's name is what it signs in with: it keeps looking like it.
    if (name === '' || (user.login !== null && loginOf(name) !== user.login)) throw refusals.taken();
    if (user.login === null && !(await accounts.isFree(name))) throw refusals.taken();
    await store.people.change(user.id, { name });
    return accounts.me({ ...user, name });
  });

  const credentials = body({ name: personName, password });

  app.post<{ Body: { name: string; password: string } }>(
    '/api/signup',
    { schema: credentials },
    async (request, reply) => {
      if (!limits.signIn.take(budgetAddress(request.ip))) throw refusals.slow();
      let user = await userOf(context, request);
      const fresh = user === null || user.kind === 'account';
      if (user === null || fresh) user = await accounts.guest(request.body.name);
      if (!(await accounts.signUp(user, request.body.name, request.body.password))) {
        if (fresh) await store.people.remove(user.id);
        throw refusals.taken();
      }
      // Whoever knew the guest's session does not know the account's. A program holds its own and is told of no other.
      if (fresh || request.headers.authorization === undefined) {
        const old = tokenOf(request.headers);
        if (old !== null && !fresh) await endSessions([hashToken(old)]);
        setCookie(reply, request, await accounts.openSession(user.id));
      }
      return accounts.me((await store.people.get(user.id)) ?? user);
    },
  );

  app.post<{ Body: { name: string; password: string } }>(
    '/api/signin',
    { schema: credentials },
    async (request, reply) => {
      // By address and by name: neither many names from one place nor one name from many places.
      if (!limits.signIn.take(budgetAddress(request.ip)) || !limits.signIn.take(`name/${loginOf(request.body.name)}`))
        throw refusals.slow();
      const user = await accounts.signIn(request.body.name, request.body.password);
      if (user === null) throw refusals.wrong();
      if (user.banned_until > node.now()) throw refusals.banned();
      await endFormer(request);
      const token = await accounts.openSession(user.id);
      setCookie(reply, request, token);
      return { ...(await accounts.me(user)), ...(request.headers.origin === undefined && { token }) };
    },
  );

  app.post('/api/signout', async (request, reply) => {
    const token = tokenOf(request.headers);
    if (token !== null) await endSessions([hashToken(token)]);
    setCookie(reply, request, null);
    return {};
  });

  const change = body({ old: Type.String({ maxLength: 200 }), password });

  app.post<{ Body: { old: string; password: string } }>('/api/me/password', { schema: change }, async (request) => {
    const user = await needUser(context, request);
    if (!limits.signIn.take(budgetAddress(request.ip))) throw refusals.slow();
    const { old, password: wanted } = request.body;
    if (user.kind !== 'account' || (user.password !== null && !(await checkPassword(old, user.password))))
      throw refusals.wrong();
    await store.people.change(user.id, { password: await hashPassword(wanted) });
    const kept = hashToken(tokenOf(request.headers) ?? '');
    await endSessions((await store.people.sessions(user.id)).map(({ hash }) => hash).filter((hash) => hash !== kept));
    return {};
  });

  app.get('/api/me/sessions', async (request) => {
    const user = await needUser(context, request);
    const own = hashToken(tokenOf(request.headers) ?? '');
    const rows = await store.people.sessions(user.id);
    return rows.map(({ hash, created }) => ({ id: hash.slice(0, SHOWN), created, current: hash === own }));
  });

  app.delete<{ Params: { id: string } }>(
    '/api/me/sessions/:id',
    { schema: { params: Type.Object({ id: word }) } },
    async (request) => {
      const user = await needUser(context, request);
      const found = (await store.people.sessions(user.id)).filter(
        ({ hash }) => hash.slice(0, SHOWN) === request.params.id,
      );
      if (found.length === 0) throw refusals.nothing();
      await endSessions(found.map(({ hash }) => hash));
      return {};
    },
  );

  app.post('/api/me/recovery', async (request) => {
    return { codes: await accounts.recoveryCodes(await needFresh(request)) };
  });

  const recovery = body({ name: personName, code: Type.String({ maxLength: 40 }), password });

  app.post<{ Body: { name: string; code: string; password: string } }>(
    '/api/recover',
    { schema: recovery },
    async (request, reply) => {
      const { name, code, password: wanted } = request.body;
      if (!limits.signIn.take(budgetAddress(request.ip)) || !limits.signIn.take(`name/${skeletonOf(name)}`))
        throw refusals.slow();
      const user = await accounts.recover(name, code, wanted);
      if (user === null) throw refusals.wrong();
      await store.engine.say({ k: 'out', user: user.id });
      await endFormer(request);
      setCookie(reply, request, await accounts.openSession(user.id));
      return accounts.me(user);
    },
  );

  app.get('/api/me/export', async (request, reply) => {
    const user = await needUser(context, request);
    reply.header('content-disposition', 'attachment; filename="bojiste.json"');
    return accounts.export(user);
  });

  app.delete('/api/me', async (request, reply) => {
    const user = await needUser(context, request);
    await accounts.remove(user);
    await store.engine.say({ k: 'out', user: user.id });
    setCookie(reply, request, null);
    return {};
  });

  // ---- passkeys ------------------------------------------------------------------------------------------------------

  const answer = body({ ticket: Type.Optional(word), response: Type.Object({ id: Type.String({ maxLength: 2000 }) }) });
  type Answer = { ticket?: string; response: never };

  app.post('/api/passkey/new', async (request) => {
    return passkeys.registration(await needFresh(request), siteOf(context, request));
  });

  app.post<{ Body: Answer }>('/api/passkey/add', { schema: answer }, async (request) => {
    const user = await needUser(context, request);
    if (!(await passkeys.register(user, request.body.response, siteOf(context, request)))) throw refusals.wrong();
    return accounts.me(user);
  });

  /** By the first letters of a hash, as sessions are: what a device is known by need not be shown. */
  const shownKey = (id: string): string => hashToken(id).slice(0, SHOWN);

  app.get('/api/me/passkeys', async (request) => {
    const rows = await store.people.passkeys((await needUser(context, request)).id);
    return rows.map(({ id, created }) => ({ id: shownKey(id), created }));
  });

  app.delete<{ Params: { id: string } }>(
    '/api/me/passkeys/:id',
    { schema: { params: Type.Object({ id: word }) } },
    async (request) => {
      const user = await needFresh(request);
      const found = (await store.people.passkeys(user.id)).find(({ id }) => shownKey(id) === request.params.id);
      if (found === undefined) throw refusals.nothing();
      await store.people.dropPasskey(found.id);
      return accounts.me(user);
    },
  );

  app.post('/api/passkey/challenge', async (request) => {
    if (!limits.signIn.take(budgetAddress(request.ip))) throw refusals.slow();
    const ticket = newId();
    return { ticket, options: await passkeys.authentication(ticket, siteOf(context, request)) };
  });

  app.post<{ Body: Answer }>('/api/passkey/signin', { schema: answer }, async (request, reply) => {
    const { ticket = '', response } = request.body;
    const id = await passkeys.authenticate(ticket, response, siteOf(context, request));
    const user = id === null ? undefined : await store.people.get(id);
    if (user === undefined) throw refusals.wrong();
    if (user.banned_until > node.now()) throw refusals.banned();
    await endFormer(request);
    setCookie(reply, request, await accounts.openSession(user.id));
    return accounts.me(user);
  });
}
