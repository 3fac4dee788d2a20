import type { Section } from '@bojiste/kernel';

export const destruction: Section = {
  code: 'DEST',
  title: { cs: 'Zničení karet', en: 'Destruction' },
  clauses: [
    {
      id: 'OW-DEST-01',
      kind: 'rule',
      title: { cs: 'Zničené karty se odkládají', en: 'To the discard pile' },
      text: {
        cs: 'Zničené karty putují do odkládacího balíčku svého vlastníka. Viz OW-RULING-92.',
        en: 'Destroyed cards go to the discard pile of their owner. See OW-RULING-92.',
      },
      check: "Given B destroys Tank, then Tank is in A's discard pile.",
    },
    {
      id: 'OW-DEST-02',
      kind: 'rule',
      title: { cs: 'Zničené skladiště do ruky', en: 'Storehouse returns to hand' },
      text: {
        cs: 'Zničené skladiště se neodkládá, ale vrací se do ruky svého vlastníka. Viz OW-RULING-93.',
        en: "A destroyed storehouse is not discarded but returns to its owner's hand. See OW-RULING-93.",
      },
      check: "Given Store destroyed, then it is in A's hand.",
    },
    {
      id: 'OW-DEST-03',
      kind: 'rule',
      title: { cs: 'Pozastavení stavby', en: 'Building stops' },
      text: {
        cs: 'Po zničení skladiště nelze dokončit rozestavěné budovy, dokud opět nějaké skladiště nestojí. Viz OW-RULING-94.',
        en: 'With the storehouse destroyed, unfinished buildings cannot be completed until a storehouse stands again. See OW-RULING-94.',
      },
      check:
        'Given an unfinished Lab@S1 and the only Store@S1 destroyed, when humans are exhausted for Lab, then illegal; after a new Store@S1 is finished, then legal.',
    },
    {
      id: 'OW-DEST-04',
      kind: 'rule',
      title: { cs: 'Poslední dílna v sektoru', en: 'Last workshop of a sector' },
      text: {
        cs: 'Se zničením poslední dílny v sektoru jsou zničena i tamní rozestavěná vozidla. Viz OW-RULING-95.',
        en: 'When it is destroyed, unfinished vehicles in that sector are destroyed too. See OW-RULING-95.',
      },
      check:
        'Given Shop@S1 only, unfinished Tank@S1, when Shop is destroyed, then Tank is in the discard pile; with a second Shop@S1, then Tank stays.',
    },
    {
      id: 'OW-DEST-05',
      kind: 'rule',
      title: { cs: 'Poslední laboratoř', en: 'Last laboratory' },
      text: {
        cs: 'Po zničení poslední laboratoře se právě zkoumané technologie vracejí do technologického balíčku. Viz OW-RULING-96.',
        en: 'When it is destroyed, technologies under research return to the technology deck. See OW-RULING-96.',
      },
      check:
        'Given T1 with 2 tokens left and the last Lab destroyed, then T1 is in the technology deck and restarts with full tokens.',
    },
    {
      id: 'OW-DEST-06',
      kind: 'rule',
      title: { cs: 'Zničená řídicí věž', en: 'Tower lost' },
      text: {
        cs: 'Je-li zničena řídicí věž a připravených dálkových vozidel je příliš mnoho, musí hráč přebytečná okamžitě vyčerpat.',
        en: 'When a control tower is destroyed and too many remote vehicles are ready, the player must exhaust the surplus at once.',
      },
      check:
        'Given 2 ready Remo and the only Tower (2) destroyed in battle, then both are exhausted before the next slot.',
    },
    {
      id: 'OW-DEST-07',
      kind: 'rule',
      title: { cs: 'Posádka přežije zničení vozidla', en: 'Crew survives' },
      text: {
        cs: 'Viz OW-CREW-09; zničení vozidla samo o sobě jeho posádku nikdy nezabije.',
        en: 'See OW-CREW-09; destruction of a vehicle never kills its crew by itself.',
      },
      check: 'Given Bunk with Sol destroyed, then Sol w unchanged.',
    },
  ],
};
