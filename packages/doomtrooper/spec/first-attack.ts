import type { Section } from '@bojiste/kernel';

export const firstAttack: Section = {
  code: 'FIRST',
  title: { cs: 'První útok', en: 'First attack' },
  clauses: [
    {
      id: 'DT-FIRST-01',
      kind: 'rule',
      title: { cs: 'Hraje karty jako první', en: 'Right to play first' },
      text: {
        cs: 'Hráč ovládající bojovníka s prvním útokem má právo hrát a aktivovat karty jako první, i když je jeho bojovník obráncem.',
        en: 'The controller of a warrior with first attack may activate and play cards first, even as defender.',
      },
      check:
        'Given the defender has it and the attacker does not, when any combat window opens, then the defending player has priority first.',
    },
    {
      id: 'DT-FIRST-02',
      kind: 'rule',
      title: { cs: 'Vyhodnocení prvního útoku', en: 'His attack is evaluated first' },
      text: {
        cs: 'Útok tohoto bojovníka se vyhodnotí nejdříve a protivník smí útok opětovat, jen když přežije.',
        en: "That warrior's attack is resolved first and the opponent may strike back only if he survives.",
      },
      check:
        "Given A with first attack kills D, when evaluated, then A takes no wound even though D's value reached A's O.",
    },
    {
      id: 'DT-FIRST-03',
      kind: 'rule',
      title: { cs: 'Přeživší opětuje', en: 'Survivor returns the attack' },
      text: {
        cs: 'Napadený, který byl pouze zraněn nebo vyvázl bez újmy, opětuje útok jako obvykle.',
        en: 'A victim that is merely wounded or unharmed strikes back as usual.',
      },
      check: "Given A with first attack wounds a healthy D whose Z ≥ A's O, when evaluated, then A is wounded too.",
    },
    {
      id: 'DT-FIRST-04',
      kind: 'rule',
      title: { cs: 'Vyrušení prvních útoků', en: 'Two first attacks cancel out' },
      text: {
        cs: 'Mají-li první útok oba bojovníci, probíhá souboj normálně, i kdyby jej jeden z nich měl z několika zdrojů.',
        en: 'If both have it the combat runs normally, even if one has it from several sources.',
      },
      check: 'Given A with two sources and D with one, when evaluated, then simultaneous.',
    },
    {
      id: 'DT-FIRST-05',
      kind: 'rule',
      title: { cs: 'VŽDY útočí jako první', en: 'ALWAYS first beats ordinary first' },
      text: {
        cs: 'Bojovník, který VŽDY útočí jako první, má přednost před obyčejným prvním útokem.',
        en: 'A warrior that ALWAYS attacks first has precedence over an ordinary first attack.',
      },
      check:
        "Given A ordinary and D ALWAYS, when evaluated, then D's attack resolves first and D's player has first priority.",
    },
  ],
};
