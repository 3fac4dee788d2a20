import {
  $,
  all,
  always,
  chosen,
  counter,
  each,
  forever,
  grant,
  gt,
  hostOf,
  loop,
  mayPick,
  on,
  only,
  pick,
  pickMany,
  place,
  play,
  self,
  seq,
  some,
  stop,
  together,
  when,
  withStat,
} from '@bojiste/kernel/effects/build';
import { any, attacked, destroyed, discarded, freeBeside, handUnits, injured, yours } from '../../words.ts';
import { book, called, nationCards, ours } from '../build.ts';
import { boost, damage, destroy, heal, placeOn, specials, stillThere, stronger, tuck } from '../effects.ts';

/** Padlé království (Fallen Kingdom): events. */

const { epic, standard } = nationCards('fallen-kingdom');

/** SW-RULING-54, -69: boosts are counted as they were when the card was discarded. */
export const sacrificialPyre = epic(
  'sacrificial-pyre',
  book('Obětní oheň', 'Sacrificial Pyre'),
  { cost: 1, phase: 'summon', lasting: true },
  on('sacrificial-pyre', destroyed(any.units), boost(self), {
    ...called('Obětní oheň', 'Sacrificial Pyre'),
    live: ['lasting'],
    clauses: ['SW-CARD-obetni-ohen'],
  }),
  // Any unit may be chosen, also one that is not injured; with nothing to heal nobody is asked.
  on(
    'sacrificial-pyre-ends',
    discarded(self),
    when(
      all(gt(counter(self, 'boost'), 0), some(any.units.with(injured))),
      pick('u', any.units, heal($('u'), counter(self, 'boost'))),
    ),
    {
      ...called('Obětní oheň', 'Sacrificial Pyre'),
      live: ['lasting'],
      wording: {
        cs: 'Poté, co je tato událost odhozena, odstraňte z jednotky podle své volby 1 zranění za každé posílení na této události.',
        en: 'After this event is discarded, remove 1 damage from a unit for each boost on this event.',
      },
      clauses: ['SW-CARD-obetni-ohen', 'SW-RULING-69'],
    },
  ),
);

export const cursed = on('cursed', attacked(self), damage(self, specials), called('Prokletí', 'Cursed'));

export const hellforgedWeapon = standard(
  'hellforged-weapon',
  ours('Zbraň z pekelné výhně', 'Hellforged Weapon'),
  { cost: 0, phase: 'build', symbols: ['fire'] },
  play(
    'hellforged-weapon',
    pick('u', yours.commons, tuck(self, $('u'))),
    called('Zbraň z pekelné výhně', 'Hellforged Weapon'),
  ),
  always('hellforged-weapon-under', [stronger(only(hostOf(self)), 2), grant(only(hostOf(self)), 'cursed')], {
    ...called('Zbraň z pekelné výhně', 'Hellforged Weapon'),
    live: ['tucked'],
  }),
);

export const purge = standard(
  'purge',
  ours('Očista', 'Purge'),
  { cost: 0, phase: 'move', symbols: ['fire', 'dark'] },
  play(
    'purge',
    pickMany(
      'us',
      yours.units,
      0,
      99,
      seq(
        each('u', chosen('us'), mayPick('t', any.units.adjacentTo(stillThere($('u'))), damage($('t'), 2))),
        together(each('v', chosen('us'), destroy($('v')))),
      ),
      { sequence: true },
    ),
    called('Očista', 'Purge'),
  ),
);

export const bloodSummon = standard(
  'blood-summon',
  ours('Krvavé vyvolání', 'Blood Summon'),
  { cost: 0, phase: 'summon', symbols: ['dark'] },
  play(
    'blood-summon',
    loop(
      forever,
      mayPick(
        'u',
        yours.units,
        pick(
          'c',
          handUnits.with(withStat('cost', 'le', 2)),
          place('p', freeBeside($('u')), seq(placeOn($('c'), $('p')), damage($('u'), 2))),
        ),
        { else: stop('loop') },
      ),
    ),
    called('Krvavé vyvolání', 'Blood Summon'),
  ),
);
