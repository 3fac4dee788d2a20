import type { Section } from '@bojiste/kernel';

export const turn: Section = {
  code: 'TURN',
  title: { cs: 'Pořadí hry', en: 'Turn structure' },
  clauses: [
    {
      id: 'DT-TURN-01',
      kind: 'rule',
      title: { cs: 'Tři kroky kola', en: 'Three steps in fixed order' },
      text: {
        cs: 'Kolo se skládá ze tří kroků v tomto pořadí: dobírání karet, akce, odhazování karet.',
        en: 'A turn consists of the draw step (dobírání karet), the action step (akce) and the discard step (odhazování karet), in that order.',
      },
      check:
        "Given P1's turn, when the phase log is read, then DRAW precedes ACTION precedes DISCARD and none is repeated.",
    },
    {
      id: 'DT-TURN-02',
      kind: 'rule',
      title: { cs: 'Karty vázané na krok', en: 'Step-bound cards' },
      text: {
        cs: 'Některé karty lze zahrát jen v určitém kroku kola; v žádném jiném kroku je zahrát nelze.',
        en: 'Some cards may be played only in a particular step; they cannot be played elsewhere.',
      },
      check:
        'Given a card marked for the discard step, when its owner tries it in the action step, then the command is rejected with no state change.',
    },
    {
      id: 'DT-TURN-03',
      kind: 'rule',
      title: { cs: 'Řada na protivníkovi', en: 'Turn passes on' },
      text: {
        cs: 'Jakmile hlavní hráč své kolo dokončí, je na řadě další hráč v pořadí.',
        en: 'When the active player finishes, the next player in order takes a turn.',
      },
      check: 'Given three players, when P2 ends his turn, then P3 is active, and after P3 it is P1.',
    },
    {
      id: 'DT-TURN-04',
      kind: 'rule',
      title: { cs: 'Podrobný průběh kola', en: 'Full phase list with windows' },
      text: {
        cs: 'Po začátku kola následuje KDYKOLI a po něm dobírání karet. Po dobírání, po každé ze tří akcí a po odhazování karet je vždy další KDYKOLI; kolo uzavírá fáze konce kola a na řadu přichází další hráč.',
        en: 'The sequence is: start of turn; ANYTIME; draw; ANYTIME; action 1; ANYTIME; action 2; ANYTIME; action 3; ANYTIME; discard; ANYTIME; end of turn; next player.',
      },
      check:
        'Given a turn in which three single actions are taken and nothing else is played, when the log is read, then exactly six ANYTIME windows were opened at those places.',
    },
    {
      id: 'DT-TURN-05',
      kind: 'rule',
      title: { cs: 'Začátek kola', en: 'Start-of-turn phase' },
      text: {
        cs: 'Karty a efekty vázané na začátek kola se hrají a vyhodnocují ještě před první fází KDYKOLI a před dobíráním karet.',
        en: 'Cards and effects tied to the beginning of a turn are played and resolved before the first ANYTIME window and before drawing.',
      },
      check:
        'Given an effect "at the start of your turn gain 1 D", when the turn begins, then D rises before the draw step and before any ANYTIME card can be played.',
    },
    {
      id: 'DT-TURN-06',
      kind: 'rule',
      title: { cs: 'Konec kola', en: 'End-of-turn phase' },
      text: {
        cs: 'Karty a efekty vázané na konec kola přicházejí na řadu až po kroku odhazování karet a po fázi KDYKOLI, která za ním následuje.',
        en: 'Cards and effects tied to the end of a turn are handled after the discard step and the ANYTIME window that follows it.',
      },
      check:
        'Given an end-of-turn effect that draws a card, when the turn ends, then the card arrives after the discard step and no hand-size discard follows in that turn.',
    },
    {
      id: 'DT-TURN-07',
      kind: 'rule',
      title: { cs: 'Žádné KDYKOLI po konci kola', en: 'No window after end of turn' },
      text: {
        cs: 'Mezi koncem kola jednoho hráče a začátkem kola dalšího hráče není žádná fáze KDYKOLI.',
        en: "The list has no ANYTIME window between one player's end of turn and the next player's start of turn.",
      },
      check:
        "Given P1 in the end-of-turn phase, when it is complete, then the very next phase event is P2's start of turn and an ANYTIME command in between is rejected.",
    },
    {
      id: 'DT-TURN-08',
      kind: 'rule',
      title: { cs: 'Globální efekty první', en: 'Simultaneous effects, first global ones' },
      text: {
        cs: 'Má-li v jednom okamžiku proběhnout více efektů, vyhodnotí se nejprve ty, které působí na celou hru nebo na všechny hráče.',
        en: 'When several effects fall due at the same moment, those that affect the whole game or all players are resolved first.',
      },
      check:
        "Given a global effect and a player's own effect both due at his start of turn, when the phase runs, then the global one is logged first.",
    },
    {
      id: 'DT-TURN-09',
      kind: 'rule',
      title: { cs: 'Efekty protihráčů', en: 'Then effects of opponents in turn order' },
      text: {
        cs: 'Po globálních efektech přicházejí na řadu efekty způsobené protihráči, a to počínaje tím, který bude mít své příští kolo nejdříve.',
        en: 'After the global ones come effects caused by opponents, beginning with the opponent whose next own turn is soonest.',
      },
      check:
        "Given P1 active in a three-player game and effects of P2 and P3 due at P1's draw step, when resolved, then P2's precedes P3's.",
    },
    {
      id: 'DT-TURN-10',
      kind: 'rule',
      title: { cs: 'Efekty spoluhráčů', en: 'Then effects of team mates' },
      text: {
        cs: 'Při týmové hře následují po efektech protihráčů efekty, které způsobili spoluhráči dotčeného hráče.',
        en: "In team play, effects caused by allies of the affected player follow the opponents' effects.",
      },
      check:
        "Given teams {P1,P3} and {P2,P4} and one effect of each of P2, P3 and P1 due in P1's phase, when resolved, then the order is P2, P3, P1.",
    },
    {
      id: 'DT-TURN-11',
      kind: 'rule',
      title: { cs: 'Vlastní efekty poslední', en: 'Own effects last' },
      text: {
        cs: 'Efekty hráče, jehož fáze právě probíhá, se provádějí až po všech ostatních.',
        en: 'The effects of the player whose phase it is are carried out after all the others.',
      },
      check:
        'Given an opponent\'s effect "lose 3 D" and an own effect "gain 3 D" due together with D = 0, when resolved, then D ends at 3, not 0.',
    },
    {
      id: 'DT-TURN-12',
      kind: 'rule',
      title: { cs: 'Volba posloupnosti', en: 'Own simultaneous effects ordered by their player' },
      text: {
        cs: 'Má-li současně proběhnout více vlastních efektů hráče, jehož fáze probíhá, určí jejich pořadí on sám.',
        en: "If several of the phase player's own effects fall due together he chooses their order.",
      },
      check:
        'Given two own effects due at end of turn, when the phase starts, then that player is asked for an order and follows it.',
    },
    {
      id: 'DT-TURN-13',
      kind: 'rule',
      title: { cs: 'Kolo mezi dvěma odběry', en: '"Per turn" limits run from draw to draw' },
      text: {
        cs: 'Kde pravidla povolují něco jednou za kolo (dobrovolný transfer bojovníka, Sabotáž proti jednomu protivníkovi), počítá se toto období od jednoho vlastního kroku dobírání karet do dalšího.',
        en: 'Where the rules limit something to once per turn (voluntary transfer of a warrior, Sabotage of one opponent) the period lasts from one own draw step to the next own draw step.',
      },
      check:
        "Given warrior A transferred in P1's turn n, when P1 is given extra actions during P2's turn, then transferring A again is rejected; after P1's draw step in turn n+1 it is accepted.",
    },
  ],
};
