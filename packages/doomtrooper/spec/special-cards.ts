import type { Section } from '@bojiste/kernel';

export const specialCards: Section = {
  code: 'SPEC',
  title: { cs: 'Speciální karta', en: 'Special cards' },
  clauses: [
    {
      id: 'DT-SPEC-01',
      kind: 'rule',
      title: { cs: 'Vyložení speciální karty', en: 'Ways of playing' },
      text: {
        cs: 'Speciální karta se hraje za uvedený počet akcí, KDYKOLI, nebo jen v okamžiku, který je na ní uveden.',
        en: 'A special card is played for a stated number of actions, ANYTIME, or only at the moment named on it.',
      },
      check: 'Given a special card costing 2 actions, when played with 3 actions, then 1 is left.',
    },
    {
      id: 'DT-SPEC-02',
      kind: 'rule',
      title: { cs: 'Cena v bodech osudu', en: 'Destiny price' },
      text: {
        cs: 'Mnohé speciální karty vyžadují také platbu v bodech osudu.',
        en: 'Many special cards also need a payment in destiny points.',
      },
      check: 'Given price 4 and D = 3, when played, then rejected.',
    },
    {
      id: 'DT-SPEC-03',
      kind: 'rule',
      title: { cs: 'Bez udání akcí', en: 'No printed action cost means ANYTIME' },
      text: {
        cs: 'Neuvádí-li karta, kolik akcí stojí, je to karta KDYKOLI.',
        en: 'If the card does not say how many actions it costs, it is an ANYTIME card.',
      },
      check:
        'Given a special card with an empty action cost, when a window is open for its owner, then it is among his legal moves.',
    },
  ],
};
