import type { Section } from '@bojiste/kernel';

export const exhaustion: Section = {
  code: 'EXH',
  title: { cs: 'Vyčerpání karty', en: 'Exhaustion' },
  clauses: [
    {
      id: 'OW-EXH-01',
      kind: 'rule',
      title: { cs: 'Vyčerpání jako cena', en: 'Exhausting as a price' },
      text: {
        cs: 'Některé akce vyžadují vyčerpání karty ve hře; vyčerpaná karta se znázorňuje otočením o 90° doprava.',
        en: 'Some actions demand that a card in play is exhausted; it is shown turned 90° to the right.',
      },
      check: 'Given Wor ready, when used for construction, then its state is exhausted.',
    },
    {
      id: 'OW-EXH-02',
      kind: 'rule',
      title: { cs: 'Vyčerpaná karta', en: 'An exhausted card is spent' },
      text: {
        cs: 'Vyčerpaná karta nemůže provést jinou akci, která by vyžadovala její vyčerpání.',
        en: 'It cannot take another action that demands its exhaustion.',
      },
      check: 'Given Wor exhausted, when used for research, then illegal.',
    },
    {
      id: 'OW-EXH-03',
      kind: 'rule',
      title: { cs: 'Pasivní vlastnosti platí dál', en: 'Passive properties continue' },
      text: {
        cs: 'Vyčerpání brání jen akcím vyžadujícím vyčerpání, pohybu, sběru zásilek a blokování. Vyčerpaná budova nadále splňuje požadavky a pasivní schopnosti dál působí.',
        en: 'Exhaustion stops only exhausting actions, moving, gathering and blocking; an exhausted building still satisfies requirements and passive abilities still work.',
      },
      check: 'Given an exhausted workshop, when A plays a vehicle there, then legal.',
    },
    {
      id: 'OW-EXH-04',
      kind: 'rule',
      title: { cs: 'Stavy karty se vylučují', en: 'Exclusive states' },
      text: {
        cs: 'Stavy připravená, vyčerpaná, rozestavěná a sbírající se navzájem vylučují, přestože se poslední dva na stole znázorňují stejným otočením o 180°.',
        en: 'Ready, exhausted, unfinished and gathering exclude each other, although the table shows the last two by the same 180° turn.',
      },
      check:
        'Given any card in play, then exactly one state flag is set, and unfinished and gathering are distinguishable in the state.',
    },
  ],
};
