import type { Section } from '@bojiste/kernel';

export const vehicles: Section = {
  code: 'VEH',
  title: { cs: 'Výroba vozidel', en: 'Making vehicles' },
  clauses: [
    {
      id: 'OW-VEH-01',
      kind: 'rule',
      title: { cs: 'Vyložení karty vozidla', en: 'Vehicles are played like buildings' },
      text: {
        cs: 'Vozidlo se po ověření jeho podmínek vykládá z ruky stejně jako budova.',
        en: 'A vehicle is played from hand like a building after checking its conditions.',
      },
      check: 'Given Tank with conditions met, when played to S1, then it is unfinished in S1.',
    },
    {
      id: 'OW-VEH-02',
      kind: 'rule',
      title: { cs: 'Požadavky vozidla', en: 'How conditions are written' },
      text: {
        cs: 'Požadované technologie jsou uvedeny názvem, požadované budovy podtypem.',
        en: 'Technologies are required by name, buildings by subtype.',
      },
      check:
        'Given "requires továrna", when A owns a finished building of that subtype, then met regardless of the building\'s name.',
    },
    {
      id: 'OW-VEH-03',
      kind: 'rule',
      title: { cs: 'Dílna v sektoru', en: 'Workshop in the sector' },
      text: {
        cs: 'Vozidlo lze vyložit pouze do sektoru, kde má hráč vlastní budovu s podtypem „dílna“.',
        en: 'A vehicle can be played only to a sector with an own building of subtype workshop.',
      },
      check: 'Given Shop@S1, when Tank is played to S2, then illegal.',
    },
    {
      id: 'OW-VEH-04',
      kind: 'rule',
      title: { cs: 'Cena a žetony výroby', en: 'Price and production tokens' },
      text: {
        cs: 'Cena se zaplatí ihned a na kartu se položí tolik žetonů výroby, kolik činí doba výroby.',
        en: 'The price is paid at once and production tokens equal to the time are placed.',
      },
      check: 'Given stock 10/2/0 and Tank, then 7/1/0 and 6 tokens.',
    },
    {
      id: 'OW-VEH-05',
      kind: 'rule',
      title: { cs: 'Práce mechanika', en: "Mechanic's work by humans" },
      text: {
        cs: 'Vyčerpáním člověka se odebere 1 žeton výroby. Pro tuto práci jsou uvedeny jen postavy, jeřáby tedy s výrobou nepomáhají.',
        en: 'Exhausting a human removes 1 production token; only characters are named for this work, so cranes do not help.',
      },
      check: 'Given Crane and Sol in the sector, then Sol removes 1, Crane is illegal.',
    },
    {
      id: 'OW-VEH-06',
      kind: 'rule',
      title: { cs: 'Přebytečné žetony výroby', en: 'Surplus production is lost' },
      text: {
        cs: 'Nelze odebrat více žetonů, než kolik jich na kartě zbývá.',
        en: 'No more tokens are removed than remain.',
      },
      check: 'Given 1 token and a mechanic removing 3, then finished and nothing carried over.',
    },
    {
      id: 'OW-VEH-07',
      kind: 'rule',
      title: { cs: 'Dokončení vozidla', en: 'Completion of a vehicle' },
      text: {
        cs: 'Odebráním posledního žetonu je vozidlo připravené a ihned použitelné.',
        en: 'With the last token gone the vehicle is ready and usable at once.',
      },
      check: 'Given Drone finished in construction, when movement begins, then it may move.',
    },
    {
      id: 'OW-VEH-08',
      kind: 'rule',
      title: { cs: 'Zkušenost mechanika', en: "Mechanic's experience" },
      text: {
        cs: 'Mechanik získá 1 zkušenostní bod, je-li vyčerpán na výrobu.',
        en: 'A mechanic gains 1 point when exhausted for production.',
      },
      check: 'Given Mec and Wor used, then Mec +1, Wor +0.',
    },
  ],
};
