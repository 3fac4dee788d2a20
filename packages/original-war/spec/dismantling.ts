import type { Section } from '@bojiste/kernel';

export const dismantling: Section = {
  code: 'DISM',
  title: { cs: 'Rozebrání', en: 'Dismantling' },
  clauses: [
    {
      id: 'OW-DISM-01',
      kind: 'rule',
      title: { cs: 'Rozebrání budovy', en: 'Own building, own wish' },
      text: {
        cs: 'Hráč smí ve fázi stavby rozebrat vlastní budovu.',
        en: 'The player may dismantle an own building in the construction part.',
      },
      check: "Given own Shop, when dismantling is declared, then legal; for B's building, then illegal.",
    },
    {
      id: 'OW-DISM-02',
      kind: 'rule',
      title: { cs: 'Rozestavěná pozice', en: 'Counts as unfinished' },
      text: {
        cs: 'Rozebíraná budova se otočí do rozestavěné pozice a od té chvíle na ni všechna pravidla hledí jako na rozestavěnou.',
        en: 'The building is turned to the unfinished position and is treated as unfinished by all rules from then on.',
      },
      check:
        'Given Shop being dismantled, when a vehicle is played to the sector with no other workshop, then illegal.',
    },
    {
      id: 'OW-DISM-03',
      kind: 'rule',
      title: { cs: 'Čas rozebrání', en: 'Half the time' },
      text: {
        cs: 'K rozebrání je třeba vykonat polovinu doby stavby, zaokrouhleno nahoru.',
        en: 'Work needed is the construction time divided by two, rounded up.',
      },
      check: 'Given time 5, then 3; given 8, then 4.',
    },
    {
      id: 'OW-DISM-04',
      kind: 'rule',
      title: { cs: 'Vrácení surovin', en: 'Half the price back' },
      text: {
        cs: 'Po dokončení dostane hráč polovinu každé suroviny z ceny karty, zaokrouhleno nahoru.',
        en: 'On completion the player receives half of each resource of the price, rounded up.',
      },
      check: 'Given price 3/1/0, then +2/+1/+0.',
    },
    {
      id: 'OW-DISM-05',
      kind: 'rule',
      title: { cs: 'Bez zkušenosti', en: 'No experience for dismantling' },
      text: { cs: 'Za rozebírání nikdo nezískává zkušenost.', en: 'Dismantling gives nobody experience.' },
      check: 'Given Wor used for dismantling, then +0.',
    },
    {
      id: 'OW-DISM-06',
      kind: 'rule',
      title: { cs: 'Návrat do ruky', en: 'Card back to hand' },
      text: {
        cs: 'Rozebraná karta se vrací do ruky svého vlastníka.',
        en: "A dismantled card returns to its owner's hand.",
      },
      check: "Given dismantling completes, then the card is in the owner's hand, not in the discard pile.",
    },
    {
      id: 'OW-DISM-07',
      kind: 'rule',
      title: { cs: 'Podmínka rozebírání', en: 'Storehouse or warehouse needed' },
      text: {
        cs: 'Budovu lze rozebrat, jen je-li v jejím sektoru skladiště nebo v jiném sektoru velkosklad. Viz OW-RULING-32.',
        en: 'A building can be dismantled only with a storehouse in its sector or a warehouse in another sector. See OW-RULING-32.',
      },
      check: 'Given Mine@S3, no storehouse there and no warehouse, then illegal; given Ware@S1, then legal.',
    },
    {
      id: 'OW-DISM-08',
      kind: 'rule',
      title: { cs: 'Rozebrání vozidla', en: 'Vehicle dismantling' },
      text: {
        cs: 'Rozebrání vozidla probíhá jako jeho výroba a vyžaduje dílnu ve stejném sektoru; vozidlo se po tu dobu považuje za rozestavěné.',
        en: 'Works like making a vehicle, needs a workshop in the same sector; the vehicle counts as unfinished meanwhile.',
      },
      check: 'Given Tank@S2 without workshop in S2, then illegal; with Shop@S2, then legal and Tank is unfinished.',
    },
    {
      id: 'OW-DISM-09',
      kind: 'rule',
      title: { cs: 'Čas a výtěžek u vozidla', en: 'Vehicle time and refund' },
      text: {
        cs: 'Potřebná je polovina doby výroby a vrací se polovina každé suroviny, obojí zaokrouhleno nahoru; karta se vrací do ruky a zkušenost se nezískává.',
        en: 'Half the production time and half of each resource, both rounded up; the card returns to hand and no experience is gained.',
      },
      check: 'Given Tank 3/1/0 time 6, then 3 work, refund 2/1/0, Tank in hand, mechanics +0.',
    },
  ],
};
