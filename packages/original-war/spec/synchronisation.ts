import type { Section } from '@bojiste/kernel';

export const synchronisation: Section = {
  code: 'SYNC',
  title: { cs: 'Ztráta synchronizace', en: 'Loss of synchronisation' },
  clauses: [
    {
      id: 'OW-SYNC-01',
      kind: 'rule',
      title: { cs: 'Opomenutí karty nebo pravidla', en: 'What loss of synchronisation is' },
      text: {
        cs: 'Hráči někdy přehlédnou kartu nebo pravidlo; hra se tím zkreslí a přijde se na to až o několik kol později.',
        en: 'Players sometimes overlook a card or rule, which distorts the game and is found out rounds later.',
      },
      check: 'Given all clauses are enforced, then no legal command sequence produces such a state.',
    },
    {
      id: 'OW-SYNC-02',
      kind: 'rule',
      title: { cs: 'Právo postiženého hráče', en: "The wronged player's right" },
      text: {
        cs: 'Hráč, na jehož kartu s pasivní schopností se zapomnělo, smí vyhlásit ztrátu synchronizace a odejít ze hry neporažen; totéž právo se váže na kartu vyloženou bez splněných požadavků, věta však nechává otevřené, čí karta to má být. Viz OW-RULING-102.',
        en: 'The player whose card with a passive ability was forgotten may declare loss of synchronisation and leave the game unbeaten; the same right exists around a card played without its conditions, where the sentence leaves open whose card that is. See OW-RULING-102.',
      },
      check: 'Given a confirmed fault report by B, then the game result for B is no-loss.',
    },
    {
      id: 'OW-SYNC-03',
      kind: 'rule',
      title: { cs: 'Vlastní nedbalost se nepočítá', en: 'Own negligence does not count' },
      text: {
        cs: 'Kdo zapomněl zahrát kartu nebo poslat kartu do jiného sektoru, takové právo nemá.',
        en: 'Forgetting to play a card or to send one to another sector gives no such right.',
      },
      check: 'Given B reports a missed optional action, then the report category is rejected.',
    },
  ],
};
