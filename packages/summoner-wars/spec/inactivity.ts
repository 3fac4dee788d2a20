import type { Section } from '@bojiste/kernel';

export const inactivity: Section = {
  code: 'PASS',
  title: { cs: 'Trest za pasivitu', en: 'Inactivity penalty' },
  clauses: [
    {
      id: 'SW-PASS-01',
      kind: 'rule',
      title: { cs: 'Trest za pasivitu', en: 'The penalty' },
      text: {
        cs: 'Pokud aktivní hráč ve fázi Útok nezaútočil na žádný objekt ovládaný soupeřem, položí se na konci této fáze na kartu jeho Vyvolavače 1 žeton zranění.',
        en: 'If in the Attack phase the active player attacked no object controlled by the opponent, then at the end of that phase 1 injury is placed on the own Summoner.',
      },
      check: "Given A makes no attack, when the Attack phase ends, then A's Summoner has +1 injury.",
    },
    {
      id: 'SW-PASS-02',
      kind: 'rule',
      title: { cs: 'Útok na vlastní objekt nepomáhá', en: 'Attacking own objects does not help' },
      text: {
        cs: 'Útoky na vlastní objekty hráče před trestem neuchrání.',
        en: 'Attacks on own objects do not avoid the penalty.',
      },
      check: "Given A attacks only A's gate, when the phase ends, then A's Summoner gets 1 injury.",
    },
    {
      id: 'SW-PASS-03',
      kind: 'rule',
      title: { cs: 'Stačí kterýkoli cizí objekt', en: 'Any enemy object helps' },
      text: {
        cs: 'Trestu se hráč vyhne útokem na kteroukoli jednotku či stavbu, kterou ovládá soupeř.',
        en: 'An attack on any enemy-controlled unit or structure avoids it.',
      },
      check: "Given A attacks B's gate, when the phase ends, then no penalty.",
    },
    {
      id: 'SW-PASS-04',
      kind: 'rule',
      title: { cs: 'Stačí i neúspěšný útok', en: 'A miss helps too' },
      text: {
        cs: 'Rozhoduje, že hráč zaútočil, nikoli to, zda způsobil zranění.',
        en: 'What counts is having attacked, not having injured.',
      },
      check: "Given A's attack on B's unit with dice [R, R] for a melee unit, when the phase ends, then no penalty.",
    },
    {
      id: 'SW-PASS-05',
      kind: 'rule',
      title: { cs: 'Zranění schopností nepomáhá', en: 'Ability damage does not help' },
      text: {
        cs: 'Zranění cizích objektů schopnostmi nebo událostmi není útok, a trestu se jím tedy nelze vyhnout.',
        en: 'Injuring enemies by abilities or events is no attack and does not avoid the penalty.',
      },
      check:
        "Given A only uses effects that injure B's units, when the Attack phase ends, then A's Summoner gets 1 injury.",
    },
    {
      id: 'SW-PASS-06',
      kind: 'rule',
      title: { cs: 'Trest je povinný', en: 'The penalty is compulsory' },
      text: {
        cs: 'Trest za pasivitu není dobrovolný, žeton zranění se položí vždy.',
        en: 'The penalty is not optional.',
      },
      check: 'Given the condition holds, when the phase ends, then no choice is offered and the token is placed.',
    },
    {
      id: 'SW-PASS-07',
      kind: 'rule',
      title: { cs: 'Jen ve vlastní fázi Útok', en: "Only in one's own attack phase" },
      text: {
        cs: 'Pro trest za pasivitu se posuzuje pouze fáze Útok ve vlastním tahu aktivního hráče.',
        en: "The penalty checks only the active player's own phase.",
      },
      check: "Given it is A's turn, when A's Attack phase ends, then B's Summoner never receives a penalty token.",
    },
    {
      id: 'SW-PASS-08',
      kind: 'rule',
      title: { cs: 'Trest může být smrtelný', en: 'The penalty can be fatal' },
      text: {
        cs: 'Žeton zranění položený za trest může eliminovat vlastního Vyvolavače, a ukončit tak hru.',
        en: 'The token may eliminate the own Summoner and end the game.',
      },
      check: "Given A's Summoner has current life 1, when A is penalised, then the game ends with winner B.",
    },
  ],
};
