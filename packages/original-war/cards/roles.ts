import type { CardDef } from '@bojiste/kernel';
import { tags } from '../names.ts';
import { WEAPONS } from '../types.ts';

/** What a card is by print: its attack type and chassis as roles. */

const bits = new WeakMap<CardDef, number>();
const names = tags.map((tag) => tag.name);

export function printedRoles(def: CardDef): number {
  let mask = bits.get(def);
  if (mask === undefined) {
    const words = [WEAPONS[def.decl.stats.weapon ?? 0], `${String(def.decl.facts?.chassis)}-chassis`];
    mask = 0;
    for (const word of words) if (names.includes(word)) mask |= 1 << names.indexOf(word);
    bits.set(def, mask);
  }
  return mask;
}
