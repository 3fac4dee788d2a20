import {
  type CalcDecl,
  type Card,
  cond,
  type Game,
  idOf,
  isCalled,
  linkOf,
  live,
  type Ref,
  refList,
  refOf,
  type State,
  trait,
} from '@bojiste/kernel';
import { areaOf, everybody, factOf, hasRole, isKind, rolesOf, warriorsOf } from '../reads/lookup.ts';
import { KIND, LINK, ROLE, STAT } from '../types.ts';

/** Velitelé a seržanti (DT-CMD, DT-RULING-97, 98). */

const t = (cs: string, en: string) => ({ cs, en });

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
  if (typeof kind === 'string') return isCalled(g, s, card, kind) ? package_ : 0;
  if (linkOf(s, refOf(card), LINK.unit) !== refOf(commander) || areaOf(g, commander) !== 0) return 0;
  return (rolesOf(g, s, card) & rolesOf(g, s, commander) & 63) === 0 ? 0 : package_;
}

export const commandCalcs: Readonly<Record<string, CalcDecl>> = {
  leads: cond(['card', 'card'], (g, s, _, commander, ref) => leads(g, s, commander, ref)),
  mayCommand: trait(
    ['card', 'card'],
    (g, s, _, a, b) => mayCommand(g, s, s.cards[idOf(b)], s.cards[idOf(a)]),
    t('{0:nom} mu může být přidělen', '{0} can be assigned to it'),
    t(
      'stejné korporace s nižším H (kromě osobností)',
      'of the same corporation with lower V (other than a personality)',
    ),
  ),
  isLedBy: cond(['card', 'card'], (g, s, _, ref, by) => leads(g, s, by, ref)),
  unit: refList(
    ['card'],
    (g, s, _, ref) => everybody(g, s, (card) => leads(g, s, ref, refOf(card))),
    t('bojovník* jeho jednotky|m:pán;p1=bojovníci,p6=bojovnících', 'warrior* of its unit|warriors'),
  ),
};
