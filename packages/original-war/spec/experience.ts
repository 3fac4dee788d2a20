import type { Section } from '@bojiste/kernel';

export const experience: Section = {
  code: 'XP',
  title: { cs: 'Zkušenost', en: 'Experience' },
  clauses: [
    {
      id: 'OW-XP-01',
      kind: 'rule',
      title: { cs: 'Zkušenost vojáka', en: 'Experience of a soldier' },
      text: {
        cs: 'Voják získá 1 zkušenostní bod pokaždé, když zraní soupeřovu kartu a není přitom přiřazen k vozidlu. Viz OW-RULING-83.',
        en: "Gains 1 point each time he wounds an opponent's card while not assigned to a vehicle. See OW-RULING-83.",
      },
      check: 'Given Sol on foot wounds B.Sol, then +1; given Sol drives Tank and Tank wounds, then +0.',
    },
    {
      id: 'OW-XP-02',
      kind: 'rule',
      title: { cs: 'Zkušenost mechanika v boji', en: 'Mechanic in a vehicle' },
      text: {
        cs: 'Mechanik získá 1 zkušenostní bod pokaždé, když je přiřazen k vozidlu a zraní soupeřovu kartu.',
        en: "Gains 1 point each time he is assigned to a vehicle and wounds an opponent's card.",
      },
      check: 'Given Mec in Tank wounds B.Tank, then Mec +1; on foot, then +0.',
    },
    {
      id: 'OW-XP-03',
      kind: 'rule',
      title: { cs: 'Protiútok přináší zkušenost', en: 'Counter-attacks count' },
      text: {
        cs: 'Zranění způsobené při blokování se počítá jako zranění způsobené blokující kartou.',
        en: 'A wound caused while blocking is a wound caused by that card.',
      },
      check: 'Given Sol blocks and wounds the attacker, then Sol +1.',
    },
    {
      id: 'OW-XP-04',
      kind: 'rule',
      title: { cs: 'Bez zranění není bod', en: 'No wound, no point' },
      text: {
        cs: 'Za oslabení ani za zrušené zranění se žádný zkušenostní bod nezískává.',
        en: 'Weakening or a cancelled wound gives nothing.',
      },
      check: 'Given a scientist cancels the wound, then the attacker gains 0.',
    },
    {
      id: 'OW-XP-05',
      kind: 'rule',
      title: { cs: 'Zkušenost z práce', en: 'Summary of work experience' },
      text: {
        cs: 'Dělník získává zkušenost stavbou, mechanik výrobou a vědec výzkumem, vždy za každé vyčerpání; za rozebírání se nezískává nic a oprava mezi těmito činnostmi uvedena není.',
        en: 'Worker by construction, mechanic by production, scientist by research, each per exhaustion; dismantling gives none and repair is not named.',
      },
      check: 'Given Wor exhausted for repair, then +0.',
    },
    {
      id: 'OW-XP-06',
      kind: 'rule',
      title: { cs: 'Otočení karty postavy', en: 'Turning the card' },
      text: {
        cs: 'Jakmile postava dosáhne potřebného počtu zkušenostních bodů, ihned se otočí na zkušenou stranu.',
        en: 'Reaching the threshold turns the character to the experienced side at once.',
      },
      check:
        'Given Wor at threshold −1 is exhausted for construction, then it is on its experienced side before the next command.',
    },
  ],
};
