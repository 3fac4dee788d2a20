import type { Section } from '@bojiste/kernel';

export const repair: Section = {
  code: 'REPAIR',
  title: { cs: 'Oprava', en: 'Repair' },
  clauses: [
    {
      id: 'OW-REPAIR-01',
      kind: 'rule',
      title: { cs: 'Oprava člověkem', en: 'Repair by people' },
      text: {
        cs: 'Vyčerpáním libovolného člověka ve fázi stavby se odebere 1 žeton zranění z kterékoli budovy nebo vozidla v témže sektoru.',
        en: 'In the construction part exhausting any human removes 1 wound token from any building or vehicle in that sector.',
      },
      check: 'Given Tank@S1 w = 2 and Sci@S1, when Sci repairs, then w = 1, Sci exhausted.',
    },
    {
      id: 'OW-REPAIR-02',
      kind: 'rule',
      title: { cs: 'Oprava jeřábem', en: 'Repair by crane' },
      text: {
        cs: 'Vyčerpáním vozidla s typem útoku „jeřáb“ se odebere 1 žeton zranění z budovy; nikoli z vozidla a nikoli tolik žetonů, kolik činí hodnota jeho útoku.',
        en: 'Exhausting a crane vehicle removes 1 wound token from a building; not from a vehicle, and not its attack value.',
      },
      check: 'Given Crane (3), Shop w = 2, then w = 1; target Tank, then illegal.',
    },
    {
      id: 'OW-REPAIR-03',
      kind: 'rule',
      title: { cs: 'Opravy jen ve fázi stavby', en: 'Only in construction' },
      text: {
        cs: 'Mimo boj se opravuje pouze ve fázi stavby.',
        en: 'Outside battle repairs happen in the construction part only.',
      },
      check: "Given A's movement part, when A repairs, then illegal.",
    },
    {
      id: 'OW-REPAIR-04',
      kind: 'rule',
      title: { cs: 'Lidé se neopravují', en: 'People are not repaired' },
      text: {
        cs: 'Žádná běžná akce neodstraňuje zranění postav; dokáže to jen text karty, popřípadě vědec může v boji zranění předejít.',
        en: 'No ordinary action removes wounds from characters; only card texts do, or a scientist prevents a wound in battle.',
      },
      check: 'Given Sol w = 1, when legal repairs are listed, then Sol is no target.',
    },
  ],
};
