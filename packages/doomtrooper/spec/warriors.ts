import type { Section } from '@bojiste/kernel';

export const warriors: Section = {
  code: 'WAR',
  title: { cs: 'Vyložení bojovníka a lhůta tří kol', en: 'Playing a warrior and the last-stand rule' },
  clauses: [
    {
      id: 'DT-WAR-01',
      kind: 'rule',
      title: { cs: 'Vyložení bojovníka', en: 'One action adds one warrior' },
      text: {
        cs: 'Jako jednu akci uvede hráč do hry jednu kartu bojovníka z ruky.',
        en: 'As one action the player brings one warrior card from his hand into play.',
      },
      check:
        'Given a warrior with H 4 in hand and D = 5, when it is played, then it is on the table, one action is spent and D = 1.',
    },
    {
      id: 'DT-WAR-02',
      kind: 'rule',
      title: { cs: 'Doomtrooper do Mužstva', en: 'Doomtroopers go to the Squad' },
      text: {
        cs: 'Doomtrooper se vykládá do Mužstva svého hráče.',
        en: "A Doomtrooper is placed in his player's Squad.",
      },
      check: 'Given a Bauhaus Doomtrooper, when played, then its area is SQUAD and a request for COHORT is rejected.',
    },
    {
      id: 'DT-WAR-03',
      kind: 'rule',
      title: { cs: 'Černý legionář do Kohorty', en: 'Dark Legionnaires go to the Cohort' },
      text: { cs: 'Bojovník Černé legie se vykládá do Kohorty.', en: 'A Dark Legion warrior is placed in the Cohort.' },
      check: 'Given a Dark Legion warrior, when played, then its area is COHORT.',
    },
    {
      id: 'DT-WAR-04',
      kind: 'rule',
      title: { cs: 'Kmenový válečník na Stanici', en: 'Tribal warriors go to the Station' },
      text: {
        cs: 'Kmenový válečník se vykládá na Stanici svého hráče.',
        en: "A tribal warrior is placed on his player's Station.",
      },
      check:
        'Given a Templar warrior, when played, then its area is STATION and the Station is marked open (DT-TRAN-05).',
    },
    {
      id: 'DT-WAR-05',
      kind: 'rule',
      title: { cs: 'Bojovník mimo oblasti', en: 'Certain warriors go outside the areas' },
      text: {
        cs: 'Karta může přikázat, aby byl její bojovník vyložen mimo všechny tři oblasti.',
        en: 'A card may order its warrior to be placed outside all three areas.',
      },
      check: 'Given MÍSTNÍ HRDLOŘEZ, when played, then its area is OUTSIDE.',
    },
    {
      id: 'DT-WAR-06',
      kind: 'rule',
      title: { cs: 'Zaplacení hodnoty H', en: 'Price is H in destiny points, paid first' },
      text: {
        cs: 'Hráč nejprve zaplatí v bodech osudu hodnotu H bojovníka a teprve potom jeho kartu vyloží.',
        en: "The player pays the warrior's H in destiny points and only then places the card.",
      },
      check: 'Given D = 6 and H = 6, when played, then the payment event precedes the enters-play event and D = 0.',
    },
    {
      id: 'DT-WAR-07',
      kind: 'rule',
      title: { cs: 'Nedostatek bodů osudu', en: 'No warrior on credit' },
      text: {
        cs: 'Má-li hráč méně bodů osudu, než kolik činí hodnota H, nemůže bojovníka vyložit.',
        en: 'With fewer destiny points than H the warrior cannot be played.',
      },
      check: 'Given D = 3 and H = 4, when requested, then rejected with no action spent.',
    },
    {
      id: 'DT-WAR-08',
      kind: 'rule',
      title: { cs: 'Útok v kole vyložení', en: 'May attack at once' },
      text: {
        cs: 'Bojovník smí zaútočit již v kole, ve kterém byl vyložen, s výjimkou prvního kola svého hráče.',
        en: "A warrior may attack in the very turn it was played, except in its player's first turn.",
      },
      check: 'Given turn 2, when a warrior is played as action 1 and attacks as action 3, then the attack is legal.',
    },
    {
      id: 'DT-WAR-09',
      kind: 'rule',
      title: { cs: 'Okamžitě napadnutelný', en: 'May be attacked at once' },
      text: {
        cs: 'Bojovníka, který právě vstoupil do hry, lze ihned napadnout.',
        en: 'A warrior that has just come into play can be attacked immediately.',
      },
      check:
        'Given P1 played W in his turn, when P2 attacks W in the next turn (or P3 through an ANYTIME attack in the same turn), then W is a legal defender.',
    },
    {
      id: 'DT-WAR-10',
      kind: 'rule',
      title: { cs: 'Normální poloha', en: 'Enters healthy and face up' },
      text: {
        cs: 'Bojovník vstupuje do hry nezraněný, ve svislé poloze a lícem vzhůru.',
        en: 'A warrior enters unwounded, upright and face up.',
      },
      check: 'Given a played warrior, when inspected, then wounded = false, faceUp = true.',
    },
    {
      id: 'DT-WAR-11',
      kind: 'rule',
      title: { cs: 'Došlé karty a žádný bojeschopný bojovník', en: 'Last-stand condition' },
      text: {
        cs: 'Má-li hráč na začátku svého kola prázdnou knihovnu a zároveň ve hře žádného BOJESCHOPNÉHO bojovníka, začíná mu běžet lhůta tří celých vlastních kol.',
        en: 'If at the start of his own turn a player has an empty library and no combat-capable warrior in play, a countdown of three complete own turns begins.',
      },
      check:
        "Given library = 0 and only an Apostle in play, when the player's turn starts, then lastStand.turnsLeft = 3.",
    },
    {
      id: 'DT-WAR-12',
      kind: 'rule',
      title: { cs: 'Obě podmínky současně', en: 'Both conditions are required' },
      text: {
        cs: 'Samotná prázdná knihovna ani samotný nedostatek BOJESCHOPNÝCH bojovníků takový následek nemá.',
        en: 'An empty library alone or a lack of combat-capable warriors alone has no such consequence.',
      },
      check:
        'Given library = 1 and no warriors, when the turn starts, then no countdown exists; likewise with library = 0 and one combat-capable warrior.',
    },
    {
      id: 'DT-WAR-13',
      kind: 'rule',
      title: { cs: 'Toto plus dvě následující', en: 'The current turn counts as the first of three' },
      text: {
        cs: 'Do lhůty tří kol se počítá kolo, v němž byla podmínka zjištěna, a dvě další vlastní kola.',
        en: 'The three turns are the one in which the condition was found and the two own turns after it.',
      },
      check:
        'Given the condition found at the start of turn 10, when turns 10, 11 and 12 of that player end without a combat-capable warrior, then the loss occurs at the end of turn 12.',
    },
    {
      id: 'DT-WAR-14',
      kind: 'rule',
      title: { cs: 'Jinak zapojit do hry', en: 'Any way of getting a warrior in is good' },
      text: {
        cs: 'Hráč lhůtu ukončí tím, že BOJESCHOPNÉHO bojovníka vyloží, nebo ho do hry zapojí jiným způsobem.',
        en: 'The player escapes by playing a combat-capable warrior or by bringing one into play in another way.',
      },
      check:
        "Given a running countdown, when the player gains control of an opponent's combat-capable warrior, then the countdown is cleared.",
    },
    {
      id: 'DT-WAR-15',
      kind: 'rule',
      title: { cs: 'Prohra po vypršení lhůty', en: 'Failing the countdown loses the game' },
      text: {
        cs: 'Neobjeví-li se takový bojovník během těchto tří kol, hráč prohrává.',
        en: 'If no such warrior appears within the three turns the player loses.',
      },
      check:
        'Given the countdown expired in a two-player game, when checked, then the result is a win for the other player regardless of VP.',
    },
  ],
};
