import type { Section } from '@bojiste/kernel';

export const attackTypes: Section = {
  code: 'ATYPE',
  title: { cs: 'Druhy útoků karet', en: 'Attack types' },
  clauses: [
    {
      id: 'OW-ATYPE-01',
      kind: 'rule',
      title: { cs: 'Seznam typů útoku', en: 'Listed types' },
      text: {
        cs: 'Uvedeno je sedmnáct typů. Zbraně: samopal, kulomet i rotační kulomet, dělo i těžké dělo, raketa, raketomet, laser, dvojitý laser a siberitová bomba. Ostatní: behemot, buldozer, jeřáb, nákladní prostor, radar, zpomalovač a zvíře.',
        en: 'Seventeen are listed: animal (zvíře), crane (jeřáb), bulldozer (buldozer), cargo space (nákladní prostor), submachine gun (samopal), machine gun (kulomet), rotary machine gun (rotační kulomet), cannon (dělo), heavy cannon (těžké dělo), rocket launcher (raketomet), rocket (raketa), laser (laser), double laser (dvojitý laser), behemoth (behemot), siberite bomb (siberitová bomba), radar (radar), decelerator (zpomalovač).',
      },
      check: 'Given the enum, then it contains these 17 slugs.',
    },
    {
      id: 'OW-ATYPE-02',
      kind: 'rule',
      title: { cs: 'Řídicí věž jako typ útoku', en: 'Control tower' },
      text: {
        cs: 'Pravidla používají řídicí věž jako typ útoku, přestože v seznamu chybí. Viz OW-RULING-04.',
        en: 'The rules use control tower as an attack type although the list lacks it. See OW-RULING-04.',
      },
      check: 'Given the enum, then ridici-vez exists as the eighteenth slug.',
    },
    {
      id: 'OW-ATYPE-03',
      kind: 'rule',
      title: { cs: 'Typy s vlastním pravidlem', en: 'Types with a rule of their own' },
      text: {
        cs: 'Jeřáb staví a opravuje (OW-BUILD-14, OW-REPAIR-02), nákladní prostor sbírá zásilky (OW-GATHER-06) a řídicí věž řídí dálková vozidla (OW-CTRL-05).',
        en: 'Crane works and repairs (OW-BUILD-14, OW-REPAIR-02), cargo space gathers (OW-GATHER-06), control tower controls remote vehicles (OW-CTRL-05).',
      },
      check: 'Given a vehicle of type radar, then none of these three functions is offered.',
    },
    {
      id: 'OW-ATYPE-04',
      kind: 'rule',
      title: { cs: 'Typy bez pravidla', en: 'Types without a rule' },
      text: {
        cs: 'Buldozer, radar, siberitová bomba, zpomalovač a behemot nemají žádné obecné pravidlo; co dělají, musí být uvedeno na kartě.',
        en: 'Bulldozer, radar, siberite bomb, decelerator and behemoth have no general rule; what they do must be printed on the card.',
      },
      check: 'Given a radar card without abilities, then it has no extra action.',
    },
    {
      id: 'OW-ATYPE-05',
      kind: 'rule',
      title: { cs: 'Iniciativa podle typu útoku', en: 'The type fixes the initiative bonus' },
      text: {
        cs: 'Bonus k iniciativě závisí na typu útoku; tabulka hodnot se nedochovala. Viz OW-RULING-02.',
        en: 'The bonus depends on the attack type; the table of values is lost. See OW-RULING-02.',
      },
      check:
        'Given two cards of equal attack type and different bonuses, when the set is validated, then a warning is raised.',
    },
    {
      id: 'OW-ATYPE-06',
      kind: 'rule',
      title: { cs: 'Odkaz na typ útoku', en: 'Types can be named by cards' },
      text: { cs: 'Schopnosti karet se mohou odvolávat na typ útoku.', en: 'Abilities may refer to an attack type.' },
      check: 'Given "your machine guns get +1/+1/+1", then only cards with that type change.',
    },
  ],
};
