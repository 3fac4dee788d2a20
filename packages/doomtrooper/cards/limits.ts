import type { Ability, Change } from '@bojiste/kernel';
import { always, forbid, only, self } from '@bojiste/kernel/effects/build/index';

/** What warriors may not do: by their values, and by what is printed on them. */

/** Z/S/O/H; `null` is struck through (DT-NOFIGHT-01, 05). */
export type Values = readonly [number | null, number | null, number | null, number];

const NEVER = 2;
/** What struck-through values forbid. */
export const barred = (values: Values): Ability[] => {
  if (values[0] === null && values[1] === null)
    return [
      always('never-fights', [
        forbid('combat', only(self), undefined, NEVER),
        forbid('cover', only(self), undefined, NEVER),
      ]),
    ];
  if (values[0] === null) return [always('no-close-combat', [forbid('closeCombat', only(self), undefined, NEVER)])];
  return values[1] === null ? [always('no-shooting', [forbid('shooting', only(self), undefined, NEVER)])] : [];
};

/** What only forbids something to the warrior himself is a restriction: it stays when abilities are lost. */
const binds = (c: Change): boolean =>
  c.k === 'rule' && c.mode === 'forbid' && c.of.from.k === 'one' && c.of.from.ref.k === 'self';
export const restricted = (ability: Ability): Ability =>
  ability.kind === 'always' && ability.what.every(binds) ? { ...ability, stays: true } : ability;
