import type { Section } from '@bojiste/kernel';

export const buildingsInBattle: Section = {
  code: 'BLDB',
  title: { cs: 'Budovy v boji', en: 'Buildings in battle' },
  clauses: [
    {
      id: 'OW-BLDB-01',
      kind: 'rule',
      title: { cs: 'Účast budov v boji', en: 'Buildings take part in battle' },
      text: {
        cs: 'Všechny budovy v sektoru jsou v boji a lze na ně útočit.',
        en: 'Every building in the sector is in the battle and can be attacked.',
      },
      check: 'Given Store, Shop, Bunk in the sector, then all are legal targets.',
    },
    {
      id: 'OW-BLDB-02',
      kind: 'rule',
      title: { cs: 'Jedná jen budova s rychlostí', en: 'Only with speed they act' },
      text: {
        cs: 'Na řadu přicházejí pouze budovy, které mají uvedenou rychlost.',
        en: 'Only buildings with a printed speed get slots.',
      },
      check: 'Given Shop (no speed), then no slot; given Bunk crewed, then a slot at 16.',
    },
    {
      id: 'OW-BLDB-03',
      kind: 'rule',
      title: { cs: 'Budovy neutečou', en: 'Buildings never flee' },
      text: { cs: 'Budovy nemohou sektor opustit.', en: 'Buildings cannot leave the sector.' },
      check: 'See OW-FLEE-02; given Bunk, when fleeing is sent, then illegal.',
    },
    {
      id: 'OW-BLDB-04',
      kind: 'rule',
      title: { cs: 'Bez rychlosti není blok', en: 'No speed, no block' },
      text: {
        cs: 'Budova bez rychlosti nemůže být rychlejší než cokoliv jiného, a proto neblokuje.',
        en: 'A building without speed cannot be faster than anything, so it cannot block.',
      },
      check: 'Given Shop ready, then never offered as blocker.',
    },
  ],
};
