/** The same arithmetic as on the server, by the browser's own cryptography. */

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (found: ArrayBuffer): string =>
  [...new Uint8Array(found)].map((n) => n.toString(16).padStart(2, '0')).join('');

export const commitOf = async (server: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes(server)));

export async function seedOf(server: string, match: string, nonces: readonly string[]): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytes(server), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, bytes([match, ...nonces].join('\n')))).slice(0, 32);
}
