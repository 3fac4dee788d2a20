import type { Section } from '@bojiste/kernel';

export const events: Section = {
  code: 'EVT',
  title: { cs: 'Karty událostí', en: 'Events' },
  clauses: [
    {
      id: 'SW-EVT-01',
      kind: 'rule',
      title: { cs: 'Jen ve svém tahu', en: 'Events in the own turn only' },
      text: { cs: 'Události se hrají pouze ve vlastním tahu.', en: 'Events are played only in the own turn.' },
      check: "Given it is B's turn, when A plays any event, then it is illegal.",
    },
    {
      id: 'SW-EVT-02',
      kind: 'rule',
      title: { cs: 'Jen v uvedené fázi', en: 'Printed phase only' },
      text: {
        cs: 'Událost se hraje pouze ve fázi uvedené na její kartě.',
        en: 'An event is played only in the phase printed on it.',
      },
      check: 'Given Oprava ledem (Movement), when A plays it in the Building phase, then it is illegal.',
    },
    {
      id: 'SW-EVT-03',
      kind: 'rule',
      title: { cs: 'Nejprve zaplatit náklady', en: 'An event is paid first' },
      text: { cs: 'Náklady události se zaplatí magií při jejím zahrání.', en: 'Its cost is paid in magic on playing.' },
      check: 'Given A.magic = 0, when A plays Obětní oheň (cost 1), then it is illegal.',
    },
    {
      id: 'SW-EVT-04',
      kind: 'rule',
      title: { cs: 'Provést a odhodit', en: 'Resolve, then discard' },
      text: {
        cs: 'Karta se zahraje z ruky, provede se její efekt a poté se odhodí.',
        en: 'The card is played from the hand, its effect is carried out, then it is discarded.',
      },
      check:
        "Given A plays Oprava ledem, when resolved, then the card is in A's discard pile and the hand is one smaller.",
    },
    {
      id: 'SW-EVT-05',
      kind: 'rule',
      title: { cs: 'Ne během jiného efektu', en: 'Not inside another effect' },
      text: {
        cs: 'Událost nelze zahrát, dokud se vyhodnocuje vyvolání, budování, pohyb, útok, jiná událost, schopnost nebo jakýkoli jiný efekt.',
        en: 'No event can be played while a summon, build, move, attack, another event, an ability or any other effect is being resolved.',
      },
      check: "Given A's attack is between roll and damage, when A plays an Attack-phase event, then it is illegal.",
    },
    {
      id: 'SW-EVT-06',
      kind: 'rule',
      title: { cs: 'Mezi akcemi hrát lze', en: 'Between actions is fine' },
      text: {
        cs: 'Mezi dvěma dokončenými akcemi fáze, do níž událost patří, ji zahrát lze.',
        en: 'Between two completed actions of its phase an event may be played.',
      },
      check: 'Given A moved one unit, when A plays Plížením vpřed! and then moves another unit, then both are legal.',
    },
    {
      id: 'SW-EVT-07',
      kind: 'rule',
      title: { cs: 'Počet událostí není omezen', en: 'No limit on the number of events' },
      text: {
        cs: 'V jedné fázi lze zahrát libovolný počet událostí, pokud za ně hráč zaplatí.',
        en: 'Any number of events may be played in a phase if paid for.',
      },
      check: 'Given A holds two Drift ledovce, when both are played in one Building phase, then both are legal.',
    },
    {
      id: 'SW-EVT-08',
      kind: 'rule',
      title: { cs: 'Událost druhu stavba', en: 'Structure events are built' },
      text: {
        cs: 'Událost, která je zároveň druhu stavba, se buduje jako stavba ve fázi Budování podle pravidel pro umístění staveb a zůstává na bojišti.',
        en: 'An event whose kind includes structure is built like a structure in the Building phase, under the building placement rules, and stays on the battlefield.',
      },
      check:
        'Given A plays Ledová hradba onto c3, when resolved, then A:Ledová hradba@c3 exists with life 5 and is not in the discard pile.',
    },
    {
      id: 'SW-EVT-09',
      kind: 'rule',
      title: { cs: 'Zatlačení událostí nečerpá pohyby', en: 'Event pushes do not use move activations' },
      text: {
        cs: 'Událost hraná ve fázi Pohyb nespotřebuje žádnou ze tří aktivací jednotek.',
        en: 'A Movement-phase event does not consume any of the three unit activations.',
      },
      check: 'Given A played Plížením vpřed! on three units, when A then moves three units, then all are legal.',
    },
  ],
};
