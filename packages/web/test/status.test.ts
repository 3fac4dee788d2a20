import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Section } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../pages/home/status.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));

describe('what the page says of the games', () => {
  it.each(games)('is true of $id', async ({ id, clauses, rules }) => {
    const { spec } = (await import(`${packages}${id}/spec/index.ts`)) as { spec: readonly Section[] };
    expect(spec.flatMap((section) => section.clauses)).toHaveLength(clauses);
    // A game may be further than the page says, never less far.
    if (rules) expect(existsSync(`${packages}${id}/index.ts`)).toBe(true);
  });
});
