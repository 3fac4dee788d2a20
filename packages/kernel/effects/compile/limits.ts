import type { Game } from '../../run/game.ts';
import { TAG_LIMIT } from '../../run/tags.ts';
import { CARD_LIMIT } from '../../state/records.ts';

/**
 * What a game may have at most, because it is kept in bits. Whatever is beyond is refused when the game is loaded, by
 * name: a bit that falls off the end would silently become another thing.
 */

export const KIND_LIMIT = 128;
const WORD = 32;
/** Answers in windows are written in 24 bits: the ability above, the card in the lower twelve. */
const ABILITY_LIMIT = 2 ** 24 / CARD_LIMIT;
/** Seats are written with one letter each. */
const SEAT_LIMIT = 8;

interface Limit {
  readonly what: string;
  readonly most: number;
  readonly names: readonly string[];
}

function limitsOf({ def, names }: Game): Limit[] {
  const named = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);
  return [
    { what: 'tags', most: TAG_LIMIT, names: named(def.tags) },
    { what: 'kinds', most: KIND_LIMIT, names: named(def.kinds) },
    { what: 'flags', most: WORD, names: named(def.flags) },
    { what: 'steps of turns', most: WORD, names: [...names.steps.keys()] },
    { what: 'groups of zones', most: WORD, names: [...names.groups.keys()] },
    { what: 'abilities', most: ABILITY_LIMIT, names: [...names.abilities.keys()] },
  ];
}

export function checkLimits(g: Game): void {
  const { id, maxSeats } = g.def;
  for (const { what, most, names } of limitsOf(g)) {
    if (names.length > most)
      throw new Error(`${id}: ${names.length} ${what}, but at most ${most}: "${names[most]}" is one too many`);
  }
  if (maxSeats > SEAT_LIMIT) throw new Error(`${id}: ${maxSeats} seats, but at most ${SEAT_LIMIT}`);
}
