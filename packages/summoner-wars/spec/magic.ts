import type { Section } from '@bojiste/kernel';

export const magic: Section = {
  code: 'MAG',
  title: { cs: 'Fáze 5: Magie', en: 'Magic phase' },
  clauses: [
    {
      id: 'SW-MAG-01',
      kind: 'rule',
      title: { cs: 'Odhození libovolného počtu karet', en: 'Discard any number' },
      text: {
        cs: 'Aktivní hráč může odhodit libovolný počet karet z ruky, případně žádnou.',
        en: 'The active player may discard any number of hand cards, including none.',
      },
      check: 'Given a hand of 4, when A discards 0, 2 or 4, then each is legal.',
    },
    {
      id: 'SW-MAG-02',
      kind: 'rule',
      title: { cs: 'Bod magie za kartu', en: 'One magic per card' },
      text: { cs: 'Každá takto odhozená karta přinese 1 bod magie.', en: 'Each such card yields 1 magic.' },
      check: 'Given A.magic = 3, when A discards 2, then A.magic = 5.',
    },
    {
      id: 'SW-MAG-03',
      kind: 'rule',
      title: { cs: 'Libovolná karta z ruky', en: 'Any kind of card' },
      text: {
        cs: 'Odhodit lze jednotky, události i stavby bez ohledu na jejich náklady.',
        en: 'Units, events and structures can all be discarded, whatever their cost.',
      },
      check: 'Given a cost-6 hero and a cost-0 event in hand, when both are discarded, then A gains exactly 2.',
    },
    {
      id: 'SW-MAG-04',
      kind: 'rule',
      title: { cs: 'Na vlastní hromádku lícem dolů', en: 'To the own pile, face down' },
      text: {
        cs: 'Tyto karty putují lícem dolů na vlastní odhazovací hromádku a soupeř se nedozví, které to byly.',
        en: 'These cards land face down in the own discard pile and the opponent does not learn what they were.',
      },
      check:
        "Given A discards 2 for magic, when B's view is requested, then A's discard count is +2 and faces are hidden.",
    },
    {
      id: 'SW-MAG-05',
      kind: 'rule',
      title: { cs: 'Nejvýše 15 bodů magie', en: 'At most 15 magic' },
      text: { cs: 'Hráč nikdy nemůže mít více než 15 bodů magie.', en: 'A player never holds more than 15 magic.' },
      check: 'Given A.magic = 14, when A gains 3, then A.magic = 15.',
    },
    {
      id: 'SW-MAG-06',
      kind: 'rule',
      title: { cs: 'Magie neklesne pod nulu', en: 'Magic never below zero' },
      text: {
        cs: 'Magie nikdy neklesne pod 0, protože zaplatit lze jen plnou částku.',
        en: 'Magic never drops below 0 because payment needs the full amount.',
      },
      check: 'Given A.magic = 0, when any cost ≥ 1 is attempted, then it is illegal.',
    },
    {
      id: 'SW-MAG-07',
      kind: 'rule',
      title: { cs: 'Magie zůstává hráči', en: 'Magic is kept' },
      text: { cs: 'Nevyužitá magie zůstává hráči do dalších tahů.', en: 'Unspent magic stays for later turns.' },
      check: "Given A.magic = 6 at end of A's turn, when A's next turn starts without other effects, then A.magic = 6.",
    },
  ],
};
