import {
  $,
  counter,
  each,
  let_,
  mayOneOf,
  mayPick,
  mode,
  on,
  oneOf,
  pay,
  pick,
  plus,
  self,
  seq,
  some,
  spend,
  spendCounter,
  together,
} from '@bojiste/kernel/effects/build/index';
import { attacked, moved, summoned, yours } from '../../words.ts';
import { called, nationCards, ours } from '../build.ts';
import { boost, push, unboost } from '../effects.ts';
import { imbuedLife, imbuedSpeed, imbuedStrength, momentum, prepare, swiftShot, trample } from '../keywords.ts';

/** Savanští elfové (Savanna Elves): units. */

const { summoner, champion, common } = nationCards('savanna-elves');

export const abuaShi = summoner(
  'abua-shi',
  ours('Abua Ši', 'Abua Shi'),
  {
    life: 10,
    strength: 5,
    attack: 'ranged',
    symbols: ['earth', 'spirit'],
    layout: ['abua-shi d1', 'starting-gate d2', 'border-archer d3', 'lioness c3'],
    epics: ['chant-of-power', 'chant-of-power'],
  },
  on(
    'spirit-bond',
    moved(self),
    mayPick(
      'u',
      yours.units.within(3, self),
      seq(let_('n', counter(self, 'boost')), boost($('u'), plus($('n'), 1)), unboost(self, $('n'))),
    ),
    called('Pouto duchů', 'Spirit Bond'),
  ),
);

export const makeindaRu = champion(
  'makeinda-ru',
  ours('Makeinda Ru', 'Makeinda Ru'),
  { cost: 5, life: 9, strength: 2, attack: 'ranged', symbols: ['spirit'] },
  prepare,
  swiftShot,
);

export const mitiKyru = champion(
  'miti-kyru',
  ours('Miti Kyru', 'Miti Kyru'),
  { cost: 5, life: 7, strength: 4, attack: 'melee', symbols: ['earth', 'spirit'] },
  on(
    'inspire',
    moved(self),
    together(each('u', yours.units.adjacentTo(self), boost($('u')))),
    called('Povzbuzení', 'Inspire'),
  ),
  on(
    'withdraw',
    attacked(self),
    mayOneOf(
      mode(
        'boost',
        { cs: 'utratit posílení', en: 'spend a boost' },
        seq(pay(spendCounter('boost', 1)), push(self, 1, 2)),
      ),
      mode('magic', { cs: 'zaplatit magii', en: 'pay magic' }, seq(pay(spend('magic', 1)), push(self, 1, 2))),
    ),
    called('Stažení', 'Withdraw'),
  ),
);

export const mitiMumway = champion(
  'miti-mumway',
  ours('Miti Mumvej', 'Miti Mumway'),
  { cost: 8, life: 11, strength: 1, attack: 'melee', symbols: ['earth'] },
  imbuedStrength,
  ...trample,
);

export const borderArcher = common(
  'border-archer',
  ours('Pohraniční lučištníci', 'Border Archer'),
  { cost: 2, life: 4, strength: 2, attack: 'ranged', symbols: ['spirit'] },
  prepare,
  swiftShot,
);

export const lioness = common(
  'lioness',
  ours('Lvice', 'Lioness'),
  { cost: 2, life: 2, strength: 3, attack: 'melee', symbols: ['earth'] },
  momentum,
  imbuedLife,
);

export const rhinoceros = common(
  'rhinoceros',
  ours('Nosorožci', 'Rhinoceros'),
  { cost: 2, life: 5, strength: 2, attack: 'melee', symbols: ['earth'] },
  imbuedSpeed,
  ...trample,
);

export const spiritMage = common(
  'spirit-mage',
  ours('Mágové duchů', 'Spirit Mage'),
  { cost: 1, life: 2, strength: 3, attack: 'ranged', symbols: ['spirit'] },
  on('charged', summoned(self), boost(self), called('Nabití', 'Charged')),
  on(
    'commune-with-spirits',
    moved(self),
    oneOf(
      mode('self', { cs: 'posílit se', en: 'boost itself' }, boost(self)),
      mode(
        'other',
        { cs: 'předat posílení', en: 'pass a boost on' },
        seq(pay(spendCounter('boost', 1)), pick('u', yours.units.within(3, self), boost($('u')))),
        some(yours.units.within(3, self)),
      ),
    ),
    called('Rozmluva s duchy', 'Commune with Spirits'),
  ),
);
