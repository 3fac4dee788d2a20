import {
  $,
  allow,
  always,
  by,
  chosen,
  each,
  is,
  isCard,
  it,
  kind,
  mayPick,
  no,
  on,
  any as or,
  pickMany,
  play,
  self,
  seq,
  together,
  where,
  you,
} from '@bojiste/kernel/effects/build';
import { any, asPrinted, slid, yourSummoner, yours } from '../../words.ts';
import { book, called, nationCards } from '../build.ts';
import { damage, heal, mayPush, push, stillThere } from '../effects.ts';

/** Polární trpaslíci (Polar Dwarves): events. */

const { epic, standard } = nationCards('polar-dwarves');

/** As printed any structure sets it off and any unit may suffer; adjusted only own structures, and no Summoner. */
export const iceRam = epic(
  'ice-ram',
  book('Ledové beranidlo', 'Ice Ram'),
  { cost: 0, phase: 'summon', lasting: true },
  on(
    'ice-ram',
    slid(any.structures, or(asPrinted, is(it, by(you)))),
    mayPick(
      'u',
      any.units.with(where('x', or(asPrinted, is($('x'), no(kind('summoner')))))).adjacentTo(stillThere(it)),
      seq(damage($('u'), 1), mayPush($('u'))),
    ),
    {
      ...called('Ledové beranidlo', 'Ice Ram'),
      live: ['lasting'],
      clauses: ['SW-CARD-ledove-beranidlo', 'SW-RULING-44'],
    },
  ),
);

export const parapet = standard(
  'parapet',
  book('Ledová hradba', 'Parapet'),
  { cost: 0, phase: 'build', symbols: ['logic'], structure: { life: 5 }, words: ['ice'] },
  always('parapet', [allow('shootThrough', yours.units, [isCard(self)])], {
    ...called('Ledová hradba', 'Parapet'),
    clauses: ['SW-CARD-ledova-hradba', 'SW-RULING-27'],
  }),
);

export const iceRepair = standard(
  'ice-repair',
  book('Oprava ledem', 'Ice Repair'),
  { cost: 0, phase: 'move', symbols: ['logic', 'water'] },
  play('ice-repair', together(each('b', yours.structures, heal($('b'), 2))), {
    ...called('Oprava ledem', 'Ice Repair'),
    clauses: ['SW-CARD-oprava-ledem', 'SW-RULING-70'],
  }),
);

export const glacialShift = standard(
  'glacial-shift',
  book('Drift ledovce', 'Glacial Shift'),
  { cost: 0, phase: 'build', symbols: ['water'] },
  play(
    'glacial-shift',
    pickMany('bs', yours.structures.within(3, yourSummoner), 0, 3, each('b', chosen('bs'), push($('b'), 1, 2)), {
      sequence: true,
    }),
    { ...called('Drift ledovce', 'Glacial Shift'), clauses: ['SW-CARD-drift-ledovce', 'SW-RULING-43'] },
  ),
);
