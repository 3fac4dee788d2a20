import { describe, expect, it } from 'vitest';
import { softly } from '../cards/common/softly.ts';

const broken = (text: string): string => softly(text).replaceAll('\u00ad', '-');

describe('long words', () => {
  it('may be broken between syllables', () => {
    expect(broken('Přeprogramován')).toBe('Pře-pro-gra-mo-ván');
    expect(broken('Odposlouchávací stanice')).toBe('Odpo-slou-chá-vací stanice');
    expect(broken('Insubordination')).toBe('Insu-bor-di-na-tion');
  });

  it('are left alone where they are short, and lose no letter', () => {
    expect(softly('Drift ledovce')).toBe('Drift ledovce');
    for (const word of ['Vysokoenergetický', 'Protiposádkový', 'Slaughtermaster', 'Brannaghanová'])
      expect(softly(word).replaceAll('\u00ad', '')).toBe(word);
  });
});
