import { describe, expect, it } from 'vitest';
import { loadGame } from '../games.ts';
import { lintLengths, longestOf, openLengths } from '../lengths.ts';
import { lintUnsaid, unsaidOf } from '../unsaid.ts';

const LIMITS = { 'summoner-wars': 320, siegestorm: 320, 'original-war': 320, doomtrooper: 420 };

describe('lengths of texts', () => {
  it.each(Object.entries(LIMITS))('%s: no text is longer than %i letters', async (id, most) => {
    expect(longestOf(id)).toBe(most);
    expect(lintLengths((await loadGame(id)).def, most, openLengths(id))).toEqual([]);
  });

  it('finds a planted long text, and a card on the list that fits now', async () => {
    const { def } = await loadGame('skirmish');
    const [card] = def.cards.filter(({ abilities }) => abilities.length > 0);
    const long = { cs: `${'Dlouhá věta. '.repeat(30)}`, en: 'Short.' };
    const cards = [{ ...card, abilities: [{ ...card.abilities[0], wording: long }] }];
    expect(lintLengths({ ...def, cards }, 320, [])[0]?.message).toContain('at most 320 fit');
    const fits = { ...def, cards: [{ ...card, abilities: [] }] };
    expect(lintLengths(fits, 320, [card.key])[0]?.message).toContain('take it off');
  });
});

describe('what texts leave out', () => {
  it('names clauses that there are', async () => {
    const { def } = await loadGame('siegestorm');
    const wrong = { what: { live: ['sheet'] }, why: 'planted', clauses: ['XX-NONE-99'] };
    const found = lintUnsaid({ ...def, cards: [], abilities: [] }, [...unsaidOf('siegestorm'), wrong]);
    expect(found.map(({ message }) => message)).toContain('there is no clause XX-NONE-99');
  });
});
