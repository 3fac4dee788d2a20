import {
  $,
  could,
  counter,
  each,
  mayOneOf,
  mayPick,
  mode,
  on,
  oneOf,
  pay,
  pick,
  self,
  seq,
  spend,
  spendCounter,
  together,
  where,
} from '@bojiste/kernel/effects/build';
import { attacked, moved, summoned, yours } from '../../words.ts';
import { called, nationCards, ours } from '../build.ts';
import { boost, moveBoosts, push } from '../effects.ts';
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
    mayPick('u', yours.units.within(3, self), seq(boost($('u')), moveBoosts(self, $('u'), counter(self, 'boost')))),
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
        {
          cs: 'Odstraňte z této jednotky 1 posílení a zatlačte ji o 1 až 2 pole',
          en: 'Spend 1 boost of this unit and force it 1 to 2 spaces',
        },
        seq(pay(spendCounter('boost', 1)), push(self, 1, 2)),
      ),
      mode(
        'magic',
        {
          cs: 'Zaplaťte 1 magii a zatlačte tuto jednotku o 1 až 2 pole',
          en: 'Pay 1 magic and force this unit 1 to 2 spaces',
        },
        seq(pay(spend('magic', 1)), push(self, 1, 2)),
      ),
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
      mode('self', { cs: 'Přidejte na tuto jednotku 1 posílení', en: 'Put 1 boost on this unit' }, boost(self)),
      mode(
        'other',
        {
          cs: 'Přesuňte z této jednotky 1 posílení na vlastní jednotku do 3 polí',
          en: 'Move 1 boost from this unit to a friendly unit within 3 spaces',
        },
        pick(
          'u',
          yours.units.within(3, self).with(where('x', could(moveBoosts(self, $('x'), 1)))),
          moveBoosts(self, $('u'), 1),
        ),
      ),
    ),
    called('Rozmluva s duchy', 'Commune with Spirits'),
  ),
);
