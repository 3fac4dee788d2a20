import type { Section } from '@bojiste/kernel';

export const vehicleCard: Section = {
  code: 'VEHC',
  title: { cs: 'Karta vozidla', en: 'Vehicle card' },
  clauses: [
    {
      id: 'OW-VEHC-01',
      kind: 'rule',
      title: { cs: 'Unikátní vozidlo', en: 'Uniqueness of vehicles' },
      text: {
        cs: 'Některá vozidla jsou unikátní: dvě unikátní vozidla téhož názvu nesmějí být ve hře zároveň. Ostatních vozidel se toto omezení netýká.',
        en: 'Some vehicles are unique; two unique vehicles of one name may not be in play together. Others have no such limit.',
      },
      check:
        'Given a unique vehicle in play, when a second of the same name is played by the same player, then illegal; given a non-unique one, then legal.',
    },
    {
      id: 'OW-VEHC-02',
      kind: 'rule',
      title: { cs: 'Podnázev vozidla', en: 'Variants of a vehicle' },
      text: {
        cs: 'Vozidla stejného názvu se mohou lišit v drobnostech; v takovém případě mají různé podnázvy.',
        en: 'Vehicles of one name may differ in small details and then carry different subnames.',
      },
      check: 'Given two variants, when loaded, then both exist with one name and two subnames.',
    },
    {
      id: 'OW-VEHC-03',
      kind: 'rule',
      title: { cs: 'Cena karty vozidla', en: 'Price of a vehicle' },
      text: {
        cs: 'Cena stanoví dobu výroby a potřebné množství zásilek, ropy, siberitu nebo jiných surovin.',
        en: 'The price states production time and the crates, oil, siberite or other resources needed.',
      },
      check: 'Given Tank 3/1/0 time 6, when played, then 3 crates and 1 oil are taken and 6 production tokens placed.',
    },
    {
      id: 'OW-VEHC-04',
      kind: 'rule',
      title: { cs: 'Podvozek, řízení a pohon', en: 'Three subtype facts' },
      text: {
        cs: 'V řádku podtypu je uveden podvozek, způsob řízení a pohon vozidla.',
        en: 'The subtype line names chassis, control and propulsion.',
      },
      check:
        'Given Tank, when validated, then chassis, control ∈ {počítačový, ruční, dálkový} and propulsion ∈ {spalovací, solární, siberitový} are all present.',
    },
    {
      id: 'OW-VEHC-05',
      kind: 'rule',
      title: { cs: 'Rychlost vozidla', en: 'Speed of a vehicle' },
      text: {
        cs: 'Na rychlosti závisí pohyb, iniciativa a blokování stejně jako u postav.',
        en: 'Speed drives movement, initiative and blocking as for characters.',
      },
      check: 'Given Drone speed 22 +2, when queried, then initiative 24, range 3.',
    },
    {
      id: 'OW-VEHC-06',
      kind: 'rule',
      title: { cs: 'Obrana a zdraví vozidla', en: 'Defence and health of a vehicle' },
      text: {
        cs: 'Obrana chrání před zraněním, zdraví je počet zranění, po němž je vozidlo zničeno.',
        en: 'Defence resists wounds, health is the number of wounds until destruction.',
      },
      check: 'Given Tank health 3, w = 2, when wounded, then it is destroyed.',
    },
    {
      id: 'OW-VEHC-07',
      kind: 'rule',
      title: { cs: 'Zbraň vozidla', en: 'Weapon of a vehicle' },
      text: {
        cs: 'Typ útoku, bonus k iniciativě a tři hodnoty útoku mají stejný význam jako u postav.',
        en: 'Attack type, initiative bonus and three attack values work as on characters.',
      },
      check: 'Given Tank 6/8/5 attacking a building, then 5 is used.',
    },
    {
      id: 'OW-VEHC-08',
      kind: 'rule',
      title: { cs: 'Příkazová řádka vozidla', en: 'Command line of a vehicle' },
      text: {
        cs: 'Dole na kartě je příkaz, který lze zahrát z ruky jako náhlou událost.',
        en: 'The bottom of the card carries a command that can be played from hand as a sudden event.',
      },
      check:
        'Given a Tank with a BA line in hand, when A plays the line, then the card does not enter play and ends in the discard pile.',
    },
  ],
};
