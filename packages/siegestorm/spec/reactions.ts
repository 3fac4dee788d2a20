import type { Section } from '@bojiste/kernel';

export const reactions: Section = {
  code: 'CHAIN',
  title: { cs: 'Akce, reakce a pořadí příkazů', en: 'Actions, reactions, command order' },
  clauses: [
    {
      id: 'SS-CHAIN-01',
      kind: 'rule',
      title: { cs: 'Možnost reakce', en: 'Reaction right' },
      text: {
        cs: 'Poté, co aktivní hráč zahraje akci z ruky nebo použije schopnost, smí protivník reagovat akcí nebo schopností.',
        en: 'After the active player plays an action from hand or uses an ability, the opponent may react with an action or ability.',
      },
      check:
        'Given A plays an action and B holds a payable action card, when the action is announced, then a reaction window for B opens before the action resolves.',
    },
    {
      id: 'SS-CHAIN-02',
      kind: 'rule',
      title: { cs: 'Reakce v tahu protivníka', en: "Reactions in the opponent's turn" },
      text: {
        cs: 'Stejné právo máte v protivníkově tahu vy.',
        en: "The same right belongs to you in the opponent's turn.",
      },
      check: 'Given B active and playing an action, when announced, then A gets the window.',
    },
    {
      id: 'SS-CHAIN-03',
      kind: 'rule',
      title: { cs: 'Co může být reakcí', en: 'What can be a reaction' },
      text: {
        cs: 'Reakcí je akce z ruky nebo aktivovaná schopnost, nic jiného.',
        en: 'A reaction is an action from hand or an activated ability; nothing else.',
      },
      check:
        "Given B's window with hand cards and activatable abilities, when options are listed, then they are exactly: payable actions, payable activations, pass.",
    },
    {
      id: 'SS-CHAIN-04',
      kind: 'rule',
      title: { cs: 'Okamžité zaplacení', en: 'A reaction is paid at once' },
      text: {
        cs: 'Cena reakce se platí ihned při zahrání, ještě před jakýmkoli vyhodnocením.',
        en: 'The cost of a reaction is paid immediately when it is played, before any resolution.',
      },
      check:
        'Given B reacts with a cost-2 action, when it is announced, then two payments have already left B and the effect has not happened.',
    },
    {
      id: 'SS-CHAIN-05',
      kind: 'rule',
      title: { cs: 'Pouze jedna reakce', en: 'One reaction per opposing item' },
      text: {
        cs: 'Na každou akci nebo schopnost zahranou protivníkem smíte reagovat jen jednou akcí nebo schopností.',
        en: 'For every action or ability the opponent plays you may play only one action or ability in reaction.',
      },
      check:
        "Given A played one action and B reacted once, when A passes, then B cannot add a second reaction to A's action.",
    },
    {
      id: 'SS-CHAIN-06',
      kind: 'rule',
      title: { cs: 'Řetězení reakcí', en: 'Reactions to reactions' },
      text: {
        cs: 'Na reakce lze dále reagovat, dokud mají hráči z čeho platit.',
        en: 'Reactions can be reacted to in turn, as long as costs can be paid.',
      },
      check:
        "Given A action → B reaction, when the window passes to A, then A may react to B's reaction, and so on without depth limit.",
    },
    {
      id: 'SS-CHAIN-07',
      kind: 'rule',
      title: { cs: 'Nesouvisející efekt', en: 'No thematic link needed' },
      text: {
        cs: 'Reakce nemusí nijak souviset s efektem, na který odpovídá.',
        en: 'A reaction need not have anything to do with the effect it answers.',
      },
      check: 'Given A plays "draw 1", when B reacts with "deal 2 damage", then it is legal.',
    },
    {
      id: 'SS-CHAIN-08',
      kind: 'rule',
      title: { cs: 'Kompletní pořadí příkazů', en: 'Completed command order' },
      text: {
        cs: 'Pořadí příkazů je úplné, jakmile se některý hráč rozhodne na protivníkův poslední krok nereagovat.',
        en: "The chain is complete when a player declines to react to the opponent's latest step.",
      },
      check: 'Given chain [a1, b1] and A passes, when state is read, then resolution has started.',
    },
    {
      id: 'SS-CHAIN-09',
      kind: 'rule',
      title: { cs: 'Vyhodnocení od posledního', en: 'Last in, first out' },
      text: {
        cs: 'Příkazy se vyhodnocují od naposledy zahraného k prvnímu.',
        en: 'Resolution goes from the last item played to the first.',
      },
      check: 'Given chain [a1, b1, a2], when resolved, then the log order is a2, b1, a1.',
    },
    {
      id: 'SS-CHAIN-10',
      kind: 'rule',
      title: { cs: 'Uzamčení pořadí příkazů', en: 'Locked during resolution' },
      text: {
        cs: 'Jakmile vyhodnocování začne, nelze příkazy v pořadí měnit ani na ně reagovat.',
        en: 'Once resolution starts, the items can be neither changed nor reacted to.',
      },
      check:
        'Given resolution has begun, when any player submits a reaction, then it is illegal until the chain is empty.',
    },
    {
      id: 'SS-CHAIN-11',
      kind: 'rule',
      title: { cs: 'Cena se nevrací', en: 'Costs are not refunded' },
      text: {
        cs: 'Cena zůstává zaplacená, i když protivník efekt zruší nebo mu zabrání.',
        en: 'The cost stays paid even if the opponent cancels or prevents the effect.',
      },
      check:
        "Given A's cost-2 action is cancelled, when the chain is over, then A's two payments and the action card are in A.loss.",
    },
    {
      id: 'SS-CHAIN-12',
      kind: 'rule',
      title: { cs: 'Neplatný cíl', en: 'No legal target, no effect' },
      text: {
        cs: 'Příkaz, který při vyhodnocení nemá platný cíl, se nijak neprojeví; jeho karta přesto přichází do balíčku ztrát.',
        en: 'An item without a legal target when it resolves does nothing, and its card still goes to the loss pile.',
      },
      check:
        'Given B\'s "destroy 1" whose target became protected, when it resolves, then nothing is destroyed and the card is the top of B.loss.',
    },
    {
      id: 'SS-CHAIN-13',
      kind: 'rule',
      title: { cs: 'Střídání v řetězu', en: 'Strict alternation' },
      text: {
        cs: 'V „Duelu“ se hráči v jednom pořadí příkazů pravidelně střídají.',
        en: 'Within a duel chain the items alternate between the two players.',
      },
      check: 'Given any chain log in a duel, when owners are read, then no two neighbouring items share an owner.',
    },
    {
      id: 'SS-CHAIN-14',
      kind: 'rule',
      title: { cs: 'Nasazení bez reakce', en: 'Deploying is not reactable' },
      text: {
        cs: 'Zahrání nestvůry není akce ani použití schopnosti, takže na ně nelze reagovat.',
        en: 'Playing a monster is neither an action nor the use of an ability, so it opens no window.',
      },
      check: 'Given A deploys a monster in step 4, when done, then no window opens and the monster is already in play.',
    },
    {
      id: 'SS-CHAIN-15',
      kind: 'rule',
      title: { cs: 'Postupné odkládání karet', en: 'Cards placed one by one' },
      text: {
        cs: 'Každá karta akce z pořadí příkazů přichází do balíčku ztrát svého hráče hned po vyhodnocení vlastního příkazu, dříve než se vyhodnotí příkaz následující.',
        en: "Each action card of the chain goes to its player's loss pile right after its own item, before the next item resolves.",
      },
      check:
        "Given chain [a1, b1], when b1 has resolved and a1 has not, then b1's card is on B.loss and a1's card on neither loss pile.",
    },
    {
      id: 'SS-CHAIN-16',
      kind: 'rule',
      title: { cs: 'Pokračování tahu', en: 'The turn goes on' },
      text: {
        cs: 'Po vyhodnocení celého pořadí příkazů pokračuje aktivní hráč v tomtéž kroku.',
        en: 'After the chain is empty the active player continues in the same step.',
      },
      check: "Given a chain in A's deploy step, when finished, then A is to act in the deploy step.",
    },
  ],
};
