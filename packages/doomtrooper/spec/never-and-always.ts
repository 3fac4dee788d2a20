import type { Section } from '@bojiste/kernel';

export const neverAndAlways: Section = {
  code: 'NEVER',
  title: { cs: 'Nesmí, nikdy, vždy', en: 'May not, never, always' },
  clauses: [
    {
      id: 'DT-NEVER-01',
      kind: 'rule',
      title: { cs: 'Nesmí a nemůže', en: '"May not" bars the normal way only' },
      text: {
        cs: 'Nesmí-li bojovník dostávat určitý typ karet, nezíská je obvyklým způsobem, ale může mu je dát efekt (například TECHNIKA).',
        en: 'If a warrior may not receive a card type, he cannot get it in the usual way but an effect can give it to him (e.g. TECHNIKA).',
      },
      check:
        'Given "may not receive equipment", when EQUIP is taken, then rejected; when TECHNIKA assigns it, then accepted.',
    },
    {
      id: 'DT-NEVER-02',
      kind: 'rule',
      title: { cs: 'Nikdy nesmí', en: '"Never" bars every way' },
      text: {
        cs: 'Nesmí-li je dostávat nikdy, nelze mu je dát vůbec žádnou cestou.',
        en: 'If he may never receive it, no way works.',
      },
      check: 'Given "may never receive equipment", when TECHNIKA is used, then rejected.',
    },
    {
      id: 'DT-NEVER-03',
      kind: 'rule',
      title: { cs: 'Nesmí používat', en: '"May not use" still allows attaching' },
      text: {
        cs: 'Nesmí-li bojovník určitý typ karet používat, lze mu takovou kartu přiložit, ale nebude z ní mít užitek.',
        en: 'If he may not use a card type it may be attached to him but has no use.',
      },
      check: 'Given "may not use equipment", when a +3 Z item is assigned, then accepted and Z is unchanged.',
    },
    {
      id: 'DT-NEVER-04',
      kind: 'rule',
      title: { cs: 'Přednost slova VŽDY', en: 'ALWAYS has precedence' },
      text: {
        cs: 'Schopnost udělená VŽDY (například první útok) má přednost před každou obyčejnou schopností stejného druhu.',
        en: 'An ability given ALWAYS (such as first attack) has precedence over every ordinary one of that kind.',
      },
      check:
        "Given A with ordinary first attack from two sources and D who ALWAYS attacks first, when evaluated, then D's blow is first.",
    },
    {
      id: 'DT-NEVER-05',
      kind: 'rule',
      title: { cs: 'VŽDY proti VŽDY', en: 'ALWAYS against ALWAYS' },
      text: {
        cs: 'Dávají-li dvě karty tutéž schopnost VŽDY, jejich výhoda zaniká stejně jako u dvou obyčejných schopností.',
        en: 'If two cards give the same ability ALWAYS the advantage is void, as with two ordinary ones.',
      },
      check: 'Given both warriors ALWAYS attack first, when evaluated, then simultaneous.',
    },
    {
      id: 'DT-NEVER-06',
      kind: 'rule',
      title: { cs: 'NIKDY má přednost před VŽDY', en: 'NEVER beats ALWAYS' },
      text: {
        cs: 'Tvrdí-li jedna karta, že k efektu nedojde nikdy, a druhá, že k němu dojde vždy, platí „nikdy“.',
        en: 'If one card says an effect never happens and another that it always does, never wins.',
      },
      check:
        'Given "wounded warriors are always killed" against "may never be killed automatically", when evaluated, then the result is WOUND.',
    },
  ],
};
