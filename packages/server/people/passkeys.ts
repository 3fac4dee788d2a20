import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { UserRow } from '../store/contract.ts';
import type { Store } from '../store/store.ts';

/** Passkeys: signing in without a password. */

/** A fifth of the time a node needs to start: it is loaded when the first passkey is used. */
const webauthn = () => import('@simplewebauthn/server');

/** Where the page runs, as the browser sees it. */
export interface Site {
  readonly host: string;
  readonly origin: string;
}

const CHALLENGE_MS = 5 * 60_000;

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

export class Passkeys {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** Challenges are kept in the store: the answer may come to another node. */
  private async keep(name: string, challenge: string): Promise<void> {
    const value = `${this.now() + CHALLENGE_MS} ${challenge}`;
    await this.store.engine.db
      .insertInto('meta')
      .values({ name: `challenge/${name}`, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  /** Each challenge is good for one answer. */
  private async take(name: string): Promise<string | null> {
    const { db } = this.store.engine;
    const gone = await db
      .deleteFrom('meta')
      .where('name', '=', `challenge/${name}`)
      .returning('value')
      .executeTakeFirst();
    const [expires, challenge = ''] = (gone?.value ?? '').split(' ');
    return gone !== undefined && Number(expires) > this.now() ? challenge : null;
  }

  async registration(user: UserRow, { host }: Site): Promise<object> {
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: 'Bojiště',
      rpID: host,
      userName: user.name,
      userID: new TextEncoder().encode(user.id),
      attestationType: 'none',
      excludeCredentials: (await this.store.people.passkeys(user.id)).map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.keep(`new-${user.id}`, options.challenge);
    return options;
  }

  async register(user: UserRow, response: Registration, { host, origin }: Site): Promise<boolean> {
    const challenge = await this.take(`new-${user.id}`);
    if (challenge === null) return false;
    try {
      const { verified, registrationInfo } = await (await webauthn()).verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
      });
      if (!verified || registrationInfo === undefined) return false;
      const { id, publicKey, counter } = registrationInfo.credential;
      const key = Buffer.from(publicKey).toString('base64url');
      await this.store.people.addPasskey({ id, user_id: user.id, public_key: key, counter, created: this.now() });
      return true;
    } catch {
      return false;
    }
  }

  async authentication(ticket: string, { host }: Site): Promise<object> {
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: host,
      userVerification: 'preferred',
    });
    await this.keep(`in-${ticket}`, options.challenge);
    return options;
  }

  /** The user whose passkey answered, or null. */
  async authenticate(ticket: string, response: Authentication, { host, origin }: Site): Promise<string | null> {
    const challenge = await this.take(`in-${ticket}`);
    const known = await this.store.people.passkey(response.id);
    if (challenge === null || known === undefined) return null;
    try {
      const { verified, authenticationInfo } = await (await webauthn()).verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
        credential: {
          id: known.id,
          publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
          counter: known.counter,
        },
      });
      if (!verified) return null;
      await this.store.people.usedPasskey(known.id, authenticationInfo.newCounter);
      return known.user_id;
    } catch {
      return null;
    }
  }
}
