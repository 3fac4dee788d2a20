import type { Section } from '@bojiste/kernel';

export const cards: Section = {
  code: 'CARD',
  title: { cs: 'Karty jmenované v pravidlech', en: 'Cards named in the rulebook' },
  clauses: [
    {
      id: 'SS-CARD-velkovezir-ikee',
      kind: 'card',
      title: { cs: 'Velkovezír Ikee', en: 'Grand vizier Ikee' },
      text: {
        cs: 'Hráčská karta. Akce: umístěte libovolnou kartu z ruky na vlastní frontu. Cena, ÚČ, OČ, hodnost, schopnost a frakce nejsou známy.',
        en: 'Player card. Action: place any card from your hand on your own front. Cost, AN, DN, rank, ability, faction unknown.',
      },
      check: 'SS-EX-15.',
    },
    {
      id: 'SS-CARD-prastary-drak',
      kind: 'card',
      title: { cs: 'Prastarý drak', en: 'Ancient dragon' },
      text: {
        cs: 'Hráčská karta. Schopnost: nasaďte vrchní kartu vlastního balíčku ztrát do své oblasti nasazování; zda má schopnost aktivační cenu, není uvedeno. Ostatní údaje nejsou známy.',
        en: 'Player card. Ability: deploy the top card of your own loss pile into your deployment area; whether it has an activation cost is not said. Rest unknown.',
      },
      check: 'SS-EX-16, SS-EX-17.',
    },
    {
      id: 'SS-CARD-vyslouzily-mistr',
      kind: 'card',
      title: { cs: 'Vysloužilý mistr', en: 'Veteran master' },
      text: {
        cs: 'Hráčská karta. Schopnost: po svém úderu se přesune do vašich záloh. Ostatní údaje nejsou známy.',
        en: 'Player card. Ability: after he strikes, move him to your reserves. Rest unknown.',
      },
      check: 'Given no other effects, when he strikes, then he ends in A.res ready; SS-EX-06.',
    },
    {
      id: 'SS-CARD-obrneny-jak',
      kind: 'card',
      title: { cs: 'Obrněný jak', en: 'Armoured yak' },
      text: {
        cs: 'Hráčská karta. Schopnost: karty, kterými udeříte, se vracejí do vaší ruky. Ostatní údaje nejsou známy.',
        en: 'Player card. Ability: cards you strike with return to your hand. Rest unknown.',
      },
      check: 'Given the yak in A.army[1], when another A monster strikes, then it ends in A.hand; SS-EX-05.',
    },
    {
      id: 'SS-CARD-najemny-vrah',
      kind: 'card',
      title: { cs: 'Nájemný vrah', en: 'Assassin' },
      text: {
        cs: 'Hráčská karta. Schopnost: zničte 1 protivníkovu zálohu; proti bossovi snižte úroveň hrozby o 1. Aktivační cena a ostatní údaje nejsou známy.',
        en: 'Player card. Ability: destroy 1 opposing reserve; against the boss threat −1. Activation cost and rest unknown.',
      },
      check: 'Given B with 2 reserves, when it resolves on one, then that card is on B.loss; SS-EX-12.',
    },
    {
      id: 'SS-CARD-cistic',
      kind: 'card',
      title: { cs: 'Čistič', en: 'Cleanser' },
      text: {
        cs: 'Hráčská karta. Akce: 2 poškození za každou protivníkovu zálohu; proti bossovi 2 poškození za každý stupeň hrozby. Ostatní údaje nejsou známy.',
        en: 'Player card. Action: 2 damage for each opposing reserve; against the boss 2 per threat level. Rest unknown.',
      },
      check: 'SS-EX-13, SS-EX-14.',
    },
    {
      id: 'SS-CARD-zloblinni-vudce',
      kind: 'card',
      title: { cs: 'Zloblinní vůdce', en: 'Zloblin leader' },
      text: {
        cs: 'Karta bosse ze základního balíčku Zloblinů. Rozkaz vůdce. Cena nejvýše 2 (nejdražší hratelnou kartou byla karta s cenou 2). Ostatní údaje nejsou známy.',
        en: 'Boss card of the basic Zloblin deck. Order Leader. Cost at most 2 (a cost-2 card was the dearest playable one). Rest unknown.',
      },
      check: "SS-EX-08: placed on the boss's front or NML second in order.",
    },
    {
      id: 'SS-CARD-zloblinni-lucistnik',
      kind: 'card',
      title: { cs: 'Zloblinní lučištník', en: 'Zloblin archer' },
      text: {
        cs: 'Karta bosse z balíčku Zloblinů. Zvláštní akce Gang: položí žetony na spojence a poté je odhozena. Cena nejvýše 2. Ostatní údaje nejsou známy.',
        en: 'Boss card of the Zloblin deck. Special action Gang: tokens on allies, then discarded. Cost at most 2. Rest unknown.',
      },
      check: 'SS-EX-08, SS-EX-09.',
    },
    {
      id: 'SS-CARD-pecet-spechu',
      kind: 'card',
      title: { cs: 'Pečeť spěchu', en: 'Seal of haste' },
      text: {
        cs: 'Karta bosse. Rozkaz akce: bossova armáda postoupí o 1 pozici; karta nese symbol Běs. Cena nejvýše 2. Pravidla neuvádějí, do kterého balíčku patří; symbol Běs ukazuje na Běsné šamany.',
        en: "Boss card. Order Action: the boss's army advances 1; carries the Rage symbol. Cost at most 2. The rulebook does not name its deck; the Rage symbol suggests the Raging Shamans.",
      },
      check: 'SS-EX-08, SS-EX-10.',
    },
    {
      id: 'SS-CARD-saman-berserk',
      kind: 'card',
      title: { cs: 'Šaman-berserk', en: 'Shaman-berserk' },
      text: {
        cs: 'Karta bosse, patrně z balíčku Běsných šamanů. Rozkaz nasazení, cena 2. ÚČ, OČ ani texty nejsou známy.',
        en: 'Boss card, presumably Raging Shamans. Order Deploy, cost 2. AN, DN, texts unknown.',
      },
      check: 'Given threat 1, when playable cards are computed, then it is absent; threat 2, present.',
    },
    {
      id: 'SS-CARD-povzneseny-saman',
      kind: 'card',
      title: { cs: 'Povznesený šaman', en: 'Exalted shaman' },
      text: {
        cs: 'Karta bosse, patrně z balíčku Běsných šamanů. Cena 4. Rozkaz a ostatní údaje nejsou známy.',
        en: 'Boss card, presumably Raging Shamans. Cost 4. Order and rest unknown.',
      },
      check: 'Given threat 3, not playable; threat 4, playable.',
    },
    {
      id: 'SS-CARD-anon-place-front',
      kind: 'card',
      title: { cs: 'Bezejmenná karta: umístění na frontu', en: 'Unnamed: place on front' },
      text: {
        cs: 'Karlova akce z příkladu: umístěte nestvůru na vlastní frontu.',
        en: 'Action: place a monster on your own front.',
      },
      check: 'SS-EX-01.',
    },
    {
      id: 'SS-CARD-anon-destroy-1',
      kind: 'card',
      title: { cs: 'Bezejmenná karta: Znič 1', en: 'Unnamed: Destroy 1' },
      text: {
        cs: 'Jiřinina akce z příkladu; cíl není určen (příklad v závorce doplňuje „nestvůru“).',
        en: 'Action with unspecified target (the example adds "monster" in brackets).',
      },
      check: 'SS-EX-01, SS-EX-21.',
    },
    {
      id: 'SS-CARD-anon-protection',
      kind: 'card',
      title: { cs: 'Bezejmenná karta: ochrana', en: 'Unnamed: untargetable' },
      text: {
        cs: 'Karlova aktivovaná schopnost z příkladu: do konce vašeho tahu nemohou být vaše karty cílem akcí ani schopností.',
        en: 'Activated ability: until the end of your turn your cards cannot be targeted by actions or abilities.',
      },
      check:
        "SS-EX-01; given it is active and A's turn has ended, when B targets an A card in B's turn, then it is legal.",
    },
    {
      id: 'SS-CARD-anon-extra-draw',
      kind: 'card',
      title: { cs: 'Bezejmenná karta: karta navíc', en: 'Unnamed: extra draw' },
      text: {
        cs: 'Schopnost: v kroku tažení karet táhněte 1 kartu navíc.',
        en: 'Ability: in your draw step draw 1 extra card.',
      },
      check: 'Given it in A.army[2] in a duel, when the draw step runs, then 3 cards are drawn; SS-EX-20.',
    },
    {
      id: 'SS-CARD-anon-cancel',
      kind: 'card',
      title: { cs: 'Bezejmenná karta: zrušení', en: 'Unnamed: Cancel' },
      text: {
        cs: 'Efekt: zrušte akci nebo schopnost; jediná reakce povolená v tahu bosse.',
        en: 'Effect: cancel an action or ability; the only reaction allowed in a boss turn.',
      },
      check: 'SS-EX-04, SS-SDIFF-08.',
    },
    {
      id: 'SS-CARD-anon-aura',
      kind: 'card',
      title: { cs: 'Bezejmenná karta: modifikátory', en: 'Unnamed: AN/DN modifiers' },
      text: {
        cs: 'Schopnosti dávající +1 k ÚČ nebo −1 k OČ; jsou zmíněny jen jako příklady sčítání.',
        en: 'Abilities giving +1 AN or −1 DN, named only as examples of stacking.',
      },
      check: 'SS-EX-18.',
    },
    {
      id: 'SS-CARD-anon-each-player',
      kind: 'card',
      title: { cs: 'Bezejmenná karta: každý hráč', en: 'Unnamed: boss action on each player' },
      text: {
        cs: 'Akce bosse se zněním pro kooperativní režim: každý hráč utrží X poškození.',
        en: 'Boss action worded for cooperative play: each player takes X damage.',
      },
      check: 'SS-EX-22.',
    },
    {
      id: 'SS-CARD-boss-stredni',
      kind: 'card',
      title: { cs: 'Boss: střední', en: 'Medium boss' },
      text: { cs: 'Karta bosse; žádná z jejích hodnot není známa.', en: 'Boss card; every value unknown.' },
      check: 'Given the medium boss definition, when validated, then SS-BOSS-01 to -06 hold.',
    },
    {
      id: 'SS-CARD-boss-narocna',
      kind: 'card',
      title: { cs: 'Boss: náročná', en: 'Hard boss' },
      text: {
        cs: 'Obrázek v pravidlech ukazuje slovo „náročná“ s číslem 4, což je nejspíš počet karet v ruce bosse; pole zvyšování hrozby má podobu „když nastane …, hrozba +1“. Zbytek je nečitelný.',
        en: 'The picture in the rulebook shows "náročná" with the number 4, most likely the hand count; its threat box has the form "when … happens, threat +1". Rest unreadable.',
      },
      check:
        'Given a hard boss, when its draw step runs, then as many cards are drawn as its card says (SS-RULING-03).',
    },
    {
      id: 'SS-CARD-boss-velmi-narocna',
      kind: 'card',
      title: { cs: 'Boss: velmi náročná', en: 'Very hard boss' },
      text: { cs: 'Karta bosse; žádná z jejích hodnot není známa.', en: 'Boss card; every value unknown.' },
      check: 'Given the very hard boss definition, when validated, then SS-BOSS-01 to -06 hold.',
    },
    {
      id: 'SS-CARD-goblin-mario',
      kind: 'card',
      title: { cs: 'Goblin Mario', en: 'Goblin Mario' },
      text: {
        cs: 'Je uveden jen žertem mezi autory; pravděpodobně jde o jednu z karet „Velikonoční vajíčka“. Žádná pravidla nejsou známa.',
        en: 'Named only in the credits as a joke; probably one of the "Easter egg" cards. No rules known.',
      },
      check: 'Given a catalogue entry for it, when read, then it is flagged promo.',
    },
  ],
};
