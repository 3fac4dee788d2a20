import type { Section } from '@bojiste/kernel';

export const waiting: Section = {
  code: 'WAIT',
  title: { cs: 'Vyčkávání', en: 'Waiting' },
  clauses: [
    {
      id: 'OW-WAIT-01',
      kind: 'rule',
      title: { cs: 'Ztráta iniciativy', en: 'Loses its initiative' },
      text: {
        cs: 'Vyčkávající karta se vzdává svého místa v pořadí a jedná až po všech ostatních.',
        en: 'A waiting card gives up its place and acts after all others.',
      },
      check: 'Given order Drone 24, Tank 20, Sol 15, when Drone waits, then Tank, Sol, Drone.',
    },
    {
      id: 'OW-WAIT-02',
      kind: 'rule',
      title: { cs: 'Pořadí vyčkávajících', en: 'Order among waiting cards' },
      text: {
        cs: 'Když přijdou na řadu vyčkávající karty, jednají v pořadí podle své původní iniciativy. Viz OW-RULING-61.',
        en: 'When the waiting cards come up, they act in the order of their original initiative. See OW-RULING-61.',
      },
      check: 'Given Drone (24) and Tank (20) waited, then Drone before Tank.',
    },
    {
      id: 'OW-WAIT-03',
      kind: 'rule',
      title: { cs: 'Vyčkávat jen jednou', en: 'Waiting only once' },
      text: {
        cs: 'Karta smí vyčkávat pouze jednou. Viz OW-RULING-61.',
        en: 'A card may wait only once. See OW-RULING-61.',
      },
      check: 'Given Drone\'s second slot of the battle round, then "wait" is not offered.',
    },
    {
      id: 'OW-WAIT-04',
      kind: 'rule',
      title: { cs: 'Vyčkávající zůstává připravená', en: 'A waiting card stays ready' },
      text: {
        cs: 'Vyčkáváním se karta nevyčerpá, takže může nadále blokovat.',
        en: 'Waiting does not exhaust, so the card may still block.',
      },
      check: 'Given Drone waits, when B attacks, then Drone is offered as blocker.',
    },
    {
      id: 'OW-WAIT-05',
      kind: 'rule',
      title: { cs: 'Vyčerpání bez efektu', en: 'Declining' },
      text: {
        cs: 'Hráč se může rozhodnout, že karta neudělá nic; v tom případě se vyčerpá bez efektu.',
        en: 'A player may decide that a card does nothing; it is then exhausted without effect.',
      },
      check: "Given Sol's slot, when A declines, then Sol is exhausted and the next slot begins.",
    },
  ],
};
