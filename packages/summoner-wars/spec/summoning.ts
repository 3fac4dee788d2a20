import type { Section } from '@bojiste/kernel';

export const summoning: Section = {
  code: 'SUM',
  title: { cs: 'Fáze 1: Vyvolávání', en: 'Summoning phase' },
  clauses: [
    {
      id: 'SW-SUM-01',
      kind: 'rule',
      title: { cs: 'Libovolný počet vyvolání', en: 'Any number of summons' },
      text: {
        cs: 'V této fázi může aktivní hráč vyvolat libovolný počet jednotek. Omezují ho pouze magie, karty v ruce a místo na bojišti.',
        en: 'In this phase the active player may summon any number of units, limited only by magic, hand and space.',
      },
      check:
        'Given A has 4 cost-0 units in hand and 4 free spaces by a gate, when A summons all 4, then all are accepted.',
    },
    {
      id: 'SW-SUM-02',
      kind: 'rule',
      title: { cs: 'Náklady se platí magií', en: 'Cost is paid in magic' },
      text: {
        cs: 'Každé vyvolání stojí tolik bodů magie, kolik činí náklady uvedené na kartě jednotky.',
        en: "Each summon costs the unit's printed cost in magic points.",
      },
      check: 'Given A.magic = 3, when A summons Vlčí jezdci (cost 2), then A.magic = 1.',
    },
    {
      id: 'SW-SUM-03',
      kind: 'rule',
      title: { cs: 'Plné zaplacení, nebo nic', en: 'Full payment or nothing' },
      text: {
        cs: 'Jednotku, jejíž náklady přesahují dostupnou magii, nelze vyvolat.',
        en: 'A unit whose cost exceeds the available magic cannot be summoned.',
      },
      check:
        'Given A.magic = 1, when A tries to summon Vlčí jezdci (cost 2), then it is illegal and the card stays in hand.',
    },
    {
      id: 'SW-SUM-04',
      kind: 'rule',
      title: { cs: 'Z ruky na volné pole', en: 'From hand to a free space' },
      text: {
        cs: 'Karta vyvolávané jednotky se z ruky vyloží na volné pole bojiště.',
        en: 'The card goes from the hand onto a free space of the battlefield.',
      },
      check: 'Given c4 is occupied, when A summons onto c4 beside a gate on c3, then it is illegal.',
    },
    {
      id: 'SW-SUM-05',
      kind: 'rule',
      title: { cs: 'Vedle vlastního portálu', en: 'Beside an own gate' },
      text: {
        cs: 'Zvolené pole musí sousedit s portálem, který vyvolávající hráč ovládá.',
        en: 'The chosen space must be adjacent to a gate the summoning player controls.',
      },
      check:
        "Given A's only gate is on c3, when A summons onto c4 it is legal; onto d4 (diagonal) or e3 it is illegal.",
    },
    {
      id: 'SW-SUM-06',
      kind: 'rule',
      title: { cs: 'Cizí portál nestačí', en: "Opponent's gate does not serve" },
      text: {
        cs: 'Vedle portálu, který ovládá soupeř, jednotky vyvolávat nelze.',
        en: 'A gate controlled by the opponent gives no summoning space.',
      },
      check: 'Given B:Portál@c6 and no A gate near, when A summons onto c5, then it is illegal.',
    },
    {
      id: 'SW-SUM-07',
      kind: 'rule',
      title: { cs: 'Poslouží každý vlastní portál', en: 'Any own gate serves' },
      text: {
        cs: 'Startovní portál, obyčejný portál i karty, které jsou zároveň portálem, slouží k vyvolávání stejně.',
        en: 'Starting gate, ordinary gate and cards that also are gates all serve alike.',
      },
      check: 'Given A:Ledoví golemové@d4, when A summons a unit onto d5 (free), then it is legal.',
    },
    {
      id: 'SW-SUM-08',
      kind: 'rule',
      title: { cs: 'Bez místa není vyvolání', en: 'No room, no summon' },
      text: {
        cs: 'Nesousedí-li s vlastním portálem žádné volné pole, obvykle nelze vyvolat žádnou jednotku.',
        en: 'If no free space is adjacent to an own gate, normally no unit can be summoned.',
      },
      check:
        'Given all neighbours of every A gate are occupied, when legal commands are listed, then no summon appears.',
    },
    {
      id: 'SW-SUM-09',
      kind: 'rule',
      title: { cs: 'Co lze vyvolat', en: 'What can be summoned' },
      text: {
        cs: 'Vyvolávají se běžné jednotky a hrdinové, Vyvolavači nikoli.',
        en: 'Common units (běžné jednotky) and heroes (hrdinové) are summoned; Summoners are not.',
      },
      check: 'Given the legal summon list, when checked, then every card in it is of kind common or hero.',
    },
    {
      id: 'SW-SUM-10',
      kind: 'rule',
      title: { cs: 'Směr na počítadle magie', en: 'Magic track direction' },
      text: {
        cs: 'Při placení se žeton magie posouvá o příslušný počet polí doleva, při získávání doprava.',
        en: 'Paying moves the marker left by that many steps, gaining moves it right.',
      },
      check: 'Given A.magic = 5, when A pays 2 then gains 1, then the track reads 3 then 4.',
    },
    {
      id: 'SW-SUM-11',
      kind: 'rule',
      title: { cs: 'Sousedí se stranou', en: 'Adjacency is by side' },
      text: {
        cs: 'Pole i karty na nich spolu sousedí, mají-li společnou stranu, ať svisle, nebo vodorovně.',
        en: 'Spaces and the cards on them are adjacent when they share a side, vertically or horizontally.',
      },
      check: 'Given space c3, when neighbours are listed, then the result is exactly {b3, d3, c2, c4}.',
    },
    {
      id: 'SW-SUM-12',
      kind: 'rule',
      title: { cs: 'Dotyk rohem nestačí', en: 'Corners do not count' },
      text: {
        cs: 'Pole či karty, které se dotýkají jen rohem, spolu nesousedí.',
        en: 'Spaces or cards touching only at a corner are not adjacent.',
      },
      check: 'Given c3 and d4, when asked for adjacency, then false.',
    },
    {
      id: 'SW-SUM-13',
      kind: 'rule',
      title: { cs: 'Nový portál slouží hned', en: 'A fresh gate works at once' },
      text: {
        cs: 'Karta, která je portálem, takto slouží ihned poté, co se ocitne na bojišti, a to i pro další vyvolávání v téže fázi.',
        en: 'A card that is a gate serves as such as soon as it is on the battlefield, including for later summons in the same phase.',
      },
      check: 'Given A summons Ledoví golemové onto c4, when A then summons a unit onto c5, then it is legal.',
    },
  ],
};
