import {
  $,
  add,
  allow,
  always,
  change,
  count,
  each,
  hostOf,
  may,
  mayOneOf,
  mayPick,
  mode,
  on,
  only,
  option,
  pay,
  pick,
  self,
  seq,
  some,
  spendCounter,
  tag,
  together,
  where,
} from '@bojiste/kernel/effects/build';
import { endOf, moved, theirs, yours } from '../../words.ts';
import { book, called, nationCards } from '../build.ts';
import { boost, damage, push, strongerSelf, tuck } from '../effects.ts';
import { momentum, slow, trample } from '../keywords.ts';

/** Polární trpaslíci (Polar Dwarves): units. */

const { summoner, champion, common } = nationCards('polar-dwarves');

export const svara = summoner(
  'svara',
  book('Svara', 'Svara'),
  {
    life: 12,
    strength: 3,
    attack: 'ranged',
    symbols: ['logic', 'water'],
    layout: ['svara d1', 'starting-gate d3', 'frost-mage c3', 'ice-golem c2'],
    epics: ['ice-ram', 'ice-ram'],
  },
  on('structural-shift', moved(self), mayPick('b', yours.structures.within(3, self), push($('b'))), {
    ...called('Plovoucí stavby', 'Structural Shift'),
    clauses: ['SW-CARD-svara'],
  }),
);

export const nadiana = champion(
  'nadiana',
  book('Nadiana', 'Nadiana'),
  { cost: 6, life: 7, strength: 2, attack: 'ranged', symbols: ['water'] },
  always('greater-frost-bolt', [strongerSelf(count(yours.structures.within(2, self)))], {
    ...called('Velká mrazivá síla', 'Greater Frost Bolt'),
    clauses: ['SW-CARD-nadiana', 'SW-EX-22'],
  }),
);

export const ollag = champion(
  'ollag',
  book('Ollag', 'Ollag'),
  { cost: 5, life: 7, strength: 3, attack: 'melee', symbols: ['logic'] },
  always('cold-snap', [add(yours.structures, 'life', 1)], {
    ...called('Pevný led', 'Cold Snap'),
    clauses: ['SW-CARD-ollag', 'SW-RULING-18'],
  }),
);

export const jarmund = champion(
  'jarmund',
  book('Jarmund', 'Jarmund'),
  { cost: 5, life: 7, strength: 3, attack: 'ranged', symbols: ['logic', 'water'] },
  momentum,
  on(
    'ice-shards',
    endOf('build'),
    may(
      seq(
        pay(spendCounter('boost', 1)),
        together(
          each('u', theirs.units.with(where('x', some(yours.structures.adjacentTo($('x'))))), damage($('u'), 1)),
        ),
      ),
    ),
    { ...called('Ledové střepiny', 'Ice Shards'), clauses: ['SW-CARD-jarmund-2', 'SW-RULING-53'] },
  ),
);

export const frostMage = common(
  'frost-mage',
  book('Mrazoví mágové', 'Frost Mage'),
  { cost: 1, life: 4, strength: 1, attack: 'ranged', symbols: ['water'] },
  always('frost-bolt', [strongerSelf(count(yours.structures.adjacentTo(self)))], {
    ...called('Mrazivá síla', 'Frost Bolt'),
    clauses: ['SW-CARD-mrazovi-magove'],
  }),
);

export const iceGolem = common(
  'ice-golem',
  book('Ledoví golemové', 'Ice Golem'),
  { cost: 2, life: 5, strength: 2, attack: 'melee', symbols: ['logic'], also: ['structure'] },
  always('living-gate', [tag(only(self), 'gate')], {
    ...called('Živoucí portál', 'Living Gate'),
    clauses: ['SW-CARD-ledovi-golemove'],
  }),
  always('mobile-structure', [allow('move', only(self))], {
    ...called('Pohyblivá stavba', 'Mobile Structure'),
    clauses: ['SW-CARD-ledovi-golemove-2'],
  }),
  slow,
);

export const bearCavalry = common(
  'bear-cavalry',
  book('Medvědí kavalerie', 'Bear Cavalry'),
  { cost: 3, life: 5, strength: 3, attack: 'melee', symbols: ['water'] },
  ...trample,
);

/** SW-RULING-57, -58: while tucked, only the effect for the host works. */
export const iceSmith = common(
  'ice-smith',
  book('Ledoví kováři', 'Ice Smith'),
  { cost: 0, life: 2, strength: 2, attack: 'melee', symbols: ['logic'] },
  on(
    'frost-axe',
    moved(self),
    mayOneOf(
      mode('boost', { cs: 'Přidejte na tuto jednotku 1 posílení', en: 'Put 1 boost on this unit' }, boost(self)),
      mode(
        'tuck',
        {
          cs: 'Odstraňte z této jednotky 1 posílení a zasuňte ji pod jinou vlastní běžnou jednotku do 3 polí',
          en: 'Spend 1 boost of this unit and put it under another friendly common within 3 spaces',
        },
        pick('u', yours.commons.within(3, self), seq(pay(spendCounter('boost', 1)), tuck(self, $('u')))),
      ),
    ),
    { ...called('Sekera mrazu', 'Frost Axe'), clauses: ['SW-CARD-ledovi-kovari', 'SW-RULING-53'] },
  ),
  always('frost-axe-under', [change(only(hostOf(self)), 'meleePerSpecial', 'max', option('frostAxe'))], {
    ...called('Sekera mrazu', 'Frost Axe'),
    live: ['tucked'],
    clauses: ['SW-CARD-ledovi-kovari-2', 'SW-RULING-57', 'SW-RULING-58'],
  }),
);
