import type { Section } from '@bojiste/kernel';

export const crews: Section = {
  code: 'CREW',
  title: { cs: 'Posádka', en: 'Crews' },
  clauses: [
    {
      id: 'OW-CREW-01',
      kind: 'rule',
      title: { cs: 'Posádka: X jako podmínka', en: 'Cannot fight or move alone' },
      text: {
        cs: 'Vozidla a budovy s touto schopností bez uvedeného počtu přiřazených postav nebojují ani se nepohybují.',
        en: 'Vehicles and buildings with this ability neither fight nor move without the stated number of assigned characters.',
      },
      check: 'Given Tank uncrewed, then it has no slot, cannot block and cannot move.',
    },
    {
      id: 'OW-CREW-02',
      kind: 'rule',
      title: { cs: 'Přiřazení při zahájení boje', en: 'Assignment at the start of battle' },
      text: {
        cs: 'Při zahájení boje hráči k takovým kartám přiřadí postavy. Viz OW-RULING-80.',
        en: 'When a battle starts, players assign characters to such cards. See OW-RULING-80.',
      },
      check:
        'Given Tank, Sol in the sector, when the battle starts, then A may assign Sol to Tank before battle round 1.',
    },
    {
      id: 'OW-CREW-03',
      kind: 'rule',
      title: { cs: 'Spojení postavy s kartou', en: 'Joined with the card' },
      text: {
        cs: 'Přiřazená postava je s kartou spojena a karta pak může provádět akce. Viz OW-RULING-81.',
        en: 'An assigned character is joined to the card, which then can act. See OW-RULING-81.',
      },
      check: 'Given Sol in Tank, then Tank has a slot at 20 and Sol has none at 15.',
    },
    {
      id: 'OW-CREW-04',
      kind: 'rule',
      title: { cs: 'Přiřazení v průběhu boje', en: 'Boarding during battle' },
      text: {
        cs: 'Postavu, která je právě na řadě, lze přiřadit ke kartě, jíž chybí posádka.',
        en: 'A character whose slot it is may be assigned to a card lacking crew.',
      },
      check:
        'Given Sol\'s slot and an uncrewed Tank of A, then "board Tank" is offered; outside Sol\'s slot, then not.',
    },
    {
      id: 'OW-CREW-05',
      kind: 'rule',
      title: { cs: 'Cizí vozidlo bez posádky', en: 'Foreign vehicles' },
      text: {
        cs: 'Postavu lze přiřadit i k vozidlu jiného hráče, pokud toto vozidlo nemá žádnou posádku. Viz OW-RULING-82.',
        en: "Boarding is possible on another player's vehicle that has no crew. See OW-RULING-82.",
      },
      check: 'Given B.Tank uncrewed and Sol\'s slot, then "board B.Tank" is offered; on B.Bunk (a building), then not.',
    },
    {
      id: 'OW-CREW-06',
      kind: 'rule',
      title: { cs: 'Přiřazená postava zůstává připravena', en: 'Boarding is free' },
      text: {
        cs: 'Postava se přiřazením nevyčerpá: zůstává připravena a může hned jednat.',
        en: 'The boarding character stays ready and may act at once.',
      },
      check: 'Given Sol boards Tank, then Sol is not exhausted and the pair may attack in this slot.',
    },
    {
      id: 'OW-CREW-07',
      kind: 'rule',
      title: { cs: 'Odloučení postavy', en: 'Leaving a vehicle or building' },
      text: {
        cs: 'Přiřazenou postavu lze stejným způsobem zase odloučit.',
        en: 'An assigned character may be detached in the same way.',
      },
      check: "Given Tank's slot, when Sol is detached, then Tank is uncrewed and Sol stands in the sector.",
    },
    {
      id: 'OW-CREW-08',
      kind: 'rule',
      title: { cs: 'Ztráta iniciativy vozidla', en: "Leaving loses the vehicle's initiative" },
      text: {
        cs: 'Odloučená postava jedná až podle své vlastní iniciativy.',
        en: 'A detached character acts only at its own initiative.',
      },
      check:
        "Given Tank 20, Sol 15 and a card of B at 17, when Sol leaves in Tank's slot, then B's card acts before Sol.",
    },
    {
      id: 'OW-CREW-09',
      kind: 'rule',
      title: { cs: 'Zničení karty s posádkou', en: 'Vehicle lost, driver stays' },
      text: {
        cs: 'Je-li zničena karta s posádkou, její postavy zůstávají v boji.',
        en: 'If the crewed card is destroyed, its characters remain in the battle.',
      },
      check: 'Given Tank with Sol destroyed, then Sol is a participant without assignment.',
    },
    {
      id: 'OW-CREW-10',
      kind: 'rule',
      title: { cs: 'Zabití řidiče', en: 'Driver lost, vehicle stays' },
      text: {
        cs: 'Zemře-li řidič, vozidlo v boji zůstává, ale nic nedělá, dokud není podmínka jeho posádky znovu splněna.',
        en: 'If a driver dies, the vehicle stays in the battle but does nothing until its crew condition is met again.',
      },
      check: 'Given Tank (Crew: 1) loses Sol, then no slot for Tank; when another character boards, it can act again.',
    },
  ],
};
