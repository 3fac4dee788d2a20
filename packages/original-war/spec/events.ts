import type { Section } from '@bojiste/kernel';

export const events: Section = {
  code: 'EVENT',
  title: { cs: 'Události', en: 'Events' },
  clauses: [
    {
      id: 'OW-EVENT-01',
      kind: 'rule',
      title: { cs: 'Kdy se hraje událost', en: 'When events are used' },
      text: {
        cs: 'Události se hrají z ruky na začátku kola boje, dříve než se určí první karta na řadě.',
        en: 'Events are played from hand at the start of a battle round, before the first slot is determined.',
      },
      check:
        'Given the first slot has begun, when A plays U, then illegal; at the start of the next battle round, then legal.',
    },
    {
      id: 'OW-EVENT-02',
      kind: 'rule',
      title: { cs: 'Trvání události', en: 'Lasts one battle round' },
      text: { cs: 'Efekt události platí po celé dané kolo boje.', en: 'The effect holds for that whole battle round.' },
      check:
        "Given an event of +2 speed for A in battle round 1, then A's initiatives are +2 in round 1 and normal in round 2.",
    },
    {
      id: 'OW-EVENT-03',
      kind: 'rule',
      title: { cs: 'Odložení události', en: 'Discard afterwards' },
      text: {
        cs: 'Zahraná událost jde do odkládacího balíčku na konci kola boje, ne dříve.',
        en: 'The played event goes to the discard pile when the battle round ends, not earlier.',
      },
      check: 'Given U in play during the round, then it is not in the discard pile until the round is over.',
    },
    {
      id: 'OW-EVENT-04',
      kind: 'rule',
      title: { cs: 'Jedna událost za kolo boje', en: 'One per player and battle round' },
      text: {
        cs: 'Každý hráč smí za kolo boje zahrát jen jednu událost. Viz OW-RULING-62.',
        en: 'A player may play only one event per battle round. See OW-RULING-62.',
      },
      check:
        'Given A holds two U, when the second is played in the same battle round, then illegal; in the next one, then legal.',
    },
  ],
};
