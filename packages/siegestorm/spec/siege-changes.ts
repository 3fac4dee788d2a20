import type { Section } from '@bojiste/kernel';

export const siegeChanges: Section = {
  code: 'SDIFF',
  title: { cs: 'Změny pravidel v Obléhání', en: 'Siege rule changes' },
  clauses: [
    {
      id: 'SS-SDIFF-01',
      kind: 'rule',
      title: { cs: 'Boss nemá zálohy', en: 'No boss reserves' },
      text: { cs: 'Boss nemá žádné zálohy.', en: 'The boss has no reserves.' },
      check: 'Given a siege game, when boss reserves are queried, then the count is 0 and no command can create one.',
    },
    {
      id: 'SS-SDIFF-02',
      kind: 'rule',
      title: { cs: 'Efekty na zálohy a hrozba', en: 'Reserve effects hit threat' },
      text: {
        cs: 'Efekt hráče, který by ovlivnil protivníkovy zálohy, ovlivní místo nich úroveň hrozby.',
        en: "A player effect that would affect the opponent's reserves affects the threat level instead.",
      },
      check: 'Given "destroy 1 opposing reserve" and threat 3, when resolved, then threat 2.',
    },
    {
      id: 'SS-SDIFF-03',
      kind: 'rule',
      title: { cs: 'Počítání záloh bosse', en: 'Counting reserves counts threat' },
      text: {
        cs: 'Efekt, který počítá protivníkovy zálohy, počítá stupně hrozby; „5+“ platí za pět.',
        en: 'An effect that counts the opponent\'s reserves counts threat levels, "5+" as five.',
      },
      check: 'Given "2 damage per opposing reserve" and threat 5, when resolved, then 10 damage.',
    },
    {
      id: 'SS-SDIFF-04',
      kind: 'rule',
      title: { cs: 'Obnovení balíčku bosse', en: 'Deck renewal' },
      text: {
        cs: 'Je-li bossův balíček zdrojů prázdný, balíček posil se zamíchá a stane se novým balíčkem zdrojů.',
        en: "When the boss's resource deck is empty, the reinforcement deck is shuffled and becomes the new resource deck.",
      },
      check:
        'Given boss deck 0 and reinforcements 6, when the boss has to draw 4, then reinforcements 0, deck 2, hand 4.',
    },
    {
      id: 'SS-SDIFF-05',
      kind: 'rule',
      title: { cs: 'Obnovení jednou za hru', en: 'Renewal once per game' },
      text: { cs: 'K obnovení může dojít jen jednou za hru.', en: 'This can happen only once.' },
      check:
        'Given renewal used and an empty deck with 5 reinforcements, when the boss must draw, then the player wins.',
    },
    {
      id: 'SS-SDIFF-06',
      kind: 'rule',
      title: { cs: 'Odstranění žetonu posil', en: 'The reinforcement token leaves' },
      text: {
        cs: 'Při obnovení se žeton posil odstraní ze hry.',
        en: 'The reinforcement token is removed from the game when the renewal happens.',
      },
      check: 'Given a renewal, when read, then boss.renewalAvailable = false for the rest of the game.',
    },
    {
      id: 'SS-SDIFF-07',
      kind: 'rule',
      title: { cs: 'Boss nereaguje', en: 'Boss never reacts' },
      text: {
        cs: 'Ve svém tahu smíte hrát jakékoli dostupné akce a schopnosti; boss nikdy nereaguje.',
        en: 'In your turn you may play any available actions and abilities; the boss never reacts.',
      },
      check: 'Given a player action, when announced, then no reaction window opens and it resolves at once.',
    },
    {
      id: 'SS-SDIFF-08',
      kind: 'rule',
      title: { cs: 'V tahu bosse jen zrušení', en: "Only Cancel in the boss's turn" },
      text: {
        cs: 'Jedinou reakcí, kterou smíte v tahu bosse zahrát, je zrušení akce nebo schopnosti.',
        en: "The only reaction you may play during the boss's turn is a cancel of an action or ability.",
      },
      check:
        'Given a boss action and a hand with "deal 2" and "cancel an action or ability", when the window opens, then only the cancel (if payable) and pass are offered.',
    },
    {
      id: 'SS-SDIFF-09',
      kind: 'rule',
      title: { cs: 'Efekt Odhoď proti bossovi', en: 'Discard effects on the boss' },
      text: {
        cs: 'Hráči smějí efekty odhození použít na karty, které bossovi zbyly v ruce.',
        en: "Players may use discard effects on cards left in the boss's hand.",
      },
      check:
        'Given two leftover cards in the boss\'s hand, when the player resolves "Discard 1", then one of them goes to boss.loss; with an empty hand nothing happens.',
    },
    {
      id: 'SS-SDIFF-10',
      kind: 'rule',
      title: { cs: 'Poškození bosse', en: 'Damage lowers lives' },
      text: {
        cs: 'Každý bod poškození snižuje bossovi počet životů o 1.',
        en: 'Each point of damage to the boss lowers its lives by 1.',
      },
      check:
        'Given lives 12 and a strike of strength 4 at the boss, when resolved, then lives 8 and boss.deck is unchanged.',
    },
  ],
};
