import { type Card, type Change, type Game, refOf, type State, tagsOf } from '@bojiste/kernel';
import { KIND } from '../types.ts';
import { factOf, ids, perGame } from './lookup.ts';
import { suspended } from './roles.ts';

/**
 * Abilities without effect: of warriors and cards out of play and of everything on them (DT-TARGET-02, DT-RULING-64), and of
 * attachments whose bearer no longer meets their condition (DT-EQUIP-12, DT-DARK-11, DT-KI-05).
 */

const takesOut = (change: Change): boolean => change.k === 'tag' && change.tag === 'outOfPlay';

/** Definitions of cards that take their bearer out of play. */
const takers = perGame((g) =>
  Uint8Array.from(g.defs, ({ decl }) =>
    decl.abilities.some((ability) => ability.kind === 'always' && ability.what.some(takesOut)) ? 1 : 0,
  ),
);

/** Is the bearer out of play by something on it? */
function isAway(g: Game, s: State, host: Card): boolean {
  const attached = s.zones[ids(g).attached];
  if (attached.length === 0) return false;
  const ref = refOf(host);
  for (let i = 0; i < attached.length; i++) {
    const item = s.cards[attached[i]];
    if (item.host === ref && takers(g)[item.def] === 1) return true;
  }
  return false;
}

/** A condition on roles is judged by roles that no attachment with a condition gives. */
let judging = false;

export function sleeps(g: Game, s: State, card: Card): boolean {
  const z = ids(g);
  if (card.zone !== z.attached) return (g.defs[card.def].kinds & KIND.warrior) !== 0 && areaWarriorAway(g, s, card);
  const host = s.cards[card.host & 4095];
  // What takes somebody out of play goes on doing so.
  if (takers(g)[card.def] === 1) return false;
  if (isAway(g, s, host)) return true;
  if (factOf(g, card, 'requires') === undefined) return false;
  if (judging) return true;
  judging = true;
  const asleep = suspended(g, s, card, (bearer) => tagsOf(g, s, bearer));
  judging = false;
  return asleep;
}

const areaWarriorAway = (g: Game, s: State, card: Card): boolean => g.zones[card.zone].board && isAway(g, s, card);
