import { createHash } from 'node:crypto';
import { vi } from 'vitest';

/**
 * Before every test of the server: what it draws by chance (names of matches, its share in their seeds, tokens) comes
 * from a fixed row, so that a test plays the same games every time.
 */
vi.mock('node:crypto', async (original) => {
  let drawn = 0;
  const randomBytes = (size: number): Buffer => {
    const parts: Buffer[] = [];
    for (let length = 0; length < size; length += 32)
      parts.push(createHash('sha256').update(`drawn ${++drawn}`).digest());
    return Buffer.concat(parts).subarray(0, size);
  };
  return { ...(await original<typeof import('node:crypto')>()), randomBytes };
});
