import { describe, expect, it } from 'vitest';
import { hashOf, type Review, summaries, summariesOf, withVerdicts } from '../review.ts';

/** Of a hundred texts that a reader has read so many are perfect, at least, in each language and pass. */
const PERFECT = 95;

/**
 * So many of a hundred texts may wait for the writer and for the editor: some that changed, and cards that came last. Numbers
 * may only fall.
 */
const WAITING = {
  'summoner-wars': [3, 3],
  siegestorm: [3, 3],
  'original-war': [3, 3],
  doomtrooper: [5, 10],
};

describe('reviewed texts', () => {
  it.each(Object.entries(WAITING))('%s: most are perfect and none is wrong', (id, [writer = 0, editor = 0]) => {
    for (const { lang, pass, texts, perfect, clumsy, wrong, unread, unexplained } of summariesOf(id)) {
      const which = `${lang}, ${pass}`;
      expect(wrong, `${which}: wrong`).toBe(0);
      expect(unexplained, `${which}: clumsy without a note`).toEqual([]);
      expect((100 * perfect) / (perfect + clumsy), `${which}: perfect`).toBeGreaterThanOrEqual(PERFECT);
      const most = pass === 'writer' ? writer : editor;
      const waits = (100 * unread.length) / texts;
      expect(waits, `${which}, to be read: ${unread.join(', ')}`).toBeLessThanOrEqual(most);
    }
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
