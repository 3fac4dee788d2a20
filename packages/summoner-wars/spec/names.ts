import type { Section } from '@bojiste/kernel';

export const names: Section = {
  code: 'NAME',
  title: { cs: 'Názvy karet', en: 'Names' },
  clauses: [
    {
      id: 'SW-NAME-01',
      kind: 'rule',
      title: { cs: 'Odkaz na název', en: 'Reference by name' },
      text: {
        cs: 'Text, který objekty označuje názvem, se týká každého objektu, jehož název dané slovo obsahuje.',
        en: 'A text naming objects covers every object whose name contains the named term.',
      },
      check:
        "Given Ret-Talus's ability asks for an Undead (Nemrtví) unit, when options are listed, then Nemrtví válečníci, Nemrtví lučištníci and Nemrtví přenašeči qualify and Gurr-Das does not.",
    },
    {
      id: 'SW-NAME-02',
      kind: 'rule',
      title: { cs: 'Stačí slovo víceslovného názvu', en: 'One word of several is enough' },
      text: {
        cs: 'Uvedené slovo může být kterýmkoli slovem víceslovného názvu.',
        en: 'The term may be any word of a multi-word name.',
      },
      check:
        'Given Nákaza asks for carriers (přenašeči), when the discard pile holds Nemrtví přenašeči, then that card qualifies.',
    },
    {
      id: 'SW-NAME-03',
      kind: 'rule',
      title: { cs: 'Názvy všech druhů karet', en: 'Names of all card kinds' },
      text: {
        cs: 'Pravidlo o odkazech platí pro názvy jednotek, staveb i událostí.',
        en: 'The rule covers names of units, structures and events.',
      },
      check: 'Given a test effect on "Ledová" cards, when options are listed, then Ledová hradba qualifies.',
    },
  ],
};
