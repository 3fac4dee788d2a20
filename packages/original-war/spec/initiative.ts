import type { Section } from '@bojiste/kernel';

export const initiative: Section = {
  code: 'INIT',
  title: { cs: 'Iniciativa', en: 'Initiative' },
  clauses: [
    {
      id: 'OW-INIT-01',
      kind: 'rule',
      title: { cs: 'Výpočet iniciativy', en: 'What it is made of' },
      text: {
        cs: 'Iniciativa vychází z rychlosti karty a z bonusu jejího typu útoku. Viz OW-RULING-57.',
        en: "Initiative comes from the card's speed and its attack type's bonus. See OW-RULING-57.",
      },
      check: 'Given speed 16 and +4, then 20.',
    },
    {
      id: 'OW-INIT-02',
      kind: 'rule',
      title: { cs: 'Pořadí podle iniciativy', en: 'Descending order' },
      text: {
        cs: 'Karty přicházejí na řadu od nejvyšší iniciativy po nejnižší.',
        en: 'Cards act from the highest initiative to the lowest.',
      },
      check: 'Given Drone 24, Tank 20, Sol 15, then slots come in this order.',
    },
    {
      id: 'OW-INIT-03',
      kind: 'rule',
      title: { cs: 'Shodná iniciativa vlastních karet', en: 'Own ties' },
      text: {
        cs: 'Hráč, který má více karet se shodnou iniciativou, si jejich pořadí určí sám.',
        en: 'A player with several cards of equal initiative chooses their order.',
      },
      check: 'Given two Sol (15) of A, then A picks either first.',
    },
    {
      id: 'OW-INIT-04',
      kind: 'rule',
      title: { cs: 'Shodná iniciativa více hráčů', en: 'Ties between players' },
      text: {
        cs: 'Při shodě iniciativy se hráči střídají po jedné akci a začíná ten, kdo boj zahájil. Viz OW-RULING-58.',
        en: 'Players with equal initiative alternate one action each, beginning with the player who started the battle. See OW-RULING-58.',
      },
      check: 'Given A started, A has two and B two cards at 15, then slots go A, B, A, B.',
    },
    {
      id: 'OW-INIT-05',
      kind: 'rule',
      title: { cs: 'Směr střídání', en: 'Direction of ties' },
      text: {
        cs: 'Střídání se řídí dohodnutým směrem hry kolem stolu.',
        en: 'The alternation follows the agreed seat direction.',
      },
      check: 'Given C started, clockwise, A, B, C each with one card at 15, then C, A, B.',
    },
  ],
};
