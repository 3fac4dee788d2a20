import type { Seat } from '@bojiste/kernel';
import type { Proof, TableInfo } from '@bojiste/session/wire';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { randomHex } from './random.ts';

/**
 * Chance that a player can check. The browser keeps what the server committed to before the game and the number it drew
 * itself after seeing that; when all is revealed it compares with what it kept, and not with what the server says it said.
 * Browsers keep their own hashes from pages that came over plain `http`, and a game in a home network is to be checked like
 * any other.
 */

const bytes = (text: string) => new TextEncoder().encode(text);

const commitOf = (server: string): string => bytesToHex(sha256(bytes(server)));

const seedOf = (server: string, match: string, nonces: readonly string[]): string =>
  bytesToHex(hmac(sha256, bytes(server), bytes([match, ...nonces].join('\n')))).slice(0, 32);

/** What this browser knows of a match by itself. */
export interface Kept {
  readonly commit: string;
  readonly seat: Seat;
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

/**
 * The share this page owes the table: drawn once, after the commitment is known, and kept with it. Null when nothing is
 * owed.
 */
export function shareFor({ id, me, owing, commit }: TableInfo, shelf: Shelf): string | null {
  if (me < 0 || !owing.includes(me)) return null;
  const before = kept(id, shelf);
  // A commitment that changes under our hands is none: the number drawn for the first one stays with it.
  if (before !== null && before.seat === me) return before.nonce;
  const mine: Kept = { commit, seat: me, nonce: randomHex(16) };
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

export function findingsOf(match: string, proof: Proof, seed: string, mine: Kept | null): Findings {
  const promised = mine?.commit ?? proof.commit;
  return {
    promise: mine === null ? null : mine.commit === proof.commit,
    own: mine === null ? null : proof.nonces[mine.seat] === mine.nonce,
    secret: commitOf(proof.server) === promised,
    seed: seedOf(proof.server, match, proof.nonces) === seed,
  };
}

export const isFair = (found: Findings): boolean => Object.values(found).every((one) => one !== false);
