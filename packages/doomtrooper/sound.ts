import { F, type Game, goingOn, has, itemIndex, OP_TABLE, type State, type Trace } from '@bojiste/kernel';
import { ids } from './reads/lookup.ts';
import { FLAG } from './types.ts';
import { KILL } from './verbs/harm.ts';

/** What may never be in Doomtrooper, and what may never happen. For checked games. */

/** At the menu of a turn no combat is under way, no card is half played, and nobody is left dying. */
export function unsound(g: Game, s: State): string[] {
  // Actions that a card gives are taken while it is being played.
  const at = s.frames.length - 1;
  const top = s.frames[at];
  const menu = top !== undefined && (top.op === OP_TABLE || goingOn(top));
  if (!menu || itemIndex(s, at) >= 0) return [];
  const z = ids(g);
  const out: string[] = [];
  for (const zone of [z.played, z.inCombat])
    for (const id of s.zones[zone]) out.push(`${g.defs[s.cards[id].def].decl.key} is left in ${g.zones[zone].name}`);
  for (const id of s.field)
    if (has(s.cards[id], FLAG.dying)) out.push(`${g.defs[s.cards[id].def].decl.key} is left dying`);
  return out;
}

/** Nobody gets victory points for an own warrior (DT-FIGHT-60). */
export function unsoundEvent(g: Game, _: State, happened: Trace): string[] {
  if (happened.k !== 'row' || happened.row[F.kind] !== ids(g).event('killed') || happened.subject === null) return [];
  const { subject, row } = happened;
  if ((row[F.extra] & KILL.victory) === 0 || subject.control !== row[F.by]) return [];
  return [`seat ${row[F.by]} is paid for its own ${g.defs[subject.def].decl.key}`];
}
