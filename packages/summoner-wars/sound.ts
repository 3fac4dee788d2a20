import { F, type Game, known, OP_TABLE, type State, type Trace } from '@bojiste/kernel';
import { ids } from './reads/lookup.ts';
import { SPACES } from './rules/distance.ts';

/** What may never be in Summoner Wars, and what may never happen. For checked games. */

/** One object to a space; what lies under a unit stands on none of its own. */
export function unsound(g: Game, s: State): string[] {
  const out: string[] = [];
  for (let space = 0; space < SPACES; space++) {
    const count = s.zones[space].filter((id) => s.cards[id].host < 0).length;
    if (count > 1) out.push(`${count} objects at ${g.zones[space].name}`);
  }
  const menu = s.frames[s.frames.length - 1]?.op === OP_TABLE;
  if (menu && s.zones[ids(g).played].length > 0) out.push('an event is still being played');
  return out;
}

/** Nobody is paid for a unit of their own (SW-DMG-06). */
export function unsoundEvent(g: Game, s: State, happened: Trace): string[] {
  if (happened.k !== 'row' || happened.row[F.kind] !== ids(g).event.reward) return [];
  const ref = happened.row[F.subject];
  const lost = known(s, ref);
  if (lost === null || lost.control !== happened.row[F.by]) return [];
  return [`seat ${lost.control} is paid for its own ${g.defs[lost.def].decl.key}`];
}
