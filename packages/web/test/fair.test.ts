import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Proof, TableInfo } from '@bojiste/session/wire';
import { describe, expect, it } from 'vitest';
import { findingsOf, isFair, kept, type Shelf, shareFor } from '../session/fair.ts';

/** A browser at a table of a server that may lie. */

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const seedFrom = (server: string, nonces: readonly string[]): string =>
  createHmac('sha256', server)
    .update(['m', ...nonces].join('\n'))
    .digest('hex')
    .slice(0, 32);

function newShelf(): Shelf {
  const items = new Map<string, string>();
  return { getItem: (name) => items.get(name) ?? null, setItem: (name, value) => void items.set(name, value) };
}

const SECRET = 'the secret that was chosen first';
const tableWith = (commit: string, owing: readonly number[] = [0]) =>
  ({ id: 'm', me: 0, owing, commit }) as unknown as TableInfo;

/** Sits down at a table that promises SECRET, and gives its number. */
function sit() {
  const shelf = newShelf();
  const nonce = shareFor(tableWith(sha(SECRET)), shelf) as string;
  const nonces = [nonce, 'number-of-another'];
  const proof: Proof = { match: 'm', commit: sha(SECRET), server: SECRET, nonces, seed: seedFrom(SECRET, nonces) };
  const check = (said: Partial<Proof>, seed?: string) => {
    const told = { ...proof, ...said };
    return findingsOf('m', told, seed ?? seedFrom(told.server, told.nonces), kept('m', shelf));
  };
  return { shelf, nonce, nonces, check };
}

describe('the share in the chance', () => {
  it('is drawn after the commitment is known, kept with it, and stays the same over a reload', () => {
    const { shelf, nonce } = sit();
    expect(kept('m', shelf)).toEqual({ commit: sha(SECRET), seat: 0, nonce });
    expect(shareFor(tableWith(sha(SECRET)), shelf)).toBe(nonce);
    expect(shareFor(tableWith(sha(SECRET), [1]), shelf)).toBeNull();
    expect(sit().nonce).not.toBe(nonce);
  });

  it('of an honest server fits', () => {
    expect(sit().check({})).toEqual({ promise: true, own: true, secret: true, seed: true });
  });
});

describe('hashes worked out by the page itself', () => {
  it('are those of everybody else, for texts of every length around whole blocks', () => {
    for (let length = 1; length < 200; length++) {
      const server = randomBytes(length).toString('hex').slice(length);
      const nonces = [randomBytes((length * 7) % 131).toString('hex')];
      const seed = seedFrom(server, nonces);
      const found = findingsOf('m', { match: 'm', commit: sha(server), server, nonces, seed }, seed, null);
      expect(found).toEqual({ promise: null, own: null, secret: true, seed: true });
    }
  });
});

describe('a forged server is caught', () => {
  it('that chose another secret later and says it had promised that one', () => {
    const other = 'a better secret for the other side';
    const found = sit().check({ server: other, commit: sha(other) });
    expect(found).toEqual({ promise: false, own: true, secret: false, seed: true });
    expect(isFair(found)).toBe(false);
  });

  it('that keeps its promise but reveals another secret', () => {
    expect(sit().check({ server: 'another' })).toMatchObject({ promise: true, secret: false });
  });

  it('that used another number than the one this browser drew', () => {
    const { check, nonces } = sit();
    expect(check({ nonces: ['a number the server likes', nonces[1]] })).toMatchObject({ own: false, seed: true });
  });

  it('that played with another seed than the one all this gives', () => {
    expect(sit().check({}, '00000000000000000000000000000000')).toMatchObject({ seed: false });
  });

  it('that changes its commitment before the number is given', () => {
    const { shelf, nonce, check } = sit();
    const other = 'a secret that was chosen second';
    expect(shareFor(tableWith(sha(other)), shelf)).toBe(nonce);
    expect(check({ server: other, commit: sha(other) })).toMatchObject({ promise: false });
  });

  it('but who kept nothing is told that nothing could be compared', () => {
    const other = 'any secret';
    const proof: Proof = { match: 'm', commit: sha(other), server: other, nonces: ['a'], seed: '' };
    const found = findingsOf('m', proof, seedFrom(other, ['a']), null);
    expect(found).toEqual({ promise: null, own: null, secret: true, seed: true });
  });
});
