import type { Section } from '@bojiste/kernel';

export const round: Section = {
  code: 'ROUND',
  title: { cs: 'Herní kola', en: 'Round structure' },
  clauses: [
    {
      id: 'OW-ROUND-01',
      kind: 'rule',
      title: { cs: 'Fáze kola', en: 'Fixed order of phases' },
      text: {
        cs: 'Kolo tvoří přípravná fáze (těžba surovin a zotavení), hlavní fáze (stavba a výzkum, poté pohyb a sběr zásilek), boj a konec kola, a to vždy v tomto pořadí.',
        en: 'A round consists of preparation (přípravná fáze: mining, recovery), main phase (hlavní fáze: construction and research, then movement and gathering), battle (boj) and end of round (konec kola), in this order.',
      },
      check:
        'Given a new round, when phases are advanced, then the sequence is draw, reinforcement, mining, recovery, construction, movement, battle, end (see OW-RULING-16) and no step can be revisited.',
    },
    {
      id: 'OW-ROUND-02',
      kind: 'rule',
      title: { cs: 'Začíná první hráč', en: 'First player opens' },
      text: {
        cs: 'První kolo hraje první hráč a zahajuje je přípravnou fází.',
        en: 'The first player takes the first round, starting with preparation.',
      },
      check: 'Given B is first player, when the game starts, then B is on turn in preparation.',
    },
    {
      id: 'OW-ROUND-03',
      kind: 'rule',
      title: { cs: 'Střídání celých kol', en: 'Whole rounds alternate' },
      text: {
        cs: 'Hráč dohraje všechny fáze svého kola a teprve potom začíná kolo dalšího hráče.',
        en: "A player finishes all phases before the next player's round begins.",
      },
      check: 'Given A in movement, when B sends a construction command, then illegal.',
    },
    {
      id: 'OW-ROUND-04',
      kind: 'rule',
      title: { cs: 'Směr hry', en: 'Direction by agreement' },
      text: {
        cs: 'Kola se střídají po směru, nebo proti směru hodinových ručiček podle dohody před hrou; stejný směr platí i při shodě iniciativy.',
        en: 'Rounds pass clockwise or counter-clockwise, as agreed before the game; the same direction serves initiative ties.',
      },
      check: 'Given option direction: ccw and seats A, B, C, when A ends, then C is next.',
    },
    {
      id: 'OW-ROUND-05',
      kind: 'rule',
      title: { cs: 'Dvě části hlavní fáze', en: 'Two main parts' },
      text: {
        cs: 'Hlavní fáze se skládá z části stavby a výzkumu, po níž následuje část pohybu a sběru zásilek.',
        en: 'The main phase has a construction-and-research part followed by a movement-and-gathering part.',
      },
      check: 'Given A has entered movement, when A plays a building, then illegal.',
    },
    {
      id: 'OW-ROUND-06',
      kind: 'rule',
      title: { cs: 'Staví jen hráč na tahu', en: 'Only the player on turn builds' },
      text: {
        cs: 'Akce fáze stavby smí provádět pouze hráč, který je na tahu.',
        en: 'Construction-part actions belong to the player on turn.',
      },
      check: "Given A's construction part, when B plays a building, then illegal.",
    },
  ],
};
