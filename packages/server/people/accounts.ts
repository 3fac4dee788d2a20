import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Me } from '@bojiste/session/wire';
import { ratingInfo } from '../matches/tell.ts';
import type { UserRow } from '../store/contract.ts';
import type { Store } from '../store/store.ts';
import { cleanName, isReserved, loginOf, nickname, skeletonOf } from './names.ts';
import { hashToken, newId, newToken } from './tokens.ts';

/** Guests, accounts, passwords, sessions. */

const SESSION_MS = 180 * 86_400_000;
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;
const CODES = 8;

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
    const wanted = cleanName(name);
    const row = {
      id,
      name: wanted !== '' && (await this.isFree(wanted)) ? wanted : nickname(id),
      kind: 'guest',
      login: null,
      skeleton: null,
      password: null,
      created: now,
      seen: now,
      role: '',
      muted_until: 0,
      banned_until: 0,
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

  /** Nobody may be taken for an account, nor for whoever runs the server. */
  async isFree(name: string): Promise<boolean> {
    if (isReserved(name)) return false;
    const { people } = this.store;
    return (
      (await people.bySkeleton(skeletonOf(name))) === undefined && (await people.byLogin(loginOf(name))) === undefined
    );
  }

  /** A guest becomes an account and keeps everything. False when the name is taken. */
  async signUp(user: UserRow, name: string, password: string | null): Promise<boolean> {
    const login = loginOf(name);
    const skeleton = skeletonOf(name);
    if (login.length < 2 || skeleton.length < 2 || !(await this.isFree(name))) return false;
    const hash = password === null ? null : await hashPassword(password);
    try {
      await this.store.people.change(user.id, {
        kind: 'account',
        name: cleanName(name),
        login,
        skeleton,
        password: hash,
      });
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

  /** Codes that each set a new password once, for who has lost theirs; older ones are void. They are shown only now. */
  async recoveryCodes(user: UserRow): Promise<string[]> {
    const codes = Array.from({ length: CODES }, () =>
      randomBytes(10)
        .toString('hex')
        .replace(/.{5}(?=.)/g, '$&-'),
    );
    await this.store.people.keepCodes(user.id, codes.map(hashToken));
    return codes;
  }

  /** Null when name and code do not belong together. The code is used up, and every session ends. */
  async recover(name: string, code: string, password: string): Promise<UserRow | null> {
    const { people } = this.store;
    const user = await people.byLogin(loginOf(name));
    const hash = await hashPassword(password);
    if (user === undefined || !(await people.useCode(user.id, hashToken(code.trim().toLowerCase())))) return null;
    await people.change(user.id, { password: hash });
    await people.closeOthers(user.id, '');
    return user;
  }

  async me(user: UserRow): Promise<Me> {
    const ratings = await this.store.people.ratings(user.id);
    const keys = await this.store.people.passkeys(user.id);
    return {
      id: user.id,
      name: user.name,
      kind: user.kind as Me['kind'],
      login: user.login,
      role: user.role,
      passkeys: keys.length,
      ratings: ratings.map((row) => ({ ...ratingInfo(row), game: row.game, mode: row.mode, games: row.games })),
    };
  }

  /** Everything the server knows of a person. */
  async export(user: UserRow): Promise<object> {
    const { password: _, skeleton: __, ...profile } = user;
    const { people, matches, talk, standing } = this.store;
    return {
      profile,
      ratings: await people.ratings(user.id),
      ratingChanges: await standing.curve(user.id),
      decks: (await people.decks(user.id)).map(({ body, ...deck }) => ({ ...deck, deck: JSON.parse(body) as unknown })),
      learned: JSON.parse((await people.learned(user.id)) ?? 'null') as unknown,
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
