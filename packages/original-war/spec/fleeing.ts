import type { Section } from '@bojiste/kernel';

export const fleeing: Section = {
  code: 'FLEE',
  title: { cs: 'Útěk', en: 'Fleeing' },
  clauses: [
    {
      id: 'OW-FLEE-01',
      kind: 'rule',
      title: { cs: 'Útěk o jeden sektor', en: 'Fleeing to the next sector' },
      text: {
        cs: 'Karta se přesune do jednoho přilehlého sektoru, který zvolí její vlastník, a poté se vyčerpá.',
        en: 'The card moves to one adjacent sector chosen by its owner and is then exhausted.',
      },
      check: 'Given Sol@S2 flees to S1, then sector S1, exhausted, no longer in the battle.',
    },
    {
      id: 'OW-FLEE-02',
      kind: 'rule',
      title: { cs: 'Budovy neutíkají', en: 'Not for the immobile' },
      text: {
        cs: 'Budovy a vše ostatní, co se nemůže pohybovat mezi sektory, nemohou utéct.',
        en: 'Buildings and anything else unable to move between sectors cannot flee.',
      },
      check: "Given Bunk's slot, then no flee; given an uncrewed Tank, then no flee.",
    },
    {
      id: 'OW-FLEE-03',
      kind: 'rule',
      title: { cs: 'Utíká jen hráč na tahu', en: 'Only the player on turn' },
      text: {
        cs: 'Utéct smí pouze karta hráče na tahu, který boj obvykle zahájil. Viz OW-RULING-48.',
        en: 'Only the player on turn, who normally started the battle, may flee. See OW-RULING-48.',
      },
      check: "Given A's round, when B.Sol's slot comes, then no flee option.",
    },
    {
      id: 'OW-FLEE-04',
      kind: 'rule',
      title: { cs: 'Přilehlý sektor', en: 'Adjacent means path' },
      text: { cs: 'Cílový sektor musí být spojen cestou.', en: 'The destination must be linked by a path.' },
      check: 'Given S2 linked to S1 and S3, then only these two are offered.',
    },
  ],
};
