import { assuming, type Card, type Game, refOf, type State, tagsOf } from '@bojiste/kernel';
import { KIND, ROLE } from '../types.ts';
import { factOf, hasRole, ids, takers } from './lookup.ts';
import { suspended } from './roles.ts';

/**
 * Abilities without effect: of warriors and cards out of play and of everything on them (DT-TARGET-02, DT-RULING-64), and of
 * attachments whose bearer no longer meets their condition (DT-EQUIP-12, DT-DARK-11, DT-KI-05).
 */

/** A condition on roles is judged by roles that no attachment with a condition gives; those are nobody's roles else. */
let judging = false;

function judge(test: () => boolean): boolean {
  judging = true;
  try {
    return assuming(test);
  } finally {
    judging = false;
  }
}

/** Is the bearer out of play by something on it? */
function isAway(g: Game, s: State, host: Card): boolean {
  const attached = s.zones[ids(g).attached];
  const ref = refOf(host);
  for (let i = 0; i < attached.length; i++) {
    const item = s.cards[attached[i]];
    if (item.host !== ref || takers(g)[item.def] === 0) continue;
    return !judging && takenOut(g, s, host);
  }
  return false;
}

const takenOut = (g: Game, s: State, host: Card): boolean => judge(() => hasRole(g, s, host, ROLE.outOfPlay));
const unfit = (g: Game, s: State, card: Card): boolean =>
  judge(() => suspended(g, s, card, (bearer) => tagsOf(g, s, bearer)));

export function sleeps(g: Game, s: State, card: Card): boolean {
  if (card.zone !== ids(g).attached)
    return (g.defs[card.def].kinds & KIND.warrior) !== 0 && g.zones[card.zone].board && isAway(g, s, card);
  // What takes somebody out of play goes on doing so.
  if (takers(g)[card.def] === 1) return false;
  if (isAway(g, s, s.cards[card.host & 4095])) return true;
  if (factOf(g, card, 'requires') === undefined) return false;
  return judging || unfit(g, s, card);
}
