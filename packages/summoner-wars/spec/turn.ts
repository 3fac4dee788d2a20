import type { Section } from '@bojiste/kernel';

export const turn: Section = {
  code: 'TURN',
  title: { cs: 'Průběh tahu a jeho začátek', en: 'Turn structure and start of turn' },
  clauses: [
    {
      id: 'SW-TURN-01',
      kind: 'rule',
      title: { cs: 'Střídání tahů', en: 'Turns alternate' },
      text: {
        cs: 'Hráči se po celých tazích střídají, dokud hra neskončí.',
        en: 'Players alternate complete turns until the game ends.',
      },
      check:
        'Given A finished the draw phase and all end-of-turn effects, when the turn closes, then B becomes active player.',
    },
    {
      id: 'SW-TURN-02',
      kind: 'rule',
      title: { cs: 'Šest fází v pevném pořadí', en: 'Six phases in fixed order' },
      text: {
        cs: 'Tah tvoří fáze Vyvolávání, Pohyb, Budování, Útok, Magie a Dobrání karet, a to vždy v tomto pořadí.',
        en: 'A turn consists of Summoning (Vyvolávání), Movement (Pohyb), Building (Budování), Attack (Útok), Magic (Magie), Card draw (Dobrání karet), always in this order.',
      },
      check:
        'Given a new turn, when phases are advanced, then the sequence is SUM, MOVE, BUILD, ATT, MAG, DRAW and no phase is skipped or repeated.',
    },
    {
      id: 'SW-TURN-03',
      kind: 'rule',
      title: { cs: 'Akce vázané na fázi', en: 'Phase-bound actions' },
      text: {
        cs: 'Akci, která patří do určité fáze, lze provést pouze v této fázi.',
        en: 'An action belonging to a phase can be taken only in that phase.',
      },
      check:
        'Given the Movement phase, when A sends a summon, build, attack or discard-for-magic command, then each is illegal.',
    },
    {
      id: 'SW-TURN-04',
      kind: 'rule',
      title: { cs: 'Začátek tahu', en: 'Start-of-turn window' },
      text: {
        cs: 'Efekty s časováním na začátku tahu se provedou před fází Vyvolávání.',
        en: 'Start-of-turn effects happen before the Summoning phase.',
      },
      check:
        "Given A controls Šmug, when A's turn starts, then the pay-or-discard decision is requested before any summon command is accepted.",
    },
    {
      id: 'SW-TURN-05',
      kind: 'rule',
      title: { cs: 'Odhození vlastních trvajících událostí', en: 'Own lasting events leave at start of turn' },
      text: {
        cs: 'Na začátku tahu odhodí aktivní hráč všechny trvající události ze své zóny.',
        en: 'At the start of a turn the active player discards every lasting event in the own zone.',
      },
      check:
        "Given A has two lasting events in the zone since the last turn, when A's turn begins, then both end in discard piles before the Summoning phase.",
    },
    {
      id: 'SW-TURN-06',
      kind: 'rule',
      title: { cs: 'Efekty na začátku fáze', en: 'Start-of-phase effects first' },
      text: {
        cs: 'Efekty s časováním na začátku fáze mají v dané fázi přednost přede vším ostatním.',
        en: 'Effects timed to the start of a phase resolve before anything else in that phase.',
      },
      check:
        'Given a test ability "at the start of your attack phase", when the Attack phase begins, then it resolves before any attack or event can be commanded.',
    },
    {
      id: 'SW-TURN-07',
      kind: 'rule',
      title: { cs: 'Efekty na konci fáze', en: 'End-of-phase effects last' },
      text: {
        cs: 'Efekty s časováním na konci fáze se vyhodnotí, až když ve fázi už vše ostatní zcela skončilo.',
        en: 'Effects timed to the end of a phase resolve once the phase is otherwise completely over.',
      },
      check:
        'Given A controls boosted Jarmund, when A declares the Building phase over, then Ledové střepiny is offered and, after it, no further building is accepted.',
    },
    {
      id: 'SW-TURN-08',
      kind: 'rule',
      title: { cs: 'Efekty na konci tahu', en: 'End-of-turn effects after the draw phase' },
      text: {
        cs: 'Efekty s časováním na konci tahu se vyhodnotí, až když zcela skončí fáze Dobrání karet v tahu daného hráče.',
        en: "End-of-turn effects resolve when the Card draw phase of that player's turn is completely finished.",
      },
      check:
        "Given Nemrtví válečníci with 3 boosts, when A has drawn up to 5, then 2 boosts are removed and only then does B's turn start.",
    },
    {
      id: 'SW-TURN-09',
      kind: 'rule',
      title: { cs: 'Začátek a konec patří k tahu', en: 'Turn includes its edges' },
      text: {
        cs: 'Efekty na začátku tahu i na konci tahu se počítají za součást tahu daného hráče.',
        en: "Start-of-turn and end-of-turn effects count as part of that player's turn.",
      },
      check:
        'Given an end-of-turn effect of A eliminates a unit, when a "during your turn" trigger of A is checked, then it fires.',
    },
    {
      id: 'SW-TURN-10',
      kind: 'rule',
      title: { cs: 'Většina akcí je dobrovolná', en: 'Most actions are optional' },
      text: {
        cs: 'Vyvolávání, pohyb, budování, útok i odhazování karet pro zisk magie může hráč zcela vynechat.',
        en: 'Summoning, moving, building, attacking and discarding for magic may each be done zero times.',
      },
      check:
        'Given a new turn, when A ends phases 1–5 without any command, then all are accepted (only the inactivity penalty applies).',
    },
    {
      id: 'SW-TURN-11',
      kind: 'rule',
      title: { cs: 'Přehled tahu odpovídá pravidlům', en: 'Turn strip agrees with the rules' },
      text: {
        cs: 'Přehled natištěný na herním plánu opakuje průběh tahu: odhození trvajících událostí; vyvolávání vedle portálů; pohyb až 3 jednotek, každé až o 2 pole; stavby na volných polích 3 zadních řad nebo vedle Vyvolavače; až 3 útočící jednotky a trest za pasivitu; odhazování karet pro zisk magie; dobrání do 5 karet.',
        en: 'The strip printed on the board repeats: discard lasting events; summon next to gates; up to 3 units up to 2 spaces; structures on free spaces of the back 3 rows or beside the Summoner; up to 3 attackers with the penalty; discard for magic; draw to 5.',
      },
      check:
        'Given the constants of the game, when read, then moveLimit = 3, moveRange = 2, buildRows = 3, attackLimit = 3, handTarget = 5, penalty = 1.',
    },
  ],
};
