import {
  type CalcDecl,
  type Card,
  cardList,
  cond,
  type Game,
  has,
  idOf,
  optionOf,
  ownCard,
  type Proc,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { $, calc, call, seq, verb, when } from '@bojiste/kernel/effects/build';
import { alreadyOut } from '../reads/hand.ts';
import { factOf, hiddenOf, ids, isKind, may, mayPlayer, ridesVehicle, warriorsOf } from '../reads/lookup.ts';
import { DUTY, FLAG, KIND } from '../types.ts';
import { mayAct } from './actions.ts';
import { mayBeCovered, uncoveredCount } from './cover.ts';
import { fitsArea, ownCopyHidden } from './warriors.ts';

/** Vyložení bojovníka do úkrytu a odhalení (DT-HIDE): who may go into cover and leave it, and what happens to whoever lies there unseen. */

/** DT-HIDE-01, 07, 17; DT-RULING-30, 47. */
export function mayHide(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (!mayAct(g, s, seat, 3) || alreadyOut(g, s, card) || ownCopyHidden(g, s, seat, card)) return false;
  if (!canEverHide(g, card) || !mayPlayer(g, s, 'play', seat, card)) return false;
  return uncoveredCount(g, s, seat) > 0 || optionOf(g, s, 'loneHidden') === 1;
}

/** Printed bans, since a card in hand has no other (DT-HIDE-17). */
const canEverHide = (g: Game, card: Card): boolean =>
  factOf(g, card, 'neverCovered') !== true && factOf(g, card, 'neverHidden') !== true && !isKind(g, card, KIND.apostle);

/** DT-COVER-01, 03, 08, 13; DT-VEH-08, 13. */
export function maySeekCover(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (card.control !== seat || has(card, FLAG.covered)) return false;
  if (uncoveredCount(g, s, seat) <= 1 || !mayAct(g, s, seat, 1)) return false;
  return mayBeCovered(g, s, card) && may(g, s, 'seekCover', card) && !ridesVehicle(g, s, card);
}

export function mayLeaveCover(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (card.control !== seat || !mayAct(g, s, seat, 1, DUTY.cover)) return false;
  if (card.zone === ids(g).hidden + seat) return !alreadyOut(g, s, card) && fitsArea(g, s, seat, card);
  return has(card, FLAG.covered) && may(g, s, 'leaveCover', card);
}

const t = (cs: string, en: string) => ({ cs, en });

/** Odhalení (DT-HIDE-08 to 13): shown, placed, paid; else lost with the penalty. */
const unmask: Proc = {
  key: 'unmask',
  args: ['w'],
  clauses: ['DT-HIDE-08', 'DT-HIDE-10', 'DT-HIDE-11', 'DT-HIDE-12'],
  do: verb('unmask', $('w')),
};

/** DT-COVER-14, DT-COVER-15: hidden warriors are revealed and paid, then stand uncovered. */
const leaveCover: Proc = {
  key: 'leaveCover',
  args: ['w'],
  clauses: ['DT-COVER-14', 'DT-COVER-15'],
  do: seq(when(calc('isHidden', $('w')), call('unmask', $('w'))), verb('uncover', calc('current', $('w')), 1)),
};

export const coverCalcs: Readonly<Record<string, CalcDecl>> = {
  mayHide: ownCard(mayHide),
  maySeekCover: ownCard(maySeekCover),
  mayLeaveCover: ownCard(mayLeaveCover),
  coveredOnes: cardList([], (g, s, f) => [
    ...warriorsOf(g, s, f.you).filter((card) => has(card, FLAG.covered)),
    ...hiddenOf(g, s, f.you),
  ]),
  isHidden: cond(['card'], (g, s, _, ref) => g.zones[s.cards[idOf(ref)].zone].decl.name === 'hidden'),
  mayRide: cond(
    ['card'],
    (_, s, __, ref) => !has(s.cards[idOf(ref)], FLAG.covered),
    t('{0:nom} není v úkrytu', '{0} is not in cover'),
  ),
};

export const coverProcs: readonly Proc[] = [unmask, leaveCover];
