import {
  type ActRule,
  amount,
  type CalcDecl,
  type Cond,
  cond,
  type Game,
  idOf,
  type Proc,
  refOf,
  type Seat,
  type State,
  type TurnStep,
} from '@bojiste/kernel';
import {
  $,
  active,
  all,
  asItem,
  beginTurn,
  calc,
  call,
  cardsIn,
  eq,
  forever,
  gain,
  gt,
  inScope,
  let_,
  loop,
  minus,
  not,
  option,
  pickMany,
  resource,
  same,
  seatsWhere,
  self,
  seq,
  turn,
  turnOf,
  use,
  verb,
  when,
  window,
  you,
} from '@bojiste/kernel/effects/build/index';
import { aroundTable, grantedTo, ids, numberOf } from '../reads/lookup.ts';
import { DUTY, RES, STAT, TALLY } from '../types.ts';
import { AFTER_ACTION, AFTER_DISCARD, AFTER_DRAW, AFTER_START } from './anytime.ts';

/** Pořadí hry, tři kroky (DT-TURN, DT-DRAW, DT-DISC). */

const clauses = (...ids: string[]): readonly string[] => ids;

const main: Proc = {
  key: 'main',
  args: [],
  clauses: clauses('DT-TURN-03'),
  do: seq(
    call('opening'),
    loop(
      forever,
      seq(
        let_('p', calc('nextSeat')),
        when(all(same($('p'), active), gt(resource($('p'), 'again'), 0)), gain('again', $('p'), -1)),
        beginTurn($('p')),
        when(
          gt(resource($('p'), 'missed'), 0),
          seq(gain('missed', $('p'), -1), verb('missTurn', $('p'))),
          turn('turn', seatsWhere('q', same($('q'), active))),
        ),
      ),
    ),
  ),
};

/** DT-DISC-01 to 03. */
const discardStep: Proc = {
  key: 'discardStep',
  args: [],
  clauses: clauses('DT-DISC-01', 'DT-DISC-02'),
  do: pickMany('cards', cardsIn('hand'), calc('mustDiscard'), calc('mayDiscard'), verb('discardChosen'), {
    prompt: 'ask.discard',
  }),
};

/** A window after every action of the own turn; inside a window of another's turn reactions are enough (DT-RULING-09, 110). */
const afterAction: Proc = {
  key: 'afterAction',
  args: [],
  clauses: clauses('DT-TURN-04'),
  do: when(
    all(turnOf(you), not(inScope('combat'))),
    seq(when(eq(option('lossMoment'), 1), verb('loseIdle', you)), window(AFTER_ACTION), verb('loseIdle', you)),
  ),
};

/** An answer: a card from hand (or out of a pile, where a card allows it) is laid down, everything else is used where it is. */
const answer: Proc = {
  key: 'answer',
  args: ['card', 'ability'],
  clauses: clauses('DT-TIME-02', 'DT-TIME-06'),
  do: when(
    calc('fromPile', $('card')),
    seq(
      verb('lift', $('card')),
      let_('c', calc('current', $('card'))),
      asItem($('c'), use($('c'), $('ability'))),
      verb('putAway', $('c')),
    ),
    asItem($('card'), use($('card'), $('ability'))),
  ),
};

/** A card from hand as one or more actions (DT-ACT-09). */
const playAction: Proc = {
  key: 'playAction',
  args: ['card'],
  clauses: clauses('DT-ACT-09', 'DT-RULING-14'),
  do: seq(
    when(
      calc('isAssault', $('card')),
      seq(
        when(gt(calc('actionsFor', $('card')), 1), verb('spendAction', you, minus(calc('actionsFor', $('card')), 1))),
        verb('spendAttack', you),
      ),
      verb('spendAction', you, calc('actionsFor', $('card'))),
    ),
    verb('lift', $('card')),
    let_('c', calc('current', $('card'))),
    asItem($('c'), use($('c'), -1)),
    verb('putAway', $('c')),
    call('afterAction'),
  ),
};

/** A card out of any pile is played in the middle of something else; actions beyond the first are still paid. */
const playNow: Proc = {
  key: 'playNow',
  args: ['card'],
  clauses: clauses('DT-ACT-09', 'DT-RULING-121'),
  do: when(
    calc('mayHave', $('card')),
    seq(
      when(gt(calc('actionsFor', $('card')), 1), verb('spendAction', you, minus(calc('actionsFor', $('card')), 1))),
      verb('lift', $('card')),
      let_('c', calc('current', $('card'))),
      asItem($('c'), use($('c'), -1)),
      verb('putAway', $('c')),
    ),
  ),
};

