import type { Section } from '@bojiste/kernel';

export const rulingsStrike: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: úder', en: 'Rulings: strike' },
  clauses: [
    {
      id: 'SS-RULING-33',
      kind: 'ruling',
      title: { cs: 'Rovnost síly a obrany', en: 'Equal numbers' },
      text: {
        cs: 'Cíl není zničen; síla útoku musí být ostře vyšší.',
        en: 'Not destroyed; strictly greater is needed.',
      },
      check: 'Given strength 3: DN 2 destroyed, DN 3 survives.',
      question: { cs: 'Co když se síla útoku rovná OČ cíle?', en: "Strength equal to the target's DN?" },
      reason: { cs: 'Text říká „vyšší než“.', en: 'The text says higher than.' },
    },
    {
      id: 'SS-RULING-34',
      kind: 'ruling',
      title: { cs: 'Záporná síla útoku', en: 'Negative strength' },
      text: {
        cs: 'Síla útoku neklesá pod 0: žádné poškození, žádné léčení a nic není zničeno, ledaže by cíl měl OČ nižší než 0, což vylučuje SS-RULING-36. Akce se přesto vyhodnotí.',
        en: "Strength floors at 0: no damage, no healing, nothing destroyed unless the target's DN is below 0, which SS-RULING-36 excludes. The action still resolves.",
      },
      check: 'Given AN 2, DN 5, striker "{act: draw 1}", when B is struck, then B.deck unchanged and A drew 1.',
      question: { cs: 'Co když ÚČ 2 narazí na obránce s OČ 5?', en: 'AN 2 against defender DN 5?' },
      reason: {
        cs: 'Záporné poškození nedává smysl a akce není poškozením podmíněna.',
        en: 'Negative damage is meaningless; the action is not conditional on damage.',
      },
    },
    {
      id: 'SS-RULING-35',
      kind: 'ruling',
      title: { cs: 'Zbytečné a vlastní cíle', en: 'Pointless and own targets' },
      text: {
        cs: 'V prvním případě ano (je to přípustné, jen neúčelné), ve druhém ne.',
        en: 'Yes to the first (legal, merely wasteful); no to the second.',
      },
      check:
        "Given NML = A's card, when A's strike targets are listed, then it is absent; given B.front DN 9 and strength 1, then it is listed.",
      question: {
        cs: 'Smí úder cílit na nestvůru na bojišti, kterou nelze zničit, nebo na vlastní kartu v zemi nikoho?',
        en: "May one target a board monster that cannot be destroyed, or one's own card in no man's land?",
      },
      reason: {
        cs: 'Jedinou podmínkou je, že karta patří protivníkovi.',
        en: "The only condition is that the card is the opponent's.",
      },
    },
    {
      id: 'SS-RULING-36',
      kind: 'ruling',
      title: { cs: 'Kdy se čtou hodnoty', en: 'When numbers are read, floors' },
      text: {
        cs: 'Výsledné ÚČ a OČ se určují při ohlášení úderu se všemi schopnostmi, které v tu chvíli platí, včetně vlastní schopnosti nestvůry provádějící úder; žádné z čísel neklesá pod 0. Před poškozením nemůže nic zasáhnout, hodnoty se tedy nemění.',
        en: "Effective AN and DN are computed at declaration, with all abilities then in force, the striker's own included; each floors at 0. Nothing can intervene before damage, so the numbers hold.",
      },
      check: 'Given DN 1 and three "−1 DN" sources, when read, then 0 and not −2.',
      question: {
        cs: 'Kdy je síla útoku pevně dána a mohou ÚČ nebo OČ klesnout pod 0?',
        en: 'When is strength fixed, and can AN or DN go below 0?',
      },
      reason: {
        cs: 'Mezi ohlášením a poškozením není možnost reakce (SS-RULING-37).',
        en: 'There is no window between declaration and damage (SS-RULING-37).',
      },
    },
    {
      id: 'SS-RULING-37',
      kind: 'ruling',
      title: { cs: 'Reakce na úder', en: 'Is a strike reactable' },
      text: {
        cs: 'Ne; možnost reakce otevírají jen akce a schopnosti. Neotevírá ji ani držení pozic a podpora.',
        en: 'No; only actions and abilities open windows. Hold and support open none either.',
      },
      check: 'Given A declares a strike, when damage is dealt, then no window opened before it.',
      question: {
        cs: 'Může protivník na úder reagovat ještě před poškozením?',
        en: 'Can the opponent react to the strike before damage?',
      },
      reason: { cs: 'Úder není akce ani schopnost.', en: 'A strike is neither an action nor an ability.' },
    },
    {
      id: 'SS-RULING-38',
      kind: 'ruling',
      title: { cs: 'Reakce na akci při úderu', en: "The striker's action and reactions" },
      text: {
        cs: 'Ano. Po poškození se zařadí do pořadí příkazů jako příkaz s cenou 0; protivník smí reagovat, a to i zrušením. Jde o výchozí nastavení, hráči si mohou zvolit i druhý výklad.',
        en: 'Yes. It becomes a chain item at cost 0 after the damage; the opponent may react, including Cancel. This is the default; the players may choose the other reading.',
      },
      check:
        'Given a strike whose damage was dealt, when its action is put on the chain, then B gets a window; if cancelled, the damage stays and the striker goes to losses.',
      question: {
        cs: 'Pravidlo o reakcích jmenuje akce „z ruky“. Lze reagovat i na akci vyvolanou úderem?',
        en: 'The reaction rule names actions "from hand"; does a strike\'s action open a window?',
      },
      reason: {
        cs: 'Glosář popisuje reakci jako odpověď na jakoukoli protivníkovu akci nebo schopnost a zrušení by proti bossům jinak bylo téměř k ničemu.',
        en: 'The glossary defines a reaction as answering any opposing action or ability, and Cancel against bosses would otherwise be almost useless.',
      },
    },
    {
      id: 'SS-RULING-39',
      kind: 'ruling',
      title: { cs: 'Povinná akce při úderu', en: "Is the striker's action optional" },
      text: {
        cs: 'Ne, je povinná, pokud text neříká „můžeš“; části bez platného cíle se přeskočí.',
        en: 'No, it is mandatory unless the text says "may"; parts without a legal target are skipped.',
      },
      check: 'Given A.deck 1 and striker "{act: draw 2}", when it strikes, then A loses.',
      question: {
        cs: 'Smí hráč akci při úderu vynechat, například nebezpečné tažení?',
        en: 'May the player skip it, e.g. a dangerous draw?',
      },
      reason: {
        cs: 'Podle postupu úderu nestvůra svou akci vykoná.',
        en: 'The sequence says the monster performs its action.',
      },
    },
    {
      id: 'SS-RULING-40',
      kind: 'ruling',
      title: { cs: 'Kde je nestvůra při úderu', en: 'Where is the striker' },
      text: {
        cs: 'Zaujímá pomyslné místo „úder“, které patří k armádě: počítá se jako spojenec, respektive nepřítel, a reakce na její akci na ni mohou cílit. Je-li odtud odstraněna, její akce už zařazená v pořadí příkazů se přesto vyhodnotí a přesun do ztrát odpadá.',
        en: 'It occupies a virtual "striking" slot that belongs to the army: it counts as ally/enemy and may be targeted by reactions to its action. If it is removed there, its action already on the chain still resolves and the move to losses is skipped.',
      },
      check:
        'Given B reacts to the strike\'s action with "Destroy 1 enemy" on the striker, when resolved, then the striker is in A.loss once and its action still resolves.',
      question: {
        cs: 'Nestvůra opustila pozici 3, ale počítá se do armády. Mohou ji efekty zasáhnout?',
        en: 'It has left position 3 but counts as army; can effects hit it?',
      },
      reason: {
        cs: 'Poznámka ji pro všechna pravidla považuje za součást armády.',
        en: 'The note says part of the army for all rules.',
      },
    },
    {
      id: 'SS-RULING-41',
      kind: 'ruling',
      title: { cs: 'Více přesunů po úderu', en: 'Competing destinations' },
      text: {
        cs: 'Patří-li schopnosti témuž hráči, vybere jednu a ostatní už nemají co přesunout. Patří-li různým hráčům, má přednost efekt aktivního hráče. Efekty karet vždy nahrazují základní přesun do ztrát.',
        en: "Same owner: that player picks one, the others find nothing to move. Different owners: the active player's effect first. Card effects always replace the basic move to losses.",
      },
      check: 'SS-EX-05 to SS-EX-07.',
      question: {
        cs: 'Co když nestvůru po úderu chce přesunout více schopností, třeba i různých hráčů?',
        en: 'What if several abilities want to move the striker, perhaps of different players?',
      },
      reason: {
        cs: 'Vyplývá to z příkladu s kartami „vysloužilý mistr“ a „obrněný jak“ a z pořadí přednosti.',
        en: 'Example of master and yak plus the ladder.',
      },
    },
  ],
};
