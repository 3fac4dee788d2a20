import type { TurnStep } from '@bojiste/kernel';
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
import { TALLY } from '../types.ts';
import { amount, type Chapter, proc } from './chapter.ts';
import { seatAfter } from './lookup.ts';

/** Herní kola: the fixed order of phases; a player finishes all of them before the next one begins (OW-ROUND, OW-RULING-16). */

export const roundTable: readonly TurnStep[] = [
  {
    step: 'draw',
    text: { cs: 'Dolíznutí', en: 'Draw' },
    clauses: ['OW-PREP-01'],
    acts: [],
    menu: false,
    enter: call('drawUp'),
  },
  {
    step: 'reinforcement',
    text: { cs: 'Posily', en: 'Reinforcements' },
    clauses: ['OW-PREP-06'],
    acts: [],
    menu: false,
    enter: call('reinforce'),
  },
  {
    step: 'mining',
    text: { cs: 'Těžba surovin', en: 'Mining' },
    clauses: ['OW-MINE-01', 'OW-MINE-03'],
    acts: [],
    menu: false,
    enter: call('mining'),
  },
  {
    step: 'recovery',
    text: { cs: 'Zotavení', en: 'Recovery' },
    clauses: ['OW-REST-01', 'OW-REST-02'],
    acts: [],
    menu: false,
    enter: call('recovery'),
  },
  {
    step: 'construction',
    text: { cs: 'Stavba a výzkum', en: 'Construction and research' },
    clauses: ['OW-BUILD-01', 'OW-ROUND-05'],
    acts: ['build', 'make', 'research', 'work', 'repair', 'dismantle', 'command', 'power'],
    menu: true,
  },
  {
    step: 'movement',
    text: { cs: 'Pohyb a sběr zásilek', en: 'Movement and gathering' },
    clauses: ['OW-MOVE-01', 'OW-GATHER-01', 'OW-ROUND-05'],
    acts: ['move', 'gather', 'board', 'leave', 'power'],
    menu: true,
  },
  {
    step: 'battle',
    text: { cs: 'Boj', en: 'Battle' },
    clauses: ['OW-BATTLE-01'],
    acts: ['fight', 'power'],
    menu: 'ifAny',
  },
  {
    step: 'end',
    text: { cs: 'Konec kola', en: 'End of the round' },
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
  calcs: {
    nextSeat: amount([], (g, s) => (s.turn === 0 ? s.tally[TALLY.first] : seatAfter(g, s, s.active))),
  },
};
