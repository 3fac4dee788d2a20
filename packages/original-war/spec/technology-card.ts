import type { Section } from '@bojiste/kernel';

export const technologyCard: Section = {
  code: 'TECHC',
  title: { cs: 'Karta technologie', en: 'Technology card' },
  clauses: [
    {
      id: 'OW-TECHC-01',
      kind: 'rule',
      title: { cs: 'Název technologie', en: 'Names never repeat' },
      text: {
        cs: 'Žádné dvě různé technologie nemají společný název; podnázev technologie nemají.',
        en: 'No two different technologies share a name; there is no subname.',
      },
      check: 'Given the database, when technology names are collected, then all are distinct.',
    },
    {
      id: 'OW-TECHC-02',
      kind: 'rule',
      title: { cs: 'Délka vývoje', en: 'Research length' },
      text: {
        cs: 'Jedinou cenou technologie je počet bodů výzkumu.',
        en: 'The only price is the number of research points.',
      },
      check:
        'Given a technology of length 4 and empty stock, when A starts research with its conditions met, then it is legal and 4 research tokens are placed.',
    },
    {
      id: 'OW-TECHC-03',
      kind: 'rule',
      title: { cs: 'Typ technologie', en: 'Technology field' },
      text: {
        cs: 'Barva pozadí řadí technologie do oborů, například na základní, zbraňové a počítačové; slouží k jejich rozlišení.',
        en: 'The background colour sorts technologies into fields such as basic, weapons and computers; it serves identification.',
      },
      check: 'Given a technology, when loaded, then field is set and used only by cards that name it.',
    },
    {
      id: 'OW-TECHC-04',
      kind: 'rule',
      title: { cs: 'Symbol technologie', en: 'Symbol of a technology' },
      text: {
        cs: 'Každá technologie má symbol, podle něhož se rychle pozná; na pravidla nemá vliv.',
        en: 'Each technology has a symbol for quick recognition, without rules effect.',
      },
      check: 'Given stacked researched technologies in the view, when rendered, then each symbol is visible.',
    },
    {
      id: 'OW-TECHC-05',
      kind: 'rule',
      title: { cs: 'Schopnosti technologie', en: 'Technology abilities' },
      text: {
        cs: 'Schopnosti technologie platí, dokud karta leží mezi vyzkoumanými technologiemi.',
        en: 'Its abilities apply while it lies among the researched ones.',
      },
      check:
        'Given a technology granting +1 attack, when unfinished, then no bonus; when finished, then the bonus applies.',
    },
  ],
};
