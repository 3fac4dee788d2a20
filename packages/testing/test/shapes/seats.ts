import type { GameDef } from '@bojiste/kernel';
import {
  $,
  cardsIn,
  flagged,
  forever,
  free,
  gain,
  gt,
  inPlay,
  loop,
  mark,
  mayPlace,
  no,
  note,
  noted,
  places,
  plus,
  put,
  resource,
  seats,
  self,
  seq,
  turn,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import { both, mini, special, unit } from './mini.ts';

/** Shape: seats that act at once over one turn table, each act atomic (language.md P7). */

const shared: GameDef = mini({
  id: 'together',
  tallies: [{ name: 'threat', reset: 'never', start: 0 }],
  cards: [unit('helper', 1, 2), special('coin')],
  acts: [
    {
      key: 'spend',
      text: both('spend'),
      clauses: [],
      of: cardsIn('hand').with({ k: 'kind', kind: 'special' }),
      do: seq(put(self, zone('discard')), gain('gold', you, 1), note('threat', plus(noted('threat'), 1))),
    },
    {
      // Whoever uses it is `you`, whoever owns the helper.
      key: 'use',
      text: both('use'),
      clauses: [],
      of: inPlay.kind('unit').with(no(flagged('spent'))),
      when: gt(resource(you, 'gold'), 0),
      do: seq(mark('spent', self), gain('gold', you, -1), mayPlace('p', places(free), put(self, $('p')))),
    },
  ],
  procs: [],
  turns: {
    turn: [
      { step: 'main', text: both('main'), clauses: [], acts: ['spend', 'use'], menu: true },
      { step: 'late', text: both('late'), clauses: [], acts: ['spend'], menu: true },
    ],
  },
});

export const seatsTogether: GameDef = {
  ...shared,
  allied: () => true,
  procs: [{ key: 'game', args: [], clauses: [], do: loop(forever, turn('turn', seats('all'))) }],
};
