import type { Section } from '@bojiste/kernel';

export const teamPlay: Section = {
  code: 'TEAM',
  title: { cs: 'Týmová hra a více hráčů', en: 'Team play and more than two players' },
  clauses: [
    {
      id: 'OW-TEAM-01',
      kind: 'rule',
      title: { cs: 'Doly spoluhráčů', en: 'Shared mines' },
      text: {
        cs: 'V týmové hře se pro posouzení vítězství sčítají hráčovy vlastní doly s doly jeho spoluhráčů.',
        en: "In a team game a player's own mines and those of teammates are added for the victory test.",
      },
      check: "Given 5 deposits, A 2 mines, teammate C 1 mine, when A's round ends, then A's team wins.",
    },
    {
      id: 'OW-TEAM-02',
      kind: 'rule',
      title: { cs: 'Více než dva hráči', en: 'More than two players' },
      text: {
        cs: 'Pravidla připouštějí libovolný počet hráčů; každý si přinese balíček a sadu sektorů.',
        en: 'The rules allow any number of players; each brings a deck and a sector set.',
      },
      check: 'Given 4 players and a map with 4 start sectors, then the game can be created.',
    },
    {
      id: 'OW-TEAM-03',
      kind: 'rule',
      title: { cs: 'Dohody před hrou', en: 'Agreed before the game' },
      text: {
        cs: 'Na počtu startovních postav, na startovních budovách, na směru hry a na způsobu určení prvního hráče se hráči dohodnou u stolu.',
        en: 'Number of starting characters, starting buildings, direction of play and method for the first player are table agreements.',
      },
      check: 'Given a game, then these four are immutable options stored in the initial state.',
    },
    {
      id: 'OW-TEAM-04',
      kind: 'rule',
      title: { cs: 'Sejmutí protihráčem', en: 'One opponent cuts' },
      text: {
        cs: 'Je-li protihráčů několik, balíček posil sejme kterýkoliv z nich.',
        en: 'With several opponents any one of them cuts the reinforcement deck.',
      },
      check: 'Given 3 players, then the cut needs no decision and one opponent is recorded.',
    },
    {
      id: 'OW-TEAM-05',
      kind: 'rule',
      title: { cs: 'Boj více hráčů', en: 'Battles with several players' },
      text: {
        cs: 'V boji jsou všichni hráči, kteří mají v sektoru karty; při shodné iniciativě se postupně střídají všichni (OW-INIT-05).',
        en: 'All players with cards in the sector are in the battle; ties rotate through all of them (OW-INIT-05).',
      },
      check: "Given A, B, C in S2 and A starts a battle, then C's cards participate too.",
    },
    {
      id: 'OW-TEAM-06',
      kind: 'rule',
      title: { cs: 'Prohra jednoho hráče', en: 'Own defeat only' },
      text: {
        cs: 'Podmínky prohry se týkají jednotlivých hráčů, vítězství pomocí dolů se týká hráče nebo týmu. Viz OW-RULING-100.',
        en: 'Defeat conditions concern single players, the mine victory a player or team. See OW-RULING-100.',
      },
      check: 'Given three players and C loses, then A and B go on.',
    },
  ],
};
