import type { GameDef } from '@bojiste/kernel';
import {
  $,
  add,
  announce,
  asItem,
  by,
  calc,
  call,
  cancel,
  cancelled,
  cardsIn,
  end,
  endEffects,
  foe,
  inPlay,
  inScope,
  isCard,
  lasts,
  let_,
  no,
  not,
  note,
  noted,
  only,
  openTogether,
  ownerOf,
  pick,
  place,
  put,
  respond,
  self,
  seq,
  some,
  stat,
  use,
  verb,
  when,
  where,
  window,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import type { WindowSpec } from '@bojiste/kernel/effects/nodes';
import { both, mini, special, unit } from './mini.ts';

/**
 * Shape: a fight inside a fight, modifiers that live in their fight, cancelled while they are announced and cancelled
 * later, and a fight that ends because a fighter is gone (language.md P2, P4, C8, C10).
 */

const fightWindow: WindowSpec = {
  name: 'fight',
  text: { cs: 'Zasáhnout do boje?', en: 'Change the fight?' },
  order: 'fromYou',
  allow: 'fight',
  close: 'allPass',
  via: 'cast',
};
const reply: WindowSpec = {
  name: 'reply',
  text: { cs: 'Odpovědět?', en: 'Answer it?' },
  order: 'othersFromYou',
  allow: 'reply',
  close: 'onceEach',
  about: 'item',
  via: 'cast',
};
const save: WindowSpec = {
  name: 'save',
  text: { cs: 'Zachránit?', en: 'Save it?' },
  order: 'fromYou',
  allow: 'save',
  close: 'allPass',
  about: 'rows',
};

const hurt = (card: Parameters<typeof verb>[1], n: Parameters<typeof verb>[1]) => verb('hurt', card, n);
const lying = cardsIn('table');

export const combat: GameDef = mini({
  id: 'combat',
  scopes: [{ name: 'combat', holds: [] }],
  tallies: [
    { name: 'a', reset: 'never', start: -1, of: 'card' },
    { name: 'd', reset: 'never', start: -1, of: 'card' },
  ],
  cards: [
    unit('knight', 3, 4),
    unit('page', 1, 2),
    special(
      'lucky-shot',
      respond(
        'lucky-shot',
        pick(
          'w',
          inPlay.with(by(you), where('x', { k: 'any', cs: [isOne('a'), isOne('d')] })),
          lasts({ scope: 'combat' }, add(only($('w')), 'strength', 3)),
        ),
        { tags: ['fight'], live: ['hand'] },
      ),
    ),
    special(
      'miscommunication',
      respond('miscommunication', cancel, { event: { on: 'announced' }, tags: ['reply'], live: ['hand'] }),
    ),
    special(
      'second-thoughts',
      respond(
        'second-thoughts',
        pick('c', lying.except(self), seq(endEffects($('c')), put($('c'), zone('discard', ownerOf($('c')))))),
        { tags: ['fight'], live: ['hand'], when: some(lying) },
      ),
    ),
    special(
      'offensive',
      respond(
        'offensive',
        pick(
          'x',
          inPlay.with(by(you), no(isCard(noted('a'))), no(isCard(noted('d')))),
          pick(
            'y',
            inPlay.with(by(foe), no(isCard(noted('a'))), no(isCard(noted('d')))),
            call('fight', $('x'), $('y')),
          ),
        ),
        { tags: ['fight'], live: ['hand'] },
      ),
    ),
    special(
      'ambush',
      respond('ambush', pick('t', inPlay.with(by(foe)), hurt($('t'), 9)), { tags: ['fight'], live: ['hand'] }),
    ),
    special(
      'narrow-escape',
      respond('narrow-escape', seq(put(self, zone('discard')), { k: 'drop' }), {
        event: { on: 'hurting', subject: [by(you)] },
        tags: ['save'],
        live: ['hand'],
      }),
    ),
    special('truce', respond('truce', end('combat'), { tags: ['fight'], live: ['hand'], when: inScope('combat') })),
  ],
  acts: [
    {
      key: 'attack',
      text: both('attack'),
      clauses: [],
      of: inPlay.kind('unit').with(by(you)),
      do: pick('t', inPlay.kind('unit').with(by(foe)), call('fight', self, $('t'))),
    },
    {
      key: 'walk',
      text: both('walk'),
      clauses: [],
      of: inPlay.kind('unit').with(by(you)),
      do: place('p', { k: 'places', from: { k: 'board' }, where: [{ k: 'free' }] }, put(self, $('p'))),
    },
  ],
  procs: [
    {
      key: 'cast',
      args: ['card', 'ability'],
      clauses: [],
      do: seq(
        announce($('card'), $('ability')),
        put($('card'), zone('table')),
        let_('c', calc('present', $('card'))),
        asItem($('c'), seq(window(reply), when(not(cancelled), use($('c'), $('ability'), true)))),
        // What left a lasting effect lies on the table until the fight is over; anything else is done.
        when(not(calc('lasting', $('c'))), put($('c'), zone('discard', ownerOf($('c'))))),
      ),
    },
    {
      key: 'fight',
      args: ['x', 'y'],
      clauses: [],
      do: seq(
        // The outer fight's fighters are remembered here and come back when the inner one is over.
        let_('oldA', noted('a')),
        let_('oldD', noted('d')),
        note('a', $('x')),
        note('d', $('y')),
        {
          k: 'scope',
          scope: 'combat',
          while: { k: 'all', cs: [some(only($('x'))), some(only($('y')))] },
          do: seq(
            window(fightWindow),
            openTogether(save, hurt($('y'), stat($('x'), 'strength')), hurt($('x'), stat($('y'), 'strength'))),
          ),
        },
        note('a', $('oldA')),
        note('d', $('oldD')),
        call('tidy'),
      ),
    },
    {
      key: 'tidy',
      args: [],
      clauses: [],
      do: {
        k: 'each',
        v: 't',
        of: lying,
        do: when(not(calc('lasting', $('t'))), put($('t'), zone('discard', ownerOf($('t'))))),
      },
    },
  ],
  turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: ['attack', 'walk'], menu: true }] },
  calcs: {
    lasting: {
      type: 'cond',
      args: ['card'],
      run: (_, s, __, card) => (s.mods.some((mod) => mod.source === card) ? 1 : 0),
      text: both(''),
    },
  },
});

function isOne(tally: string) {
  return { k: 'is' as const, ref: $('x'), where: [isCard(noted(tally))] };
}
