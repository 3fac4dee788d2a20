import type { Section } from '@bojiste/kernel';

export const rulingsControl: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: ovládání a vlastnictví', en: 'Rulings: control and ownership' },
  clauses: [
    {
      id: 'SW-RULING-60',
      kind: 'ruling',
      title: { cs: 'Majitel a ovládající hráč', en: 'Owner and controller' },
      text: {
        cs: 'Ovládáním se řídí pohyb, útok, rozlišení vlastní/cizí, portály pro vyvolávání, „váš tah“ ve schopnostech, zisk magie, stavby počítané jako vlastní a volby. Vlastnictvím se řídí odhazovací hromádka, ruka, do níž se karta vrací, sada a to, čí je který Vyvolavač.',
        en: 'Controller: moving, attacking, own/enemy, gates for summoning, "your turn" in abilities, rewards, structures counted as own, choices. Owner: discard pile, hand it returns to, deck, which Summoner is whose.',
      },
      check:
        "Given A controls B's gate, then A may summon beside it, B gains 1 magic by eliminating it, and the card goes to B's pile.",
      question: {
        cs: 'Které pravidlo se řídí vlastnictvím karty a které jejím ovládáním?',
        en: 'Which rule looks at which?',
      },
      reason: {
        cs: 'Plyne to z definic pojmů cizí, vlastní, ovládat a patřit.',
        en: 'Definitions of enemy, own, control and belong.',
      },
    },
    {
      id: 'SW-RULING-61',
      kind: 'ruling',
      title: { cs: 'Ovládnutí Vyvolavače', en: 'Control of a Summoner' },
      text: {
        cs: 'Vítězství se řídí vlastnictvím. Ovládání Vyvolavače se nemůže změnit, pokud karta Vyvolavače výslovně nejmenuje.',
        en: 'Victory looks at ownership; control of a Summoner cannot change unless a card names Summoners.',
      },
      check: 'Given a stub "take control of a unit", when the Summoner is selected, then illegal.',
      question: { cs: 'Mohlo by ovládnutí Vyvolavače změnit konec hry?', en: 'Could it change the end of the game?' },
      reason: {
        cs: 'Podmínka konce hry mluví o Vyvolavači daného hráče.',
        en: "The end condition speaks of a player's Summoner.",
      },
    },
    {
      id: 'SW-RULING-62',
      kind: 'ruling',
      title: { cs: 'Návrat cizí karty do ruky', en: 'Back to hand, whose' },
      text: { cs: 'Do ruky majitele.', en: "To the owner's hand." },
      check: "Given A controls B's unit and returns it, then it is in B's hand.",
      question: {
        cs: 'Do čí ruky se vrací karta, kterou ovládá někdo jiný než majitel?',
        en: 'A card under foreign control?',
      },
      reason: {
        cs: 'V ruce jsou karty z vlastní sady a nic neumožňuje, aby karta změnila majitele.',
        en: 'Hands hold cards of the own deck; nothing lets cards change owner.',
      },
    },
  ],
};
