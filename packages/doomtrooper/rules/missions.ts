import { type CalcDecl, cond, type Game, idOf, type Ref, type State } from '@bojiste/kernel';
import { ids, inPlay } from '../reads/lookup.ts';

/** Přidělení úkolu (DT-MISS). */

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
  foremost: cond(['card'], (g, s, _, ref) => isForemost(g, s, ref), {
    cs: 'je {0:nom} nejstarší ze stejných úkolů hráče // není {0:nom} nejstarší ze stejných úkolů hráče',
    en: "{0} is the first of the player's equal missions // {0} is not the first of the player's equal missions",
  }),
};
