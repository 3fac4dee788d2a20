import type { ActRule, Proc, Ref, Seat } from '@bojiste/kernel';
import {
  type CalcDecl,
  type Card,
  F,
  type Game,
  listened,
  permitted,
  refOf,
  SET_ROW,
  type State,
  statOf,
} from '@bojiste/kernel';
import {
  $,
  calc,
  call,
  cardsBy,
  let_,
  loop,
  pick,
  plus,
  self,
  seq,
  valuesBy,
  verb,
  when,
} from '@bojiste/kernel/effects/build';
import { hasKind, ids, isFree, isUnit, objectAt, standing } from '../reads/lookup.ts';
import { canPass, longWays } from '../reads/ways.ts';
import { FLAG, KIND, LIMIT, STAT, TALLY } from '../types.ts';
import { adjacent, DIRECTIONS, longer, STEP, spaceAfter, wayFrom, wayLength, wayName } from './distance.ts';

/**
 * Fáze 2 – Pohyb (movement), SW-MOVE-01 to -12, SW-RULING-28 to -34. What a player chooses is a way, step by step,
 * because the way matters: whom the unit passes, whom it leaves, how far it ran straight.
 */

/** May this unit be moved at all? Structures do not, unless a card says so (SW-MOVE-09, SW-MOVE-11). */
export function mayMove(g: Game, s: State, card: Card): boolean {
  return permitted(g, s, ids(g).rule.move, card, !hasKind(g, card, KIND.structure));
}

/** SW-MOVE-01, -02, -10: own units, each once, three in all. */
function listMovable(g: Game, s: State, seat: Seat, out: number[]): void {
  if (s.tally[TALLY.moves] >= LIMIT.moves) return;
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (card.control !== seat || !isUnit(g, card)) continue;
    if ((card.flags & (1 << FLAG.moved)) === 0 && mayMove(g, s, card)) out.push(refOf(card));
  }
}

// ---- ways ------------------------------------------------------------------------------------------------------------

/** All ways of one or two steps: straight, bent, and out and back (SW-MOVE-03 to -08). */
function shortWays(g: Game, s: State, card: Card, max: number, out: number[]): void {
  const start = card.zone;
  const from = wayFrom(start);
  for (let a = 0; a < DIRECTIONS; a++) {
    const first = STEP[start * DIRECTIONS + a];
    if (first < 0) continue;
    const free = isFree(s, first);
    if (free) out.push(longer(from, a));
    else if (max < 2 || !canPass(g, s, card, first)) continue;
    if (max < 2) continue;
    for (let b = 0; b < DIRECTIONS; b++) {
      const second = STEP[first * DIRECTIONS + b];
      if (second >= 0 && (second === start || isFree(s, second))) out.push(longer(longer(from, a), b));
    }
  }
}

/** Výpad: free spaces in one straight direction instead of a normal move (SW-CARD-vlci-jezdci, SW-RULING-33). */
function charges(s: State, card: Card, max: number, reach: number, out: number[]): void {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    let at = card.zone;
    let way = wayFrom(at);
    for (let n = 1; n <= reach; n++) {
      at = STEP[at * DIRECTIONS + direction];
      if (at < 0 || !isFree(s, at)) break;
      way = longer(way, direction);
      if ((n > max || n >= 3) && !out.includes(way)) out.push(way);
    }
  }
}

const MOST_STEPS = 10;

function listWays(g: Game, s: State, ref: Ref, out: number[]): void {
  const card = standing(s, ref);
  if (card === null) return;
  const max = Math.min(MOST_STEPS, statOf(g, s, card, STAT.moveMax));
  if (max > 2) longWays(g, s, card, max, out);
  else if (max > 0) shortWays(g, s, card, max, out);
  const reach = statOf(g, s, card, STAT.chargeMax);
  if (reach > 0) charges(s, card, max, reach, out);
}

/** Objects a way led through, without its ends (SW-CARD-medvedi-kavalerie). */
function listPassed(g: Game, s: State, way: number, out: number[]): void {
  if (way < 0) return;
  for (let i = 1; i < wayLength(way); i++) {
    const card = objectAt(s, spaceAfter(way, i));
    if (card !== null && isUnit(g, card) && !out.includes(refOf(card))) out.push(refOf(card));
  }
}

