import { createHash, randomBytes } from 'node:crypto';

/** Secrets are stored hashed: whoever reads the store cannot use them. They are long and random, so one round is enough. */

export const newToken = (): string => randomBytes(24).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Short enough for a link that is read aloud; 60 bits. */
export const newId = (): string => randomBytes(9).toString('base64url').replace(/[-_]/g, 'x').slice(0, 10);
