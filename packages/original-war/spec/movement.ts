import type { Section } from '@bojiste/kernel';

export const movement: Section = {
  code: 'MOVE',
  title: { cs: 'Pohyb', en: 'Movement' },
  clauses: [
    {
      id: 'OW-MOVE-01',
      kind: 'rule',
      title: { cs: 'Pohyb karet', en: 'Which cards move' },
      text: {
        cs: 'Ve fázi pohybu smí hráč přemísťovat vlastní vozidla a postavy mezi sektory; budovy se nepohybují nikdy.',
        en: 'In the movement part the player may move own vehicles and characters between sectors; buildings never move.',
      },
      check: 'Given Sol, Drone, Shop, when moves are listed, then only Sol and Drone appear.',
    },
    {
      id: 'OW-MOVE-02',
      kind: 'rule',
      title: { cs: 'Jeden pohyb za kolo', en: 'One move per card' },
      text: { cs: 'Každá karta se smí za kolo pohnout jen jednou.', en: 'Each card may move only once per round.' },
      check: 'Given Sol moved S1→S2, when moved again, then illegal, even with range left.',
    },
    {
      id: 'OW-MOVE-03',
      kind: 'rule',
      title: { cs: 'Pohyb jen připravených karet', en: 'Ready cards only' },
      text: {
        cs: 'Vyčerpané, rozestavěné a sbírající karty se nemohou pohybovat.',
        en: 'Exhausted, unfinished and gathering cards cannot move.',
      },
      check: 'Given Sol exhausted, then illegal.',
    },
    {
      id: 'OW-MOVE-04',
      kind: 'rule',
      title: { cs: 'Rychlost do 14', en: 'Range 1: speed up to 14' },
      text: {
        cs: 'Postavy s rychlostí nejvýše 14 se přesouvají o 1 sektor.',
        en: 'Characters with speed up to and including 14 move 1 sector.',
      },
      check: 'Given speed 14, then max distance 1.',
    },
    {
      id: 'OW-MOVE-05',
      kind: 'rule',
      title: { cs: 'Rychlost 15 až 20', en: 'Range 2: speed 15 to 20' },
      text: {
        cs: 'Postavy s rychlostí 15 až 20 včetně se přesouvají až o 2 sektory.',
        en: 'With speed 15 to 20 inclusive up to 2 sectors.',
      },
      check: 'Given speed 15 and 20, then 2.',
    },
    {
      id: 'OW-MOVE-06',
      kind: 'rule',
      title: { cs: 'Rychlost od 21', en: 'Range 3: speed from 21' },
      text: {
        cs: 'Postavy s rychlostí 21 a vyšší se přesouvají až o 3 sektory.',
        en: 'With speed 21 or more up to 3 sectors.',
      },
      check: 'Given speed 21 and 40, then 3.',
    },
    {
      id: 'OW-MOVE-07',
      kind: 'rule',
      title: { cs: 'Kratší přesun', en: 'Up to, not exactly' },
      text: {
        cs: 'Dosahy větší než 1 jsou horní mez; kratší přesun je dovolen a i tak se počítá jako pohyb karty v tomto kole.',
        en: "The ranges above 1 are maxima; a shorter move is allowed and still uses the card's move.",
      },
      check: 'Given Drone (22), when it moves 1 sector, then legal and no second move.',
    },
    {
      id: 'OW-MOVE-08',
      kind: 'rule',
      title: { cs: 'Cesty mezi sektory', en: 'Along paths' },
      text: {
        cs: 'Každý krok vede po některé z cest opouštěného sektoru.',
        en: 'Each step follows a path of the sector being left.',
      },
      check: 'Given a three-sector line, when a range-2 card goes S1→S3, then the recorded route is S1, S2, S3.',
    },
    {
      id: 'OW-MOVE-09',
      kind: 'rule',
      title: { cs: 'Po přesunu připravená', en: 'A moved card stays ready' },
      text: { cs: 'Pohybem se karta nevyčerpá.', en: 'Moving does not exhaust.' },
      check: 'Given Sol moved, when sent to gather in the new sector, then legal.',
    },
    {
      id: 'OW-MOVE-10',
      kind: 'rule',
      title: { cs: 'Vyvolání boje při průchodu', en: 'Interception' },
      text: {
        cs: 'Procházejí-li karty sektorem, v němž jsou karty jiného hráče, může tento hráč v sektoru vyvolat boj. Viz OW-RULING-46 a OW-RULING-47.',
        en: 'When cards move through a sector with cards of another player, that player may start a battle there. See OW-RULING-46 and OW-RULING-47.',
      },
      check: "Given B.Sol@S2 and A's Drone going S1→S3, then B is asked; if B declines, the Drone reaches S3.",
    },
    {
      id: 'OW-MOVE-11',
      kind: 'rule',
      title: { cs: 'Zastavení v sektoru', en: 'Interception stops the move' },
      text: {
        cs: 'Zadržené karty do svého cíle nedorazí; zastaví se v daném sektoru a proběhne boj.',
        en: 'Intercepted cards do not reach their destination; they stop in that sector and the battle is fought.',
      },
      check: 'Given B intercepts in S2, then Drone is in S2 and a battle in S2 runs before any other command of A.',
    },
    {
      id: 'OW-MOVE-12',
      kind: 'rule',
      title: { cs: 'Přiřazení ve fázi pohybu', en: 'Crews are arranged here' },
      text: {
        cs: 'Mimo boj se postavy přiřazují k vozidlům ve fázi pohybu. Viz OW-RULING-52.',
        en: 'Outside battle, characters are assigned to vehicles in the movement part. See OW-RULING-52.',
      },
      check: 'Given Sol@S1 and Tank@S1, when assigned in movement, then legal; in construction, then illegal.',
    },
  ],
};
