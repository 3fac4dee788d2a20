import { amount, type CalcDecl, type Proc, type TurnStep } from '@bojiste/kernel';
import {
  $,
  beginTurn,
  calc,
  call,
  flush,
  let_,
  not,
  pick,
  same,
  seatsWhere,
  seq,
  turn,
  valuesBy,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build';

import { TALLY } from '../types.ts';

/** Rozbor tahu: preparation, draw, advance, deployment, extra turn, end of turn. */

const ANYTIME = ['action', 'activate'];

const prepare: TurnStep = {
  step: 'prepare',
  text: { cs: 'Příprava', en: 'Preparation' },
  clauses: ['SS-TURN-03', 'SS-TURN-04', 'SS-RULING-08'],
  enter: seq(verb('startTurn', you), verb('prepare'), flush),
  acts: ANYTIME,
  menu: true,
};
const draw: TurnStep = {
  step: 'draw',
  text: { cs: 'Tažení* karet|n:stavení', en: 'Draw' },
  clauses: ['SS-TURN-05', 'SS-TURN-06', 'SS-TURN-07'],
  enter: seq(verb('drawStep'), flush),
  acts: ANYTIME,
  menu: true,
};
const advance: TurnStep = {
  step: 'advance',
  text: { cs: 'Postup* armády|i:hrad', en: 'Army advance' },
  clauses: ['SS-TURN-10', 'SS-TURN-11'],
  enter: call('advance', 0),
  acts: ANYTIME,
  menu: true,
};
const deploy: TurnStep = {
  step: 'deploy',
  text: { cs: 'Nasazení* nestvůry|n:stavení', en: 'Deployment' },
  clauses: ['SS-TURN-12', 'SS-TURN-13', 'SS-MON-04'],
  acts: ['monster', ...ANYTIME],
  menu: true,
};
const silent = (step: string, cs: string, en: string, clauses: readonly string[]): TurnStep => ({
  step,
  text: { cs, en },
  clauses,
  acts: [],
  menu: false,
});
const extra = silent('extra', 'Tah navíc', 'Extra turn', ['SS-TURN-15', 'SS-RULING-12']);
const end = silent('end', 'Konec tahu', 'End of turn', ['SS-TURN-18']);

/** Both armies advance, in the order the player chooses; actions fit in between (SS-RULING-95, SS-RULING-08). */
const firstArmy: TurnStep = {
  ...advance,
  enter: seq(
    pick('side', valuesBy('armies'), verb('chooseArmy', $('side')), { prompt: 'ask.advance' }),
    call('advance', $('side')),
  ),
};
const secondArmy: TurnStep = {
  ...advance,
  step: 'advance2',
  text: { cs: 'Postup druhé armády', en: 'Advance of the second army' },
  enter: call('advance', calc('otherArmy')),
};

/** While one partner takes an extra turn, the other may use activated abilities and nothing else (SS-RULING-92). */
const assist: TurnStep = {
  step: 'assist',
  text: { cs: 'Pomoc spoluhráči', en: 'Helping the partner' },
  clauses: ['SS-COOP-06', 'SS-COOP-08', 'SS-RULING-92'],
  acts: ['assist'],
  menu: 'ifAny',
};
const personal = (step: TurnStep): TurnStep => ({
  ...step,
  ...(step.enter !== undefined && { enter: when(not(calc('helping')), step.enter) }),
  menu: step.menu && 'ifAny',
});

const duelTurn = [prepare, draw, advance, deploy, extra, end];

export const playerTurns: Readonly<Record<string, readonly TurnStep[]>> = {
  player: duelTurn,
  again: [assist, ...duelTurn.map(personal)],
  ring: [prepare, draw, firstArmy, secondArmy, deploy, extra, end],
};

/** Seats whose turn it is: partners of the co-operative mode take theirs together (SS-COOP-03). */
export const onTurn = seatsWhere('x', calc('isOnTurn', $('x')));

/** In an extra turn the partner is asked for help before the steps begin (SS-RULING-92). */
export const helpersFirst = valuesBy('helpersFirst');

export const turnProcs: readonly Proc[] = [
  // The other reading of "immediately": the extra turn is played on the spot (SS-RULING-12). It stays the only one.
  {
    key: 'turnNow',
    args: [],
    clauses: ['SS-RULING-12'],
    do: seq(
      let_('me', calc('myself')),
      let_('deployed', calc('deployedMask')),
      let_('step', calc('stepNow')),
      verb('enterExtra', $('me')),
      beginTurn($('me')),
      when(calc('coop'), turn('again', helpersFirst), turn('player', seatsWhere('x', same($('x'), $('me'))))),
      verb('resume', $('deployed'), $('step')),
    ),
  },
];

export const turnCalcs: Readonly<Record<string, CalcDecl>> = {
  otherArmy: amount([], (_, s) => 1 - s.tally[TALLY.drawing]),
  stepNow: amount([], (_, s) => s.phase),
};
