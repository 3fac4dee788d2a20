import type { Section } from '@bojiste/kernel';

export const actions: Section = {
  code: 'ACT',
  title: { cs: 'Zahrání akce', en: 'Playing an action' },
  clauses: [
    {
      id: 'SS-ACT-01',
      kind: 'rule',
      title: { cs: 'Vyhodnocení akce', en: 'Resolve, then discard' },
      text: {
        cs: 'U karty zahrané jako akce se vyhodnotí efekt akce a karta se poté odloží na vrch balíčku ztrát hráče, který ji zahrál.',
        en: "A card played as an action has its action effect resolved and is then put on top of its player's loss pile.",
      },
      check:
        'Given A.loss = [z] and a free action card x "deal 1 damage", when it resolves, then B lost 1 card and A.loss = [z, x].',
    },
    {
      id: 'SS-ACT-02',
      kind: 'rule',
      title: { cs: 'Neomezený počet akcí', en: 'No limit on actions' },
      text: {
        cs: 'Ve svém tahu smíte zahrát tolik akcí, kolik jich dokážete zaplatit.',
        en: 'In your own turn you may play as many actions as you can pay for.',
      },
      check: 'Given four cost-0 action cards, when A plays all four in one turn, then all are accepted.',
    },
    {
      id: 'SS-ACT-03',
      kind: 'rule',
      title: { cs: 'Kdykoli ve svém tahu', en: 'Any moment of your own turn' },
      text: {
        cs: 'Během svého tahu smíte kdykoli hrát akce z ruky nebo používat schopnosti svých karet na bojišti a v armádě.',
        en: 'During your own turn you may at any time play actions from hand or use abilities of your cards on the board or in your army.',
      },
      check:
        "Given A's turn, when legal moves are listed after each of the steps 1–4, then playable actions are offered each time (exact windows: SS-RULING-08).",
    },
    {
      id: 'SS-ACT-04',
      kind: 'rule',
      title: { cs: 'Schopnost karty hrané jako akce', en: 'Ability of an action card stays off' },
      text: {
        cs: 'Dokud se karta hraje jako akce, její schopnost z modrého pole neplatí.',
        en: 'While a card is being played as an action its blue-box ability is not in force.',
      },
      check:
        'Given card x {act: deal 1} {abl: your damage is +1}, when x is played as an action, then 1 damage is dealt.',
    },
    {
      id: 'SS-ACT-05',
      kind: 'rule',
      title: { cs: 'Hraní mimo vlastní tah', en: 'Own-turn plays only, except reactions' },
      text: {
        cs: 'Mimo vlastní tah lze akce a schopnosti hrát pouze jako reakce (viz SS-CHAIN).',
        en: 'Outside your own turn, actions and abilities can be played only as reactions (see SS-CHAIN).',
      },
      check: 'Given B is not active and no reaction window is open, when B plays an action, then it is illegal.',
    },
  ],
};
