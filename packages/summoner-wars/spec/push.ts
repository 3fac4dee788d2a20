import type { Section } from '@bojiste/kernel';

export const push: Section = {
  code: 'PUSH',
  title: { cs: 'Zatlačení', en: 'Push' },
  clauses: [
    {
      id: 'SW-PUSH-01',
      kind: 'rule',
      title: { cs: 'Zatlačení v přímém směru', en: 'Push in a straight line' },
      text: {
        cs: 'Zatlačovaná karta se posune o uvedený počet polí v jednom směru, vodorovně nebo svisle.',
        en: 'A pushed card slides the stated number of spaces in one direction, horizontal or vertical.',
      },
      check:
        'Given a unit on c3 pushed 2, when destinations are listed on an empty board, then they are a3, e3, c1, c5 only.',
    },
    {
      id: 'SW-PUSH-02',
      kind: 'rule',
      title: { cs: 'Jen přes volná pole', en: 'Only over free spaces' },
      text: {
        cs: 'Všechna pole, na která zatlačovaná karta vstoupí, musejí být volná.',
        en: 'All spaces entered must be free.',
      },
      check:
        'Given a unit on c3 and an object on c4, when pushed 1 upward, then it is illegal; pushed 2 upward is illegal as well.',
    },
    {
      id: 'SW-PUSH-03',
      kind: 'rule',
      title: { cs: 'Zatlačit lze jednotku i stavbu', en: 'Units and structures' },
      text: {
        cs: 'Zatlačit lze oba typy objektů, tedy i stavby, přestože se samy nepohybují.',
        en: 'Both kinds of objects can be pushed, structures included although they do not move.',
      },
      check: 'Given A:Portál@c3 and Drift ledovce, when it is pushed to c5 over free c4, then it is legal.',
    },
    {
      id: 'SW-PUSH-04',
      kind: 'rule',
      title: { cs: 'Zatlačení není pohyb', en: 'A push is not a move' },
      text: {
        cs: 'Zatlačení se nepovažuje za pohyb: nespotřebuje aktivaci a nespustí efekty zatlačené jednotky s časováním „po pohybu“.',
        en: 'A push is not a move: it neither uses an activation nor fires after-move effects of the pushed unit.',
      },
      check:
        'Given Ledoví kováři is pushed, when done, then Sekera mrazu is not offered and the unit may still make its normal move.',
    },
  ],
};
