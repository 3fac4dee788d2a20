import { describe, expect, it } from 'vitest';
import { creditsOf, usedIcons } from '../build/credits.ts';
import { wholeNumbers } from '../build/path.ts';

describe('icons', () => {
  it('are each credited to somebody', () => {
    const credits = creditsOf(usedIcons());
    expect(Object.values(credits).flat().sort()).toEqual(usedIcons());
    expect(() => creditsOf(['no-such-icon'])).toThrow('nobody is credited');
  });

  it('are drawn in whole numbers, and errors do not add up', () => {
    expect(wholeNumbers('M10.4 10.4l.4.4.4.4.4.4')).toBe('m10 10l1 1 0 0 1 1');
    expect(wholeNumbers('M1 1h2.6v2.6H.2z M5 5c1 1 2 2 3 3')).toBe('m1 1h3v3h-4zm4 4c1 1 2 2 3 3');
    expect(wholeNumbers('M0 0a5.2 5.2 0 01.4 10.2')).toBe('m0 0a5 5 0 0 1 0 10');
  });
});
