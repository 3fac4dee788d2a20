import type { Section } from '@bojiste/kernel';

export const buildingCard: Section = {
  code: 'BLDC',
  title: { cs: 'Karta budovy', en: 'Building card' },
  clauses: [
    {
      id: 'OW-BLDC-01',
      kind: 'rule',
      title: { cs: 'Unikátní budova', en: 'Uniqueness of buildings' },
      text: {
        cs: 'Některé budovy jsou unikátní: dvě unikátní budovy téhož názvu nesmějí být ve hře zároveň.',
        en: 'Some buildings are unique; two unique buildings of one name may not be in play together.',
      },
      check: "Given A's unique building in play, when A plays another of that name, then illegal.",
    },
    {
      id: 'OW-BLDC-02',
      kind: 'rule',
      title: { cs: 'Cena budovy', en: 'Price of a building' },
      text: {
        cs: 'Cena je uvedena vpravo od obrázku: zásilky, ropa, popřípadě siberit, a k tomu doba stavby.',
        en: 'Printed to the right of the picture: crates, oil and/or siberite plus construction time.',
      },
      check:
        'Given Shop cost 4/0/0 time 5, when played, then stock falls by 4 crates and 5 construction tokens lie on it.',
    },
    {
      id: 'OW-BLDC-03',
      kind: 'rule',
      title: { cs: 'Značka doby stavby', en: 'Time mark names the trade' },
      text: {
        cs: 'Symbol u doby stavby určuje povolání, které práci vykonává; u budov je to dělník.',
        en: 'The symbol of the time value tells which profession does the work; for buildings that is the worker.',
      },
      check: 'Given a building, when its time cost is read, then trade = worker.',
    },
    {
      id: 'OW-BLDC-04',
      kind: 'rule',
      title: { cs: 'Podtyp budovy', en: 'Subtype is the function' },
      text: {
        cs: 'Budovy s různou funkcí mají různý podtyp; ostatní karty se na budovy odkazují právě podtypem.',
        en: 'Buildings with different functions have different subtypes; other cards refer to buildings by subtype.',
      },
      check:
        'Given a vehicle requiring subtype tovarna, when A owns a finished building of that subtype and any name, then the requirement is met.',
    },
    {
      id: 'OW-BLDC-05',
      kind: 'rule',
      title: { cs: 'Rychlost budovy', en: 'Speed of a building' },
      text: {
        cs: 'Má-li budova uvedenou rychlost, určuje tato hodnota iniciativu a blokování, nikdy však pohyb.',
        en: 'If printed, it sets initiative and blocking, never movement.',
      },
      check: 'Given Bunk speed 13, when A tries to move it, then illegal; its initiative is 16.',
    },
    {
      id: 'OW-BLDC-06',
      kind: 'rule',
      title: { cs: 'Obrana, zdraví a útok budovy', en: 'Defence, health and weapon' },
      text: {
        cs: 'Tyto hodnoty mají stejný význam jako u vozidel; jakmile budově zbývá 0 zdraví, je zničena.',
        en: 'Same meaning as on vehicles; health 0 left means destruction.',
      },
      check: 'Given Shop health 3, when it gets the third wound, then it is destroyed.',
    },
    {
      id: 'OW-BLDC-07',
      kind: 'rule',
      title: { cs: 'Spotřeba energie budovy', en: 'Energy need' },
      text: {
        cs: 'Má-li budova spotřebu energie, je uvedena vlevo od obrázku.',
        en: 'A consumption value, if any, is printed to the left of the picture.',
      },
      check: 'Given a building with need 2, when loaded, then energyNeed = 2; absent means 0.',
    },
    {
      id: 'OW-BLDC-08',
      kind: 'rule',
      title: { cs: 'Příkazová řádka budovy', en: 'Command line of a building' },
      text: {
        cs: 'Stejně jako vozidla mají i budovy příkaz, který lze zahrát z ruky.',
        en: 'Buildings carry a hand-playable command like vehicles.',
      },
      check:
        'Given a building in hand with an R line, when its condition occurs, then it can be used without being built.',
    },
  ],
};