/** Extra non-attack actions in another's turn are taken at once, inside the window (DT-RULING-110). */
const extraActions: Proc = {
  key: 'extraActions',
  args: ['n'],
  clauses: clauses('DT-KIND-06', 'DT-RULING-110'),
  do: seq(
    let_('step', calc('phaseNow')),
    verb('grantPeaceful', you, $('n')),
    turn('extra', seatsWhere('q', same($('q'), you))),
    verb('dropPeaceful', you),
    verb('setPhase', $('step')),
  ),
};

export const turnProcs: readonly Proc[] = [main, discardStep, afterAction, answer, playAction, playNow, extraActions];

const t = (cs: string, en: string) => ({ cs, en });

const ACTS = [
  'recruit',
  'hide',
  'seekCover',
  'leaveCover',
  'meditate',
  'play',
  'board',
  'transfer',
  'attack',
  'sabotage',
] as const;

/** DT-TURN-01, DT-TURN-04. Start and end of turn are steps of their own, for effects tied to them (DT-TURN-05, 06). */
export const turns: Readonly<Record<string, readonly TurnStep[]>> = {
  turn: [
    {
      step: 'start',
      text: t('začátek* kola|i|začátek,začátku,začátku,začátek,začátku,začátkem', 'start* of the turn'),
      clauses: clauses('DT-TURN-05'),
      enter: seq(verb('startTurn', you), window(AFTER_START)),
      acts: [],
      menu: false,
    },
    {
      step: 'draw',
      text: t('krok* dobírání karet|i:hrad', 'draw step'),
      clauses: clauses('DT-DRAW-01', 'DT-DRAW-02', 'DT-SET-05'),
      // DT-SET-05: the opening hand was the first player's first draw.
      enter: seq(verb('newPeriod', you), when(not(calc('openingTurn')), verb('drawUp', you))),
      acts: [],
      menu: false,
    },
    {
      step: 'actions',
      text: t('krok* akcí|i:hrad', 'action step'),
      clauses: clauses('DT-ACT-01', 'DT-ACT-09'),
      enter: seq(verb('grantRegular', you), window(AFTER_DRAW)),
      acts: ACTS,
      menu: true,
      leave: verb('dropActions', you),
    },
    {
      step: 'discard',
      text: t('krok* odhazování karet|i:hrad', 'discard step'),
      clauses: clauses('DT-DISC-01'),
      enter: call('discardStep'),
      acts: [],
      menu: false,
      leave: window(AFTER_DISCARD),
    },
    {
      step: 'end',
      text: t('konec* kola|i|konec,konce,konci,konec,konci,koncem', 'end* of the turn'),
      clauses: clauses('DT-TURN-06'),
      acts: [],
      menu: false,
      leave: verb('endTurn', you),
    },
  ],
  extra: [
    {
      step: 'extra',
      text: t('akce* navíc|f:růže', 'extra actions'),
      clauses: clauses('DT-RULING-110'),
      acts: ACTS.filter((act) => act !== 'sabotage'),
      menu: true,
    },
  ],
};

const mayDo = (name: string): Cond => calc(name, self);

