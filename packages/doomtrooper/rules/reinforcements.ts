import {
  type Card,
  type CardDecl,
  cond,
  type Game,
  linkOf,
  live,
  type Ref,
  refList,
  refOf,
  type State,
  setLink,
} from '@bojiste/kernel';
import { areaOf, combatCapable, combatNow, isFighter, rolesOf, warriorsOf } from '../reads/lookup.ts';
import { ROLE } from '../types.ts';

/**
 * Posily (DT-REINF-01 to 04, DT-RULING-86). Who helps is linked to the fighter and to the combat it helps in. Numbers
 * are changed by the card that called for help; what its group does is the fact `groupMode` of that card.
 */

/** Links from a helper to the fighter, and to the serial of the combat. */
const HELPS = 12;
const HELPS_IN = 13;

/** `add`: Z and S are added up, and the opponent chooses whom of the group he strikes. */
const GROUP_MODES: readonly unknown[] = ['add'];

/** What one member has, the group has only if all have it (DT-REINF-03, 04). */
const SHARED = ROLE.firstAttack | ROLE.alwaysFirst | ROLE.slayer | ROLE.artImmune | ROLE.darkImmune | ROLE.giftImmune;

function helpersOf(g: Game, s: State, fighter: Ref): Card[] {
  const out: Card[] = [];
  const serial = combatNow.serial(g, s);
  if (serial === 0) return out;
  for (let i = 0; i < s.links.length; i += 3) {
    if (s.links[i + 1] !== HELPS || s.links[i + 2] !== fighter) continue;
    const helper = live(s, s.links[i]);
    if (helper !== null && linkOf(s, s.links[i], HELPS_IN) === serial && g.zones[helper.zone].board) out.push(helper);
  }
  return out;
}

const groupOf = (g: Game, s: State, fighter: Ref): Ref[] => [fighter, ...helpersOf(g, s, fighter).map(refOf)];

const helpsSomebody = (g: Game, s: State, ref: Ref): boolean =>
  linkOf(s, ref, HELPS) >= 0 && linkOf(s, ref, HELPS_IN) === combatNow.serial(g, s);

/** Attacker, defender or one who helps them. */
export const takesPart = (g: Game, s: State, ref: Ref): boolean => isFighter(g, s, ref) || helpsSomebody(g, s, ref);

/** Same player, same area, able to fight, and no Doomtrooper beside a Dark Legionnaire (DT-REINF-02). */
function mayReinforce(g: Game, s: State, fighter: Card, card: Card): boolean {
  if (card === fighter || card.control !== fighter.control || takesPart(g, s, refOf(card))) return false;
  if (areaOf(g, card) !== areaOf(g, fighter) || !combatCapable(g, s, card)) return false;
  const sides = rolesOf(g, s, card) | rolesOf(g, s, fighter);
  const both = rolesOf(g, s, card) & rolesOf(g, s, fighter) & (ROLE.doomtrooper | ROLE.legion);
  return both !== 0 || (sides & ROLE.doomtrooper) === 0 || (sides & ROLE.legion) === 0;
}

const reinforcersOf = (g: Game, s: State, fighter: Ref): Ref[] => {
  const card = live(s, fighter);
  if (card === null || combatNow.frame(g, s) === null) return [];
  return warriorsOf(g, s, card.control)
    .filter((other) => mayReinforce(g, s, card, other))
    .map(refOf);
};

export function join(g: Game, s: State, helper: Ref, fighter: Ref): void {
  setLink(s, helper, HELPS, fighter);
  setLink(s, helper, HELPS_IN, combatNow.serial(g, s));
}

/** Roles of a fighter as those of its group. */
export function groupRoles(g: Game, s: State, card: Card, mask: number): number {
  if (s.links.length === 0 || (mask & SHARED) === 0 || !isFighter(g, s, refOf(card))) return mask;
  let shared = mask;
  for (const helper of helpersOf(g, s, refOf(card))) shared &= rolesOf(g, s, helper) | ~SHARED;
  return shared;
}

/** Help is over with the combat. */
export function sendHome(s: State, alive: ReadonlySet<number>): void {
  for (let i = s.links.length - 3; i >= 0; i -= 3) {
    if (s.links[i + 1] !== HELPS_IN || alive.has(s.links[i + 2])) continue;
    const helper = s.links[i];
    setLink(s, helper, HELPS, -1);
    setLink(s, helper, HELPS_IN, -1);
    i = s.links.length;
  }
}

/** A card that calls for help must say how its group fights; one that does not is refused when the game is loaded. */
export function withGroups(cards: readonly CardDecl[]): readonly CardDecl[] {
  for (const card of cards) {
    const calls = card.abilities.some((ability) => JSON.stringify(ability).includes('"verb":"join"'));
    if (calls && !GROUP_MODES.includes(card.facts?.groupMode))
      throw new Error(`${card.key} calls for reinforcements, but has no groupMode (DT-RULING-86)`);
  }
  return cards;
}

export const groupCalcs = {
  reinforcers: refList(['card'], (g, s, _, ref) => reinforcersOf(g, s, ref), {
    cs: 'možná posila* ze stejné oblasti|f:žena',
    en: 'possible reinforcement* from the same area|possible reinforcements',
  }),
  group: refList(['card'], (g, s, _, ref) => groupOf(g, s, ref)),
  hasHelpers: cond(['card'], (g, s, _, ref) => helpersOf(g, s, ref).length > 0),
};
