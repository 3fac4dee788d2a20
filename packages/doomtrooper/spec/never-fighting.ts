import type { Section } from '@bojiste/kernel';

export const neverFighting: Section = {
  code: 'NOFIGHT',
  title: {
    cs: 'Bojovníci, kteří nebojují nebo bojují jen jedním způsobem',
    en: 'Warriors that never fight or fight in one way only',
  },
  clauses: [
    {
      id: 'DT-NOFIGHT-01',
      kind: 'rule',
      title: { cs: 'Nesmí nikdy bojovat', en: 'Who never fights' },
      text: {
        cs: 'Bojovníky, kteří nesmí nikdy bojovat, jsou zejména APOŠTOLOVÉ, VŮDCI KORPORACÍ a někteří další; jejich bojové hodnoty jsou proškrtnuty.',
        en: 'Mainly Apostles, corporation leaders and some others; their combat values are struck through.',
      },
      check: 'Given a card with struck-through Z, S and O, when loaded, then neverFights = true.',
    },
    {
      id: 'DT-NOFIGHT-02',
      kind: 'rule',
      title: { cs: 'Nezranitelní v souboji', en: 'Cannot be wounded in combat' },
      text: {
        cs: 'Bojovníkům, kteří nesmí nikdy bojovat, nelze v souboji ublížit, protože se žádného neúčastní.',
        en: 'They cannot be harmed in combat because they are never in one.',
      },
      check: 'Given a swap card, when it would make an Apostle the defender, then rejected.',
    },
    {
      id: 'DT-NOFIGHT-03',
      kind: 'rule',
      title: { cs: 'Zranění kartou', en: 'Can be wounded otherwise' },
      text: {
        cs: 'Mimo souboj je mohou zranit speciální karty a podobné účinky.',
        en: 'Special cards and the like can wound them.',
      },
      check:
        'Given a special card that wounds a warrior, when aimed at VŮDCE KORPORACE, then he is wounded; a second time he is killed.',
    },
    {
      id: 'DT-NOFIGHT-04',
      kind: 'rule',
      title: { cs: 'Nechrání před Sabotáží', en: 'No protection against Sabotage' },
      text: {
        cs: 'Tito bojovníci svého hráče před Sabotáží nechrání.',
        en: 'They do not protect their player from Sabotage.',
      },
      check: 'Given P2 has only VŮDCE KORPORACE, when P1 (turn 2+) requests Sabotage, then legal.',
    },
    {
      id: 'DT-NOFIGHT-05',
      kind: 'rule',
      title: { cs: 'Bojové omezení', en: 'Forbidden tactic' },
      text: {
        cs: 'Několik málo bojovníků umí bojovat jen jedním způsobem; zakázaná hodnota je proškrtnuta a bojovník se tohoto typu souboje nesmí nikdy účastnit.',
        en: 'A few warriors can fight only in one way; the forbidden value is struck through and they may never take part in that type of combat.',
      },
      check:
        'Given W with struck-through S as defender, when the attacker announces shooting, then rejected; as attacker W may not choose shooting.',
    },
    {
      id: 'DT-NOFIGHT-06',
      kind: 'rule',
      title: { cs: 'Změna taktiky', en: 'Tactic changed to the forbidden one ends the combat' },
      text: {
        cs: 'Změní-li se taktika souboje na takovou, kterou některý z účastníků nesmí použít, souboj ihned končí.',
        en: 'If the tactic of a combat is changed to one that a participant may not use, the combat ends at once.',
      },
      check:
        'Given W (no shooting) in close combat, when a card changes the tactic to shooting, then the combat ends with no evaluation.',
    },
    {
      id: 'DT-NOFIGHT-07',
      kind: 'rule',
      title: { cs: 'Omezení kartou ve hře', en: 'Same for limits imposed by cards in play' },
      text: {
        cs: 'Stejně se postupuje u bojovníků, které takto omezuje nějaká karta ve hře.',
        en: 'Warriors limited in this way by a card in play are treated alike.',
      },
      check: 'Given an attachment "may not shoot" on W, when the tactic becomes shooting, then the combat ends.',
    },
  ],
};
