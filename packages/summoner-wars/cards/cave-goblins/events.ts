import {
  $,
  always,
  chosen,
  count,
  each,
  flagged,
  forever,
  grant,
  instead,
  it,
  loop,
  mark,
  mayPick,
  no,
  pickMany,
  play,
  self,
  seq,
  stop,
  unmark,
} from '@bojiste/kernel/effects/build';
import { costZero, destroyed, targetOf, yours } from '../../words.ts';
import { book, called, nationCards, ours } from '../build.ts';
import { mayAttack, push, strongerSelf, toHand } from '../effects.ts';

/** Jeskynní goblini (Cave Goblins): events. */

const { epic, standard } = nationCards('cave-goblins');

/** One unit after another, in the player's order, each at most once. */
export const enrageTheHorde = epic(
  'enrage-the-horde',
  ours('Rozzuření hordy', 'Enrage the Horde'),
  { cost: 1, phase: 'magic' },
  play(
    'enrage-the-horde',
    seq(
      // Each event counts for itself: who attacked by an earlier one may attack again.
      each('v', yours.units.with(flagged('raged')), unmark('raged', $('v'))),
      loop(
        forever,
        mayPick('u', yours.units.with(costZero, no(flagged('raged'))), seq(mark('raged', $('u')), mayAttack($('u'))), {
          else: stop('loop'),
        }),
      ),
    ),
    {
      ...called('Rozzuření hordy', 'Enrage the Horde'),
      wording: {
        cs: 'Každá vlastní jednotka s náklady 0 může jednou zaútočit navíc.',
        en: 'Each friendly unit with cost 0 may make one extra attack.',
      },
    },
  ),
);

export const sneak = standard(
  'sneak',
  book('Plížením vpřed!', 'Sneak'),
  { cost: 0, phase: 'move', symbols: ['cunning'] },
  play(
    'sneak',
    pickMany('us', yours.units.with(costZero), 0, 99, each('u', chosen('us'), push($('u'))), { sequence: true }),
    {
      ...called('Plížením vpřed!', 'Sneak'),
      clauses: ['SW-CARD-plizenim-vpred', 'SW-EX-02', 'SW-RULING-43'],
    },
  ),
);

/** SW-EX-26: what returns to hand instead is not destroyed. */
export const unrelenting = standard(
  'unrelenting',
  ours('Neústupnost', 'Unrelenting'),
  { cost: 1, phase: 'magic', lasting: true, symbols: ['instinct'] },
  instead('unrelenting', destroyed(yours.commons), toHand(it), {
    ...called('Neústupnost', 'Unrelenting'),
    live: ['lasting'],
    clauses: ['SW-EX-26', 'SW-RULING-62'],
  }),
);

export const gangUp = always('gang-up', [strongerSelf(count(yours.units.adjacentTo(targetOf(self)).except(self)))], {
  ...called('Přesila', 'Gang Up'),
});

export const pileOn = standard(
  'pile-on',
  ours('Všichni na něj!', 'Pile On'),
  { cost: 0, phase: 'attack', lasting: true, symbols: ['instinct', 'cunning'] },
  always('pile-on', [grant(yours.units, 'gang-up')], { ...called('Všichni na něj!', 'Pile On'), live: ['lasting'] }),
);
