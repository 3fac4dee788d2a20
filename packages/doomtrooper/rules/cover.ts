import { type CalcDecl, cond, has, idOf, type Proc } from '@bojiste/kernel';
import { $, calc, call, seq, verb, when } from '@bojiste/kernel/effects/build/index';
import { FLAG } from '../types.ts';
import { hiddenOf, warriorsOf } from './lookup.ts';
import { listed, own } from './make-calc.ts';
import { mayHide, mayLeaveCover, maySeekCover } from './recruiting.ts';

/** Úkryt (DT-COVER) a odhalení (DT-HIDE): who may go into it and leave it, and what happens to whoever lies there unseen. */

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
  mayHide: own(mayHide),
  maySeekCover: own(maySeekCover),
  mayLeaveCover: own(mayLeaveCover),
  coveredOnes: listed([], (g, s, f) => [
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
