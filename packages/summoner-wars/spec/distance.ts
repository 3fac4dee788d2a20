import type { Section } from '@bojiste/kernel';

export const distance: Section = {
  code: 'DIST',
  title: { cs: 'Počítání vzdálenosti', en: 'Distance' },
  clauses: [
    {
      id: 'SW-DIST-01',
      kind: 'rule',
      title: { cs: 'Vzdálenost se nepočítá diagonálně', en: 'Distance has no diagonals' },
      text: {
        cs: 'Vzdálenost se pro všechny účely počítá po krocích přes strany polí, pokud některý text nestanoví jinak.',
        en: 'Distance is counted in side-to-side steps, for every purpose, unless a text says otherwise.',
      },
      check: 'Given c3 and e4, when the distance is computed, then it is 3.',
    },
    {
      id: 'SW-DIST-02',
      kind: 'rule',
      title: { cs: 'Výchozí pole se nepočítá', en: 'Origin not counted' },
      text: { cs: 'Samotné výchozí pole se do vzdálenosti nepočítá.', en: 'The starting space itself is not counted.' },
      check: 'Given c3 and c4, when the distance is computed, then it is 1.',
    },
    {
      id: 'SW-DIST-03',
      kind: 'rule',
      title: { cs: 'Dosah nezahrnuje výchozí kartu', en: 'Up-to ranges exclude the origin' },
      text: {
        cs: 'Efekt působící na vše až do určitého počtu polí se nikdy netýká karty, od níž se vzdálenost počítá.',
        en: 'An effect on everything up to a number of spaces away never covers the card it starts from.',
      },
      check: 'Given a test ability "all objects within 2", when resolved, then the source card is unaffected.',
    },
    {
      id: 'SW-DIST-04',
      kind: 'rule',
      title: { cs: 'Platí pro útok i schopnost', en: 'Holds for attacks and abilities' },
      text: {
        cs: 'Pravidlo, že karta nepůsobí sama na sebe, platí stejně pro útoky i pro schopnosti.',
        en: 'The exclusion of the source applies to attacks and to abilities alike.',
      },
      check: 'Given a test attack on all objects within 2, when resolved, then the attacker takes no injury.',
    },
  ],
};
