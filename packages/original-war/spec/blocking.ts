import type { Section } from '@bojiste/kernel';

export const blocking: Section = {
  code: 'BLOCK',
  title: { cs: 'Blokování', en: 'Blocking' },
  clauses: [
    {
      id: 'OW-BLOCK-01',
      kind: 'rule',
      title: { cs: 'Kdo smí blokovat', en: 'Who may block' },
      text: {
        cs: 'Po oznámení cíle smí vlastník cílové karty útok zablokovat jinou svou kartou.',
        en: "After the target is named, the target's owner may block with another own card.",
      },
      check: "Given A attacks B.Sci, then B is offered blockers among B's other cards in the battle, not B.Sci.",
    },
    {
      id: 'OW-BLOCK-02',
      kind: 'rule',
      title: { cs: 'Blokuje připravená karta', en: 'Ready blocker' },
      text: {
        cs: 'Blokovat může jen připravená karta. Viz OW-RULING-64.',
        en: 'Only a ready card can block. See OW-RULING-64.',
      },
      check: 'Given B.Drone exhausted, then not offered.',
    },
    {
      id: 'OW-BLOCK-03',
      kind: 'rule',
      title: { cs: 'Vyšší rychlost', en: 'Faster blocker' },
      text: {
        cs: 'Blokující karta musí mít vyšší rychlost než útočník; porovnává se rychlost, nikoli iniciativa.',
        en: "The blocker's speed must be higher than the attacker's; speed, not initiative, is compared.",
      },
      check:
        'Given attacker speed 12 (initiative 15) and blocker speed 13 (initiative 13), then legal; blocker speed 12 with initiative 20, then illegal.',
    },
    {
      id: 'OW-BLOCK-04',
      kind: 'rule',
      title: { cs: 'Protiútok', en: 'Counter-attack' },
      text: {
        cs: 'Blokující karta útok opětuje a obě karty jsou zasaženy v tentýž okamžik. Viz OW-RULING-66.',
        en: 'The blocker strikes back, and both are hit at the same moment. See OW-RULING-66.',
      },
      check:
        'Given attacker Sol (5/3/1, defence 8) blocked by B.Drone (4/4/2, defence 6), then Drone d = 6−3 = 3 and Sol d = 8−4 = 4.',
    },
    {
      id: 'OW-BLOCK-05',
      kind: 'rule',
      title: { cs: 'Přesměrování útoku', en: 'The blocker takes the hit' },
      text: {
        cs: 'Zablokovaný útok působí místo na původní cíl na blokující kartu.',
        en: 'A blocked attack affects the blocker instead of the target.',
      },
      check: 'Given the same, then the original target loses no defence.',
    },
    {
      id: 'OW-BLOCK-06',
      kind: 'rule',
      title: { cs: 'Blok obnoví obranu', en: 'A block counts as attacking another card' },
      text: {
        cs: 'Blok se počítá jako útok na jinou kartu: byl-li původní cíl předtím oslaben, jeho obrana se při zablokování útoku na něj obnoví.',
        en: 'If the original target had been weakened before, its defence is restored when the attack on it is blocked.',
      },
      check: 'Given B.Sci weakened by A to d = 2 of 6, when A attacks B.Sci and B blocks, then B.Sci d = 6.',
    },
    {
      id: 'OW-BLOCK-07',
      kind: 'rule',
      title: { cs: 'Oslabení útočníka', en: 'Weakening by the counter-attack' },
      text: {
        cs: 'Protiútok snižuje obranu útočníka; ta zůstává snížená podle stejných pravidel jako při každém jiném oslabení.',
        en: "The counter-attack lowers the attacker's defence, which stays lowered under the same rules as any weakening.",
      },
      check:
        "Given Sol d = 4 after the block, when B's next attack goes to Sol, then it starts from 4; if it goes elsewhere, Sol returns to 8.",
    },
  ],
};
