import type { Section } from '@bojiste/kernel';

export const draw: Section = {
  code: 'DRAW',
  title: { cs: 'Dobírání karet', en: 'Draw step' },
  clauses: [
    {
      id: 'DT-DRAW-01',
      kind: 'rule',
      title: { cs: 'Dobrat do sedmi', en: 'Refill to seven' },
      text: {
        cs: 'V kroku dobírání karet si hlavní hráč lízá z vrchu své knihovny, dokud nemá v ruce sedm karet.',
        en: 'In the draw step the active player draws from the top of his library until he holds seven cards.',
      },
      check: 'Given hand = 4 and library = 30, when the draw step runs, then hand = 7 and library = 27.',
    },
    {
      id: 'DT-DRAW-02',
      kind: 'rule',
      title: { cs: 'Povinný krok', en: 'Drawing is mandatory' },
      text: {
        cs: 'Hráč nesmí dobírání odmítnout ani si dobrat méně karet, než kolik mu do sedmi chybí.',
        en: 'The player may not decline or draw fewer cards than needed.',
      },
      check: 'Given hand = 5, when the player asks to draw only 1 or 0, then the command is rejected and 2 are drawn.',
    },
    {
      id: 'DT-DRAW-03',
      kind: 'rule',
      title: { cs: 'Plná ruka', en: 'Full hand draws nothing' },
      text: {
        cs: 'Kdo má v ruce sedm nebo více karet, nedobírá si nic.',
        en: 'With seven or more cards in hand no card is drawn.',
      },
      check: 'Given hand = 8, when the draw step runs, then hand stays 8 and the library is unchanged.',
    },
    {
      id: 'DT-DRAW-04',
      kind: 'rule',
      title: { cs: 'Poslední karta knihovny', en: 'Taking the last card does not end the game' },
      text: {
        cs: 'Vyčerpání knihovny nemá žádný okamžitý následek, hra pokračuje.',
        en: 'Emptying the library has no immediate consequence; play goes on.',
      },
      check:
        'Given library = 1 and hand = 6, when the draw step runs, then library = 0 and the game status is still running.',
    },
    {
      id: 'DT-DRAW-05',
      kind: 'rule',
      title: { cs: 'Nelze dobrat', en: 'Empty library skips the draw' },
      text: {
        cs: 'Nemůže-li si hráč dobrat žádnou kartu, přejde bez postihu ke kroku akcí.',
        en: 'If no card can be drawn the player goes on to the action step without penalty.',
      },
      check:
        'Given library = 0 and hand = 2, when the draw step runs, then hand = 2, no loss is recorded, and the ANYTIME window after the draw opens.',
    },
    {
      id: 'DT-DRAW-06',
      kind: 'rule',
      title: { cs: 'Částečné dobrání', en: 'Short library gives a partial draw' },
      text: {
        cs: 'Zbývá-li v knihovně méně karet, než je třeba, vezme si hráč ty, které v ní jsou, a pokračuje ve hře.',
        en: 'When fewer cards remain than are needed the player takes what there is and continues.',
      },
      check: 'Given hand = 3 and library = 2, when the draw step runs, then hand = 5 and library = 0.',
    },
    {
      id: 'DT-DRAW-07',
      kind: 'rule',
      title: { cs: 'Efekty při dobírání', en: 'Effects tied to the draw step' },
      text: {
        cs: 'Efekty vázané na krok dobírání karet se vyhodnotí v tomto kroku v pořadí současných efektů podle DT-TURN-08 až 12. Co přinesou, lze použít ihned.',
        en: 'Effects worded "in the draw step" resolve in that step, in the simultaneous-effect order of DT-TURN-08 to 12, and what they yield is usable at once.',
      },
      check:
        'Given PRŮMYSLOVÝ KOMPLEX (+3 D in the draw step) and D = 0, when the draw step is over, then an ANYTIME card costing 3 D is playable in the window after it.',
    },
  ],
};
