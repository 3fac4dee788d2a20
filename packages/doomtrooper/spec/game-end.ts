import type { Section } from '@bojiste/kernel';

export const gameEnd: Section = {
  code: 'WIN',
  title: { cs: 'Závěr hry', en: 'End-of-game edge cases' },
  clauses: [
    {
      id: 'DT-WIN-07',
      kind: 'rule',
      title: { cs: 'Dlužník nemůže vyhrát', en: 'Debtor cannot win' },
      text: {
        cs: 'Kdo má dluh u karty BAUHAUSSKÁ KORPORAČNÍ BANKA (BKB), nemůže hru vyhrát.',
        en: 'A player with a debt at BAUHAUSSKÁ KORPORAČNÍ BANKA cannot win the game.',
      },
      check: 'Given VP 45, target 40 and debt 3, when checked, then the game goes on.',
    },
    {
      id: 'DT-WIN-08',
      kind: 'rule',
      title: { cs: 'Splacení dluhu z Osudového banku', en: 'Both indebted at time-out: pay from the bank' },
      text: {
        cs: 'Mají-li po vypršení času nesplacený dluh oba hráči, zaplatí nejdřív každý tolik, kolik může, ze svého Osudového banku.',
        en: 'If time runs out and both have unpaid debts, both first repay what they can from their destiny banks.',
      },
      check: 'Given P1 D = 4, debt 10, when settled, then D = 0 and the remaining debt is 6.',
    },
    {
      id: 'DT-WIN-09',
      kind: 'rule',
      title: { cs: 'Odečtení dluhu od vítězných bodů', en: 'Then from victory points, one for one' },
      text: {
        cs: 'Zbytek dluhu se odečte od vítězných bodů v poměru 1 : 1. Vyhrává ten, komu jich zbude víc.',
        en: 'What is left of the debt is subtracted from VP one for one; more VP left wins.',
      },
      check:
        'Given P1 VP 20 with remaining debt 6 and P2 VP 18 with remaining debt 1, when settled, then 14:17 and P2 wins.',
    },
    {
      id: 'DT-WIN-10',
      kind: 'rule',
      title: { cs: 'Vítězné body nikdy pod nulu', en: 'VP never below zero' },
      text: { cs: 'Počet vítězných bodů nemůže být záporný.', en: 'VP cannot become negative.' },
      check: 'Given VP 3 and remaining debt 9, when settled, then VP = 0.',
    },
    {
      id: 'DT-WIN-11',
      kind: 'rule',
      title: { cs: 'Remíza při trvající shodě', en: 'Still equal: draw' },
      text: {
        cs: 'Jsou-li součty i potom stejné (většinou 0 : 0), končí hra remízou. V rozhodujících a vyřazovacích partiích určí výsledek rozhodčí.',
        en: 'If totals are equal then (mostly 0:0) the game is a draw, or the referee decides in deciding or knock-out games.',
      },
      check: 'Given 0:0 after settling, when resolved, then result = DRAW unless config.refereeDecides is set.',
    },
    {
      id: 'DT-WIN-12',
      kind: 'rule',
      title: { cs: 'Prohra při prázdné knihovně', en: 'Last-stand loss beats the debt rule' },
      text: {
        cs: 'Kdo nesplní pravidlo tří kol, prohrává i tehdy, když má jeho soupeř dluh u BKB.',
        en: 'A player who fails the three-turn rule loses even if his opponent has a debt at BKB.',
      },
      check: "Given P1's countdown expired and P2 in debt, when resolved, then P2 wins.",
    },
  ],
};
