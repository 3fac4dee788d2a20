import type { GameDef } from '@bojiste/kernel';
import {
  by,
  flagged,
  gain,
  inPlay,
  mark,
  no,
  put,
  respond,
  self,
  seq,
  window,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import type { WindowSpec } from '@bojiste/kernel/effects/nodes';
import { both, mini, special, unit } from './mini.ts';

/** Shape: going on is passing (language.md P1): the active seat is never asked whether it wants to play something. */

const anytime: WindowSpec = {
  name: 'anytime',
  text: both('Anytime'),
  order: 'fromActive',
  allow: 'anytime',
  close: 'allPass',
  goOn: true,
};

export const windows: GameDef = mini({
  id: 'windows',
  cards: [
    unit('scout', 1, 1),
    special(
      'trick',
      respond('trick', seq(put(self, zone('discard')), gain('gold', you, 1)), { tags: ['anytime'], live: ['hand'] }),
    ),
    special(
      'trap',
      respond(
        'trap',
        seq(put(self, zone('discard')), { k: 'each', v: 'u', of: inPlay, do: mark('acted', { k: 'var', v: 'u' }) }),
        {
          tags: ['anytime'],
          live: ['hand'],
        },
      ),
    ),
    special('dud'),
  ],
  acts: [
    {
      key: 'act',
      text: both('act'),
      clauses: [],
      of: inPlay.kind('unit').with(by(you), no(flagged('acted'))),
      do: seq(mark('acted', self), gain('gold', you, 5)),
    },
  ],
  procs: [],
  turns: {
    turn: [{ step: 'main', text: both('main'), clauses: [], enter: window(anytime), acts: ['act'], menu: true }],
  },
});
