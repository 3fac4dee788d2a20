import type { Section } from '@bojiste/kernel';

export const draw: Section = {
  code: 'DRAW',
  title: { cs: 'Fáze 6: Dobrání karet', en: 'Card draw phase' },
  clauses: [
    {
      id: 'SW-DRAW-01',
      kind: 'rule',
      title: { cs: 'Dobrání do pěti karet', en: 'Draw up to five' },
      text: {
        cs: 'Má-li aktivní hráč v ruce méně než 5 karet, dobírá si, dokud jich nemá 5.',
        en: 'With fewer than 5 cards in hand the active player draws until holding 5.',
      },
      check: 'Given a hand of 2 and a deck of 10, when the phase runs, then hand = 5 and deck = 7.',
    },
    {
      id: 'SW-DRAW-02',
      kind: 'rule',
      title: { cs: 'S pěti kartami se nedobírá', en: 'Five or more draws nothing' },
      text: {
        cs: 'Má-li hráč v ruce 5 nebo více karet, nedobírá si nic.',
        en: 'With 5 or more cards nothing is drawn.',
      },
      check: 'Given a hand of 6, when the phase runs, then hand = 6.',
    },
    {
      id: 'SW-DRAW-03',
      kind: 'rule',
      title: { cs: 'Počet karet není omezen', en: 'No hand limit' },
      text: { cs: 'Karty nad počet 5 se z ruky neodhazují.', en: 'Surplus cards are not discarded.' },
      check: 'Given a hand of 7 by effects, when the turn ends, then the hand is still 7.',
    },
    {
      id: 'SW-DRAW-04',
      kind: 'rule',
      title: { cs: 'Dobírá se shora', en: 'Cards are drawn from the top' },
      text: {
        cs: 'Karty se dobírají z vrchu vlastního dobíracího balíčku.',
        en: 'Cards come from the top of the own draw deck.',
      },
      check: 'Given a known deck order, when 3 are drawn, then they are the top three in order.',
    },
    {
      id: 'SW-DRAW-05',
      kind: 'rule',
      title: { cs: 'Nový balíček se nevytváří', en: 'No reshuffle' },
      text: {
        cs: 'Vyčerpaný dobírací balíček se z odhazovací hromádky neobnovuje.',
        en: 'An exhausted draw deck is not rebuilt from the discard pile.',
      },
      check: 'Given deck = 0 and discard = 20, when the phase runs, then hand and discard are unchanged.',
    },
    {
      id: 'SW-DRAW-06',
      kind: 'rule',
      title: { cs: 'Prázdný balíček, nečinná fáze', en: 'Empty deck, idle phase' },
      text: {
        cs: 'Jakmile hráči dojde dobírací balíček, nemůže až do konce hry v této fázi nic dělat; žádné další následky to nemá.',
        en: 'Once the deck is empty the player can do nothing in this phase for the rest of the game; nothing else happens.',
      },
      check: 'Given deck = 0 and hand = 0, when the turn ends, then the game continues and no penalty is applied.',
    },
    {
      id: 'SW-DRAW-07',
      kind: 'rule',
      title: { cs: 'Dobrání není volba', en: 'Drawing is not a choice' },
      text: {
        cs: 'Dobrání do pěti karet je pokyn, nikoli možnost.',
        en: 'Drawing up to five is stated as an instruction, not as an option.',
      },
      check: 'Given a hand of 3 and a deck of 9, when the phase is ended, then the hand is 5 without asking.',
    },
  ],
};
