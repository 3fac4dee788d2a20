import {
  $,
  allow,
  always,
  chosen,
  copyAbilities,
  each,
  either,
  grant,
  is,
  isCard,
  it,
  lasts,
  let_,
  link,
  linked,
  near,
  on,
  only,
  pick,
  pickMany,
  play,
  plus,
  self,
  seq,
  together,
} from '@bojiste/kernel/effects/build';
import { any, handUnits, left, summoned, yourSummoner, yours } from '../../words.ts';
import { book, called, nationCards, ours } from '../build.ts';
import { boost, discard } from '../effects.ts';

/** Savanští elfové (Savanna Elves): events. */

const { epic, standard } = nationCards('savanna-elves');

export const chantOfPower = epic(
  'chant-of-power',
  ours('Chorál síly', 'Chant of Power'),
  { cost: 1, phase: 'attack' },
  play(
    'chant-of-power',
    pick('u', any.troops.within(3, yourSummoner), lasts('turn', grant(only($('u')), 'imbued-strength'))),
    called('Chorál síly', 'Chant of Power'),
  ),
);

/** SW-RULING-72: the two are fixed by identity; each has the abilities printed on the other. */
export const chantOfEntangling = standard(
  'chant-of-entangling',
  book('Chorál propletení', 'Chant of Entangling'),
  { cost: 0, phase: 'summon', lasting: true, symbols: ['spirit'] },
  play(
    'chant-of-entangling',
    pickMany(
      'us',
      yours.commons.within(3, yourSummoner),
      2,
      2,
      seq(let_('n', 0), each('u', chosen('us'), seq(link($('n'), $('u')), let_('n', plus($('n'), 1))))),
    ),
    { ...called('Chorál propletení', 'Chant of Entangling'), clauses: ['SW-CARD-choral-propleteni', 'SW-RULING-70'] },
  ),
  always('entangled', [copyAbilities(only(linked(0)), linked(1)), copyAbilities(only(linked(1)), linked(0))], {
    ...called('Chorál propletení', 'Chant of Entangling'),
    live: ['lasting'],
    wording: {
      cs: 'Každá ze zvolených jednotek má i základní schopnosti té druhé.',
      en: 'Each of the chosen units also has the base abilities of the other.',
    },
    clauses: ['SW-CARD-choral-propleteni', 'SW-TERM-104'],
  }),
  on('entangled-ends', left({ where: [either(isCard(linked(0)), isCard(linked(1)))] }), discard(self), {
    ...called('Chorál propletení', 'Chant of Entangling'),
    live: ['lasting'],
    tags: ['atOnce'],
    wording: {
      cs: 'Jakmile jedna z nich opustí bojiště, odhoďte tuto událost.',
      en: 'As soon as one of them leaves the battlefield, discard this event.',
    },
    clauses: ['SW-LAST-08'],
  }),
);

export const chantOfGrowth = standard(
  'chant-of-growth',
  ours('Chorál růstu', 'Chant of Growth'),
  { cost: 0, phase: 'move', symbols: ['earth'] },
  play(
    'chant-of-growth',
    pick('u', yours.units, together(boost($('u')), each('v', yours.units.adjacentTo($('u')), boost($('v'))))),
    called('Chorál růstu', 'Chant of Growth'),
  ),
);

export const chantOfWeaving = standard(
  'chant-of-weaving',
  ours('Chorál tkaní', 'Chant of Weaving'),
  { cost: 0, phase: 'summon', lasting: true, symbols: ['earth', 'spirit'] },
  play('chant-of-weaving', pick('u', yours.units, link(0, $('u'))), called('Chorál tkaní', 'Chant of Weaving')),
  always('weaving', [allow('summonBeside', handUnits, [isCard(linked(0))])], {
    ...called('Chorál tkaní', 'Chant of Weaving'),
    live: ['lasting'],
  }),
  on('weaving-boost', summoned(any.units, is(it, near(1, linked(0)))), boost(linked(0)), {
    ...called('Chorál tkaní', 'Chant of Weaving'),
    live: ['lasting'],
  }),
);
