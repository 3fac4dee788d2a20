import type { Section } from '@bojiste/kernel';

export const exceptHimself: Section = {
  code: 'SELF',
  title: { cs: 'Kromě něho samého', en: 'Except himself' },
  clauses: [
    {
      id: 'DT-SELF-01',
      kind: 'rule',
      title: { cs: 'Kromě něho samého', en: 'The giver is excluded' },
      text: {
        cs: 'Bojovník, který s touto formulací dává vybraným bojovníkům bonusy nebo schopnosti, sám nezískává ani bonusy, ani kteroukoli z těchto schopností.',
        en: 'A warrior that gives bonuses or abilities to chosen warriors with such wording gets neither the bonuses nor any of the abilities himself.',
      },
      check:
        'Given "all other ZÁKOPNÍCI +6" on a warrior who is a ZÁKOPNÍK, when computed, then he has +0; two such givers would give each other +6.',
    },
  ],
};
