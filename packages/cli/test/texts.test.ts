import { describe, expect, it } from 'vitest';
import { games } from '../games.ts';
import { readGolden, textChanges } from '../golden.ts';
import { call, callJson } from './call.ts';

describe('bojiste texts', () => {
  it.each(games.map(({ id }) => id))('%s: every text is one that was read and accepted', async (id) => {
    const { code, found } = await callJson('texts', '--game', id);
    expect(found.games[0].changes, 'run `npx bojiste texts --write` and read the difference').toEqual([]);
    expect(code).toBe(0);
  });

  it('shows a changed, a new and a lost text', () => {
    const before = { a: { cs: 'Stará věta.\nDruhá.', en: 'Old.\nSecond.' }, b: { cs: 'Pryč.', en: 'Gone.' } };
    const after = { a: { cs: 'Nová věta.\nDruhá.', en: 'Old.\nSecond.' }, c: { cs: 'Přišla.', en: 'Came.' } };
    expect(textChanges(before, after)).toEqual([
      { key: 'a', lang: 'cs', gone: ['Stará věta.'], come: ['Nová věta.'] },
      { key: 'c', lang: 'cs', gone: [], come: ['Přišla.'] },
      { key: 'c', lang: 'en', gone: [], come: ['Came.'] },
      { key: 'b', lang: 'cs', gone: ['Pryč.'], come: [] },
      { key: 'b', lang: 'en', gone: ['Gone.'], come: [] },
    ]);
  });

  it('sees that the order of lines changed', () => {
    const found = textChanges({ a: { cs: 'A.\nB.', en: '' } }, { a: { cs: 'B.\nA.', en: '' } });
    expect(found.map(({ key }) => key)).toEqual(['a']);
  });

  it('keeps a text for every card that has one', async () => {
    const { found } = await callJson('cards', '--game', 'siegestorm');
    const golden = readGolden('siegestorm');
    for (const card of found.cards) expect(golden[card.id]?.cs ?? '').toBe(card.texts.cs);
  });

  it('refuses a game that does not exist', async () => {
    expect((await call('texts', '--game', 'chess')).code).toBe(2);
  });
});
