import type { Section } from '@bojiste/kernel';

export const lastTarget: Section = {
  code: 'LAST',
  title: { cs: 'Napadnutelní až jako poslední', en: 'Last to be attacked' },
  clauses: [
    {
      id: 'DT-LAST-01',
      kind: 'rule',
      title: { cs: 'Více bojovníků napadnutelných jako poslední', en: 'Several such warriors' },
      text: {
        cs: 'Zbude-li několik bojovníků, na které lze útočit až jako na poslední, vybere si soupeř, na kterého z nich zaútočí.',
        en: 'If several warriors that may be attacked only last are the ones left, the opponent chooses which of them to attack.',
      },
      check:
        'Given P2 has only PATRIARCHA and PROROK with that text, when P1 names either, then accepted; with a third ordinary attackable warrior in play, both are rejected.',
    },
  ],
};
