import { describe, expect, it } from 'vitest';
import { call, callJson } from './call.ts';

describe('bojiste cards', () => {
  it('prints exactly the agreed shape', async () => {
    const { code, found } = await callJson('cards', '--game', 'skirmish');
    expect(code).toBe(0);
    expect(Object.keys(found)).toEqual(['game', 'cards', 'verbs', 'abilities', 'native']);
    expect(found.cards.length).toBeGreaterThanOrEqual(15);
    for (const card of found.cards) {
      expect(Object.keys(card)).toEqual(['id', 'names', 'set', 'type', 'texts', 'handWritten', 'scenes']);
      expect(card.texts.cs.split('\n').length).toBe(card.texts.en.split('\n').length);
    }
    for (const verb of found.verbs) expect(Object.keys(verb)).toEqual(['name', 'cards']);
    expect(found.abilities).toBeGreaterThan(0);
    expect(Object.keys(found.native)).toEqual([
      'cards',
      'native',
      'pieces',
      'declared',
      'leaning',
      'handWorded',
      'silent',
    ]);
    expect(found.native.native).toBeLessThanOrEqual(found.native.cards);
  });

  it('prints one card in words, in both languages', async () => {
    const { found } = await callJson('cards', '--game', 'skirmish');
    const card = found.cards.find((one: { texts: { cs: string } }) => one.texts.cs !== '');
    const { code, out } = await call('cards', '--game', 'skirmish', '--card', card.id);
    expect(code).toBe(0);
    expect(out).toContain(`${card.id}: ${card.names.cs} / ${card.names.en}`);
    for (const line of `${card.texts.cs}\n${card.texts.en}`.split('\n')) expect(out).toContain(line);
  });

  it.each([
    ['no game', []],
    ['an unknown card', ['--game', 'skirmish', '--card', 'joker']],
  ])('exits 2 for %s', async (_, args) => {
    expect((await call('cards', ...args)).code).toBe(2);
  });
});
