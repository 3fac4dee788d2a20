import type { Section } from '@bojiste/kernel';

export const cancelling: Section = {
  code: 'CANCEL',
  title: { cs: 'Zrušení efektu karty', en: 'Cancelling effects' },
  clauses: [
    {
      id: 'DT-CANCEL-01',
      kind: 'rule',
      title: { cs: 'Ztráta akcí a bodů', en: 'Costs are lost' },
      text: {
        cs: 'Při zrušení efektu karty propadají všechny akce a body vynaložené na její zahrání nebo na spuštění efektu.',
        en: "When a card's effect is cancelled all actions and points spent on playing it or triggering it are lost.",
      },
      check: 'Given a card played for 2 actions and 5 D, when cancelled, then actions and D are not restored.',
    },
    {
      id: 'DT-CANCEL-02',
      kind: 'rule',
      title: { cs: 'Zrušení spuštěného efektu', en: 'Holds for activated abilities too' },
      text: {
        cs: 'Totéž platí pro cenu, kterou hráč zaplatil za spuštění efektu karty, jež už je ve hře.',
        en: 'The same is true for the price of activating an effect of a card already in play.',
      },
      check: 'Given an ability costing 3 D on W, when cancelled, then 3 D are gone and W stays.',
    },
  ],
};
