import { describe, expect, it } from 'vitest';
import { call, callJson } from './call.ts';

describe('bojiste exhaust', () => {
  it('prints exactly the agreed shape and exits 1 when something is missing', async () => {
    const { code, found } = await callJson('exhaust', '--game', 'skirmish', '--games', '1');
    expect(Object.keys(found)).toEqual(['game', 'games', 'cards', 'abilities', 'verbs', 'missing']);
    for (const part of ['cards', 'abilities', 'verbs']) expect(Object.keys(found[part])).toEqual(['total', 'used']);
    expect(found.games).toBe(1);
    expect(found.missing.length).toBeGreaterThan(0);
    expect(code).toBe(1);
  });

  it('uses more the longer it plays, names what is missing, and exits 0 exactly when nothing is', async () => {
    const short = await callJson('exhaust', '--game', 'skirmish', '--games', '1');
    const long = await callJson('exhaust', '--game', 'skirmish', '--games', '60');
    expect(long.found.cards.used).toBeGreaterThan(short.found.cards.used);
    expect(long.code).toBe(long.found.missing.length === 0 ? 0 : 1);
    const { out } = await call('exhaust', '--game', 'skirmish', '--games', '1');
    for (const name of short.found.missing) expect(out).toContain(`never used: ${name}`);
  });

  it.each([
    ['no game', []],
    ['a game that does not exist', ['--game', 'chess']],
  ])('exits 2 for %s', async (_, args) => {
    expect((await call('exhaust', ...args)).code).toBe(2);
  });
});
