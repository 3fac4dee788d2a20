import type { Section } from '@bojiste/kernel';

export const tactics: Section = {
  code: 'TACT',
  title: { cs: 'Taktika', en: 'Tactics' },
  clauses: [
    {
      id: 'OW-TACT-01',
      kind: 'rule',
      title: { cs: 'Kdy se hrají taktiky', en: 'When tactics are used' },
      text: {
        cs: 'Taktiky se hrají z ruky při vyhodnocování útoku a v žádné jiné chvíli.',
        en: 'Tactics are played from hand while an attack is being evaluated, at no other time.',
      },
      check: 'Given no attack is running, when T is played, then illegal.',
    },
    {
      id: 'OW-TACT-02',
      kind: 'rule',
      title: { cs: 'Střídání od bránícího', en: 'Alternating from the defender' },
      text: {
        cs: 'Hráči hrají taktiky střídavě a začíná napadený hráč.',
        en: 'Players take turns playing tactics, the attacked player first.',
      },
      check: 'Given A attacks B, then B is asked first, then A, then B.',
    },
    {
      id: 'OW-TACT-03',
      kind: 'rule',
      title: { cs: 'Konec používání taktik', en: 'End of tactics' },
      text: {
        cs: 'Když už nikdo nechce zahrát další taktiku, útok se vyhodnotí. Viz OW-RULING-67.',
        en: 'When no player wants to play another, the attack is evaluated. See OW-RULING-67.',
      },
      check: 'Given B passes and A passes, then evaluation starts; given B passes, A plays, then B is asked again.',
    },
    {
      id: 'OW-TACT-04',
      kind: 'rule',
      title: { cs: 'Odložení taktik', en: 'Tactics are discarded' },
      text: {
        cs: 'Všechny použité taktiky jdou do odkládacího balíčku.',
        en: 'All used tactics go to the discard pile.',
      },
      check: 'Given 3 tactics used, then discard piles of their owners grow by 3 in total.',
    },
    {
      id: 'OW-TACT-05',
      kind: 'rule',
      title: { cs: 'Konec efektu taktiky', en: 'Tactics last one attack' },
      text: {
        cs: 'Efekt taktiky končí vyhodnocením útoku.',
        en: 'The effect of a tactic ends once the attack has been evaluated.',
      },
      check: 'Given T "+4 attack", when the next attack of the same card is evaluated, then the bonus is gone.',
    },
    {
      id: 'OW-TACT-06',
      kind: 'rule',
      title: { cs: 'Účinek taktik', en: 'What tactics do' },
      text: {
        cs: 'Většina taktik dočasně zvyšuje útok nebo obranu; možné jsou však i taktiky s jiným účinkem.',
        en: 'Most tactics temporarily raise attack or defence; others are possible.',
      },
      check: 'Given T "+3 defence" on Sol (8) against attack 9, then d = 11−9 = 2, no wound.',
    },
  ],
};
