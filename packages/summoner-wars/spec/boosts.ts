import type { Section } from '@bojiste/kernel';

export const boosts: Section = {
  code: 'BOOST',
  title: { cs: 'Posílení', en: 'Boosts' },
  clauses: [
    {
      id: 'SW-BOOST-01',
      kind: 'rule',
      title: { cs: 'Posílení bez vlastního významu', en: 'No meaning of their own' },
      text: {
        cs: 'Žetony posílení samy nic nezpůsobují; mají jen takový význam, jaký jim dávají karty.',
        en: 'Boost tokens do nothing except what cards say about them.',
      },
      check: 'Given a boosted unit without any boost-related text, when its values are read, then nothing changed.',
    },
    {
      id: 'SW-BOOST-02',
      kind: 'rule',
      title: { cs: 'Posílit znamená přidat žeton', en: 'To boost is to add one' },
      text: {
        cs: 'Posílit objekt znamená položit na jeho kartu 1 žeton posílení.',
        en: 'To boost an object means to put 1 boost token on its card.',
      },
      check: 'Given a unit with 1 boost, when boosted, then it has 2.',
    },
    {
      id: 'SW-BOOST-03',
      kind: 'rule',
      title: { cs: 'Neomezený počet posílení', en: 'No upper limit on boosts' },
      text: {
        cs: 'Na kartě může ležet libovolný počet žetonů posílení.',
        en: 'Any number of boosts may lie on a card.',
      },
      check: 'Given a unit with 20 boosts, when boosted, then it has 21.',
    },
    {
      id: 'SW-BOOST-04',
      kind: 'rule',
      title: { cs: 'Utracení žetonů posílení', en: 'Spending removes' },
      text: {
        cs: 'Utratit žetony posílení znamená odstranit jejich příslušný počet z karty.',
        en: 'Spending boosts removes that many tokens from the card.',
      },
      check: 'Given 3 boosts, when 2 are spent, then 1 remains.',
    },
    {
      id: 'SW-BOOST-05',
      kind: 'rule',
      title: { cs: 'Nedostatečný počet posílení', en: 'Too few, no effect' },
      text: {
        cs: 'Neleží-li na dané kartě dost žetonů posílení, nelze efekt provést.',
        en: 'Without enough boosts on that card the effect cannot be performed.',
      },
      check: 'Given Jarmund with 0 boosts, when the Building phase ends, then Ledové střepiny is not offered.',
    },
    {
      id: 'SW-BOOST-06',
      kind: 'rule',
      title: { cs: 'Strana žetonu s trojkou', en: 'Token with a three' },
      text: {
        cs: 'Žeton posílení otočený stranou s trojkou zastupuje tři žetony.',
        en: 'The 3-side of a boost token stands for three tokens.',
      },
      check: 'Given the state stores an integer, when 3 boosts are shown as one 3-token, then spending 1 leaves 2.',
    },
  ],
};
