import type { Section } from '@bojiste/kernel';

export const disputes: Section = {
  code: 'DISP',
  title: { cs: 'Sporné situace', en: 'Disputed situations' },
  clauses: [
    {
      id: 'SS-DISP-01',
      kind: 'rule',
      title: { cs: 'Text na kartě', en: 'Card text beats rules' },
      text: {
        cs: 'Odporuje-li karta pravidlům, má přednost karta.',
        en: 'When a card contradicts the rulebook, the card wins.',
      },
      check:
        'Given a card "you may deploy a second monster this turn", when used, then SS-MON-04 is overridden for that turn only.',
    },
    {
      id: 'SS-DISP-02',
      kind: 'rule',
      title: { cs: 'Pořadí přednosti', en: 'Precedence ladder' },
      text: {
        cs: 'Spustí-li se více efektů najednou, vyhodnocují se akce před schopnostmi a schopnosti před základními pravidly.',
        en: 'When several effects are triggered at once, actions resolve before abilities, and abilities before basic rules.',
      },
      check:
        'Given a strike with an action, an "after strike" ability and the basic rule "striker to losses", when it resolves, then the order is action, ability, basic rule.',
    },
    {
      id: 'SS-DISP-03',
      kind: 'rule',
      title: { cs: 'Stejná úroveň přednosti', en: 'Same rung: the controller chooses' },
      text: {
        cs: 'Efekty na stejné úrovni přednosti nemají mezi sebou dané pořadí. Hráč, kterého se týkají, vyhodnotí libovolný z nich.',
        en: 'Effects on the same rung have no order among them; the player concerned resolves whichever they like.',
      },
      check: 'Given two A abilities triggered by one strike, when they are pending, then A is asked for the order.',
    },
    {
      id: 'SS-DISP-04',
      kind: 'rule',
      title: { cs: 'Bezpředmětný efekt', en: 'A resolved effect may make the other moot' },
      text: {
        cs: 'Pokud zvolený efekt kartu přesune jinam, druhý efekt už nemá co přesouvat.',
        en: 'If the chosen effect moves the card away, the other finds nothing to move.',
      },
      check: 'Given "to hand" chosen over "to reserves", when both are processed, then the card is in hand only.',
    },
  ],
};
