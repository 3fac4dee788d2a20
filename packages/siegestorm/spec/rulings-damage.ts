import type { Section } from '@bojiste/kernel';

export const rulingsDamage: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: tažení, poškození, léčení, porážka', en: 'Rulings: drawing, damage, healing, defeat' },
  clauses: [
    {
      id: 'SS-RULING-17',
      kind: 'ruling',
      title: { cs: 'Přesný počet karet', en: 'Exactly enough cards' },
      text: {
        cs: 'Je to v pořádku; hráč pokračuje s prázdným balíčkem a prohraje, až bude příště požadována alespoň jedna karta.',
        en: 'Legal; the player continues with an empty deck and loses at the next demand of at least one card.',
      },
      check:
        "Given A.deck 2, when the draw step runs, then A is alive with deck 0; when B's action then makes A draw 1, A loses.",
      question: { cs: 'Co když jsou v balíčku 2 karty a mají se táhnout 2?', en: 'Deck of 2 and draw 2?' },
      reason: {
        cs: 'Porážkou je nedostatek karet, nikoli prázdný balíček.',
        en: 'Defeat is "not enough cards", not "no cards left".',
      },
    },
    {
      id: 'SS-RULING-18',
      kind: 'ruling',
      title: { cs: 'Karta po kartě', en: 'Card by card' },
      text: {
        cs: 'Karty se přesouvají po jedné z vrchu balíčku; nedostatek se zjistí, když má přijít karta a žádná tu není. Již přesunuté karty zůstávají přesunuté (projeví se to jen v záznamu hry a v režimu „Poslední vyhrává“).',
        en: 'Cards move one at a time from the top; the shortage is detected when a card is demanded and none is there. Already moved cards stay moved (only visible in logs and last-man-standing).',
      },
      check: 'Given A.deck = [x, y] and 2 damage, then A.loss top is x, below it y.',
      question: {
        cs: 'Děje se tažení či poškození o více kartách najednou?',
        en: 'Are multi-card draws and damage simultaneous?',
      },
      reason: {
        cs: 'Určuje to pořadí karet v balíčcích i přebytek nad limit ruky.',
        en: 'Defines pile order and the hand-limit overflow.',
      },
    },
    {
      id: 'SS-RULING-19',
      kind: 'ruling',
      title: { cs: 'Poškození větší než balíček', en: 'Damage beyond the deck' },
      text: {
        cs: 'Ano, okamžitě. Poškození rovné součtu balíčku léčení a balíčku zdrojů hráč přežije. Poškození 0 nikdy neporazí.',
        en: 'Yes, at once; damage equal to healing deck + resource deck is survived. Damage 0 never defeats.',
      },
      check: 'Given deck 3, heal 0: damage 3 → alive, deck 0; damage 4 → defeat; deck 0 and damage 0 → alive.',
      question: {
        cs: 'Porazí hráče poškození, které nelze celé pokrýt kartami?',
        en: 'Does damage that cannot be fully paid defeat the player?',
      },
      reason: {
        cs: 'Poškození je popsáno jako tažení X karet a nedostatek karet k tažení znamená porážku.',
        en: 'Damage is described as drawing X cards, and too few cards for a draw is defeat.',
      },
    },
    {
      id: 'SS-RULING-20',
      kind: 'ruling',
      title: { cs: 'Přesah z balíčku léčení', en: 'Overflow from healing deck to resources' },
      text: {
        cs: 'Ne, zbytek pokračuje v rámci téhož poškození do balíčku zdrojů; obě části přicházejí do balíčku ztrát.',
        en: 'No, the rest continues into the resource deck within the same damage event; both parts go to the loss pile.',
      },
      check: 'Given heal 2, deck 10, damage 5, then heal 0, deck 7, loss +5.',
      question: {
        cs: 'Propadá poškození, které přesahuje balíček léčení?',
        en: 'Is damage exceeding the healing deck lost?',
      },
      reason: {
        cs: 'Podle glosáře přichází po vyčerpání balíčku léčení na řadu balíček zdrojů.',
        en: 'The glossary says the resource deck follows when the healing deck is used up.',
      },
    },
    {
      id: 'SS-RULING-21',
      kind: 'ruling',
      title: { cs: 'Balíček léčení a tažení', en: 'Healing deck and draws' },
      text: {
        cs: 'Ne. Balíček léčení jen pohlcuje poškození a při neúspěšném tažení porážce nezabrání. Pohlcuje efekty, které mluví o „poškození“, nikoli efekty, které výslovně odhazují karty z balíčku zdrojů.',
        en: 'No; it only absorbs damage and does not prevent defeat on a failed draw. It does absorb effects that say "damage", not effects that mill the resource deck by name.',
      },
      check: 'Given deck 0, heal 5, when A must draw 1, then A loses.',
      question: { cs: 'Lze táhnout z balíčku léčení?', en: 'Can one draw from the healing deck?' },
      reason: { cs: 'Táhne se pouze z balíčku zdrojů.', en: 'Draws come from the resource deck only.' },
    },
    {
      id: 'SS-RULING-22',
      kind: 'ruling',
      title: { cs: 'Které karty se léčí', en: 'Which cards are healed' },
      text: {
        cs: 'Vezměte horních X karet balíčku ztrát jako celek v nezměněném pořadí a položte je na vrch balíčku léčení; je-li karet méně než X, vezměte všechny. Každý hráč má jeden balíček léčení a další léčení přidává karty navrch. Balíček leží lícem dolů, počet karet v něm je veřejný. Léčivá akce nemůže vyléčit vlastní kartu (ta se ještě vyhodnocuje), může však vyléčit karty, kterými se právě zaplatilo.',
        en: 'Take the top X of the loss pile as a block in unchanged order and put it on top of the healing deck; fewer than X means all of them. One healing deck per player; later healing adds on top; it lies face down, its size is public. A healing action cannot heal its own card (still being resolved) but can heal cards just paid.',
      },
      check:
        'Given A.loss = [a, b] and a cost-1† action Heal 3 paid with p, when it resolves, then A.heal = [a, b, p] and A.loss = [the healing card].',
      question: {
        cs: 'Které karty se léčí, v jakém pořadí a co když je jich méně než X?',
        en: 'Which cards, in what order, and what if there are fewer than X?',
      },
      reason: {
        cs: 'Glosář mluví o „novém balíčku“ a žádnou volbu nezmiňuje.',
        en: 'The text speaks of a "new deck" and mentions no choice.',
      },
    },
    {
      id: 'SS-RULING-23',
      kind: 'ruling',
      title: { cs: 'Limit ruky pro další karty', en: 'Hand limit for cards gained otherwise' },
      text: {
        cs: 'Platí totéž: karta, která by byla jedenáctá, přichází do balíčku ztrát nového majitele.',
        en: "Same treatment: a card that would be the eleventh goes to the new owner's loss pile.",
      },
      check:
        "Given hand 10, when the yak returns a striker, then it goes to the top of A.loss; given Steal 1 with hand 10, then the stolen card is in the thief's loss pile.",
      question: {
        cs: 'Pravidlo o přebytku mluví o tažených kartách. Co karty ukradené, oživené nebo vrácené?',
        en: 'The overflow rule speaks of drawn cards; what about stolen, resurrected or returned cards?',
      },
      reason: {
        cs: 'Souhrn uvádí deset karet jako nepřekročitelné maximum.',
        en: 'The summary states ten as an absolute maximum.',
      },
    },
    {
      id: 'SS-RULING-24',
      kind: 'ruling',
      title: { cs: 'Limit ruky při reakcích', en: 'Hand limit during payment and reactions' },
      text: {
        cs: 'Ne. Ruku opustila už při ohlášení, stejně jako platby, takže při tažení v rámci reakcí se počítá s menší rukou.',
        en: 'No. It left the hand when announced, and payments left too, so draws in reaction see the smaller hand.',
      },
      check:
        'Given hand 10, A plays a cost-1 action "draw 3", when it resolves, then 2 cards are drawn into hand (10) and the third goes to losses.',
      question: {
        cs: 'Počítá se do limitu karta zařazená v pořadí příkazů?',
        en: 'Does a card on the chain count for the limit?',
      },
      reason: { cs: 'Limit se týká karet v ruce.', en: 'The limit is on cards in hand.' },
    },
    {
      id: 'SS-RULING-25',
      kind: 'ruling',
      title: { cs: 'Vize při nedostatku karet', en: 'Vision with too few cards' },
      text: {
        cs: 'Vize je tažení X karet: nedostatek karet znamená porážku. Před takovým zahráním musí přijít varování. Hráč do něj nikdy nevstupuje bez potřebných informací, protože velikosti balíčků jsou veřejné. Jde o výchozí nastavení, hráči si mohou zvolit i druhý výklad.',
        en: 'Vision is a draw of X: too few cards means defeat. The player must be warned before such a play; it is never forced on hidden information because deck sizes are public. This is the default; the players may choose the other reading.',
      },
      check:
        "Given deck 2, when Vision 3 resolves, then its player loses; with the option visionShort = 'asMany', one of the two is kept.",
      question: {
        cs: 'Co se stane při efektu „Vize 3“ se dvěma kartami v balíčku?',
        en: 'Vision 3 with two cards in the deck?',
      },
      reason: {
        cs: 'Heslo používá slovo pro tažení a pravidlo o porážce nemá výjimku; mírnější možností je „podívejte se na to, co v balíčku je“.',
        en: 'The entry uses the word for drawing and the defeat rule has no exception; the milder option is "look at what is there".',
      },
    },
    {
      id: 'SS-RULING-26',
      kind: 'ruling',
      title: { cs: 'Vize a limit ruky', en: 'Vision and the hand limit' },
      text: {
        cs: 'Odkládají se stranou; do ruky přijde jen ponechaná karta, na kterou se vztahuje limit deseti karet. Jednu kartu si hráč ponechat musí.',
        en: 'They are set aside; only the kept card enters the hand, subject to the limit of ten. The player must keep one.',
      },
      check:
        'Given hand 10, Vision 3, when one is chosen, then it goes to losses and the other two to the bottom; with hand 9 the chosen card is in hand.',
      question: { cs: 'Procházejí karty z efektu Vize rukou?', en: 'Do the X cards pass through the hand?' },
      reason: {
        cs: 'Při plné ruce by se jinak do ztrát odhazovaly karty, které se mají vrátit do balíčku.',
        en: 'Otherwise a full hand would mill cards that are meant to return.',
      },
    },
    {
      id: 'SS-RULING-27',
      kind: 'ruling',
      title: { cs: 'Současná porážka', en: 'Both short at once' },
      text: {
        cs: 'Efekty působící na více hráčů se uplatňují v pořadí tahů počínaje aktivním hráčem; kdo první nemůže, prohrává.',
        en: 'Effects on several players are applied in turn order beginning with the active player; the first to fail loses.',
      },
      check: 'Given decks 1/1 and "each player takes 2", when A is active, then A loses and B wins.',
      question: {
        cs: 'Co když efekt žádá karty od obou hráčů a oba jich mají málo?',
        en: 'What if an effect makes both players take cards and both lack them?',
      },
      reason: {
        cs: 'Poražen je první, kdo nemůže táhnout; remíza není stanovena.',
        en: 'The loser is the first who cannot draw; a tie is not defined.',
      },
    },
    {
      id: 'SS-RULING-28',
      kind: 'ruling',
      title: { cs: 'Porážka v pořadí příkazů', en: 'Defeat inside a chain' },
      text: {
        cs: 'V „Duelu“ a „Obléhání“ hra ihned končí a zbytek propadá. Pro režim „Poslední vyhrává“ viz SS-RULING-97.',
        en: 'In duel and siege the game ends at once, the rest is dropped. In last man standing see SS-RULING-97.',
      },
      check:
        'Given chain [a1 "draw 5", b1 "deal 10 damage to A"], when b1 defeats A, then a1 is not resolved and B has won.',
      question: { cs: 'Vyhodnotí se po porážce i zbývající příkazy?', en: 'Do remaining items still resolve?' },
      reason: { cs: 'Porážka nastává „okamžitě“.', en: 'The text says "immediately".' },
    },
  ],
};
