import type { Section } from '@bojiste/kernel';

export const modifyingValues: Section = {
  code: 'MOD',
  title: { cs: 'Modifikace hodnot', en: 'Modifying values' },
  clauses: [
    {
      id: 'DT-MOD-01',
      kind: 'rule',
      title: { cs: 'Násobení před sčítáním', en: 'Multiply/divide before add/subtract' },
      text: {
        cs: 'Zpravidla se nejprve násobí a dělí a teprve potom sčítá a odčítá.',
        en: 'As a rule multiplications and divisions come first, additions and subtractions after.',
      },
      check:
        'Given base Z 3, ×2 and +5, when computed, then 11 irrespective of the order in which the cards were played.',
    },
    {
      id: 'DT-MOD-02',
      kind: 'rule',
      title: { cs: 'ZÁKLADNÍ hodnoty', en: 'Operations on base values have priority' },
      text: {
        cs: 'Vše, co mění ZÁKLADNÍ hodnoty, se provádí před ostatními operacemi.',
        en: 'Anything that changes BASE values is applied before other operations.',
      },
      check: 'Given base Z 3, −2 to base, ×2, +5, when computed, then (3−2)×2+5 = 7.',
    },
    {
      id: 'DT-MOD-03',
      kind: 'rule',
      title: { cs: 'Zvíře jako nový základ', en: 'Beast first of all' },
      text: {
        cs: 'Modifikátory zvířete se započítávají jako úplně první a vytvářejí nové ZÁKLADNÍ hodnoty; operace se ZÁKLADNÍMI hodnotami pak pracují s nimi.',
        en: 'The modifiers of a beast are applied first and make new base values; base operations then work on these.',
      },
      check: 'Given base Z 3, beast +4, −2 to base, ×2, +5, when computed, then ((3+4)−2)×2+5 = 15.',
    },
    {
      id: 'DT-MOD-04',
      kind: 'rule',
      title: { cs: 'Vzorec výpočtu hodnot', en: 'Formula of the values' },
      text: {
        cs: 'Pro každou z hodnot Z, S, O a H platí: výsledek = (((hodnota na kartě + zvíře) po operacích se ZÁKLADNÍ hodnotou) × součin násobitelů ÷ dělitelé) + součet přičítaných modifikátorů.',
        en: 'For each of Z, S, O, H: final = (((printed + beast) after base operations) × product of multipliers ÷ divisors) + sum of additive modifiers.',
      },
      check: 'Given a property test with random modifiers, when shuffled, then the result is the same.',
    },
    {
      id: 'DT-MOD-05',
      kind: 'rule',
      title: { cs: 'Kumulativnost úprav', en: 'Bonuses of several warriors add up' },
      text: {
        cs: 'Není-li uvedeno jinak, úpravy, které bojovníci poskytují jiným bojovníkům, se sčítají.',
        en: 'Modifications that warriors give to other warriors are cumulative unless stated otherwise.',
      },
      check: 'Given two different warriors each giving +2 O to W, when computed, then +4 O.',
    },
    {
      id: 'DT-MOD-06',
      kind: 'rule',
      title: { cs: 'VELITELÉ nekumulují', en: 'Commanders are the exception' },
      text: {
        cs: 'Pravidlo o sčítání neplatí pro VELITELE (SERŽANTY).',
        en: 'The cumulation rule does not apply to commanders (sergeants).',
      },
      check: 'Given two commanders whose bonuses would both reach W, when computed, then only one counts.',
    },
    {
      id: 'DT-MOD-07',
      kind: 'rule',
      title: { cs: 'Hodnota H', en: 'Same order for H' },
      text: {
        cs: 'Podle stejných pravidel se upravuje i hodnota H, na níž závisejí odměny.',
        en: 'The value H is modified by the same rules; it matters for rewards.',
      },
      check: 'Given H 3, ×2, +5 with no base change, when computed, then 11.',
    },
  ],
};
