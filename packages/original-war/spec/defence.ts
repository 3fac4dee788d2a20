import type { Section } from '@bojiste/kernel';

export const defence: Section = {
  code: 'DEF',
  title: { cs: 'Obrana, zranění, oslabení', en: 'Defence, wounds, weakening' },
  clauses: [
    {
      id: 'OW-DEF-01',
      kind: 'rule',
      title: { cs: 'Snížení obrany', en: 'Attack lowers defence' },
      text: {
        cs: 'Hodnota útoku se odečte od aktuální obrany cíle.',
        en: "The attack value is subtracted from the target's current defence.",
      },
      check: 'Given Sol d = 8, attack 5, then d = 3.',
    },
    {
      id: 'OW-DEF-02',
      kind: 'rule',
      title: { cs: 'Zranění', en: 'Wound at zero' },
      text: {
        cs: 'Klesne-li obrana na 0 nebo níže, dostane karta 1 zranění a původní hodnota obrany se obnoví.',
        en: 'If defence falls to 0 or below, the card gets 1 wound and its defence returns to the original value.',
      },
      check: 'Given d = 3, attack 3, then w +1, d = 8.',
    },
    {
      id: 'OW-DEF-03',
      kind: 'rule',
      title: { cs: 'Jedno zranění za útok', en: 'One wound per attack' },
      text: {
        cs: 'Přebytek útoku propadá, ať je jakkoli velký, pokud některá schopnost nestanoví jinak.',
        en: 'Excess attack is lost, whatever its size, unless an ability says otherwise.',
      },
      check: 'Given d = 8, attack 30, then w +1, d = 8.',
    },
    {
      id: 'OW-DEF-04',
      kind: 'rule',
      title: { cs: 'Oslabená obrana', en: 'Weakening persists' },
      text: {
        cs: 'Zůstane-li obrana vyšší než 0, je nadále snížená.',
        en: 'If defence stays above 0, it remains lowered.',
      },
      check: "Given d = 3 after A's slot, when A's next slot attacks the same card with 3, then a wound.",
    },
    {
      id: 'OW-DEF-05',
      kind: 'rule',
      title: { cs: 'Pokračování v útoku', en: 'Keep attacking' },
      text: {
        cs: 'Chce-li vlastník útočící karty oslabení využít, musí další svou kartou, která přijde na řadu, zaútočit znovu na tutéž kartu. Viz OW-RULING-68.',
        en: "To use the weakening, the attacker's owner must attack the same card again with the next of his cards to act. See OW-RULING-68.",
      },
      check:
        "Given Sol1 weakens B.Tank and Sol2 is A's next card, when Sol2 attacks B.Tank, then the lowered defence is used.",
    },
    {
      id: 'OW-DEF-06',
      kind: 'rule',
      title: { cs: 'Obnovení obrany', en: 'Switching restores' },
      text: {
        cs: 'Zaútočí-li místo toho na jinou kartu, vrátí se obrana dříve napadené karty na původní hodnotu.',
        en: 'If he attacks another card instead, the defence of the previously attacked card returns to its original value.',
      },
      check: "Given B.Tank d = 9 of 12 by A, when A's next card attacks B.Sol, then B.Tank d = 12.",
    },
    {
      id: 'OW-DEF-07',
      kind: 'rule',
      title: { cs: 'Pokračovat může jiná karta', en: 'Another card may continue' },
      text: {
        cs: 'V útoku může pokračovat kterákoli hráčova karta, nejen ta, která s ním začala.',
        en: 'The continuing attack may come from any own card, not only the one that began.',
      },
      check: 'Given Sol1 began and Drone continues, then weakening is used.',
    },
    {
      id: 'OW-DEF-08',
      kind: 'rule',
      title: { cs: 'Zničení karty', en: 'Death by wounds' },
      text: {
        cs: 'Karta, která má tolik zranění, kolik činí její zdraví, je zničena.',
        en: 'A card with as many wounds as health is destroyed.',
      },
      check: 'Given health 2 and w = 2, then destroyed at once.',
    },
    {
      id: 'OW-DEF-09',
      kind: 'rule',
      title: { cs: 'Zranění přetrvávají', en: 'Wounds stay' },
      text: {
        cs: 'Žetony zranění zůstávají na kartě i po boji, dokud je neodstraní oprava nebo text karty.',
        en: 'Wound tokens remain after the battle until removed by repair or a card text.',
      },
      check: "Given Tank w = 1 after a battle, when A's next round starts, then w = 1.",
    },
  ],
};
