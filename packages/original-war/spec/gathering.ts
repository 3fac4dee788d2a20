import type { Section } from '@bojiste/kernel';

export const gathering: Section = {
  code: 'GATHER',
  title: { cs: 'Sběr zásilek', en: 'Gathering crates' },
  clauses: [
    {
      id: 'OW-GATHER-01',
      kind: 'rule',
      title: { cs: 'Kdo sbírá', en: 'Who gathers' },
      text: {
        cs: 'Zásilky sbírají postavy a vozidla s typem útoku „nákladní prostor“.',
        en: 'Characters, and vehicles of attack type cargo space (nákladní prostor).',
      },
      check: 'Given Sol, Cargo, Tank, then Sol and Cargo can be sent, Tank cannot.',
    },
    {
      id: 'OW-GATHER-02',
      kind: 'rule',
      title: { cs: 'Množství zásilek v sektoru', en: 'Sector amount' },
      text: {
        cs: 'U každého sektoru je uvedeno, kolik zásilek do něj každé kolo spadne.',
        en: 'Each sector states how many crates fall there every round.',
      },
      check: 'Given a sector with amount 0, when cards are sent, then the payout from it is 0.',
    },
    {
      id: 'OW-GATHER-03',
      kind: 'rule',
      title: { cs: 'Poslání na průzkum', en: 'Sending out' },
      text: {
        cs: 'Karty v sektoru se na průzkum posílají otočením o 180°; tím se stávají sbírajícími.',
        en: 'Cards in the sector are sent by turning them 180°; they become gathering.',
      },
      check: 'Given Wor@S1 ready, when sent, then state gathering, sector S1.',
    },
    {
      id: 'OW-GATHER-04',
      kind: 'rule',
      title: { cs: 'Výplata v dalším kole', en: 'Delayed payout' },
      text: {
        cs: 'Zásilky dorazí na začátku hráčova dalšího kola.',
        en: "The crates arrive at the start of the player's next round.",
      },
      check: "Given Wor sent in A's round 1, then A's stock rises in A's round 2 mining step, not earlier.",
    },
    {
      id: 'OW-GATHER-05',
      kind: 'rule',
      title: { cs: 'Jedna zásilka za postavu', en: 'One per character' },
      text: { cs: 'Každá sbírající postava přinese 1 zásilku.', en: 'Each gathering character brings 1 crate.' },
      check: 'Given 3 characters, amount 5, then +3.',
    },
    {
      id: 'OW-GATHER-06',
      kind: 'rule',
      title: { cs: 'Hodnota nákladního prostoru', en: 'Cargo value' },
      text: {
        cs: 'Každé sbírající vozidlo přinese tolik zásilek, kolik činí jeho hodnota útoku.',
        en: 'Each gathering vehicle brings as many crates as its attack value.',
      },
      check: 'Given Cargo (4), amount 6, then +4.',
    },
    {
      id: 'OW-GATHER-07',
      kind: 'rule',
      title: { cs: 'Maximum sektoru', en: 'Sector maximum' },
      text: {
        cs: 'Z jednoho sektoru hráč za kolo získá nejvýše množství uvedené na tomto sektoru. Viz OW-RULING-53.',
        en: "A player gets at most the sector's amount per round from it. See OW-RULING-53.",
      },
      check: 'Given 3 characters and Cargo (4) in a sector with 5, then +5, not +7.',
    },
    {
      id: 'OW-GATHER-08',
      kind: 'rule',
      title: { cs: 'Koho nelze poslat', en: 'Who cannot be sent' },
      text: {
        cs: 'Na průzkum nelze poslat karty vyčerpané ani karty, které sbírat neumějí.',
        en: 'Exhausted cards and cards unable to gather cannot be sent.',
      },
      check: 'Given Sol exhausted, then illegal; given Ape, then illegal (OW-CHAR-08).',
    },
    {
      id: 'OW-GATHER-09',
      kind: 'rule',
      title: { cs: 'Sbírající karta', en: 'Neither ready nor exhausted' },
      text: {
        cs: 'Sbírající karta je ve zvláštním stavu, není připravená ani vyčerpaná; nelze ji vyčerpat na akci, nemůže se pohybovat ani blokovat.',
        en: 'A gathering card is in its own state; it can neither be exhausted for an action nor move nor block.',
      },
      check: 'Given Wor gathering, when used for a price "exhaust a character", then illegal.',
    },
  ],
};
