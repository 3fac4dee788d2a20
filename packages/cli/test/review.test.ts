import { describe, expect, it } from 'vitest';
import { hashOf, type Review, summaries, summariesOf, withVerdicts } from '../review.ts';

/**
 * Texts in a hundred that the writer's pass found perfect, at least, in Czech and English: what was reached, with room for
 * some that changed and wait for a reader. They may only rise, to 95.
 */
const PERFECT = {
  'summoner-wars': [82, 84],
  siegestorm: [94, 93],
  'original-war': [90, 90],
  doomtrooper: [65, 65],
};

describe('reviewed texts', () => {
  it.each(Object.entries(PERFECT))('%s: most are perfect and none is wrong', (id, least) => {
    const passes = summariesOf(id);
    for (const { lang, wrong, unexplained } of passes) {
      expect(wrong, `${lang}: wrong`).toBe(0);
      expect(unexplained, `${lang}: clumsy without a note`).toEqual([]);
    }
    const shares = passes.filter(({ pass }) => pass === 'writer');
    for (const [i, { lang, texts, perfect, unread }] of shares.entries())
      expect((100 * perfect) / texts, `${lang}, to be read again: ${unread.join(', ')}`).toBeGreaterThanOrEqual(
        least[i] ?? 100,
      );
  });

  const texts = { a: { cs: 'Jedna.', en: 'One.' }, b: { cs: 'Dvě.', en: 'Two.' }, 'ability x': { cs: '-', en: '-' } };

  it('counts what each pass found, and leaves out what is no card', () => {
    const wrong = { verdict: 'wrong', note: 'another number' } as const;
    const once = withVerdicts(texts, {}, 'writer', ['a', 'b'], { b: { cs: { verdict: 'clumsy', note: 'order' } } });
    const twice = withVerdicts(texts, once, 'editor', ['b'], { b: { en: wrong } });
    const [csWriter, csEditor, enWriter, enEditor] = summaries(texts, twice);
    expect(csWriter).toMatchObject({ texts: 2, perfect: 1, clumsy: 1, wrong: 0, unread: [], unexplained: [] });
    expect(csEditor).toMatchObject({ perfect: 1, unread: ['a'] });
    expect(enWriter).toMatchObject({ perfect: 2 });
    expect(enEditor).toMatchObject({ wrong: 1, unread: ['a'] });
  });

  it('a text that changed has lost its verdicts', () => {
    const review: Review = withVerdicts(texts, {}, 'writer', ['a', 'b'], {});
    const changed = { ...texts, a: { cs: 'Jedna jediná.', en: 'One.' } };
    const writer = summaries(changed, review).filter(({ pass }) => pass === 'writer');
    expect(writer.map(({ unread }) => unread)).toEqual([['a'], []]);
    expect(hashOf('Jedna.')).not.toBe(hashOf('Jedna jediná.'));
  });
});
