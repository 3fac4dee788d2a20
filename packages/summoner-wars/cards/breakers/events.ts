import {
  $,
  add,
  always,
  chosen,
  controller,
  each,
  later,
  let_,
  link,
  linked,
  noted,
  only,
  pick,
  pickMany,
  play,
  same,
  seq,
  together,
  you,
} from '@bojiste/kernel/effects/build';
import { any, endOfTurn, targetOf, theirs, yourSummoner } from '../../words.ts';
import { called, nationCards, ours } from '../build.ts';
import { damage, inSight, mayPushToward, passedOn, pushThrough, stronger, takeControl } from '../effects.ts';

/** Lamači (Breakers): events. */

const { epic, standard } = nationCards('breakers');

/** SW-TERM-56: until the end of the turn, then back to whoever had them. */
export const mindControl = epic(
  'mind-control',
  ours('Ovládnutí mysli', 'Mind Control'),
  { cost: 0, phase: 'summon' },
  play(
    'mind-control',
    pickMany(
      'us',
      theirs.troops.within(2, yourSummoner),
      0,
      99,
      each(
        'u',
        chosen('us'),
        seq(
          let_('p', controller($('u'))),
          takeControl($('u'), you),
          later(endOfTurn, 'turn', takeControl($('u'), $('p'))),
        ),
      ),
    ),
    {
      ...called('Ovládnutí mysli', 'Mind Control'),
      clauses: ['SW-TERM-56', 'SW-RULING-61'],
      wording: {
        cs: 'Zvolte libovolný počet cizích běžných jednotek a hrdinů do 2 polí od svého Vyvolavače. Do konce tahu je ovládáte.',
        en: 'Choose any number of enemy commons and champions within 2 spaces of your Summoner. You control them until end of turn.',
      },
    },
  ),
);

export const perplexingTempest = standard(
  'perplexing-tempest',
  ours('Matoucí bouře', 'Perplexing Tempest'),
  { cost: 0, phase: 'magic', lasting: true, symbols: ['resolve', 'air'] },
  always('perplexing-tempest', [add(any.units, 'moveMax', -1), add(any.units, 'chargeMax', -1)], {
    ...called('Matoucí bouře', 'Perplexing Tempest'),
    live: ['lasting'],
    cumulative: true,
  }),
);

export const blast = standard(
  'blast',
  ours('Poryv', 'Blast'),
  { cost: 1, phase: 'move', symbols: ['air'] },
  play(
    'blast',
    pick(
      'u',
      inSight(any.troops, yourSummoner, 3),
      seq(
        pushThrough($('u'), 1, 3),
        together(damage($('u'), 1), each('v', passedOn(noted('pushPath')), damage($('v'), 1))),
      ),
    ),
    called('Poryv', 'Blast'),
  ),
);

export const hypnoticCall = standard(
  'hypnotic-call',
  ours('Hypnotické volání', 'Hypnotic Call'),
  { cost: 0, phase: 'summon', lasting: true, symbols: ['resolve'] },
  play(
    'hypnotic-call',
    pick('u', any.troops, seq(link(0, $('u')), mayPushToward($('u'), yourSummoner))),
    called('Hypnotické volání', 'Hypnotic Call'),
  ),
  always('hypnotic-call-bonus', [stronger(only(yourSummoner), 1)], {
    ...called('Hypnotické volání', 'Hypnotic Call'),
    live: ['lasting'],
    if: same(targetOf(yourSummoner), linked(0)),
  }),
);
