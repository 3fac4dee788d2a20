import type { Section } from '@bojiste/kernel';

export const fortifications: Section = {
  code: 'FORT',
  title: { cs: 'Opevnění', en: 'Fortifications' },
  clauses: [
    {
      id: 'DT-FORT-01',
      kind: 'rule',
      title: { cs: 'Vyložení opevnění', en: 'Normally one action' },
      text: {
        cs: 'Karta opevnění se zpravidla vykládá jako jedna akce.',
        en: 'A fortification card is usually played as one action.',
      },
      check: 'Given a fortification in hand without another cost, when played, then one action is spent.',
    },
    {
      id: 'DT-FORT-02',
      kind: 'rule',
      title: { cs: 'Účel opevnění', en: 'Purpose of fortifications' },
      text: {
        cs: 'Většina opevnění zvyšuje obranu bojovníků svého hráče, karta však může mít i zcela jiné účinky.',
        en: "Most raise the defence of the player's warriors, but a card may have quite different effects.",
      },
      check:
        'Given the card data, when a fortification has no O bonus, then it is still a legal card of type fortification and counts for DT-FORT-07.',
    },
    {
      id: 'DT-FORT-03',
      kind: 'rule',
      title: { cs: 'Kam vyložit', en: 'Card states its place' },
      text: {
        cs: 'Každé opevnění uvádí, kam se smí vyložit; jinam je vyložit nelze.',
        en: 'Each fortification says where it may be placed and may not be placed elsewhere.',
      },
      check: 'Given a Squad-only fortification, when played on the Station, then rejected.',
    },
    {
      id: 'DT-FORT-04',
      kind: 'rule',
      title: { cs: 'Opevnění prázdné oblasti', en: 'Empty area allowed' },
      text: {
        cs: 'Opevnění určené pro oblast lze vyložit, i když v ní nejsou žádní bojovníci.',
        en: 'A fortification for an area may be played even without warriors there.',
      },
      check: 'Given an empty Squad, when a Squad fortification is played, then accepted.',
    },
    {
      id: 'DT-FORT-05',
      kind: 'rule',
      title: { cs: 'Globální působení', en: 'Affects its warriors wherever they are' },
      text: {
        cs: 'Bojovníci, jichž se opevnění týká, jsou jím ovlivněni v kterékoli oblasti, není-li jeho efekt vázán na určitou oblast.',
        en: 'The warriors named by a fortification are affected in any area, unless its effect is tied to a particular area.',
      },
      check:
        'Given a Squad-placed fortification "your Bauhaus warriors +2 O", when a Bauhaus warrior is on the Station, then it has +2 O; with the text "warriors in the Squad" it has +0.',
    },
    {
      id: 'DT-FORT-06',
      kind: 'rule',
      title: { cs: 'Opevnění na bojovníkovi', en: 'Fortification on a warrior is an attachment' },
      text: {
        cs: 'Opevnění vyložené přímo na bojovníka je jeho přiložením a vyřazuje se zároveň s ním.',
        en: 'When placed directly on a warrior it is his attachment and is discarded with him.',
      },
      check: 'Given such a fortification on W, when W is killed, then it is discarded.',
    },
    {
      id: 'DT-FORT-07',
      kind: 'rule',
      title: { cs: 'Jedna kopie téhož opevnění', en: 'One copy per player' },
      text: {
        cs: 'Hráč smí mít ve hře jen jednu kopii téhož opevnění, neurčuje-li karta jinak.',
        en: 'A player may have only one copy of a given fortification in play unless the card says otherwise.',
      },
      check: 'Given P1 has fortification F in play, when P1 plays another F, then rejected; P2 may play F.',
    },
    {
      id: 'DT-FORT-08',
      kind: 'rule',
      title: { cs: 'Opevnění pouze ke svým', en: 'Only to own cards' },
      text: {
        cs: 'Není-li uvedeno jinak, vykládají se opevnění jen k vlastním bojovníkům, oblastem a podobně.',
        en: "Fortifications may be placed only with one's own warriors, areas and so on, unless noted otherwise.",
      },
      check: "Given P2's Squad, when P1 targets it with a fortification, then rejected.",
    },
  ],
};
