import {
  $,
  active,
  all,
  announce,
  any,
  asItem,
  atLeast,
  beginTurn,
  calc,
  call,
  cancelled,
  cardsIn,
  chosen,
  controller,
  count,
  did,
  draw,
  each,
  flagged,
  flush,
  forever,
  gain,
  ge,
  is,
  isCard,
  kind,
  let_,
  loop,
  mark,
  minus,
  not,
  note,
  noted,
  only,
  openTogether,
  option,
  ownerOf,
  pickMany,
  plus,
  printed,
  put,
  putUnder,
  resource,
  same,
  scope,
  seats,
  seatsWhere,
  seq,
  show,
  shuffle,
  some,
  stat,
  step,
  stop,
  turn,
  unmark,
  use,
  when,
  win,
  window,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import type { WindowSpec } from '@bojiste/kernel/effects/nodes';
import type { Proc } from '@bojiste/kernel/effects/procedures';
import { destroy, hit, roll } from '../verbs.ts';

/** The course of a game, a trick on its way, a fight, a card turned face up. */

export const HAND_AT_START = 4;

/** Whoever has no energy cannot answer, as everybody sees. */
const hasEnergy = ge(resource(you, 'energy'), 1);

/** Tricks in a fight, the striker first, until both have had enough. */
const fightWindow: WindowSpec = {
  name: 'fight',
  text: { cs: 'Lsti v boji', en: 'Tricks in a fight' },
  clauses: ['SK-FIGHT-02'],
  order: 'fromYou',
  asks: any(hasEnergy, is(noted('target'), kind('captain')), is(noted('striker'), kind('captain'))),
  allow: 'fight',
  close: 'alternate',
  via: 'cast',
};
/** One answer to a trick, by the opponent. */
const replyWindow: WindowSpec = {
  name: 'reply',
  text: { cs: 'Odpovědět na trik?', en: 'Answer the trick?' },
  order: 'othersFromYou',
  asks: hasEnergy,
  allow: 'reply',
  close: 'onceEach',
  about: 'item',
  via: 'cast',
};
/** The struck may soften the blow before it lands. */
const saveWindow: WindowSpec = {
  name: 'save',
  text: { cs: 'Zmírnit ránu?', en: 'Soften the blow?' },
  order: 'foes',
  asks: hasEnergy,
  allow: 'save',
  close: 'onceEach',
  about: 'rows',
};

export const procs: readonly Proc[] = [
  {
    key: 'game',
    args: [],
    clauses: ['SK-TURN-01'],
    do: seq(
      each('p', seats('all'), call('open', $('p'))),
      beginTurn(active),
      loop(
        forever,
        seq(
          turn('turn', seatsWhere('s', same($('s'), active))),
          note('round', plus(noted('round'), 1)),
          when(ge(noted('round'), option('turns')), seq(let_('w', calc('leader')), win($('w')))),
          let_('p', calc('nextSeat', active)),
          beginTurn($('p')),
        ),
      ),
    ),
  },
  {
    key: 'open',
    args: ['p'],
    clauses: ['SK-SETUP-03'],
    do: seq(
      draw($('p'), HAND_AT_START),
      pickMany(
        'm',
        cardsIn('hand', $('p')),
        0,
        HAND_AT_START,
        seq(
          let_('n', count(chosen('m'))),
          each('c', chosen('m'), putUnder($('c'), zone('deck', $('p')))),
          shuffle(zone('deck', $('p'))),
          draw($('p'), $('n')),
        ),
        { by: $('p'), prompt: 'ask.mulligan' },
      ),
    ),
  },
  {
    key: 'cast',
    args: ['card', 'ability'],
    clauses: ['SK-TRICK-01', 'SK-TRICK-02'],
    do: seq(
      announce($('card'), $('ability')),
      when(some(cardsIn('hand').with(isCard($('card')))), put($('card'), zone('table'))),
      let_('c', calc('present', $('card'))),
      asItem($('c'), seq(window(replyWindow), when(not(cancelled), use($('c'), $('ability'), true)))),
      when(some(cardsIn('table').with(isCard($('c')))), put($('c'), zone('discard', ownerOf($('c'))))),
      flush,
    ),
  },
  {
    key: 'fight',
    args: ['a', 'd', 'risk'],
    clauses: ['SK-FIGHT-01'],
    do: seq(
      mark('struck', $('a')),
      note('striker', $('a')),
      note('target', $('d')),
      when(is($('d'), flagged('veiled')), call('reveal', $('d'))),
      scope(
        'fight',
        seq(
          step({ cs: 'Lsti v boji', en: 'Tricks in a fight' }, ['SK-FIGHT-02'], window(fightWindow)),
          roll,
          let_('n', atLeast(0, plus(plus(stat($('a'), 'strength', $('d')), $('risk')), calc('luck', noted('die'))))),
          let_('m', atLeast(0, plus(stat($('d'), 'strength', $('a')), $('risk')))),
          step(
            { cs: 'Zásahy', en: 'Hits' },
            ['SK-FIGHT-04'],
            openTogether(saveWindow, hit($('d'), $('n'), $('a')), hit($('a'), $('m'), $('d'))),
          ),
          when(some(only($('a'))), did('survived', $('a'))),
        ),
        all(some(only($('a'))), some(only($('d'))), not(same(controller($('a')), controller($('d'))))),
      ),
    ),
  },
  {
    key: 'reveal',
    args: ['w'],
    clauses: ['SK-HIDE-02', 'SK-HIDE-03'],
    do: seq(
      let_('p', controller($('w'))),
      let_('h', printed($('w'), 'cost')),
      show($('w')),
      unmark('veiled', $('w')),
      when(ge(resource($('p'), 'energy'), $('h')), seq(gain('energy', $('p'), minus(0, $('h'))), stop('reveal'))),
      gain('energy', $('p'), minus(0, resource($('p'), 'energy'))),
      destroy($('w')),
    ),
  },
];
