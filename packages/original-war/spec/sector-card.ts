import type { Section } from '@bojiste/kernel';

export const sectorCard: Section = {
  code: 'SECT',
  title: { cs: 'Karta sektoru', en: 'Sector card' },
  clauses: [
    {
      id: 'OW-SECT-01',
      kind: 'rule',
      title: { cs: 'Neutrální sektor', en: 'Sectors are neutral' },
      text: { cs: 'Každý sektor má národ Neutrální.', en: 'Every sector has the Neutral nation.' },
      check: 'Given the sector data, when scanned, then nation = neutral for all.',
    },
    {
      id: 'OW-SECT-02',
      kind: 'rule',
      title: { cs: 'Cesty', en: 'Paths' },
      text: {
        cs: 'Na sektoru jsou vyznačeny sektory, do kterých se z něj dá dostat.',
        en: 'A sector lists the sectors that can be reached from it.',
      },
      check: 'Given S1 lists S2 only, when A moves a range-1 card from S1 to S3, then illegal.',
    },
    {
      id: 'OW-SECT-03',
      kind: 'rule',
      title: { cs: 'Mapa sektoru', en: 'Map membership' },
      text: {
        cs: 'Text sektoru uvádí, ke které mapě sektor patří, a případně jeho vlastní schopnosti.',
        en: 'The text of a sector names the map it belongs to and any own abilities.',
      },
      check: 'Given a sector of map M, when it is used with map N, then set-up validation fails.',
    },
    {
      id: 'OW-SECT-04',
      kind: 'rule',
      title: { cs: 'Číslo sektoru', en: 'Sector number' },
      text: { cs: 'Každý sektor nese číslo, které má na mapě.', en: 'Each sector bears its number on the map.' },
      check: "Given a map, when loaded, then sector numbers are unique and match the map's numbering.",
    },
    {
      id: 'OW-SECT-05',
      kind: 'rule',
      title: { cs: 'Suroviny sektoru', en: 'Resources of a sector' },
      text: {
        cs: 'Na kartě jsou uvedeny zdroje sektoru: množství zásilek za kolo, ložiska ropy a ložiska siberitu.',
        en: 'The card shows its sources: crate amount per round, oil deposits (ložiska ropy), siberite deposits (ložiska siberitu).',
      },
      check:
        'Given a sector {crates 3, oil 1, siberite 0}, when an oil well and a siberite mine are played there, then only the well is legal (see OW-RULING-22).',
    },
    {
      id: 'OW-SECT-06',
      kind: 'rule',
      title: { cs: 'Kontrola sektorů', en: 'Control means resources' },
      text: {
        cs: 'V sektorech stojí základny, lidé a vozidla a více sektorů znamená více surovin; žádný samostatný stav „kontrola sektoru“ neexistuje.',
        en: 'Bases, people and vehicles stand in sectors, and more sectors mean more resources; no separate "control" status exists. (derived).',
      },
      check:
        'Given the state schema, when inspected, then a sector has no owner field; ownership belongs to cards only.',
    },
  ],
};
