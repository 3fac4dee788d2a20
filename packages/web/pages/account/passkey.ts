import type { Me } from '@bojiste/session/wire';
import { call } from '../../session/online-api.ts';

/** Passkeys by the browser's own means; older browsers sign in with a password. */

type Json = Parameters<typeof PublicKeyCredential.parseCreationOptionsFromJSON>[0];
type JsonRequest = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];

export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

export async function addPasskey(): Promise<Me> {
  const options = await call<Json>('POST', '/api/passkey/new');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return call('POST', '/api/passkey/add', { response: made.toJSON() });
}

export async function signInByPasskey(): Promise<Me> {
  const { ticket, options } = await call<{ ticket: string; options: JsonRequest }>('POST', '/api/passkey/challenge');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return call('POST', '/api/passkey/signin', { ticket, response: found.toJSON() });
}
