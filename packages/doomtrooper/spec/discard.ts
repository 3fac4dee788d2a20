import type { Section } from '@bojiste/kernel';

export const discard: Section = {
  code: 'DISC',
  title: { cs: 'Odhazování karet', en: 'Discard step' },
  clauses: [
    {
      id: 'DT-DISC-01',
      kind: 'rule',
      title: { cs: 'Odhodit do sedmi', en: 'Down to seven' },
      text: {
        cs: 'Má-li hráč v ruce více než sedm karet, musí odhazovat, dokud jich nemá sedm.',
        en: 'With more than seven cards in hand the player must discard until he has seven.',
      },
      check: 'Given hand = 9, when the step runs, then exactly 2 cards must be chosen and hand = 7.',
    },
    {
      id: 'DT-DISC-02',
      kind: 'rule',
      title: { cs: 'Nejvýše jedna karta', en: 'Otherwise at most one' },
      text: {
        cs: 'Má-li hráč sedm nebo méně karet, smí odhodit jednu kartu, nebo žádnou.',
        en: 'With seven or fewer he may discard one card or none.',
      },
      check: 'Given hand = 7, when 2 discards are requested, then rejected; 1 or 0 accepted.',
    },
    {
      id: 'DT-DISC-03',
      kind: 'rule',
      title: { cs: 'Odhození do hrobu', en: 'To the own discard pile' },
      text: {
        cs: 'Odhozené karty se kladou do hrobu jejich hráče lícem dolů.',
        en: "The cards go to the player's discard pile, face down.",
      },
      check: "Given a discarded card, when P2's view is read, then its identity is not shown.",
    },
    {
      id: 'DT-DISC-04',
      kind: 'rule',
      title: { cs: 'Oznámení konce kola', en: 'Turn end is announced' },
      text: {
        cs: 'Po skončení fáze KDYKOLI a vyhodnocení efektů konce kola hráč ohlásí, že své kolo ukončil.',
        en: 'The player then declares his turn finished (after the ANYTIME window and end-of-turn effects).',
      },
      check: 'Given the discard step is over, when the window is passed by all, then the end-of-turn phase starts.',
    },
  ],
};
