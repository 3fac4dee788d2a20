import type { Section } from '@bojiste/kernel';

export const precedence: Section = {
  code: 'PREC',
  title: { cs: 'Přednost pravidel', en: 'Precedence' },
  clauses: [
    {
      id: 'OW-PREC-01',
      kind: 'rule',
      title: { cs: 'Text karty má přednost', en: 'Card text beats the rules' },
      text: {
        cs: 'Odporuje-li text karty některému pravidlu, platí text karty. Je to výslovně nejdůležitější pravidlo celé hry.',
        en: "Where a card's text contradicts a rule, the card wins; this is named as the most important rule of all.",
      },
      check:
        'Given a stub vehicle whose text lets it move while exhausted, when it is exhausted, then its move is legal although OW-MOVE-03 forbids it.',
    },
  ],
};
