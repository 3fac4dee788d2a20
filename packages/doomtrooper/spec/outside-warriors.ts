import type { Section } from '@bojiste/kernel';

export const outsideWarriors: Section = {
  code: 'OUT',
  title: { cs: 'Bojovníci mimo Mužstvo nebo Kohortu', en: 'Warriors outside the areas' },
  clauses: [
    {
      id: 'DT-OUT-01',
      kind: 'rule',
      title: { cs: 'Ani Doomtroopeři, ani legionáři', en: 'Status of outside warriors' },
      text: {
        cs: 'Bojovníci vyložení mimo oblasti většinou nejsou Doomtroopery ani Černými legionáři.',
        en: 'Warriors placed outside are mostly neither Doomtroopers nor Dark Legionnaires.',
      },
      check:
        'Given an outside warrior with the usual text, when queried, then isDoomtrooper = false and isDarkLegion = false.',
    },
    {
      id: 'DT-OUT-02',
      kind: 'rule',
      title: { cs: 'Transfer na Stanici zvenčí', en: 'May transfer to the Station' },
      text: {
        cs: 'Na Stanici se takoví bojovníci smějí transferovat podle obvyklých pravidel.',
        en: 'They may transfer there by the normal rules.',
      },
      check: 'Given an open Station, when an outside warrior transfers, then its area is STATION for one action.',
    },
    {
      id: 'DT-OUT-03',
      kind: 'rule',
      title: { cs: 'Bez vlivu Mužstva a Kohorty', en: 'Untouched by Squad and Cohort cards' },
      text: {
        cs: 'Karty, které působí na Mužstvo nebo na Kohortu, se jich netýkají.',
        en: 'Cards affecting Squad or Cohort do not affect them.',
      },
      check: 'Given "all warriors in your Squad +1 O", when computed for an outside warrior, then +0.',
    },
    {
      id: 'DT-OUT-04',
      kind: 'rule',
      title: { cs: 'Vliv karet na Stanici', en: 'Subject to Station cards when there' },
      text: {
        cs: 'Dokud jsou na Stanici, platí pro ně karty působící na Stanici.',
        en: 'While on the Station they are affected by cards for the Station.',
      },
      check: 'Given "warriors on your Station +1 O" and the warrior there, then +1 O.',
    },
    {
      id: 'DT-OUT-05',
      kind: 'rule',
      title: { cs: 'Návrat mimo oblasti', en: 'Leaving returns them outside' },
      text: {
        cs: 'Po transferu ze Stanice na ně opět nemá vliv žádná ze tří oblastí.',
        en: 'On transfer from the Station they are again outside the influence of all three areas.',
      },
      check:
        'Given an outside warrior on the Station, when transferred back, then its area is OUTSIDE, not SQUAD or COHORT.',
    },
  ],
};
