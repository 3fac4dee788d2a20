import { describe, expect, it } from 'vitest';
import { faultsIn, faultsOfRefusals, GAMES, textsOf } from './voice.ts';

describe('what players read', () => {
  it.each(GAMES)('%s: no key, notation, or word of the other language', async (id) => {
    const { g, texts } = await textsOf(id, 0, 260);
    expect(texts.length).toBeGreaterThan(100);
    expect(faultsIn(g, texts).slice(0, 12)).toEqual([]);
  });

  it('finds what it is made for', async () => {
    const { g } = await textsOf('siegestorm', 0, 1);
    const bad = [
      { cs: 'shield-wall + Vlče', en: 'shield-wall + Wolf Pup' },
      { cs: 'vyberte kartu#12', en: 'choose it#12' },
      { cs: 'the card', en: 'karta ztrát lícem dolů' },
      { cs: 'Protivník hrad|i:hrad', en: 'Vyhráli jste' },
    ];
    for (const one of bad) expect(faultsIn(g, [one])).not.toEqual([]);
  });

  it.each(GAMES)('%s: a wrong input is answered about the question that was asked', async (id) => {
    const { tried, faults } = await faultsOfRefusals(id, 300);
    expect(tried).toBeGreaterThan(150);
    expect(faults.slice(0, 12)).toEqual([]);
  });
});
