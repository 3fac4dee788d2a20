import type { Section } from '@bojiste/kernel';

export const support: Section = {
  code: 'SUPP',
  title: { cs: 'Podpora a zálohy', en: 'Support and reserves' },
  clauses: [
    {
      id: 'SS-SUPP-01',
      kind: 'rule',
      title: { cs: 'Lícem dolů do záloh', en: 'Face down into reserves' },
      text: {
        cs: 'Nestvůru poskytující podporu položte lícem dolů do své oblasti záloh.',
        en: 'A supporting monster is put face down into your reserve area.',
      },
      check: 'Given exit choice support, when done, then the card is in A.res with faceDown = true.',
    },
    {
      id: 'SS-SUPP-02',
      kind: 'rule',
      title: { cs: 'Karta se stává zálohou', en: 'It is now a reserve' },
      text: { cs: 'Od tohoto okamžiku je karta zálohou.', en: 'From then on the card is a reserve.' },
      check:
        'Given the card in A.res, when allies, monsters and active abilities of A are listed, then it is in none of them.',
    },
    {
      id: 'SS-SUPP-03',
      kind: 'rule',
      title: { cs: 'Co lze zálohou platit', en: 'What it can pay for' },
      text: {
        cs: 'Záloha pomáhá zaplatit cenu jakékoli nestvůry, akce nebo schopnosti.',
        en: 'A reserve helps to pay for any monster, action or ability.',
      },
      check:
        'Given one ready reserve, when A plays a cost-1 monster, a cost-1 action or a cost-1 activation, then each can be paid with it.',
    },
    {
      id: 'SS-SUPP-04',
      kind: 'rule',
      title: { cs: 'Hodnota zálohy', en: 'A reserve is worth one' },
      text: { cs: 'Každá použitá záloha snižuje cenu o 1.', en: 'Each used reserve lowers the price by 1.' },
      check: 'Given cost 4 and three reserves used, when paid, then one hand card is discarded.',
    },
    {
      id: 'SS-SUPP-05',
      kind: 'rule',
      title: { cs: 'Označení použité zálohy', en: 'Marking a used reserve' },
      text: {
        cs: 'Použití zálohy se vyznačí pootočením karty o 90 stupňů (tapnutím).',
        en: 'Use is shown by turning the card 90 degrees.',
      },
      check: 'Given a reserve just used, when read, then used = true.',
    },
    {
      id: 'SS-SUPP-06',
      kind: 'rule',
      title: { cs: 'Jednou za tah', en: 'Once per turn each' },
      text: {
        cs: 'Zálohu lze zpravidla použít jen jednou za tah.',
        en: 'A reserve can normally be used only once per turn.',
      },
      check: 'Given a used reserve, when A tries to pay with it again in the same turn, then it is illegal.',
    },
    {
      id: 'SS-SUPP-07',
      kind: 'rule',
      title: { cs: 'Neomezený počet záloh', en: 'No limit on number' },
      text: { cs: 'Záloh můžete mít libovolné množství.', en: 'Any number of reserves may be held.' },
      check: 'Given 12 reserves, when a 13th supports, then it is accepted.',
    },
    {
      id: 'SS-SUPP-08',
      kind: 'rule',
      title: { cs: 'Přichází připravená', en: 'Enters ready, usable at once' },
      text: {
        cs: 'Karta vstupuje do oblasti záloh připravená a lze ji použít ihned.',
        en: 'A card enters the reserve area ready and can be used straight away.',
      },
      check: "Given X supports in A's advance step, when A pays for a monster in the same turn, then X can pay 1.",
    },
    {
      id: 'SS-SUPP-09',
      kind: 'rule',
      title: { cs: 'Podpora bez efektu', en: 'No action, no damage' },
      text: {
        cs: 'Podpora nezpůsobuje poškození a akce nestvůry se při ní nevyhodnocuje.',
        en: 'Supporting neither deals damage nor resolves the action.',
      },
      check: 'Given "{act: deal 3}", when it supports, then B.deck is unchanged.',
    },
    {
      id: 'SS-SUPP-10',
      kind: 'rule',
      title: { cs: 'Výjimky díky efektům', en: '"Normally" leaves room for effects' },
      text: {
        cs: 'Slovo „zpravidla“ ponechává prostor efektům: ty, které zálohy připravují, umožňují jejich další použití v témže tahu.',
        en: 'Effects that ready reserves allow further uses in the same turn.',
      },
      check: 'Given a used reserve, when "Ready 1" resolves, then it can be used again this turn.',
    },
  ],
};
