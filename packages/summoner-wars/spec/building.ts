import type { Section } from '@bojiste/kernel';

export const building: Section = {
  code: 'BUILD',
  title: { cs: 'Fáze 3: Budování', en: 'Building phase' },
  clauses: [
    {
      id: 'SW-BUILD-01',
      kind: 'rule',
      title: { cs: 'Libovolný počet staveb', en: 'Any number of structures' },
      text: {
        cs: 'Aktivní hráč může postavit libovolný počet portálů a jiných staveb.',
        en: 'The active player may build any number of gates and other structures.',
      },
      check: 'Given A holds three gates, when A builds all three in one phase, then all are accepted.',
    },
    {
      id: 'SW-BUILD-02',
      kind: 'rule',
      title: { cs: 'Náklady se platí předem', en: 'Cost is paid' },
      text: {
        cs: 'Postavení stavby stojí náklady v bodech magie uvedené na kartě; ty se nejprve zaplatí v plné výši.',
        en: 'Building costs the printed magic cost, paid in full first.',
      },
      check:
        'Given a test structure of cost 2 and A.magic = 1, when A builds, then it is illegal; with A.magic = 2 it is legal and leaves 0.',
    },
    {
      id: 'SW-BUILD-03',
      kind: 'rule',
      title: { cs: 'Z ruky na volné pole', en: 'From hand to a free space' },
      text: {
        cs: 'Karta stavby se z ruky vyloží na volné pole.',
        en: 'The structure goes from the hand onto a free space.',
      },
      check: 'Given c2 is occupied, when A builds on c2, then it is illegal.',
    },
    {
      id: 'SW-BUILD-04',
      kind: 'rule',
      title: { cs: 'Tři zadní řady', en: 'Back three rows' },
      text: {
        cs: 'Budovat lze na každém volném poli 3 zadních řad z pohledu budujícího hráče.',
        en: "Every free space of the builder's back 3 rows is allowed.",
      },
      check:
        'Given an empty row 3, when A builds on a3…f3, then each is legal; on a4 (Summoner far away) it is illegal.',
    },
    {
      id: 'SW-BUILD-05',
      kind: 'rule',
      title: { cs: 'Vedle vlastního Vyvolavače', en: 'Beside the own Summoner' },
      text: {
        cs: 'Budovat lze na každém volném poli sousedícím s Vyvolavačem budujícího hráče, ať Vyvolavač stojí kdekoli.',
        en: "Every free space adjacent to the builder's own Summoner is allowed, wherever the Summoner stands.",
      },
      check: "Given A's Summoner on d6, when A builds on d7, c6, e6 or d5, then each is legal; on e7 it is illegal.",
    },
    {
      id: 'SW-BUILD-06',
      kind: 'rule',
      title: { cs: 'Stačí jedna z podmínek', en: 'The two areas are alternatives' },
      text: {
        cs: 'Obě povolené oblasti jsou rovnocenné možnosti: stačí, aby pole splňovalo jednu z podmínek.',
        en: 'One of the two conditions suffices.',
      },
      check: "Given A's Summoner on c5, when A builds on f1 (back row, far from Summoner), then it is legal.",
    },
    {
      id: 'SW-BUILD-07',
      kind: 'rule',
      title: { cs: 'Cizí Vyvolavač nepomáhá', en: "Opponent's Summoner gives nothing" },
      text: {
        cs: 'Sousedství s cizím Vyvolavačem budovat neumožňuje.',
        en: 'Adjacency to the enemy Summoner does not permit building.',
      },
      check: "Given B's Summoner on c5 and A's Summoner on c1, when A builds on c4, then it is illegal.",
    },
    {
      id: 'SW-BUILD-08',
      kind: 'rule',
      title: { cs: 'Co lze postavit', en: 'What can be built' },
      text: {
        cs: 'Postavit lze každou kartu, jejíž druh zahrnuje stavbu, tedy i události a jednotky tohoto druhu.',
        en: 'Any card whose kind includes structure can be built, including events and units of that kind.',
      },
      check:
        'Given A holds Portál, Ledová hradba and Ledoví golemové, when legal builds are listed, then all three appear (with magic ≥ 2).',
    },
  ],
};
