import type { GameDef } from '@bojiste/kernel';
import {
  $,
  announce,
  asItem,
  calc,
  call,
  cancel,
  cancelled,
  cardsIn,
  foe,
  gain,
  let_,
  not,
  on,
  ownerOf,
  play,
  put,
  respond,
  self,
  seq,
  spend,
  use,
  when,
  window,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import type { WindowSpec } from '@bojiste/kernel/effects/nodes';
import { both, MINI_EVENTS, mini, special, unit } from './mini.ts';

/**
 * Shape: a chain of commands (language.md P5): every item may be answered once by each opponent, answers are items
 * too, the last one resolves first. With three seats everybody is asked before anything of the chain resolves.
 */

const reactions: WindowSpec = {
  name: 'reactions',
  text: { cs: 'Reagovat?', en: 'React?' },
  order: 'othersFromYou',
  allow: 'reaction',
  close: 'onceEach',
  defer: true,
  about: 'item',
  via: 'item',
};

export const chain: GameDef = mini({
  id: 'chain',
  events: [...MINI_EVENTS, { name: 'resolved' }],
  itemTriggers: 'ability',
  cards: [
    special('order', play('order', gain('gold', you, 3), { price: [spend('gold', 1)] })),
    special(
      'veto',
      respond('veto', cancel, {
        event: { on: 'announced', by: foe },
        tags: ['reaction'],
        live: ['hand'],
        price: [spend('gold', 1)],
      }),
    ),
    special(
      'levy',
      respond('levy', gain('gold', you, 1), { event: { on: 'announced' }, tags: ['reaction'], live: ['hand'] }),
    ),
    // Its ability goes through the chain as well, so it can be answered.
    unit('herald', 0, 1, on('fanfare', { on: 'resolved', by: you }, gain('gold', you, 10), { item: true })),
  ],
  acts: [
    {
      key: 'play',
      text: both('play'),
      clauses: [],
      of: cardsIn('hand'),
      do: call('item', self, -1),
    },
  ],
  procs: [
    {
      key: 'item',
      args: ['card', 'ability'],
      clauses: [],
      do: seq(
        announce($('card'), $('ability')),
        put($('card'), zone('table')),
        let_('c', calc('present', $('card'))),
        asItem($('c'), seq(window(reactions), when(not(cancelled), use($('c'), $('ability'), true)))),
        put($('c'), zone('discard', ownerOf($('c')))),
        { k: 'verb', verb: 'did', word: 'resolved', args: [$('c'), 0, -1, -1] },
      ),
    },
    {
      key: 'ability',
      args: ['card', 'ability'],
      clauses: [],
      do: asItem($('card'), seq(window(reactions), when(not(cancelled), use($('card'), $('ability'), true)))),
    },
  ],
  turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: ['play'], menu: true }] },
});
