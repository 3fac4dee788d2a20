import {
  $,
  always,
  atLeast,
  atMost,
  by,
  cause,
  chosen,
  count,
  divDown,
  draw,
  each,
  foe,
  forbid,
  gain,
  having,
  is,
  it,
  lasts,
  later,
  let_,
  mayPick,
  minus,
  noted,
  oblige,
  on,
  only,
  option,
  any as or,
  pickMany,
  plus,
  resource,
  self,
  seq,
  show,
  some,
  stat,
  you,
} from '@bojiste/kernel/effects/build';
import {
  any,
  asPrinted,
  attacked,
  attacking,
  handUnits,
  spared,
  startOf,
  theirs,
  yourDiscard,
  yourHand,
  yours,
} from '../../words.ts';
import { called, nationCards, ours } from '../build.ts';
import { discard, heal, roll, specials, specialsNow, stronger, strongerSelf, toHand } from '../effects.ts';
import { engage } from '../keywords.ts';

/** Předvoj (Vanguards): units. */

const { summoner, champion, common } = nationCards('vanguards');

/** Strength 2 as printed, 3 when adjusted. */
export const seraEldwyn = summoner(
  'sera-eldwyn',
  ours('Sera Eldwynová', 'Sera Eldwyn'),
  {
    life: 12,
    strength: 2,
    attack: 'ranged',
    symbols: ['divine', 'light'],
    layout: ['sera-eldwyn d1', 'starting-gate d3', 'citadel-knight c4', 'temple-priest e3'],
    epics: ['holy-judgment', 'holy-judgment'],
  },
  always('sera-adjusted', [strongerSelf(option('adjusted'))], {
    ...called('Úprava karty', 'Adjustment'),
    tags: ['rule'],
  }),
  on(
    'the-citadels-might',
    attacked(self, theirs.units, some(yours.units.named('citadel'))),
    mayPick('c', yourDiscard.kind('unit').named('citadel'), seq(show($('c')), toHand($('c')))),
    called('Moc Citadely', "The Citadel's Might"),
  ),
);

export const valnaStoutheart = champion(
  'valna-stoutheart',
  ours('Valna Chrabrá', 'Valna Stoutheart'),
  { cost: 6, life: 9, strength: 2, attack: 'melee', symbols: ['divine', 'light'] },
  on('guidance', startOf('summon'), draw(you, 2), called('Vedení', 'Guidance')),
  always(
    'citadel-champion',
    [strongerSelf(count(yours.units.named('citadel').within(2, self)))],
    called('Hrdinka Citadely', 'Citadel Champion'),
  ),
);

export const jacobEldwyn = champion(
  'jacob-eldwyn',
  ours('Jacob Eldwyn', 'Jacob Eldwyn'),
  { cost: 5, life: 6, strength: 2, attack: 'ranged', symbols: ['light'] },
  always('radiant-shot', [strongerSelf(divDown(resource(you, 'magic'), 2))], called('Zářivá střela', 'Radiant Shot')),
);

/** Rolled when the target is chosen; never below strength 1. Adjusted: only against an enemy's attack. */
export const coleenBrighton = champion(
  'coleen-brighton',
  ours('Coleen Brightonová', 'Coleen Brighton'),
  { cost: 6, life: 8, strength: 3, attack: 'melee', symbols: ['divine'] },
  on(
    'divine-shield',
    attacking(any.units, yours.units.named('citadel').within(3, self), or(asPrinted, is(cause, by(foe)))),
    seq(
      roll(self, 2),
      let_('a', cause),
      let_('n', minus(0, atMost(specialsNow, atLeast(0, minus(stat($('a'), 'strength'), 1))))),
      lasts({ scope: 'attack' }, stronger(only($('a')), $('n'))),
    ),
    {
      ...called('Božský štít', 'Divine Shield'),
      wording: {
        cs: 'Kdykoli je cílem útoku vlastní jednotka Citadely do 3 polí od této jednotky, hoďte 2 kostkami. Útočící jednotka má pro tento útok −1 k síle za každý hozený zvláštní symbol (síla neklesne pod 1).',
        en: 'Whenever a friendly Citadel unit within 3 spaces of this unit is attacked, roll 2 dice. The attacking unit gets −1 strength for this attack for each special symbol rolled (minimum strength 1).',
      },
    },
  ),
);

export const citadelArcher = common(
  'citadel-archer',
  ours('Lučištníci Citadely', 'Citadel Archer'),
  { cost: 2, life: 5, strength: 1, attack: 'ranged', symbols: ['light'] },
  on(
    'arrow-of-light',
    attacking(self),
    pickMany(
      'cs',
      handUnits,
      0,
      99,
      seq(
        let_('n', count(chosen('cs'))),
        each('c', chosen('cs'), seq(show($('c')), discard($('c')))),
        gain('magic', you, $('n')),
        lasts({ scope: 'attack' }, strongerSelf($('n'))),
      ),
      { distinct: 'name' },
    ),
    called('Šíp světla', 'Arrow of Light'),
  ),
);

export const citadelKnight = common(
  'citadel-knight',
  ours('Rytíři Citadely', 'Citadel Knight'),
  { cost: 2, life: 5, strength: 2, attack: 'melee', symbols: ['divine'] },
  engage,
  always(
    'protect',
    [oblige('attack', theirs.units.adjacentTo(self), [having('protect')])],
    called('Ochrana', 'Protect'),
  ),
);

export const citadelPaladin = common(
  'citadel-paladin',
  ours('Paladinové Citadely', 'Citadel Paladin'),
  { cost: 2, life: 4, strength: 3, attack: 'melee', symbols: ['light'] },
  on('intercession', attacked(self, theirs.units), draw(you, specials), called('Přímluva', 'Intercession')),
);

export const templePriest = common(
  'temple-priest',
  ours('Chrámoví kněží', 'Temple Priest'),
  { cost: 0, life: 2, strength: 2, attack: 'melee', symbols: ['divine'] },
  on(
    'heal',
    attacking(self, yours.troops),
    mayPick(
      'c',
      yourHand,
      seq(
        discard($('c')),
        lasts({ scope: 'attack' }, forbid('wound', only(self))),
        later(spared(self, any.units), { scope: 'attack' }, heal(it, plus(noted('melee'), specials))),
      ),
    ),
    called('Léčení', 'Heal'),
  ),
);
