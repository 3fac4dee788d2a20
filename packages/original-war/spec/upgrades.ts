import type { Section } from '@bojiste/kernel';

export const upgrades: Section = {
  code: 'UPGR',
  title: { cs: 'Vylepšení budov', en: 'Upgrades' },
  clauses: [
    {
      id: 'OW-UPGR-01',
      kind: 'rule',
      title: { cs: 'Požadavky vylepšení', en: 'What an upgrade needs' },
      text: {
        cs: 'Vylepšení vyžaduje kromě případné technologie dostavěnou samostatnou budovu, na kterou se umístí.',
        en: 'Besides a possible technology an upgrade requires a finished stand-alone building to be placed on.',
      },
      check: 'Given the host is unfinished, when the upgrade is played, then illegal.',
    },
    {
      id: 'OW-UPGR-02',
      kind: 'rule',
      title: { cs: 'Součást budovy', en: 'Part of the building' },
      text: {
        cs: 'Vylepšení nestojí samostatně, ale stává se součástí budovy, na níž leží.',
        en: 'It does not stand alone but becomes part of its host.',
      },
      check:
        "Given a finished upgrade, when the sector's buildings are counted, then host plus upgrade count as one object.",
    },
    {
      id: 'OW-UPGR-03',
      kind: 'rule',
      title: { cs: 'Omezení základním zdravím', en: 'Limit by base health' },
      text: {
        cs: 'Budova unese nejvýše tolik vylepšení, kolik činí její základní zdraví.',
        en: 'A building holds at most as many upgrades as its base health.',
      },
      check:
        'Given Shop (base health 3) with 3 upgrades and a +2 health effect, when a fourth is played, then illegal.',
    },
    {
      id: 'OW-UPGR-04',
      kind: 'rule',
      title: { cs: 'Jeden typ vylepšení', en: 'No duplicates' },
      text: {
        cs: 'Vylepšení téhož typu smí být na jedné budově jen jednou. Viz OW-RULING-29.',
        en: 'An upgrade of one kind may be on a building only once. See OW-RULING-29.',
      },
      check: 'Given upgrade U on Shop 1, when U is played on Shop 1, then illegal; on Shop 2, then legal.',
    },
    {
      id: 'OW-UPGR-05',
      kind: 'rule',
      title: { cs: 'Stavba vylepšení', en: 'Built like a building' },
      text: {
        cs: 'Vylepšení je karta budovy: zaplatí se, je rozestavěné a pomocí žetonů stavby se staví prací dělníka v sektoru vylepšované budovy.',
        en: "An upgrade is a building card: paid, unfinished, built with construction tokens by worker's work in the host's sector.",
      },
      check: 'Given upgrade time 3, when played and 3 humans in the sector are exhausted, then it is finished.',
    },
  ],
};