/** Every action of the book (DT-ACT-09). Acts without a card of their own are done with the player's card. */
export const acts: readonly ActRule[] = [
  {
    key: 'recruit',
    text: t('vyložit bojovníka', 'play a warrior'),
    clauses: clauses('DT-WAR-01', 'DT-WAR-06'),
    of: cardsIn('hand').kind('warrior'),
    when: mayDo('mayRecruit'),
    do: call('recruit', self),
  },
  {
    key: 'hide',
    text: t('vyložit bojovníka do úkrytu', 'play a warrior into cover'),
    clauses: clauses('DT-HIDE-01'),
    of: cardsIn('hand').kind('warrior'),
    when: mayDo('mayHide'),
    do: seq(verb('spendAction', you, 3), verb('hideWarrior', self), call('afterAction')),
  },
  {
    key: 'seekCover',
    text: t('vyhledat úkryt', 'seek cover'),
    clauses: clauses('DT-COVER-01'),
    of: ownWarriors(),
    when: mayDo('maySeekCover'),
    do: seq(verb('spendAction', you, 1), verb('cover', self), call('afterAction')),
  },
  {
    key: 'leaveCover',
    text: t('opustit úkryt', 'leave cover'),
    clauses: clauses('DT-COVER-14', 'DT-HIDE-08'),
    of: ownWarriors('covered'),
    when: mayDo('mayLeaveCover'),
    do: seq(verb('spendDuty', you, 1, DUTY.cover), call('leaveCover', self), call('afterAction')),
  },
  {
    key: 'meditate',
    text: t('meditovat', 'meditate'),
    clauses: clauses('DT-MED-01'),
    of: cardsIn('player').kind('player'),
    when: mayDo('mayMeditate'),
    do: seq(verb('spendAction', you, 1), verb('meditate', you), call('afterAction')),
  },
  {
    key: 'play',
    text: t('vyložit kartu', 'play a card'),
    clauses: clauses('DT-ACT-09'),
    of: cardsIn('hand'),
    when: mayDo('mayPlay'),
    do: call('playAction', self),
  },
  {
    key: 'board',
    text: t('nastoupit nebo vystoupit', 'board or leave'),
    clauses: clauses('DT-VEH-03'),
    of: vehicles(),
    when: mayDo('mayBoard'),
    do: seq(verb('spendAction', you, 1), verb('board', self), call('afterAction')),
  },
  {
    key: 'transfer',
    text: t('transferovat', 'transfer'),
    clauses: clauses('DT-TRAN-01'),
    of: ownWarriors(),
    when: mayDo('mayTransfer'),
    do: seq(
      verb('spendDuty', you, calc('transferCost', self), calc('transferDuty', self)),
      verb('transfer', self, 1),
      call('afterAction'),
    ),
  },
  {
    key: 'attack',
    text: t('zaútočit', 'attack'),
    clauses: clauses('DT-FIGHT-01', 'DT-FIGHT-10'),
    of: cardsIn('player').kind('player'),
    when: mayDo('mayDeclare'),
    do: seq(verb('spendAttack', you), call('combat', you), call('afterAction')),
  },
  {
    key: 'sabotage',
    text: t('sabotovat', 'sabotage'),
    clauses: clauses('DT-SAB-03', 'DT-SAB-04'),
    of: ownWarriors(),
    when: mayDo('maySabotage'),
    do: seq(verb('spendSabotage', you), call('sabotage', self), call('afterAction')),
  },
];

function ownWarriors(which: 'all' | 'covered' = 'all') {
  return which === 'all' ? byCalc('ownWarriors') : byCalc('coveredOnes');
}
function vehicles() {
  return byCalc('ownVehicles');
}
function byCalc(name: string) {
  return { k: 'cards' as const, from: calc(name), where: [] };
}

// ---- what is asked by name ------------------------------------------------------------------------------------------

/** DT-DISC-02: cards above the hand size, unless the player may keep them. */
const overLimit = (g: Game, s: State, seat: Seat): number => {
  const over = s.zones[ids(g).hand + seat].length - numberOf(g, s, seat, STAT.handLimit);
  return over <= 0 || grantedTo(g, s, 'keepHand', seat) ? 0 : over;
};

/** Where cards lie before they are played. */
const PILES: readonly string[] = ['hand', 'library', 'discard'];

function nextSeat(s: State): number {
  if (s.turn === 0) return s.active;
  const again = s.seats[s.active];
  if (again.out === 0 && again.resources[RES.again] > 0) return s.active;
  return aroundTable(s, s.active).find((seat) => seat !== s.active && s.seats[seat].out === 0) ?? s.active;
}

export const turnCalcs: Readonly<Record<string, CalcDecl>> = {
  nextSeat: amount([], (_, s) => nextSeat(s)),
  mustDiscard: amount([], (g, s, f) => overLimit(g, s, f.you)),
  mayDiscard: amount([], (g, s, f) =>
    Math.max(
      Math.min(numberOf(g, s, f.you, STAT.discards), s.zones[ids(g).hand + f.you].length),
      overLimit(g, s, f.you),
    ),
  ),
  turnedRound: cond(
    [],
    (_, s) => s.tally[TALLY.turned] > 0,
    t(
      'se hraje opačným směrem // se nehraje opačným směrem',
      'play goes the other way // play does not go the other way',
    ),
  ),
  openingTurn: cond([], (_, s) => s.turn === 1),
  phaseNow: amount([], (_, s) => s.phase),
  turnStarts: cond(
    [],
    (g, s, f) => s.active === f.you && s.phase === g.names.steps.get('start'),
    t('=na začátku svého kola', '=at the start of your turn'),
  ),
  fromPile: cond(['card'], (g, s, _, ref) => PILES.includes(g.zones[s.cards[idOf(ref)].zone].decl.name)),
  current: {
    type: 'card',
    args: ['card'],
    run: (_, s, __, ref) => refOf(s.cards[idOf(ref)]),
    text: t('karta|f:žena', 'card'),
  },
};
