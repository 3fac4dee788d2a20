import type { Section } from '@bojiste/kernel';

export const sabotage: Section = {
  code: 'SAB',
  title: { cs: 'Sabotáž', en: 'Sabotage' },
  clauses: [
    {
      id: 'DT-SAB-01',
      kind: 'rule',
      title: { cs: 'Útok přímo na hráče', en: 'Replaces attacking a player' },
      text: {
        cs: 'Sabotáž nahrazuje staré pravidlo o útoku přímo na hráče.',
        en: 'Sabotage takes the place of the old rule on attacking a player directly.',
      },
      check:
        'Given the move generator, when an opponent has no warriors, then there is no "attack player" move, only SABOTAGE.',
    },
    {
      id: 'DT-SAB-02',
      kind: 'rule',
      title: { cs: 'Odkazy na kartách', en: 'Old card wording refers to Sabotage' },
      text: {
        cs: 'Každá karta, která zmiňuje útok přímo na hráče, se nyní týká Sabotáže.',
        en: 'Every card mentioning an attack directly on a player now means Sabotage.',
      },
      check: 'Given a card "cancel an attack on a player", when P1 sabotages P2, then P2 may play it.',
    },
    {
      id: 'DT-SAB-03',
      kind: 'rule',
      title: { cs: 'Podmínka Sabotáže', en: 'Condition: no combat-capable warrior' },
      text: {
        cs: 'Sabotáž lze použít jen proti protivníkovi, který nemá ve hře žádného BOJESCHOPNÉHO bojovníka.',
        en: 'It may be used only against an opponent who has no combat-capable warrior in play.',
      },
      check: 'Given P2 has one covered combat-capable warrior, when P1 requests Sabotage, then rejected.',
    },
    {
      id: 'DT-SAB-04',
      kind: 'rule',
      title: { cs: 'Provádějící bojovník', en: 'Done by a combat-capable warrior' },
      text: {
        cs: 'Sabotáž provádí jeden z hráčových vlastních BOJESCHOPNÝCH bojovníků, kterého hráč ohlásí.',
        en: "It is carried out by one of the player's own combat-capable warriors, who is named.",
      },
      check: 'Given P1 has only an Apostle, when Sabotage is requested, then rejected.',
    },
    {
      id: 'DT-SAB-05',
      kind: 'rule',
      title: { cs: 'Sabotáž jako poslední akce', en: 'Sabotage is the last action' },
      text: {
        cs: 'Sabotáž je poslední akcí; je-li provedena dříve, zbývající akce propadají.',
        en: 'Sabotage is the last action; if it is taken earlier the remaining actions are lost.',
      },
      check: 'Given Sabotage as action 1, when it is over, then the regular action counter is 0.',
    },
    {
      id: 'DT-SAB-06',
      kind: 'rule',
      title: { cs: 'Sabotáž jednou za kolo', en: 'Once per opponent per turn' },
      text: {
        cs: 'Proti každému protivníkovi ji lze provést jen jednou mezi dvěma vlastními kroky dobírání karet; platí to i pro kartu FALEŠNÝ ÚTOK (HERESY).',
        en: 'Against each opponent it may be made only once between two own draw steps; the card FALEŠNÝ ÚTOK (HERESY) is bound by this as well.',
      },
      check: 'Given P1 sabotaged P2 this turn, when FALEŠNÝ ÚTOK would give a second Sabotage of P2, then rejected.',
    },
    {
      id: 'DT-SAB-07',
      kind: 'rule',
      title: { cs: 'Zabránění Sabotáži', en: 'Opponent may prevent it' },
      text: {
        cs: 'Napadený hráč smí zahrát povolenou kartu nebo využít efekt, který Sabotáži zabrání, včetně uvedení BOJESCHOPNÉHO bojovníka do hry.',
        en: 'The target may play a permitted card or use an effect that stops it, including bringing a combat-capable warrior into play.',
      },
      check:
        'Given P1 announces Sabotage, when P2 in the reaction window puts a combat-capable warrior into play through an ANYTIME effect, then the Sabotage fails, no points are given and the action is spent.',
    },
    {
      id: 'DT-SAB-08',
      kind: 'rule',
      title: { cs: 'Úspěšná Sabotáž', en: 'Otherwise it succeeds' },
      text: {
        cs: 'Nezabrání-li jí nic, Sabotáž uspěje bez hodu kostkou i bez porovnávání hodnot.',
        en: 'If nothing prevents it the Sabotage succeeds without dice or comparison.',
      },
      check: 'Given P2 passes, when the window closes, then success is logged.',
    },
    {
      id: 'DT-SAB-09',
      kind: 'rule',
      title: { cs: 'Odměna za Sabotáž', en: 'Reward formula' },
      text: {
        cs: 'Hráč získá tolik bodů, kolik činí polovina MODIFIKOVANÉ hodnoty H bojovníka provádějícího Sabotáž, zaokrouhlená nahoru.',
        en: 'Points = ceil(modified H of the saboteur / 2).',
      },
      check: 'Given modified H 7, then 4 points; H 8, then 4; H 1, then 1.',
    },
    {
      id: 'DT-SAB-10',
      kind: 'rule',
      title: { cs: 'Rozdělení bodů ze Sabotáže', en: 'Points of Sabotage may be divided' },
      text: {
        cs: 'Body lze přijmout jako body osudu, vítězné body nebo jako jejich libovolnou kombinaci.',
        en: 'The points may be destiny points, VP or any combination.',
      },
      check: 'Given 4 points, when 1 D + 3 VP is chosen, then accepted.',
    },
    {
      id: 'DT-SAB-11',
      kind: 'rule',
      title: { cs: 'První kolo všech hráčů', en: 'Not before everyone had a first turn' },
      text: {
        cs: 'Dokud všichni hráči neodehráli své první kolo, je Sabotáž zakázána.',
        en: 'Sabotage is forbidden until all players have played their first turn.',
      },
      check:
        "Given three players and P1's second turn, when P1 sabotages P2, then legal; in any first turn it is rejected.",
    },
    {
      id: 'DT-SAB-12',
      kind: 'rule',
      title: { cs: 'Pouze ve svém kole', en: "Only in one's own turn" },
      text: {
        cs: 'Akce získané mimo vlastní kolo nelze na Sabotáž použít.',
        en: 'Actions obtained outside the own turn may not be used for it.',
      },
      check: "Given P2 gets three actions in P1's turn, when P2 requests Sabotage, then rejected.",
    },
    {
      id: 'DT-SAB-13',
      kind: 'rule',
      title: { cs: 'Není útočná akce', en: 'Not an attack action' },
      text: {
        cs: 'Sabotáž se nepočítá jako útočná akce a útočné akce na ni nelze nikdy použít.',
        en: 'Sabotage does not count as an attack action and attack actions can never be used for it.',
      },
      check: 'Given an extra attack action from KRVAVÝ CHTÍČ, when used for Sabotage, then rejected.',
    },
    {
      id: 'DT-SAB-14',
      kind: 'rule',
      title: { cs: 'Útok a Sabotáž zároveň', en: 'Not together with an attack action' },
      text: {
        cs: 'V jednom svém kole nesmí hráč provést útočnou akci i Sabotáž.',
        en: 'In one own turn a player may not take both an attack action and Sabotage.',
      },
      check:
        'Given P1 attacked as a regular action, when he requests Sabotage in the same turn, then rejected, and the reverse.',
    },
    {
      id: 'DT-SAB-15',
      kind: 'rule',
      title: { cs: 'Výjimka pro útoky KDYKOLI', en: 'Exception: ANYTIME attack cards' },
      text: {
        cs: 'Karty jako ROZSÁHLÁ OFENZÍVA, které dávají útočnou akci KDYKOLI, lze použít ve stejném kole jako Sabotáž.',
        en: 'Cards such as ROZSÁHLÁ OFENZÍVA that give an attack action ANYTIME may be used in the same turn as Sabotage.',
      },
      check: 'Given P1 sabotaged, when he plays ROZSÁHLÁ OFENZÍVA in the following window, then accepted.',
    },
  ],
};
