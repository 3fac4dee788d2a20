import type { Ability, CardDecl, Filter } from '@bojiste/kernel';
import {
  $,
  always,
  bearing,
  bind,
  type Cards,
  calc,
  cardsBy,
  forbid,
  inZone,
  is,
  isCard,
  no,
  pick,
  respond,
  self,
  seq,
  tag,
  tagged,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/anytime.ts';
import type { Role } from '../types.ts';
import { called, search, worth, yours } from '../words.ts';
import { me } from './common.ts';
import type { Values } from './limits.ts';
import { type Bonus, bonus, keyOf, type Names, react, t, type WarriorExtra, w, warrior } from './make.ts';

/** Families of warriors: cards that differ in data only. */

export const other: Filter = no(isCard(self));
export const inSquad = { if: is(self, inZone('squad', you)) };

/** Strengthens others of a group, never himself (DT-SELF-01). */
export const strengthens = (key: string, group: Cards, values: Bonus, more: { squad?: boolean } = {}): Ability =>
  always(key, bonus(group.with(other), values), more.squad === true ? inSquad : {});

/** Follower of an Apostle. */
export const follower = (apostle: string, ...more: string[]) => ({ words: [`follower:${apostle}`, ...more] });

/** A weapon of this name is the one in use. */
export const wields = (weapon: string): Filter => bearing(called(weapon), where('x', calc('wielded', $('x'))));

const wz = (kinds: WarriorExtra['kinds'], words: readonly string[] = []): WarriorExtra => ({
  set: 'warzone',
  kinds: kinds ?? [],
  words: ['commander', ...words],
});

/** A captain in the Squad: the lesser warriors of his corporation kill whom they wound. */
export const captain = (
  names: Names,
  values: Values,
  role: Role,
  top: number,
  abilities: readonly Ability[] = [],
): CardDecl =>
  warrior(
    names,
    values,
    [role],
    [...abilities, always(keyOf(names[0]), [tag(yours.of(role).with(worth('le', top)), 'slayer')], inSquad)],
    wz(['captain']),
  );

/** A sergeant leads a unit of equal warriors of his corporation (DT-CMD-04 to 14). */
export const sergeant = (names: Names, values: Values, role: Role, abilities: readonly Ability[] = []): CardDecl =>
  warrior(
    names,
    values,
    [role],
    [
      ...abilities,
      respond(
        'assign',
        pick('w', yours.warriors.with(where('x', calc('mayCommand', $('x'), self))), seq(react, bind('unit', w, self))),
        {
          name: t('Přidělení k seržantovi', 'Assign to the sergeant'),
          tags: [...ANYTIME],
          clauses: ['DT-CMD-08'],
        },
      ),
      always('sergeant', bonus(cardsBy('unit', self), [4, 4, 4, 4])),
    ],
    { ...wz(['sergeant']), facts: { package: 16 } },
  );

/** Inspires his comrades in the Squad. */
export const standardBearer = (names: Names, values: Values, role: Role): CardDecl =>
  warrior(
    names,
    values,
    [role],
    [always(keyOf(names[0]), bonus(yours.of(role).with(inZone('squad', you), other), [0, 0, 2]), inSquad)],
    { set: 'warzone', words: ['standard-bearer'] },
  );

/** A cultist: a Doomtrooper or of the Dark Legion, as his player says (DT-CULT-01 to 04). */
export const cultist = (names: Names, values: Values, apostle: string, book = false): CardDecl =>
  warrior(
    names,
    values,
    ['legion'],
    [
      always('cultist.peace', [forbid('attack', me, [tagged('brotherhood')])]),
      respond('cultist', verb('switchSide', self), {
        name: t('Změna strany', 'Change sides'),
        tags: [...ANYTIME],
        clauses: ['DT-CULT-01'],
      }),
    ],
    { book, set: 'inquisition', ...follower(apostle, 'cultist') },
  );

/** A card from the collection comes into the own Cohort. */
export const raises = (word: string) =>
  search('u', cardsBy('collection').named(word), verb('settle', $('u'), { k: 'zone', zone: 'cohort', of: you }));

/** Your warriors with this word in their name. */
export const yourOwn = (word: string): Cards => yours.warriors.with(called(word));
