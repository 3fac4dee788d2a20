import type { Section } from '@bojiste/kernel';

export const bossTurn: Section = {
  code: 'BTURN',
  title: { cs: 'Tah bosse', en: 'Boss turn' },
  clauses: [
    {
      id: 'SS-BTURN-01',
      kind: 'rule',
      title: { cs: 'Kroky tahu bosse', en: 'Step order' },
      text: {
        cs: 'Tah bosse má toto pořadí: odložení nepoužitých karet do posil, postup armády, tažení karet, hraní karet (nasazení, vůdce, zvláštní akce, akce), tah navíc.',
        en: 'Unused cards to reinforcements, army advance, draw, play (Deploy, Leader, Special action, Action), extra turn.',
      },
      check: 'Given a boss turn log, when step events are read, then this order.',
    },
    {
      id: 'SS-BTURN-02',
      kind: 'rule',
      title: { cs: 'Krok 1: odložení karet', en: 'Step 1, leftovers to reinforcements' },
      text: {
        cs: 'Všechny karty, které boss v předchozím tahu nepoužil, se z jeho ruky přesunou do balíčku posil.',
        en: "All cards unused in the previous turn go from the boss's hand to the reinforcement deck.",
      },
      check:
        'Given two leftover hand cards, when the boss turn starts, then hand 0 and the reinforcement deck grew by 2.',
    },
    {
      id: 'SS-BTURN-03',
      kind: 'rule',
      title: { cs: 'První tah bez kroku 1', en: 'Step 1 skipped in the first turn' },
      text: { cs: 'V prvním tahu bosse se krok 1 vynechává.', en: 'The first boss turn has no step 1.' },
      check: 'Given boss turn 1, when logged, then no reinforcement event occurs.',
    },
    {
      id: 'SS-BTURN-04',
      kind: 'rule',
      title: { cs: 'Krok 2: postup armády', en: 'Step 2, advance and strike' },
      text: {
        cs: 'Bossova armáda postoupí; karta, která opustí nejpřednější pozici, udeří.',
        en: "The boss's army advances; a card leaving the foremost position strikes.",
      },
      check: 'Given boss.army[3] = X, when step 2 runs, then X strikes; hold and support are never chosen.',
    },
    {
      id: 'SS-BTURN-05',
      kind: 'rule',
      title: { cs: 'Váš obránce', en: 'Your defender counts' },
      text: {
        cs: 'Máte-li obránce, odečte se jeho OČ a vyjde konečná síla útoku.',
        en: 'If you have a defender, its DN is subtracted to get the final attack strength.',
      },
      check: 'Given boss striker AN 5 and player defender DN 2, then strength 3.',
    },
    {
      id: 'SS-BTURN-06',
      kind: 'rule',
      title: { cs: 'Cíl bossova úderu', en: 'Target choice of the boss' },
      text: {
        cs: 'Nestvůra provádějící úder cílí nejprve na nejdražší z vašich karet na vaší frontě nebo v zemi nikoho, kterou může zničit.',
        en: "The striker aims first at the most expensive of your cards on your front or in no man's land that it can destroy.",
      },
      check:
        "Given strength 4, A.front cost 2 DN 3, NML (A's) cost 5 DN 3, when it strikes, then the NML card is destroyed.",
    },
    {
      id: 'SS-BTURN-07',
      kind: 'rule',
      title: { cs: 'Úder přímo na zdroje', en: 'Cannot destroy anything' },
      text: {
        cs: 'Nemůže-li zničit žádnou kartu, zasáhne vaše zdroje: ze svého balíčku zdrojů odhodíte tolik karet, kolik činí konečná síla útoku.',
        en: 'If it can destroy none, it hits your resources: you discard as many cards from your deck as the final strength.',
      },
      check: 'Given strength 3 and A.front DN 3, when it strikes, then A.deck loses 3 and the front card stays.',
    },
    {
      id: 'SS-BTURN-08',
      kind: 'rule',
      title: { cs: 'Odhození po úderu', en: 'Triggered effects, then discard' },
      text: {
        cs: 'Po vyhodnocení schopností a akcí, které úder spustil, přichází karta, která udeřila, do bossova balíčku ztrát.',
        en: "After abilities and actions set off by the strike, the striker goes to the boss's loss pile.",
      },
      check:
        'Given striker "{act: player discards 1}", when the strike is over, then the action resolved and the striker is the top of boss.loss.',
    },
    {
      id: 'SS-BTURN-09',
      kind: 'rule',
      title: { cs: 'Krok 3: tažení karet', en: 'Step 3, draw' },
      text: {
        cs: 'Táhněte tolik karet, kolik ukazuje karta bosse, a vyložte je do oblasti pro karty v ruce bosse.',
        en: "Draw as many cards as the boss card shows and lay them in the boss's hand area.",
      },
      check: 'Given hand count 4† and deck 10, when step 3 runs, then hand 4 and deck 6.',
    },
    {
      id: 'SS-BTURN-10',
      kind: 'rule',
      title: { cs: 'Krok 4: hraní akcí', en: 'Step 4, play by priority' },
      text: {
        cs: 'Karty se vyhodnocují podle priority počínaje nejdražší hratelnou kartou; cena žádné z nich nesmí přesáhnout aktuální úroveň hrozby.',
        en: 'Cards are resolved by priority starting with the most expensive playable card, each costing at most the current threat.',
      },
      check:
        "Given threat rises to 4 by a played card's effect, when the next card is picked, then cost-4 cards have become playable.",
    },
    {
      id: 'SS-BTURN-11',
      kind: 'rule',
      title: { cs: 'Krok 5: tah navíc', en: 'Step 5, extra turn' },
      text: {
        cs: 'Pokud to některá ze zahraných karet bossovi umožnila, vykoná tah navíc.',
        en: 'If one of the played cards granted it, the boss takes an extra turn.',
      },
      check:
        'Given a played boss card with an extra turn, when step 5 is reached, then the boss starts again at step 1.',
    },
    {
      id: 'SS-BTURN-12',
      kind: 'rule',
      title: { cs: 'Postup před tažením', en: 'Advance before draw' },
      text: {
        cs: 'Na rozdíl od hráče boss se svou armádou nejprve postupuje a teprve potom táhne karty.',
        en: 'Unlike the player, the boss advances before it draws.',
      },
      check: 'Given boss and player turn logs, when compared, then boss: advance < draw; player: draw < advance.',
    },
  ],
};
