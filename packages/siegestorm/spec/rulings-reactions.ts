import type { Section } from '@bojiste/kernel';

export const rulingsReactions: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: reakce a pořadí příkazů', en: 'Rulings: reactions and the chain' },
  clauses: [
    {
      id: 'SS-RULING-56',
      kind: 'ruling',
      title: { cs: 'Více akcí za sebou', en: 'Several actions in a row' },
      text: {
        cs: 'Ne; každá jednotlivá akce či aktivace otevírá vlastní možnost reakce a vyhodnotí se dříve, než se zahraje další.',
        en: 'No; every single action or activation opens its own window and is resolved before the next is played.',
      },
      check:
        'Given A wants to play two actions, when the first is announced, then the second is illegal until the chain is empty.',
      question: {
        cs: 'Smí aktivní hráč zahrát několik akcí dříve, než může protivník reagovat?',
        en: 'May the active player play several actions before the opponent can react?',
      },
      reason: {
        cs: 'Jedna reakce na každou protivníkovu akci vyžaduje možnost reakce po každé akci.',
        en: 'One reaction per opposing action needs one window per action.',
      },
    },
    {
      id: 'SS-RULING-57',
      kind: 'ruling',
      title: { cs: 'Druhy schopností', en: 'Activated, triggered, static' },
      text: {
        cs: 'Na aktivované schopnosti ano. Na spouštěné a trvalé reagovat nelze. Spouštěné schopnosti se vyhodnocují podle pořadí přednosti při své události.',
        en: 'Activated abilities: yes. Triggered abilities and static ones: no window. Triggered abilities resolve by the ladder at their event.',
      },
      check:
        'Given "after your strike draw 1", when it triggers, then no window; given "pay 1: draw 1", a window opens.',
      question: { cs: 'Na které schopnosti lze reagovat?', en: 'Which abilities can be reacted to?' },
      reason: {
        cs: 'Text mluví o používání schopností; možnost reakce na každé spuštění by hru zdržovala.',
        en: 'The text speaks of using abilities; windows on every trigger would stall play.',
      },
    },
    {
      id: 'SS-RULING-58',
      kind: 'ruling',
      title: { cs: 'Efekty spuštěné při vyhodnocení', en: 'Triggers during resolution' },
      text: {
        cs: 'Dokončete probíhající příkaz, odložte jeho kartu, vyhodnoťte spuštěné schopnosti (nejprve aktivní hráč, každý majitel určí pořadí svých) a teprve pak přejděte k dalšímu příkazu.',
        en: 'Finish the current item, put its card away, resolve the triggers (active player first, each owner orders their own), then the next item.',
      },
      check:
        'Given b1 destroys X and X\'s owner has "when destroyed, draw 1", when resolved, then the draw comes before a1.',
      question: {
        cs: 'Efekt příkazu spustí schopnosti, zatímco dřívější příkazy čekají. Co dál?',
        en: "An item's effect triggers abilities while lower items wait. What comes next?",
      },
      reason: {
        cs: 'Akce mají přednost před schopnostmi a pořadí příkazů je uzamčené.',
        en: 'The ladder puts actions before abilities; the chain itself is locked.',
      },
    },
    {
      id: 'SS-RULING-59',
      kind: 'ruling',
      title: { cs: 'Co lze zrušit', en: 'What Cancel hits' },
      text: {
        cs: 'Zrušení lze zahrát jen jako reakci a jen proti příkazu, na který odpovídá, tedy bezprostředně předchozímu. Zrušení samo může být zrušeno. „Zruš akci“ nemůže odpovědět na schopnost a naopak. Zrušená karta akce přichází do ztrát ve chvíli, kdy na ni v pořadí dojde řada.',
        en: 'Only as a reaction and only against the item it answers, the one directly below. A cancel can itself be cancelled. "Cancel an action" cannot answer an ability and vice versa. A cancelled action card goes to losses at its place in the order.',
      },
      check:
        'Given [a1, b1 cancel, a2 cancel], when resolved, then b1 is cancelled and a1 takes effect; a cancel as first item of a chain is illegal.',
      question: {
        cs: 'Který příkaz lze zrušit a kdy smí být taková karta zahrána?',
        en: 'Which item can be cancelled, and when may the card be played?',
      },
      reason: { cs: 'Jedna reakce odpovídá na jeden příkaz.', en: 'One reaction answers one item.' },
    },
    {
      id: 'SS-RULING-60',
      kind: 'ruling',
      title: { cs: 'Zmizelý zdroj schopnosti', en: 'Source gone before resolution' },
      text: {
        cs: 'Schopnost se přesto vyhodnotí, kromě částí, které se týkají nestvůry samotné.',
        en: 'The ability still resolves, except parts that refer to the monster itself.',
      },
      check: 'Given "pay 1: deal 2" and its source destroyed in reaction, when it resolves, then 2 damage.',
      question: {
        cs: 'Co když je nestvůra, jejíž schopnost byla aktivována, zničena reakcí?',
        en: 'What if the monster whose ability was activated is destroyed by a reaction?',
      },
      reason: {
        cs: 'Cena je zaplacena a příkazy nelze měnit; efekt odstraní jen zrušení.',
        en: 'The cost is paid and items cannot be changed; only Cancel removes an effect.',
      },
    },
    {
      id: 'SS-RULING-61',
      kind: 'ruling',
      title: { cs: 'Aktivace v protivníkově tahu', en: "Activating without cause in the opponent's turn" },
      text: { cs: 'Ne; mimo vlastní tah jen jako reakce.', en: 'No; outside the own turn only as a reaction.' },
      check: "Given B's draw step with no action played, when A activates an ability, then illegal.",
      question: {
        cs: 'Schopnosti lze aktivovat „kdykoli“. Platí to i v protivníkově tahu, není-li na co odpovídat?',
        en: 'Abilities may be activated "any time"; also in the opponent\'s turn with nothing to answer?',
      },
      reason: {
        cs: 'Jedinou příležitost dává kapitola o reakcích.',
        en: 'The reaction chapter gives the only opening.',
      },
    },
  ],
};
