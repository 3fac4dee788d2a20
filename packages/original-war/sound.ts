import { type Game, OP_TABLE, type State } from '@bojiste/kernel';
import { ids } from './reads/lookup.ts';
import { COUNTER, COUNTERS } from './types.ts';

/** What may never be in Original War. For checked games. */

/** At the menu of a round no command is half carried out, and no share of an attack is left on anybody. */
export function unsound(g: Game, s: State): string[] {
  if (s.frames[s.frames.length - 1]?.op !== OP_TABLE) return [];
  const out: string[] = [];
  for (let seat = 0; seat < s.seats.length; seat++)
    if (s.zones[ids(g).played + seat].length > 0) out.push(`a command of seat ${seat} is still being carried out`);
  for (const card of s.cards)
    if (s.counters[card.id * COUNTERS + COUNTER.share] > 0)
      out.push(`a share of an attack is left on ${g.defs[card.def].decl.key}`);
  return out;
}
