import type { ActRule } from '@bojiste/kernel';
import { gain, self, seq, verb, you } from '@bojiste/kernel/effects/build';
import { yourHand } from '../words.ts';

/** Fáze 5 – Magie (magic), SW-MAG-01 to -07: any card of the hand for one magic each, one after another. */
export const discardAct: ActRule = {
  key: 'discard',
  text: { cs: 'odhození za magii', en: 'discard for magic' },
  clauses: ['SW-MAG-01', 'SW-MAG-02', 'SW-MAG-03'],
  of: yourHand,
  do: seq(verb('discard', self), gain('magic', you, 1)),
};
