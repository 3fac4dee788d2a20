import type { Section } from '@bojiste/kernel';

export const areas: Section = {
  code: 'AREA',
  title: { cs: 'Oblasti vlivu', en: 'Areas of influence' },
  clauses: [
    {
      id: 'DT-AREA-01',
      kind: 'rule',
      title: { cs: 'Tři oblasti vlivu', en: 'Three areas' },
      text: {
        cs: 'Oblastmi vlivu jsou Mužstvo, Kohorta a Stanice. Místo mimo ně žádnou oblastí není.',
        en: 'The areas of influence are Squad, Cohort and Station; outside is none of them.',
      },
      check: 'Given the schema, when an effect names an area, then it is one of the three.',
    },
    {
      id: 'DT-AREA-02',
      kind: 'rule',
      title: { cs: 'Vliv na Mužstvo a Kohortu', en: 'Squad/Cohort effects stop short of the Station' },
      text: {
        cs: 'Karta, která ovlivňuje hráčovy bojovníky v Mužstvu nebo v Kohortě, neovlivňuje jeho bojovníky na Stanici.',
        en: "A card that affects one's warriors in Squad or Cohort does not affect those on the Station.",
      },
      check: 'Given OPEVNĚNÉ ZÁKOPY for the Squad, when a warrior is on the Station, then no bonus.',
    },
    {
      id: 'DT-AREA-03',
      kind: 'rule',
      title: { cs: 'Platnost pro všechny typy karet', en: 'For all card types' },
      text: { cs: 'Tato zásada se vztahuje na každý typ karet.', en: 'That principle holds for every card type.' },
      check:
        'Given the same wording on a fortification, special card, equipment and warrior, when computed, then all behave alike.',
    },
    {
      id: 'DT-AREA-04',
      kind: 'rule',
      title: { cs: 'Ve hře znamená kdekoli', en: '"In play" means anywhere' },
      text: {
        cs: 'Karta, která ovlivňuje některý typ karet ve hře, na něj působí bez ohledu na to, kde se nachází.',
        en: 'A card that affects a type of card in play affects it wherever it is.',
      },
      check: 'Given "all PĚCHOTA in play +1 Z", when one is on the Station, then +1 Z.',
    },
    {
      id: 'DT-AREA-05',
      kind: 'rule',
      title: { cs: 'Podmínka umístění zdroje', en: 'Place condition binds the source' },
      text: {
        cs: 'Závisí-li bonus na tom, kde stojí jeho poskytovatel, pak po dobu, kdy na tom místě je, platí pro všechny jmenované příjemce kdekoli. Není-li tam, neplatí pro nikoho.',
        en: "If a giver's bonus depends on his own place, then it works for all named receivers anywhere while he is there and for none when he is not.",
      },
      check:
        'Given VENUŠANSKÝ MARŠÁL in the Squad, when a Bauhaus non-personality is on the Station, then +2/+2/+2; with the marshal on the Station nobody gets it.',
    },
    {
      id: 'DT-AREA-06',
      kind: 'rule',
      title: { cs: 'Výjimka válečných zón', en: 'War zones are the only exception' },
      text: {
        cs: 'Válečné zóny nikdy nepůsobí přes hranici Stanice. Toto pravidlo stojí nad textem karet a je jedinou výjimkou z uvedených zásad.',
        en: 'Zones never work across the Station border, and this beats card text.',
      },
      check:
        'Given a Squad defender with "may use any war zone in play" and one zone on his Station, when phase 4 runs, then that zone is not an option.',
    },
    {
      id: 'DT-AREA-07',
      kind: 'rule',
      title: { cs: 'Libovolná válečná zóna', en: 'Squad and Cohort zones with an "any zone" card' },
      text: {
        cs: 'Dovoluje-li karta bojovníkovi použít libovolnou válečnou zónu ve hře, lze zóny Mužstva a Kohorty používat navzájem. Pro zóny Stanice to neplatí.',
        en: "If a card lets a warrior use any war zone in play, Squad and Cohort zones are mutually usable (not the Station's).",
      },
      check:
        'Given a Squad defender with that card and zones in his Cohort and Station, when phase 4 runs, then the Cohort zone is offered and the Station zone is not.',
    },
    {
      id: 'DT-AREA-08',
      kind: 'rule',
      title: { cs: 'Omezení na Mužstvo nebo Kohortu', en: 'Old placement limits still hold' },
      text: {
        cs: 'Karty, které se hrají na bojovníka v Mužstvu či Kohortě nebo přímo do těchto oblastí, nelze použít na Stanici.',
        en: 'Cards to be played on a warrior in Squad or Cohort, or into these areas, cannot be used on the Station.',
      },
      check:
        'Given a card for "a Doomtrooper in your Squad", when aimed at a Doomtrooper on the Station, then rejected.',
    },
    {
      id: 'DT-AREA-09',
      kind: 'rule',
      title: { cs: 'Libovolný Doomtrooper', en: '"Any Doomtrooper" has no place limit' },
      text: {
        cs: 'Smí-li se karta zahrát na libovolného Doomtroopera, je dovoleným cílem Doomtrooper v kterékoli oblasti.',
        en: 'If the card can be played on any Doomtrooper, one in any area is a legal target.',
      },
      check: 'Given that wording, when aimed at a Doomtrooper on the Station, then accepted.',
    },
    {
      id: 'DT-AREA-10',
      kind: 'rule',
      title: { cs: 'Vliv napříč oblastmi', en: 'Cross-area effects between cards' },
      text: {
        cs: 'Karty, které ovlivňují jiné karty ve hře, na ně působí i tehdy, když je jedna z obou na Stanici.',
        en: 'Cards that affect other cards in play still do so if one of the two is on the Station.',
      },
      check:
        'Given VELKÝ ZUŘIVEC BAUHAUSU in the Squad, when his ability targets a fortification on the Station, then accepted.',
    },
  ],
};
