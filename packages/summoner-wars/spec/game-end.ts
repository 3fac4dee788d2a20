import type { Section } from '@bojiste/kernel';

export const gameEnd: Section = {
  code: 'END',
  title: { cs: 'Konec hry', en: 'End of the game' },
  clauses: [
    {
      id: 'SW-END-01',
      kind: 'rule',
      title: { cs: 'Poslední Vyvolavač na bojišti', en: 'Last Summoner standing' },
      text: {
        cs: 'Jakmile na bojišti zbývá Vyvolavač jen jednoho z hráčů, hra okamžitě končí.',
        en: "The game ends at the moment only one player's Summoner remains on the battlefield.",
      },
      check:
        "Given B's Summoner reaches 0 life, when it is eliminated, then status = finished before any later command.",
    },
    {
      id: 'SW-END-02',
      kind: 'rule',
      title: { cs: 'Vítěz hry', en: 'Winner' },
      text: { cs: 'Vítězí hráč, jehož Vyvolavač na bojišti zůstal.', en: 'The player whose Summoner remains wins.' },
      check:
        "Given A's attack eliminates B's Summoner while A's stands, when the game ends, then winner = A and loser = B.",
    },
    {
      id: 'SW-END-03',
      kind: 'rule',
      title: { cs: 'Prohra ve hře', en: 'Losing the game' },
      text: {
        cs: 'Hráč, jehož Vyvolavač byl eliminován, prohrál, ať už byla příčina jakákoli.',
        en: 'A player whose Summoner is eliminated has lost, whatever caused it.',
      },
      check: "Given A's own attack eliminates A's Summoner, when resolved, then winner = B.",
    },
    {
      id: 'SW-END-04',
      kind: 'rule',
      title: { cs: 'Nic jiného hru neukončí', en: 'Nothing else ends the game' },
      text: {
        cs: 'Prázdný dobírací balíček, prázdná ruka ani to, že hráči nezbývají žádné jednotky, portály či magie, hru neukončí.',
        en: 'Empty deck, empty hand, no units, no gates or no magic do not end it.',
      },
      check:
        "Given A has only the Summoner left and an empty deck, when B ends the turn, then the game continues with A's turn.",
    },
    {
      id: 'SW-END-05',
      kind: 'rule',
      title: { cs: 'Po konci se nehraje', en: 'No commands after the end' },
      text: {
        cs: 'Po skončení hry už nelze provést žádnou herní akci.',
        en: 'After the end no game command is accepted.',
      },
      check: 'Given status = finished, when any command arrives, then it is illegal.',
    },
  ],
};
