import type { Section } from '@bojiste/kernel';

export const specialAttack: Section = {
  code: 'SPEC',
  title: { cs: 'Speciální útok', en: 'Special attack' },
  clauses: [
    {
      id: 'OW-SPEC-01',
      kind: 'rule',
      title: { cs: 'Hodnota speciálního útoku', en: 'How it is marked' },
      text: {
        cs: 'Některé karty nemají běžný útok a na místě bonusu k iniciativě je uvedena hodnota jejich speciálního útoku.',
        en: 'Some cards have no ordinary attack and show, in the place of the initiative bonus, the value of their special attack.',
      },
      check: 'Given Crane, then attack triple absent, special = 3, initiative bonus = 0.',
    },
    {
      id: 'OW-SPEC-02',
      kind: 'rule',
      title: { cs: 'Speciální útok neútočí', en: 'No attacking' },
      text: { cs: 'Kartou se speciálním útokem nelze zaútočit.', en: 'Cards with a special attack cannot attack.' },
      check: 'Given Cargo\'s slot, then "attack" is not offered.',
    },
    {
      id: 'OW-SPEC-03',
      kind: 'rule',
      title: { cs: 'Obecné zvýšení útoku', en: 'General bonuses apply' },
      text: {
        cs: 'Efekt, který zvyšuje útok o jediné číslo, zvyšuje i hodnotu speciálního útoku.',
        en: 'An effect raising attack by a single number raises the special value too.',
      },
      check: 'Given Crane (3) and "+5 attack", then it removes 8 tokens.',
    },
    {
      id: 'OW-SPEC-04',
      kind: 'rule',
      title: { cs: 'Rozdělené zvýšení útoku', en: 'Split bonuses do not apply' },
      text: {
        cs: 'Efekt zapsaný třemi čísly hodnotu speciálního útoku nezvyšuje.',
        en: 'An effect given as three numbers does not raise it.',
      },
      check: 'Given Crane (3) and "+2/+0/+1 attack", then 3.',
    },
  ],
};
