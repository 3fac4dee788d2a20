import type { Section } from '@bojiste/kernel';

export const timing: Section = {
  code: 'TIME',
  title: { cs: 'Kolize časování', en: 'Timing collisions' },
  clauses: [
    {
      id: 'SW-TIME-01',
      kind: 'rule',
      title: { cs: 'Pořadí určuje aktivní hráč', en: 'Active player orders' },
      text: {
        cs: 'Mají-li se současně vyhodnotit dva nebo více efektů, určí jejich pořadí aktivní hráč, a to i u efektů, které ovládá soupeř.',
        en: 'When two or more effects are due at the same time, the active player decides the order of resolution, even for effects the opponent controls.',
      },
      check:
        "Given on A's turn both A and B have a trigger on the same elimination, when it happens, then A is asked for the order.",
    },
    {
      id: 'SW-TIME-02',
      kind: 'rule',
      title: { cs: 'Vždy jen jeden efekt', en: 'One effect at a time' },
      text: {
        cs: 'Každý efekt se zcela vyhodnotí dříve, než začne další.',
        en: 'An effect is resolved completely before the next begins.',
      },
      check:
        'Given two ordered triggers, when the first asks for a choice, then the second does not start before it is answered.',
    },
  ],
};
