import type { GameDef } from '@bojiste/kernel';
import { cardAt, refOf } from '@bojiste/kernel';
import {
  $,
  by,
  cardsBy,
  did,
  each,
  ev,
  foe,
  inPlay,
  isCard,
  it,
  kind,
  mark,
  near,
  not,
  on,
  only,
  place,
  placesBy,
  put,
  self,
  seq,
  some,
  stop,
  together,
  valuesBy,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { both, mini, unit } from './mini.ts';

/**
 * Shape: a move along a path, step by step, through other units, that can end in the middle; what waits for steps
 * answers each of them, what waits for moves answers the whole (language.md P12, C6, C7).
 */

const BITS = 3;
const MASK = (1 << BITS) - 1;
const spacesOf = (path: number): number[] => {
  const out: number[] = [];
  for (let rest = path; rest > 0; rest >>>= BITS) out.unshift((rest & MASK) - 1);
  return out;
};

export const path: GameDef = mini({
  id: 'path',
  cards: [
    unit(
      'cavalry',
      1,
      2,
      on(
        'trample',
        { on: 'moved', subject: [isCard(self)] },
        together(each('u', cardsBy('onPath', ev('amount')).with(by(foe), kind('unit')), verb('hurt', $('u'), 1))),
      ),
    ),
    unit('peasant', 0, 1),
    unit('guard', 1, 2, on('watch', { on: 'stepped', subject: [by(foe), near(1, self)] }, verb('hurt', it, 1))),
    unit('drummer', 0, 3, on('cheer', { on: 'moved', subject: [by(you)] }, verb('hurt', self, 1))),
  ],
  acts: [
    {
      key: 'move',
      text: both('move'),
      clauses: [],
      of: inPlay.kind('unit').with(by(you)),
      do: place(
        'w',
        valuesBy('paths', self),
        seq(
          mark('acted', self),
          each(
            'c',
            placesBy('pathSpaces', $('w')),
            seq(put(self, $('c')), did('stepped', self, 0, -1, $('c')), when(not(some(only(self))), stop('this'))),
          ),
          did('moved', self, $('w')),
        ),
      ),
    },
  ],
  procs: [],
  turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: ['move'], menu: true }] },
  calcs: {
    /** To the right, one to three steps, ending on a free space. */
    paths: {
      type: 'values',
      args: ['card'],
      run: (g, s, _, ref, __, ___, out) => {
        const from = cardAt(s, ref).zone - g.boardStart;
        let steps = 0;
        for (let at = from + 1; at <= from + 3 && at < g.boardSize; at++) {
          steps = (steps << BITS) | (at + 1);
          if (s.zones[g.boardStart + at].length === 0) out.push(steps);
        }
        return 0;
      },
      text: both(''),
      key: (g, _, value) =>
        spacesOf(value)
          .map((at) => g.zones[g.boardStart + at].name)
          .join('-'),
    },
    pathSpaces: {
      type: 'places',
      args: ['number'],
      run: (g, _, __, value, ___, ____, out) => out.push(...spacesOf(value).map((at) => g.boardStart + at)),
      text: both(''),
    },
    onPath: {
      type: 'cards',
      args: ['number'],
      run: (g, s, _, value, __, ___, out) => {
        for (const at of spacesOf(value)) for (const id of s.zones[g.boardStart + at]) out.push(refOf(s.cards[id]));
        return 0;
      },
      text: both(''),
    },
  },
});
