import type { Section } from '@bojiste/kernel';

export const payment: Section = {
  code: 'PAY',
  title: { cs: 'Placení karet', en: 'Paying for cards' },
  clauses: [
    {
      id: 'SS-PAY-01',
      kind: 'rule',
      title: { cs: 'Zaplacení ceny', en: 'Pay before playing' },
      text: {
        cs: 'Kartu z ruky lze zahrát až po zaplacení její ceny.',
        en: 'A hand card is played only after its cost has been paid.',
      },
      check: 'Given a play command whose payment list is incomplete, when submitted, then it is illegal.',
    },
    {
      id: 'SS-PAY-02',
      kind: 'rule',
      title: { cs: 'Platba odhozením z ruky', en: 'Payment by discarding' },
      text: {
        cs: 'Platí se odhozením tolika karet z ruky, kolik určuje cena.',
        en: 'Pay by discarding from hand as many cards as the cost says.',
      },
      check: 'Given M 2/1/1 and payment {p, q}, when played, then p and q have left the hand.',
    },
    {
      id: 'SS-PAY-03',
      kind: 'rule',
      title: { cs: 'Platba na vrch ztrát', en: 'Payment goes on top of own losses' },
      text: {
        cs: 'Karty použité k platbě se odkládají na vrch balíčku ztrát platícího hráče.',
        en: "Payment cards are put on top of the payer's loss pile.",
      },
      check: 'Given A.loss = [z], when A pays p then q, then A.loss = [z, p, q].',
    },
    {
      id: 'SS-PAY-04',
      kind: 'rule',
      title: { cs: 'Využití záloh', en: 'Reserves may replace discards' },
      text: {
        cs: 'Každá použitá připravená záloha snižuje počet karet k odhození o jednu.',
        en: 'Each ready reserve used lowers the amount to discard by one.',
      },
      check:
        'Given cost 3 and two ready reserves used, when played, then exactly one hand card is discarded and two reserves are used.',
    },
    {
      id: 'SS-PAY-05',
      kind: 'rule',
      title: { cs: 'Nedostatek karet', en: 'Not enough means not playable' },
      text: {
        cs: 'Kartu, jejíž cenu nelze zaplatit v plné výši, není možné zahrát.',
        en: 'A card whose cost cannot be met in full may not be played.',
      },
      check: 'Given cost 3, two other hand cards and no ready reserve, when the card is played, then it is illegal.',
    },
    {
      id: 'SS-PAY-06',
      kind: 'rule',
      title: { cs: 'Karta neplatí sama sebe', en: 'The played card does not pay for itself' },
      text: {
        cs: 'Zahrávaná karta se do platby nepočítá. S n kartami v ruce (včetně zahrávané) a r připravenými zálohami lze cenu c zaplatit právě tehdy, když platí (n − 1) + r ≥ c.',
        en: 'With n cards in hand (including the card) and r ready reserves, cost c is payable iff (n − 1) + r ≥ c.',
      },
      check: 'Given n = 3, r = 0, when c = 2 it is playable and when c = 3 it is not.',
    },
    {
      id: 'SS-PAY-07',
      kind: 'rule',
      title: { cs: 'Ohlášení způsobu zahrání', en: 'Choose the use after paying' },
      text: {
        cs: 'Po zaplacení hráč ohlásí, zda kartu hraje jako akci, nebo jako nestvůru.',
        en: 'Having paid, the player announces whether the card is played as an action or as a monster.',
      },
      check:
        'Given one card playable both ways, when the play command is accepted, then it carries exactly one of action, monster (order of declaring and paying: SS-RULING-29).',
    },
    {
      id: 'SS-PAY-08',
      kind: 'rule',
      title: { cs: 'Stejná cena pro obě použití', en: 'Same price for both uses' },
      text: {
        cs: 'Cena vytištěná na kartě platí pro zahrání jako akce i jako nestvůry.',
        en: 'The printed cost applies to playing the card as an action and as a monster.',
      },
      check: 'Given M 2/1/1 {act: …}, when either use is priced, then both cost 2.',
    },
    {
      id: 'SS-PAY-09',
      kind: 'rule',
      title: { cs: 'Volba platby', en: 'Payer picks the cards' },
      text: {
        cs: 'Které karty z ruky a které zálohy k platbě použije, určuje platící hráč.',
        en: 'The payer chooses which hand cards and which reserves pay.',
      },
      check:
        'Given five hand cards, a cost-2 card among them and no reserves, when payments are enumerated, then the six 2-subsets of the other four cards are offered.',
    },
    {
      id: 'SS-PAY-10',
      kind: 'rule',
      title: { cs: 'Karta použitá jako platba', en: 'Payment triggers nothing' },
      text: {
        cs: 'U karty odhozené jako platba se nevyhodnocuje akce ani schopnost.',
        en: 'A card discarded as payment has neither its action nor its ability resolved.',
      },
      check:
        'Given a payment card with "{act: deal 5 damage}", when it is discarded as payment, then no damage is dealt.',
    },
  ],
};
