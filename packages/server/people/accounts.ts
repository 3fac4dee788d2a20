import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Me } from '@bojiste/session/wire';
import { ratingInfo } from '../matches/tell.ts';
import type { UserRow } from '../store/contract.ts';
import type { Store } from '../store/store.ts';
import { hashToken, newId, newToken } from './tokens.ts';

/** Guests, accounts, passwords, sessions. */

const SESSION_MS = 180 * 86_400_000;
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

/** Control characters and marks that turn the direction of writing have no place in a name. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

export function cleanName(name: string): string {
  return name.normalize('NFC').replace(UNFIT, '').replace(/\s+/g, ' ').trim().slice(0, 24);
}

/** Names that look alike sign in alike: no accents, no case, one width. */
export const loginOf = (name: string): string =>
  cleanName(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s/g, '');

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, SCRYPT, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt, key] = (stored ?? '').split('$');
  // Without an account the same work is done, so that nobody learns which names there are.
  const wanted = Buffer.from(key ?? '', 'base64url');
  const found = await derive(password, Buffer.from(salt ?? 'nobody', 'base64url'));
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

export class Accounts {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  async guest(name: string): Promise<UserRow> {
    const now = this.now();
    const id = newId();
    const row = {
      id,
      name: cleanName(name) || `Host ${id.slice(0, 4)}`,
      kind: 'guest',
      login: null,
      password: null,
      created: now,
      seen: now,
    };
    await this.store.people.add(row);
    return row;
  }

  async openSession(user: string): Promise<string> {
    const token = newToken();
    const now = this.now();
    await this.store.people.openSession(hashToken(token), user, now, now + SESSION_MS);
    return token;
  }

  bySession(token: string): Promise<UserRow | undefined> {
    return this.store.people.bySession(hashToken(token), this.now());
  }

  /** A guest becomes an account and keeps everything. False when the name is taken. */
  async signUp(user: UserRow, name: string, password: string | null): Promise<boolean> {
    const login = loginOf(name);
    if (login.length < 2 || (await this.store.people.byLogin(login)) !== undefined) return false;
    const hash = password === null ? null : await hashPassword(password);
    try {
      await this.store.people.change(user.id, { kind: 'account', name: cleanName(name), login, password: hash });
      return true;
    } catch {
      // Somebody else took the name in the meantime.
      return false;
    }
  }

  async signIn(name: string, password: string): Promise<UserRow | null> {
    const user = await this.store.people.byLogin(loginOf(name));
    const good = await checkPassword(password, user?.password ?? null);
    return good && user !== undefined ? user : null;
  }

  async me(user: UserRow): Promise<Me> {
    const ratings = await this.store.people.ratings(user.id);
    const keys = await this.store.people.passkeys(user.id);
    return {
      id: user.id,
      name: user.name,
      kind: user.kind as Me['kind'],
      login: user.login,
      passkeys: keys.length,
      ratings: ratings.map((row) => ({ ...ratingInfo(row), game: row.game, mode: row.mode, games: row.games })),
    };
  }

  /** Everything the server knows of a person. */
  async export(user: UserRow): Promise<object> {
    const { password: _, ...profile } = user;
    const { people, matches, talk } = this.store;
    return {
      profile,
      ratings: await people.ratings(user.id),
      decks: (await people.decks(user.id)).map(({ body, ...deck }) => ({ ...deck, deck: JSON.parse(body) as unknown })),
      matches: (await matches.ofUser(user.id, 10_000)).map(({ id, game, mode, stage, created, info }) => ({
        id,
        game,
        mode,
        stage,
        created,
        table: JSON.parse(info) as unknown,
      })),
      chat: (await talk.linesOf(user.id)).map(({ match, at, body }) => ({
        match,
        at,
        said: JSON.parse(body || 'null') as unknown,
      })),
      muted: await people.muted(user.id),
      passkeys: (await people.passkeys(user.id)).map(({ id, created }) => ({ id, created })),
    };
  }

  /** Deletes a person. Games of others stay, with a nameless opponent. */
  async remove(user: UserRow): Promise<void> {
    const rows = await this.store.matches.ofUser(user.id, 100_000);
    for (const { id } of rows) await this.store.forget(id, user.id);
    await this.store.people.remove(user.id);
  }
}
