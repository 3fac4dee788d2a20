import type { Section } from '@bojiste/kernel';

export const combatTactic: Section = {
  code: 'FIGHT',
  title: { cs: 'Souboj: taktika a válečná zóna', en: 'Combat: tactic and war zone' },
  clauses: [
    {
      id: 'DT-FIGHT-22',
      kind: 'rule',
      title: { cs: 'Bitevní taktika', en: 'Attacker picks the tactic' },
      text: {
        cs: 'Útočící hráč ohlásí zápas, nebo střelbu; tím je dáno, které hodnoty, zbraně, vybavení a modifikátory smějí obě strany použít.',
        en: 'The attacking player announces close combat or shooting; this decides which values, weapons, equipment and modifiers both sides may use.',
      },
      check: 'Given phase 3, when the choice is sent by the defending player, then rejected.',
    },
    {
      id: 'DT-FIGHT-23',
      kind: 'rule',
      title: { cs: 'Zápas s hodnotou Z', en: 'Close combat uses Z on both sides' },
      text: { cs: 'Při zápase útočí oba bojovníci hodnotou Z.', en: 'In close combat both warriors attack with Z.' },
      check: 'Given A(10/3/8/8) and D(8/5/4/6) in close combat, when compared, then 10 against O 4 and 8 against O 8.',
    },
    {
      id: 'DT-FIGHT-24',
      kind: 'rule',
      title: { cs: 'Střelba s hodnotou S', en: 'Shooting uses S on both sides' },
      text: { cs: 'Při střelbě útočí oba bojovníci hodnotou S.', en: 'In shooting both warriors attack with S.' },
      check: 'Given the same warriors shooting, when compared, then 3 against O 4 and 5 against O 8.',
    },
    {
      id: 'DT-FIGHT-25',
      kind: 'rule',
      title: { cs: 'Obránce volí zónu', en: 'Defender decides now' },
      text: {
        cs: 'V této chvíli se bránící strana musí rozhodnout, zda se bude bránit z válečné zóny a ze které.',
        en: 'The defending side must now decide whether it defends from a war zone and from which one.',
      },
      check: "Given no zone in the defender's area, when phase 4 runs, then it is resolved as NONE automatically.",
    },
    {
      id: 'DT-FIGHT-26',
      kind: 'rule',
      title: { cs: 'Rozhodnutí nelze změnit', en: 'The choice of zone is final' },
      text: {
        cs: 'Toto rozhodnutí platí pro všechny další fáze souboje.',
        en: 'The decision stands for all later phases.',
      },
      check: 'Given NONE chosen, when a zone is asked for in phase 5, then rejected.',
    },
    {
      id: 'DT-FIGHT-27',
      kind: 'rule',
      title: { cs: 'Opevnění v zóně', en: 'No fortification cards in a zone' },
      text: {
        cs: 'V souboji ve válečné zóně nevyužívá efekty karet opevnění žádný bojovník.',
        en: 'In a fight in a zone no warrior uses effects of fortification cards.',
      },
      check:
        'Given attacker, defender and a reinforcement each have a +2 O fortification card, when the defender chose a zone, then none of the three gets the +2.',
    },
    {
      id: 'DT-FIGHT-28',
      kind: 'rule',
      title: { cs: 'Modifikátory a text zóny', en: 'Modifiers to the defender, text to all' },
      text: {
        cs: 'Číselné modifikátory zóny dostává pouze obránce, jejím textem jsou vázáni všichni.',
        en: "Only the defender gets the zone's numbers, everyone is bound by its text.",
      },
      check:
        'Given a zone +3 O with text "no one may use Art", when the attacker\'s side casts, then rejected and only the defender has +3 O.',
    },
    {
      id: 'DT-FIGHT-29',
      kind: 'rule',
      title: { cs: 'Zóna druhé oblasti', en: 'Squad/Cohort crossing only by card' },
      text: {
        cs: 'Bojovník v Mužstvu smí použít zónu Kohorty a bojovník v Kohortě zónu Mužstva, jen když to některá karta dovoluje.',
        en: 'A Squad warrior may use a Cohort zone, or the reverse, only if a card allows it.',
      },
      check:
        'Given a Cohort defender and only a Squad zone, when phase 4 runs, then the options are just NONE; after an effect "may use any war zone in play" the Squad zone is listed too.',
    },
    {
      id: 'DT-FIGHT-30',
      kind: 'rule',
      title: { cs: 'Stanice a zóny', en: 'Station barrier beats card text' },
      text: {
        cs: 'Hranici mezi zónami Stanice a ostatními zónami nemůže zrušit žádná karta.',
        en: 'The barrier between Station zones and other zones cannot be lifted by any card.',
      },
      check:
        'Given a Station defender with "may ALWAYS use any war zone in play" and zones in Squad and Cohort only, when phase 4 runs, then the only option is NONE.',
    },
  ],
};
