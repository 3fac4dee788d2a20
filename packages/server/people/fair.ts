import { createHash, createHmac } from 'node:crypto';

/**
 * Fair chance: the server commits to its half of the seed by a hash before anybody sits down, every seat adds a nonce,
 * and everything is revealed after the end. The verify page repeats exactly this.
 */

export const commitOf = (server: string): string => createHash('sha256').update(server).digest('hex');

export const seedOf = (server: string, match: string, nonces: readonly string[]): string =>
  createHmac('sha256', server)
    .update([match, ...nonces].join('\n'))
    .digest('hex')
    .slice(0, 32);
