import { type CalcDecl, type Card, type Game, type Proc, permitted, type Ref, type State } from '@bojiste/kernel';
import { $, call, mayPick, note, pick, seq, valuesBy } from '@bojiste/kernel/effects/build';
import { hasKind, ids, isFree, objectAt, standing } from '../reads/lookup.ts';
import { KIND, TALLY } from '../types.ts';
import { DIRECTIONS, distanceOf, longer, STEP, spaceAfter, wayFrom, wayLength, wayName } from './distance.ts';

/**
 * Zatlačení (push), SW-PUSH-01 to -04, SW-RULING-42 to -44: exactly the named number of free spaces in one straight
 * direction, chosen by the player of the effect. Not a move.
 */

export const mayBePushed = (g: Game, s: State, card: Card): boolean => permitted(g, s, ids(g).rule.push, card, true);

/** Blast alone pushes through others: commons and champions, never structures or Summoners. */
function slides(g: Game, s: State, at: number, through: boolean): boolean {
  if (isFree(s, at)) return true;
  const card = objectAt(s, at);
  if (!through || card === null || hasKind(g, card, KIND.structure)) return false;
  return hasKind(g, card, KIND.common) || hasKind(g, card, KIND.champion);
}

function listPushes(g: Game, s: State, ref: Ref, least: number, most: number, through: boolean, out: number[]): void {
  const card = standing(s, ref);
  if (card === null || !mayBePushed(g, s, card)) return;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    let at = card.zone;
    let way = wayFrom(at);
    for (let n = 1; n <= most; n++) {
      at = STEP[at * DIRECTIONS + direction];
      if (at < 0 || !slides(g, s, at, through)) break;
      way = longer(way, direction);
      if (n >= least && isFree(s, at)) out.push(way);
    }
  }
}

/** Pushes of one space that bring the card nearer to one card, or farther from another; -1 where there is none. */
function listTurned(g: Game, s: State, ref: Ref, toward: number, from: number, out: number[]): void {
  const other = standing(s, toward < 0 ? from : toward);
  const card = standing(s, ref);
  if (other === null || card === null) return;
  const all: number[] = [];
  listPushes(g, s, ref, 1, 1, false, all);
  const before = distanceOf(card.zone, other.zone);
  for (const way of all) {
    const after = distanceOf(spaceAfter(way), other.zone);
    if (toward < 0 ? after > before : after < before) out.push(way);
  }
}

const ways = (run: CalcDecl['run'], args: CalcDecl['args']): CalcDecl => ({
  type: 'values',
  args,
  run,
  text: { cs: 'směr* zatlačení|i:hrad', en: 'direction' },
  key: (_, __, way) => wayName(way),
  place: (_, __, way) => spaceAfter(way),
});

export const pushCalcs: Readonly<Record<string, CalcDecl>> = {
  pushes: ways(
    (g, s, _, ref, least, most, out) => {
      listPushes(g, s, ref, least, most, false, out);
      return 0;
    },
    ['card', 'number', 'number'],
  ),
  pushesThrough: ways(
    (g, s, _, ref, least, most, out) => {
      listPushes(g, s, ref, least, most, true, out);
      return 0;
    },
    ['card', 'number', 'number'],
  ),
  pushesTurned: ways(
    (g, s, _, ref, toward, from, out) => {
      listTurned(g, s, ref, toward, from, out);
      return 0;
    },
    ['card', 'card', 'card'],
  ),
  /** Was anything pushed by the optional push of the effect that is being resolved? */
  wasPushed: {
    type: 'cond',
    args: ['card'],
    run: (_, s) => (wayLength(Math.max(64, s.tally[TALLY.pushPath])) > 0 ? 1 : 0),
    text: { cs: 'byl{0:end} {0} zatlačen{0:end}', en: '{0} was forced' },
  },
};

const ask = { prompt: 'ask.push' };
const slide = call('walk', $('u'), $('way'), 1);
/** Where the effect goes on to ask whether and which way the object was pushed. */
const begin = note('pushPath', 0);
const noted = seq(note('pushPath', $('way')), slide);

/** One procedure for each way of asking; RULING-42: if no push is possible, nothing happens and the rest goes on. */
export const pushProcs: readonly Proc[] = [
  {
    key: 'push',
    args: ['u', 'least', 'most'],
    clauses: ['SW-PUSH-01', 'SW-PUSH-02', 'SW-RULING-42'],
    do: pick('way', valuesBy('pushes', $('u'), $('least'), $('most')), slide, ask),
  },
  {
    key: 'mayPush',
    args: ['u', 'least', 'most'],
    clauses: ['SW-PUSH-01', 'SW-TERM-33'],
    do: seq(begin, mayPick('way', valuesBy('pushes', $('u'), $('least'), $('most')), noted, ask)),
  },
  {
    key: 'pushThrough',
    args: ['u', 'least', 'most'],
    clauses: ['SW-PUSH-01', 'SW-TERM-74'],
    do: seq(begin, pick('way', valuesBy('pushesThrough', $('u'), $('least'), $('most')), noted, ask)),
  },
  {
    key: 'mayPushTurned',
    args: ['u', 'toward', 'from'],
    clauses: ['SW-PUSH-01', 'SW-TERM-33'],
    do: mayPick('way', valuesBy('pushesTurned', $('u'), $('toward'), $('from')), slide, ask),
  },
];
