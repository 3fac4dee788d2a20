import { amount, type Chapter, proc, type TurnStep } from '@bojiste/kernel';
import {
  $,
  active,
  beginTurn,
  calc,
  call,
  forever,
  let_,
  loop,
  same,
  seatsWhere,
  seq,
  turn,
} from '@bojiste/kernel/effects/build/index';
import { seatAfter } from '../reads/lookup.ts';
import { TALLY } from '../types.ts';

/** Herní kola: the fixed order of phases; a player finishes all of them before the next one begins (OW-ROUND, OW-RULING-16). */

/** Between the steps abilities may be used, where there is one that can (OW-RULING-39). */
export const roundTable: readonly TurnStep[] = [
  {
    step: 'draw',
    text: { cs: 'fáze* dolíznutí|f:růže', en: 'draw phase' },
    clauses: ['OW-PREP-01'],
    acts: [],
    menu: 'ifAny',
    enter: call('drawUp'),
  },
  {
    step: 'reinforcement',
    text: { cs: 'fáze* posil|f:růže', en: 'reinforcement phase' },
    clauses: ['OW-PREP-06'],
    acts: [],
    menu: 'ifAny',
    enter: call('reinforce'),
  },
  {
    step: 'mining',
    text: { cs: 'fáze* těžby|f:růže', en: 'mining phase' },
    clauses: ['OW-MINE-01', 'OW-MINE-03'],
    acts: [],
    menu: 'ifAny',
    enter: call('mining'),
  },
  {
    step: 'recovery',
    text: { cs: 'fáze* zotavení|f:růže', en: 'recovery phase' },
    clauses: ['OW-REST-01', 'OW-REST-02'],
    acts: [],
    menu: false,
    enter: call('recovery'),
  },
  {
    step: 'construction',
    text: { cs: 'fáze* stavby a výzkumu|f:růže', en: 'construction and research phase' },
    clauses: ['OW-BUILD-01', 'OW-ROUND-05'],
    acts: ['build', 'make', 'research', 'work', 'workAll', 'repair', 'dismantle', 'command', 'power'],
    menu: true,
  },
  {
    step: 'movement',
    text: { cs: 'fáze* pohybu a sběru|f:růže', en: 'movement and gathering phase' },
    clauses: ['OW-MOVE-01', 'OW-GATHER-01', 'OW-ROUND-05'],
    acts: ['move', 'moveAll', 'gather', 'gatherAll', 'board', 'leave', 'power'],
    menu: true,
  },
  {
    step: 'battle',
    text: { cs: 'fáze* boje|f:růže', en: 'battle phase' },
    clauses: ['OW-BATTLE-01'],
    acts: ['fight', 'power'],
    menu: 'ifAny',
  },
  {
    step: 'end',
    text: { cs: 'konec* kola|i:stroj;s2=konce,s3=konci,s6=konci,s7=koncem', en: 'end of the round' },
    clauses: ['OW-END-01', 'OW-RULING-101'],
    acts: [],
    menu: false,
    leave: call('endRound'),
  },
];

export const round: Chapter = {
  procs: [
    proc(
      'main',
      [],
      ['OW-ROUND-02', 'OW-ROUND-03'],
      seq(
        call('prepare'),
        loop(
          forever,
          seq(
            let_('next', calc('nextSeat')),
            beginTurn($('next')),
            turn('round', seatsWhere('who', same($('who'), active))),
          ),
        ),
      ),
    ),
  ],
  events: [
    {
      name: 'stepBegins',
      after: { cs: '=na začátku {step:gen}', en: '=at the start of {step}' },
      clauses: ['OW-ROUND-01'],
    },
    { name: 'stepEnds', after: { cs: '=na konci {step:gen}', en: '=at the end of {step}' }, clauses: ['OW-ROUND-01'] },
  ],
  calcs: {
    nextSeat: amount([], (g, s) => (s.turn === 0 ? s.tally[TALLY.first] : seatAfter(g, s, s.active))),
  },
};
