import { type CalcDecl, cond, type Game, idOf, type Ref, type State } from '@bojiste/kernel';
import { ids, inPlay } from './lookup.ts';

/** Mise (DT-MISS). */

/** Of equal missions of one player the earliest assigned one goes ahead (DT-MISS-10, DT-RULING-63). */
function isForemost(g: Game, s: State, ref: Ref): boolean {
  const own = s.cards[idOf(ref)];
  for (const id of s.zones[ids(g).attached]) {
    const other = s.cards[id];
    if (other.def !== own.def || other.control !== own.control) continue;
    if (inPlay(g, s, s.cards[idOf(other.host)])) return other === own;
  }
  return false;
}

export const missionCalcs: Readonly<Record<string, CalcDecl>> = {
  foremost: cond(['card'], (g, s, _, ref) => isForemost(g, s, ref)),
};
