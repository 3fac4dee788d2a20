import type { Section } from '@bojiste/kernel';

export const glossary2: Section = {
  code: 'TERM',
  title: { cs: 'Glosář pojmů, 2. část', en: 'Glossary, part 2' },
  clauses: [
    {
      id: 'SS-TERM-28',
      kind: 'rule',
      title: { cs: 'Poškození', en: 'Damage' },
      text: {
        cs: 'Utrží-li protivník poškození (DMG) přímo, přicházejí karty z jeho balíčku zdrojů na vrch jeho ztrát.',
        en: 'Damage dealt directly to an opponent makes cards go from the resource deck to the top of the loss pile.',
      },
      check:
        'Given B.deck = [.., x, y] and 2 damage, when applied, then the top two of B.loss are x above y (y was taken first) (see SS-FIELD-11).',
    },
    {
      id: 'SS-TERM-29',
      kind: 'rule',
      title: { cs: 'Použití zálohy', en: 'Using a reserve' },
      text: {
        cs: 'Využití karty ze záloh k zaplacení právě hrané karty; použitá karta se pootočí o 90 stupňů.',
        en: 'Using a reserve card to pay for the card being played; it is turned by 90 degrees.',
      },
      check:
        'Given a cost-1 card paid with reserve R, when paid, then R is still in A.res with used = true (see SS-SUPP-05).',
    },
    {
      id: 'SS-TERM-30',
      kind: 'rule',
      title: { cs: 'Proměna', en: 'Metamorphosis' },
      text: {
        cs: 'Zaplaťte aktivační cenu, vezměte nestvůru s touto schopností zpět do ruky a bezplatně ji nahraďte libovolnou kartou z ruky.',
        en: 'Pay the activation cost, take the monster with this ability back to hand, and replace it free of charge with any card from hand.',
      },
      check:
        'Given X "{abl: pay 1: Metamorphosis}" in A.army[2], hand {p, q}, when A pays p and picks q, then A.army[2] = q, hand {X}, A.loss top p.',
    },
    {
      id: 'SS-TERM-31',
      kind: 'rule',
      title: { cs: 'Připravit', en: 'Ready' },
      text: {
        cs: '„Připrav“ znamená: otočte použitou zálohu zpět; lze ji ihned znovu použít.',
        en: 'Turn a used reserve back; it can be used again immediately.',
      },
      check:
        'Given R used this turn, when "Ready 1" resolves on R, then R can pay for the next card in the same turn (see SS-SUPP-10).',
    },
    {
      id: 'SS-TERM-32',
      kind: 'rule',
      title: { cs: 'Reakce', en: 'Reaction' },
      text: {
        cs: 'Akce nebo schopnost zahraná v odpovědi na protivníkovu akci nebo schopnost; reakce mohou tvořit řetěz.',
        en: 'An action or ability played in answer to an opposing action or ability; reactions can form a chain.',
      },
      check:
        "Given A reacts to B's action, when the chain is read, then A's item references B's item as the one answered (see SS-CHAIN-01).",
    },
    {
      id: 'SS-TERM-33',
      kind: 'rule',
      title: { cs: 'Rozkaz', en: 'Order' },
      text: {
        cs: 'Bossův pokyn pod názvem karty, který říká, jak a kdy se karta hraje.',
        en: 'A boss instruction under the card name saying how and when the card is played.',
      },
      check:
        'Given a boss card definition without an order, when the catalogue is validated, then it is refused (see SS-ORDER-01).',
    },
    {
      id: 'SS-TERM-34',
      kind: 'rule',
      title: { cs: 'Rozšiřující balíček', en: 'Expansion pack' },
      text: {
        cs: 'Karty s bílým symbolem, které se používají k tvorbě vlastních balíčků.',
        en: 'Cards with the white symbol used for building own decks.',
      },
      check:
        'Given a card of origin base or expansion, when added to a custom deck, then accepted; it is never in a beginner deck (SS-RULING-05).',
    },
    {
      id: 'SS-TERM-35',
      kind: 'rule',
      title: { cs: 'Schopnost', en: 'Ability' },
      text: {
        cs: 'Efekt v modrém poli, který platí, dokud je karta v armádě, na bojišti nebo provádí úder.',
        en: 'Blue-box effect in force while the card is in the army, on the board or striking.',
      },
      check:
        'Given the same card in army, on board, striking, in hand, in reserves, in losses, when active abilities are listed, then true for the first three only.',
    },
    {
      id: 'SS-TERM-36',
      kind: 'rule',
      title: { cs: 'Síla útoku', en: 'Attack strength' },
      text: {
        cs: 'ÚČ nestvůry provádějící úder minus OČ obránce; celkové poškození způsobené úderem.',
        en: "Striker's AN minus defender's DN; the total damage of the strike.",
      },
      check:
        "Given AN 5 against defender DN 2, when the opponent is struck, then exactly 3 cards leave the opponent's piles (see SS-STRIKE-04).",
    },
    {
      id: 'SS-TERM-37',
      kind: 'rule',
      title: { cs: 'Spojenec', en: 'Ally' },
      text: { cs: 'Jakákoli karta ve vaší armádě.', en: 'Any card in your army.' },
      check:
        "Given A.army = [X, –, Z], A.front = F, A.res = [R], when A's allies are listed for a source other than X and Z, then {X, Z} (see SS-ALLY-01).",
    },
    {
      id: 'SS-TERM-38',
      kind: 'rule',
      title: { cs: 'Tažení', en: 'Draw X' },
      text: {
        cs: '„Táhni X“ znamená: vezměte si do ruky vrchní kartu nebo karty svého balíčku zdrojů.',
        en: 'Take the top card(s) of your resource deck into your hand.',
      },
      check: 'Given "Draw 3" and deck 10, then deck 7 and hand +3.',
    },
    {
      id: 'SS-TERM-39',
      kind: 'rule',
      title: { cs: 'Úder', en: 'Strike' },
      text: {
        cs: 'Odchod karty z nejpřednější pozice, při němž zaútočí na zdroje nebo na nestvůry na bojišti a vyhodnotí svou akci.',
        en: 'Move out of the foremost position that attacks resources or board monsters and resolves the action.',
      },
      check:
        'Given exit choice strike at the opponent, when logged, then the events are declare, damage, action, striker to losses (see SS-STRIKE-03).',
    },
    {
      id: 'SS-TERM-40',
      kind: 'rule',
      title: { cs: 'Ukazatel životů', en: 'Life tracker' },
      text: { cs: 'Zaznamenává poškození udělené přímo bossovi.', en: 'Records damage dealt directly to the boss.' },
      check:
        'Given lives 15, when an action deals 2 to the boss, then 13; when a strike destroys a monster on boss.front, then lives are unchanged (see SS-SDIFF-10).',
    },
    {
      id: 'SS-TERM-41',
      kind: 'rule',
      title: { cs: 'Ukrást', en: 'Steal X' },
      text: {
        cs: '„Ukradni X“ znamená: vezměte z protivníkovy ruky do své náhodnou kartu nebo náhodné karty.',
        en: "Take random card(s) from the opponent's hand into yours.",
      },
      check:
        'Given a fixed RNG seed and B.hand of 4, when "Steal 1" resolves, then the seeded random card moved to A.hand and A had no choice.',
    },
    {
      id: 'SS-TERM-42',
      kind: 'rule',
      title: { cs: 'Ukradené karty jsou vaše', en: 'Stolen cards become yours' },
      text: {
        cs: 'Ukradené karty se po zbytek hry počítají za vaše.',
        en: 'They count as yours for the rest of the game.',
      },
      check: 'Given a stolen card played as a monster and destroyed, then it is in A.loss.',
    },
    {
      id: 'SS-TERM-43',
      kind: 'rule',
      title: { cs: 'Úroveň hrozby', en: 'Threat level' },
      text: {
        cs: 'Rozhoduje, které karty z ruky smí boss zahrát: jejich cena nesmí úroveň hrozby přesáhnout.',
        en: 'Decides which hand cards the boss may play: cost at most the threat.',
      },
      check:
        'Given threat 0 and hand costs {0, 1}, when playable cards are computed, then only the cost-0 card (see SS-BOSS-07).',
    },
    {
      id: 'SS-TERM-44',
      kind: 'rule',
      title: { cs: 'Útočné číslo', en: 'Attack number' },
      text: {
        cs: 'Číslo v levém dolním rohu karty, základ síly útoku před započtením modifikátorů.',
        en: 'Bottom left number, base of attack strength before modifiers.',
      },
      check:
        'Given printed AN 3 and one "+1 AN" source, when read, then base value 3 and effective value 4 (see SS-ANAT-03).',
    },
    {
      id: 'SS-TERM-45',
      kind: 'rule',
      title: { cs: 'Vize X', en: 'Vision X' },
      text: {
        cs: 'Táhněte X karet, jednu si nechte v ruce a ostatní vraťte v libovolném pořadí naspod svého balíčku zdrojů.',
        en: 'Draw X cards, keep one in hand, put the rest at the bottom of your resource deck in any order.',
      },
      check:
        'Given deck top r, s, t and "Vision 3", when A keeps s and orders t below r, then hand +s, deck size −1, bottom two cards are t (lowest) and r.',
    },
    {
      id: 'SS-TERM-46',
      kind: 'rule',
      title: { cs: 'Zálohy', en: 'Reserves' },
      text: {
        cs: 'Karty v oblasti záloh, kterými se platí za karty nebo aktivace.',
        en: 'Cards in the reserve area that pay for cards or activations.',
      },
      check:
        'Given two ready reserves and an empty hand, when A activates a cost-2 ability, then it is legal (see SS-SUPP-03).',
    },
    {
      id: 'SS-TERM-47',
      kind: 'rule',
      title: { cs: 'Zdroje', en: 'Resources' },
      text: { cs: 'Balíček 34 karet, který má hráč pro celou hru.', en: 'The 34-card deck a player has for the game.' },
      check:
        "Given any reachable duel state without Steal or Resurrect, when a player's cards in all zones including removed are counted, then 34 (see SS-SET-02).",
    },
    {
      id: 'SS-TERM-48',
      kind: 'rule',
      title: { cs: 'Zlikvidovat', en: 'Liquidate' },
      text: { cs: '„Zlikviduj“ znamená: odstraňte karty ze hry nadobro.', en: 'Remove cards from the game for good.' },
      check:
        'Given "Liquidate 1 enemy", when resolved, then the card is in no zone but removed and cannot be healed, resurrected or counted.',
    },
    {
      id: 'SS-TERM-49',
      kind: 'rule',
      title: { cs: 'Zničení', en: 'Destroy X' },
      text: {
        cs: '„Znič X“ znamená: přesuňte nestvůru na vrch balíčku ztrát; cíl se řídí zněním karty.',
        en: 'Move a monster to the top of the loss pile, following the target wording on the card.',
      },
      check: 'Given "Destroy 1 enemy", when targets are listed, then only opposing army monsters (pile: SS-RULING-52).',
    },
    {
      id: 'SS-TERM-50',
      kind: 'rule',
      title: { cs: 'Zničení bez určeného cíle', en: 'Destroy without a stated target' },
      text: {
        cs: 'Není-li cíl určen, lze vybrat jakoukoli kartu ve hře: na bojišti, v kterékoli z obou armád i v kterékoli oblasti záloh.',
        en: 'If no target is specified, any card in play may be chosen: both armies, the board, both reserve areas.',
      },
      check:
        'Given "Destroy 1" and cards in all those zones of both players, when targets are listed, then all are present and no hand, deck or loss cards.',
    },
    {
      id: 'SS-TERM-51',
      kind: 'rule',
      title: { cs: 'Zrušit', en: 'Cancel' },
      text: {
        cs: '„Zruš“ znamená: zrušte efekt akce nebo schopnosti; její cena zůstává zaplacená.',
        en: 'Cancel the effect of an action or ability; its cost stays paid.',
      },
      check:
        "Given A's action cancelled, when the chain ends, then no effect of it occurred and A's payments stay in A.loss.",
    },
    {
      id: 'SS-TERM-52',
      kind: 'rule',
      title: { cs: 'Ztráty', en: 'Losses' },
      text: {
        cs: 'Karty utracené jako platba nebo zničené protivníkem.',
        en: 'Cards spent as payment or destroyed by the opponent.',
      },
      check:
        'Given A pays p for x and x is later destroyed, when A.loss is read, then p lies below x (see SS-FIELD-13).',
    },
    {
      id: 'SS-TERM-53',
      kind: 'rule',
      title: { cs: 'Zvláštní akce', en: 'Special action' },
      text: {
        cs: 'Klíčové slovo bosse vyznačené symbolem; představuje déletrvající efekty spojené s kartou, která je ve hře.',
        en: 'A boss keyword shown by a symbol, standing for lasting effects tied to the card in play.',
      },
      check:
        'Given the boss catalogue, when keywords are collected, then they are a subset of {shield, rage, gang, totem} (see SS-SPEC-01).',
    },
  ],
};
