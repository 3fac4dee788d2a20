import {
  $,
  act,
  add,
  all,
  allow,
  always,
  calc,
  change,
  during,
  ev,
  flagged,
  forbid,
  ge,
  is,
  it,
  kind,
  lasts,
  mark,
  mayPlace,
  mode,
  near,
  no,
  on,
  oncePerTurn,
  oneOf,
  only,
  pay,
  pick,
  plus,
  self,
  seq,
  spend,
  stat,
} from '@bojiste/kernel/effects/build';
import {
  any,
  asAdjusted,
  asPrinted,
  costZero,
  destroyed,
  endOf,
  endOfTurn,
  freeBeside,
  moved,
  startOf,
  startOfTurn,
  yours,
} from '../../words.ts';
import { book, called, nationCards, ours } from '../build.ts';
import { boost, damage, discard, relocate, strongerSelf, swap } from '../effects.ts';
import { imbuedStrength, tireless } from '../keywords.ts';

/** Jeskynní goblini (Cave Goblins): units. */

const { summoner, champion, common } = nationCards('cave-goblins');

export const sneeks = summoner(
  'sneeks',
  book('Plížoun', 'Sneeks'),
  {
    life: 11,
    strength: 3,
    attack: 'melee',
    symbols: ['instinct', 'cunning'],
    layout: ['sneeks e1', 'starting-gate d2', 'horde-slinger e2', 'beast-rider c3'],
    epics: ['enrage-the-horde', 'enrage-the-horde'],
  },
  act('sly', pick('u', yours.units.with(costZero), swap(self, $('u'))), {
    ...called('Zákeřnost', 'Sly'),
    during: ['attack'],
    limit: oncePerTurn,
    clauses: ['SW-CARD-plizoun', 'SW-RULING-63'],
  }),
);

export const blarf = champion(
  'blarf',
  ours('Blarf', 'Blarf'),
  { cost: 0, life: 6, strength: 0, attack: 'melee', symbols: ['instinct', 'cunning'] },
  on(
    'blood-runes',
    startOf('attack'),
    oneOf(
      mode(
        'magic',
        {
          cs: 'Zaplaťte 1 magii a přidejte na tuto jednotku 1 posílení',
          en: 'Pay 1 magic and put 1 boost on this unit',
        },
        seq(pay(spend('magic', 1)), boost(self)),
      ),
      mode('blood', { cs: 'Tato jednotka utrpí 1 zranění', en: 'This unit takes 1 damage' }, damage(self, 1)),
    ),
    called('Krvavé runy', 'Blood Runes'),
  ),
  imbuedStrength,
);

const upkeep = oneOf(
  mode('magic', { cs: 'Zaplaťte 1 magii', en: 'Pay 1 magic' }, pay(spend('magic', 1))),
  mode('discard', { cs: 'Odhoďte tuto jednotku', en: 'Discard this unit' }, discard(self)),
);

/** The Czech text asks at the start of the turn, the adjusted one at its end. */
export const smeg = champion(
  'smeg',
  book('Šmug', 'Smeg'),
  { cost: 0, life: 4, strength: 2, attack: 'ranged', symbols: ['cunning'] },
  on('magic-junkie', { ...startOfTurn, if: all(during('start'), asPrinted) }, upkeep, {
    ...called('Narkomág', 'Magic Junkie'),
    clauses: ['SW-CARD-smug', 'SW-RULING-24', 'SW-RULING-68'],
  }),
  on('magic-junkie-adjusted', { ...endOfTurn, if: all(during('end'), asAdjusted) }, upkeep, {
    ...called('Narkomág', 'Magic Junkie'),
  }),
  tireless,
);

export const theEater = champion(
  'the-eater',
  ours('Žrout', 'The Eater'),
  { cost: 6, life: 9, strength: 5, attack: 'melee', symbols: ['instinct'] },
  on(
    'feeding',
    { ...destroyed(any.units), source: only(self).with({ k: 'ref', ref: self }).where },
    mark('fed', self),
    {
      ...called('Nakrm Žrouta', 'Feed the Eater'),
      tags: ['rule'],
    },
  ),
  on(
    'feed-the-eater',
    { ...endOf('attack'), if: all(during('attack'), is(self, no(flagged('fed')))) },
    oneOf(
      mode(
        'other',
        { cs: 'Odhoďte sousedící vlastní jednotku', en: 'Discard an adjacent friendly unit' },
        pick('u', yours.units.adjacentTo(self), discard($('u'))),
      ),
      mode('self', { cs: 'Odhoďte tuto jednotku', en: 'Discard this unit' }, discard(self)),
    ),
    called('Nakrm Žrouta', 'Feed the Eater'),
  ),
);

export const hordeClimber = common(
  'horde-climber',
  ours('Šplhouni hordy', 'Horde Climber'),
  { cost: 0, life: 3, strength: 1, attack: 'melee', symbols: ['cunning'] },
  always(
    'climb',
    [add(only(self), 'moveMax', 1), allow('through', only(self), [kind('structure')])],
    called('Šplhání', 'Climb'),
  ),
);

/** SW-RULING-34: the bonus asks only for three straight spaces, by whatever permission. */
export const beastRider = common(
  'beast-rider',
  book('Vlčí jezdci', 'Beast Rider'),
  { cost: 2, life: 3, strength: 3, attack: 'melee', symbols: ['instinct'] },
  always('charge', [change(only(self), 'chargeMax', 'set', 4)], {
    ...called('Výpad', 'Charge'),
    if: asPrinted,
    clauses: ['SW-CARD-vlci-jezdci', 'SW-RULING-33'],
  }),
  always('charge-adjusted', [change(only(self), 'chargeMax', 'set', plus(stat(self, 'moveMax'), 2))], {
    ...called('Výpad', 'Charge'),
    if: asAdjusted,
  }),
  on('charge-bonus', moved(self, ge(calc('straightRun', ev('amount')), 3)), lasts('turn', strongerSelf(1)), {
    ...called('Výpad', 'Charge'),
    clauses: ['SW-CARD-vlci-jezdci-2', 'SW-RULING-34'],
  }),
);

export const hordeSlinger = common(
  'horde-slinger',
  book('Práčata hordy', 'Horde Slinger'),
  { cost: 0, life: 1, strength: 2, attack: 'ranged', symbols: ['instinct'] },
  tireless,
);

export const hordeClinger = common(
  'horde-clinger',
  ours('Přilnavci hordy', 'Horde Clinger'),
  { cost: 0, life: 2, strength: 2, attack: 'melee', symbols: ['cunning'] },
  always('immobile', [forbid('move', only(self), undefined, 2)], called('Nehybnost', 'Immobile')),
  on(
    'cling',
    moved(yours.units, is(self, near(1, ev('from')))),
    mayPlace('p', freeBeside(it), relocate(self, $('p'))),
    called('Přilnutí', 'Cling'),
  ),
);
