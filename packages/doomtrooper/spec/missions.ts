import type { Section } from '@bojiste/kernel';

export const missions: Section = {
  code: 'MISS',
  title: { cs: 'Přidělení úkolu', en: 'Missions' },
  clauses: [
    {
      id: 'DT-MISS-01',
      kind: 'rule',
      title: { cs: 'Přidělení úkolu', en: 'Assigning a mission is an action' },
      text: {
        cs: 'Úkol se přiděluje z ruky jako BĚŽNÁ akce, která není útočná.',
        en: 'A mission is assigned from hand as a regular non-attack action.',
      },
      check: 'Given a mission in hand, when assigned, then one action is spent and the card is in play on its holder.',
    },
    {
      id: 'DT-MISS-02',
      kind: 'rule',
      title: { cs: 'Komu lze úkol přidělit', en: 'Possible holders' },
      text: {
        cs: 'Podle karty může být nositelem úkolu vlastní bojovník, hráč sám, jiný hráč nebo bojovníci jiného hráče.',
        en: "Depending on the card the holder is one's own warrior, oneself, another player or another player's warriors.",
      },
      check: 'Given a mission "for an opponent\'s warrior", when assigned to an own warrior, then rejected.',
    },
    {
      id: 'DT-MISS-03',
      kind: 'rule',
      title: { cs: 'Umístění úkolu', en: 'Placed on the warrior' },
      text: {
        cs: 'Úkol určený bojovníkovi se umístí na tohoto bojovníka jako jeho přiložení.',
        en: 'A mission for a warrior is laid on that warrior, as an attachment.',
      },
      check: 'Given such a mission on W, when W is discarded, then the mission is discarded.',
    },
    {
      id: 'DT-MISS-04',
      kind: 'rule',
      title: { cs: 'Určení nositele', en: 'Holder must be named' },
      text: {
        cs: 'Přiděluje-li se úkol jinému hráči nebo jeho bojovníkům, musí být při přidělení určeno, koho se týká.',
        en: 'When it goes to another player or his warriors the one concerned must be named on assignment.',
      },
      check:
        'Given P2 has three warriors, when P1 assigns the mission without naming one, then the command is incomplete.',
    },
    {
      id: 'DT-MISS-05',
      kind: 'rule',
      title: { cs: 'Přidělení před plněním', en: 'Assign first, fulfil later' },
      text: {
        cs: 'Do plnění úkolu se běžně počítá jen to, co se stane po jeho přidělení.',
        en: 'Normally only what happens after the assignment counts toward the mission.',
      },
      check:
        'Given a mission "kill a warrior" assigned after W already killed one this turn, when checked, then progress is 0.',
    },
    {
      id: 'DT-MISS-06',
      kind: 'rule',
      title: { cs: 'Více kopií téhož úkolu', en: 'No duplicates on one holder' },
      text: {
        cs: 'Bojovník ani hráč nemůže mít současně více než jednu kopii stejného úkolu.',
        en: 'A warrior or a player cannot hold more than one copy of the same mission at a time.',
      },
      check:
        'Given W holds mission M, when a second M is assigned to W, then rejected; to another eligible warrior it is accepted.',
    },
    {
      id: 'DT-MISS-07',
      kind: 'rule',
      title: { cs: 'Časově neomezeno', en: 'No deadline' },
      text: { cs: 'Splnění úkolu není omezeno žádnou lhůtou.', en: 'A mission has no time limit.' },
      check: 'Given a mission held for 20 turns, when its condition is met, then it completes.',
    },
    {
      id: 'DT-MISS-08',
      kind: 'rule',
      title: { cs: 'Splněn vždy', en: 'Completion is automatic and compulsory' },
      text: {
        cs: 'Jakmile nastanou podmínky splnění, je úkol splněn, ať si to jeho nositel přeje, nebo ne.',
        en: 'Once the conditions are met the mission is completed whether or not its holder wants it.',
      },
      check:
        'Given a mission with an unwanted side effect, when its condition is met, then the completion event is produced without asking.',
    },
    {
      id: 'DT-MISS-09',
      kind: 'rule',
      title: { cs: 'Vyřazení po splnění', en: 'Discarded on completion' },
      text: { cs: 'Karta splněného úkolu se vyřazuje.', en: 'A completed mission card is discarded.' },
      check: "Given a completed mission, when rewards are given, then it is in its owner's discard pile.",
    },
    {
      id: 'DT-MISS-10',
      kind: 'rule',
      title: { cs: 'Postupné plnění', en: 'Equal missions are fulfilled one after another' },
      text: {
        cs: 'Lze-li naráz pokročit v několika stejných úkolech, plní se vždy jeden po druhém, nikdy společně toutéž událostí.',
        en: 'Where several equal missions could be advanced, they are always fulfilled successively, never by the same event together.',
      },
      check:
        'Given a player whose two warriors each hold mission M "your side kills a warrior", when one kill occurs, then exactly one copy completes.',
    },
  ],
};
