import type { Bilingual, CalcDecl, EventDecl, Proc, TurnStep } from '@bojiste/kernel';
import {
  $,
  active,
  atLeast,
  beginTurn,
  calc,
  count,
  draw,
  forever,
  let_,
  loop,
  minus,
  same,
  seatsWhere,
  seq,
  turn,
  verb,
  you,
} from '@bojiste/kernel/effects/build';
import { LIMIT } from '../types.ts';
import { yourHand } from '../words.ts';

/**
 * Průběh tahu (turn), SW-TURN-01 to -11, and fáze 6 – Dobrání karet (draw), SW-DRAW-01 to -07. Start and end of the
 * turn are steps of their own around the six phases (SW-TERM-86).
 */

const silent = (step: string, text: Bilingual, clauses: readonly string[]): TurnStep => ({
  step,
  text,
  clauses,
  acts: [],
  menu: false,
});

const phase = (step: string, text: Bilingual, clauses: readonly string[], acts: readonly string[]): TurnStep => ({
  step,
  text,
  clauses,
  acts,
  menu: true,
});

export const turnTable: readonly TurnStep[] = [
  silent('start', { cs: 'tah|i:hrad', en: 'turn' }, ['SW-TURN-04', 'SW-TURN-05']),
  phase(
    'summon',
    { cs: 'fáze* Vyvolávání|f:růže', en: 'Summon phase' },
    ['SW-TURN-02', 'SW-SUM-01'],
    ['summon', 'play'],
  ),
  phase(
    'move',
    { cs: 'fáze* Pohyb|f:růže', en: 'Move phase' },
    ['SW-TURN-02', 'SW-MOVE-01'],
    ['move', 'play', 'summon'],
  ),
  phase(
    'build',
    { cs: 'fáze* Budování|f:růže', en: 'Build phase' },
    ['SW-TURN-02', 'SW-BUILD-01'],
    ['build', 'play', 'summon'],
  ),
  phase(
    'attack',
    { cs: 'fáze* Útok|f:růže', en: 'Attack phase' },
    ['SW-TURN-02', 'SW-ATT-01'],
    ['attack', 'play', 'summon'],
  ),
  phase(
    'magic',
    { cs: 'fáze* Magie|f:růže', en: 'Magic phase' },
    ['SW-TURN-02', 'SW-MAG-01'],
    ['discard', 'play', 'summon'],
  ),
  {
    step: 'draw',
    text: { cs: 'fáze* Dobrání karet|f:růže', en: 'Draw phase' },
    clauses: ['SW-DRAW-01', 'SW-DRAW-07'],
    // SW-DRAW-01, -02: up to five, without a question; an empty pile gives none (SW-DRAW-05, -06, SW-RULING-65).
    enter: draw(you, atLeast(0, minus(LIMIT.hand, count(yourHand)))),
    acts: ['summon'],
    menu: 'ifAny',
  },
  silent('end', { cs: 'tah|i:hrad', en: 'turn' }, ['SW-TURN-08', 'SW-TERM-29']),
];

/** SW-TURN-01: turns alternate until the game ends, or until the format's limit (SW-RULING-12). */
export const turnProcs: readonly Proc[] = [
  {
    key: 'game',
    args: [],
    clauses: ['SW-TURN-01'],
    do: seq(
      beginTurn(active),
      loop(
        forever,
        seq(
          turn('turn', seatsWhere('p', same($('p'), active))),
          verb('checkTurnCap'),
          let_('next', calc('nextSeat')),
          beginTurn($('next')),
        ),
      ),
    ),
  },
];

export const turnCalcs: Readonly<Record<string, CalcDecl>> = {
  nextSeat: {
    type: 'number',
    args: [],
    run: (_, s) => 1 - s.active,
    text: { cs: 'další hráč', en: 'next player' },
  },
};

export const turnEvents: readonly EventDecl[] = [
  {
    name: 'stepBegins',
    after: { cs: '=na začátku {step:gen}', en: '=at the start of {step}' },
    clauses: ['SW-TURN-06', 'SW-TERM-102'],
  },
  {
    name: 'stepEnds',
    after: { cs: '=na konci {step:gen}', en: '=at the end of {step}' },
    clauses: ['SW-TURN-07', 'SW-TERM-28'],
  },
  { name: 'turned', log: { cs: 'na tahu je {to}', en: 'turn of {to}' }, clauses: ['SW-TURN-01'] },
  { name: 'drawn', log: { cs: '{by} si dobírá kartu', en: '{by} draws a card' }, clauses: ['SW-TERM-11'] },
  { name: 'ended', log: { cs: 'konec hry', en: 'the game ends' }, clauses: ['SW-END-01'] },
];