export const movementCalcs: Readonly<Record<string, CalcDecl>> = {
  movable: {
    type: 'cards',
    args: [],
    run: (g, s, f, _, __, ___, out) => {
      listMovable(g, s, f.you, out);
      return 0;
    },
    text: { cs: 'jednotka*, která se může pohnout|f:žena', en: 'unit* that may move' },
  },
  /** May this unit act instead of moving (SW-TERM-39 to -43)? A legal way is not needed. */
  mayMove: {
    type: 'cond',
    args: ['card'],
    run: (g, s, _, ref) => {
      const card = standing(s, ref);
      if (card === null || s.tally[TALLY.moves] >= LIMIT.moves) return 0;
      return (card.flags & (1 << FLAG.moved)) === 0 && mayMove(g, s, card) ? 1 : 0;
    },
    text: { cs: '=namísto pohybu', en: '=instead of moving,' },
  },
  /** Did this step take the unit away from that one's side? */
  leavesSide: {
    type: 'cond',
    args: ['card'],
    run: (_, s, f, ref) => {
      const card = standing(s, ref);
      if (card === null) return 0;
      return adjacent(card.zone, f.sets[SET_ROW][F.from]) && !adjacent(card.zone, f.sets[SET_ROW][F.to]) ? 1 : 0;
    },
    text: { cs: 'tím přestane sousedit s {0:ins}', en: 'it is no longer adjacent to {0}' },
  },
  ways: {
    type: 'values',
    args: ['card'],
    run: (g, s, _, ref, __, ___, out) => {
      listWays(g, s, ref, out);
      return 0;
    },
    text: { cs: 'cesta|f:žena', en: 'way' },
    key: (_, __, way) => wayName(way),
    place: (_, __, way) => spaceAfter(way),
  },
  /** Does anybody care about single steps? Otherwise the unit goes in one. */
  watched: {
    type: 'cond',
    args: [],
    run: (g, s) => {
      const { stepped } = ids(g).event;
      const delayed = s.mods.some((mod) => g.changes[mod.change].pattern?.event === stepped);
      return delayed || listened(g, s, g.listen.after + stepped) || listened(g, s, g.listen.before + stepped) ? 1 : 0;
    },
    text: { cs: 'záleží na každém kroku', en: 'single steps matter' },
  },
  /** Is the unit still there, with steps of its way left? */
  onTheWay: {
    type: 'cond',
    args: ['card', 'number', 'number'],
    run: (_, s, __, ref, way, index) => (standing(s, ref) !== null && index < wayLength(way) ? 1 : 0),
    text: { cs: '{0} je na cestě', en: '{0} is on its way' },
  },
  passed: {
    type: 'cards',
    args: ['number'],
    run: (g, s, _, way, __, ___, out) => {
      listPassed(g, s, way, out);
      return 0;
    },
    text: { cs: 'jednotka*, skrz kterou prošla|f:žena', en: 'unit* it passed through' },
  },
};

/** SW-TERM-61, SW-TERM-63: step by step where somebody watches, then what happens after the whole move. */
export const movementProcs: readonly Proc[] = [
  {
    key: 'walk',
    args: ['u', 'way', 'pushed'],
    clauses: ['SW-MOVE-04', 'SW-TERM-63'],
    do: seq(
      when(
        calc('watched'),
        seq(
          let_('i', 0),
          loop(
            calc('onTheWay', $('u'), $('way'), $('i')),
            seq(verb('takeStep', $('u'), $('way'), $('i'), $('pushed')), let_('i', plus($('i'), 1))),
          ),
        ),
        verb('travel', $('u'), $('way')),
      ),
      verb('arrive', $('u'), $('way'), $('pushed')),
    ),
  },
];

export const moveAct: ActRule = {
  key: 'move',
  text: { cs: 'pohyb', en: 'move' },
  clauses: ['SW-MOVE-01', 'SW-MOVE-03'],
  of: cardsBy('movable'),
  do: pick('way', valuesBy('ways', self), seq(verb('useMove', self), call('walk', self, $('way'), 0)), {
    prompt: 'ask.way',
  }),
};
