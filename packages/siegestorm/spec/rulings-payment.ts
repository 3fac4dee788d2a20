import type { Section } from '@bojiste/kernel';

export const rulingsPayment: Section = {
  code: 'RULING',
  title: { cs: 'Rozhodnutí: placení', en: 'Rulings: payment' },
  clauses: [
    {
      id: 'SS-RULING-29',
      kind: 'ruling',
      title: { cs: 'Ohlášení a platba', en: 'Declaration and payment' },
      text: {
        cs: 'Karta, způsob použití i platba se ohlašují najednou jako jeden nedělitelný krok; přípustnost použití se ověří dříve, než se cokoli přesune.',
        en: 'One atomic command {card, use, payments}; the legality of the use is checked before anything moves.',
      },
      check:
        'Given an occupied deployment area, when "play as monster" with valid payments is sent, then it is illegal and nothing was discarded.',
      question: {
        cs: 'Způsob použití se ohlašuje až po zaplacení. Může hráč zaplatit a pak zjistit, že kartu nelze povoleně použít?',
        en: 'The use is announced after paying; can one pay and then find no legal use?',
      },
      reason: {
        cs: 'Předejde se zbytečným platbám, aniž by se změnil výsledek.',
        en: 'Prevents dead payments without changing outcomes.',
      },
    },
    {
      id: 'SS-RULING-30',
      kind: 'ruling',
      title: { cs: 'Zálohy mezi tahy', en: 'Reserves across turns' },
      text: {
        cs: 'Ne, zůstává použitá až do mé příští přípravy nebo do efektu „Připrav“. Zálohu ponechanou připravenou lze použít i v protivníkově tahu.',
        en: "No, it stays used until my next preparation or a Ready effect. A reserve kept ready can be used in the opponent's turn.",
      },
      check: "Given R used in A's turn, when A reacts in B's turn, then R cannot pay; an unused R2 can.",
      question: {
        cs: 'Může záloha použitá v mém tahu platit znovu v tahu protivníka?',
        en: "Can a reserve used in my turn pay again in the opponent's turn?",
      },
      reason: { cs: 'Zálohy připravuje pouze krok příprava.', en: 'Only the preparation step readies.' },
    },
    {
      id: 'SS-RULING-31',
      kind: 'ruling',
      title: { cs: 'Přeplacení a záporná cena', en: 'Overpaying and negative cost' },
      text: {
        cs: 'Platba musí přesně odpovídat ceně; modifikátory ji nesníží pod 0.',
        en: 'Payment must equal the cost exactly; cost modifiers floor at 0.',
      },
      check: 'Given cost 1, when two cards are offered, then illegal; given cost 1 and a modifier −2, then cost 0.',
      question: {
        cs: 'Smí se zaplatit více, než je třeba, a může cena klesnout pod 0?',
        en: 'May more be paid than needed, can costs drop below 0?',
      },
      reason: {
        cs: 'Odhazování karet navíc za účelem ovlivnění vrchu balíčku ztrát by byla schopnost bez ceny.',
        en: 'Discarding extra cards to steer the pile top would be an unpriced ability.',
      },
    },
    {
      id: 'SS-RULING-32',
      kind: 'ruling',
      title: { cs: 'Pořadí platby a vrch ztrát', en: 'Order of payment and "top of losses"' },
      text: {
        cs: 'Pořadí určuje platící hráč. Karty platby jsou v balíčku ztrát dříve, než se efekt vyhodnotí; samotná karta akce přichází až po nich.',
        en: 'The payer orders them; they are in the loss pile before the effect resolves, the action card itself comes after.',
      },
      check:
        'Given an activation paid with p then q and the effect "deploy the top card of your losses", when it resolves, then q is deployed.',
      question: {
        cs: 'V jakém pořadí se karty platby odkládají a berou je efekty v úvahu?',
        en: 'In which order do payment cards land, and do effects see them?',
      },
      reason: {
        cs: 'Karta „prastarý drak“, léčení a oživení pracují s vrchní kartou.',
        en: 'Dragon, heal and resurrect read the top card.',
      },
    },
  ],
};
