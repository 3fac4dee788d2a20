import type { Section } from '@bojiste/kernel';

export const movement: Section = {
  code: 'MOVE',
  title: { cs: 'Fáze 2: Pohyb', en: 'Movement phase' },
  clauses: [
    {
      id: 'SW-MOVE-01',
      kind: 'rule',
      title: { cs: 'Nejvýše tři jednotky', en: 'Up to three units' },
      text: {
        cs: 'V této fázi může aktivní hráč pohnout nejvýše 3 jednotkami.',
        en: 'The active player may move at most 3 units in this phase.',
      },
      check: 'Given A moved 3 different units, when A orders a fourth normal move, then it is illegal.',
    },
    {
      id: 'SW-MOVE-02',
      kind: 'rule',
      title: { cs: 'Jen ovládané jednotky', en: 'Only controlled units' },
      text: {
        cs: 'Aktivní hráč smí pohybovat pouze jednotkami, které ovládá.',
        en: 'Only units the active player controls may be moved.',
      },
      check: "Given B's unit, when A orders it to move, then it is illegal.",
    },
    {
      id: 'SW-MOVE-03',
      kind: 'rule',
      title: { cs: 'Nejvýše o dvě pole', en: 'Up to two spaces' },
      text: {
        cs: 'Každá jednotka se při pohybu přesune nejvýše o 2 pole.',
        en: 'Each moved unit goes at most 2 spaces.',
      },
      check:
        'Given a unit on c3 on an otherwise empty board, when legal destinations are listed, then all have path length 1 or 2 and none 3.',
    },
    {
      id: 'SW-MOVE-04',
      kind: 'rule',
      title: { cs: 'Krok na prázdné sousedící pole', en: 'Step to an empty neighbour' },
      text: {
        cs: 'Každý krok pohybu vede na prázdné sousedící pole.',
        en: 'Each step leads to an empty adjacent space.',
      },
      check: 'Given a unit on c3 and an object on c4, when the step c3→c4 is ordered, then it is illegal.',
    },
    {
      id: 'SW-MOVE-05',
      kind: 'rule',
      title: { cs: 'Přímá nebo lomená cesta', en: 'Straight or bent path' },
      text: {
        cs: 'Oba kroky mohou vést týmž směrem, nebo může být jeden svislý a druhý vodorovný, v libovolném pořadí.',
        en: 'The two steps may go in one line or combine one vertical and one horizontal step in either order.',
      },
      check: 'Given a unit on c3, when it moves c3→c4→d4 or c3→d3→d4, then both paths are legal.',
    },
    {
      id: 'SW-MOVE-06',
      kind: 'rule',
      title: { cs: 'Žádný krok diagonálně', en: 'No diagonal step' },
      text: { cs: 'Jednotky nikdy neprovádějí krok diagonálně.', en: 'Units never step diagonally.' },
      check: 'Given c4 and d3 occupied, when a unit on c3 is ordered to d4, then it is illegal.',
    },
    {
      id: 'SW-MOVE-07',
      kind: 'rule',
      title: { cs: 'Ne skrz obsazená pole', en: 'No passing through' },
      text: { cs: 'Jednotky neprocházejí skrz obsazená pole.', en: 'Units do not pass through occupied spaces.' },
      check: 'Given a unit on c3 and objects on c4, when it is ordered c3→c4→c5, then it is illegal.',
    },
    {
      id: 'SW-MOVE-08',
      kind: 'rule',
      title: { cs: 'Návrat na výchozí pole', en: 'Out and back' },
      text: {
        cs: 'Jednotka smí odejít o jedno pole a vrátit se na výchozí pole. Jde o dokončený pohyb, na který mohou navázat efekty s časováním „po pohybu“.',
        en: 'A unit may step one space away and return to the start space; this is a completed move and matters for after-move effects.',
      },
      check:
        'Given Svara on c2 with c3 free, when she moves c2→c3→c2, then the move is legal and Plovoucí stavby is offered.',
    },
    {
      id: 'SW-MOVE-09',
      kind: 'rule',
      title: { cs: 'Stavby se nepohybují', en: 'Structures do not move' },
      text: {
        cs: 'Stavby se nikdy nepohybují, pokud některý text nestanoví jinak.',
        en: 'Structures never move unless a text says otherwise.',
      },
      check: 'Given A:Portál@c3, when A orders it to move, then it is illegal.',
    },
    {
      id: 'SW-MOVE-10',
      kind: 'rule',
      title: { cs: 'Každá jednotka jednou', en: 'Each unit once' },
      text: {
        cs: 'Tři aktivace ve fázi Pohyb připadají třem různým jednotkám. Tutéž jednotku nelze aktivovat dvakrát, pokud to neumožní některý efekt.',
        en: 'The three activations belong to three different units; one unit is not activated twice without an effect that grants it.',
      },
      check: 'Given a unit already moved 1 space this phase, when it is ordered to move again, then it is illegal.',
    },
    {
      id: 'SW-MOVE-11',
      kind: 'rule',
      title: { cs: 'Text karty ruší omezení', en: 'Card text can lift the limits' },
      text: {
        cs: 'Požadavek prázdného sousedícího pole i zákaz pohybu staveb platí jen do chvíle, kdy některá karta výslovně určí jinak.',
        en: 'The empty-neighbour rule and the ban on moving structures hold only until a card explicitly says otherwise.',
      },
      check:
        'Given A:Ledoví golemové@c3 with c4 free, when ordered to c4, then it is legal although it is a structure.',
    },
    {
      id: 'SW-MOVE-12',
      kind: 'rule',
      title: { cs: 'Okraj bojiště', en: 'Board edge' },
      text: { cs: 'Pohyb nikdy nevede mimo síť polí bojiště.', en: 'Movement stays on the battlefield grid.' },
      check: 'Given a unit on a1, when neighbours are listed, then only b1 and a2 appear.',
    },
  ],
};
