import type { Section } from '@bojiste/kernel';

export const orders: Section = {
  code: 'ORDER',
  title: { cs: 'Rozkazy', en: 'Orders' },
  clauses: [
    {
      id: 'SS-ORDER-01',
      kind: 'rule',
      title: { cs: 'Rozkaz pod názvem karty', en: 'Where orders stand' },
      text: {
        cs: 'Každá karta bosse má pod názvem uveden rozkaz, který určuje, jak se hraje.',
        en: 'Each boss card shows its order under its name; the order decides how the card is played.',
      },
      check: 'Given the boss catalogue, when read, then every card has an order in {deploy, leader, special, action}.',
    },
    {
      id: 'SS-ORDER-02',
      kind: 'rule',
      title: { cs: 'Pořadí rozkazů', en: 'Order ladder' },
      text: {
        cs: 'Počínaje nejdražší hratelnou kartou se rozkazy vyhodnocují v pořadí nasazení, vůdce, zvláštní akce, akce.',
        en: 'Starting with the most expensive playable card, orders are resolved as Deploy, Leader, Special action, Action.',
      },
      check:
        'Given playable cards of all four classes, when the turn runs, then the log shows deploy, leader, special, action.',
    },
    {
      id: 'SS-ORDER-03',
      kind: 'rule',
      title: { cs: 'Stejný rozkaz: nejvyšší cena', en: 'Same order: highest cost' },
      text: {
        cs: 'Z několika karet se stejným rozkazem se nejprve hraje nejdražší.',
        en: 'Of several cards with the same order the most expensive is played first.',
      },
      check:
        'Given Deploy cards of cost 1 and 3, threat 3, empty deployment area, when the turn runs, then the cost-3 card is deployed.',
    },
    {
      id: 'SS-ORDER-04',
      kind: 'rule',
      title: { cs: 'Úplná shoda', en: 'Full tie: the active player decides' },
      text: {
        cs: 'Při stejné prioritě i ceně vybere kartu aktivní hráč.',
        en: 'With equal priority and cost, the active player picks the card.',
      },
      check:
        'Given two different cost-2 Leader cards and one free field, when reached, then the player is asked which one is placed.',
    },
    {
      id: 'SS-ORDER-05',
      kind: 'rule',
      title: { cs: 'Rozkaz nasazení', en: 'Deploy' },
      text: {
        cs: 'Karta přichází jako nestvůra do bossovy oblasti nasazování.',
        en: "The card is put into the boss's deployment area as a monster.",
      },
      check: 'Given an empty boss deployment area, when a Deploy card is played, then it is in boss.army[1].',
    },
    {
      id: 'SS-ORDER-06',
      kind: 'rule',
      title: { cs: 'Rozkaz vůdce', en: 'Leader' },
      text: {
        cs: 'Karta se umístí na bossovu frontu nebo do země nikoho.',
        en: "The card is placed on the boss's front or in no man's land.",
      },
      check:
        'Given both free, when a Leader card is played, then it is on one of them and in no army position (which one: SS-RULING-68).',
    },
    {
      id: 'SS-ORDER-07',
      kind: 'rule',
      title: { cs: 'Rozkaz akce', en: 'Action' },
      text: {
        cs: 'Takovou kartu lze hrát jen jako akci, nikdy jako nestvůru.',
        en: 'Such a card can be played only as an action and never as a monster.',
      },
      check:
        "Given an Action-order card, when it is played, then its effect resolves and it goes to the top of the boss's loss pile.",
    },
    {
      id: 'SS-ORDER-08',
      kind: 'rule',
      title: { cs: 'Erby karet bosse', en: 'Boss crests' },
      text: {
        cs: 'Erb ukazuje, zda karta bosse patří do základního, nebo pokročilého balíčku.',
        en: 'A crest shows whether a boss card belongs to a basic or an advanced deck.',
      },
      check:
        "Given the boss catalogue, when read, then every card has tier basic or advanced matching its faction's deck.",
    },
  ],
};
