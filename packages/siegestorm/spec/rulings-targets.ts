import type { Section } from '@bojiste/kernel';

export const rulingsTargets: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: cíle, spojenci, čí ztráty', en: 'Rulings: targets, allies, whose pile' },
  clauses: [
    {
      id: 'SS-RULING-50',
      kind: 'ruling',
      title: { cs: 'Zničení bez cíle a bojiště', en: 'Unspecified Destroy against the board' },
      text: {
        cs: 'Zákaz se týká efektů, které mluví o spojencích a nepřátelích. Efekty, jejichž znění zahrnuje bojiště nebo libovolnou kartu, na ně cílit smějí.',
        en: 'The ban covers effects worded with ally/enemy. Effects whose wording covers the board or any card may target it.',
      },
      check: 'Given B.front = Q, when "Destroy 1" resolves, then Q may be destroyed; "Destroy 1 enemy" may not.',
      question: {
        cs: 'Jedna pasáž říká, že na karty na bojišti lze cílit jen úderem; podle glosáře může zničení bez určeného cíle zasáhnout každou kartu ve hře včetně bojiště a záloh. Co platí?',
        en: 'One passage says board cards can be targeted only by strikes; the glossary lets an unspecified Destroy hit any card in play including board and reserves. Which applies?',
      },
      reason: {
        cs: 'Zákaz vychází z toho, že karty na bojišti nejsou spojenci ani nepřátelé, a text karty má přednost před pravidly.',
        en: 'The ban is derived from "neither ally nor enemy", and card text beats rules.',
      },
    },
    {
      id: 'SS-RULING-51',
      kind: 'ruling',
      title: { cs: 'Kdy se volí cíl', en: 'When are targets chosen' },
      text: {
        cs: 'Při vyhodnocení je volí hráč, jemuž příkaz patří. Říká-li znění „můžeš cílit“ nebo cíl neurčuje, smí hráč nezvolit žádný a nikdy není nucen cílit na vlastní karty. I karty ze skrytých oblastí se vybírají až při vyhodnocení. Jde o výchozí nastavení, hráči si mohou zvolit i druhý výklad.',
        en: 'On resolution, by the item\'s player; if the wording says "may target" or leaves the target open, the player may also choose none and is never forced onto own cards. Cards chosen from hidden zones are chosen on resolution too. This is the default; the players may choose the other reading.',
      },
      check:
        'Given B\'s reaction "Destroy 1" and only B\'s own monsters legal at resolution, when it resolves, then B may choose none.',
      question: { cs: 'Volí se cíle při ohlášení, nebo při vyhodnocení?', en: 'On announcement or on resolution?' },
      reason: {
        cs: 'V příkladu se platnost cíle posuzuje v okamžiku vyhodnocení; druhou možností jsou cíle ohlašované předem.',
        en: 'The example tests the target at the moment of resolution; declared targets are the alternative option.',
      },
    },
    {
      id: 'SS-RULING-52',
      kind: 'ruling',
      title: { cs: 'Čí balíček ztrát', en: 'Whose loss pile' },
      text: {
        cs: 'Karta přichází vždy do balíčku ztrát svého současného majitele.',
        en: "A card always goes to its current owner's pile.",
      },
      check: 'Given A sacrifices X, then X is in A.loss.',
      question: {
        cs: 'Glosář posílá zničené nestvůry do protivníkova balíčku ztrát. Platí to vždy?',
        en: "The glossary sends destroyed monsters to the opponent's loss pile. Is that always so?",
      },
      reason: {
        cs: 'Heslo popisuje obvyklý případ zničení protivníkovy nestvůry; oběť by jinak posilovala protivníka.',
        en: 'The entry describes the usual case of destroying an opposing monster; sacrifice would otherwise feed the opponent.',
      },
    },
    {
      id: 'SS-RULING-53',
      kind: 'ruling',
      title: { cs: 'Podrobnosti oběti', en: 'Sacrifice details' },
      text: {
        cs: 'Obětovat lze jen z vlastní armády (včetně místa „úder“); samotný zdroj efektu pouze tehdy, říká-li to jeho text. Při méně než X nestvůrách nelze provést oběť ve funkci ceny („obětuj X: efekt“), prostá oběť vezme ty, které jsou k dispozici. Oběť se počítá jako zničení.',
        en: 'Own army only (striking slot included); the source itself only if its text says so; fewer than X means a cost-like sacrifice ("sacrifice X: effect") cannot be made and a plain one takes what is there. It counts as destruction.',
      },
      check: 'Given only A.front occupied, when "Sacrifice 1: deal 3" is played, then no damage.',
      question: {
        cs: 'Může se zdroj efektu obětovat sám, co když je nestvůr méně než X a co nestvůry na bojišti?',
        en: 'Can the source sacrifice itself, what if fewer than X, what about board monsters?',
      },
      reason: {
        cs: 'Nestvůra není spojencem pro vlastní efekt a heslo mluví o armádě.',
        en: 'A monster is no ally of its own effect; the entry says army.',
      },
    },
    {
      id: 'SS-RULING-54',
      kind: 'ruling',
      title: { cs: 'Plošné efekty', en: 'Non-targeting effects on board cards' },
      text: {
        cs: 'Ne, řídí se stejným vymezením. Efekty na „tvoje nestvůry“ bojiště zahrnují, protože nestvůrami jsou karty v armádě i na bojišti.',
        en: 'No, they use the same definition. Effects on "your monsters" do include the board, because monsters are cards in army or on the board.',
      },
      check:
        'Given "your monsters have +1 DN" and "your allies have +1 DN", when A.front is read, then only the first applies.',
      question: {
        cs: 'Působí plošné efekty na „všechny spojence“ či „všechny nepřátele“ i na karty na bojišti?',
        en: 'Do "all allies/enemies" auras touch board cards?',
      },
      reason: {
        cs: 'Vyplývá to z vymezení spojence a nestvůry v glosáři.',
        en: 'Glossary definitions of ally and monster.',
      },
    },
    {
      id: 'SS-RULING-55',
      kind: 'ruling',
      title: { cs: 'Nemohou být cílem', en: 'Scope of "cannot be targeted"' },
      text: {
        cs: 'Brání tomu, aby tyto karty vybrala jakákoli akce nebo schopnost kteréhokoli hráče. Nebrání úderům, efektům, které nic nevybírají („všichni nepřátelé“), efektům na ruku či balíčky ani trvalým modifikátorům.',
        en: 'It stops choosing those cards by any action or ability of any player; it does not stop strikes, effects that choose nothing ("all enemies"), hand or pile effects, or static modifiers.',
      },
      check: 'Given protection, when B\'s "all enemies −1 DN" applies, then it works; "Destroy 1" finds no target.',
      question: {
        cs: 'Brání tento efekt úderům, plošným efektům, placení nebo vlastním efektům?',
        en: 'Does it stop strikes, mass effects, payment, own effects?',
      },
      reason: {
        cs: 'Text jmenuje cílení akcemi a schopnostmi.',
        en: 'The text names targeting by actions and abilities.',
      },
    },
  ],
};
