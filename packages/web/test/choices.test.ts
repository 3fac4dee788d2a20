import type { Handle } from '@bojiste/kernel';
import type { Choice } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { marksOf, ownAims } from '../table/common/choices.ts';

const at = (card: number, act = false): Choice => ({
  key: `c${card}`,
  text: { cs: '', en: '' },
  act: act ? { cs: 'útok', en: 'attack' } : null,
  card,
  place: -1,
  fold: card,
});
const asked = (...choices: Choice[]) => marksOf({ choices } as never);
/** Cards up to 9 are one's own. */
const own = (handle: Handle) => handle < 10;

describe('own cards among targets', () => {
  it('are asked about once more where somebody else could be aimed at', () => {
    expect([...ownAims(asked(at(1), at(11), at(2)), own)]).toEqual([1, 2]);
  });
  it('are nothing special where only own ones can be chosen', () => {
    expect(ownAims(asked(at(1), at(2)), own).size).toBe(0);
  });
  it('acts of own cards are no targets', () => {
    expect(ownAims(asked(at(1, true), at(11)), own).size).toBe(0);
  });
});
