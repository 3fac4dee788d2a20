import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  always,
  calc,
  count,
  forbid,
  isCard,
  kind,
  no,
  self,
  times,
  where,
} from '@bojiste/kernel/effects/build/index';
import type { TRIBES } from '../types.ts';
import { yours } from '../words.ts';
import { me } from './common.ts';
import { t, type WarriorExtra, warrior } from './make.ts';

/** What warriors of the tribes have in common. */

/** So much for each comrade with this word in the same area. */
export const mates = (key: string, word: string, n: number): CardDecl['abilities'][number] =>
  always(
    key,
    (['fight', 'shoot', 'armor'] as const).map((stat) =>
      add(
        me,
        stat,
        times(n, count(yours.warriors.named(word).with(no(isCard(self)), where('x', calc('sameArea', $('x'), self))))),
      ),
    ),
  );
export const onFoot = always('on-foot', [forbid('receive', me, [kind('beast')])]);
export const tribal =
  (role: (typeof TRIBES)[number]) =>
  (
    names: readonly [string, string],
    values: Parameters<typeof warrior>[1],
    abilities: CardDecl['abilities'] = [],
    book = false,
    extra: Partial<WarriorExtra> = {},
  ) =>
    warrior(names, values, [role], abilities, { set: 'paradise-lost', area: 'station', book, ...extra });
export const asBeast = always(
  'as-beast',
  [forbid('receive', me, [kind('beast')]), forbid('receive', me, [kind('vehicle')]), forbid('transfer', me)],
  {
    name: t('Považován za zvíře', 'Considered a beast'),
  },
);
export const beastly = { words: ['as-beast'] };
