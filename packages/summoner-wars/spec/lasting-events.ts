import type { Section } from '@bojiste/kernel';

export const lastingEvents: Section = {
  code: 'LAST',
  title: { cs: 'Trvající události', en: 'Lasting events' },
  clauses: [
    {
      id: 'SW-LAST-01',
      kind: 'rule',
      title: { cs: 'Označení TRVAJÍCÍ', en: 'Marked by a keyword' },
      text: {
        cs: 'Událost je trvající, je-li na její kartě uvedeno slovo TRVAJÍCÍ.',
        en: 'An event is lasting when its card carries the word TRVAJÍCÍ.',
      },
      check:
        "Given the database, when filtered by the keyword, then it yields Ledové beranidlo, Obětní oheň and Chorál propletení among the rulebook's cards.",
    },
    {
      id: 'SW-LAST-02',
      kind: 'rule',
      title: { cs: 'Lícem vzhůru do zóny', en: 'Into the zone, face up' },
      text: {
        cs: 'Zahraná karta se namísto odhození vyloží lícem vzhůru do zóny trvajících událostí daného hráče.',
        en: "On playing, the card is laid face up in the player's own lasting zone instead of being discarded.",
      },
      check: "Given A plays Obětní oheň, when resolved, then it is in A's lasting zone and visible to both.",
    },
    {
      id: 'SW-LAST-03',
      kind: 'rule',
      title: { cs: 'Efekt platí do odhození', en: 'Effect until discarded' },
      text: {
        cs: 'Efekt platí, dokud karta leží v zóně trvajících událostí.',
        en: 'Its effect holds as long as the card lies in the zone.',
      },
      check:
        "Given Obětní oheň in A's zone, when a unit is eliminated, then it gains 1 boost; after it is discarded, further eliminations add nothing.",
    },
    {
      id: 'SW-LAST-04',
      kind: 'rule',
      title: { cs: 'Odhození v příštím vlastním tahu', en: 'Discard at the start of the next own turn' },
      text: {
        cs: 'Na začátku příštího tahu vlastníka se odhodí všechny karty z jeho zóny trvajících událostí.',
        en: "All cards of the own zone are discarded at the start of the owner's next turn.",
      },
      check: "Given A played it in turn n, when A's turn n+1 begins, then the zone is empty before Summoning.",
    },
    {
      id: 'SW-LAST-05',
      kind: 'rule',
      title: { cs: 'Působí i v tahu soupeře', en: "Lives through the opponent's turn" },
      text: {
        cs: 'Od zahrání do odhození působí efekt trvající události i v tahu soupeře.',
        en: "Between those points the effect also works in the opponent's turn.",
      },
      check:
        "Given Ledové beranidlo in A's zone, when B's structure is moved or pushed in B's turn, then A is offered the trigger.",
    },
    {
      id: 'SW-LAST-06',
      kind: 'rule',
      title: { cs: 'Jen vlastní zóna', en: 'Only the own zone' },
      text: {
        cs: 'Na začátku tahu se odhazují pouze trvající události aktivního hráče.',
        en: "Start of turn discards only the active player's own lasting events.",
      },
      check: "Given both players have one, when A's turn starts, then only A's is discarded.",
    },
    {
      id: 'SW-LAST-07',
      kind: 'rule',
      title: { cs: 'Více trvajících událostí najednou', en: 'Several lasting events at once' },
      text: {
        cs: 'V zóně může ležet libovolný počet trvajících událostí a všechny působí.',
        en: 'A zone may hold any number of lasting events, all effective.',
      },
      check: 'Given A plays two different lasting events, when the zone is read, then both are present.',
    },
    {
      id: 'SW-LAST-08',
      kind: 'rule',
      title: { cs: 'Vlastní text ukončí efekt dříve', en: 'Own text may end it sooner' },
      text: {
        cs: 'Trvající událost, která má vlastní podmínku odhození, se odhodí, jakmile je tato podmínka splněna.',
        en: 'A lasting event with its own discard condition leaves as soon as that condition holds.',
      },
      check:
        'Given Chorál propletení linked to two units, when one of them leaves the battlefield, then the event is discarded at once.',
    },
  ],
};
