import type { Section } from '@bojiste/kernel';

export const commandLines: Section = {
  code: 'CMD',
  title: { cs: 'Příkazová řádka', en: 'Command lines' },
  clauses: [
    {
      id: 'OW-CMD-01',
      kind: 'rule',
      title: { cs: 'Kdo má příkazovou řádku', en: 'Who has a command line' },
      text: {
        cs: 'Příkazovou řádku mají ve spodní části budovy a vozidla; postavy a technologie ji nemají.',
        en: 'Buildings and vehicles carry a command line at the bottom; characters and technologies do not.',
      },
      check: 'Given the database, when scanned, then command occurs only on buildings and vehicles.',
    },
    {
      id: 'OW-CMD-02',
      kind: 'rule',
      title: { cs: 'Jednorázová schopnost', en: 'A command line is used once' },
      text: {
        cs: 'Příkazová řádka se použije z ruky jednou; po provedení efektu jde karta do odkládacího balíčku.',
        en: 'A command line is used from hand once; after its effect the card goes to the discard pile.',
      },
      check: 'Given a BA card, when used, then hand −1, discard +1, nothing enters play.',
    },
    {
      id: 'OW-CMD-03',
      kind: 'rule',
      title: { cs: 'Čtyři druhy příkazových řádek', en: 'Four kinds of command line' },
      text: {
        cs: 'Příkazová řádka je bojová akce (BA), reakce (R), taktika (T), nebo událost (U).',
        en: 'Battle action (bojová akce), reaction (reakce), tactic (taktika), event (událost).',
      },
      check: 'Given the schema, when a command has another kind, then loading fails.',
    },
    {
      id: 'OW-CMD-04',
      kind: 'rule',
      title: { cs: 'Bojové akce ve fázi stavby', en: 'Battle actions in construction' },
      text: {
        cs: 'Ve fázi stavby lze z ruky použít libovolný počet BA, aniž by se za to cokoli vyčerpávalo.',
        en: 'Any number of BA may be used from hand in the construction part, at no exhaustion.',
      },
      check: 'Given three BA cards, when all are used in construction, then legal and no card in play was exhausted.',
    },
    {
      id: 'OW-CMD-05',
      kind: 'rule',
      title: { cs: 'Reakce', en: 'Reactions' },
      text: {
        cs: 'Reakci lze použít, kdykoli nastane její podmínka. Tou bývá často něco, co udělá soupeř, a proto se dá použít i mimo vlastní kolo.',
        en: 'A reaction may be used whenever its condition comes true, often something an opponent does, so also outside the own round.',
      },
      check:
        'Given B holds a reaction on "opponent finishes a vehicle", when A finishes one, then B gets a window before play goes on.',
    },
    {
      id: 'OW-CMD-06',
      kind: 'rule',
      title: { cs: 'Reakce v boji', en: 'Reactions in battle' },
      text: {
        cs: 'V boji lze reakci použít v kterékoli chvíli, kdy je splněna její podmínka; žádná karta tím nepřichází o svou akci.',
        en: 'Reactions may be used at any time in a battle when their condition is met, without using up a slot.',
      },
      check:
        "Given B's R on \"own card wounded\", when A wounds B's card in A's slot, then B may use it and B's next slot is unaffected.",
    },
    {
      id: 'OW-CMD-07',
      kind: 'rule',
      title: { cs: 'Použití je dobrovolné', en: 'Using a command line is optional' },
      text: {
        cs: 'Použití příkazové řádky je věcí volby; hráč si smí kartu nechat v ruce.',
        en: 'Using a command line is a choice; holding the card is allowed.',
      },
      check:
        'Given a met reaction condition, when B declines, then the card stays in hand and may be used at a later occurrence.',
    },
  ],
};
