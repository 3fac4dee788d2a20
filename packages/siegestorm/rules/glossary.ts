import { type CalcDecl, cond, type Proc, proc } from '@bojiste/kernel';
import {
  $,
  all,
  by,
  calc,
  call,
  callAs,
  cancel,
  cardsBy,
  cardsIn,
  chosen,
  each,
  flagged,
  foe,
  gt,
  let_,
  lt,
  may,
  mayOneOf,
  mayPick,
  mode,
  not,
  note,
  noted,
  order,
  pick,
  repeat,
  resource,
  self,
  seq,
  step,
  together,
  topOf,
  valuesBy,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build';

import { OPTION } from '../types.ts';

/** Glosář (SS-TERM): effects of several steps that actions and abilities call by name. */

const anyCard = cardsBy('targets', cardsBy('cardsInPlay'));

export const glossaryProcs: readonly Proc[] = [
  // One player proposes, the other confirms; without agreement the first in seat order is hit (SS-COOP-12, SS-RULING-90).
  proc(
    'chooseVictim',
    [],
    ['SS-COOP-12', 'SS-COOP-13', 'SS-RULING-90'],
    when(
      all(calc('isBoss', you), calc('coop')),
      seq(
        let_('a', 0),
        let_('b', 1),
        note('victim', $('a')),
        pick('p', { k: 'seats', which: 'foes' }, may(note('victim', $('p')), { by: $('b'), prompt: 'ask.agree' }), {
          by: $('a'),
          prompt: 'ask.victim',
        }),
      ),
      note('victim', foe),
    ),
  ),
  proc('harm', ['n'], ['SS-TERM-28'], seq(call('chooseVictim'), verb('damageSeat', noted('victim'), $('n')))),
  // One packet, committed from the active seat on: whoever played it and falls first does not spare the others (SS-RULING-97).
  proc(
    'harmEach',
    ['n'],
    ['SS-COOP-14', 'SS-RULING-27', 'SS-RULING-97'],
    together(each('p', valuesBy('eachPlayer'), verb('damageSeat', $('p'), $('n')))),
  ),
  // The discarding player chooses; the boss's hand lies open, so there the player does (SS-RULING-64, SS-RULING-82).
  proc(
    'makeDiscard',
    ['n'],
    ['SS-TERM-21', 'SS-RULING-64', 'SS-RULING-82', 'SS-SDIFF-09'],
    seq(
      call('chooseVictim'),
      let_('v', noted('victim')),
      callAs($('v'), 'discard', $('n'), calc('chooserFor', $('v'))),
    ),
  ),
  // Whoever carries it out discards from the own hand.
  proc(
    'discard',
    ['n', 'chooser'],
    ['SS-TERM-21', 'SS-RULING-64'],
    repeat($('n'), pick('c', cardsIn('hand'), verb('discard', $('c')), { by: $('chooser'), prompt: 'ask.discard' })),
  ),
  // The top of your own losses is your own card, so nobody else's hand is meant; a full hand is seen to as always.
  proc('reclaim', [], ['SS-RULING-23'], each('c', topOf('loss', 1), verb('returnToHand', $('c')))),
  // What is cancelled is the item below; that "an action" is no ability is seen to on announcement (SS-RULING-59).
  proc('cancelOrder', [], ['SS-CARD-anon-cancel', 'SS-RULING-59'], cancel),
  proc('cancelAction', [], ['SS-CARD-anon-cancel', 'SS-RULING-59'], cancel),
  // Drawn cards are set aside: one is kept, the rest goes to the bottom in any order (SS-TERM-45, SS-RULING-25, 26).
  proc(
    'vision',
    ['n'],
    ['SS-TERM-45', 'SS-RULING-25', 'SS-RULING-26'],
    when(
      all(lt(calc('deckSize'), $('n')), not(calc('visionForgiving'))),
      verb('lose', you),
      seq(
        each('c', topOf('deck', $('n')), verb('setAside', $('c'))),
        pick('c', cardsIn('vision'), verb('keep', $('c')), { prompt: 'ask.keep' }),
        order('rest', cardsIn('vision'), each('c', chosen('rest'), verb('bury', $('c'))), { prompt: 'ask.bury' }),
      ),
    ),
  ),
  proc(
    'readyReserves',
    ['n'],
    ['SS-TERM-31'],
    repeat($('n'), pick('r', cardsBy('reserves').with(by(you), flagged('used')), verb('ready', $('r')))),
  ),
  // Against the boss reserves mean threat (SS-SDIFF-02, SS-RULING-81).
  proc(
    'destroyReserve',
    ['n'],
    ['SS-SDIFF-02', 'SS-RULING-81', 'SS-CARD-najemny-vrah'],
    repeat(
      $('n'),
      when(
        calc('isBoss', foe),
        verb('threat', -1),
        pick('r', cardsBy('targets', cardsIn('reserves', foe)), verb('destroy', $('r'))),
      ),
    ),
  ),
  // Any card in play, or none (SS-TERM-50, SS-RULING-50, SS-RULING-51); the boss's threat stands for its reserves.
  proc(
    'destroyAny',
    ['n'],
    ['SS-TERM-50', 'SS-RULING-50', 'SS-RULING-51', 'SS-RULING-81'],
    repeat(
      $('n'),
      when(
        all(calc('isBoss', foe), gt(resource(foe, 'threat'), 0)),
        mayOneOf(
          mode('card', { cs: 'kartu ve hře', en: 'a card in play' }, pick('t', anyCard, verb('destroy', $('t')))),
          mode('threat', { cs: 'zálohu bosse: hrozba -1', en: 'a boss reserve: threat -1' }, verb('threat', -1)),
        ),
        mayPick('t', anyCard, verb('destroy', $('t'))),
      ),
    ),
  ),
  // The card that returns and the one that replaces it change places in one moment (SS-TERM-30, SS-RULING-49).
  proc(
    'transform',
    [],
    ['SS-TERM-30', 'SS-RULING-48', 'SS-RULING-49'],
    when(
      calc('inPlay', self),
      step(
        { cs: 'Proměna', en: 'Metamorphosis' },
        ['SS-TERM-30', 'SS-RULING-48', 'SS-RULING-49'],
        pick('q', cardsBy('handMonsters'), verb('swap', self, $('q')), { prompt: 'ask.swap' }),
      ),
    ),
  ),
];

export const glossaryCalcs: Readonly<Record<string, CalcDecl>> = {
  visionForgiving: cond([], (_, s) => s.options[OPTION.visionShort] === 1),
};
