import type { Proof, TableInfo } from '@bojiste/session/wire';

/**
 * Chance that a player can check. The browser keeps what the server committed to before the game and the number it drew
 * itself after seeing that; when all is revealed it compares with what it kept, and not with what the server says it said.
 */

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (found: ArrayBuffer): string =>
  [...new Uint8Array(found)].map((n) => n.toString(16).padStart(2, '0')).join('');

const commitOf = async (server: string): Promise<string> => hex(await crypto.subtle.digest('SHA-256', bytes(server)));

async function seedOf(server: string, match: string, nonces: readonly string[]): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytes(server), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, bytes([match, ...nonces].join('\n')))).slice(0, 32);
}

/** What this browser knows of a match by itself. */
export interface Kept {
  readonly commit: string;
  readonly seat: number;
  readonly nonce: string;
}

export interface Shelf {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

const FAIR = 'bojiste.fair.';

export function kept(match: string, shelf: Shelf): Kept | null {
  const found = shelf.getItem(FAIR + match);
  return found === null ? null : (JSON.parse(found) as Kept);
}

const newNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(16)).buffer);

/**
 * The share this page owes the table: drawn once, after the commitment is known, and kept with it. Null when nothing is
 * owed.
 */
export function shareFor({ id, me, owing, commit }: TableInfo, shelf: Shelf): string | null {
  if (me < 0 || !owing.includes(me)) return null;
  const before = kept(id, shelf);
  // A commitment that changes under our hands is none: the number drawn for the first one stays with it.
  if (before !== null && before.seat === me) return before.nonce;
  const mine: Kept = { commit, seat: me, nonce: newNonce() };
  shelf.setItem(FAIR + id, JSON.stringify(mine));
  return mine.nonce;
}

/** true: fits, false: does not, null: this browser has nothing to compare with. */
export interface Findings {
  /** The commitment kept from before the game is the one the server shows now. */
  readonly promise: boolean | null;
  /** The number this browser drew is the one the chance was made from. */
  readonly own: boolean | null;
  /** The revealed secret has the hash that was promised. */
  readonly secret: boolean;
  /** Secret and numbers give the seed the game was played with. */
  readonly seed: boolean;
}

export async function findingsOf(match: string, proof: Proof, seed: string, mine: Kept | null): Promise<Findings> {
  const promised = mine?.commit ?? proof.commit;
  return {
    promise: mine === null ? null : mine.commit === proof.commit,
    own: mine === null ? null : proof.nonces[mine.seat] === mine.nonce,
    secret: (await commitOf(proof.server)) === promised,
    seed: (await seedOf(proof.server, match, proof.nonces)) === seed,
  };
}

export const isFair = (found: Findings): boolean => Object.values(found).every((one) => one !== false);
