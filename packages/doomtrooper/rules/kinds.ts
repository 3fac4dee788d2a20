import { type Card, type Game, linkOf, live, type Ref, refOf, type Seat, type State } from '@bojiste/kernel';
import { KIND, LINK, ROLE, STAT } from '../types.ts';
import { areaOf, factOf, granted, hasRole, isFighter, isKind, may, rolesOf, warriorsOf } from './lookup.ts';

/** Sesilatelé (DT-ART-03 to 22), velitelé a seržanti (DT-CMD, DT-RULING-97, 98), vězni (DT-TARGET-08). */

export function mayCast(g: Game, s: State, card: Card, spell: Card): boolean {
  const roles = rolesOf(g, s, card);
  if ((roles & (ROLE.imprisoned | ROLE.outOfPlay)) !== 0 || !may(g, s, 'art', card)) return false;
  if (!granted(g, s, 'castAny', card) && !granted(g, s, 'cast', card, spell)) return false;
  // DT-ART-16: a personal combat spell needs its caster in the fight.
  return !isKind(g, spell, KIND.personalSpell) || isFighter(g, s, refOf(card)) || granted(g, s, 'farSpells', card);
}

export const castersOf = (g: Game, s: State, seat: Seat, spell: Card): Ref[] =>
  warriorsOf(g, s, seat)
    .filter((card) => mayCast(g, s, card, spell))
    .map(refOf);

/** DT-ART-17 to 20: never for the Dark Legion, unless the caster has gone over or may help anybody. */
export function mayHelp(g: Game, s: State, caster: Card, target: Card): boolean {
  if (granted(g, s, 'artForAll', caster)) return true;
  const from = rolesOf(g, s, caster);
  const to = rolesOf(g, s, target);
  const legion = (to & ROLE.legion) !== 0;
  const trooper = (to & ROLE.doomtrooper) !== 0;
  if (!legion && !trooper) return true;
  return (legion && (from & ROLE.legion) !== 0) || (trooper && (from & ROLE.doomtrooper) !== 0);
}

/** DT-CMD-04 to 07: equal, lesser, plain warriors of the sergeant's own corporation. */
export function mayCommand(g: Game, s: State, sergeant: Card, card: Card): boolean {
  if (card === sergeant || card.control !== sergeant.control) return false;
  if (isKind(g, card, KIND.personality | KIND.sergeant | KIND.captain)) return false;
  if (g.defs[card.def].stats[STAT.value] >= g.defs[sergeant.def].stats[STAT.value]) return false;
  if ((rolesOf(g, s, card) & rolesOf(g, s, sergeant) & 63) === 0) return false;
  if (live(s, linkOf(s, refOf(card), LINK.unit)) !== null) return false;
  const unit = firstLedBy(g, s, sergeant);
  return unit === undefined || unit.def === card.def;
}

const firstLedBy = (g: Game, s: State, sergeant: Card): Card | undefined =>
  warriorsOf(g, s, sergeant.control).find((card) => linkOf(s, refOf(card), LINK.unit) === refOf(sergeant));

/** Does this commander's bonus reach the warrior, and is it the one that counts (DT-CMD-14, DT-RULING-98)? */
export function leads(g: Game, s: State, commander: Ref, ref: Ref): boolean {
  const card = live(s, ref);
  if (card === null) return false;
  let best = -1;
  let sum = -1;
  for (const other of warriorsOf(g, s, card.control)) {
    const n = bonusOf(g, s, other, card);
    if (n > sum) {
      sum = n;
      best = refOf(other);
    }
  }
  return sum > 0 && best === commander;
}

/** Sum of the package a commander gives to this warrior, 0 when it does not reach him. */
function bonusOf(g: Game, s: State, commander: Card, card: Card): number {
  const package_ = factOf(g, commander, 'package');
  if (typeof package_ !== 'number' || commander === card || hasRole(g, s, commander, ROLE.imprisoned)) return 0;
  const kind = factOf(g, commander, 'commands');
  if (typeof kind === 'string') return g.defs[card.def].words.includes(kind) ? package_ : 0;
  if (linkOf(s, refOf(card), LINK.unit) !== refOf(commander) || areaOf(g, commander) !== 0) return 0;
  return (rolesOf(g, s, card) & rolesOf(g, s, commander) & 63) === 0 ? 0 : package_;
}
