import { type Chapter, cardAt, cond, has, ruleVerb, setFlag } from '@bojiste/kernel';
import { crewOf } from '../reads/lookup.ts';
import { FLAG } from '../types.ts';

/** Vyčkávání (OW-WAIT): once in a battle round a card gives its slot up for a later one. */

export const waiting: Chapter = {
  calcs: {
    mayWait: cond(['card'], (_, s, __, card) => !has(cardAt(s, card), FLAG.waited)),
  },
  verbs: {
    wait: ruleVerb(['card'], ['OW-WAIT-01', 'OW-WAIT-04'], (g, s, _, ref) => {
      for (const one of [cardAt(s, ref), ...crewOf(g, s, cardAt(s, ref))]) {
        setFlag(s, one, FLAG.acted, false);
        setFlag(s, one, FLAG.waited, true);
      }
    }),
  },
};
